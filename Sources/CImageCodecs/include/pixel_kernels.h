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

/// The mean blue, green, red (weighted by alpha) and alpha, each 0 to 255, of about 4,000 pixels.
void pixels_mean(const uint8_t *pixels, int width, int height, double mean[4]);

#endif
