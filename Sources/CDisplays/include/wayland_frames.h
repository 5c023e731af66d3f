#ifndef CDISPLAYS_WAYLAND_FRAMES_H
#define CDISPLAYS_WAYLAND_FRAMES_H

#include <stdbool.h>

struct SDL_Window;

/* When a Wayland compositor wants a window's next frame.

   SDL waits for that inside of its present, deaf to everything else. Whoever waits here first, among
   SDL's events, hears what happens meanwhile, and then presents without a wait. */
typedef struct wayland_frames wayland_frames;

/* NULL for a window on another display server. Close it before the window is destroyed. */
wayland_frames *wayland_frames_open(struct SDL_Window *window);
void wayland_frames_close(wayland_frames *frames);

/* Asks to be told when the frame that is presented next has had its turn: by an event of SDL that
   means nothing else. Call it right before presenting. */
void wayland_frames_ask(wayland_frames *frames);

/* Whether the last frame has not had its turn yet. */
bool wayland_frames_is_waiting(const wayland_frames *frames);

#endif
