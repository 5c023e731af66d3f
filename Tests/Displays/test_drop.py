"""Files dragged from another program."""

from lab import Visitor, photos, wait_for
from dragging import Drag


def test_dropped_files_are_shown(room):
    with Visitor(room.display, room.fresh_folder()) as visitor:
        drop(room, visitor, room.six / "03.png", room.six / "05.png")
        wait_for("two pages", lambda: is_first_of(visitor, 2))
        visitor.rest()
        assert visitor.shows(3)


def test_dropped_folder_with_a_strange_name_is_shown(room):
    folder = photos.folder(room.fresh_folder() / "a b % 雪", 4)
    with Visitor(room.display, room.six) as visitor:
        visitor.expect(1)
        drop(room, visitor, folder)
        wait_for("four pages", lambda: is_first_of(visitor, 4))
        visitor.expect(1)


def is_first_of(visitor, count):
    title = visitor.title()
    return title and (title.page, title.count) == (1, count)


def drop(room, visitor, *paths):
    x, y, width, height = visitor.frame()
    place = x + width // 2, y + height // 2
    room.display.move(*place)
    Drag(room.display.name, [path.as_uri() for path in paths]).drop(visitor.window, *place)
