#include "pixel_kernels.h"

#include <stddef.h>
#include <string.h>

// Columns of the source are read in tiles, so that their cache lines are used up before they go.
enum { TILE = 32 };

static int smaller(int a, int b) { return a < b ? a : b; }

// The upright picture's pixel (x, y) is the source's pixel number `origin + x·across + y·down`.
typedef struct {
  ptrdiff_t origin, across, down;
} walk;

static walk walk_of(int orientation, ptrdiff_t width, ptrdiff_t height) {
  ptrdiff_t right = width - 1, bottom = (height - 1) * width;
  switch (orientation) {
    case 2: return (walk){right, -1, width};
    case 3: return (walk){bottom + right, -1, -width};
    case 4: return (walk){bottom, 1, -width};
    case 5: return (walk){0, width, 1};
    case 6: return (walk){bottom, -width, 1};
    case 7: return (walk){bottom + right, -width, -1};
    case 8: return (walk){right, width, -1};
    default: return (walk){0, 1, width};
  }
}

void pixels_orient(const uint8_t *source, int width, int height, int orientation,
                   uint8_t *destination) {
  walk w = walk_of(orientation, width, height);
  int columns = orientation >= 5 ? height : width, rows = orientation >= 5 ? width : height;
  for (int top = 0; top < rows; top += TILE)
    for (int left = 0; left < columns; left += TILE)
      for (int y = top; y < smaller(top + TILE, rows); y++) {
        const uint8_t *from = source + 4 * (w.origin + left * w.across + y * w.down);
        uint8_t *to = destination + 4 * ((size_t)y * (size_t)columns + (size_t)left);
        for (int x = left; x < smaller(left + TILE, columns); x++, to += 4, from += 4 * w.across)
          memcpy(to, from, 4);
      }
}

bool pixels_are_opaque(const uint8_t *pixels, int width, int height) {
  size_t count = (size_t)width * (size_t)height;
  for (size_t i = 0; i < count; i++)
    if (pixels[4 * i + 3] != 255) return false;
  return true;
}

// The sums over some pixels: blue, green and red times alpha, alpha, and the number of pixels.
typedef struct {
  double sums[4], count;
} sample;

static sample take_sample(const uint8_t *pixels, int stride, int left, int right, int top,
                          int bottom) {
  int across = (right - left) / 8 + 1, down = (bottom - top) / 8 + 1;
  sample s = {{0, 0, 0, 0}, 0};
  for (int y = top + (down - 1) / 2; y < bottom; y += down)
    for (int x = left + (across - 1) / 2; x < right; x += across, s.count++) {
      const uint8_t *pixel = pixels + 4 * ((size_t)y * (size_t)stride + (size_t)x);
      for (int i = 0; i < 3; i++) s.sums[i] += pixel[i] * pixel[3];
      s.sums[3] += pixel[3];
    }
  return s;
}

static void add(sample *total, sample part) {
  for (int i = 0; i < 4; i++) total->sums[i] += part.sums[i];
  total->count += part.count;
}

static double luma_of(sample s) {
  const double *sums = s.sums;
  return sums[3] > 0 ? (0.0722 * sums[0] + 0.7152 * sums[1] + 0.2126 * sums[2]) / sums[3] : -1;
}

// Where a part of a side begins; every part has at least a pixel, also of a side that is shorter.
static int part_start(int part, int length) { return (int)((int64_t)part * length / TONE_SIDE); }
static int part_end(int part, int length) {
  int start = part_start(part, length), end = part_start(part + 1, length);
  return end > start ? end : start + 1;
}

void pixels_tone(const uint8_t *pixels, int width, int height,
                 uint8_t luma[TONE_SIDE * TONE_SIDE], double bands[TONE_BANDS * 4]) {
  double lumas[TONE_SIDE * TONE_SIDE];
  sample totals[TONE_BANDS] = {0}, total = {0};
  for (int row = 0; row < TONE_SIDE; row++)
    for (int column = 0; column < TONE_SIDE; column++) {
      sample s = take_sample(pixels, width, part_start(column, width), part_end(column, width),
                             part_start(row, height), part_end(row, height));
      lumas[row * TONE_SIDE + column] = luma_of(s);
      add(&totals[row * TONE_BANDS / TONE_SIDE], s);
      add(&total, s);
    }
  double mean = luma_of(total);
  for (int i = 0; i < TONE_SIDE * TONE_SIDE; i++) {
    double value = lumas[i] >= 0 ? lumas[i] : mean;
    luma[i] = value > 0 ? (uint8_t)(value + 0.5) : 0;
  }
  for (int band = 0; band < TONE_BANDS; band++) {
    const double *sums = totals[band].sums;
    for (int i = 0; i < 3; i++) bands[4 * band + i] = sums[3] > 0 ? sums[i] / sums[3] : 0;
    bands[4 * band + 3] = sums[3] / totals[band].count;
  }
}
