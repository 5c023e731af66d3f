// A seat that is made up, in place of libseat's: the backend that libseat has for tests never tells
// wlroots 0.15 that the seat is active. This one is from the first dispatch on, and opens devices
// itself.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

struct libseat {
  int file;
  bool is_enabled;
  const struct libseat_seat_listener *listener;
  void *data;
};

struct libseat_seat_listener {
  void (*enable_seat)(struct libseat *, void *);
  void (*disable_seat)(struct libseat *, void *);
};

static struct libseat seat;

struct libseat *libseat_open_seat(const struct libseat_seat_listener *listener, void *data) {
  int ends[2];
  // Never readable: nothing more ever happens.
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK)) return NULL;
  seat = (struct libseat){.file = ends[0], .listener = listener, .data = data};
  return &seat;
}

int libseat_dispatch(struct libseat *seat, int timeout) {
  (void)timeout;
  if (seat->is_enabled) return 0;
  seat->is_enabled = true;
  seat->listener->enable_seat(seat, seat->data);
  return 1;
}

int libseat_open_device(struct libseat *seat, const char *path, int *file) {
  (void)seat;
  return *file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
}

int libseat_close_device(struct libseat *seat, int device) { return (void)seat, (void)device, 0; }
int libseat_disable_seat(struct libseat *seat) { return (void)seat, 0; }
int libseat_close_seat(struct libseat *seat) { return (void)seat, 0; }
int libseat_switch_session(struct libseat *seat, int session) { return (void)seat, (void)session, 0; }
int libseat_get_fd(struct libseat *seat) { return seat->file; }
const char *libseat_seat_name(struct libseat *seat) { return (void)seat, "seat0"; }
