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

void pixels_mean(const uint8_t *pixels, int width, int height, double mean[4]) {
  int across = width / 64 + 1, down = height / 64 + 1, count = 0;
  double sums[4] = {0, 0, 0, 0};
  for (int y = down / 2; y < height; y += down)
    for (int x = across / 2; x < width; x += across, count++) {
      const uint8_t *pixel = pixels + 4 * ((size_t)y * (size_t)width + (size_t)x);
      for (int i = 0; i < 3; i++) sums[i] += pixel[i] * pixel[3];
      sums[3] += pixel[3];
    }
  for (int i = 0; i < 3; i++) mean[i] = sums[3] > 0 ? sums[i] / sums[3] : 0;
  mean[3] = count > 0 ? sums[3] / count : 0;
}
