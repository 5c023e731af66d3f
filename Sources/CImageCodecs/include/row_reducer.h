#ifndef ROW_REDUCER_H
#define ROW_REDUCER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Makes a picture smaller while its rows arrive, by the mean over each new pixel's exact area.
///
/// Pixels are four bytes, blue first, straight alpha last; colours are weighted by their alpha.
typedef struct row_reducer row_reducer;

/// Makes a reducer that writes `width` × `height` pixels, without padding, into `destination`.
///
/// Neither side may be larger than the source's. Returns null when there is not enough memory.
row_reducer *row_reducer_create(int source_width, int source_height, int width, int height,
                                bool is_opaque, uint8_t *destination);
/// Takes the next row of the source; rows beyond the last one are ignored.
void row_reducer_add(row_reducer *reducer, const uint8_t *row);
void row_reducer_destroy(row_reducer *reducer);

#endif
