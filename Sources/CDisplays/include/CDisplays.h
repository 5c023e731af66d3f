/* What SDL does not tell of displays: their rate as it is now, and when they want a frame. */
#ifndef CDISPLAYS_H
#define CDISPLAYS_H

#include "refresh_rate.h"
#include "wayland_frames.h"

#endif
