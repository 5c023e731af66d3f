"""A private desktop, the gallery on it, and the hands and eyes to use it."""

from .gallery import Gallery
from .session import Session
from .waiting import TookTooLong, wait_for

__all__ = ["Gallery", "Session", "TookTooLong", "wait_for"]
