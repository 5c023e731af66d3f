#ifndef PIXEL_MESH_H
#define PIXEL_MESH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Pixels have four bytes: blue, green, red, alpha. */

/* Where to draw: a rectangle of a frame whose pixels are opaque. */
typedef struct {
  uint8_t *pixels; /* the rectangle's first pixel */
  size_t pitch;    /* bytes from row to row */
  int x, y, width, height;
} mesh_target;

/* What to draw: a picture whose colours are multiplied by its alpha. */
typedef struct {
  const uint8_t *pixels;
  size_t pitch;
  int width, height;
  bool is_opaque;
} mesh_picture;

/* A corner: where it is seen in the frame, which place of the picture is there, and what the picture
   is multiplied by (blue, green, red, alpha, 0 to 1, colours multiplied by alpha); all in pixels,
   and a pixel's middle is at a half. */
typedef struct {
  double x, y, u, v;
  double color[4];
} mesh_vertex;

/* Draws a triangle over the part of a frame that a target is; without a picture, its colours.

   Triangles that share an edge leave no gap and draw no pixel twice. The picture is read between its
   pixels, and outside of it is nothing, so that its edge is smooth. Where it is made much smaller
   the mean of several places is drawn. */
void draw_mesh_triangle(const mesh_target *target, const mesh_picture *picture,
                        const mesh_vertex corners[3], uint8_t coverage);

#endif
