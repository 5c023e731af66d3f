#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stddef.h>
#include <stdint.h>

/* Fills a row of pixels of four bytes with a colour. */
void fill_pixel_row(uint8_t *pixels, size_t count, const uint8_t color[4]);

/* Mixes a colour into a row of pixels of four bytes: each byte becomes
   (byte * (255 - alpha) + color[i] * alpha) / 255, rounded, where i is its place in the pixel. */
void mix_pixel_row(uint8_t *pixels, size_t count, const uint8_t color[4], uint8_t alpha);

/* Mixes another row into a row of pixels of four bytes: each byte becomes
   (byte * (255 - alpha) + other * alpha) / 255, rounded. */
void mix_pixel_rows(uint8_t *pixels, const uint8_t *others, size_t count, uint8_t alpha);

/* Copies a row of pixels of four bytes, the last byte of each as 255. */
void copy_opaque_row(uint8_t *pixels, const uint8_t *others, size_t count);

#endif
