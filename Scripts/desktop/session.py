"""A private X display, with a window manager where one is wanted."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from .waiting import wait_for
from .x11 import Display


class Session:
    """Xvfb on a display number that was free; everything ends with the `with` block."""

    def __init__(self, size=(1280, 800), managed=False):
        self._size = size
        self._managed = managed
        self._processes = []

    def __enter__(self):
        # A plain SIGTERM would end this program without ending what it started.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended by SIGTERM"))
        reading, writing = os.pipe()
        screen = "{}x{}x24".format(*self._size)
        self._start(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
            pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as number:
            self.name = ":" + number.readline().strip()
        if self.name == ":":
            raise OSError("Xvfb did not start")
        self.display = Display(self.name)
        if self._managed:
            self._manage()
        return self

    def __exit__(self, *_):
        if self.display:
            self.display.close()
        for process in reversed(self._processes):
            process.terminate()
            process.wait()

    def end_abruptly(self):
        """Ends the X server while programs still show windows on it."""
        self.display.close()
        self.display = None
        self._processes[0].kill()
        self._processes[0].wait()

    def environment(self, **more):
        """The variables for a program on this display."""
        inherited = {key: value for key, value in os.environ.items() if key != "WAYLAND_DISPLAY"}
        return {**inherited, "DISPLAY": self.name, **more}

    def _manage(self):
        # A window that opens while openbox starts may never be shown: wait for its own word.
        with tempfile.TemporaryDirectory(prefix="gallery-") as folder:
            ready = Path(folder, "ready")
            self._start(
                ["openbox", "--sm-disable", "--startup", f"touch {ready}"], env=self.environment())
            wait_for("the window manager", ready.exists)

    def _start(self, command, **options):
        # In a session of their own, a Ctrl-C or a timeout reaches this program alone: it ends them.
        self._processes.append(subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True, **options))
