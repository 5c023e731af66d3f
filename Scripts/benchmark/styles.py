"""How turns run in each style of pages without a graphics card, by the showcase.

The pages cover 1280 × 800 pixels. 'gpu' draws by OpenGL, on whatever the display has.
"""

from lab import Showcase, Xvfb

from .frames import turn
from .table import Table, number
from .usage import usage

# Beside the pages the showcase has its knobs, above them a title.
SIZE = (1612, 864)
TURNS = 6
RENDERERS = ("software", "gpu")
STYLES = {name: f"style-{name}" for name in (
    "scroll", "plain", "historyStack", "bookStack", "cardDeck", "book")} | {
    "carousel": "carousel-endless"}
SMOOTH = ("scroll", "plain", "historyStack", "bookStack", "carousel")


def measure_styles(bench, rounds):
    with Xvfb(size=SIZE, managed=True) as display:
        for round in range(1, rounds + 1):
            print(f"styles: round {round} of {rounds}", flush=True)
            for name, screen in STYLES.items():
                for renderer in RENDERERS:
                    _add(bench, display, f"{name}, {renderer}", screen, renderer)


def _add(bench, display, subject, screen, renderer):
    size = "{}x{}".format(*SIZE)
    words = screen, "--renderer", renderer, "--size", size
    with Showcase(display, *words, **bench.account) as showcase:
        showcase.move(640, 400)
        for button in (5, 4):
            turn(showcase, button)
        start, before = len(showcase.log()), usage(showcase.process.pid).processor
        for count in range(TURNS):
            turn(showcase, 5 - count % 2)
        spent = usage(showcase.process.pid).processor - before
        frames = [line for line in showcase.log()[start:] if "position" in line]
    intervals = [1000 * (frame["t"] - last["t"]) for last, frame in zip(frames, frames[1:])
                 if frame["position"] != last["position"] and not last["position"].is_integer()]
    bench.samples.add(subject, "rate", 1000 * len(intervals) / sum(intervals))
    bench.samples.add(subject, "longest", max(intervals))
    bench.samples.add(subject, "processor", spent / len(frames))


def styles_table(samples):
    table = Table("Turns of pages of 1280 × 800 in each style", "",
                  *(f"{renderer}: {what}" for renderer in RENDERERS for what in (
                      "frames a second", "CPU ms a frame", "longest ms")))
    for name in STYLES:
        table.add(name, *(number(samples.median(f"{name}, {renderer}", figure))
                          for renderer in RENDERERS
                          for figure in ("rate", "processor", "longest")))
    return table
