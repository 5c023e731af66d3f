"""A gallery on a display of the matrix, and what gestures do to it."""

import time
from contextlib import ExitStack

from ..visitor import Visitor
from .cell import Cell

PAGES = 40
STARTS = {"first": 1, "middle": 20, "last": PAGES}


class Stage:
    """One column of the matrix with one setting; it ends with the `with` block."""

    def __init__(self, column, natural, folder):
        self._column, self._natural, self._folder = column, natural, folder
        self.tells = column.tells

    def __enter__(self):
        self._stack = ExitStack()
        display = self._stack.enter_context(self._column.open(self._natural))
        try:
            start = self._folder / f"{STARTS['middle']:02d}.png"
            self.visitor = self._stack.enter_context(Visitor(display, start))
            self.hand = self._column.hand(display, self._natural)
            self.visitor.move(*self._middle())
            self.visitor.rest()
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(self, *problem):
        return self._stack.__exit__(*problem)

    def play(self, gesture):
        """Plays a gesture and waits for rest; returns what came of it."""
        expected = gesture.expected(self.tells, self.hand)
        if expected is None:
            return Cell(gesture, explanation=gesture.why)
        before = self._go_to(gesture.start)
        log = len(self.visitor.rest())
        self.touched = None
        gesture.play(self)
        frames = [line for line in self.visitor.rest()[log:] if "position" in line]
        return Cell(gesture, expected, self.visitor.title().page - before, frames).judge()

    def touch(self, x, y, seconds):
        """A finger on the screen, at rest; notes when."""
        self.visitor.finger("down", x, y)
        began = time.monotonic()
        time.sleep(seconds)
        self.touched = began, time.monotonic()
        self.visitor.finger("up", x, y)

    def _go_to(self, start):
        """Goes to where a gesture starts; returns that page."""
        page, wanted = self.visitor.title().page, STARTS[start]
        for _ in range(abs(wanted - page)):
            self.visitor.display.key("Right" if wanted > page else "Left")
        self.visitor.wait_for_page(wanted)
        return wanted

    def _middle(self):
        _, _, width, height = self.visitor.frame()
        return width // 2, height // 2
