#ifndef TRACKPAD_H
#define TRACKPAD_H

#include "trackpad_sample.h"

#include <stdbool.h>

struct SDL_Window;

// Reads the trackpads over a window, beside SDL. There can be one at a time, on the main thread.
//
// The display server's reports arrive when SDL takes its own from the same connection, in the same
// order, and come back as events in SDL's queue: a loop that waits for SDL waits for them too.
// Meanwhile SDL's wheel events for the same movements are held back; others pass.
typedef struct trackpad trackpad;

// Starts reading, or returns NULL where the display server tells no more than SDL does.
//
// Close it before the window is destroyed.
trackpad *trackpad_open(struct SDL_Window *window);

// Stops reading; NULL is fine.
void trackpad_close(trackpad *trackpad);

// Finds the sample in an SDL_Event; false if the event is another one.
bool trackpad_read(const trackpad *trackpad, const void *event, trackpad_sample *sample);

#endif
