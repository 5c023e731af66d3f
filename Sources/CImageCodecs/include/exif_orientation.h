#ifndef EXIF_ORIENTATION_H
#define EXIF_ORIENTATION_H

#include <stddef.h>
#include <stdint.h>

/// Returns the orientation, 1 to 8, that the first directory of a TIFF structure states.
///
/// `tiff` starts with the byte order mark (`II` or `MM`). A missing, repeated or absurd value is 1.
int exif_orientation(const uint8_t *tiff, size_t count);

#endif
