#include "trackpad.h"

#include "wayland_trackpad.h"
#include "x11_trackpad.h"

#include <stdlib.h>

struct trackpad {
  uint32_t event_type;
  // One of the two.
  wayland_trackpad *wayland;
  x11_trackpad *x11;
};

// An event of SDL with a sample in the place of a user event's code and data.
typedef struct {
  uint32_t type, timestamp;
  trackpad_sample sample;
} sample_event;

_Static_assert(sizeof(sample_event) <= sizeof(SDL_Event), "a sample fits into an event");

static void post(void *context, const trackpad_sample *sample) {
  SDL_Event event = {0};
  sample_event *fields = (sample_event *)&event;
  fields->type = ((trackpad *)context)->event_type;
  fields->sample = *sample;
  SDL_PushEvent(&event);
}

bool trackpad_read(const trackpad *trackpad, const void *event, trackpad_sample *sample) {
  const sample_event *fields = event;
  if (fields->type != trackpad->event_type) return false;
  *sample = fields->sample;
  return true;
}

// Runs on every event before SDL queues it, and says whether it may.
static int SDLCALL filter(void *context, SDL_Event *event) {
  trackpad *trackpad = context;
  switch (event->type) {
    case SDL_SYSWMEVENT:
      // These are for here alone: in the queue each would end a wait.
      if (trackpad->x11) x11_trackpad_take(trackpad->x11, event->syswm.msg);
      return 0;
    case SDL_MOUSEWHEEL:
      return !(trackpad->x11 ? x11_trackpad_repeats(trackpad->x11)
                             : wayland_trackpad_is_live(trackpad->wayland));
    default:
      return 1;
  }
}

// Sets the filter. SDL empties its queue then, which must not lose what has happened already.
static void set_filter(SDL_EventFilter filter, void *context) {
  SDL_PumpEvents();
  int count = SDL_PeepEvents(NULL, 0, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
  SDL_Event *waiting = count > 0 ? malloc((size_t)count * sizeof *waiting) : NULL;
  if (waiting) count = SDL_PeepEvents(waiting, count, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
  SDL_SetEventFilter(filter, context);
  if (waiting) SDL_PeepEvents(waiting, count, SDL_ADDEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
  free(waiting);
}

trackpad *trackpad_open(struct SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info)) return NULL;
  trackpad *trackpad = calloc(1, sizeof *trackpad);
  if (!trackpad) return NULL;
  trackpad->event_type = SDL_RegisterEvents(1);
  if (info.subsystem == SDL_SYSWM_WAYLAND) {
    trackpad->wayland =
        wayland_trackpad_open(info.info.wl.display, info.info.wl.surface, post, trackpad);
  } else if (info.subsystem == SDL_SYSWM_X11) {
    trackpad->x11 = x11_trackpad_open(&info, post, trackpad);
  }
  if (trackpad->event_type == (uint32_t)-1 || (!trackpad->wayland && !trackpad->x11)) {
    trackpad_close(trackpad);
    return NULL;
  }
  set_filter(filter, trackpad);
  if (trackpad->x11) SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
  return trackpad;
}

void trackpad_close(trackpad *trackpad) {
  if (!trackpad) return;
  SDL_EventFilter current;
  void *context;
  if (SDL_GetEventFilter(&current, &context) && context == trackpad) {
    SDL_EventState(SDL_SYSWMEVENT, SDL_IGNORE);
    set_filter(NULL, NULL);
  }
  if (trackpad->wayland) wayland_trackpad_close(trackpad->wayland);
  if (trackpad->x11) x11_trackpad_close(trackpad->x11);
  free(trackpad);
}
