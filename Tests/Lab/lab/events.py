"""A window that says what SDL delivers to it."""

import re
import subprocess
import time

from .tools import tool

# Longer than any event is on its way.
DELIVERY = 0.2


class Events:
    """The events of an SDL window on a display; it ends with the `with` block."""

    def __init__(self, display):
        self.display = display

    def __enter__(self):
        self._process = subprocess.Popen(
            [tool("events")], env=self.display.environment(), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, text=True)
        if self._process.stdout.readline() != "ready\n":
            raise OSError("the window did not get ready")
        self.window = self.display.window(self._process.pid)
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.communicate()

    def end(self):
        """Closes the window; returns its lines, and how often and how far the wheel turned."""
        time.sleep(DELIVERY)
        self._process.terminate()
        text, _ = self._process.communicate(timeout=5)
        count, x, y = re.search(r"sum (\S+) (\S+) (\S+)", text).groups()
        return text.split("\n"), (int(count), float(x), float(y))
