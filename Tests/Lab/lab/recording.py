"""What the gallery's devices reported, as `--record` writes it."""

import json
from dataclasses import dataclass


@dataclass(frozen=True)
class Sample:
    """A report: when the device made it, when the program took it, both in seconds.

    `what` is that of a trackpad ("scroll", "touch", "lift", "loss", "pinch-begin" …), or else the
    kind of report ("wheel", "finger-down" …). `dx` and `dy` are units of scroll, and `clicks` the
    same along both axes as a wheel counts.
    """

    t: float
    seen: float
    what: str
    source: str = ""
    dx: float = 0.0
    dy: float = 0.0
    clicks: tuple = (0.0, 0.0)


class Recording:
    """A file that grows while the gallery runs."""

    def __init__(self, path):
        self.path = path

    def lines(self):
        """Every whole line so far."""
        return self.path.read_text().split("\n")[:-1] if self.path.exists() else []

    def samples(self, since=0):
        """The reports from a line on."""
        return [_sample(json.loads(line)) for line in self.lines()[since:]]


def _sample(line):
    kind = line["kind"]
    movement = {key: line[key] for key in ("source", "dx", "dy") if key in line}
    if kind == "trackpad":
        movement["clicks"] = line["clicksX"], line["clicksY"]
    return Sample(line["t"], line["seen"], line.get("what", kind), **movement)
