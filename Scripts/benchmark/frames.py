"""The CPU time of a frame while a page turns, beside a bare loop that slides two pictures."""

import time

from lab import Gallery, wait_for

from .table import Table, number

TURNS = 6
# Controls leave 2.5 s after the last sign of life, and take 0.4 s to fade.
UNSEEN = 3.2
FLOOR_FRAMES = 150


def measure_frames(bench, rounds):
    for round in range(1, rounds + 1):
        print(f"frames: round {round} of {rounds}", flush=True)
        paced, rushed = bench.workshop.figures(
            "slide", FLOOR_FRAMES, env=bench.display.environment())
        bench.samples.add("floor", "frame", paced)
        bench.samples.add("floor", "frame, not paced", rushed)
        bench.samples.add("banner", "frame", *_turns(bench))
        bench.samples.add("photo view", "frame", *_turns(bench, "--photo"))


def _turns(bench, *options):
    """The ms of each frame of turns to and fro between two pages."""
    with Gallery(bench.display, "--fullscreen", *options, bench.photos, **bench.account) as gallery:
        gallery.move(640, 300)
        for button in (5, 4):
            turn(gallery, button)
        if "--photo" in options:
            wait_until_unseen(gallery)
        start = len(gallery.log())
        for count in range(TURNS):
            turn(gallery, 5 - count % 2)
        frames = [line for line in gallery.log()[start:] if line.get("position") is not None]
    return [frame["cpu_ms"] for last, frame in zip(frames, frames[1:])
            if frame["position"] != last["position"]]


def turn(gallery, button):
    """Turns by the wheel, which shows no controls, and waits for the page to rest."""
    gallery.display.button(button)
    gallery.rest()


def wait_until_unseen(gallery):
    seen, since = len(gallery.log()), time.monotonic()

    def is_unseen():
        nonlocal seen, since
        if len(gallery.log()) != seen:
            seen, since = len(gallery.log()), time.monotonic()
        return time.monotonic() - since > UNSEEN

    wait_for("controls to go", is_unseen, seconds=20, every=0.05)


def frames_table(samples):
    floor = samples.median("floor", "frame")
    table = Table("CPU of a frame of a turn, software renderer", "", "ms", "of the floor")
    for subject in ("floor", "photo view", "banner"):
        value = samples.median(subject, "frame")
        table.add(subject, number(value), number(value / floor))
    rushed = samples.median("floor", "frame, not paced")
    table.add("floor, not paced by the display", number(rushed), number(rushed / floor))
    return table
