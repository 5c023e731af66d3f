"""Two fingers on a touchpad, on every display that has one."""

from lab import Visitor


def test_swipe_on_wayland(room):
    turns(room.wayland, room.forty)


def test_swipe_on_xwayland(room):
    turns(room.xwayland, room.forty)


def test_swipe_on_xorg(room):
    turns(room.xorg, room.forty)


def turns(display, folder):
    with Visitor(display, folder) as visitor:
        visitor.expect(1)
        pad = display.touchpad
        for direction, page in [("right", 2), ("right", 3), ("left", 2), ("left", 1)]:
            pad.swipe(direction, mm=30)
            visitor.expect(page)
