"""The viewers that are measured, each opened in full screen on a folder or on a photo in it."""

import shutil
from dataclasses import dataclass

from lab.project import BINARY


@dataclass(frozen=True)
class Viewer:
    """A program, the words before the path, whether it wants a photo's path, its key to turn."""

    name: str
    words: tuple
    opens_photo: bool = False
    key: str = "Right"

    def command(self, photo):
        return [*self.words, photo if self.opens_photo else photo.parent]


GALLERY = Viewer("gallery", (BINARY, "--fullscreen"))
REDUCED = Viewer("gallery, reduced motion", (BINARY, "--fullscreen", "--reduced-motion"))
PEERS = [
    Viewer("feh", ("feh", "-F", "-Z", "-Y")),
    Viewer("qimgv", ("qimgv",), opens_photo=True),
    Viewer("geeqie", ("geeqie", "-f"), opens_photo=True, key="Next"),
]


def installed():
    """The gallery in both its ways, and the other viewers that are here."""
    return [GALLERY, REDUCED, *(peer for peer in PEERS if shutil.which(peer.words[0]))]


def missing():
    """The names of viewers that are not here, which are also the names of their packages."""
    return [peer.name for peer in PEERS if not shutil.which(peer.words[0])]
