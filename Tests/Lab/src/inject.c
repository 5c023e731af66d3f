// Pushes SDL events that XTEST cannot make: fractional wheels and touches.
//
// Loaded into the gallery by LD_PRELOAD, so that the product itself needs no hook. It reads lines
// from the fifo that INJECT names:
//   wheel X Y [flipped]          a mouse wheel's precise values; the integers are set to nonsense
//   finger down|move|up ID X Y   a finger, in fractions of the window
//   heap FILE                    writes the bytes of heap in use to FILE
#define _GNU_SOURCE
#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int (*push)(SDL_Event *);
static SDL_Window *(*window_from_id)(Uint32);

static Uint32 window_id(void) {
  Uint32 id = 1;
  while (id < 100 && !window_from_id(id)) id++;
  return id;
}

static void wheel(const char *line) {
  SDL_Event event = {.type = SDL_MOUSEWHEEL};
  char flipped[16] = "";
  if (sscanf(line, "wheel %f %f %15s", &event.wheel.preciseX, &event.wheel.preciseY, flipped) < 2)
    return;
  event.wheel.windowID = window_id();
  event.wheel.x = 285702256;
  event.wheel.y = -285702256;
  event.wheel.direction = *flipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL;
  push(&event);
}

static void finger(const char *line) {
  char what[8];
  int id;
  SDL_Event event = {0};
  if (sscanf(line, "finger %7s %d %f %f", what, &id, &event.tfinger.x, &event.tfinger.y) != 4)
    return;
  event.type = !strcmp(what, "down") ? SDL_FINGERDOWN
               : !strcmp(what, "up") ? SDL_FINGERUP
                                     : SDL_FINGERMOTION;
  event.tfinger.touchId = 7;
  event.tfinger.fingerId = id;
  event.tfinger.pressure = 1;
  event.tfinger.windowID = window_id();
  push(&event);
}

static void heap(const char *line) {
  char path[512];
  if (sscanf(line, "heap %511s", path) != 1) return;
  struct mallinfo2 info = mallinfo2();
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%zu\n", info.uordblks + info.hblkhd);
  fclose(file);
}

static void *read_lines(void *path) {
  // Open for both, so that the fifo never ends.
  int descriptor = open(path, O_RDWR | O_CLOEXEC);
  FILE *lines = descriptor < 0 ? NULL : fdopen(descriptor, "r");
  char line[600];
  while (lines && fgets(line, sizeof line, lines)) {
    if (!strncmp(line, "wheel", 5)) wheel(line);
    if (!strncmp(line, "finger", 6)) finger(line);
    if (!strncmp(line, "heap", 4)) heap(line);
  }
  return NULL;
}

__attribute__((constructor)) static void start(void) {
  char *path = getenv("INJECT");
  push = (int (*)(SDL_Event *))dlsym(RTLD_DEFAULT, "SDL_PushEvent");
  window_from_id = (SDL_Window * (*)(Uint32)) dlsym(RTLD_DEFAULT, "SDL_GetWindowFromID");
  if (!path || !push || !window_from_id) return;
  // The thread is here before the gallery blocks the signals that it reads itself: it must not be
  // the one that they end.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  pthread_create(&thread, NULL, read_lines, path);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
