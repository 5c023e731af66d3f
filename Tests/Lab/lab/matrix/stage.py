"""A gallery on a display of the matrix, and what gestures do to it."""

import time
from contextlib import ExitStack

from ..visitor import Visitor
from ..waiting import TookTooLong
from .cell import Cell
from .following import Row

PAGES = 40
STARTS = {"first": 1, "middle": 20, "last": PAGES}
# The gallery's margins beside a page and the space between two pages, in points.
MARGINS, SPACING = 32, 8


class Stage:
    """One column of the matrix with one setting; it ends with the `with` block."""

    def __init__(self, column, natural, folder):
        self._column, self._natural, self._folder = column, natural, folder
        self.tells = column.tells

    def __enter__(self):
        self._stack = ExitStack()
        try:
            self._display = self._stack.enter_context(self._column.open(self._natural))
            self.hand = self._column.hand(self._display, self._natural)
            self._open()
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
        cell = Cell(gesture)
        before = self.go_to(gesture.start)
        self.visitor.rest()
        frames, lines = len(self.visitor.frames()), len(self.visitor.recording.lines())
        try:
            gesture.play(self)
            self.visitor.rest()
        except TookTooLong:
            cell.problems.append("never comes to rest")
            self._reopen()
            return cell
        # With the last one from before, which says where the page rested.
        frames = self.visitor.frames()[frames - 1:]
        samples = self.visitor.recording.samples(lines)
        cell.turned = self.visitor.title().page - before
        if frames[-1]["position"] != self.visitor.title().page - 1:
            cell.problems.append(f"rests at {frames[-1]['position']}")
        cell.measure(frames, samples, self._row())
        cell.judge(expected, self.tells, samples)
        return cell

    def touch(self, x, y, seconds):
        """A finger on the screen, at rest."""
        self.visitor.finger("down", x, y)
        time.sleep(seconds)
        self.visitor.finger("up", x, y)

    def _open(self):
        file = self._folder / f"{STARTS['middle']:02d}.png"
        self._gallery = ExitStack()
        self._stack.push(self._gallery)
        self.visitor = self._gallery.enter_context(Visitor(self._display, file))
        _, _, width, height = self.visitor.frame()
        self.visitor.move(width // 2, height // 2)
        self.visitor.rest()

    def _reopen(self):
        self._gallery.close()
        self._open()

    def _row(self):
        _, _, width, _ = self.visitor.frame()
        page = width - MARGINS * self._display.scale
        return Row(page, page + SPACING * self._display.scale, PAGES - 1)

    def go_to(self, start):
        """Goes to where a gesture starts; returns that page."""
        page, wanted = self.visitor.title().page, STARTS[start]
        for _ in range(abs(wanted - page)):
            self.visitor.display.key("Right" if wanted > page else "Left")
        self.visitor.wait_for_page(wanted)
        return wanted
