// A touchpad that is made up, for a display server that uses libinput: sway, or Xorg.
//
// Loaded into the server by LD_PRELOAD. umockdev makes up what udev and sysfs say of the device
// (pad.umockdev); here the device node itself is answered for. Opening it connects to the socket
// that FAKEPAD_SOCKET names, where touchpad.py writes input events; what is asked of that socket is
// answered as by the device (fakepad_device.c).
#define _GNU_SOURCE
#include "fakepad.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

enum { DESCRIPTORS_MOST = 4096 };

static bool pads[DESCRIPTORS_MOST];

static bool is_pad(int file) { return file >= 0 && file < DESCRIPTORS_MOST && pads[file]; }

static void mark(int file, bool as_pad) {
  if (file >= 0 && file < DESCRIPTORS_MOST) pads[file] = as_pad;
}

// The definition behind the one here, looked up once.
#define NEXT(name)               \
  static __typeof__(name) *next; \
  if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static int fail_to_open(int file) {
  if (file >= 0) close(file);
  errno = ENODEV;
  return -1;
}

static int open_pad(int flags) {
  const char *path = getenv("FAKEPAD_SOCKET");
  if (!path) return fail_to_open(-1);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  snprintf(address.sun_path, sizeof address.sun_path, "%s", path);
  int file = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (file < 0) return -1;
  if (connect(file, (struct sockaddr *)&address, sizeof address) < 0) {
    fprintf(stderr, "fakepad: cannot connect to %s: %m\n", path);
    return fail_to_open(file);
  }
  if (flags & O_NONBLOCK) fcntl(file, F_SETFL, O_NONBLOCK);
  mark(file, true);
  return file;
}

#define OVERRIDE_OPEN(name)                              \
  int name(const char *path, int flags, ...) {           \
    NEXT(name);                                          \
    if (!strcmp(path, PAD_NODE)) return open_pad(flags); \
    mode_t mode = 0;                                     \
    if (flags & (O_CREAT | O_TMPFILE)) {                 \
      va_list rest;                                      \
      va_start(rest, flags);                             \
      mode = va_arg(rest, mode_t);                       \
      va_end(rest);                                      \
    }                                                    \
    return next(path, flags, mode);                      \
  }
OVERRIDE_OPEN(open)
OVERRIDE_OPEN(open64)

// What `open` is in programs that were compiled with checks.
#define OVERRIDE_CHECKED_OPEN(name)                             \
  int name(const char *, int);                                  \
  int name(const char *path, int flags) {                       \
    NEXT(name);                                                 \
    return strcmp(path, PAD_NODE) ? next(path, flags) : open_pad(flags); \
  }
OVERRIDE_CHECKED_OPEN(__open_2)
OVERRIDE_CHECKED_OPEN(__open64_2)

int close(int file) {
  NEXT(close);
  mark(file, false);
  return next(file);
}

int fcntl(int file, int command, ...) {
  NEXT(fcntl);
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  int result = next(file, command, argument);
  if (command == F_DUPFD || command == F_DUPFD_CLOEXEC) mark(result, is_pad(file));
  return result;
}

// wlroots finds a device by its number, which is that in pad.umockdev.
#define OVERRIDE_STAT(name, type)          \
  int name(int file, struct type *status) { \
    NEXT(name);                            \
    int result = next(file, status);       \
    if (!result && is_pad(file)) {         \
      status->st_mode = S_IFCHR | 0660;    \
      status->st_rdev = makedev(13, 76);   \
    }                                      \
    return result;                         \
  }
OVERRIDE_STAT(fstat, stat)
OVERRIDE_STAT(fstat64, stat64)

int ioctl(int file, unsigned long request, ...);
int ioctl(int file, unsigned long request, ...) {
  NEXT(ioctl);
  va_list rest;
  va_start(rest, request);
  void *answer = va_arg(rest, void *);
  va_end(rest);
  return is_pad(file) ? fakepad_answer(request, answer) : next(file, request, answer);
}

// Nothing in /run/udev says that udev has finished with the device.
struct udev_device;
int udev_device_get_is_initialized(struct udev_device *);
int udev_device_get_is_initialized(struct udev_device *device) { return (void)device, 1; }
