// What the touchpad says of itself. Size and resolution are those of touchpad.py and pad.umockdev.
#include "fakepad.h"

#include <errno.h>
#include <linux/input.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

// In units, of which 40 are a mm.
enum { RESOLUTION = 40, WIDTH = 130 * RESOLUTION, HEIGHT = 80 * RESOLUTION, SLOTS = 5 };

static int set_bits(unsigned char *answer, unsigned size, const int *codes, int count) {
  memset(answer, 0, size);
  for (int index = 0; index < count; index++)
    if ((unsigned)codes[index] / 8 < size) answer[codes[index] / 8] |= 1 << codes[index] % 8;
  return (int)size;
}

#define SET_BITS(answer, size, ...)                                        \
  set_bits(answer, size, (const int[]){__VA_ARGS__},                       \
           sizeof(const int[]){__VA_ARGS__} / sizeof(int))

// The codes of a type of events that there are.
static int answer_codes(unsigned type, void *answer, unsigned size) {
  switch (type) {
    case 0: return SET_BITS(answer, size, EV_SYN, EV_KEY, EV_ABS);
    case EV_KEY:
      return SET_BITS(answer, size, BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP,
                      BTN_TOOL_TRIPLETAP, BTN_TOOL_QUADTAP, BTN_TOOL_QUINTTAP);
    case EV_ABS:
      return SET_BITS(answer, size, ABS_X, ABS_Y, ABS_MT_SLOT, ABS_MT_POSITION_X,
                      ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID);
    default: return memset(answer, 0, size), (int)size;
  }
}

// The range of an axis.
static int answer_axis(unsigned axis, void *answer, unsigned size) {
  struct input_absinfo range = {0};
  switch (axis) {
    case ABS_X:
    case ABS_MT_POSITION_X: range.maximum = WIDTH, range.resolution = RESOLUTION; break;
    case ABS_Y:
    case ABS_MT_POSITION_Y: range.maximum = HEIGHT, range.resolution = RESOLUTION; break;
    case ABS_MT_SLOT: range.maximum = SLOTS - 1; break;
    case ABS_MT_TRACKING_ID: range.maximum = 65535; break;
    default: return errno = EINVAL, -1;
  }
  memcpy(answer, &range, size < sizeof range ? size : sizeof range);
  return 0;
}

// The values of a code in each slot: no finger is down when the device is opened.
static int answer_slots(int *values, unsigned size) {
  int value = values[0] == ABS_MT_TRACKING_ID ? -1 : 0;
  for (unsigned slot = 1; slot < size / sizeof *values; slot++) values[slot] = value;
  return (int)size;
}

int fakepad_answer(unsigned long request, void *answer) {
  unsigned number = _IOC_NR(request), size = _IOC_SIZE(request);
  switch (request) {
    case EVIOCGRAB:
    case EVIOCSCLOCKID:
    case EVIOCREVOKE:
    case EVIOCSMASK: return 0;
    case EVIOCGVERSION: return *(int *)answer = EV_VERSION, 0;
    case EVIOCGID:
      *(struct input_id *)answer = (struct input_id){BUS_I2C, 0x06cb, 0xcd5f, 1};
      return 0;
  }
  if (_IOC_TYPE(request) != 'E' || _IOC_DIR(request) != _IOC_READ) return errno = EINVAL, -1;
  switch (number) {
    case _IOC_NR(EVIOCGNAME(0)): return snprintf(answer, size, "Fake I2C Touchpad") + 1;
    case _IOC_NR(EVIOCGPHYS(0)):
    case _IOC_NR(EVIOCGUNIQ(0)): return errno = ENOENT, -1;
    case _IOC_NR(EVIOCGPROP(0)):
      return SET_BITS(answer, size, INPUT_PROP_POINTER, INPUT_PROP_BUTTONPAD);
    case _IOC_NR(EVIOCGKEY(0)):
    case _IOC_NR(EVIOCGLED(0)):
    case _IOC_NR(EVIOCGSND(0)):
    case _IOC_NR(EVIOCGSW(0)): return memset(answer, 0, size), (int)size;
    case _IOC_NR(EVIOCGMTSLOTS(0)): return answer_slots(answer, size);
  }
  unsigned types = _IOC_NR(EVIOCGBIT(0, 0)), axes = _IOC_NR(EVIOCGABS(0));
  if (number >= axes && number <= _IOC_NR(EVIOCGABS(ABS_MAX)))
    return answer_axis(number - axes, answer, size);
  if (number >= types && number < axes) return answer_codes(number - types, answer, size);
  return errno = EINVAL, -1;
}
