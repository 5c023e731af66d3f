#ifndef WAYLAND_TRACKPAD_H
#define WAYLAND_TRACKPAD_H

#include "trackpad_sample.h"

#include <stdbool.h>

struct wl_display;
struct wl_surface;

// Second pointers on the seats of a Wayland connection, for what SDL's pointers keep to themselves:
// source, lift, exact detents and pinches.
//
// They live on the connection's default queue, so that whoever dispatches that queue gets their
// events too, in order with all others.
typedef struct wayland_trackpad wayland_trackpad;

// Asks for the seats; NULL without memory. Samples of a surface come while events are dispatched.
wayland_trackpad *wayland_trackpad_open(
    struct wl_display *display, struct wl_surface *surface, trackpad_sink *sink, void *context);

void wayland_trackpad_close(wayland_trackpad *trackpad);

// Whether a pointer is on the surface, so that all scrolling there is told as samples.
bool wayland_trackpad_is_live(const wayland_trackpad *trackpad);

#endif
