#ifndef EXIF_READER_H
#define EXIF_READER_H

#include <stddef.h>
#include <stdint.h>

/// Returns the orientation, 1 to 8, that the first directory of a TIFF structure states.
///
/// `tiff` starts with the byte order mark (`II` or `MM`). A missing, repeated or absurd value is 1.
int exif_orientation(const uint8_t *tiff, size_t count);

/// Returns the small JPEG picture inside a TIFF structure's second directory, or null.
///
/// The result lies inside `tiff`; its length is written to `thumbnail_count`.
const uint8_t *exif_thumbnail(const uint8_t *tiff, size_t count, size_t *thumbnail_count);

#endif
