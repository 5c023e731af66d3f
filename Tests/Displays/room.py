"""What the tests share: displays, pictures, a folder for their files."""

import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Lab"))
from lab import Wayland, Xorg, Xvfb, Xwayland, photos
from lab.project import BINARY, OUT
from lab.visitor import FAILURE


class Skipped(Exception):
    """A test cannot run here, and why."""


class Room:
    """Made once for a run of tests; everything in it ends with the `with` block."""

    def __enter__(self):
        self._folder = Path(tempfile.mkdtemp(prefix="gallery-tests-"))
        self._stack = ExitStack()
        self._stack.callback(shutil.rmtree, self._folder)
        self.six = photos.folder(self._folder / "six", 6)
        self.forty = photos.folder(self._folder / "forty", 40)
        return self

    def __exit__(self, *_):
        self._stack.close()

    # A display starts when the first test wants it.

    @cached_property
    def display(self):
        """Xvfb with a window manager: the display of tests that are not about displays."""
        return self._stack.enter_context(Xvfb(size=(1600, 1100), managed=True))

    @cached_property
    def wayland(self):
        return self._stack.enter_context(Wayland())

    @cached_property
    def xwayland(self):
        return self._stack.enter_context(Xwayland())

    @cached_property
    def xorg(self):
        self.need(Xorg)
        return self._stack.enter_context(Xorg(size=(1600, 1100), managed=True))

    def need(self, kind):
        """Skips the test if there cannot be such a display here."""
        if obstacle := kind.obstacle():
            raise Skipped(obstacle)

    def fresh_folder(self):
        """An empty folder of the caller's own."""
        return Path(tempfile.mkdtemp(dir=self._folder))

    def keep_failure(self, name):
        """Names the picture of a failure, if there is one, by its test; returns its path."""
        return shutil.move(FAILURE, OUT / f"failed-{name}.png") if FAILURE.exists() else None

    def run(self, *arguments, display=True, stdin="", **environment):
        """Runs the gallery to its own end; returns the finished process."""
        variables = self.display.environment(**environment)
        if not display:
            del variables["DISPLAY"]
        return subprocess.run(
            [BINARY, *map(str, arguments)], env=variables, input=stdin, capture_output=True,
            text=True, timeout=20)
