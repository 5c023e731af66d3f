#ifndef TRACKPAD_SAMPLE_H
#define TRACKPAD_SAMPLE_H

#include <stdint.h>

// What happened.
typedef enum {
  // Scrolling: `dx`, `dy`, `clicks_x`, `clicks_y` and `source`.
  TRACKPAD_SCROLL,
  // Two fingers rest on the trackpad and have not moved.
  TRACKPAD_TOUCH,
  // The fingers that scrolled or rested have left the trackpad.
  TRACKPAD_LIFT,
  // How scrolling ends will not be told: the pointer left the window, or the device is gone.
  TRACKPAD_LOSS,
  // A pinch: `dx`, `dy`, `scale` and `rotation`.
  TRACKPAD_PINCH_BEGIN,
  TRACKPAD_PINCH_UPDATE,
  TRACKPAD_PINCH_END,
  TRACKPAD_PINCH_CANCEL,
} trackpad_kind;

// What scrolled.
typedef enum {
  // The display server does not tell.
  TRACKPAD_UNKNOWN,
  // Fingers on a trackpad; their lift is told too.
  TRACKPAD_FINGER,
  // A wheel that turns.
  TRACKPAD_WHEEL,
  // A wheel that is tilted.
  TRACKPAD_TILT,
  // Something without detents, whose end is not told.
  TRACKPAD_CONTINUOUS,
} trackpad_source;

// One report of a device.
typedef struct {
  uint8_t kind;    // a trackpad_kind
  uint8_t source;  // a trackpad_source
  // When, by the display server's clock.
  uint32_t milliseconds;
  // Movement in units of scroll, positive to the right and down; 10.5 are 1 mm on a trackpad. For a
  // pinch the movement of its centre, in points.
  float dx, dy;
  // The same movement in clicks or detents of a wheel; 0 for fingers and continuous devices.
  float clicks_x, clicks_y;
  // The distance of the fingers, as a part of what it was when the pinch began.
  float scale;
  // The turn since the last report, in degrees clockwise.
  float rotation;
} trackpad_sample;

// Takes samples as they come.
typedef void trackpad_sink(void *context, const trackpad_sample *sample);

#endif
