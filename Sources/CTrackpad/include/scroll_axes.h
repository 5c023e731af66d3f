#ifndef SCROLL_AXES_H
#define SCROLL_AXES_H

#include <stdbool.h>

// The scroll axes of X input devices.
//
// A device counts up for ever, so movement is the difference to the last count, its baseline. What
// it counted while the pointer was elsewhere is no movement: set the baseline again then.

// One axis of one device.
typedef struct {
  int device, number;
  bool is_vertical;
  // Whether fingers on a trackpad move it, whose lift is told by reports without movement.
  bool is_finger;
  // The count for one click, never 0, and units of scroll for one click.
  double increment, units;
  // The last count.
  double value;
} scroll_axis;

enum { SCROLL_AXES_MOST = 64 };

typedef struct {
  scroll_axis axes[SCROLL_AXES_MOST];
  int count;
} scroll_axes;

// What one report says, positive to the right and down.
typedef struct {
  bool is_finger;
  // Whether the axes were named at all, whatever their movement.
  bool has_horizontal, has_vertical;
  double dx, dy;              // units of scroll
  double clicks_x, clicks_y;
} scroll_motion;

// Adds an axis or replaces it; the oldest axes stay when there is no more room.
void scroll_axes_set(scroll_axes *axes, scroll_axis axis);

// Sets the baseline of an axis; false if there is no such axis.
bool scroll_axes_rebase(scroll_axes *axes, int device, int number, double value);

// Reads a report: the counts that it names by bits of a mask, packed in the order of the bits.
// False if none of them is a scroll axis.
bool scroll_axes_read(
    scroll_axes *axes, int device, const unsigned char *mask, int mask_length,
    const double *values, scroll_motion *motion);

#endif
