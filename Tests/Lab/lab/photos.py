"""Small pictures that can be told apart by one pixel."""

from . import png

WIDTH, HEIGHT = 1248, 712
BACKGROUND = (48, 48, 48)


def colour(page):
    """The colour of a page's block, page counted from 1."""
    return 37 * page % 256, (91 * page + 40) % 256, (151 * page + 90) % 256


def write(path, page, width=WIDTH, height=HEIGHT):
    """Writes a grey picture with the page's block over the middle half of its width."""
    side = bytes(BACKGROUND) * (width // 4)
    middle = bytes(colour(page)) * (width - 2 * (width // 4))
    png.write(path, [side + middle + side] * height)


def folder(path, count):
    """Fills a folder with `count` pictures, '01.png' and on; returns the folder."""
    path.mkdir(parents=True, exist_ok=True)
    for page in range(1, count + 1):
        write(path / f"{page:02d}.png", page)
    return path
