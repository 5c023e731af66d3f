#include "pointer_gestures.h"

// Signatures are of wayland-scanner's making: the version since which a message exists, and a letter
// for each argument.
enum { GET_PINCH = 1, RELEASE = 2, GET_HOLD = 3, DESTROY = 0 };

static const struct wl_interface pinch_interface, hold_interface;

static const struct wl_interface *none[6];
static const struct wl_interface *begin_types[] = {NULL, NULL, &wl_surface_interface, NULL};
// Swipes have a type as well, which nobody asks for here.
static const struct wl_interface *swipe_types[] = {NULL, &wl_pointer_interface};
static const struct wl_interface *pinch_types[] = {&pinch_interface, &wl_pointer_interface};
static const struct wl_interface *hold_types[] = {&hold_interface, &wl_pointer_interface};

static const struct wl_message gestures_requests[] = {
    {"get_swipe_gesture", "no", swipe_types},
    {"get_pinch_gesture", "no", pinch_types},
    {"release", "2", none},
    {"get_hold_gesture", "3no", hold_types}};

const struct wl_interface pointer_gestures_interface = {
    "zwp_pointer_gestures_v1", GESTURES_VERSION, 4, gestures_requests, 0, NULL};

static const struct wl_message gesture_requests[] = {{"destroy", "", none}};

static const struct wl_message pinch_events[] = {
    {"begin", "uuou", begin_types}, {"update", "uffff", none}, {"end", "uui", none}};
static const struct wl_interface pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", 2, 1, gesture_requests, 3, pinch_events};

static const struct wl_message hold_events[] = {
    {"begin", "3uuou", begin_types}, {"end", "3uui", none}};
static const struct wl_interface hold_interface = {
    "zwp_pointer_gesture_hold_v1", 3, 1, gesture_requests, 2, hold_events};

static struct wl_proxy *get(
    struct wl_proxy *gestures, uint32_t request, const struct wl_interface *interface,
    struct wl_pointer *pointer, const void *listener, void *data) {
  struct wl_proxy *gesture = wl_proxy_marshal_flags(
      gestures, request, interface, wl_proxy_get_version(gestures), 0, NULL, pointer);
  if (gesture) wl_proxy_add_listener(gesture, (void (**)(void))listener, data);
  return gesture;
}

struct wl_proxy *pointer_gestures_get_pinch(
    struct wl_proxy *gestures, struct wl_pointer *pointer, const pinch_listener *listener,
    void *data) {
  return get(gestures, GET_PINCH, &pinch_interface, pointer, listener, data);
}

struct wl_proxy *pointer_gestures_get_hold(
    struct wl_proxy *gestures, struct wl_pointer *pointer, const hold_listener *listener,
    void *data) {
  if (wl_proxy_get_version(gestures) < GESTURES_HOLD_SINCE) return NULL;
  return get(gestures, GET_HOLD, &hold_interface, pointer, listener, data);
}

static void destroy(struct wl_proxy *proxy, uint32_t request) {
  wl_proxy_marshal_flags(
      proxy, request, NULL, wl_proxy_get_version(proxy), WL_MARSHAL_FLAG_DESTROY);
}

void pointer_gesture_destroy(struct wl_proxy *gesture) {
  if (gesture) destroy(gesture, DESTROY);
}

void pointer_gestures_release(struct wl_proxy *gestures) {
  if (!gestures) return;
  if (wl_proxy_get_version(gestures) >= GESTURES_RELEASE_SINCE) {
    destroy(gestures, RELEASE);
  } else {
    wl_proxy_destroy(gestures);
  }
}
