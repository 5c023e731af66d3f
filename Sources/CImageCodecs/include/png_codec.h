#ifndef PNG_CODEC_H
#define PNG_CODEC_H

#include "codec_status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Decodes a PNG and reduces it to `width` × `height` pixels, neither side larger than the file's.
///
/// `pixels` receives four bytes a pixel, blue first, straight alpha last, rows without padding;
/// what is missing at the end of the file is grey, or clear in a picture with alpha. `is_opaque`
/// tells whether the file has no alpha at all. `cancelled` may be null.
codec_status codec_decode_png(const uint8_t *bytes, size_t count, uint8_t *pixels, int width,
                              int height, const codec_flag *cancelled, bool *is_opaque);

#endif
