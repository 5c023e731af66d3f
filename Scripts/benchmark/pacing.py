"""How evenly frames come while a page turns, beside a bare loop on the same display.

The bare loop slides two opaque pictures with the same kind of renderer, as fast as the display
takes its frames.
"""

from lab import Gallery, Wayland, Xorg

from .frames import turn, wait_until_unseen
from .table import Table, number

DISPLAYS = {
    f"{kind.__name__}, {rate} Hz": (kind, rate) for kind in (Wayland, Xorg) for rate in (60, 120)}
TURNS = 6
SECONDS = 3


def measure_pacing(bench, rounds):
    for name, (kind, rate) in DISPLAYS.items():
        if obstacle := kind.obstacle():
            print(f"pacing: not on {kind.__name__}: {obstacle}", flush=True)
            continue
        print(f"pacing: {name}", flush=True)
        with kind(hz=rate) as display:
            for _ in range(rounds):
                times = bench.workshop.figures("pace", SECONDS * rate, env=display.environment())
                _add(bench.samples, f"floor, {name}", _intervals(times))
                _add(bench.samples, name, _turns(bench, display))


def _turns(bench, display):
    """The ms between the frames of turns to and fro between two pages, no controls showing."""
    with Gallery(display, "--fullscreen", "--photo", bench.photos, **bench.account) as gallery:
        gallery.move(640, 300)
        for button in (5, 4):
            turn(gallery, button)
        wait_until_unseen(gallery)
        start = len(gallery.log())
        for count in range(TURNS):
            turn(gallery, 5 - count % 2)
        log = gallery.log()[start:]
    pairs = [(a, b) for a, b in zip(log, log[1:]) if a.get("position") != b.get("position")]
    return [1000 * (b["t"] - a["t"]) for a, b in pairs if "position" in a and "position" in b]


def _intervals(times):
    return [after - before for before, after in zip(times, times[1:])]


def _add(samples, subject, intervals):
    intervals = sorted(intervals)
    samples.add(subject, "rate", 1000 * len(intervals) / sum(intervals))
    samples.add(subject, "long", intervals[int(0.99 * (len(intervals) - 1))])


def pacing_table(samples):
    table = Table("Frames of a turn in the photo view", "", "a second", "of the floor's",
                  "99 % come within, ms", "of the floor's")
    for name in DISPLAYS:
        rate, long = samples.median(name, "rate"), samples.median(name, "long")
        if rate is None:
            continue
        floor = f"floor, {name}"
        table.add(
            name, number(rate), number(rate / samples.median(floor, "rate")), number(long),
            number(long / samples.median(floor, "long")))
    return table
