"""Samples of many figures for many subjects, and their medians."""

import statistics
from collections import defaultdict


class Samples:
    """What was measured, by subject and by figure."""

    def __init__(self):
        self._values = defaultdict(list)

    def add(self, subject, figure, *values):
        self._values[subject, figure] += values

    def median(self, subject, figure):
        """The median, or None where nothing was measured."""
        values = self._values[subject, figure]
        return statistics.median(values) if values else None

    def most(self, subject, figure):
        return max(self._values[subject, figure], default=None)

    def sum(self, subject, figure):
        return sum(self._values[subject, figure])
