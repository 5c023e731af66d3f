// Makes photos as a camera does, with detail and noise at every scale, of about 3 MB each.
//
// usage: photos FOLDER COUNT
//
// Photo i is FOLDER/imgIII.jpg, 4000x3000, with a flat block in its middle whose colour tells which
// photo it is: see `mark`. The same on every machine and run.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

enum { WIDTH = 4000, HEIGHT = 3000, BLOCK_WIDTH = 1200, BLOCK_HEIGHT = 900, QUALITY = 88 };

static uint32_t seed = 1;

// xorshift32 by George Marsaglia.
static uint32_t random_bits(void) {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return seed;
}

static float random_signed(void) { return (float)random_bits() / 2147483648.0f - 1; }

// Four levels for each of red, green and blue; neighbours differ in all three.
static void mark(int photo, uint8_t color[3]) {
  int code = (photo * 37 + 27) % 64;
  for (int channel = 0; channel < 3; channel++, code /= 4)
    color[channel] = (uint8_t)(40 + 60 * (code % 4));
}

// Adds smooth noise whose bumps are `cell` pixels wide.
static void add_noise(float *plane, int cell, float strength) {
  int columns = WIDTH / cell + 2, rows = HEIGHT / cell + 2;
  float *grid = malloc(sizeof(float) * (size_t)(columns * rows));
  float *line = malloc(sizeof(float) * (size_t)columns);
  for (int i = 0; i < columns * rows; i++) grid[i] = random_signed() * strength;
  for (int y = 0; y < HEIGHT; y++) {
    const float *upper = grid + y / cell * columns, *lower = upper + columns;
    float v = (float)(y % cell) / (float)cell;
    for (int x = 0; x < columns; x++) line[x] = upper[x] + (lower[x] - upper[x]) * v;
    float *out = plane + (size_t)y * WIDTH;
    for (int x = 0; x < WIDTH; x++) {
      const float *near = line + x / cell;
      out[x] += near[0] + (near[1] - near[0]) * (float)(x % cell) / (float)cell;
    }
  }
  free(line);
  free(grid);
}

// Bumps of every width down to `smallest`, finer ones flatter, as in nature.
static float *landscape(int smallest, float strength) {
  float *plane = calloc((size_t)WIDTH * HEIGHT, sizeof(float));
  for (int cell = 1024; cell >= smallest; cell /= 2)
    add_noise(plane, cell, strength * powf((float)cell / 1024, 0.62f));
  return plane;
}

static uint8_t clamped(float value) {
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

static uint8_t *scene(void) {
  float *light = landscape(2, 90), *warmth = landscape(32, 40), *green = landscape(32, 20);
  uint8_t *pixels = malloc((size_t)WIDTH * HEIGHT * 3);
  for (size_t i = 0; i < (size_t)WIDTH * HEIGHT; i++) {
    float value = 128 + light[i] + 8 * (random_signed() + random_signed());
    pixels[3 * i] = clamped(value + warmth[i]);
    pixels[3 * i + 1] = clamped(value + green[i]);
    pixels[3 * i + 2] = clamped(value - warmth[i]);
  }
  free(light);
  free(warmth);
  free(green);
  return pixels;
}

// The scene turned a little to the side for each photo, with the photo's block.
static void compose_row(const uint8_t *scene, int photo, int y, uint8_t *row) {
  const uint8_t *line = scene + (size_t)y * WIDTH * 3;
  size_t cut = (size_t)(photo * 97 % WIDTH) * 3;
  memcpy(row, line + cut, WIDTH * 3 - cut);
  memcpy(row + WIDTH * 3 - cut, line, cut);
  if (abs(2 * y - HEIGHT) >= BLOCK_HEIGHT) return;
  uint8_t color[3];
  mark(photo, color);
  for (int x = (WIDTH - BLOCK_WIDTH) / 2; x < (WIDTH + BLOCK_WIDTH) / 2; x++)
    memcpy(row + 3 * x, color, 3);
}

static int write_photo(const uint8_t *scene, int photo, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) return perror(path), 0;
  struct jpeg_error_mgr errors;
  struct jpeg_compress_struct jpeg = {.err = jpeg_std_error(&errors)};
  jpeg_create_compress(&jpeg);
  jpeg_stdio_dest(&jpeg, file);
  jpeg.image_width = WIDTH;
  jpeg.image_height = HEIGHT;
  jpeg.input_components = 3;
  jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, QUALITY, TRUE);
  jpeg_start_compress(&jpeg, TRUE);
  uint8_t row[WIDTH * 3], *rows[] = {row};
  for (int y = 0; y < HEIGHT; y++) {
    compose_row(scene, photo, y, row);
    jpeg_write_scanlines(&jpeg, rows, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  return fclose(file) == 0;
}

int main(int count, char **words) {
  if (count != 3) return fprintf(stderr, "usage: photos FOLDER COUNT\n"), 2;
  const uint8_t *pixels = scene();
  for (int photo = 0; photo < atoi(words[2]); photo++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/img%03d.jpg", words[1], photo);
    if (!write_photo(pixels, photo, path)) return 1;
  }
  return 0;
}
