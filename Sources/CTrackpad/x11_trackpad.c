#include "x11_trackpad.h"

#include "scroll_axes.h"

#include <X11/Xatom.h>
#include <X11/extensions/XInput2.h>
#include <stdlib.h>

struct x11_trackpad {
  Display *display;
  Window window;
  int extension;
  bool has_gestures;
  trackpad_sink *sink;
  void *context;
  scroll_axes axes;
  // Which axes the last scroll report moved, and when: the server makes clicks of it, too.
  bool has_horizontal, has_vertical;
  Time scrolled;
  // Whether the press that SDL handles now is such a click.
  bool is_repeating;
};

// Errors of a device that is unplugged while it is asked.
static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display, (void)error;
  return 0;
}

// A property of one number of a device; `fallback` if the device has no such property.
static long property(Display *display, int device, const char *name, int size, long fallback) {
  Atom atom = XInternAtom(display, name, True), type;
  int format;
  unsigned long count, rest;
  unsigned char *data = NULL;
  if (atom == None) return fallback;
  if (XIGetProperty(
          display, device, atom, 0, 1, False, AnyPropertyType, &type, &format, &count, &rest,
          &data) != Success)
    return fallback;
  long value = fallback;
  if (data && count > 0 && format == size) value = size == 8 ? *data : *(uint32_t *)data;
  if (data) XFree(data);
  return value;
}

static double valuator(XIAnyClassInfo **classes, int count, int number) {
  for (int i = 0; i < count; i++) {
    XIValuatorClassInfo *info = (XIValuatorClassInfo *)classes[i];
    if (info->type == XIValuatorClass && info->number == number) return info->value;
  }
  return 0;
}

// Libinput's driver alone tells what a trackpad is, and reports the lift.
static void add_axes(x11_trackpad *t, const XIDeviceInfo *device) {
  long tapping = property(t->display, device->deviceid, "libinput Tapping Enabled", 8, -1);
  // How far libinput's driver scrolls for a click, in libinput's units; other drivers count in 10.
  long units = property(t->display, device->deviceid, "libinput Scrolling Pixel Distance", 32, 0);
  for (int i = 0; i < device->num_classes; i++) {
    XIScrollClassInfo *scroll = (XIScrollClassInfo *)device->classes[i];
    if (scroll->type != XIScrollClass) continue;
    scroll_axes_set(
        &t->axes,
        (scroll_axis){
            .device = device->deviceid,
            .number = scroll->number,
            .is_vertical = scroll->scroll_type == XIScrollTypeVertical,
            .is_finger = tapping >= 0,
            .increment = scroll->increment,
            .units = units > 0 ? (double)units : 10,
            .value = valuator(device->classes, device->num_classes, scroll->number)});
  }
}

// Sets the baselines of a device from its classes; false if one of its axes is not known.
static bool rebase(x11_trackpad *t, int device, XIAnyClassInfo **classes, int count) {
  bool is_known = true;
  for (int i = 0; i < count; i++) {
    XIScrollClassInfo *scroll = (XIScrollClassInfo *)classes[i];
    if (scroll->type != XIScrollClass) continue;
    double value = valuator(classes, count, scroll->number);
    is_known = scroll_axes_rebase(&t->axes, device, scroll->number, value) && is_known;
  }
  return is_known;
}

// Asks the server for all devices: what they are, and how far they have counted meanwhile.
static void scan(x11_trackpad *t, bool has_new_devices) {
  XErrorHandler handler = XSetErrorHandler(ignore_error);
  int count = 0;
  XIDeviceInfo *devices = XIQueryDevice(t->display, XIAllDevices, &count);
  if (has_new_devices) t->axes.count = 0;
  for (int i = 0; i < count; i++) {
    XIDeviceInfo *device = &devices[i];
    // A master repeats the devices below it, with counts of its own.
    if (device->use == XIMasterPointer || device->use == XIMasterKeyboard) continue;
    if (has_new_devices) {
      add_axes(t, device);
    } else {
      rebase(t, device->deviceid, device->classes, device->num_classes);
    }
  }
  if (devices) XIFreeDeviceInfo(devices);
  XSetErrorHandler(handler);
}

static void send(x11_trackpad *t, Time time, trackpad_sample sample) {
  sample.milliseconds = (uint32_t)time;
  t->sink(t->context, &sample);
}

static void take_motion(x11_trackpad *t, const XIDeviceEvent *event) {
  scroll_motion motion;
  if (!scroll_axes_read(
          &t->axes, event->sourceid, event->valuators.mask, event->valuators.mask_len,
          event->valuators.values, &motion))
    return;
  t->has_horizontal = motion.has_horizontal;
  t->has_vertical = motion.has_vertical;
  t->scrolled = event->time;
  if (motion.dx == 0 && motion.dy == 0) {
    if (motion.is_finger) send(t, event->time, (trackpad_sample){.kind = TRACKPAD_LIFT});
    return;
  }
  trackpad_sample sample = {
      .kind = TRACKPAD_SCROLL, .dx = (float)motion.dx, .dy = (float)motion.dy};
  if (motion.is_finger) {
    sample.source = TRACKPAD_FINGER;
  } else {
    sample.source = TRACKPAD_UNKNOWN;
    sample.clicks_x = (float)motion.clicks_x;
    sample.clicks_y = (float)motion.clicks_y;
  }
  send(t, event->time, sample);
}

static void take_pinch(x11_trackpad *t, const XIGesturePinchEvent *event) {
  trackpad_sample sample = {
      .kind = TRACKPAD_PINCH_UPDATE,
      .dx = (float)event->delta_x,
      .dy = (float)event->delta_y,
      .scale = (float)event->scale,
      .rotation = (float)event->delta_angle};
  if (event->evtype == XI_GesturePinchBegin) sample.kind = TRACKPAD_PINCH_BEGIN;
  if (event->evtype == XI_GesturePinchEnd) {
    bool is_cancelled = event->flags & XIGesturePinchEventCancelled;
    sample.kind = is_cancelled ? TRACKPAD_PINCH_CANCEL : TRACKPAD_PINCH_END;
  }
  send(t, event->time, sample);
}

static void take_device_change(x11_trackpad *t, const XIDeviceChangedEvent *event) {
  if (!rebase(t, event->sourceid, event->classes, event->num_classes)) scan(t, true);
}

static void take_input(x11_trackpad *t, const XGenericEventCookie *cookie) {
  switch (cookie->evtype) {
    case XI_Motion:
      take_motion(t, cookie->data);
      break;
    case XI_GesturePinchBegin:
    case XI_GesturePinchUpdate:
    case XI_GesturePinchEnd:
      take_pinch(t, cookie->data);
      break;
    case XI_DeviceChanged:
      take_device_change(t, cookie->data);
      break;
    case XI_Enter:
      scan(t, false);
      break;
    case XI_Leave:
      send(t, ((XIEnterEvent *)cookie->data)->time, (trackpad_sample){.kind = TRACKPAD_LOSS});
      break;
    case XI_HierarchyChanged:
      scan(t, true);
      send(
          t, ((XIHierarchyEvent *)cookie->data)->time, (trackpad_sample){.kind = TRACKPAD_LOSS});
      break;
    default:
      break;
  }
}

static void take_press(x11_trackpad *t, const XButtonEvent *press) {
  bool is_vertical = press->button == 4 || press->button == 5;
  bool is_horizontal = press->button == 6 || press->button == 7;
  // The server sends the report first and then its clicks, with the same time.
  t->is_repeating = press->time == t->scrolled &&
                    ((is_vertical && t->has_vertical) || (is_horizontal && t->has_horizontal));
}

void x11_trackpad_take(x11_trackpad *t, const SDL_SysWMmsg *message) {
  const XEvent *event = &message->msg.x11.event;
  if (event->type == GenericEvent) {
    const XGenericEventCookie *cookie = &event->xcookie;
    // SDL shows these events twice; the first time their data is not there yet.
    if (cookie->extension == t->extension && cookie->data) take_input(t, cookie);
  } else if (event->type == ButtonPress) {
    take_press(t, &event->xbutton);
  }
}

bool x11_trackpad_repeats(x11_trackpad *t) {
  bool is_repeating = t->is_repeating;
  t->is_repeating = false;
  return is_repeating;
}

static void set_bits(unsigned char *bits, bool has_gestures) {
  // Never XI_ButtonPress: the server would take clicks away from SDL, which reads core events.
  const int types[] = {XI_Motion, XI_DeviceChanged, XI_Enter, XI_Leave};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) XISetMask(bits, types[i]);
  if (!has_gestures) return;
  for (int type = XI_GesturePinchBegin; type <= XI_GesturePinchEnd; type++) XISetMask(bits, type);
}

// A selection replaces the one before, and SDL has one on its window, too.
static void select_events(x11_trackpad *t) {
  unsigned char bits[XIMaskLen(XI_LASTEVENT)] = {0};
  int count = 0;
  XIEventMask *masks = XIGetSelectedEvents(t->display, t->window, &count);
  for (int i = 0; i < count; i++) {
    if (masks[i].deviceid != XIAllMasterDevices) continue;
    for (int k = 0; k < masks[i].mask_len && k < (int)sizeof bits; k++) bits[k] |= masks[i].mask[k];
  }
  if (masks) XFree(masks);
  set_bits(bits, t->has_gestures);
  XIEventMask window = {XIAllMasterDevices, sizeof bits, bits};
  XISelectEvents(t->display, t->window, &window, 1);

  unsigned char plugging[XIMaskLen(XI_LASTEVENT)] = {0};
  XISetMask(plugging, XI_HierarchyChanged);
  XIEventMask root = {XIAllDevices, sizeof plugging, plugging};
  XISelectEvents(t->display, DefaultRootWindow(t->display), &root, 1);
}

x11_trackpad *x11_trackpad_open(const SDL_SysWMinfo *window, trackpad_sink *sink, void *context) {
  Display *display = window->info.x11.display;
  int extension, unused, major = 2, minor = 4;
  if (!XQueryExtension(display, "XInputExtension", &extension, &unused, &unused)) return NULL;
  // SDL has asked for an older version; the server lets a client raise it.
  if (XIQueryVersion(display, &major, &minor) != Success) return NULL;
  if (major < 2 || (major == 2 && minor < 1)) return NULL;
  x11_trackpad *t = calloc(1, sizeof *t);
  if (!t) return NULL;
  *t = (x11_trackpad){
      .display = display,
      .window = window->info.x11.window,
      .extension = extension,
      .has_gestures = major > 2 || minor >= 4,
      .sink = sink,
      .context = context};
  select_events(t);
  scan(t, true);
  return t;
}

void x11_trackpad_close(x11_trackpad *t) { free(t); }
