#ifndef RASTER_CODECS_H
#define RASTER_CODECS_H

#include "codec_status.h"

#include <stddef.h>
#include <stdint.h>

/// Unpacks the first frame of a GIF onto its screen of `width` × `height` pixels.
///
/// `pixels` receives four bytes a pixel, blue first, straight alpha last, rows without padding;
/// what the frame does not reach is clear. `cancelled` may be null.
codec_status codec_decode_gif(const uint8_t *bytes, size_t count, uint8_t *pixels, int width,
                              int height, const codec_flag *cancelled);

/// Unpacks a BMP whose header states `width` × `height` pixels, as `codec_decode_gif` does.
///
/// What is missing at the end of the file is grey.
codec_status codec_decode_bmp(const uint8_t *bytes, size_t count, uint8_t *pixels, int width,
                              int height, const codec_flag *cancelled);

#endif
