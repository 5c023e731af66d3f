"""The matrix as text, and the parts of it that somebody wants to see."""


def chosen(things, parts):
    """The things whose names hold one of the parts; all of them if that is none."""
    return [thing for thing in things if any(part in thing.name for part in parts)] or things


def table(title, columns, rows):
    """A table in Markdown; rows are a name and a cell for each column."""
    lines = [[title, *columns], *([name, *map(str, cells)] for name, cells in rows)]
    widths = [max(len(line[number]) for line in lines) for number in range(len(columns) + 1)]
    text = ["| " + " | ".join(word.ljust(width) for word, width in zip(line, widths)) + " |"
            for line in lines]
    text.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(text)
