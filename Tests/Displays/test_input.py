"""Every way of turning a page ends on exactly the right page, by title and by pixels."""

import os
import random
import time

from lab import Visitor

FIRST_DOT_ROW = 38


def test_keys(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for key, page in [
                ("Right", 2), ("Right", 3), ("Left", 2), ("Page_Down", 3), ("Page_Up", 2),
                ("End", 40), ("Right", 40), ("Left", 39), ("Home", 1), ("Left", 1)]:
            visitor.display.key(key)
            visitor.expect(page)


def test_keys_pressed_during_turns_show_their_page_at_once(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for _ in range(7):
            visitor.display.key("Right")
        visitor.wait_for_page(8, seconds=1)
        visitor.expect(8)


def test_wheel_detents(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for button, page in [(5, 2), (5, 3), (4, 2), (7, 3), (7, 4), (6, 3)]:
            visitor.display.button(button)
            visitor.expect(page)


def test_a13_to_the_right_is_the_next_page(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        # Buttons 6 and 7 are what X makes of a wheel that is tilted to the left and to the right.
        for button, page in [(7, 2), (7, 3), (6, 2)]:
            visitor.display.button(button)
            visitor.expect(page)
        for x, page in [(1, 3), (-1, 2)]:
            visitor.wheel(x, 0)
            visitor.expect(page)


def test_a6_wheel_with_shift(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        visitor.display.key("Shift_L", down=True)
        for button, page in [(5, 2), (5, 3), (4, 2)]:
            visitor.display.button(button)
            visitor.expect(page)
        visitor.display.key("Shift_L", down=False)


def test_wheel_detents_200_ms_apart_all_count(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for _ in range(5):
            visitor.display.button(5)
            time.sleep(0.2)
        visitor.expect(6)


def test_a12_wheel_spun_freely_does_not_skip(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        began = time.monotonic()
        for _ in range(30):
            visitor.display.button(5)
            time.sleep(0.01)
        # One page at once, and one more after each 150 ms.
        most = 2 + int((time.monotonic() - began) / 0.15)
        visitor.rest()
        assert 3 <= visitor.title().page <= 1 + most, visitor.title()
        visitor.expect(visitor.title().page)


def test_a15_burst_of_horizontal_detents_is_one_page(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for _ in range(27):
            visitor.display.button(7)
            time.sleep(0.015)
        visitor.expect(2)


def test_mouse_drags(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for path, hold, page in [
                (line(1000, 150, steps=40), 0.1, 2),
                (line(900, 200), 0, 3),
                (line(150, 1000, steps=40), 0.1, 2),
                # Under half a page and at rest before the release: back to where it was.
                (line(700, 400), 0.1, 2),
                (line(400, 700), 0.1, 2),
                # A flick is short and fast.
                (line(700, 500, steps=4), 0, 3),
                # Below the slop nothing moves.
                (line(700, 690, steps=3), 0, 3),
                # Along the other axis neither.
                ([(640, 300 + 20 * step) for step in range(15)], 0, 3)]:
            visitor.drag(path, hold)
            visitor.expect(page)


def test_drag_beyond_the_ends_comes_back(room):
    with Visitor(room.display, room.six) as visitor:
        visitor.expect(1)
        visitor.drag(line(200, 1100), hold=0.1)
        visitor.expect(1)
        visitor.display.key("End")
        visitor.drag(line(1100, 100))
        visitor.expect(6)


def test_turn_can_be_grabbed_and_reversed(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.display.key("Right")
        visitor.drag(line(300, 1100), hold=0.1)
        visitor.expect(1)


def test_b18_three_quick_flicks_are_three_pages(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for _ in range(3):
            visitor.drag(line(800, 500, steps=5))
            time.sleep(0.12)
        visitor.expect(4)


def test_thumb_buttons(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for button, page in [(9, 2), (9, 3), (8, 2), (8, 1), (8, 1)]:
            visitor.display.button(button)
            visitor.expect(page)


def test_f54_every_dot_opens_its_page(room):
    with Visitor(room.display, room.six) as visitor:
        visitor.expect(1)
        for page in (3, 6, 1, 5, 2, 4):
            visitor.click(*dot(page, of=6))
            visitor.expect(page)


def test_scrubbing_along_the_dots(room):
    with Visitor(room.display, room.six) as visitor:
        visitor.expect(1)
        visitor.drag([dot(page, of=6) for page in (1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5)], hold=0.1)
        visitor.expect(5)


def test_touch(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for path, hold, page in [
                (line(1000, 150, steps=40), 0.1, 2),
                (line(900, 700, steps=4), 0, 3),
                (line(150, 1000, steps=40), 0.1, 2),
                (line(600, 900), 0.1, 2),
                ([(640, 300 + 20 * step) for step in range(15)], 0, 2)]:
            visitor.swipe(path, hold)
            visitor.expect(page)


def test_a10_fractional_wheel_follows_its_sum(room):
    # 40 detents' worth of precise wheel, 10 units each, are the 400 units of a page.
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for steps, x, page in [
                (64, 0.5, 2), (640, 0.05, 3), (16, 0.5, 3), (64, -0.5, 2), (200, 1.5, 3)]:
            for _ in range(steps):
                visitor.wheel(x, 0)
                time.sleep(0.002)
            visitor.expect(page)


def test_fractional_wheel_slanted_or_alternating_turns_nothing(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for _ in range(60):
            visitor.wheel(0.5, 0.6)
            time.sleep(0.004)
        visitor.expect(1)
        for step in range(60):
            visitor.wheel(0, 0.1 if step % 2 else -0.1)
            time.sleep(0.004)
        visitor.expect(1)


def test_fractional_wheel_ignores_the_flipped_mark(room):
    # The desktop's natural scrolling is in the values already.
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        visitor.move(640, 400)
        for _ in range(64):
            visitor.wheel(0.5, 0, flipped=True)
            time.sleep(0.002)
        visitor.expect(2)


def test_b20_thousand_random_inputs_end_on_a_whole_page(room):
    seed = int(os.environ.get("SEED", random.randrange(2**32)))
    print(f"  seed {seed}; SEED={seed} repeats it", flush=True)
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        stream = random.Random(seed)
        for _ in range(1000):
            stream.choice(DEEDS)(visitor, stream)
            if stream.random() < 0.01:
                visitor.display.resize(
                    visitor.window, stream.randrange(1280, 1500), stream.randrange(800, 1000))
        for button in (1, 8, 9):
            visitor.display.button(button, down=False)
        for number in range(3):
            visitor.finger("up", 640, 400, number)
        # Out of menus, the list and the photo view, and back to pages side by side.
        for _ in range(3):
            visitor.display.key("Escape")
        visitor.display.key("Control_L", down=True)
        visitor.display.key("1")
        visitor.display.key("Control_L", down=False)
        visitor.rest(seconds=10)
        visitor.expect(visitor.title().page)


def line(start, end, steps=12, y=400):
    """Points along a horizontal line."""
    return [(start + (end - start) * step / steps, y) for step in range(steps + 1)]


def dot(page, of):
    """The middle of a page's dot in a window of 1280x800: 12 wide, 8 apart, centred."""
    return 640 + (page - 1 - (of - 1) / 2) * 20, 800 - FIRST_DOT_ROW


def _somewhere(stream):
    return stream.randrange(1, 1279), stream.randrange(1, 799)


DEEDS = [
    lambda visitor, stream: visitor.display.key(stream.choice(
        ["Right", "Left", "Home", "End", "Page_Up", "Page_Down", "Tab", "Return", "Escape", "a"])),
    lambda visitor, stream: visitor.display.button(stream.choice([4, 5, 6, 7, 8, 9])),
    lambda visitor, stream: visitor.display.button(1, down=stream.random() < 0.5),
    lambda visitor, stream: visitor.move(*_somewhere(stream)),
    lambda visitor, stream: visitor.move(*_somewhere(stream)),
    lambda visitor, stream: visitor.click(*_somewhere(stream)),
    lambda visitor, stream: visitor.wheel(stream.uniform(-3, 3), stream.uniform(-3, 3)),
    lambda visitor, stream: visitor.finger(
        stream.choice(["down", "move", "move", "up"]), *_somewhere(stream), stream.randrange(3)),
]
