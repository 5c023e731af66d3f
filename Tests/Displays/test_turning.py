"""Turned and bent pages on the display: SDL's OpenGL has rules that memory has not."""

import time
from contextlib import contextmanager

from lab import Showcase, wait_for
from lab.project import SHOWCASE
from room import Skipped


def test_both_renderers_draw_a_turn_alike(room):
    if not SHOWCASE.exists():
        raise Skipped("the showcase is not built: make showcase")
    for style in ("book", "cardDeck"):
        with held_turn(room, style, "software") as colors:
            rest, software = colors()
        with held_turn(room, style, "gpu") as colors:
            wait_for(f"the {style} by OpenGL to look like that in software",
                     lambda: differing(software, colors()[1]) < 0.01, seconds=3)
        assert differing(rest, software) > 0.1, style


@contextmanager
def held_turn(room, style, renderer):
    """Holds a page in the middle of its turn; gives its colours at rest, and a way to see them now."""
    words = f"style-{style}", "--renderer", renderer, "--size", "1200x700"
    with Showcase(room.display, *words) as showcase:
        def colors():
            pixels = bytearray().join(showcase.pixels(0, 0, 1200, 700))
            del pixels[3::4]
            return pixels
        showcase.rest()
        rest = colors()
        showcase.move(700, 500)
        showcase.display.button(1, down=True)
        for x in range(700, 199, -20):
            showcase.move(x, 500)
            time.sleep(0.02)
        showcase.rest()
        yield lambda: (rest, colors())
        showcase.display.button(1, down=False)


def differing(one, other):
    """The share of the bytes that are not nearly the same."""
    return sum(abs(a - b) > 12 for a, b in zip(one, other)) / len(one)
