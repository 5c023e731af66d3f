"""The lab itself: that hands do what they say, and that eyes see it.

The numbers are those of libinput 1.22: two fingers make 10.516 units of scroll for each mm, and what
they move before a scroll is recognised, 0.7 to 1.9 mm on an idle machine, is never told.
"""

import os
from pathlib import Path

from lab import Wayland, Xvfb, Xwayland
from lab.events import Events

UNITS_PER_MM = 10.516
# In mm, with some more for a machine at work, whose fingers make longer steps.
MOST_LOST = 3
QUARTERS = [(200, 60, 30), (30, 160, 60), (30, 60, 200), (128, 128, 128)]


def test_touchpad_on_wayland(room):
    # SDL: ten units are a click, and fractions come through.
    check_touchpad(room.wayland, units_per_click=10, slack=0)


def test_touchpad_on_xwayland(room):
    check_touchpad(room.xwayland, units_per_click=10, slack=1)


def test_touchpad_on_xorg(room):
    check_touchpad(room.xorg, units_per_click=15, slack=1)


def check_touchpad(display, units_per_click, slack):
    """Swipes each way: the length of the scroll, its sign, and nothing on the other axis."""
    per_mm = UNITS_PER_MM / units_per_click
    for direction, axis, sign in (("left", 0, -1), ("right", 0, 1), ("up", 1, 1), ("down", 1, -1)):
        with Events(display) as events:
            display.touchpad.swipe(direction, mm=20, ms=180)
            _, (count, *sums) = events.end()
        lost = 20 - sign * sums[axis] / per_mm
        assert 0.6 < lost < MOST_LOST + slack / per_mm, (direction, sums, lost)
        assert sums[1 - axis] == 0 and count >= 8, (direction, count, sums)
    with Events(display) as events:
        display.touchpad.tap()
        display.touchpad.tap(fingers=2)
        display.touchpad.swipe("left", fingers=3)
        display.touchpad.pinch()
        lines, (count, *_) = events.end()
    buttons = [line.split()[1:3] for line in lines if line.startswith("button")]
    assert buttons == [["1", "down"], ["1", "up"], ["3", "down"], ["3", "up"]], lines
    # What SDL 2 knows nothing of.
    assert not count and "touch" not in lines, lines


def test_natural_scrolling(room):
    with Wayland(natural=True) as display, Events(display) as events:
        display.touchpad.swipe("left")
        _, (_, x, _) = events.end()
        assert x > 18, x


def test_hands_and_eyes_on_wayland(room):
    check_hands(room.wayland)
    with Events(room.wayland) as events:
        room.wayland.pointer.axis(45.5, 0, 7)
        _, sums = events.end()
        assert sums == (7, 4.55, 0), sums


def test_hands_and_eyes_on_xwayland(room):
    # It keeps the part of a click that fingers moved, and a notch back is then lost in it: one that
    # no fingers have touched yet.
    with Xwayland() as display:
        check_hands(display)


def test_hands_and_eyes_on_xorg(room):
    check_hands(room.xorg)


def test_hands_and_eyes_on_xvfb(room):
    check_hands(room.display)


def check_hands(display):
    with Events(display) as events:
        x, y, width, height = display.frame(events.window)
        for number, colour in enumerate(QUARTERS):
            place = (x + width // 4 + number % 2 * width // 2, y + height // 4 + number // 2 * height // 2)
            blue_green_red = display.pixels(*place, 1, 1)[0][:3]
            assert tuple(reversed(blue_green_red)) == colour, (number, blue_green_red)
        display.move(x + 300, y + 200)
        display.button(1)
        for button in (5, 5, 6, 6, 6):
            display.button(button)
        display.key("Control_L", down=True)
        display.key("Left")
        display.key("Control_L", down=False)
        lines, sums = events.end()
    assert "button 1 down at 300 200" in lines and "button 1 up at 300 200" in lines, lines
    assert sums == (5, -3, -2), sums
    assert "key Left down with Ctrl" in lines and "key Left up with Ctrl" in lines, lines


def test_displays_leave_nothing_behind(room):
    for kind in (Wayland, Xvfb):
        with kind() as one, kind() as other:
            with Events(one) as mine, Events(other) as others:
                one.button(5)
                assert mine.end()[1] == (1, 0, -1)
                assert others.end()[1] == (0, 0, 0)
            folders = [display._servers.folder for display in (one, other)]
        for folder in folders:
            assert not folder.exists()
            assert not processes_with(str(folder)), processes_with(str(folder))


def processes_with(text):
    """The processes that were started with a text among their words or variables."""
    found = []
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            data = b"".join(Path("/proc", number, part).read_bytes()
                            for part in ("cmdline", "environ"))
        except OSError:
            continue
        if text.encode() in data:
            found.append(number)
    return found
