#include "gesture_protocol.h"

static const struct wl_interface *types[][5] = {
    {NULL, NULL, NULL, NULL, NULL},
    {NULL, NULL, &wl_surface_interface, NULL, NULL},
    {NULL, &wl_pointer_interface},
    {&fake_pinch_interface, &wl_pointer_interface},
    {&fake_hold_interface, &wl_pointer_interface},
};

static const struct wl_message gestures[] = {
    {"get_swipe_gesture", "no", types[2]},
    {"get_pinch_gesture", "no", types[3]},
    {"release", "2", types[0]},
    {"get_hold_gesture", "3no", types[4]}};
static const struct wl_message destroy[] = {{"destroy", "", types[0]}};
static const struct wl_message pinches[] = {
    {"begin", "uuou", types[1]}, {"update", "uffff", types[0]}, {"end", "uui", types[0]}};
static const struct wl_message holds[] = {{"begin", "3uuou", types[1]}, {"end", "3uui", types[0]}};

const struct wl_interface fake_gestures_interface = {
    "zwp_pointer_gestures_v1", 3, 4, gestures, 0, NULL};
const struct wl_interface fake_pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", 2, 1, destroy, 3, pinches};
const struct wl_interface fake_hold_interface = {
    "zwp_pointer_gesture_hold_v1", 3, 1, destroy, 2, holds};
