"""What came of a gesture on a display."""

from dataclasses import dataclass, field

from .gestures import Gesture


@dataclass
class Cell:
    """Numbers of pages are counted onward; `problems` say what is wrong."""

    gesture: Gesture
    expected: set = field(default_factory=set)
    turned: int = 0
    frames: list = field(default_factory=list)
    explanation: str = ""
    problems: list = field(default_factory=list)

    def judge(self):
        """Fills in what is wrong."""
        if self.explanation:
            return self
        rest = self.frames[-1]["position"] if self.frames else None
        if self.turned not in self.expected:
            wanted = " or ".join(f"{number:+d}" for number in sorted(self.expected))
            self.problems.append(f"{self.turned:+d} pages instead of {wanted}")
        if rest is not None and rest != round(rest):
            self.problems.append(f"rests at {rest}")
        return self

    def __str__(self):
        if self.explanation:
            return "–"
        return f"{self.turned:+d}" + (" ✗" if self.problems else "")
