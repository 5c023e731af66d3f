"""Somebody who uses the gallery in a test: hands, eyes, and a watch."""

import os
import time
from contextlib import suppress
from pathlib import Path

from . import photos
from .gallery import Gallery
from .project import OUT
from .recording import Recording
from .tools import tool
from .waiting import TookTooLong, wait_for

# Where the last failure's picture is.
FAILURE = OUT / "failed.png"
# Heights in points: what is above the page, and what is above and below it.
ABOVE, AROUND = 72, 88


class Visitor(Gallery):
    """A gallery that notes what devices report, with an entrance for touches and fractions."""

    def __init__(self, display, *arguments, **environment):
        super().__init__(display, *arguments, **environment)
        self.recording = Recording(self.folder / "recording")
        self._arguments[:0] = ["--record", str(self.recording.path)]

    def __enter__(self):
        fifo = self.folder / "events"
        os.mkfifo(fifo)
        # Open for both: opening to write alone would wait for a reader.
        self._events = open(os.open(fifo, os.O_RDWR), "w", buffering=1)
        self._environment |= {"LD_PRELOAD": str(tool("inject.so")), "INJECT": str(fifo)}
        return super().__enter__()

    def __exit__(self, *problem):
        if problem[0] and self.process.poll() is None:
            OUT.mkdir(exist_ok=True)
            self.screenshot(FAILURE)
        super().__exit__(*problem)
        self._events.close()

    # Hands.

    def wheel(self, x, y, flipped=False):
        """Turns a wheel by precise values."""
        self._events.write(f"wheel {x} {y} {'flipped' if flipped else ''}\n")

    def finger(self, what, x, y, number=0):
        """Puts a finger down, moves it or lifts it, at a point in the window."""
        _, _, width, height = self.frame()
        self._events.write(f"finger {what} {number} {x / width} {y / height}\n")

    def swipe(self, path, hold=0.0, pause=0.008, number=0):
        """Moves a finger along points; rests for `hold` seconds before it lifts."""
        self.finger("down", *path[0], number)
        for point in path[1:]:
            time.sleep(pause)
            self.finger("move", *point, number)
        time.sleep(hold)
        self.finger("up", *path[-1], number)

    # Eyes.

    def shown(self):
        """The colour in the middle of the window, and whether its block is centred to a pixel."""
        _, _, width, height = self.frame()
        scale = self.display.scale
        row = self.pixels(0, scale * ABOVE + (height - scale * AROUND) // 2, width, 1)[0]
        pixels = [row[at:at + 3] for at in range(0, len(row), 4)]
        middle = pixels[width // 2]
        left = right = width // 2
        while left > 0 and pixels[left - 1] == middle:
            left -= 1
        while right < width and pixels[right] == middle:
            right += 1
        return (middle[2], middle[1], middle[0]), abs(left - (width - right)) <= 1

    def shows(self, page):
        """Whether the window shows one whole page, by its pixels."""
        found, is_centred = self.shown()
        return is_centred and all(
            abs(one - other) <= 4 for one, other in zip(found, photos.colour(page)))

    def arrive(self, page):
        """Waits for the page and for rest; returns the title, which may say another page."""
        # Input comes late where something else keeps the machine busy: quiet alone says little.
        with suppress(TookTooLong):
            self.wait_for_page(page)
        self.rest()
        return self.title()

    def expect(self, page):
        """Waits for the page and for rest, then demands that title and pixels both say `page`."""
        title = self.arrive(page)
        if not title or title.page != page or not self.shows(page):
            raise AssertionError(
                f"page {page} expected; the title says '{self.display.title(self.window)}', "
                f"the middle is {self.shown()}, the page's colour {photos.colour(page)}")

    def heap(self):
        """The bytes of heap in use."""
        answer = self.folder / "heap"
        answer.unlink(missing_ok=True)
        self._events.write(f"heap {answer}\n")
        return int(wait_for("the size of the heap", lambda: answer.exists() and (
            text := answer.read_text()).endswith("\n") and text))

    def status(self, name):
        """A number from the main thread's status, such as 'voluntary_ctxt_switches'."""
        number = self.process.pid
        lines = Path(f"/proc/{number}/task/{number}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(name + ":"))

    def processor(self):
        """The processor time of the whole process so far, in ms.

        By the process's own clock, whose number clock_getcpuclockid(3) makes in this way: the ticks
        of /proc are 10 ms, and count one for any part of it.
        """
        return time.clock_gettime((~self.process.pid << 3) | 2) * 1e3
