"""The real X server, with its dummy video driver and a touchpad behind its own libinput."""

import os

from ..touchpad import Touchpad
from .x11 import X11Display

CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
  Option "AllowMouseOpenFail" "true"
EndSection
Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam {memory}
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1-2000
  VertRefresh 1-1000
  Modeline "lab" {mode}
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "lab"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touchpad"
  Driver "libinput"
  Option "Device" "/dev/input/event12"
  Option "Tapping" "on"
  Option "NaturalScrolling" "{natural}"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touchpad" "CorePointer"
EndSection
"""
# Kilohertz above which the dummy driver refuses a mode.
FASTEST_CLOCK = 300_000


class Xorg(X11Display):
    """Xorg on a display number that was free. It must be root who starts it."""

    def __init__(self, size=(1280, 800), managed=False, hz=60, natural=False):
        super().__init__(size, managed)
        self._hz = hz
        self._natural = natural

    @staticmethod
    def obstacle():
        return None if os.geteuid() == 0 else "Xorg starts for root only"

    def _start(self):
        self.touchpad = Touchpad(self._servers)
        width, height = self._size
        configuration = self._servers.folder / "xorg.conf"
        configuration.write_text(CONFIGURATION.format(
            memory=max(16384, width * height * 8 // 1024), mode=self._mode(), width=width,
            height=height, natural="on" if self._natural else "off"))
        self._serve(
            [*self.touchpad.command, "Xorg", "-config", configuration, "-logfile",
             self._servers.folder / "server.log", "-ac", "-noreset", "-novtswitch", "-nolisten",
             "tcp"],
            env={**os.environ, **self.touchpad.variables})
        self._servers.wait_for("Xorg to open the touchpad", self.touchpad.is_open)

    def _mode(self):
        """The numbers of a Modeline. Less blanking would count as "reduced" and be refused."""
        (width, height), right, below = self._size, (48, 80, 200), (3, 8, 30)
        clock = (width + right[-1]) * (height + below[-1]) * self._hz / 1000
        if clock > FASTEST_CLOCK:
            raise ValueError(f"Xorg's dummy driver has no {width}x{height} at {self._hz:g} Hz")
        numbers = [width, *(width + more for more in right), height, *(height + more for more in below)]
        return f"{clock / 1000:.3f} " + " ".join(map(str, numbers))
