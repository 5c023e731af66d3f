// A virtual pointer and keyboard for a wlroots compositor.
//
// It stays as long as its standard input: without a live pointer a seat has no pointer at all.
// Each line of input is a command, answered by "ok" or by what is wrong:
//   move X Y WIDTH HEIGHT                   to a place on a screen of that size
//   button CODE 0|1                         an evdev code, such as 272, the left button
//   notches h|v COUNT MS                    wheel events of a notch each, so many ms apart
//   axis finger|wheel DX DY COUNT HZ REST   COUNT events that add up to so many units; REST is for how
//                                           many ms more the fingers rest before they lift, which is
//                                           an axis_stop: less than 0 for no such event
//   key NAME 0|1                            an XKB keysym's name
// Positive is down and to the right.
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>
#include <xkbcommon/xkbcommon.h>

#include "virtual-keyboard-unstable-v1.h"
#include "wlr-virtual-pointer-unstable-v1.h"

static struct wl_display *display;
static struct wl_seat *seat;
static struct zwlr_virtual_pointer_manager_v1 *pointers;
static struct zwp_virtual_keyboard_manager_v1 *keyboards;
static struct zwlr_virtual_pointer_v1 *pointer;
static struct zwp_virtual_keyboard_v1 *keyboard;
static struct xkb_keymap *keymap;
static struct xkb_state *state;

static const char *const gone = "the compositor is gone";

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static uint32_t stamp(void) { return (uint32_t)(uint64_t)now_ms(); }

static void sleep_until(double time) {
  double rest = time - now_ms();
  if (rest > 0) usleep((useconds_t)(rest * 1000));
}

// Waits until the compositor has taken everything.
static const char *sync_display(void) {
  return wl_display_roundtrip(display) < 0 ? gone : NULL;
}

static void global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                   uint32_t version) {
  if (!strcmp(interface, wl_seat_interface.name) && !seat)
    seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
  else if (!strcmp(interface, zwlr_virtual_pointer_manager_v1_interface.name))
    pointers = wl_registry_bind(registry, name, &zwlr_virtual_pointer_manager_v1_interface, 1);
  else if (!strcmp(interface, zwp_virtual_keyboard_manager_v1_interface.name))
    keyboards = wl_registry_bind(registry, name, &zwp_virtual_keyboard_manager_v1_interface, 1);
}

static void global_gone(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener registry_listener = {global, global_gone};

// wlroots 0.15 gives the source to the axis that was named last: name the axis first.
static void finish_axis(uint32_t source) {
  zwlr_virtual_pointer_v1_axis_source(pointer, source);
  zwlr_virtual_pointer_v1_frame(pointer);
}

// In 256ths of a unit, as Wayland has them.
struct travel {
  wl_fixed_t x, y;
};

static struct travel part_of(double x, double y, int step, int count) {
  return (struct travel){(wl_fixed_t)lround(x * 256 * step / count),
                         (wl_fixed_t)lround(y * 256 * step / count)};
}

static void send_axes(struct travel from, struct travel to, uint32_t source) {
  if (to.x != from.x)
    zwlr_virtual_pointer_v1_axis(
        pointer, stamp(), WL_POINTER_AXIS_HORIZONTAL_SCROLL, to.x - from.x);
  if (to.x != from.x && to.y != from.y) zwlr_virtual_pointer_v1_axis_source(pointer, source);
  if (to.y != from.y)
    zwlr_virtual_pointer_v1_axis(pointer, stamp(), WL_POINTER_AXIS_VERTICAL_SCROLL, to.y - from.y);
  finish_axis(source);
}

static void stop_axes(double x, double y, uint32_t source) {
  if (x != 0) zwlr_virtual_pointer_v1_axis_stop(pointer, stamp(), WL_POINTER_AXIS_HORIZONTAL_SCROLL);
  if (x != 0 && y != 0) zwlr_virtual_pointer_v1_axis_source(pointer, source);
  if (y != 0) zwlr_virtual_pointer_v1_axis_stop(pointer, stamp(), WL_POINTER_AXIS_VERTICAL_SCROLL);
  finish_axis(source);
}

static const char *play_axis(uint32_t source, double x, double y, int count, double hz,
                             double rest_ms) {
  if (count < 1 || hz <= 0) return "an axis needs at least one event, and a rate";
  double began = now_ms();
  struct travel sent = {0, 0};
  for (int step = 1; step <= count; step++) {
    // From sums, so that the total is exact.
    struct travel sum = part_of(x, y, step, count);
    sleep_until(began + (step - 1) * 1000 / hz);
    send_axes(sent, sum, source);
    sent = sum;
    if (sync_display()) return gone;
  }
  if (rest_ms >= 0) {
    sleep_until(began + (count - 1) * 1000 / hz + fmax(rest_ms, 1000 / hz));
    stop_axes(x, y, source);
  }
  return sync_display();
}

static const char *play_notches(uint32_t axis, int count, double pause_ms) {
  int sign = count < 0 ? -1 : 1;
  double began = now_ms();
  for (int step = 0; step < abs(count); step++) {
    sleep_until(began + step * pause_ms);
    zwlr_virtual_pointer_v1_axis_discrete(
        pointer, stamp(), axis, wl_fixed_from_int(15 * sign), sign);
    finish_axis(WL_POINTER_AXIS_SOURCE_WHEEL);
    if (sync_display()) return gone;
  }
  return NULL;
}

// The keycode that makes a keysym without modifiers, or 0.
static xkb_keycode_t find_key(xkb_keysym_t wanted) {
  xkb_keycode_t last = xkb_keymap_max_keycode(keymap);
  for (xkb_keycode_t code = xkb_keymap_min_keycode(keymap); code <= last; code++) {
    const xkb_keysym_t *symbols;
    int count = xkb_keymap_key_get_syms_by_level(keymap, code, 0, 0, &symbols);
    for (int index = 0; index < count; index++)
      if (symbols[index] == wanted) return code;
  }
  return 0;
}

static const char *press_key(const char *name, int down) {
  xkb_keysym_t symbol = xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS);
  xkb_keycode_t code = symbol == XKB_KEY_NoSymbol ? 0 : find_key(symbol);
  if (!code) return "no such key on the us layout";
  zwp_virtual_keyboard_v1_key(keyboard, stamp(), code - 8, down);
  xkb_state_update_key(state, code, down ? XKB_KEY_DOWN : XKB_KEY_UP);
  zwp_virtual_keyboard_v1_modifiers(
      keyboard, xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
      xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
      xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED), 0);
  return sync_display();
}

static int make_keyboard(void) {
  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
  struct xkb_rule_names us = {.rules = "evdev", .model = "pc105", .layout = "us"};
  keymap = xkb_keymap_new_from_names(context, &us, XKB_KEYMAP_COMPILE_NO_FLAGS);
  char *text = keymap ? xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) : NULL;
  if (!text) return -1;
  state = xkb_state_new(keymap);
  size_t size = strlen(text) + 1;
  int file = memfd_create("keymap", MFD_CLOEXEC);
  if (file < 0 || write(file, text, size) != (ssize_t)size) return -1;
  keyboard = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(keyboards, seat);
  zwp_virtual_keyboard_v1_keymap(keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, file, size);
  free(text);
  close(file);
  return 0;
}

static const char *obey(const char *line) {
  char word[64], letter;
  double x, y, hz, ms;
  int a, b, c, d;
  if (sscanf(line, "move %d %d %d %d", &a, &b, &c, &d) == 4) {
    zwlr_virtual_pointer_v1_motion_absolute(pointer, stamp(), a, b, c, d);
    zwlr_virtual_pointer_v1_frame(pointer);
  } else if (sscanf(line, "button %d %d", &a, &b) == 2) {
    zwlr_virtual_pointer_v1_button(pointer, stamp(), a, b);
    zwlr_virtual_pointer_v1_frame(pointer);
  } else if (sscanf(line, "axis %63s %lf %lf %d %lf %lf", word, &x, &y, &a, &hz, &ms) == 6) {
    return play_axis(strcmp(word, "wheel") ? WL_POINTER_AXIS_SOURCE_FINGER
                                           : WL_POINTER_AXIS_SOURCE_WHEEL,
                     x, y, a, hz, ms);
  } else if (sscanf(line, "notches %c %d %lf", &letter, &a, &ms) == 3) {
    return play_notches(letter == 'h' ? WL_POINTER_AXIS_HORIZONTAL_SCROLL
                                      : WL_POINTER_AXIS_VERTICAL_SCROLL,
                        a, ms);
  } else if (sscanf(line, "key %63s %d", word, &a) == 2) {
    return press_key(word, a);
  } else {
    return "no such command";
  }
  return sync_display();
}

static const char *connect_display(void) {
  display = wl_display_connect(NULL);
  if (!display) return "no Wayland display";
  wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
  wl_display_roundtrip(display);
  if (!seat || !pointers || !keyboards) return "the compositor has no virtual input";
  pointer = zwlr_virtual_pointer_manager_v1_create_virtual_pointer(pointers, seat);
  return make_keyboard() ? "no virtual keyboard" : sync_display();
}

int main(void) {
  const char *problem = connect_display();
  printf("%s\n", problem ? problem : "ok");
  fflush(stdout);
  char line[256];
  size_t length = 0;
  while (!problem || problem != gone) {
    struct pollfd sources[2] = {{wl_display_get_fd(display), POLLIN, 0}, {0, POLLIN, 0}};
    wl_display_flush(display);
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return 1;
    if (sources[0].revents && wl_display_dispatch(display) < 0) return 0;
    if (!sources[1].revents) continue;
    ssize_t count = read(0, line + length, sizeof line - 1 - length);
    if (count <= 0) return 0;
    line[length += count] = 0;
    if (!strchr(line, '\n')) continue;
    problem = obey(line);
    length = 0;
    printf("%s\n", problem ? problem : "ok");
    fflush(stdout);
  }
  return 1;
}
