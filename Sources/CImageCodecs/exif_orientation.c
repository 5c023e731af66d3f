#include "exif_orientation.h"

#include <libexif/exif-data.h>
#include <string.h>

enum { HEADER = 8, ENTRY = 12, PREFIX = 6 };

// The first directory's only orientation entry, or null when there is none or more than one.
static const uint8_t *orientation_entry(const uint8_t *tiff, size_t count, ExifByteOrder order) {
  size_t start = exif_get_long(tiff + 4, order);
  if (start < HEADER || start > count - 2) return NULL;
  size_t entries = exif_get_short(tiff + start, order);
  const uint8_t *found = NULL;
  for (size_t i = 0; i < entries; i++) {
    size_t offset = start + 2 + i * ENTRY;
    if (offset + ENTRY > count) break;
    if (exif_get_short(tiff + offset, order) != EXIF_TAG_ORIENTATION) continue;
    if (found) return NULL;
    found = tiff + offset;
  }
  return found;
}

// libexif is given a block with this one entry and nothing else: it reads the value in any byte
// order and number type, and never sees maker notes, thumbnails or the other places for mischief.
static int value_of(const uint8_t *entry, ExifByteOrder order) {
  unsigned char block[PREFIX + HEADER + 2 + ENTRY + 4] = "Exif";
  unsigned char *tiff = block + PREFIX;
  memcpy(tiff, order == EXIF_BYTE_ORDER_MOTOROLA ? "MM" : "II", 2);
  exif_set_short(tiff + 2, order, 42);
  exif_set_long(tiff + 4, order, HEADER);
  exif_set_short(tiff + HEADER, order, 1);
  memcpy(tiff + HEADER + 2, entry, ENTRY);

  ExifData *data = exif_data_new_from_data(block, sizeof block);
  if (!data) return 1;
  ExifEntry *read = exif_content_get_entry(data->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
  int value = 1;
  if (read && read->format == EXIF_FORMAT_SHORT && read->components > 0 && read->size >= 2)
    value = exif_get_short(read->data, order);
  exif_data_unref(data);
  return value;
}

int exif_orientation(const uint8_t *tiff, size_t count) {
  if (count < HEADER + 2) return 1;
  ExifByteOrder order;
  if (memcmp(tiff, "II", 2) == 0)
    order = EXIF_BYTE_ORDER_INTEL;
  else if (memcmp(tiff, "MM", 2) == 0)
    order = EXIF_BYTE_ORDER_MOTOROLA;
  else
    return 1;
  const uint8_t *entry = orientation_entry(tiff, count, order);
  int value = entry ? value_of(entry, order) : 1;
  return value >= 1 && value <= 8 ? value : 1;
}
