"""What the measurements need on disk: two small C programs and photos, made once and kept."""

import os
import subprocess
from pathlib import Path

SOURCES = Path(__file__).parent
SIZE = (1280, 800)
PHOTOS = 40
# Debian's own flags for these libraries; libsdl2-dev and libjpeg-dev are build dependencies.
LIBRARIES = {"photos": ["-ljpeg", "-lm"], "floor": ["-I/usr/include/SDL2", "-lSDL2", "-ljpeg"]}


class Workshop:
    """A folder with the tools and the photos."""

    def __init__(self):
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        self.folder = cache / "paging-benchmark"
        self.photos = self.folder / "photos"
        self.photos.mkdir(parents=True, exist_ok=True)
        self._tools = {name: self._compile(name) for name in LIBRARIES}
        if _is_older(self.photo(PHOTOS - 1), self._tools["photos"]):
            print(f"making {PHOTOS} photos of 12 MP in {self.photos}", flush=True)
            self._run("photos", self.photos, PHOTOS)

    def photo(self, number):
        return self.photos / f"img{number:03d}.jpg"

    def many(self, count):
        """A folder of `count` photos: the same ones again and again, as hard links."""
        folder = self.folder / f"{count}"
        if not (folder / f"img{count - 1:06d}.jpg").exists():
            print(f"making {count} links in {folder}", flush=True)
            folder.mkdir(exist_ok=True)
            for number in range(count):
                link = folder / f"img{number:06d}.jpg"
                if not link.exists():
                    link.hardlink_to(self.photo(number % PHOTOS))
        return folder

    def floor(self, *words):
        """The command of a floor program."""
        return [self._tools["floor"], *map(str, words)]

    def figures(self, *words, **options):
        """The numbers that a floor program prints."""
        return [float(number) for number in self._run("floor", *words, **options).split()]

    def _run(self, tool, *words, **options):
        command = [self._tools[tool], *map(str, words)]
        return subprocess.run(
            command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout

    def _compile(self, name):
        source, tool = SOURCES / f"{name}.c", self.folder / "tools" / name
        tool.parent.mkdir(exist_ok=True)
        if _is_older(tool, source):
            subprocess.run(["cc", "-O2", "-o", tool, source, *LIBRARIES[name]], check=True)
        return tool


def _is_older(product, source):
    """Whether something has to be made, or made again."""
    return not product.exists() or product.stat().st_mtime < source.stat().st_mtime


def mark(photo):
    """The red, green and blue in the middle of a photo, as `photos.c` paints them."""
    code = (photo * 37 + 27) % 64
    return tuple(40 + 60 * (code // 4**channel % 4) for channel in range(3))
