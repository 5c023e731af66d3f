"""Xvfb: the X server without hardware, and so without a touchpad."""

from .x11 import X11Display


class Xvfb(X11Display):
    """Xvfb on a display number that was free."""

    def _start(self):
        screen = "{}x{}x24".format(*self._size)
        self._serve(["Xvfb", "-screen", "0", screen, "-nolisten", "tcp"])
