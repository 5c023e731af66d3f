#include "raster_codecs.h"

#include <stdbool.h>
#include <string.h>

enum { FILE_HEADER = 14, CORE_HEADER = 12, INFO_HEADER = 40 };
enum { PLAIN = 0, RUNS_8 = 1, RUNS_4 = 2, MASKS = 3, ALPHA_MASKS = 6 };

typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint8_t *pixels;
  int width, height;
  bool is_top_down;
  int bits, compression;
  size_t palette, palette_entry, palette_count;
  size_t data;
  uint32_t masks[4];  // blue, green, red, alpha
} bitmap;

// A little-endian number, or 0 beyond the end.
static uint32_t number(const bitmap *b, size_t at, int size) {
  uint32_t value = 0;
  if (at > b->count || b->count - at < (size_t)size) return 0;
  for (int i = size; i-- > 0;) value = value << 8 | b->bytes[at + (size_t)i];
  return value;
}

static uint8_t *pixel_at(const bitmap *b, int x, int y) {
  int row = b->is_top_down ? y : b->height - 1 - y;
  return b->pixels + 4 * ((size_t)row * (size_t)b->width + (size_t)x);
}

static void put_index(const bitmap *b, int x, int y, unsigned index) {
  if (x >= b->width || y >= b->height) return;
  size_t at = b->palette + index * b->palette_entry;
  bool is_known = index < b->palette_count && at + 3 <= b->count;
  uint8_t *pixel = pixel_at(b, x, y);
  for (size_t i = 0; i < 3; i++) pixel[i] = is_known ? b->bytes[at + i] : 0;
  pixel[3] = 255;
}

// A mask's bits of a value, stretched to 0 to 255.
static uint8_t part(uint32_t value, uint32_t mask) {
  if (mask == 0) return 0;
  int shift = __builtin_ctz(mask);
  uint64_t most = mask >> shift;
  return (uint8_t)(((value & mask) >> shift) * 255 / most);
}

static void put_masked(const bitmap *b, int x, int y, uint32_t value) {
  uint8_t *pixel = pixel_at(b, x, y);
  for (int i = 0; i < 3; i++) pixel[i] = part(value, b->masks[i]);
  pixel[3] = b->masks[3] ? part(value, b->masks[3]) : 255;
}

static codec_status decode_rows(const bitmap *b, const codec_flag *cancelled) {
  size_t stride = ((size_t)b->width * (size_t)b->bits + 31) / 32 * 4;
  for (int y = 0; y < b->height; y++) {
    if (codec_flag_is_raised(cancelled)) return CODEC_CANCELLED;
    size_t row = b->data + (size_t)y * stride;
    if (row > b->count || b->count - row < ((size_t)b->width * (size_t)b->bits + 7) / 8)
      return y > 0 ? CODEC_PARTIAL : CODEC_DAMAGED;
    for (int x = 0; x < b->width; x++) {
      size_t bit = (size_t)x * (size_t)b->bits, at = row + bit / 8;
      if (b->bits <= 8) {
        unsigned shift = 8 - (unsigned)b->bits - bit % 8;
        put_index(b, x, y, b->bytes[at] >> shift & ((1u << b->bits) - 1));
      } else {
        put_masked(b, x, y, number(b, at, b->bits / 8));
      }
    }
  }
  return CODEC_COMPLETE;
}

// The index at a place in a run: one byte each, or the halves of bytes.
static unsigned run_index(const bitmap *b, size_t at, unsigned i) {
  if (b->bits == 8) return number(b, at + i, 1);
  return number(b, at + i / 2, 1) >> (i % 2 ? 0 : 4) & 15;
}

static codec_status decode_runs(const bitmap *b, const codec_flag *cancelled) {
  size_t at = b->data;
  int x = 0, y = 0;
  while (y < b->height) {
    if (codec_flag_is_raised(cancelled)) return CODEC_CANCELLED;
    if (at + 2 > b->count) return at > b->data ? CODEC_PARTIAL : CODEC_DAMAGED;
    unsigned length = b->bytes[at], value = b->bytes[at + 1];
    at += 2;
    if (length > 0) {
      for (unsigned i = 0; i < length; i++, x++)
        put_index(b, x, y, b->bits == 8 ? value : (i % 2 ? value & 15 : value >> 4));
    } else if (value == 0) {  // the end of a row
      x = 0;
      y++;
    } else if (value == 1) {  // the end of the picture
      break;
    } else if (value == 2) {  // a jump
      x += (int)number(b, at, 1);
      y += (int)number(b, at + 1, 1);
      at += 2;
    } else {  // indices one by one, padded to an even number of bytes
      for (unsigned i = 0; i < value; i++, x++) put_index(b, x, y, run_index(b, at, i));
      size_t bytes = b->bits == 8 ? value : (value + 1) / 2;
      at += bytes + bytes % 2;
    }
    if (x > b->width) x = b->width;
  }
  return CODEC_COMPLETE;
}

static void read_masks(bitmap *b, size_t header) {
  static const uint32_t of_16_bits[4] = {0x1F, 0x3E0, 0x7C00, 0};
  static const uint32_t of_bytes[4] = {0xFF, 0xFF00, 0xFF0000, 0};
  memcpy(b->masks, b->bits == 16 ? of_16_bits : of_bytes, sizeof b->masks);
  if (b->compression != MASKS && b->compression != ALPHA_MASKS) return;
  for (int i = 0; i < 3; i++) b->masks[2 - i] = number(b, FILE_HEADER + INFO_HEADER + 4 * i, 4);
  bool has_alpha = header >= INFO_HEADER + 16 || b->compression == ALPHA_MASKS;
  b->masks[3] = has_alpha ? number(b, FILE_HEADER + INFO_HEADER + 12, 4) : 0;
}

static bool read_header(bitmap *b) {
  size_t header = number(b, FILE_HEADER, 4);
  bool is_core = header == CORE_HEADER;
  if (!is_core && (header < INFO_HEADER || header > b->count)) return false;
  b->bits = (int)number(b, is_core ? 24 : 28, 2);
  b->compression = is_core ? PLAIN : (int)number(b, 30, 4);
  b->is_top_down = !is_core && (int32_t)number(b, 22, 4) < 0;
  b->data = number(b, 10, 4);
  b->palette_entry = is_core ? 3 : 4;
  b->palette = FILE_HEADER + header;
  b->palette_count = b->data > b->palette ? (b->data - b->palette) / b->palette_entry : 0;
  read_masks(b, header);
  bool has_runs = (b->compression == RUNS_8 && b->bits == 8) ||
                  (b->compression == RUNS_4 && b->bits == 4);
  bool has_masks = b->compression == MASKS || b->compression == ALPHA_MASKS;
  switch (b->bits) {
    case 1:
    case 4:
    case 8: return b->compression == PLAIN || has_runs;
    case 16:
    case 32: return b->compression == PLAIN || has_masks;
    case 24: return b->compression == PLAIN;
    default: return false;
  }
}

codec_status codec_decode_bmp(const uint8_t *bytes, size_t count, uint8_t *pixels, int width,
                              int height, const codec_flag *cancelled) {
  bitmap b = {.bytes = bytes, .count = count, .pixels = pixels, .width = width, .height = height};
  if (!read_header(&b)) return CODEC_DAMAGED;
  size_t total = (size_t)width * (size_t)height;
  memset(pixels, 0x80, total * 4);
  for (size_t i = 0; i < total; i++) pixels[4 * i + 3] = 255;
  return b.compression == RUNS_8 || b.compression == RUNS_4 ? decode_runs(&b, cancelled)
                                                            : decode_rows(&b, cancelled);
}
