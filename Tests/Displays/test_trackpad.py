"""Two fingers on a touchpad: a part of the matrix, and short storms."""

import os
import random

from lab import Visitor, Wayland
from lab.matrix import COLUMNS, GESTURES, Stage
from lab.storm import PAGES, Storm

# Those in which most goes wrong where anything does.
GESTURES_PLAYED = [
    "swipe left", "slow drag, 600 ms rest, lift", "3 flicks in a row", "slanted 60°", "vertical",
    "beyond the last page", "swipe during settle", "notch", "30 notches in 300 ms", "pinch"]


def test_matrix_wayland_pad(room):
    check_column(room, "Wayland pad", natural=True)


def test_matrix_wayland_exact_axes(room):
    check_column(room, "Wayland exact axes", natural=False)


def test_matrix_xorg_pad(room):
    check_column(room, "Xorg pad", natural=True)


def test_matrix_xwayland_pad(room):
    check_column(room, "Xwayland pad", natural=False)


def test_matrix_xvfb_wheel(room):
    check_column(room, "Xvfb wheel", natural=False)


def test_swipe_at_scale_2(room):
    with Wayland(size=(2560, 1600), scale=2) as display, Visitor(display, room.forty) as visitor:
        visitor.expect(1)
        for direction, page in [("right", 2), ("right", 3), ("left", 2)]:
            display.touchpad.swipe(direction, mm=30)
            visitor.expect(page)


def test_storm_on_wayland(room):
    check_storm(room.wayland, room.forty, 60)


def test_storm_on_xorg(room):
    check_storm(room.xorg, room.forty, 40)


def check_column(room, name, natural):
    column = next(column for column in COLUMNS if column.name == name)
    room.need(column.display)
    with Stage(column, natural, room.forty) as stage:
        cells = [in_time(stage, gesture) for gesture in GESTURES
                 if gesture.name in GESTURES_PLAYED]
    problems = [f"{cell.gesture.name}: {problem}" for cell in cells for problem in cell.problems]
    assert not problems, "; ".join(problems)


def in_time(stage, gesture):
    """Plays a gesture; again, when nothing but another program's work made a lift known late."""
    for _ in range(3):
        cell = stage.play(gesture)
        if not cell.is_late or len(cell.problems) > 1:
            break
    return cell


def check_storm(display, folder, count):
    seed = int(os.environ.get("SEED", random.randrange(2**32)))
    print(f"  seed {seed}; SEED={seed} repeats it", flush=True)
    with Visitor(display, folder / f"{PAGES // 2}.png") as visitor:
        visitor.rest()
        storm = Storm(visitor, display.touchpad, random.Random(seed))
        storm.blow(count)
        assert not storm.problems, "\n  ".join(storm.problems)
