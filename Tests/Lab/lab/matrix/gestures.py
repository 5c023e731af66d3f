"""The gestures of the matrix, and how many pages each must turn."""

import time
from collections.abc import Callable
from dataclasses import dataclass

# After so many seconds a page is on its way; where no lift is told, the quiet comes first.
ON_ITS_WAY = {"phases": 0.06, "quiet": 0.26, "clicks": 0.06}
# How long a finger holds a page that it caught, and the middle of the window.
HOLD = 0.2
MIDDLE = (640, 400)


@dataclass(frozen=True)
class Gesture:
    """Something that hands do, and what must come of it.

    - `pages`: how many are right, by what the display tells, counted to where the fingers went;
      without an entry the gesture is impossible there, for the reason in `why`.
    - `start`: the page from which it starts, "first", "last" or "middle".
    - `towards`: where the fingers go; else onward, to the next page.
    """

    name: str
    play: Callable
    pages: dict
    start: str = "middle"
    towards: str = ""
    why: str = ""

    def expected(self, tells, hand):
        """The pages that are right on a display, as a set, or None."""
        sign = -1 if self.towards in hand.backwards else 1
        pages = self.pages.get(tells)
        return pages and {sign * number for number in pages}


def _pages(phases=None, quiet=None, clicks=None):
    told = {"phases": phases, "quiet": quiet, "clicks": clicks}
    return {tells: number if isinstance(number, set) else {number}
            for tells, number in told.items() if number is not None}


def _reverse(stage):
    stage.hand.swipe_to_and_fro(mm=25, back=15, ms=200)


def _slow_drag(stage):
    stage.hand.swipe(stage.hand.onward, mm=15, ms=600, rest_ms=600, ease="smooth")


def _flicks(stage):
    stage.hand.swipe(stage.hand.onward, mm=15, ms=100, repeat=3, gap_ms=30)


def _swipe_during_settle(stage):
    stage.hand.swipe(stage.hand.onward)
    time.sleep(ON_ITS_WAY[stage.tells])
    stage.hand.swipe(stage.hand.onward)


def _touch_during_settle(stage):
    stage.hand.swipe(stage.hand.onward)
    time.sleep(ON_ITS_WAY[stage.tells])
    stage.touch(*MIDDLE, seconds=HOLD)


GESTURES = [
    Gesture("swipe left", lambda stage: stage.hand.swipe("left"), _pages(1, 1, 1), towards="left"),
    Gesture("swipe right", lambda stage: stage.hand.swipe("right"), _pages(1, 1, 1),
            towards="right"),
    Gesture("slow drag, 600 ms rest, lift", _slow_drag, _pages(0, 0, 1)),
    Gesture("reverse mid-swipe", _reverse, _pages(0, 0, 1)),
    Gesture("3 flicks in a row", _flicks, _pages(3, 1, 1)),
    Gesture("slanted 30°", lambda stage: stage.hand.swipe(stage.hand.onward, mm=35, angle=30),
            _pages(1, 1), why="a click is on one axis"),
    Gesture("slanted 60°", lambda stage: stage.hand.swipe(stage.hand.onward, mm=35, angle=60),
            _pages(0, 0), why="a click is on one axis"),
    Gesture("vertical", lambda stage: stage.hand.swipe("down"), _pages(0, 0, {1, 2}),
            towards="down"),
    Gesture("1 mm", lambda stage: stage.hand.swipe(stage.hand.onward, mm=1, ms=60), _pages(0, 0),
            why="less than a click"),
    Gesture("60 mm", lambda stage: stage.hand.swipe(stage.hand.onward, mm=60, ms=400),
            _pages(1, 1, 1)),
    Gesture("beyond the first page", lambda stage: stage.hand.swipe(stage.hand.back, mm=40),
            _pages(0, 0, 0), start="first"),
    Gesture("beyond the last page", lambda stage: stage.hand.swipe(stage.hand.onward, mm=40),
            _pages(0, 0, 0), start="last"),
    Gesture("swipe during settle", _swipe_during_settle, _pages(2, 2, 1)),
    Gesture("touch during settle", _touch_during_settle, _pages({0, 1}, {0, 1}, {0, 1})),
    Gesture("notch", lambda stage: stage.hand.notches(1), _pages(1, 1, 1)),
    # One at once, and one more after each 150 ms.
    Gesture("30 notches in 300 ms", lambda stage: stage.hand.notches(30, ms=10),
            _pages({2, 3}, {2, 3}, {2, 3})),
    Gesture("fractional wheel", lambda stage: stage.hand.fraction_of_notches(stage.visitor, 8),
            _pages(1, 1, 1)),
    Gesture("pinch", lambda stage: stage.hand.pinch(), _pages(0, 0), why="no touchpad"),
]
