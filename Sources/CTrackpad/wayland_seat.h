// A seat of the Wayland compositor with a second pointer on it.
#ifndef WAYLAND_SEAT_H
#define WAYLAND_SEAT_H

#include "trackpad_sample.h"

#include <stdbool.h>
#include <wayland-client.h>

// What the seats of a connection have in common.
typedef struct {
  struct wl_surface *surface;
  // NULL until the compositor offers them.
  struct wl_proxy *gestures;
  trackpad_sink *sink;
  void *context;
} seat_surroundings;

typedef struct wayland_seat wayland_seat;

// Binds the seat that the registry offers under a name, at most in the version offered.
wayland_seat *wayland_seat_open(
    const seat_surroundings *surroundings, struct wl_registry *registry, uint32_t name,
    uint32_t version);
void wayland_seat_close(wayland_seat *seat);

uint32_t wayland_seat_name(const wayland_seat *seat);

// Whether its pointer is on the surface.
bool wayland_seat_is_live(const wayland_seat *seat);

// The surroundings have gestures now.
void wayland_seat_watch_gestures(wayland_seat *seat);
// The surroundings' gestures are going.
void wayland_seat_forget_gestures(wayland_seat *seat);

#endif
