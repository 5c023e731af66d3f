"""The fake touchpad: an evdev device that a display server's own libinput reads."""

import math
import os
import shutil
import socket
import struct
import threading
import time

from .fingers import Fingers
from .tools import SOURCES, tool

# Units per mm, as src/fakepad.c describes the device.
RESOLUTION = 40
EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
ABS_X, ABS_Y, SLOT, PLACE_X, PLACE_Y, TRACKING = 0, 1, 0x2F, 0x35, 0x36, 0x39
BTN_TOUCH = 0x14A
BTN_TOOLS = {1: 0x145, 2: 0x14D, 3: 0x14E, 4: 0x14F}
DIRECTIONS = {"right": 0, "down": 90, "left": 180, "up": 270}
# libinput holds a tap's button for so long, in case a drag follows.
TAP_HOLD = 0.25


class Touchpad:
    """A pad of 130 x 80 mm and its fingers. Each call returns when the fingers have lifted.

    A report carries the time at which it was made and the places that belong to that time: on a
    machine under load steps are longer, but no speed is wrong.
    """

    def __init__(self, servers):
        """Waits for a display server, which is started with `command` and `variables`."""
        folder = servers.folder
        for path in (tool("fakepad.so"), SOURCES / "pad.umockdev"):
            # A server that runs as nobody cannot reach the clone.
            os.chmod(shutil.copy(path, folder), 0o644)
        self.command = ["umockdev-run", "-d", str(folder / "pad.umockdev"), "--"]
        self.variables = {"FAKEPAD_SOCKET": str(folder / "pad"),
                          "LD_PRELOAD": str(folder / "fakepad.so")}
        self.lifted = None
        self._last_finger = 100
        self._readers = []
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.bind(self.variables["FAKEPAD_SOCKET"])
        os.chmod(self.variables["FAKEPAD_SOCKET"], 0o777)
        self._socket.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def is_open(self):
        """Whether a display server reads it."""
        return any(map(_is_alive, self._readers))

    def swipe(self, direction, mm=20.0, ms=180.0, angle=0.0, rest_ms=0.0, ease="smooth", rate=125.0,
              fingers=2, repeat=1, gap_ms=30.0):
        """Fingers move together, once or several times: two of them scroll.

        The direction may be turned by an angle in degrees, clockwise as seen on the pad. Before
        they lift they hold still for `rest_ms`, at least until the next of the reports, of which
        `rate` come each second. `gap_ms` lie between a lift and the next landing.
        """
        turn = math.radians(DIRECTIONS[direction] + angle)
        path = Fingers.swiping(fingers, mm * math.cos(turn), mm * math.sin(turn))
        for number in range(repeat):
            self.pause(gap_ms if number else 0)
            self._drag([(path, ms, ease)], rest_ms, rate)

    def swipe_along(self, legs, ms=180.0, ease="smooth", rest_ms=0.0, rate=125.0):
        """Two fingers swipe horizontally there and back again without a lift: mm of each leg."""
        paths, x = [], 0.0
        middle = Fingers.swiping(2, 0, 0).start
        for leg in legs:
            start = [(place[0] + x, place[1]) for place in middle]
            x += leg
            paths.append((Fingers(start, [(a[0] + leg, a[1]) for a in start]), ms, ease))
        self._drag(paths, rest_ms, rate)

    def pause(self, ms):
        """No finger is there for a while."""
        time.sleep(ms / 1000)

    def pinch(self, before=20.0, after=40.0, ms=180.0, rest_ms=0.0, ease="smooth", rate=125.0):
        """Two fingers change their distance, in mm."""
        self._drag([(Fingers.pinching(before, after), ms, ease)], rest_ms, rate)

    def tap(self, fingers=1, ms=40.0):
        """A tap of one finger is a left click, of two a right one, of three a middle one."""
        self.hold(ms, fingers)
        time.sleep(TAP_HOLD)

    def hold(self, ms, fingers=2):
        """Fingers land, stay where they are, and lift."""
        self._place(Fingers.swiping(fingers, 0, 0).start, _now(), lands=True)
        time.sleep(ms / 1000)
        self._lift(fingers)

    def _drag(self, paths, rest_ms, rate):
        start = paths[0][0].start
        began = _now()
        self._place(start, began, lands=True)
        reports = 0
        for path, ms, ease in paths:
            share, leg = 0.0, began + reports / rate
            while share < 1:
                reports += 1
                time.sleep(max(0.0, began + reports / rate - _now()))
                now = _now()
                share = min(1.0, (now - leg) * 1000 / ms)
                if share > 1 - 500 / (ms * rate):
                    # Within half a report of the end: this is the end.
                    share = 1.0
                self._place(path.at(share, ease), now)
            reports = round((_now() - began) * rate)
        time.sleep(max(1 / rate, rest_ms / 1000))
        self._lift(len(start))

    def _place(self, places, time, lands=False):
        """One report of where every finger is; they land with it."""
        events = []
        for slot, (x, y) in enumerate(places):
            events.append((EV_ABS, SLOT, slot))
            if lands:
                self._last_finger += 1
                events.append((EV_ABS, TRACKING, self._last_finger % 65536))
            events += [(EV_ABS, PLACE_X, _units(x)), (EV_ABS, PLACE_Y, _units(y))]
        if lands:
            events += [(EV_KEY, BTN_TOUCH, 1), (EV_KEY, BTN_TOOLS[len(places)], 1)]
        x, y = places[0]
        self._report([*events, (EV_ABS, ABS_X, _units(x)), (EV_ABS, ABS_Y, _units(y))], time)

    def _lift(self, fingers):
        events = [(EV_ABS, code, value) for slot in range(fingers)
                  for code, value in ((SLOT, slot), (TRACKING, -1))]
        self.lifted = _now()
        self._report(
            [*events, (EV_KEY, BTN_TOUCH, 0), (EV_KEY, BTN_TOOLS[fingers], 0)], self.lifted)

    def _report(self, events, time):
        seconds, microseconds = int(time), int(time % 1 * 1e6)
        data = b"".join(struct.pack("@llHHi", seconds, microseconds, *event)
                        for event in [*events, (EV_SYN, 0, 0)])
        for reader in list(self._readers):
            try:
                reader.sendall(data)
            except OSError:
                self._readers.remove(reader)

    def _accept(self):
        while True:
            try:
                reader, _ = self._socket.accept()
            except OSError:
                return
            # A server that is stuck is given up.
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("@ll", 2, 0))
            self._readers.append(reader)


def _now():
    """The clock of evdev and of Wayland's events, in seconds."""
    return time.clock_gettime(time.CLOCK_MONOTONIC)


def _units(mm):
    return round(mm * RESOLUTION)


def _is_alive(reader):
    try:
        return reader.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
