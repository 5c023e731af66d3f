#include "wayland_frames.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdlib.h>
#include <wayland-client.h>

struct wayland_frames {
  struct wl_surface *surface;
  struct wl_callback *callback;
  Uint32 event_type;
};

static void forget(wayland_frames *frames) {
  if (frames->callback) wl_callback_destroy(frames->callback);
  frames->callback = NULL;
}

static void done(void *data, struct wl_callback *callback, uint32_t time) {
  wayland_frames *frames = data;
  (void)callback, (void)time;
  forget(frames);
  SDL_Event event = {.type = frames->event_type};
  SDL_PushEvent(&event);
}

static const struct wl_callback_listener listener = {done};

wayland_frames *wayland_frames_open(struct SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
  wayland_frames *frames = calloc(1, sizeof *frames);
  if (!frames) return NULL;
  frames->surface = info.info.wl.surface;
  frames->event_type = SDL_RegisterEvents(1);
  return frames;
}

void wayland_frames_close(wayland_frames *frames) {
  if (frames) forget(frames);
  free(frames);
}

void wayland_frames_ask(wayland_frames *frames) {
  forget(frames);
  frames->callback = wl_surface_frame(frames->surface);
  if (frames->callback) wl_callback_add_listener(frames->callback, &listener, frames);
}

bool wayland_frames_is_waiting(const wayland_frames *frames) { return frames->callback != NULL; }
