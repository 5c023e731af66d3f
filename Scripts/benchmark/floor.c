// The least that any viewer on SDL can do: what the gallery's figures are measured against.
//
// usage: floor slide FRAMES       slides two pictures of the screen's size; CPU ms a frame
//        floor pace FRAMES        the same as fast as the display takes them; a line for each
//                                 frame: when it had been presented, in ms
//        floor show PHOTO         opens a window on a photo and stays
//        floor decode PHOTO       decodes a photo for the screen; ms
//        floor list FOLDER        reads the names in a folder; ms
#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <jpeglib.h>

enum { WIDTH = 1280, HEIGHT = 800, SPACING = 8, TURN = 20 };

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int fail(const char *what) {
  fprintf(stderr, "floor: %s: %s\n", what, SDL_GetError());
  exit(1);
}

typedef struct {
  SDL_Window *window;
  SDL_Renderer *renderer;
} Screen;

// The gallery's own renderer, paced by the display: on X software, straight into memory shared with
// the server; on Wayland OpenGL.
static Screen open_screen(void) {
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "wayland,x11");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO)) fail("SDL");
  int is_x11 = !strcmp(SDL_GetCurrentVideoDriver(), "x11");
  if (is_x11) SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  int center = (int)SDL_WINDOWPOS_CENTERED;
  Screen screen;
  screen.window = SDL_CreateWindow("floor", center, center, WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE);
  if (!screen.window) fail("window");
  Uint32 kind = is_x11 ? SDL_RENDERER_SOFTWARE : SDL_RENDERER_ACCELERATED;
  screen.renderer = SDL_CreateRenderer(screen.window, -1, kind | SDL_RENDERER_PRESENTVSYNC);
  if (!screen.renderer) fail("renderer");
  SDL_SetWindowFullscreen(screen.window, SDL_WINDOW_FULLSCREEN_DESKTOP);
  return screen;
}

static SDL_Texture *opaque_texture(SDL_Renderer *renderer, SDL_Surface *surface) {
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
  SDL_FreeSurface(surface);
  return texture;
}

static SDL_Texture *plain_texture(SDL_Renderer *renderer, Uint32 color) {
  SDL_Surface *surface =
      SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_XRGB8888);
  SDL_FillRect(surface, NULL, color);
  return opaque_texture(renderer, surface);
}

static void draw_slide(SDL_Renderer *renderer, SDL_Texture *pages[2], int frame) {
  SDL_RenderClear(renderer);
  int offset = frame % TURN * (WIDTH + SPACING) / TURN;
  for (int page = 0; page < 2; page++) {
    SDL_FRect place = {(float)(page * (WIDTH + SPACING) - offset), 0, WIDTH, HEIGHT};
    SDL_RenderCopyF(renderer, pages[page], NULL, &place);
  }
  SDL_RenderPresent(renderer);
}

static double slide(Screen screen, SDL_Texture *pages[2], int frames) {
  double spent = 0;
  for (int frame = 0; frame < frames; frame++) {
    SDL_PumpEvents();
    double before = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    draw_slide(screen.renderer, pages, frame);
    spent += milliseconds(CLOCK_THREAD_CPUTIME_ID) - before;
  }
  return spent / frames;
}

// Two figures: at the display's pace as the gallery draws, and as fast as it goes.
static void slide_and_tell(int frames) {
  Screen screen = open_screen();
  SDL_Texture *pages[2] = {
      plain_texture(screen.renderer, 0x336699), plain_texture(screen.renderer, 0x996633)};
  SDL_RenderSetVSync(screen.renderer, 1);
  slide(screen, pages, TURN);
  double paced = slide(screen, pages, frames);
  SDL_RenderSetVSync(screen.renderer, 0);
  printf("%.4f %.4f\n", paced, slide(screen, pages, frames));
}

static void pace_and_tell(int frames) {
  Screen screen = open_screen();
  SDL_Texture *pages[2] = {
      plain_texture(screen.renderer, 0x336699), plain_texture(screen.renderer, 0x996633)};
  SDL_RenderSetVSync(screen.renderer, 1);
  for (int frame = -TURN; frame < frames; frame++) {
    SDL_PumpEvents();
    draw_slide(screen.renderer, pages, frame + TURN);
    if (frame >= 0) printf("%.3f\n", milliseconds(CLOCK_MONOTONIC));
  }
}

// Decodes at the least of libjpeg's scales that still covers the screen's pixels.
static SDL_Surface *decode(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  struct jpeg_error_mgr errors;
  struct jpeg_decompress_struct jpeg = {.err = jpeg_std_error(&errors)};
  jpeg_create_decompress(&jpeg);
  jpeg_stdio_src(&jpeg, file);
  jpeg_read_header(&jpeg, TRUE);
  jpeg.out_color_space = JCS_EXT_BGRX;
  jpeg.scale_denom = 8;
  for (jpeg.scale_num = 1; jpeg.scale_num < 8; jpeg.scale_num++) {
    jpeg_calc_output_dimensions(&jpeg);
    if (jpeg.output_width >= WIDTH || jpeg.output_height >= HEIGHT) break;
  }
  jpeg_start_decompress(&jpeg);
  SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(
      0, (int)jpeg.output_width, (int)jpeg.output_height, 32, SDL_PIXELFORMAT_XRGB8888);
  while (jpeg.output_scanline < jpeg.output_height) {
    Uint8 *row = (Uint8 *)surface->pixels + (size_t)jpeg.output_scanline * (size_t)surface->pitch;
    jpeg_read_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_decompress(&jpeg);
  jpeg_destroy_decompress(&jpeg);
  fclose(file);
  return surface;
}

static SDL_Surface *shown;

static int decode_aside(void *path) {
  shown = decode(path);
  return 0;
}

static void show(char *path) {
  SDL_Thread *decoding = SDL_CreateThread(decode_aside, "decode", path);
  Screen screen = open_screen();
  SDL_WaitThread(decoding, NULL);
  float fit = SDL_min((float)WIDTH / (float)shown->w, (float)HEIGHT / (float)shown->h);
  SDL_FRect place = {0, 0, (float)shown->w * fit, (float)shown->h * fit};
  place.x = (WIDTH - place.w) / 2;
  place.y = (HEIGHT - place.h) / 2;
  SDL_Texture *texture = opaque_texture(screen.renderer, shown);
  SDL_Event event = {0};
  do {
    SDL_RenderClear(screen.renderer);
    SDL_RenderCopyF(screen.renderer, texture, NULL, &place);
    SDL_RenderPresent(screen.renderer);
  } while (SDL_WaitEvent(&event) && event.type != SDL_QUIT);
}

static void list(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) {
    perror(path);
    exit(1);
  }
  while (readdir(folder)) {
  }
  closedir(folder);
}

int main(int count, char **words) {
  if (count != 3) return fprintf(stderr, "usage: see the top of floor.c\n"), 2;
  double before = milliseconds(CLOCK_MONOTONIC);
  if (!strcmp(words[1], "slide")) {
    slide_and_tell(atoi(words[2]));
    return 0;
  }
  if (!strcmp(words[1], "pace")) {
    pace_and_tell(atoi(words[2]));
    return 0;
  }
  if (!strcmp(words[1], "show")) show(words[2]);
  else if (!strcmp(words[1], "decode")) SDL_FreeSurface(decode(words[2]));
  else if (!strcmp(words[1], "list")) list(words[2]);
  else return 2;
  printf("%.4f\n", milliseconds(CLOCK_MONOTONIC) - before);
  return 0;
}
