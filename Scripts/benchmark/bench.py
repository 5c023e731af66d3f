"""What all measurements share: a display, a clean account, photos and tools, samples."""

import os
import tempfile
from pathlib import Path

from lab import Xvfb

from .frames import frames_table, measure_frames
from .many import many_table, measure_many
from .pacing import measure_pacing, pacing_table
from .rest import measure_rest, rest_table
from .samples import Samples
from .styles import measure_styles, styles_table
from .targets import targets_table
from .viewers import installed, missing
from .viewing import attend, view, viewing_table
from .workshop import SIZE, Workshop

ROUNDS, FRAME_ROUNDS, PACING_ROUNDS, STYLE_ROUNDS = 3, 2, 5, 3


class Bench:
    """Everything that it starts ends with the `with` block."""

    def __enter__(self):
        self.workshop = Workshop()
        self.photos, self.photo = self.workshop.photos, self.workshop.photo(0)
        self._home = tempfile.TemporaryDirectory(prefix="gallery-bench-")
        self.account = {f"XDG_{kind}_HOME": f"{self._home.name}/{kind.lower()}"
                        for kind in ("CONFIG", "STATE", "DATA", "CACHE")}
        for folder in self.account.values():
            Path(folder).mkdir()
        self.display = Xvfb(size=SIZE, managed=True)
        self.display.__enter__()
        return self

    def __exit__(self, *problem):
        self.display.__exit__(*problem)
        self._home.cleanup()

    def tables(self, parts):
        """Measures the named parts and gives a table for each, and one of the targets."""
        self._warm_up()
        self.samples = Samples()
        yield machine()
        if "view" in parts:
            view(self, ROUNDS)
            yield viewing_table(self.samples)
        if "frames" in parts:
            measure_frames(self, FRAME_ROUNDS)
            yield frames_table(self.samples)
        if "pacing" in parts:
            measure_pacing(self, PACING_ROUNDS)
            yield pacing_table(self.samples)
        if "styles" in parts:
            measure_styles(self, STYLE_ROUNDS)
            yield styles_table(self.samples)
        if "rest" in parts:
            measure_rest(self)
            yield rest_table(self.samples)
        if "many" in parts:
            measure_many(self, ROUNDS)
            yield many_table(self.samples)
        yield targets_table(self.samples)

    def _warm_up(self):
        """Starts each viewer once: its settings exist afterwards, as on an account in use."""
        if names := missing():
            print(f"not installed, so not measured: {', '.join(names)}", flush=True)
        self.samples = Samples()
        for viewer in installed():
            attend(self, viewer, lambda *_: None)


def machine():
    """A line on what it is measured on; others that work there meanwhile make all times longer."""
    model = next((line.partition(": ")[2] for line in Path("/proc/cpuinfo").read_text().splitlines()
                  if line.startswith("model name")), "unknown processor")
    return (f"{os.cpu_count()} × {model}, no graphics card used, Xvfb and openbox; "
            f"load before: {os.getloadavg()[0]:.1f}\n")
