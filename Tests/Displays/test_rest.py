"""A gallery that nobody touches costs nothing, and one that is used gives back what it took."""

import time

from lab import Visitor, wait_for


def test_ten_seconds_at_rest(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.display.key("Right")
        visitor.expect(2)
        lines = len(visitor.rest())
        switches, ticks = visitor.status("voluntary_ctxt_switches"), visitor.ticks()
        time.sleep(10)
        news = visitor.log()[lines:]
        switches, ticks = visitor.status("voluntary_ctxt_switches") - switches, visitor.ticks() - ticks
        print(f"  {len(news)} frames and wakes, {switches} switches of the main thread, {ticks} ticks")
        assert not news and switches <= 5 and ticks == 0, news


def test_hidden_window_draws_nothing(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.display.iconify(visitor.window)
        lines = visitor.rest()
        visitor.wheel(0, -1)
        wait_for("the gallery to hear of it", lambda: len(visitor.log()) > len(lines))
        assert not any("position" in line for line in visitor.rest()[len(lines):])
        visitor.display.map(visitor.window)
        visitor.expect(2)


def test_turning_pages_leaks_nothing(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        sizes = []
        for _ in range(4):
            walk(visitor, "Right", range(2, 41))
            walk(visitor, "Left", range(39, 0, -1))
            visitor.rest()
            sizes.append(visitor.heap())
        # The first walks fill caches. After them 78 turns may not leave a kilobyte each.
        grown = (sizes[-1] - sizes[1]) / 2 / 78
        print(f"  {grown:.0f} bytes a turn; heap after each walk: {sizes}")
        assert grown < 1024


def walk(visitor, key, pages):
    """Turns through pages one by one, each shown before the next."""
    for page in pages:
        visitor.display.key(key)
        visitor.wait_for_page(page)
