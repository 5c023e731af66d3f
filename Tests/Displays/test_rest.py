"""A gallery that nobody touches costs nothing, and one that is used gives back what it took."""

import time
from statistics import median

from lab import Visitor, wait_for


def test_ten_seconds_at_rest(room):
    check_rest(room.display, room.forty, seconds=10)


def test_at_rest_on_wayland(room):
    check_rest(room.wayland, room.forty, seconds=5)


def test_at_rest_on_xwayland(room):
    check_rest(room.xwayland, room.forty, seconds=5)


def test_at_rest_on_xorg(room):
    check_rest(room.xorg, room.forty, seconds=5)


def check_rest(display, folder, seconds):
    """After a turn, and a swipe where there is a touchpad, nothing happens any more."""
    with Visitor(display, folder) as visitor:
        visitor.expect(1)
        display.key("Right")
        visitor.expect(2)
        if display.touchpad:
            display.touchpad.swipe("right", mm=30)
            visitor.expect(3)
        lines = len(visitor.rest())
        switches, busy = visitor.status("voluntary_ctxt_switches"), visitor.processor()
        time.sleep(seconds)
        news = visitor.log()[lines:]
        switches = visitor.status("voluntary_ctxt_switches") - switches
        busy = visitor.processor() - busy
        words = f"{len(news)} frames and wakes, {switches} switches of the main thread, {busy:.1f} ms"
        print(f"  {words}")
        assert not news and switches <= 5 and busy <= 2, (words, news)


def test_hidden_window_draws_nothing(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.display.put_away(visitor.window)
        lines = visitor.rest()
        visitor.wheel(0, -1)
        wait_for("the gallery to hear of it", lambda: len(visitor.log()) > len(lines))
        assert not any("position" in line for line in visitor.rest()[len(lines):])
        visitor.display.bring_back(visitor.window)
        visitor.expect(2)


def test_hidden_window_on_wayland_costs_little_and_comes_back_right(room):
    # Nobody tells SDL that the window is hidden: it gets no time to draw.
    with Visitor(room.wayland, room.forty) as visitor:
        visitor.expect(1)
        visitor.display.key("Right")
        visitor.display.put_away(visitor.window)
        visitor.wait_for_page(2)
        lines, busy = len(visitor.log()), visitor.processor()
        time.sleep(2)
        frames = len([line for line in visitor.log()[lines:] if "position" in line])
        busy = visitor.processor() - busy
        print(f"  {frames} frames, {busy:.1f} ms")
        assert frames <= 60 and busy <= 200, (frames, busy)
        visitor.display.bring_back(visitor.window)
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
        # Caches fill and empty in one walk or another. In most a leak would show.
        grown = median(after - before for before, after in zip(sizes, sizes[1:])) / 78
        print(f"  {grown:.0f} bytes a turn; heap after each walk: {sizes}")
        assert grown < 1024


def walk(visitor, key, pages):
    """Turns through pages one by one, each shown before the next."""
    for page in pages:
        visitor.display.key(key)
        visitor.wait_for_page(page)
