#include "wayland_trackpad.h"

#include "pointer_gestures.h"
#include "wayland_seat.h"

#include <stdlib.h>
#include <string.h>

enum { SEATS_MOST = 8 };

struct wayland_trackpad {
  struct wl_registry *registry;
  seat_surroundings surroundings;
  uint32_t gestures_name;
  wayland_seat *seats[SEATS_MOST];
  int seat_count;
};

static void add_seat(wayland_trackpad *trackpad, uint32_t name, uint32_t version) {
  if (trackpad->seat_count == SEATS_MOST) return;
  wayland_seat *seat =
      wayland_seat_open(&trackpad->surroundings, trackpad->registry, name, version);
  if (seat) trackpad->seats[trackpad->seat_count++] = seat;
}

static void add_gestures(wayland_trackpad *trackpad, uint32_t name, uint32_t version) {
  if (trackpad->surroundings.gestures) return;
  if (version > GESTURES_VERSION) version = GESTURES_VERSION;
  trackpad->gestures_name = name;
  trackpad->surroundings.gestures =
      wl_registry_bind(trackpad->registry, name, &pointer_gestures_interface, version);
  for (int i = 0; i < trackpad->seat_count; i++) wayland_seat_watch_gestures(trackpad->seats[i]);
}

static void drop_gestures(wayland_trackpad *trackpad) {
  for (int i = 0; i < trackpad->seat_count; i++) wayland_seat_forget_gestures(trackpad->seats[i]);
  pointer_gestures_release(trackpad->surroundings.gestures);
  trackpad->surroundings.gestures = NULL;
}

static void global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
  (void)registry;
  if (strcmp(interface, wl_seat_interface.name) == 0) {
    add_seat(data, name, version);
  } else if (strcmp(interface, pointer_gestures_interface.name) == 0) {
    add_gestures(data, name, version);
  }
}

static void global_remove(void *data, struct wl_registry *registry, uint32_t name) {
  wayland_trackpad *trackpad = data;
  (void)registry;
  if (trackpad->surroundings.gestures && trackpad->gestures_name == name) drop_gestures(trackpad);
  for (int i = 0; i < trackpad->seat_count; i++) {
    if (wayland_seat_name(trackpad->seats[i]) != name) continue;
    wayland_seat_close(trackpad->seats[i]);
    trackpad->seats[i] = trackpad->seats[--trackpad->seat_count];
    return;
  }
}

static const struct wl_registry_listener registry_events = {global, global_remove};

wayland_trackpad *wayland_trackpad_open(
    struct wl_display *display, struct wl_surface *surface, trackpad_sink *sink, void *context) {
  wayland_trackpad *trackpad = calloc(1, sizeof *trackpad);
  if (!trackpad) return NULL;
  trackpad->surroundings =
      (seat_surroundings){.surface = surface, .sink = sink, .context = context};
  trackpad->registry = wl_display_get_registry(display);
  if (!trackpad->registry) {
    free(trackpad);
    return NULL;
  }
  wl_registry_add_listener(trackpad->registry, &registry_events, trackpad);
  return trackpad;
}

void wayland_trackpad_close(wayland_trackpad *trackpad) {
  drop_gestures(trackpad);
  while (trackpad->seat_count > 0) wayland_seat_close(trackpad->seats[--trackpad->seat_count]);
  wl_registry_destroy(trackpad->registry);
  free(trackpad);
}

bool wayland_trackpad_is_live(const wayland_trackpad *trackpad) {
  for (int i = 0; i < trackpad->seat_count; i++) {
    if (wayland_seat_is_live(trackpad->seats[i])) return true;
  }
  return false;
}
