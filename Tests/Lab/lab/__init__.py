"""A private display, the gallery on it, and the hands and eyes to use it."""

from .displays import Display, Wayland, Xorg, Xvfb, Xwayland
from .gallery import Gallery, Showcase
from .visitor import Visitor
from .waiting import TookTooLong, wait_for

__all__ = [
    "Display", "Gallery", "Showcase", "TookTooLong", "Visitor", "Wayland", "Xorg", "Xvfb", "Xwayland",
    "wait_for"]
