#define _GNU_SOURCE
#include "svg_codec.h"

#include <SDL2/SDL_image.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  // What a drawing may take: seconds of the processor and bytes beyond what this process has.
  SECONDS = 2,
  MEMORY = 1 << 30,
  // The milliseconds between two looks at the caller's flag.
  PATIENCE = 10
};

// What the two processes share.
typedef struct {
  codec_status status;
  int width, height;
  uint8_t pixels[];
} drawing;

typedef struct {
  const uint8_t *bytes;
  size_t count;
  int width, height;
  drawing *result;
} task;

static rlim_t address_space(void) {
  char text[64] = "";
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  return length > 0 ? strtoul(text, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE) : 0;
}

static void limit(int resource, rlim_t most) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0 || now.rlim_max < most) return;
  setrlimit(resource, &(struct rlimit){most, most});
}

static codec_status draw(const task *t) {
  SDL_RWops *source = SDL_RWFromConstMem(t->bytes, (int)t->count);
  SDL_Surface *surface = source ? IMG_LoadSizedSVG_RW(source, t->width, t->height) : NULL;
  if (!surface || surface->w < 1 || surface->h < 1 || surface->w > t->width ||
      surface->h > t->height)
    return CODEC_DAMAGED;
  t->result->width = surface->w;
  t->result->height = surface->h;
  int failure =
      SDL_ConvertPixels(surface->w, surface->h, surface->format->format, surface->pixels,
                        surface->pitch, SDL_PIXELFORMAT_ARGB8888, t->result->pixels, surface->w * 4);
  return failure ? CODEC_DAMAGED : CODEC_COMPLETE;
}

// The copy of this process: one thread, no signals, and nothing of the caller's is touched.
static _Noreturn void run_apart(const task *t) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  rlim_t taken = address_space();
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, SECONDS);
  if (taken) limit(RLIMIT_AS, taken + MEMORY);
  t->result->status = draw(t);
  _exit(0);
}

// Waits for the end of the process, which `cancelled` brings about; returns what ended it.
static int wait_for(pid_t process, const codec_flag *cancelled) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  struct pollfd end = {.fd = descriptor, .events = POLLIN};
  // Without such a descriptor (Linux before 5.3) only the time limit ends a drawing early.
  while (descriptor >= 0 && poll(&end, 1, PATIENCE) <= 0)
    if (codec_flag_is_raised(cancelled)) kill(process, SIGKILL);
  if (descriptor >= 0) close(descriptor);
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static codec_status run(const task *t, const codec_flag *cancelled) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t process = fork();
  if (process == 0) run_apart(t);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (process < 0) return CODEC_OUT_OF_MEMORY;
  int signal = wait_for(process, cancelled);
  if (codec_flag_is_raised(cancelled)) return CODEC_CANCELLED;
  return signal == SIGKILL ? CODEC_TOO_COMPLEX : t->result->status;
}

codec_status codec_draw_svg(const uint8_t *bytes, size_t count, int width, int height,
                            uint8_t *pixels, int *drawn_width, int *drawn_height,
                            const codec_flag *cancelled) {
  size_t length = sizeof(drawing) + (size_t)width * (size_t)height * 4;
  drawing *result =
      mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (result == MAP_FAILED) return CODEC_OUT_OF_MEMORY;
  result->status = CODEC_DAMAGED;
  task t = {bytes, count, width, height, result};
  codec_status status = run(&t, cancelled);
  if (status == CODEC_COMPLETE) {
    *drawn_width = result->width;
    *drawn_height = result->height;
    memcpy(pixels, result->pixels, (size_t)result->width * (size_t)result->height * 4);
  }
  munmap(result, length);
  return status;
}
