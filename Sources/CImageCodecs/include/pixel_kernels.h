#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

/// Copies pixels of four bytes so that a picture stored in an EXIF orientation stands upright.
///
/// `width` and `height` are the source's; orientations 5 to 8 swap them in `destination`.
void pixels_orient(const uint8_t *source, int width, int height, int orientation,
                   uint8_t *destination);

/// Whether the alpha of every pixel is 255.
bool pixels_are_opaque(const uint8_t *pixels, int width, int height);

enum {
  /// The parts on either side in which `pixels_tone` measures luma.
  TONE_SIDE = 32,
  /// The bands from top to bottom in which it measures colour.
  TONE_BANDS = 3,
};

/// Measures a picture from afar, on up to 64 pixels of each of its `TONE_SIDE`² parts.
///
/// `luma` receives the mean luma of each part, row by row: 0.2126 R' + 0.7152 G' + 0.0722 B'
/// (ITU-R BT.709), 0 to 255. `bands` receives the mean blue, green, red and alpha, 0 to 255, of each
/// band. Both are weighted by alpha; parts that are wholly clear get the mean luma of the others.
void pixels_tone(const uint8_t *pixels, int width, int height,
                 uint8_t luma[TONE_SIDE * TONE_SIDE], double bands[TONE_BANDS * 4]);

#endif
