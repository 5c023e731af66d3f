"""What came of a gesture on a display."""

from dataclasses import dataclass, field

from .following import follow_error, hold_error, lift_latency
from .gestures import Gesture

# Pixels, and ms.
FOLLOW_MOST, LIFT_MOST = 1.0, 10.0


@dataclass
class Cell:
    """Pages are counted onward; `problems` say what is wrong, `explanation` why there is nothing."""

    gesture: Gesture
    explanation: str = ""
    turned: int = 0
    follow: float | None = None
    lift: float | None = None
    problems: list = field(default_factory=list)

    @property
    def is_late(self):
        """Whether the lift was known too late."""
        return self.lift is not None and self.lift > LIFT_MOST

    def measure(self, frames, samples, row):
        """Takes the figures of what was shown and reported."""
        moved = [error(frames, samples, row) for error in (follow_error, hold_error)]
        self.follow = max((error for error in moved if error is not None), default=None)
        self.lift = lift_latency(samples)

    def judge(self, expected, tells, samples):
        """Fills in what is wrong, given the numbers of pages that are right."""
        if self.turned not in expected:
            wanted = " or ".join(f"{number:+d}" for number in sorted(expected))
            self._complain(f"{self.turned:+d} pages instead of {wanted}")
        if self.follow is not None and self.follow > FOLLOW_MOST:
            self._complain(f"{self.follow:.1f} px from the fingers")
        if self.is_late:
            self._complain(f"the lift was known after {self.lift:.1f} ms")
        seen = {sample.what for sample in samples}
        has_fingers = any(sample.source == "finger" for sample in samples)
        if tells == "phases" and has_fingers and "lift" not in seen:
            self._complain("no lift was told")
        if self.gesture.name == "pinch" and not {"pinch-begin", "pinch-end"} <= seen:
            self._complain("no pinch was told")

    def _complain(self, problem):
        self.problems.append(problem)

    def __str__(self):
        if self.explanation:
            return "–"
        figures = [f"{self.turned:+d}"]
        if self.follow is not None:
            figures.append(f"{self.follow:.1f} px")
        if self.lift is not None:
            figures.append(f"{self.lift:.1f} ms")
        return " ".join(figures) + (" ✗" if self.problems else "")
