"""Start, turns, floods and memory of each viewer, in rounds in which all have their turn."""

import time

from .table import Table, number
from .viewers import Viewer, installed
from .visit import TookTooLong, Visit

PAUSE = 0.6
# Longer than any viewer takes to have the next photo ready.
SETTLE = 1.2
# Nine turns without a pause and thirty keys at once: the last of forty photos.
SLOW_TURNS, QUICK_TURNS, FLOOD = 6, 9, 30


def view(bench, rounds):
    """Measures everything into the bench's samples."""
    floor = Viewer("floor", tuple(bench.workshop.floor("show")), opens_photo=True)
    for round in range(1, rounds + 1):
        print(f"view: round {round} of {rounds}", flush=True)
        for viewer in [floor, *installed()]:
            for stay in [_linger, _hurry] if viewer is not floor else [_look, _look]:
                attend(bench, viewer, stay)
        bench.samples.add("floor", "decode", *bench.workshop.figures("decode", bench.photo))


def attend(bench, viewer, stay, photo=None, page=0, subject=None):
    """One visit; what is not seen in time counts as missed."""
    subject = subject or viewer.name
    try:
        with Visit(bench.display, bench.account, viewer, photo or bench.photo, page) as visit:
            bench.samples.add(subject, "first", visit.first)
            stay(bench, visit, subject)
    except TookTooLong as problem:
        print(f"missed: {problem}", flush=True)
        bench.samples.add(subject, "missed", 1)


def _look(bench, visit, subject):
    """Nothing but the first photo."""


def _linger(bench, visit, subject):
    """Turns with a pause after each, as somebody does who looks at the pictures."""
    time.sleep(SETTLE)
    before = visit.usage().processor
    for _ in range(SLOW_TURNS):
        changed, right = visit.turn()
        bench.samples.add(subject, "changed", changed)
        bench.samples.add(subject, "right", right)
        time.sleep(max(0, PAUSE - right / 1000))
    bench.samples.add(subject, "processor", (visit.usage().processor - before) / SLOW_TURNS)


def _hurry(bench, visit, subject):
    """Turns without a pause; then all the other keys at once, where that was not in vain before."""
    time.sleep(SETTLE)
    for _ in range(QUICK_TURNS):
        bench.samples.add(subject, "quick", visit.turn()[1])
    time.sleep(SETTLE)
    usage = visit.usage()
    bench.samples.add(subject, "memory", usage.memory)
    bench.samples.add(subject, "peak", usage.peak)
    if not bench.samples.sum(subject, "missed"):
        bench.samples.add(subject, "flood", visit.flood(FLOOD))


def viewing_table(samples):
    """All viewers, one a line."""
    table = Table(
        "40 photos of 12 MP, 1280x800, medians in ms and MB", "", "first picture",
        "turn: first change", "turn: right picture", "slowest", "CPU a turn",
        "turn without pause", f"{FLOOD} keys at once", "missed", "PSS", "peak RSS")
    for name in ["floor", *(viewer.name for viewer in installed())]:
        figures = [number(samples.median(name, figure)) for figure in
                   ("first", "changed", "right", "slowest", "processor", "quick", "flood", "missed",
                    "memory", "peak")]
        figures[3] = number(samples.most(name, "right"))
        figures[7] = str(samples.sum(name, "missed"))
        table.add(name, *figures)
    table.add("the decode alone", number(samples.median("floor", "decode")), *[number(None)] * 9)
    return table
