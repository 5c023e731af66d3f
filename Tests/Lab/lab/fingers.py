"""Where fingers are on the touchpad while they move."""

import math

# The pad in millimetres, as the fake device describes itself.
WIDTH, HEIGHT = 130.0, 80.0
# Two fingers beside each other.
SPREAD = 16.0
EASES = {
    # From rest to rest.
    "smooth": lambda u: u * u * u * (10 + u * (6 * u - 15)),
    # From rest; lifts at 1.5 times the mean speed.
    "flick": lambda u: u * u * (3 - u) / 2,
    # Lands and lifts at the one speed.
    "linear": lambda u: u,
}


class Fingers:
    """Fingers on their way from one place to another; places in mm, x to the right, y down."""

    def __init__(self, start, end):
        self.start, self.end = start, end

    def at(self, share, ease="linear"):
        """The place of each finger after a share of the time, 0…1."""
        done = EASES[ease](share)
        return [(a[0] + (b[0] - a[0]) * done, a[1] + (b[1] - a[1]) * done)
                for a, b in zip(self.start, self.end)]

    @staticmethod
    def swiping(count, dx, dy):
        """Fingers beside each other that move together, in the middle if that is possible.

        They keep off the edges, where libinput takes a new contact for a palm (8 mm at the sides,
        5 % above), a thumb (15 % below) or a press of a button (10 mm below).
        """
        half = SPREAD / 2 * (count - 1)
        x = _fit(dx, WIDTH, 9 + half, WIDTH - 9 - half, 1 + half)
        y = _fit(dy, HEIGHT, 5, HEIGHT * 0.8, 1)
        start = [(x - half + SPREAD * number, y) for number in range(count)]
        return Fingers(start, [(a + dx, b + dy) for a, b in start])

    @staticmethod
    def pinching(before, after):
        """Two fingers on a slanted line, so far apart before and after."""
        if max(before, after) > 70:
            raise ValueError(f"fingers can be 70 mm apart, not {max(before, after):g}")
        return Fingers(_pair(before), _pair(after))


def _fit(travel, extent, first, last, margin):
    """The start of a movement that lands in first…last and stays off the margin."""
    lowest, highest = max(first, margin - travel), min(last, extent - margin - travel)
    if lowest > highest:
        raise ValueError(f"{travel:g} mm do not fit on the pad of {WIDTH:g} x {HEIGHT:g} mm")
    return min(max((extent - travel) / 2, lowest), highest)


def _pair(distance):
    across, down = (distance / 2 * part(math.radians(30)) for part in (math.cos, math.sin))
    middle = WIDTH / 2, HEIGHT / 2
    return [(middle[0] - across, middle[1] + down), (middle[0] + across, middle[1] - down)]
