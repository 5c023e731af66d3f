// A Wayland compositor for tests: seats, pointers and gestures, and a client in the same process.
#ifndef FAKE_COMPOSITOR_H
#define FAKE_COMPOSITOR_H

#include <stdbool.h>
#include <stdint.h>

struct wl_display;
struct wl_surface;

typedef struct fake_compositor fake_compositor;
typedef struct fake_seat fake_seat;

// NULL when the system has no room for it.
fake_compositor *fake_compositor_open(void);
void fake_compositor_close(fake_compositor *compositor);

// The client's connection, and its two windows.
struct wl_display *fake_compositor_client(fake_compositor *compositor);
struct wl_surface *fake_compositor_window(fake_compositor *compositor);

// Carries everything across, both ways, until nobody has anything to say; false after an error.
bool fake_compositor_exchange(fake_compositor *compositor);

// Offers gestures in a version, from 1 to 3, and takes them back.
void fake_compositor_add_gestures(fake_compositor *compositor, int version);
void fake_compositor_remove_gestures(fake_compositor *compositor);

// Offers a seat in a version, from 1 to 9, and takes it back.
fake_seat *fake_compositor_add_seat(fake_compositor *compositor, int version);
void fake_seat_remove(fake_seat *seat);
// Plugs a mouse in or takes it out.
void fake_seat_set_pointer(fake_seat *seat, bool has_pointer);
// How many pointers, pinches and holds the client has on the seat.
int fake_seat_object_count(const fake_seat *seat);

// Moves the pointer onto the window, or onto the client's other one, and out of it.
void fake_seat_enter(fake_seat *seat, bool is_other_window);
void fake_seat_leave(fake_seat *seat);

// Axes are 0, vertical, and 1, horizontal; sources 0 wheel, 1 finger, 2 continuous, 3 tilt.
void fake_seat_axis(fake_seat *seat, uint32_t time, uint32_t axis, double value);
void fake_seat_source(fake_seat *seat, uint32_t source);
void fake_seat_stop(fake_seat *seat, uint32_t time, uint32_t axis);
void fake_seat_detents(fake_seat *seat, uint32_t axis, int parts);
void fake_seat_frame(fake_seat *seat);

void fake_seat_begin_pinch(fake_seat *seat, uint32_t time);
void fake_seat_pinch(
    fake_seat *seat, uint32_t time, double dx, double dy, double scale, double rotation);
void fake_seat_end_pinch(fake_seat *seat, uint32_t time, bool is_cancelled);
void fake_seat_begin_hold(fake_seat *seat, uint32_t time, uint32_t fingers);
void fake_seat_end_hold(fake_seat *seat, uint32_t time, bool is_cancelled);

#endif
