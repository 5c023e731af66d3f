"""A folder of very many photos beside one of forty."""

import time

from .table import Table, number
from .viewers import GALLERY, Viewer
from .viewing import SETTLE, attend
from .workshop import PHOTOS

COUNT = 100_000
TURNS = 6
# Long enough for a folder that was still being listed when its photo came.
LISTED = 3


def measure_many(bench, rounds):
    folder = bench.workshop.many(COUNT)
    opening = {
        "40, by a photo": (True, bench.workshop.photo(20), 20),
        "40, as a folder": (False, bench.photo, 0),
        f"{COUNT}, by a photo": (True, folder / f"img{COUNT // 2:06d}.jpg", COUNT // 2),
        f"{COUNT}, as a folder": (False, folder / "img000000.jpg", 0),
    }
    for round in range(1, rounds + 1):
        print(f"many: round {round} of {rounds}", flush=True)
        for subject, (opens_photo, photo, page) in opening.items():
            viewer = Viewer(subject, GALLERY.words, opens_photo)
            attend(bench, viewer, _visit, photo, page)
            attend(bench, viewer, lambda *_: None, photo, page)
        bench.samples.add("readdir", "first", *bench.workshop.figures("list", folder))
    names = sum(len(entry.name) + 1 for entry in folder.iterdir()) / 2**20
    bench.samples.add("names", "memory", names)


def _visit(bench, visit, subject):
    time.sleep(LISTED)
    for _ in range(TURNS):
        changed, right = visit.turn()
        bench.samples.add(subject, "changed", changed)
        bench.samples.add(subject, "right", right)
        time.sleep(SETTLE)
    usage = visit.usage()
    bench.samples.add(subject, "memory", usage.memory)
    bench.samples.add(subject, "peak", usage.peak)


def many_table(samples):
    table = Table(f"{COUNT} photos, medians in ms and MB", "", "first picture",
                  "turn: first change", "turn: right picture", "PSS", "peak RSS")
    for count in (PHOTOS, COUNT):
        for way in ("by a photo", "as a folder"):
            subject = f"{count}, {way}"
            table.add(subject, *(number(samples.median(subject, figure)) for figure in
                                 ("first", "changed", "right", "memory", "peak")))
    table.add("readdir", number(samples.median("readdir", "first")), "", "", "", "")
    table.add("the names alone", "", "", "", number(samples.median("names", "memory")), "")
    return table
