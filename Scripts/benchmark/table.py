"""Tables that read well on a terminal and are Markdown too."""


class Table:
    """Rows of words under a heading; the first column is aligned left, all others right."""

    def __init__(self, heading, *columns):
        self.heading = heading
        self._rows = [columns]

    def add(self, *cells):
        self._rows.append(cells)

    def __str__(self):
        widths = [max(map(len, column)) for column in zip(*self._rows)]
        lines = [self._line(row, widths) for row in self._rows]
        rule = "|".join(("-" * (width + 1) + (":" if place else "-"))
                        for place, width in enumerate(widths))
        return "\n".join([f"**{self.heading}**", "", lines[0], f"|{rule}|", *lines[1:], ""])

    @staticmethod
    def _line(row, widths):
        cells = [cell.rjust(width) if place else cell.ljust(width)
                 for place, (cell, width) in enumerate(zip(row, widths))]
        return "| " + " | ".join(cells) + " |"


def number(value):
    """A figure with two or three digits that mean something; a dash for none."""
    if value is None:
        return "–"
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}" if abs(value) < 100 else f"{value:.0f}"
