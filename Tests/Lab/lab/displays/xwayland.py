"""An X program's display on a Wayland desktop: Xwayland in sway."""

import os

from .wayland import Wayland


class Xwayland(Wayland):
    """Sway shows the windows and has the input; programs see an X server.

    Hands and eyes are sway's: a pointer that only the X server moved would be lost to it.
    """

    def _start(self):
        super()._start()
        number = self._servers.folder / "number"
        self._x_server = self._servers.wait_for("Xwayland", lambda: number.read_text().strip())

    def _configuration(self):
        # Xwayland belongs to nobody: it lets this user in, and then tells its number.
        user = "root" if os.geteuid() == 0 else f"#{os.geteuid()}"
        number = self._servers.folder / "number"
        return [
            "xwayland force", *super()._configuration()[1:],
            f"exec env -u LD_PRELOAD xhost +si:localuser:{user} && echo $DISPLAY > {number}"]

    def _address(self):
        return {"DISPLAY": self._x_server}
