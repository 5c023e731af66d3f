#include "exif_reader.h"

#include <libexif/exif-data.h>
#include <stdbool.h>
#include <string.h>

enum { HEADER = 8, ENTRY = 12, PREFIX = 6 };
enum { THUMBNAIL_OFFSET = 0x0201, THUMBNAIL_LENGTH = 0x0202 };

// A TIFF structure whose header has been checked.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  ExifByteOrder order;
} structure;

static bool open_structure(const uint8_t *tiff, size_t count, structure *opened) {
  if (count < HEADER + 2) return false;
  bool is_intel = memcmp(tiff, "II", 2) == 0;
  if (!is_intel && memcmp(tiff, "MM", 2) != 0) return false;
  ExifByteOrder order = is_intel ? EXIF_BYTE_ORDER_INTEL : EXIF_BYTE_ORDER_MOTOROLA;
  *opened = (structure){.bytes = tiff, .count = count, .order = order};
  return true;
}

// The number of entries in a directory; 0 when it does not lie inside the structure.
static size_t entry_count(structure tiff, size_t directory) {
  if (directory < HEADER || directory > tiff.count - 2) return 0;
  return exif_get_short(tiff.bytes + directory, tiff.order);
}

// A directory's only entry of a tag, or null when there is none or more than one.
static const uint8_t *find_entry(structure tiff, size_t directory, unsigned tag) {
  const uint8_t *found = NULL;
  size_t entries = entry_count(tiff, directory);
  for (size_t i = 0; i < entries; i++) {
    size_t offset = directory + 2 + i * ENTRY;
    if (offset + ENTRY > tiff.count) break;
    if (exif_get_short(tiff.bytes + offset, tiff.order) != tag) continue;
    if (found) return NULL;
    found = tiff.bytes + offset;
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

int exif_orientation(const uint8_t *bytes, size_t count) {
  structure tiff;
  if (!open_structure(bytes, count, &tiff)) return 1;
  size_t directory = exif_get_long(bytes + 4, tiff.order);
  const uint8_t *entry = find_entry(tiff, directory, EXIF_TAG_ORIENTATION);
  int value = entry ? value_of(entry, tiff.order) : 1;
  return value >= 1 && value <= 8 ? value : 1;
}

const uint8_t *exif_thumbnail(const uint8_t *bytes, size_t count, size_t *thumbnail_count) {
  structure tiff;
  if (!open_structure(bytes, count, &tiff)) return NULL;
  size_t first = exif_get_long(bytes + 4, tiff.order);
  size_t link = first + 2 + entry_count(tiff, first) * ENTRY;
  if (link + 4 > count) return NULL;
  size_t second = exif_get_long(bytes + link, tiff.order);
  const uint8_t *offset_entry = find_entry(tiff, second, THUMBNAIL_OFFSET);
  const uint8_t *length_entry = find_entry(tiff, second, THUMBNAIL_LENGTH);
  if (!offset_entry || !length_entry) return NULL;
  size_t offset = exif_get_long(offset_entry + 8, tiff.order);
  size_t length = exif_get_long(length_entry + 8, tiff.order);
  if (length == 0 || offset > count || length > count - offset) return NULL;
  *thumbnail_count = length;
  return bytes + offset;
}
