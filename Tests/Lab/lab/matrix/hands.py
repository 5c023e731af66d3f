"""The ways in which a display hears of fingers: through a touchpad, as exact values, as clicks."""

import math
import time
from abc import ABC, abstractmethod

from ..displays import Wayland
from ..touchpad import DIRECTIONS

# What libinput makes of a mm on a touchpad, in units of scroll.
UNITS_PER_MM = 10.516
# What a driver makes a click of that knows clicks only, in mm.
MM_PER_CLICK = 1.5
# What a notch is where nothing tells that it is one.
UNITS_PER_NOTCH = 10


class Hand(ABC):
    """Fingers and a mouse on a display.

    `natural` is the desktop's setting for what the fingers use: with it, content goes where the
    fingers go.
    """

    def __init__(self, display, natural):
        self.display = display
        # Where fingers go for the next page and for the one before.
        self.onward, self.back = ("left", "right") if natural else ("right", "left")
        self.backwards = {self.back, "down" if natural else "up"}
        self._natural = natural

    @abstractmethod
    def swipe(self, direction, mm=25.0, ms=150.0, angle=0.0, rest_ms=0.0, ease="flick", repeat=1,
              gap_ms=30.0):
        """Two fingers move, rest and lift, once or several times, as on `Touchpad.swipe`."""

    @abstractmethod
    def swipe_to_and_fro(self, mm, back, ms):
        """Two fingers move towards the next page and some of it back, without a lift in between."""

    def notches(self, count, ms=0.0):
        """Turns a mouse wheel down by notches, so many ms apart."""
        began = time.monotonic()
        for number in range(count):
            time.sleep(max(0.0, began + number * ms / 1000 - time.monotonic()))
            self.display.button(5)

    def fraction_of_notches(self, visitor, parts):
        """Turns a wheel down by one notch that comes in parts."""
        if isinstance(self.display, Wayland):
            self.display.pointer.axis(
                0, UNITS_PER_NOTCH, parts, 100, source="wheel", rest_ms=None)
            return
        for _ in range(parts):
            visitor.wheel(0, -1 / parts)
            time.sleep(0.01)

    def pinch(self):
        """Two fingers move apart."""
        self.display.touchpad.pinch()


class PadHand(Hand):
    """The touchpad's own way through libinput."""

    def swipe(self, direction, mm=25.0, ms=150.0, **more):
        self.display.touchpad.swipe(direction, mm, ms, **{"ease": "flick", **more})

    def swipe_to_and_fro(self, mm, back, ms):
        sign = 1 if self.onward == "right" else -1
        self.display.touchpad.swipe_along([sign * mm, -sign * back], ms)


class AxisHand(Hand):
    """Exact values from a virtual pointer, at one speed: no device is between hand and display."""

    HZ = 120.0

    def swipe(self, direction, mm=25.0, ms=150.0, angle=0.0, rest_ms=0.0, ease="flick", repeat=1,
              gap_ms=30.0):
        turn = math.radians(DIRECTIONS[direction] + angle)
        for number in range(repeat):
            time.sleep(gap_ms / 1000 if number else 0)
            self._scroll(mm * math.cos(turn), mm * math.sin(turn), ms, rest_ms)

    def swipe_to_and_fro(self, mm, back, ms):
        sign = 1 if self.onward == "right" else -1
        self._scroll(sign * mm, 0, ms, None)
        self._scroll(-sign * back, 0, ms, 0)

    def _scroll(self, right, down, ms, rest_ms):
        units = UNITS_PER_MM * (-1 if self._natural else 1)
        dx, dy = (0 if abs(mm) < 1e-9 else mm * units for mm in (right, down))
        self.display.pointer.axis(
            dx, dy, max(1, round(ms * self.HZ / 1000)), self.HZ, rest_ms=rest_ms)


class ClickHand(Hand):
    """A touchpad behind a driver that knows clicks only, and a mouse wheel."""

    BUTTONS = {"up": 4, "down": 5, "left": 6, "right": 7}
    OPPOSITES = {4: 5, 5: 4, 6: 7, 7: 6}

    def swipe(self, direction, mm=25.0, ms=150.0, angle=0.0, rest_ms=0.0, ease="flick", repeat=1,
              gap_ms=30.0):
        for number in range(repeat):
            time.sleep(gap_ms / 1000 if number else 0)
            self._click(self.BUTTONS[direction], max(1, int(mm / MM_PER_CLICK)), ms)

    def swipe_to_and_fro(self, mm, back, ms):
        for direction, length in ((self.onward, mm), (self.back, back)):
            self._click(self.BUTTONS[direction], int(length / MM_PER_CLICK), ms)

    def _click(self, button, count, ms):
        button = self.OPPOSITES[button] if self._natural else button
        began = time.monotonic()
        for number in range(count):
            time.sleep(max(0.0, began + number * ms / count / 1000 - time.monotonic()))
            self.display.button(button)
