"""The styles of the gallery's pages, and its list of files."""

from lab import Visitor, photos, wait_for


def test_every_style_keeps_its_page_and_turns_by_every_device(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        page = 1
        for digit in "1234567":
            choose(visitor, digit)
            expect(visitor, page, digit)
            visitor.display.key("Right")
            expect(visitor, page + 1, digit)
            visitor.move(640, 400)
            visitor.display.button(5)
            expect(visitor, page + 2, digit)
            drag(visitor, 1050, 250)
            expect(visitor, page + 3, digit)
            drag(visitor, 250, 1050)
            page += 2
            expect(visitor, page, digit)


def test_every_style_turns_by_a_touchpad(room):
    with Visitor(room.wayland, room.forty) as visitor:
        visitor.expect(1)
        page = 1
        for digit in "1234567":
            choose(visitor, digit)
            visitor.display.touchpad.swipe("right", mm=30)
            expect(visitor, page + 1, digit)
            visitor.display.touchpad.swipe("right", repeat=2)
            expect(visitor, page + 3, digit)
            visitor.display.touchpad.swipe("left", mm=30)
            page += 2
            expect(visitor, page, digit)


def test_the_list_scrolls_and_opens_a_row_by_a_touchpad(room):
    with Visitor(room.wayland, room.forty) as visitor:
        visitor.expect(1)
        visitor.display.key("l")
        visitor.move(640, 400)
        first = rows(visitor)
        visitor.display.touchpad.swipe("down", mm=40)
        scrolled = rows(visitor)
        assert scrolled != first
        # Slowly, not as far as the mark: the row stays open, and the list where it is.
        visitor.display.touchpad.swipe("right", mm=12, ms=600, rest_ms=300)
        opened = rows(visitor)
        assert opened != scrolled
        visitor.display.touchpad.swipe("left", mm=20)
        assert rows(visitor) == scrolled


def rows(visitor):
    """What the list shows, when it has come to rest."""
    visitor.rest()
    return b"".join(visitor.pixels(100, 100, 1000, 600))


def test_a_click_on_a_neighbour_of_fan_and_carousel_goes_there(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for digit, x, page in (("2", 1025, 2), ("6", 1200, 3)):
            choose(visitor, digit)
            visitor.click(x, 400)
            expect(visitor, page, digit)


def test_the_list_marks_files_on_the_disk(room):
    data = room.fresh_folder()
    with Visitor(room.display, room.forty, XDG_DATA_HOME=str(data)) as visitor:
        visitor.expect(1)
        for key in ("l", "Down", "Down", "s"):
            visitor.display.key(key)
            visitor.rest()
        marks = data / "gallery" / "favourites"
        path = wait_for("a mark", lambda: marks.exists() and marks.read_bytes())
        assert path.endswith(b"\0") and path.count(b"\0") == 1 and path.startswith(b"/"), path
        # A swipe over most of the row of that file takes the mark away.
        drag(visitor, 1200, 300, y=180)
        wait_for("no mark", lambda: marks.read_bytes() == b"")
        visitor.display.key("Escape")
        visitor.expect(2)


def choose(visitor, digit):
    visitor.display.key("Control_L", down=True)
    visitor.display.key(digit)
    visitor.display.key("Control_L", down=False)
    visitor.rest()


def expect(visitor, page, digit):
    """A book's page is bent at its left side, so that its colour is not in the middle."""
    if digit != "3":
        return visitor.expect(page)
    title = visitor.arrive(page)
    found = visitor.shown()[0]
    assert title.page == page, title
    assert all(abs(a - b) <= 4 for a, b in zip(found, photos.colour(page))), found


def drag(visitor, start, end, y=430):
    visitor.move(start, y)
    visitor.display.button(1, down=True)
    for step in range(1, 11):
        visitor.move(start + (end - start) * step / 10, y)
    # Without speed: the distance decides.
    visitor.rest()
    visitor.display.button(1, down=False)
