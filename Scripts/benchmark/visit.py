"""A visit to a viewer: it is started, its pages are turned by keys, and the screen is watched."""

import os
import shutil
import signal
import subprocess
import time

from lab import TookTooLong, wait_for

from .usage import usage
from .workshop import PHOTOS, SIZE, mark

PATIENCE = 10
# How often the screen is looked at, in seconds.
GLANCE = 0.0004
TOLERANCE = 12


class Visit:
    """A viewer on a photo of a folder; it ends with the `with` block."""

    def __init__(self, display, account, viewer, photo, number=0):
        self._display = display
        self._account = account
        self._viewer = viewer
        self._photo = photo
        self.page = number

    def __enter__(self):
        """Starts it; `first` is how many ms later the photo was on the screen."""
        shutil.rmtree(self._account["XDG_CACHE_HOME"] + "/thumbnails", ignore_errors=True)
        wait_for("an empty screen", lambda: not any(self._middle()), PATIENCE)
        began = time.monotonic()
        self._process = subprocess.Popen(
            self._viewer.command(self._photo), env=self._display.environment(**self._account),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        try:
            self._see(self.page)
        except BaseException:
            self.__exit__()
            raise
        self.first = 1000 * (time.monotonic() - began)
        return self

    def __exit__(self, *_):
        for way in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self._process.pid, way)
                self._process.wait(timeout=1)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue

    def usage(self):
        return usage(self._process.pid)

    def turn(self):
        """Turns one page: ms from the key to the first change on the screen, and to the photo."""
        before, began = self._row(), time.monotonic()
        self._display.key(self._viewer.key)
        wait_for("a change", lambda: self._row() != before, PATIENCE, GLANCE)
        changed = time.monotonic()
        self._arrive(1)
        return 1000 * (changed - began), 1000 * (time.monotonic() - began)

    def flood(self, keys):
        """Presses a key often, at once: ms until the last of the photos is there."""
        began = time.monotonic()
        for _ in range(keys):
            self._display.key(self._viewer.key)
        self._arrive(keys)
        return 1000 * (time.monotonic() - began)

    def _arrive(self, pages):
        self.page += pages
        self._see(self.page)

    def _see(self, page):
        blue_green_red = tuple(reversed(mark(page % PHOTOS)))
        wait_for(
            f"photo {page} of {self._viewer.name}",
            lambda: all(abs(a - b) <= TOLERANCE for a, b in zip(self._middle(), blue_green_red)),
            PATIENCE, GLANCE)

    def _middle(self):
        """Blue, green and red of the pixel in the middle of the screen."""
        return self._display.pixels(SIZE[0] // 2, SIZE[1] // 2, 1, 1)[0][:3]

    def _row(self):
        return self._display.pixels(0, SIZE[1] // 2, SIZE[0], 1)[0]


__all__ = ["TookTooLong", "Visit"]
