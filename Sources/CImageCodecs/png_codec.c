#include "png_codec.h"

#include "row_reducer.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

// The bytes that are handed to libpng between two looks at the caller's flag.
enum { PORTION = 1 << 16 };

// One use of libpng: everything that must survive the jump out of it.
typedef struct {
  png_structp png;
  png_infop info;
  jmp_buf exit;
  codec_status failure;
  const codec_flag *cancelled;
  uint8_t *pixels;
  int width, height, source_width, source_height;
  bool is_interlaced, is_opaque, has_ended;
  uint8_t *rows;  // one row, or all of them when the file is interlaced
  int rows_read;
  row_reducer *reducer;
} session;

static _Noreturn void leave(session *s, codec_status failure) {
  s->failure = failure;
  longjmp(s->exit, 1);
}

static void on_error(png_structp png, png_const_charp message) {
  (void)message;
  leave(png_get_error_ptr(png), CODEC_DAMAGED);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static size_t stride(const session *s) { return (size_t)s->source_width * 4; }

static void fill(const session *s, int count) {
  memset(s->rows, s->is_opaque ? 0x80 : 0, stride(s) * (size_t)count);
}

// Whatever the file holds, the rows come out as blue, green, red, alpha of 8 bits.
static void convert(session *s) {
  png_set_expand(s->png);
  png_set_scale_16(s->png);
  png_set_gray_to_rgb(s->png);
  png_set_bgr(s->png);
  png_set_add_alpha(s->png, 0xFF, PNG_FILLER_AFTER);
  s->is_interlaced = png_set_interlace_handling(s->png) > 1;
  png_read_update_info(s->png, s->info);
}

static void allocate(session *s) {
  if (s->width > s->source_width || s->height > s->source_height ||
      png_get_rowbytes(s->png, s->info) != stride(s))
    leave(s, CODEC_DAMAGED);
  int rows = s->is_interlaced ? s->source_height : 1;
  s->rows = malloc(stride(s) * (size_t)rows);
  s->reducer = row_reducer_create(s->source_width, s->source_height, s->width, s->height,
                                  s->is_opaque, s->pixels);
  if (!s->rows || !s->reducer) leave(s, CODEC_OUT_OF_MEMORY);
  fill(s, rows);
}

static void on_header(png_structp png, png_infop info) {
  session *s = png_get_progressive_ptr(png);
  s->source_width = (int)png_get_image_width(png, info);
  s->source_height = (int)png_get_image_height(png, info);
  bool has_alpha = png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA;
  bool has_clear_colour = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  s->is_opaque = !has_alpha && !has_clear_colour;
  convert(s);
  allocate(s);
}

static void on_row(png_structp png, png_bytep row, png_uint_32 y, int pass) {
  (void)pass;
  session *s = png_get_progressive_ptr(png);
  if (codec_flag_is_raised(s->cancelled)) leave(s, CODEC_CANCELLED);
  if (!row) return;  // a row to which this pass of an interlaced file adds nothing
  if (s->is_interlaced)
    png_progressive_combine_row(png, s->rows + stride(s) * y, row);
  else
    row_reducer_add(s->reducer, row);
  s->rows_read++;
}

static void on_end(png_structp png, png_infop info) {
  (void)info;
  session *s = png_get_progressive_ptr(png);
  s->has_ended = true;
}

static codec_status decode(session *s, const uint8_t *bytes, size_t count) {
  if (setjmp(s->exit)) return s->failure;
  s->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, s, on_error, on_warning);
  if (s->png) s->info = png_create_info_struct(s->png);
  if (!s->info) return CODEC_OUT_OF_MEMORY;
  png_set_progressive_read_fn(s->png, s, on_header, on_row, on_end);
  for (size_t at = 0; at < count && !s->has_ended; at += PORTION) {
    if (codec_flag_is_raised(s->cancelled)) return CODEC_CANCELLED;
    size_t portion = count - at < PORTION ? count - at : PORTION;
    png_process_data(s->png, s->info, (png_bytep)bytes + at, portion);
  }
  return s->has_ended ? CODEC_COMPLETE : CODEC_DAMAGED;
}

// Hands on the rows that were not handed on while they were read.
static void finish_rows(session *s) {
  for (int y = s->is_interlaced ? 0 : s->rows_read; y < s->source_height; y++)
    row_reducer_add(s->reducer, s->rows + (s->is_interlaced ? stride(s) * (size_t)y : 0));
}

codec_status codec_decode_png(const uint8_t *bytes, size_t count, uint8_t *pixels, int width,
                              int height, const codec_flag *cancelled, bool *is_opaque) {
  session s = {.cancelled = cancelled, .pixels = pixels, .width = width, .height = height};
  codec_status status = decode(&s, bytes, count);
  if (status == CODEC_DAMAGED && s.rows_read > 0) {
    bool has_all = !s.is_interlaced && s.rows_read == s.source_height;
    status = has_all ? CODEC_COMPLETE : CODEC_PARTIAL;
  }
  if (status == CODEC_COMPLETE || status == CODEC_PARTIAL) finish_rows(&s);
  *is_opaque = s.is_opaque;
  if (s.png) png_destroy_read_struct(&s.png, &s.info, NULL);
  row_reducer_destroy(s.reducer);
  free(s.rows);
  return status;
}
