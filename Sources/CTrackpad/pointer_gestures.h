// The part of the Wayland protocol pointer-gestures-unstable-v1 that is used here.
//
// It is written by hand because a package cannot run wayland-scanner, whose output would be ten
// times as long.
#ifndef POINTER_GESTURES_H
#define POINTER_GESTURES_H

#include <stdint.h>
#include <wayland-client.h>

// The first version whose gestures object can be released, and the one with holds.
enum { GESTURES_RELEASE_SINCE = 2, GESTURES_HOLD_SINCE = 3, GESTURES_VERSION = 3 };

extern const struct wl_interface pointer_gestures_interface;

typedef struct {
  void (*begin)(
      void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time,
      struct wl_surface *surface, uint32_t fingers);
  void (*update)(
      void *data, struct wl_proxy *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy,
      wl_fixed_t scale, wl_fixed_t rotation);
  void (*end)(
      void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time, int32_t is_cancelled);
} pinch_listener;

typedef struct {
  void (*begin)(
      void *data, struct wl_proxy *hold, uint32_t serial, uint32_t time,
      struct wl_surface *surface, uint32_t fingers);
  void (*end)(
      void *data, struct wl_proxy *hold, uint32_t serial, uint32_t time, int32_t is_cancelled);
} hold_listener;

// Watch a pointer for gestures; NULL where the compositor's version does not know them. The
// listener's functions get `data`.
struct wl_proxy *pointer_gestures_get_pinch(
    struct wl_proxy *gestures, struct wl_pointer *pointer, const pinch_listener *listener,
    void *data);
struct wl_proxy *pointer_gestures_get_hold(
    struct wl_proxy *gestures, struct wl_pointer *pointer, const hold_listener *listener,
    void *data);

// Ends a pinch or a hold object, or the gestures object itself; NULL is fine.
void pointer_gesture_destroy(struct wl_proxy *gesture);
void pointer_gestures_release(struct wl_proxy *gestures);

#endif
