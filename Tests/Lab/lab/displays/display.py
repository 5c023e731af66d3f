"""What every private display offers, whatever serves it."""

import os
from abc import ABC, abstractmethod

from ..servers import Servers


class Display(ABC):
    """A display of one's own: windows open on it, hands use it, eyes see it.

    It is there within its `with` block, and everything behind it ends with that. Places and sizes
    are pixels of the screen. Input comes from devices, as far as programs can tell.
    """

    # The touchpad, on a display that can have one.
    touchpad = None
    # Pixels to a point.
    scale = 1

    def __init__(self, size):
        self._size = size

    @staticmethod
    def obstacle():
        """Why such a display cannot be had here, or None."""
        return None

    def __enter__(self):
        self._servers = Servers()
        try:
            self._start()
        except BaseException:
            self._servers.end()
            raise
        return self

    def __exit__(self, *_):
        try:
            self._disconnect()
        finally:
            self._servers.end()

    def environment(self, **more):
        """The variables for a program on this display; those of `more` that are None are left out."""
        inherited = {key: value for key, value in os.environ.items()
                     if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        variables = {**inherited, **self._address(), **more}
        return {key: value for key, value in variables.items() if value is not None}

    def end_abruptly(self):
        """Ends the server while programs still show windows on it."""
        self._disconnect()
        self._servers.kill()

    @abstractmethod
    def _start(self):
        """Starts the servers and connects to them."""

    @abstractmethod
    def _disconnect(self):
        """Closes the connection, if there is one."""

    @abstractmethod
    def _address(self):
        """The variables that lead a program to this display."""

    # What a hand does. Each call returns when the server has taken the input.

    @abstractmethod
    def key(self, name, down=None):
        """Presses and releases the key of a keysym's name; `down` does one of the two."""

    @abstractmethod
    def button(self, number, down=None):
        """Clicks a mouse button, numbered as in X: 4 to 7 are notches up, down, left, right."""

    @abstractmethod
    def move(self, x, y):
        """Moves the pointer to a place on the screen."""

    # What an eye sees.

    @abstractmethod
    def pixels(self, x, y, width, height):
        """The rows of a part of the screen, as bytes of B, G, R and one unused."""

    def size(self):
        """The width and height of the screen."""
        return self._size

    # Windows.

    @abstractmethod
    def window(self, process):
        """The window of the process with that number, or None while it has none on the screen."""

    @abstractmethod
    def frame(self, window):
        """Where a window's content is on the screen: x, y, width, height."""

    @abstractmethod
    def title(self, window):
        """A window's title, or None."""

    @abstractmethod
    def resize(self, window, width, height):
        """Gives a window another size."""

    @abstractmethod
    def put_away(self, window):
        """Hides a window, as a person does who wants to see others."""

    @abstractmethod
    def bring_back(self, window):
        """Shows a window that was put away."""
