"""A pointer and a keyboard for a Wayland compositor."""

from subprocess import PIPE

from .tools import tool

# X's numbers of buttons, and evdev's; X's of notches, and the axis with the direction on it.
BUTTONS = {1: 272, 2: 274, 3: 273, 8: 275, 9: 276}
NOTCHES = {4: ("v", -1), 5: ("v", 1), 6: ("h", -1), 7: ("h", 1)}


class VirtualPointer:
    """Devices that are there as long as the display."""

    def __init__(self, servers, environment):
        self._process = servers.start(
            [tool("pointer")], stdin=PIPE, stdout=PIPE, env=environment, text=True, bufsize=1)
        self._hear()

    def move(self, x, y, size):
        """Moves to a place on a screen of that size."""
        self._tell("move", round(x), round(y), *size)

    def button(self, number, down=None):
        """Clicks, presses or releases a button, or turns the wheel by a notch."""
        if number in NOTCHES:
            axis, direction = NOTCHES[number]
            self.notches(axis, direction)
            return
        for state in (1, 0) if down is None else (int(down),):
            self._tell("button", BUTTONS[number], state)

    def notches(self, axis, count, ms=0.0):
        """Turns the wheel on axis "h" or "v" by notches that are so many ms apart."""
        self._tell("notches", axis, count, ms)

    def axis(self, dx, dy, events, hz=120.0, source="finger", rest_ms=0.0):
        """Scrolls by exact units, evenly; 10 are a click to SDL. Then fingers rest and lift.

        With `rest_ms` None they stay where they are.
        """
        self._tell("axis", source, dx, dy, events, hz, -1 if rest_ms is None else rest_ms)

    def key(self, name, down=None):
        """Presses and releases a key; `down` does one of the two."""
        for state in (1, 0) if down is None else (int(down),):
            self._tell("key", name, state)

    def _tell(self, *words):
        self._process.stdin.write(" ".join(map(str, words)) + "\n")
        self._hear()

    def _hear(self):
        answer = self._process.stdout.readline().strip()
        if answer != "ok":
            raise OSError(f"virtual pointer: {answer or 'it ended'}")
