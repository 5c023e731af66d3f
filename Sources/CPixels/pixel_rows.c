#include "pixel_rows.h"

#include <string.h>

enum { LANES = 8 };
typedef uint8_t bytes8 __attribute__((vector_size(LANES)));
typedef uint16_t words8 __attribute__((vector_size(2 * LANES)));

/* What two pixels become. */
static inline bytes8 mixed(bytes8 block, words8 kept, words8 added) {
  words8 product = __builtin_convertvector(block, words8) * kept + added + 128;
  /* A rounded division by 255 that is exact for sums of products of bytes. */
  return __builtin_convertvector((product + (product >> 8)) >> 8, bytes8);
}

void fill_pixel_row(uint8_t *pixels, size_t count, const uint8_t color[4]) {
  uint32_t pixel, *row = (uint32_t *)pixels;
  memcpy(&pixel, color, 4);
  for (size_t i = 0; i < count; i++) row[i] = pixel;
}

void mix_pixel_row(uint8_t *pixels, size_t count, const uint8_t color[4], uint8_t alpha) {
  words8 added, kept;
  for (int i = 0; i < LANES; i++) {
    added[i] = (uint16_t)(color[i % 4] * alpha);
    kept[i] = (uint16_t)(255 - alpha);
  }
  bytes8 block = {0};
  for (; count >= 2; count -= 2, pixels += LANES) {
    memcpy(&block, pixels, LANES);
    block = mixed(block, kept, added);
    memcpy(pixels, &block, LANES);
  }
  if (count == 1) {
    memcpy(&block, pixels, 4);
    block = mixed(block, kept, added);
    memcpy(pixels, &block, 4);
  }
}

void mix_pixel_rows(uint8_t *pixels, const uint8_t *others, size_t count, uint8_t alpha) {
  words8 part = (words8){0} + (uint16_t)alpha;
  words8 kept = (words8){0} + (uint16_t)(255 - alpha);
  bytes8 block = {0}, other = {0};
  for (; count >= 2; count -= 2, pixels += LANES, others += LANES) {
    memcpy(&block, pixels, LANES);
    memcpy(&other, others, LANES);
    block = mixed(block, kept, __builtin_convertvector(other, words8) * part);
    memcpy(pixels, &block, LANES);
  }
  if (count == 1) {
    memcpy(&block, pixels, 4);
    memcpy(&other, others, 4);
    block = mixed(block, kept, __builtin_convertvector(other, words8) * part);
    memcpy(pixels, &block, 4);
  }
}

void copy_opaque_row(uint8_t *pixels, const uint8_t *others, size_t count) {
  const uint8_t solid[4] = {0, 0, 0, 255};
  uint32_t mask, pixel;
  memcpy(&mask, solid, 4);
  for (; count > 0; count--, pixels += 4, others += 4) {
    memcpy(&pixel, others, 4);
    pixel |= mask;
    memcpy(pixels, &pixel, 4);
  }
}
