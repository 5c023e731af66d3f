#ifndef FAKE_SEAT_H
#define FAKE_SEAT_H

#include "fake_compositor.h"

#include <wayland-server.h>

// The kinds of a client's objects on a seat.
typedef enum { FAKE_POINTER, FAKE_PINCH, FAKE_HOLD, FAKE_KINDS } fake_kind;

struct wl_resource *fake_compositor_surface(fake_compositor *compositor, int index);
struct wl_display *fake_compositor_server(fake_compositor *compositor);

// An object that belongs to a pointer gets that seat's events.
void fake_seat_adopt(
    struct wl_resource *pointer, struct wl_resource *object, fake_kind kind, const void *requests);

#endif
