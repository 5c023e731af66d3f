#include "scroll_axes.h"

#include <math.h>
#include <stddef.h>

static scroll_axis *find(scroll_axes *axes, int device, int number) {
  for (int i = 0; i < axes->count; i++) {
    scroll_axis *axis = &axes->axes[i];
    if (axis->device == device && axis->number == number) return axis;
  }
  return NULL;
}

void scroll_axes_set(scroll_axes *axes, scroll_axis axis) {
  if (axis.increment == 0 || !isfinite(axis.increment)) return;
  scroll_axis *known = find(axes, axis.device, axis.number);
  if (known) {
    *known = axis;
  } else if (axes->count < SCROLL_AXES_MOST) {
    axes->axes[axes->count++] = axis;
  }
}

bool scroll_axes_rebase(scroll_axes *axes, int device, int number, double value) {
  scroll_axis *axis = find(axes, device, number);
  if (axis) axis->value = value;
  return axis != NULL;
}

static void move(scroll_axis *axis, double value, scroll_motion *motion) {
  double clicks = (value - axis->value) / axis->increment;
  axis->value = value;
  motion->is_finger = motion->is_finger || axis->is_finger;
  if (axis->is_vertical) {
    motion->has_vertical = true;
    motion->clicks_y += clicks;
    motion->dy += clicks * axis->units;
  } else {
    motion->has_horizontal = true;
    motion->clicks_x += clicks;
    motion->dx += clicks * axis->units;
  }
}

bool scroll_axes_read(
    scroll_axes *axes, int device, const unsigned char *mask, int mask_length,
    const double *values, scroll_motion *motion) {
  *motion = (scroll_motion){0};
  for (int number = 0; number < mask_length * 8; number++) {
    if (!(mask[number / 8] & 1 << number % 8)) continue;
    scroll_axis *axis = find(axes, device, number);
    if (axis) move(axis, *values, motion);
    values++;
  }
  return motion->has_horizontal || motion->has_vertical;
}
