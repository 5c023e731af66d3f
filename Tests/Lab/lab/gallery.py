"""The gallery as a process with a window on a private display."""

import json
import re
import shutil
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from . import png
from .project import BINARY, SHOWCASE
from .waiting import wait_for

# Longer than the gallery waits for more of a gesture (180 ms) before it calls it ended.
QUIET = 0.25
TITLE = re.compile(r"(?P<name>.+) — (?P<page>\d+) of (?P<count>\d+) — Gallery")


@dataclass(frozen=True)
class Title:
    """What the window's title says: a picture's name, its page from 1, how many there are."""

    name: str
    page: int
    count: int


def _heed_interrupts():
    """Undoes what a shell does to its background jobs, which ignore SIGINT and hand that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Gallery:
    """A gallery that was started with `arguments` on a display; it ends with the `with` block."""

    _binary = BINARY

    def __init__(self, display, *arguments, **environment):
        self.display = display
        self._arguments = [str(argument) for argument in arguments]
        self._environment = environment
        self.folder = Path(tempfile.mkdtemp(prefix="gallery-"))

    def __enter__(self):
        self._log = self.folder / "frames"
        self.process = subprocess.Popen(
            [self._binary, "--frame-log", self._log, *self._arguments],
            env=self.display.environment(**self._environment),
            stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            start_new_session=True, preexec_fn=_heed_interrupts)
        try:
            self.window = wait_for("a window", self._window, seconds=10)
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, *_):
        self._kill()

    def title(self):
        """The title, or None while it is none of a page."""
        match = TITLE.fullmatch(self.display.title(self.window) or "")
        return match and Title(match["name"], int(match["page"]), int(match["count"]))

    def wait_for_page(self, page, seconds=5.0):
        """Waits until the title names a page, from 1."""
        return wait_for(
            f"page {page} in the title; it says '{self.display.title(self.window)}'",
            lambda: (title := self.title()) and title.page == page and title, seconds)

    def log(self):
        """What the frame log holds so far: a dictionary for each frame, sleep and wake."""
        text = self._log.read_text() if self._log.exists() else ""
        return [json.loads(line) for line in text.split("\n")[:-1]]

    def frames(self):
        """The frames of the log."""
        return [line for line in self.log() if "position" in line]

    def rest(self, seconds=5.0):
        """Waits until nothing moves and every picture is there; returns the log.

        The gallery must be asleep, its last frame must have shown finished pictures, and no input
        of before the call can still be on its way.
        """
        seen, since = None, time.monotonic()

        def is_at_rest():
            nonlocal seen, since
            log = self.log()
            if len(log) != seen:
                seen, since = len(log), time.monotonic()
            frame = next((line for line in reversed(log) if "position" in line), None)
            qualities = {picture["quality"] for picture in frame["pictures"]} if frame else set()
            is_finished = qualities and qualities <= {"ready", "failed"}
            is_quiet = log and "sleep" in log[-1] and time.monotonic() - since >= QUIET
            return log if is_finished and is_quiet else None

        return wait_for("the gallery to come to rest", is_at_rest, seconds, every=0.01)

    def frame(self):
        """Where the window's content is on the screen: x, y, width, height."""
        return self.display.frame(self.window)

    def move(self, x, y):
        """Moves the pointer to a place in the window."""
        left, top, _, _ = self.frame()
        self.display.move(left + x, top + y)

    def drag(self, path, hold=0.0, pause=0.008):
        """Drags the mouse along points; rests for `hold` seconds before it lets go."""
        self.move(*path[0])
        self.display.button(1, down=True)
        for point in path[1:]:
            time.sleep(pause)
            self.move(*point)
        time.sleep(hold)
        self.display.button(1, down=False)

    def click(self, x, y, button=1):
        self.move(x, y)
        self.display.button(button)

    def pixels(self, x, y, width, height):
        """Rows of a part of the window, as bytes of B, G, R and one unused."""
        left, top, _, _ = self.frame()
        return self.display.pixels(left + x, top + y, width, height)

    def screenshot(self, path):
        """Writes what the window shows into a PNG file."""
        _, _, width, height = self.frame()
        rows = []
        for pixels in self.pixels(0, 0, width, height):
            row = bytearray(3 * width)
            row[0::3], row[1::3], row[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
            rows.append(bytes(row))
        png.write(path, rows)

    def end(self, by=signal.SIGTERM, seconds=5.0):
        """Ends it by a signal; returns the exit code and what it wrote to standard error."""
        self.process.send_signal(by)
        _, errors = self.process.communicate(timeout=seconds)
        return self.process.returncode, errors

    def _window(self):
        if self.process.poll() is not None:
            raise OSError(
                f"the gallery ended with {self.process.returncode}: "
                f"{self.process.stderr.read().strip()}")
        return self.display.window(self.process.pid)

    def _kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)


class Showcase(Gallery):
    """The showcase, which has the gallery's options for logs and windows."""

    _binary = SHOWCASE
