"""Private displays, one class for each server."""

from .display import Display
from .wayland import Wayland
from .xorg import Xorg
from .xvfb import Xvfb
from .xwayland import Xwayland

__all__ = ["Display", "Wayland", "Xorg", "Xvfb", "Xwayland"]
