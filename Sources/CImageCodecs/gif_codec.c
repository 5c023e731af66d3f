#include "raster_codecs.h"

#include <stdbool.h>
#include <string.h>

enum { MOST_CODES = 4096, NO_CODE = -1 };

// The bytes of a file in order; reading beyond the end gives zeroes and sets `has_ended`.
typedef struct {
  const uint8_t *bytes;
  size_t count, at;
  bool has_ended;
} reader;

static int next_byte(reader *r) {
  if (r->at < r->count) return r->bytes[r->at++];
  r->has_ended = true;
  return 0;
}

static int next_short(reader *r) {
  int low = next_byte(r);
  return low | next_byte(r) << 8;
}

static void skip(reader *r, size_t count) {
  if (count > r->count - r->at) r->has_ended = true;
  r->at = r->has_ended ? r->count : r->at + count;
}

// A table of 3-byte colours inside the file.
typedef struct {
  const uint8_t *colours;
  int count;
} palette;

static palette next_palette(reader *r, int flags) {
  palette p = {r->bytes + r->at, 2 << (flags & 7)};
  skip(r, (size_t)p.count * 3);
  return r->has_ended ? (palette){NULL, 0} : p;
}

// Where the frame lies on the screen, and the pixel that comes next.
typedef struct {
  uint8_t *pixels;
  int screen_width, screen_height;
  int left, top, width, height;
  bool is_interlaced;
  int clear_index;
  palette colours;
  int x, y, pass;
} frame;

static void step_row(frame *f) {
  static const int steps[] = {8, 8, 4, 2}, starts[] = {0, 4, 2, 1};
  f->x = 0;
  f->y += f->is_interlaced ? steps[f->pass] : 1;
  while (f->is_interlaced && f->y >= f->height && f->pass < 3) f->y = starts[++f->pass];
}

static void put(frame *f, int index) {
  int x = f->left + f->x, y = f->top + f->y;
  if (x < f->screen_width && y < f->screen_height && index != f->clear_index &&
      index < f->colours.count) {
    const uint8_t *colour = f->colours.colours + 3 * index;
    uint8_t *pixel = f->pixels + 4 * ((size_t)y * (size_t)f->screen_width + (size_t)x);
    pixel[0] = colour[2];
    pixel[1] = colour[1];
    pixel[2] = colour[0];
    pixel[3] = 255;
  }
  if (++f->x == f->width) step_row(f);
}

// The codes of the frame's data, of 3 to 12 bits, packed from the lowest bit on into blocks.
typedef struct {
  reader *file;
  uint32_t bits;
  int bit_count, block_left;
} code_reader;

static int next_code(code_reader *c, int size) {
  while (c->bit_count < size) {
    if (c->block_left == 0) c->block_left = next_byte(c->file);
    if (c->block_left == 0 || c->file->has_ended) return NO_CODE;
    c->block_left--;
    c->bits |= (uint32_t)next_byte(c->file) << c->bit_count;
    c->bit_count += 8;
  }
  int code = (int)(c->bits & ((1u << size) - 1));
  c->bits >>= size;
  c->bit_count -= size;
  return code;
}

// What each code stands for: another code's indices and one more.
typedef struct {
  int16_t prefixes[MOST_CODES];
  uint8_t lasts[MOST_CODES];
  uint8_t stack[MOST_CODES];
} code_table;

// Writes a code's indices; returns the first of them.
static int put_code(frame *f, code_table *t, int code, int clear) {
  int depth = 0;
  while (code > clear && depth < MOST_CODES) {
    t->stack[depth++] = t->lasts[code];
    code = t->prefixes[code];
  }
  put(f, code);
  while (depth > 0 && f->y < f->height) put(f, t->stack[--depth]);
  return code;
}

// A frame being unpacked: the codes that are known so far.
typedef struct {
  code_table table;
  int clear, size, next, previous, first;
} dictionary;

static void reset(dictionary *d, int minimum) {
  d->clear = 1 << minimum;
  d->size = minimum + 1;
  d->next = d->clear + 2;
  d->previous = NO_CODE;
}

static bool knows(const dictionary *d, int code) {
  bool is_end = code == NO_CODE || code == d->clear + 1;
  return !is_end && (code < d->next || (code == d->next && d->previous != NO_CODE));
}

// Writes a code's indices, and learns a new code: the one before and the first index of this one.
static void unpack(dictionary *d, frame *f, int code) {
  bool learns = d->previous != NO_CODE && d->next < MOST_CODES;
  if (learns) {
    d->table.prefixes[d->next] = (int16_t)d->previous;
    d->table.lasts[d->next] = (uint8_t)d->first;  // what it must be if `code` is the new code
  }
  d->first = put_code(f, &d->table, code, d->clear);
  if (learns) {
    d->table.lasts[d->next++] = (uint8_t)d->first;
    if (d->next == 1 << d->size && d->size < 12) d->size++;
  }
  d->previous = code;
}

static codec_status decode_frame(frame *f, reader *file, const codec_flag *cancelled) {
  int minimum = next_byte(file);
  if (minimum < 1 || minimum > 8) return CODEC_DAMAGED;
  code_reader codes = {.file = file};
  dictionary d;
  reset(&d, minimum);
  for (unsigned count = 0; f->y < f->height; count++) {
    if (count % 4096 == 0 && codec_flag_is_raised(cancelled)) return CODEC_CANCELLED;
    int code = next_code(&codes, d.size);
    if (!knows(&d, code)) return f->x + f->y > 0 ? CODEC_PARTIAL : CODEC_DAMAGED;
    if (code == d.clear)
      reset(&d, minimum);
    else
      unpack(&d, f, code);
  }
  return CODEC_COMPLETE;
}

// Goes to the first frame; returns the index of the colour that stands for clear, or NO_CODE.
static int skip_extensions(reader *r) {
  int clear_index = NO_CODE;
  while (r->at < r->count && r->bytes[r->at] == 0x21) {
    bool is_control = r->at + 8 <= r->count && r->bytes[r->at + 1] == 0xF9;
    if (is_control && r->bytes[r->at + 3] & 1) clear_index = r->bytes[r->at + 6];
    skip(r, 2);
    for (int length = next_byte(r); length > 0; length = next_byte(r)) skip(r, (size_t)length);
  }
  return clear_index;
}

codec_status codec_decode_gif(const uint8_t *bytes, size_t count, uint8_t *pixels, int width,
                              int height, const codec_flag *cancelled) {
  reader r = {.bytes = bytes, .count = count};
  memset(pixels, 0, (size_t)width * (size_t)height * 4);
  skip(&r, 10);
  int flags = next_byte(&r);
  skip(&r, 2);
  frame f = {.pixels = pixels, .screen_width = width, .screen_height = height};
  if (flags & 0x80) f.colours = next_palette(&r, flags);
  f.clear_index = skip_extensions(&r);
  if (next_byte(&r) != 0x2C) return CODEC_DAMAGED;
  f.left = next_short(&r);
  f.top = next_short(&r);
  f.width = next_short(&r);
  f.height = next_short(&r);
  flags = next_byte(&r);
  f.is_interlaced = flags & 0x40;
  if (flags & 0x80) f.colours = next_palette(&r, flags);
  if (r.has_ended || f.width == 0 || f.height == 0 || !f.colours.colours) return CODEC_DAMAGED;
  return decode_frame(&f, &r, cancelled);
}
