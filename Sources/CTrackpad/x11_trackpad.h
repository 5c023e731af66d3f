#ifndef X11_TRACKPAD_H
#define X11_TRACKPAD_H

#include "trackpad_sample.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stdbool.h>

// The side of the X server. It is told of every event that SDL takes from the server.
typedef struct x11_trackpad x11_trackpad;

// NULL without XInput 2.1.
x11_trackpad *x11_trackpad_open(const SDL_SysWMinfo *window, trackpad_sink *sink, void *context);
void x11_trackpad_close(x11_trackpad *trackpad);
void x11_trackpad_take(x11_trackpad *trackpad, const SDL_SysWMmsg *message);
// Whether the wheel event that SDL makes now repeats a sample.
bool x11_trackpad_repeats(x11_trackpad *trackpad);

#endif
