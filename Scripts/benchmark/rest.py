"""What viewers do while nobody touches them."""

import time
from dataclasses import replace

from .table import Table, number
from .viewers import GALLERY, installed
from .viewing import attend

SETTLE, SECONDS = 3, 10


def measure_rest(bench):
    log = bench.workshop.folder / "frames"
    watched = replace(GALLERY, words=(*GALLERY.words, "--frame-log", log))
    for viewer in [watched, *(peer for peer in installed() if peer.words[0] != GALLERY.words[0])]:
        print(f"rest: {viewer.name}", flush=True)
        attend(bench, viewer, lambda *visit: _rest(*visit, log))


def _rest(bench, visit, subject, log):
    time.sleep(SETTLE)
    frames, before = _frames(log), visit.usage()
    time.sleep(SECONDS)
    after = visit.usage()
    bench.samples.add(subject, "rest: processor", after.processor - before.processor)
    bench.samples.add(subject, "rest: switches", after.switches - before.switches)
    if subject == GALLERY.name:
        bench.samples.add(subject, "rest: frames", _frames(log) - frames)


def _frames(log):
    return sum('"position"' in line for line in log.read_text().splitlines())


def rest_table(samples):
    table = Table(f"{SECONDS} s at rest", "", "frames", "context switches", "CPU, ms")
    for viewer in installed():
        cells = [samples.median(viewer.name, f"rest: {figure}")
                 for figure in ("frames", "switches", "processor")]
        if cells[1] is not None:
            table.add(viewer.name, *map(number, cells))
    return table
