#ifndef JPEG_CODEC_H
#define JPEG_CODEC_H

#include "codec_status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the head of a JPEG file says.
typedef struct codec_jpeg_header {
  /// The pixels as stored, before the orientation is applied.
  int width, height;
  /// The EXIF orientation, 1 to 8.
  int orientation;
  /// Whether the file holds a rough picture first and then refines it.
  bool is_progressive;
  /// The small JPEG that cameras put into the file, inside the caller's bytes, or null.
  const uint8_t *thumbnail;
  size_t thumbnail_count;
} codec_jpeg_header;

/// How a JPEG decode went.
typedef struct codec_jpeg_report {
  /// The rows of the output, from its top, that are as the file says.
  int good_rows;
  /// libjpeg's words for what is wrong, or empty.
  char message[200];
} codec_jpeg_report;

/// Reads the size and the EXIF block; returns CODEC_COMPLETE or why not.
codec_status codec_read_jpeg_header(const uint8_t *bytes, size_t count, codec_jpeg_header *header,
                                    codec_jpeg_report *report);

/// The length of a side of the picture when it is decoded at `eighths`/8 of its size.
static inline int codec_jpeg_scaled(int length, int eighths) {
  return (int)(((int64_t)length * eighths + 7) / 8);
}

/// Decodes at `eighths`/8 (1 to 8) of the stored size and reduces to `width` × `height` pixels.
///
/// `pixels` receives opaque pixels of four bytes, blue first, rows without padding, in the stored
/// orientation; neither side may be larger than `codec_jpeg_scaled` gives. Grey, CMYK and YCCK
/// pictures are converted. `cancelled` may be null; it is looked at before every few rows.
codec_status codec_decode_jpeg(const uint8_t *bytes, size_t count, int eighths, uint8_t *pixels,
                               int width, int height, const codec_flag *cancelled,
                               codec_jpeg_report *report);

/// Decodes what a progressive file begins with, at an eighth of the stored size, and reduces it.
///
/// That is a small part of the file and of the work; other files are CODEC_DAMAGED. The rest is as
/// in `codec_decode_jpeg`.
codec_status codec_decode_jpeg_outline(const uint8_t *bytes, size_t count, uint8_t *pixels,
                                       int width, int height, const codec_flag *cancelled,
                                       codec_jpeg_report *report);

#endif
