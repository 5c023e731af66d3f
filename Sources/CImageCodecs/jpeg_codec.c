#include "jpeg_codec.h"

#include "exif_reader.h"
#include "row_reducer.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

// Real pictures have about ten scans; a small file with thousands would keep a processor busy.
enum { MOST_SCANS = 500 };
// A file of several scans is unpacked whole before its first row comes out.
enum { MOST_MEMORY = 1 << 30 };

// One use of libjpeg: everything that must survive the jump out of it.
typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf exit;
  codec_status failure;
  const codec_flag *cancelled;
  codec_jpeg_report *report;
  bool is_damaged, has_ended;
  int first_bad_row;
  row_reducer *reducer;
  uint8_t *row;
} session;

static _Noreturn void leave(session *s, codec_status failure) {
  s->failure = failure;
  longjmp(s->exit, 1);
}

static void on_error(j_common_ptr jpeg) {
  session *s = jpeg->client_data;
  jpeg->err->format_message(jpeg, s->report->message);
  int code = jpeg->err->msg_code;
  bool is_memory = code == JERR_OUT_OF_MEMORY || code == JERR_NO_BACKING_STORE;
  leave(s, is_memory ? CODEC_OUT_OF_MEMORY : CODEC_DAMAGED);
}

// A file of several scans is collected before its first row comes out.
static int row_being_read(session *s) {
  struct jpeg_decompress_struct *jpeg = &s->jpeg;
  if (jpeg->output_height == 0) return 0;  // still in the header
  if (!jpeg_has_multiple_scans(jpeg)) return (int)jpeg->output_scanline;
  if (jpeg->input_scan_number > 1) return (int)jpeg->output_height;
  uint64_t rows = jpeg->total_iMCU_rows ? jpeg->total_iMCU_rows : 1;
  return (int)(jpeg->input_iMCU_row * (uint64_t)jpeg->output_height / rows);
}

static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  session *s = jpeg->client_data;
  switch (jpeg->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
      return;
    case JWRN_JPEG_EOF:
      s->has_ended = true;
      // Bits are read ahead: if rows are really missing, JWRN_HIT_MARKER follows. Whole scans can
      // be missing without one.
      if (s->jpeg.output_height == 0 || !jpeg_has_multiple_scans(&s->jpeg)) return;
  }
  if (s->is_damaged) return;
  s->is_damaged = true;
  s->first_bad_row = row_being_read(s);
  jpeg->err->format_message(jpeg, s->report->message);
}

static void on_progress(j_common_ptr jpeg) {
  session *s = jpeg->client_data;
  if (codec_flag_is_raised(s->cancelled)) leave(s, CODEC_CANCELLED);
  if (s->jpeg.input_scan_number > MOST_SCANS) {
    snprintf(s->report->message, sizeof s->report->message, "more than %d scans", MOST_SCANS);
    leave(s, CODEC_DAMAGED);
  }
}

static void print_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void start(session *s, const uint8_t *bytes, size_t count) {
  jpeg_create_decompress(&s->jpeg);
  s->jpeg.client_data = s;
  s->jpeg.progress = &s->progress;
  s->progress.progress_monitor = on_progress;
  s->jpeg.mem->max_memory_to_use = MOST_MEMORY;
  jpeg_mem_src(&s->jpeg, bytes, count);
  jpeg_read_header(&s->jpeg, TRUE);
}

static void prepare(session *s, codec_jpeg_report *report, const codec_flag *cancelled) {
  memset(s, 0, sizeof *s);
  *report = (codec_jpeg_report){0};
  s->report = report;
  s->cancelled = cancelled;
  s->jpeg.client_data = s;
  s->jpeg.err = jpeg_std_error(&s->errors);
  s->errors.error_exit = on_error;
  s->errors.emit_message = on_message;
  s->errors.output_message = print_nothing;
}

static codec_status finish(session *s, codec_status status) {
  jpeg_destroy_decompress(&s->jpeg);
  row_reducer_destroy(s->reducer);
  free(s->row);
  return status;
}

// The JPEG's own EXIF block, as a TIFF structure inside the caller's bytes, or null.
static const uint8_t *exif_block(const uint8_t *bytes, size_t count, size_t *block_count) {
  size_t at = 2;
  while (at + 4 <= count && bytes[at] == 0xFF) {
    uint8_t marker = bytes[at + 1];
    if (marker == 0xFF) {
      at++;
      continue;
    }
    size_t length = (size_t)bytes[at + 2] << 8 | bytes[at + 3];
    bool has_length = marker != 0x01 && (marker < 0xD0 || marker > 0xD8);
    if (marker == 0xDA || marker == 0xD9 || (has_length && length < 2)) break;
    if (marker == 0xE1 && length > 8 && at + 10 <= count &&
        memcmp(bytes + at + 4, "Exif\0\0", 6) == 0) {
      size_t rest = count - (at + 10), stated = length - 8;
      *block_count = stated < rest ? stated : rest;
      return bytes + at + 10;
    }
    at += has_length ? 2 + length : 2;
  }
  return NULL;
}

static codec_status read_header(session *s, const uint8_t *bytes, size_t count,
                                codec_jpeg_header *header) {
  if (setjmp(s->exit)) return s->failure;
  start(s, bytes, count);
  size_t block_count = 0;
  const uint8_t *block = exif_block(bytes, count, &block_count);
  *header = (codec_jpeg_header){.width = (int)s->jpeg.image_width,
                                .height = (int)s->jpeg.image_height,
                                .orientation = 1,
                                .is_progressive = s->jpeg.progressive_mode};
  if (block) {
    header->orientation = exif_orientation(block, block_count);
    header->thumbnail = exif_thumbnail(block, block_count, &header->thumbnail_count);
  }
  return CODEC_COMPLETE;
}

codec_status codec_read_jpeg_header(const uint8_t *bytes, size_t count, codec_jpeg_header *header,
                                    codec_jpeg_report *report) {
  session s;
  prepare(&s, report, NULL);
  return finish(&s, read_header(&s, bytes, count, header));
}

// Inks to light. Adobe's files, which are nearly all, store the inks inverted.
static void convert_inks(uint8_t *row, JDIMENSION width, bool is_inverted) {
  for (JDIMENSION x = 0; x < width; x++, row += 4) {
    if (!is_inverted)
      for (int i = 0; i < 4; i++) row[i] = (uint8_t)(255 - row[i]);
    int cyan = row[0], magenta = row[1], yellow = row[2], black = row[3];
    row[0] = (uint8_t)((yellow * black + 127) / 255);
    row[1] = (uint8_t)((magenta * black + 127) / 255);
    row[2] = (uint8_t)((cyan * black + 127) / 255);
    row[3] = 255;
  }
}

static void start_output(session *s, int eighths, uint8_t *pixels, int width, int height) {
  struct jpeg_decompress_struct *jpeg = &s->jpeg;
  bool has_inks = jpeg->num_components == 4;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg->scale_num = (unsigned)eighths;
  jpeg->scale_denom = 8;
  jpeg_start_decompress(jpeg);
  if ((JDIMENSION)width > jpeg->output_width || (JDIMENSION)height > jpeg->output_height) {
    snprintf(s->report->message, sizeof s->report->message, "smaller than its header says");
    leave(s, CODEC_DAMAGED);
  }
  s->row = malloc((size_t)jpeg->output_width * 4);
  s->reducer = row_reducer_create((int)jpeg->output_width, (int)jpeg->output_height, width, height,
                                  true, pixels);
  if (!s->row || !s->reducer) leave(s, CODEC_OUT_OF_MEMORY);
}

static codec_status read_rows(session *s, int height) {
  struct jpeg_decompress_struct *jpeg = &s->jpeg;
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = s->row;
    jpeg_read_scanlines(jpeg, &row, 1);
    if (jpeg->out_color_space == JCS_CMYK)
      convert_inks(row, jpeg->output_width, jpeg->saw_Adobe_marker);
    row_reducer_add(s->reducer, row);
  }
  int rows = (int)jpeg->output_height;
  int good = s->is_damaged ? s->first_bad_row : rows;
  s->report->good_rows = (int)((int64_t)good * height / rows);
  if (!s->is_damaged) return CODEC_COMPLETE;
  return s->has_ended && good == 0 ? CODEC_DAMAGED : CODEC_PARTIAL;
}

static codec_status decode(session *s, const uint8_t *bytes, size_t count, int eighths,
                           uint8_t *pixels, int width, int height) {
  if (setjmp(s->exit)) return s->failure;
  start(s, bytes, count);
  start_output(s, eighths, pixels, width, height);
  return read_rows(s, height);
}

// Reads the first scan of a file of several, without those that refine it.
static void read_scan(session *s) {
  int event;
  do {
    if (codec_flag_is_raised(s->cancelled)) leave(s, CODEC_CANCELLED);
    event = jpeg_consume_input(&s->jpeg);
  } while (event != JPEG_SCAN_COMPLETED && event != JPEG_REACHED_EOI);
}

static codec_status decode_outline(session *s, const uint8_t *bytes, size_t count, uint8_t *pixels,
                                   int width, int height) {
  if (setjmp(s->exit)) return s->failure;
  start(s, bytes, count);
  if (!s->jpeg.progressive_mode) return CODEC_DAMAGED;
  s->jpeg.buffered_image = TRUE;
  s->jpeg.do_block_smoothing = FALSE;  // for what an eighth does not show
  start_output(s, 1, pixels, width, height);
  read_scan(s);
  jpeg_start_output(&s->jpeg, s->jpeg.input_scan_number);
  return read_rows(s, height);
}

codec_status codec_decode_jpeg(const uint8_t *bytes, size_t count, int eighths, uint8_t *pixels,
                               int width, int height, const codec_flag *cancelled,
                               codec_jpeg_report *report) {
  session s;
  prepare(&s, report, cancelled);
  return finish(&s, decode(&s, bytes, count, eighths, pixels, width, height));
}

codec_status codec_decode_jpeg_outline(const uint8_t *bytes, size_t count, uint8_t *pixels,
                                       int width, int height, const codec_flag *cancelled,
                                       codec_jpeg_report *report) {
  session s;
  prepare(&s, report, cancelled);
  return finish(&s, decode_outline(&s, bytes, count, pixels, width, height));
}
