#include "fake_seat.h"

#include "gesture_protocol.h"

#include <stdlib.h>

enum { DISCRETE_UNTIL = 7 };

struct fake_seat {
  fake_compositor *compositor;
  struct wl_interface interface;
  struct wl_global *global;
  struct wl_list seats, objects[FAKE_KINDS];
  bool has_pointer;
  int entered;
};

#define FOR_EACH(object, seat, kind) wl_resource_for_each(object, &(seat)->objects[kind])

// MARK: Requests

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void forget(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void set_cursor(
    struct wl_client *client, struct wl_resource *pointer, uint32_t serial,
    struct wl_resource *surface, int32_t x, int32_t y) {
  (void)client, (void)pointer, (void)serial, (void)surface, (void)x, (void)y;
}

static const struct wl_pointer_interface pointer_requests = {set_cursor, destroy_resource};

static void adopt(
    fake_seat *seat, struct wl_resource *object, fake_kind kind, const void *requests) {
  wl_resource_set_implementation(object, requests, seat, forget);
  wl_list_insert(&seat->objects[kind], wl_resource_get_link(object));
}

void fake_seat_adopt(
    struct wl_resource *pointer, struct wl_resource *object, fake_kind kind, const void *requests) {
  adopt(wl_resource_get_user_data(pointer), object, kind, requests);
}

static void send_enter(fake_seat *seat, struct wl_resource *pointer) {
  struct wl_resource *surface = fake_compositor_surface(seat->compositor, seat->entered);
  wl_pointer_send_enter(pointer, 1, surface, 0, 0);
}

static void get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  fake_seat *seat = wl_resource_get_user_data(resource);
  struct wl_resource *pointer =
      wl_resource_create(client, &wl_pointer_interface, wl_resource_get_version(resource), id);
  adopt(seat, pointer, FAKE_POINTER, &pointer_requests);
  if (seat->entered >= 0) send_enter(seat, pointer);
}

static const struct wl_seat_interface seat_requests = {
    .get_pointer = get_pointer, .release = destroy_resource};

static void send_capabilities(fake_seat *seat, struct wl_resource *resource) {
  wl_seat_send_capabilities(resource, seat->has_pointer ? WL_SEAT_CAPABILITY_POINTER : 0);
}

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  fake_seat *seat = data;
  struct wl_resource *resource = wl_resource_create(client, &wl_seat_interface, (int)version, id);
  wl_resource_set_implementation(resource, &seat_requests, seat, forget);
  wl_list_insert(&seat->seats, wl_resource_get_link(resource));
  send_capabilities(seat, resource);
}

// MARK: The seat

fake_seat *fake_compositor_add_seat(fake_compositor *compositor, int version) {
  fake_seat *seat = calloc(1, sizeof *seat);
  if (!seat) return NULL;
  seat->compositor = compositor;
  seat->entered = -1;
  seat->has_pointer = true;
  wl_list_init(&seat->seats);
  for (int kind = 0; kind < FAKE_KINDS; kind++) wl_list_init(&seat->objects[kind]);
  // A version that the library does not know yet is offered all the same.
  seat->interface = wl_seat_interface;
  if (version > seat->interface.version) seat->interface.version = version;
  seat->global = wl_global_create(
      fake_compositor_server(compositor), &seat->interface, version, seat, bind_seat);
  return seat;
}

void fake_seat_remove(fake_seat *seat) { wl_global_destroy(seat->global); }

void fake_seat_set_pointer(fake_seat *seat, bool has_pointer) {
  struct wl_resource *resource;
  seat->has_pointer = has_pointer;
  if (!has_pointer) seat->entered = -1;
  wl_resource_for_each(resource, &seat->seats) send_capabilities(seat, resource);
}

int fake_seat_object_count(const fake_seat *seat) {
  int count = 0;
  for (int kind = 0; kind < FAKE_KINDS; kind++) count += wl_list_length(&seat->objects[kind]);
  return count;
}

// MARK: The pointer

void fake_seat_enter(fake_seat *seat, bool is_other_window) {
  struct wl_resource *pointer;
  seat->entered = is_other_window;
  FOR_EACH(pointer, seat, FAKE_POINTER) send_enter(seat, pointer);
}

void fake_seat_leave(fake_seat *seat) {
  struct wl_resource *pointer;
  struct wl_resource *surface = fake_compositor_surface(seat->compositor, seat->entered);
  FOR_EACH(pointer, seat, FAKE_POINTER) wl_pointer_send_leave(pointer, 2, surface);
  seat->entered = -1;
}

void fake_seat_axis(fake_seat *seat, uint32_t time, uint32_t axis, double value) {
  struct wl_resource *pointer;
  FOR_EACH(pointer, seat, FAKE_POINTER)
  wl_pointer_send_axis(pointer, time, axis, wl_fixed_from_double(value));
}

void fake_seat_source(fake_seat *seat, uint32_t source) {
  struct wl_resource *pointer;
  FOR_EACH(pointer, seat, FAKE_POINTER) wl_pointer_send_axis_source(pointer, source);
}

void fake_seat_stop(fake_seat *seat, uint32_t time, uint32_t axis) {
  struct wl_resource *pointer;
  FOR_EACH(pointer, seat, FAKE_POINTER) wl_pointer_send_axis_stop(pointer, time, axis);
}

// Old clients hear of whole detents only.
void fake_seat_detents(fake_seat *seat, uint32_t axis, int parts) {
  struct wl_resource *pointer;
  FOR_EACH(pointer, seat, FAKE_POINTER) {
    if (wl_resource_get_version(pointer) > DISCRETE_UNTIL) {
      wl_pointer_send_axis_value120(pointer, axis, parts);
    } else {
      wl_pointer_send_axis_discrete(pointer, axis, parts / 120);
    }
  }
}

void fake_seat_frame(fake_seat *seat) {
  struct wl_resource *pointer;
  FOR_EACH(pointer, seat, FAKE_POINTER) wl_pointer_send_frame(pointer);
}

// MARK: Gestures

static struct wl_resource *surface(fake_seat *seat) {
  return fake_compositor_surface(seat->compositor, seat->entered);
}

void fake_seat_begin_pinch(fake_seat *seat, uint32_t time) {
  struct wl_resource *pinch;
  FOR_EACH(pinch, seat, FAKE_PINCH)
  wl_resource_post_event(pinch, PINCH_BEGIN, 1, time, surface(seat), 2);
}

void fake_seat_pinch(
    fake_seat *seat, uint32_t time, double dx, double dy, double scale, double rotation) {
  struct wl_resource *pinch;
  FOR_EACH(pinch, seat, FAKE_PINCH)
  wl_resource_post_event(
      pinch, PINCH_UPDATE, time, wl_fixed_from_double(dx), wl_fixed_from_double(dy),
      wl_fixed_from_double(scale), wl_fixed_from_double(rotation));
}

void fake_seat_end_pinch(fake_seat *seat, uint32_t time, bool is_cancelled) {
  struct wl_resource *pinch;
  FOR_EACH(pinch, seat, FAKE_PINCH)
  wl_resource_post_event(pinch, PINCH_END, 2, time, is_cancelled);
}

void fake_seat_begin_hold(fake_seat *seat, uint32_t time, uint32_t fingers) {
  struct wl_resource *hold;
  FOR_EACH(hold, seat, FAKE_HOLD)
  wl_resource_post_event(hold, HOLD_BEGIN, 1, time, surface(seat), fingers);
}

void fake_seat_end_hold(fake_seat *seat, uint32_t time, bool is_cancelled) {
  struct wl_resource *hold;
  FOR_EACH(hold, seat, FAKE_HOLD) wl_resource_post_event(hold, HOLD_END, 2, time, is_cancelled);
}
