#include "wayland_seat.h"

#include "pointer_gestures.h"

#include <stdlib.h>

// The newest version whose events are handled here, and the first that groups them by frames.
enum { SEAT_VERSION = 8, FRAME_SINCE = 5 };

// What SDL takes for a click where the compositor names none.
static const double UNITS_PER_CLICK = 10;

enum { VERTICAL = WL_POINTER_AXIS_VERTICAL_SCROLL, HORIZONTAL = WL_POINTER_AXIS_HORIZONTAL_SCROLL };

// Scrolling that belongs together.
typedef struct {
  bool has_moved, has_stopped, has_source, has_clicks;
  uint32_t time, source;
  double units[2], clicks[2];
} scroll_frame;

struct wayland_seat {
  const seat_surroundings *surroundings;
  uint32_t name;
  struct wl_seat *seat;
  struct wl_pointer *pointer;
  struct wl_proxy *pinch, *hold;
  bool is_inside, is_pinching, is_holding;
  scroll_frame frame;
};

static void send(const wayland_seat *seat, uint32_t time, trackpad_sample sample) {
  sample.milliseconds = time;
  seat->surroundings->sink(seat->surroundings->context, &sample);
}

// MARK: Scrolling

static trackpad_source source(const scroll_frame *frame) {
  if (!frame->has_source) return TRACKPAD_UNKNOWN;
  switch (frame->source) {
    case WL_POINTER_AXIS_SOURCE_FINGER: return TRACKPAD_FINGER;
    case WL_POINTER_AXIS_SOURCE_CONTINUOUS: return TRACKPAD_CONTINUOUS;
    // Without detents it may be anything.
    case WL_POINTER_AXIS_SOURCE_WHEEL: return frame->has_clicks ? TRACKPAD_WHEEL : TRACKPAD_UNKNOWN;
    case WL_POINTER_AXIS_SOURCE_WHEEL_TILT:
      return frame->has_clicks ? TRACKPAD_TILT : TRACKPAD_UNKNOWN;
    default: return TRACKPAD_UNKNOWN;
  }
}

static void flush(wayland_seat *seat) {
  scroll_frame frame = seat->frame;
  seat->frame = (scroll_frame){0};
  if (!seat->is_inside || (!frame.has_moved && !frame.has_stopped)) return;
  if (!frame.has_moved) return send(seat, frame.time, (trackpad_sample){.kind = TRACKPAD_LIFT});
  trackpad_sample sample = {
      .kind = TRACKPAD_SCROLL,
      .source = (uint8_t)source(&frame),
      .dx = (float)frame.units[HORIZONTAL],
      .dy = (float)frame.units[VERTICAL],
      .clicks_x = (float)frame.clicks[HORIZONTAL],
      .clicks_y = (float)frame.clicks[VERTICAL]};
  if (sample.source == TRACKPAD_UNKNOWN && !frame.has_clicks) {
    sample.clicks_x = (float)(frame.units[HORIZONTAL] / UNITS_PER_CLICK);
    sample.clicks_y = (float)(frame.units[VERTICAL] / UNITS_PER_CLICK);
  }
  send(seat, frame.time, sample);
}

static void axis(
    void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
  wayland_seat *seat = data;
  if (axis > HORIZONTAL) return;
  seat->frame.has_moved = true;
  seat->frame.time = time;
  seat->frame.units[axis] += wl_fixed_to_double(value);
  // Old compositors send no frames: each movement stands alone.
  if (wl_pointer_get_version(pointer) < FRAME_SINCE) flush(seat);
}

static void axis_source(void *data, struct wl_pointer *pointer, uint32_t source) {
  wayland_seat *seat = data;
  (void)pointer;
  seat->frame.has_source = true;
  seat->frame.source = source;
}

static void axis_stop(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis) {
  wayland_seat *seat = data;
  (void)pointer, (void)axis;
  seat->frame.has_stopped = true;
  seat->frame.time = time;
}

static void add_clicks(wayland_seat *seat, uint32_t axis, double clicks) {
  if (axis > HORIZONTAL) return;
  seat->frame.has_clicks = true;
  seat->frame.clicks[axis] += clicks;
}

static void axis_discrete(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t clicks) {
  (void)pointer;
  add_clicks(data, axis, clicks);
}

// From version 8 on, instead of the former.
static void axis_value120(void *data, struct wl_pointer *pointer, uint32_t axis, int32_t parts) {
  (void)pointer;
  add_clicks(data, axis, parts / 120.0);
}

static void frame(void *data, struct wl_pointer *pointer) {
  (void)pointer;
  flush(data);
}

// MARK: The pointer

static void enter(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y) {
  wayland_seat *seat = data;
  (void)pointer, (void)serial, (void)x, (void)y;
  seat->is_inside = surface == seat->surroundings->surface;
}

static void lose(wayland_seat *seat, uint32_t time) {
  if (seat->is_inside) send(seat, time, (trackpad_sample){.kind = TRACKPAD_LOSS});
  seat->is_inside = seat->is_pinching = seat->is_holding = false;
  seat->frame = (scroll_frame){0};
}

static void leave(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  (void)pointer, (void)serial, (void)surface;
  lose(data, 0);
}

static void motion(
    void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)pointer, (void)time, (void)x, (void)y;
}

static void button(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {
  (void)data, (void)pointer, (void)serial, (void)time, (void)button, (void)state;
}

static const struct wl_pointer_listener pointer_events = {
    .enter = enter,
    .leave = leave,
    .motion = motion,
    .button = button,
    .axis = axis,
    .frame = frame,
    .axis_source = axis_source,
    .axis_stop = axis_stop,
    .axis_discrete = axis_discrete,
    .axis_value120 = axis_value120};

// MARK: Gestures

static void pinch_begin(
    void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time,
    struct wl_surface *surface, uint32_t fingers) {
  wayland_seat *seat = data;
  (void)pinch, (void)serial, (void)fingers;
  seat->is_pinching = surface == seat->surroundings->surface;
  if (!seat->is_pinching) return;
  send(seat, time, (trackpad_sample){.kind = TRACKPAD_PINCH_BEGIN, .scale = 1});
}

static void pinch_update(
    void *data, struct wl_proxy *pinch, uint32_t time, wl_fixed_t dx, wl_fixed_t dy,
    wl_fixed_t scale, wl_fixed_t rotation) {
  wayland_seat *seat = data;
  (void)pinch;
  if (!seat->is_pinching) return;
  send(
      seat, time,
      (trackpad_sample){
          .kind = TRACKPAD_PINCH_UPDATE,
          .dx = (float)wl_fixed_to_double(dx),
          .dy = (float)wl_fixed_to_double(dy),
          .scale = (float)wl_fixed_to_double(scale),
          .rotation = (float)wl_fixed_to_double(rotation)});
}

static void pinch_end(
    void *data, struct wl_proxy *pinch, uint32_t serial, uint32_t time, int32_t is_cancelled) {
  wayland_seat *seat = data;
  (void)pinch, (void)serial;
  if (!seat->is_pinching) return;
  seat->is_pinching = false;
  uint8_t kind = is_cancelled ? TRACKPAD_PINCH_CANCEL : TRACKPAD_PINCH_END;
  send(seat, time, (trackpad_sample){.kind = kind});
}

static const pinch_listener pinch_events = {pinch_begin, pinch_update, pinch_end};

static void hold_begin(
    void *data, struct wl_proxy *hold, uint32_t serial, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  wayland_seat *seat = data;
  (void)hold, (void)serial;
  // One finger is about to move the pointer, more than two are the desktop's.
  seat->is_holding = fingers == 2 && surface == seat->surroundings->surface;
  if (seat->is_holding) send(seat, time, (trackpad_sample){.kind = TRACKPAD_TOUCH});
}

// A hold that turns into scrolling ends, too; the movement follows in the same breath.
static void hold_end(
    void *data, struct wl_proxy *hold, uint32_t serial, uint32_t time, int32_t is_cancelled) {
  wayland_seat *seat = data;
  (void)hold, (void)serial, (void)is_cancelled;
  if (seat->is_holding) send(seat, time, (trackpad_sample){.kind = TRACKPAD_LIFT});
  seat->is_holding = false;
}

static const hold_listener hold_events = {hold_begin, hold_end};

void wayland_seat_watch_gestures(wayland_seat *seat) {
  struct wl_proxy *gestures = seat->surroundings->gestures;
  if (!gestures || !seat->pointer || seat->pinch) return;
  seat->pinch = pointer_gestures_get_pinch(gestures, seat->pointer, &pinch_events, seat);
  seat->hold = pointer_gestures_get_hold(gestures, seat->pointer, &hold_events, seat);
}

void wayland_seat_forget_gestures(wayland_seat *seat) {
  pointer_gesture_destroy(seat->pinch);
  pointer_gesture_destroy(seat->hold);
  seat->pinch = seat->hold = NULL;
}

// MARK: The seat

static void drop_pointer(wayland_seat *seat) {
  if (!seat->pointer) return;
  wayland_seat_forget_gestures(seat);
  if (wl_pointer_get_version(seat->pointer) >= WL_POINTER_RELEASE_SINCE_VERSION) {
    wl_pointer_release(seat->pointer);
  } else {
    wl_pointer_destroy(seat->pointer);
  }
  seat->pointer = NULL;
}

// Pointers come and go with the devices.
static void capabilities(void *data, struct wl_seat *wl_seat, uint32_t capabilities) {
  wayland_seat *seat = data;
  bool has_pointer = capabilities & WL_SEAT_CAPABILITY_POINTER;
  if (has_pointer && !seat->pointer) {
    seat->pointer = wl_seat_get_pointer(wl_seat);
    if (!seat->pointer) return;
    wl_pointer_add_listener(seat->pointer, &pointer_events, seat);
    wayland_seat_watch_gestures(seat);
  } else if (!has_pointer) {
    lose(seat, 0);
    drop_pointer(seat);
  }
}

static void seat_name(void *data, struct wl_seat *seat, const char *name) {
  (void)data, (void)seat, (void)name;
}

static const struct wl_seat_listener seat_events = {capabilities, seat_name};

wayland_seat *wayland_seat_open(
    const seat_surroundings *surroundings, struct wl_registry *registry, uint32_t name,
    uint32_t version) {
  wayland_seat *seat = calloc(1, sizeof *seat);
  if (!seat) return NULL;
  if (version > SEAT_VERSION) version = SEAT_VERSION;
  // The library may be older than this.
  if (version > (uint32_t)wl_seat_interface.version) version = (uint32_t)wl_seat_interface.version;
  seat->surroundings = surroundings;
  seat->name = name;
  seat->seat = wl_registry_bind(registry, name, &wl_seat_interface, version);
  if (!seat->seat) {
    free(seat);
    return NULL;
  }
  wl_seat_add_listener(seat->seat, &seat_events, seat);
  return seat;
}

void wayland_seat_close(wayland_seat *seat) {
  lose(seat, 0);
  drop_pointer(seat);
  if (wl_seat_get_version(seat->seat) >= WL_SEAT_RELEASE_SINCE_VERSION) {
    wl_seat_release(seat->seat);
  } else {
    wl_seat_destroy(seat->seat);
  }
  free(seat);
}

uint32_t wayland_seat_name(const wayland_seat *seat) { return seat->name; }

bool wayland_seat_is_live(const wayland_seat *seat) { return seat->is_inside; }
