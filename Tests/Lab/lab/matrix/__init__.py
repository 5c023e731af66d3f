"""Every gesture on every display, and what the gallery makes of it."""

from .cell import Cell
from .columns import COLUMNS, Column
from .gestures import GESTURES
from .stage import Stage
from .table import chosen, table

__all__ = ["COLUMNS", "Cell", "Column", "GESTURES", "Stage", "chosen", "table"]
