// What SDL 2 hides of a trackpad, read on SDL's own connection to the display server.
#ifndef CTRACKPAD_H
#define CTRACKPAD_H

#include "scroll_axes.h"
#include "trackpad.h"
#include "trackpad_sample.h"
#include "wayland_trackpad.h"

#endif
