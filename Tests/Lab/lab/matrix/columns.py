"""The displays of the matrix, each with a way to hear of fingers."""

from dataclasses import dataclass

from ..displays import Wayland, Xorg, Xvfb, Xwayland
from .hands import AxisHand, ClickHand, Hand, PadHand


@dataclass(frozen=True)
class Column:
    """A display, a hand on it, and what the display tells of a scroll.

    - `phases`: where it is, and when the fingers lift.
    - `quiet`: where it is, never that they lift.
    - `clicks`: whole clicks.
    """

    name: str
    display: type
    hand: type[Hand]
    tells: str

    def open(self, natural):
        """The display, with the desktop's setting for touchpads where that is the server's."""
        if self.hand is PadHand:
            return self.display(natural=natural)
        return self.display()


COLUMNS = [
    Column("Wayland pad", Wayland, PadHand, "phases"),
    Column("Wayland exact axes", Wayland, AxisHand, "phases"),
    Column("Xorg pad", Xorg, PadHand, "phases"),
    Column("Xwayland pad", Xwayland, PadHand, "quiet"),
    Column("Xvfb wheel", Xvfb, ClickHand, "clicks"),
]
