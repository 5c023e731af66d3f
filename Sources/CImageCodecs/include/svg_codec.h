#ifndef SVG_CODEC_H
#define SVG_CODEC_H

#include "codec_status.h"

#include <stddef.h>
#include <stdint.h>

/// Draws an SVG as large as its proportions allow within `width` × `height` pixels.
///
/// `pixels` has room for all of them and receives four bytes a pixel, blue first, straight alpha
/// last, rows of `*drawn_width` pixels without padding. Drawing happens in a process of its own
/// that may take some seconds of processor time: SDL_image's parser never ends on some files, and
/// others crash it. `cancelled` may be null.
codec_status codec_draw_svg(const uint8_t *bytes, size_t count, int width, int height,
                            uint8_t *pixels, int *drawn_width, int *drawn_height,
                            const codec_flag *cancelled);

#endif
