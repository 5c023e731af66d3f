#include "pixel_mesh.h"

#include <math.h>
#include <string.h>

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words4 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));
typedef int32_t ints4 __attribute__((vector_size(16)));

/* Places in a picture and colours have 16 bits after the point; a whole colour is 256. */
enum { ONE = 1 << 16, MOST_SAMPLES = 8 };

/* How something runs over the plane: value = base + x * by_x + y * by_y. */
typedef struct { double base, by_x, by_y; } plane;

static double at(plane p, double x, double y) { return p.base + x * p.by_x + y * p.by_y; }

/* A run of pixels in a row, and what the first one gets. */
typedef struct {
  int32_t u, v, step_u, step_v;
  ints4 color, step_color;
  bool is_tinted;
} span;

static words4 mixed4(words4 a, words4 b, uint16_t part) {
  return (a * (uint16_t)(256 - part) + b * part + 128) >> 8;
}

/* Four neighbouring pixels, mixed by how near the place is to each. */
static inline words4 mean(const uint8_t *upper, const uint8_t *lower, int32_t u, int32_t v) {
  bytes8 top, bottom;
  memcpy(&top, upper, 8);
  memcpy(&bottom, lower, 8);
  uint16_t right = (uint16_t)(u >> 8 & 255), down = (uint16_t)(v >> 8 & 255);
  words8 rows = (__builtin_convertvector(top, words8) * (uint16_t)(256 - down)
                 + __builtin_convertvector(bottom, words8) * down + 128) >> 8;
  return mixed4(__builtin_shufflevector(rows, rows, 0, 1, 2, 3),
                __builtin_shufflevector(rows, rows, 4, 5, 6, 7), right);
}

/* The picture at a place all of whose neighbours are in it. */
static inline words4 inside(const mesh_picture *picture, int32_t u, int32_t v) {
  const uint8_t *upper = picture->pixels + (v >> 16) * (ptrdiff_t)picture->pitch + (u >> 16) * 4;
  return mean(upper, upper + picture->pitch, u, v);
}

/* The picture at any place. */
static words4 anywhere(const mesh_picture *picture, int32_t u, int32_t v) {
  if (u >= 0 && v >= 0 && u >> 16 < picture->width - 1 && v >> 16 < picture->height - 1)
    return inside(picture, u, v);
  uint8_t rows[2][8] = {{0}, {0}};
  for (int row = 0; row < 2; row++)
    for (int column = 0; column < 2; column++) {
      int x = (u >> 16) + column, y = (v >> 16) + row;
      if (x >= 0 && y >= 0 && x < picture->width && y < picture->height)
        memcpy(&rows[row][column * 4], picture->pixels + (size_t)y * picture->pitch + 4 * x, 4);
    }
  return mean(rows[0], rows[1], u, v);
}

static inline void put(uint8_t *pixel, words4 color) {
  uint16_t alpha = color[3];
  if (alpha < 255) {
    bytes4 below;
    memcpy(&below, pixel, 4);
    /* 256 for none, 0 for all. */
    uint16_t kept = (uint16_t)(256 - alpha - (alpha >> 7));
    color += (__builtin_convertvector(below, words4) * kept + 128) >> 8;
    /* Rounding may have gone one too far. */
    color -= color >> 8;
  }
  bytes4 result = __builtin_convertvector(color, bytes4);
  memcpy(pixel, &result, 4);
}

/* A colour in a run, of 0 to 256; counting in steps may have gone below. */
static inline words4 color_in(ints4 color) {
  return __builtin_convertvector((color & ~(color >> 31)) >> 16, words4);
}

static inline words4 tinted(words4 color, ints4 tint) {
  return (color * color_in(tint) + 128) >> 8;
}

/* Narrows a run to the steps at which low <= start + step * i <= high. */
static void narrow(double start, double step, double low, double high, int *first, int *end) {
  if (fabs(step) < 1e-12) {
    if (start < low || start > high) *end = *first;
    return;
  }
  double from = ((step > 0 ? low : high) - start) / step;
  double to = ((step > 0 ? high : low) - start) / step;
  if (from > *first) *first = from < *end ? (int)ceil(from) : *end;
  if (to < *end - 1) *end = to >= *first ? (int)floor(to) + 1 : *first;
}

static void draw_colors(uint8_t *pixels, int count, span run) {
  for (int i = 0; i < count; i++, pixels += 4, run.color += run.step_color) {
    words4 color = color_in(run.color);
    put(pixels, color - (color >> 8)); /* 0 to 256 becomes 0 to 255 */
  }
}

static void draw_edge(uint8_t *pixels, int count, span run, const mesh_picture *picture) {
  for (int i = 0; i < count; i++, pixels += 4) {
    put(pixels, tinted(anywhere(picture, run.u, run.v), run.color));
    run.u += run.step_u, run.v += run.step_v, run.color += run.step_color;
  }
}

static void draw_inside(uint8_t *pixels, int count, span run, const mesh_picture *picture) {
  bool is_still = run.step_u == ONE && !run.step_v && !(run.u >> 8 & 255) && !(run.v >> 8 & 255);
  if (is_still && picture->is_opaque && !run.is_tinted) {
    const uint8_t *row = picture->pixels + (run.v >> 16) * (ptrdiff_t)picture->pitch;
    memcpy(pixels, row + (run.u >> 16) * 4, (size_t)count * 4);
    return;
  }
  if (!run.is_tinted) {
    for (int i = 0; i < count; i++, pixels += 4, run.u += run.step_u, run.v += run.step_v)
      put(pixels, inside(picture, run.u, run.v));
    return;
  }
  for (int i = 0; i < count; i++, pixels += 4) {
    put(pixels, tinted(inside(picture, run.u, run.v), run.color));
    run.u += run.step_u, run.v += run.step_v, run.color += run.step_color;
  }
}

/* A triangle with everything that its rows have in common. */
typedef struct {
  const mesh_picture *picture;
  plane u, v, color[4];
  /* Places read for a pixel along its row and across. */
  int along, across;
  /* A run of which only the steps are known. */
  span steps;
} surface;

/* The nearest whole number; lrint is a call for each. */
static inline int32_t nearest(double value) {
  const double far = 1 << 30;
  return (int32_t)((int64_t)(value + far + 0.5) - (1 << 30));
}

/* The run from a pixel on; u and v already lie between the middles of the picture's pixels. */
static inline span run_from(const surface *surface, double x, double y) {
  span run = surface->steps;
  for (int i = 0; i < 4; i++) run.color[i] = nearest(at(surface->color[i], x, y) * 256 * ONE);
  if (!surface->picture) return run;
  /* To the nearest of the steps by which pixels are mixed, so that whole pixels stay whole. */
  run.u = nearest(at(surface->u, x, y) * 256) * 256;
  run.v = nearest(at(surface->v, x, y) * 256) * 256;
  return run;
}

/* Pixels that are the mean of several places. */
static void draw_means(const surface *surface, uint8_t *pixels, int count, double x, double y) {
  int samples = surface->along * surface->across;
  span run = run_from(surface, x, y);
  for (int i = 0; i < count; i++, x++, pixels += 4, run.color += run.step_color) {
    ints4 sum = {0};
    for (int sample = 0; sample < samples; sample++) {
      double dx = (sample % surface->along + 0.5) / surface->along - 0.5;
      double dy = (sample / surface->along + 0.5) / surface->across - 0.5;
      int32_t u = nearest(at(surface->u, x + dx, y + dy) * ONE);
      int32_t v = nearest(at(surface->v, x + dx, y + dy) * ONE);
      sum += __builtin_convertvector(anywhere(surface->picture, u, v), ints4);
    }
    sum = (sum + samples / 2) / samples;
    put(pixels, tinted(__builtin_convertvector(sum, words4), run.color));
  }
}

static void draw_run(const surface *surface, uint8_t *pixels, int count, double x, double y) {
  const mesh_picture *picture = surface->picture;
  if (!picture) return draw_colors(pixels, count, run_from(surface, x, y));
  double u = at(surface->u, x, y), v = at(surface->v, x, y);
  int first = 0, end = count;
  narrow(u, surface->u.by_x, -1, picture->width, &first, &end);
  narrow(v, surface->v.by_x, -1, picture->height, &first, &end);
  if (first >= end) return;
  if (surface->along * surface->across > 1)
    return draw_means(surface, pixels + 4 * first, end - first, x + first, y);
  int from = first, to = end;
  /* Counting in steps loses a little. */
  narrow(u, surface->u.by_x, 0.05, picture->width - 1.05, &from, &to);
  narrow(v, surface->v.by_x, 0.05, picture->height - 1.05, &from, &to);
  if (from >= to) from = to = first;
  if (from > first)
    draw_edge(pixels + 4 * first, from - first, run_from(surface, x + first, y), picture);
  if (to > from)
    draw_inside(pixels + 4 * from, to - from, run_from(surface, x + from, y), picture);
  if (end > to) draw_edge(pixels + 4 * to, end - to, run_from(surface, x + to, y), picture);
}

/* Where an edge crosses the middle of a row; the same for both triangles that share it. */
static double crossing(const mesh_vertex *a, const mesh_vertex *b, double y) {
  if (b->y < a->y || (b->y == a->y && b->x < a->x)) {
    const mesh_vertex *other = a;
    a = b, b = other;
  }
  return a->x + (b->x - a->x) * (y - a->y) / (b->y - a->y);
}

static plane through(const mesh_vertex p[3], double area, double a, double b, double c) {
  plane result;
  result.by_x = ((b - a) * (p[2].y - p[0].y) - (c - a) * (p[1].y - p[0].y)) / area;
  result.by_y = ((c - a) * (p[1].x - p[0].x) - (b - a) * (p[2].x - p[0].x)) / area;
  result.base = a - result.by_x * p[0].x - result.by_y * p[0].y;
  return result;
}

static int samples(double pixels) {
  return pixels < MOST_SAMPLES ? (int)fmax(1, pixels + 0.4) : MOST_SAMPLES;
}

static surface surface_of(const mesh_vertex p[3], double area, const mesh_picture *picture,
                          uint8_t coverage) {
  surface result = {.picture = picture, .steps.is_tinted = coverage < 255};
  result.u = through(p, area, p[0].u, p[1].u, p[2].u);
  result.v = through(p, area, p[0].v, p[1].v, p[2].v);
  result.u.base -= 0.5, result.v.base -= 0.5;
  for (int i = 0; i < 4; i++) {
    double part = coverage / 255.0;
    double a = p[0].color[i], b = p[1].color[i], c = p[2].color[i];
    result.color[i] = through(p, area, part * a, part * b, part * c);
    result.steps.step_color[i] = nearest(result.color[i].by_x * 256 * ONE);
    result.steps.is_tinted |= fmin(a, fmin(b, c)) < 1 - 1e-6;
  }
  result.steps.step_u = nearest(result.u.by_x * ONE);
  result.steps.step_v = nearest(result.v.by_x * ONE);
  result.along = samples(hypot(result.u.by_x, result.v.by_x));
  result.across = samples(hypot(result.u.by_y, result.v.by_y));
  return result;
}

void draw_mesh_triangle(const mesh_target *target, const mesh_picture *picture,
                        const mesh_vertex corners[3], uint8_t coverage) {
  mesh_vertex p[3];
  memcpy(p, corners, sizeof p);
  for (int i = 0; i < 2; i++) /* from top to bottom */
    for (int j = 0; j < 2 - i; j++)
      if (p[j + 1].y < p[j].y) {
        mesh_vertex other = p[j];
        p[j] = p[j + 1], p[j + 1] = other;
      }
  double area = (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y);
  if (fabs(area) < 1e-6 || !isfinite(area)) return;
  int top = (int)fmax(ceil(p[0].y - 0.5), target->y);
  int bottom = (int)fmin(ceil(p[2].y - 0.5), target->y + target->height);
  if (top >= bottom) return;
  surface surface = surface_of(p, area, picture, coverage);
  for (int y = top; y < bottom; y++) {
    double middle = y + 0.5;
    double a = crossing(&p[0], &p[2], middle);
    double b = middle < p[1].y ? crossing(&p[0], &p[1], middle) : crossing(&p[1], &p[2], middle);
    int left = (int)fmax(ceil(fmin(a, b) - 0.5), target->x);
    int right = (int)fmin(ceil(fmax(a, b) - 0.5), target->x + target->width);
    if (left >= right) continue;
    uint8_t *pixels = target->pixels + (size_t)(y - target->y) * target->pitch
                      + (size_t)(left - target->x) * 4;
    draw_run(&surface, pixels, right - left, left + 0.5, middle);
  }
}
