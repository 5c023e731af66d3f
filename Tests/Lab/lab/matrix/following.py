"""How exactly the pages followed fingers, from the frames that were shown and what devices reported."""

from dataclasses import dataclass
from itertools import pairwise

UNITS_PER_PAGE = 400
# A device that does not tell when fingers lift has stopped after so many seconds.
QUIET = 0.18
# Of a vertical movement, the share that must be exceeded for a horizontal scroll.
SLANT = 1.2
RESISTANCE = 0.55
# The units that have a direction, and the seconds in which both halves of a report come.
HAIR, MOMENT = 1.0, 0.002


@dataclass(frozen=True)
class Row:
    """The pages of a gallery, in pixels, and the position of the last one."""

    width: float
    pitch: float
    last: int

    def shown(self, finger):
        """The position that a finger shows: beyond an end x′ = d · (1 − 1 / (1 + 0.55 · x / d))."""
        inside = min(max(finger, 0), self.last)
        size = self.width / self.pitch
        beyond = abs(finger - inside)
        band = size * (1 - 1 / (1 + RESISTANCE * beyond / size))
        return inside + (band if finger > inside else -band)

    def finger(self, position):
        """The inverse: where a finger is that shows a position."""
        inside = min(max(position, 0), self.last)
        size = self.width / self.pitch
        beyond = size / RESISTANCE * (1 / (1 - abs(position - inside) / size) - 1)
        return inside + (beyond if position > inside else -beyond)


def scrolls(samples):
    """The scrolls that pages follow: their movements, and when the program knew of the end."""
    moves = []
    for sample in samples:
        if moves and not (_continues(moves[-1], sample)):
            yield moves, _end(moves, sample)
            moves = []
        if moves or _begins(sample):
            moves.append(sample)
    if moves:
        yield moves, _end(moves, None)


def _begins(sample):
    """Whether it is a movement of fingers, or of what can be nothing else."""
    if sample.what != "scroll" or sample.source == "wheel":
        return False
    across, down = sample.clicks
    is_wheel = across == 0 and _is_whole(120 * down) or _is_whole(across) and _is_whole(down)
    return sample.source != "unknown" or not is_wheel


def _is_whole(number):
    return abs(number - round(number)) < 1e-4


def _continues(last, sample):
    if sample.what != "scroll" or sample.source != last.source:
        return False
    return last.source == "finger" or sample.t - last.t <= QUIET


def _end(moves, after):
    """Fingers scroll until that is told; what does not tell it, until it is quiet."""
    quiet = moves[-1].t + (float("inf") if moves[-1].source == "finger" else QUIET)
    return min(quiet, after.seen if after else float("inf"))


def follow_error(frames, samples, row):
    """The greatest distance in pixels of a page from where fingers had it, or None without such.

    Of a scroll that starts at rest every frame counts; one that takes over a settle is compared
    from its first frame on.
    """
    errors = []
    for moves, end in scrolls(samples):
        is_along = _is_along(moves)
        before = [frame for frame in frames if frame["t"] < moves[0].seen]
        shown = [frame for frame in frames if moves[0].seen <= frame["t"] < end]
        if not shown:
            continue
        anchor = _anchor(before, shown[0], moves, row) if is_along else shown[0]["position"]
        for frame in shown:
            travel = _travel(moves, frame["t"]) if is_along else 0
            errors.append(abs(row.shown(anchor + travel) - frame["position"]) * row.pitch)
    return max(errors, default=None)


def _is_along(moves):
    """Whether a scroll goes along the row, by as much of its start as has a direction."""
    across = down = 0.0
    for move in moves:
        across, down = across + move.dx, down + move.dy
        # What comes at once belongs together, and so does what is less than a tenth of a mm.
        is_half = across == 0 and move.source != "finger" and move.t - moves[0].t < MOMENT
        if max(abs(across), abs(down)) >= HAIR and not is_half:
            break
    return abs(across) >= SLANT * abs(down)


def _anchor(before, first, moves, row):
    """Where the finger was, in pages, when it began to move."""
    if before and before[-1]["position"] == round(before[-1]["position"]):
        return before[-1]["position"]
    return row.finger(first["position"]) - _travel(moves, first["t"])


def _travel(moves, time):
    """How far the finger had moved, in pages, by what was known at a time."""
    return sum(move.dx for move in moves if move.seen <= time) / UNITS_PER_PAGE


def hold_error(frames, samples, row):
    """How far pages moved, in pixels, while a finger on the screen held them; None without one."""
    down = next((sample.seen for sample in samples if sample.what == "finger-down"), None)
    up = next((sample.seen for sample in samples if sample.what == "finger-up"), None)
    if down is None or up is None:
        return None
    held = [frame["position"] for frame in frames if down <= frame["t"] < up]
    return max((abs(a - b) * row.pitch for a, b in pairwise(held)), default=0.0)


def lift_latency(samples):
    """The longest time in ms from a lift to when the program knew of it, or None without lifts."""
    lifts = [1000 * (sample.seen - sample.t) for sample in samples if sample.what == "lift"]
    return max(lifts, default=None)
