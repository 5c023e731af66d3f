#include "row_reducer.h"

#include <stdlib.h>
#include <string.h>

typedef float float4 __attribute__((vector_size(16)));
typedef uint8_t byte4 __attribute__((vector_size(4)));

// A new pixel's source pixels: the first and last count in part, those between in full.
typedef struct {
  int first, last;
  float first_weight, last_weight;
} span;

struct row_reducer {
  int source_width, source_height, width, height;
  bool is_opaque;
  uint8_t *destination;
  int row, finished_rows;
  span *columns;
  float4 *sums;  // the new row that is being collected, still as wide as the source
};

// The part of `[first, first + 1)` that lies in `[start, end)`, all in steps of `unit`.
static float overlap(int first, int64_t unit, int64_t start, int64_t end) {
  int64_t low = first * unit, high = low + unit;
  return (float)((high < end ? high : end) - (low > start ? low : start)) / (float)unit;
}

static span span_of(int index, int source, int count) {
  int64_t start = (int64_t)index * source, end = start + source;
  span s = {.first = (int)(start / count), .last = (int)((end - 1) / count)};
  s.first_weight = overlap(s.first, count, start, end);
  s.last_weight = s.last > s.first ? overlap(s.last, count, start, end) : 0;
  return s;
}

row_reducer *row_reducer_create(int source_width, int source_height, int width, int height,
                                bool is_opaque, uint8_t *destination) {
  row_reducer *reducer = calloc(1, sizeof *reducer);
  if (!reducer) return NULL;
  *reducer = (row_reducer){.source_width = source_width,
                           .source_height = source_height,
                           .width = width,
                           .height = height,
                           .is_opaque = is_opaque,
                           .destination = destination};
  reducer->columns = malloc((size_t)width * sizeof(span));
  reducer->sums = aligned_alloc(16, (size_t)source_width * sizeof(float4));
  if (!reducer->columns || !reducer->sums) {
    row_reducer_destroy(reducer);
    return NULL;
  }
  for (int x = 0; x < width; x++) reducer->columns[x] = span_of(x, source_width, width);
  memset(reducer->sums, 0, (size_t)source_width * sizeof(float4));
  return reducer;
}

void row_reducer_destroy(row_reducer *reducer) {
  if (!reducer) return;
  free(reducer->columns);
  free(reducer->sums);
  free(reducer);
}

static inline float4 load(const uint8_t *pixel) {
  byte4 bytes;
  memcpy(&bytes, pixel, sizeof bytes);
  return __builtin_convertvector(bytes, float4);
}

// Adds a part of a source row to the new row: every column by itself, which a compiler makes vectors
// of.
static void collect(row_reducer *reducer, const uint8_t *row, float weight) {
  if (reducer->is_opaque) {
    float *sums = (float *)reducer->sums;
    for (int i = 0; i < reducer->source_width * 4; i++) sums[i] += (float)row[i] * weight;
    return;
  }
  for (int x = 0; x < reducer->source_width; x++, row += 4) {
    float alpha = (float)row[3] * (weight / 255);
    reducer->sums[x] += load(row) * (float4){alpha, alpha, alpha, weight};
  }
}

static inline void store(uint8_t *pixel, float4 value) {
  byte4 bytes = __builtin_convertvector(value + 0.5f, byte4);
  memcpy(pixel, &bytes, sizeof bytes);
}

// The errors of the sums are far below the half by which a mean of 255 could overflow.
static void finish_row(row_reducer *reducer) {
  float weight = (float)reducer->width / (float)reducer->source_width *
                 ((float)reducer->height / (float)reducer->source_height);
  uint8_t *out = reducer->destination + (size_t)reducer->finished_rows * (size_t)reducer->width * 4;
  for (int x = 0; x < reducer->width; x++, out += 4) {
    span s = reducer->columns[x];
    const float4 *sum = reducer->sums + s.first, *last = reducer->sums + s.last;
    float4 mean = *sum * s.first_weight + *last * s.last_weight;
    for (sum++; sum < last; sum++) mean += *sum;
    mean *= weight;
    if (!reducer->is_opaque && mean[3] > 0) {
      float scale = 255 / mean[3];
      mean *= (float4){scale, scale, scale, 1};
    }
    store(out, mean);
  }
  memset(reducer->sums, 0, (size_t)reducer->source_width * sizeof(float4));
  reducer->finished_rows++;
}

void row_reducer_add(row_reducer *reducer, const uint8_t *row) {
  if (reducer->row >= reducer->source_height) return;
  if (reducer->width == reducer->source_width && reducer->height == reducer->source_height) {
    size_t stride = (size_t)reducer->width * 4;
    memcpy(reducer->destination + (size_t)reducer->row++ * stride, row, stride);
    return;
  }
  int64_t unit = reducer->height;
  int64_t end = (int64_t)(reducer->finished_rows + 1) * reducer->source_height;
  int64_t low = reducer->row * unit, high = low + unit;
  if (high >= end) {
    collect(reducer, row, (float)(end - low) / (float)unit);
    finish_row(reducer);
    if (high > end) collect(reducer, row, (float)(high - end) / (float)unit);
  } else {
    collect(reducer, row, 1);
  }
  reducer->row++;
}
