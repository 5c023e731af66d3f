// The compositor's side of pointer-gestures-unstable-v1.
#ifndef GESTURE_PROTOCOL_H
#define GESTURE_PROTOCOL_H

#include <wayland-server.h>

enum { PINCH_BEGIN, PINCH_UPDATE, PINCH_END };
enum { HOLD_BEGIN, HOLD_END };

extern const struct wl_interface fake_gestures_interface;
extern const struct wl_interface fake_pinch_interface;
extern const struct wl_interface fake_hold_interface;

struct fake_gestures_requests {
  void (*get_swipe)(struct wl_client *, struct wl_resource *, uint32_t id, struct wl_resource *);
  void (*get_pinch)(struct wl_client *, struct wl_resource *, uint32_t id, struct wl_resource *);
  void (*release)(struct wl_client *, struct wl_resource *);
  void (*get_hold)(struct wl_client *, struct wl_resource *, uint32_t id, struct wl_resource *);
};

struct fake_gesture_requests {
  void (*destroy)(struct wl_client *, struct wl_resource *);
};

#endif
