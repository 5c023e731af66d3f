"""Pictures on the screen: many, large, bad ones, and files that other programs change."""

import os
import time

from lab import Visitor, photos, wait_for

from test_faults import ENDLESS, open_gallery


def test_g58_bad_files_never_hold_the_main_thread(room):
    folder = room.fresh_folder()
    for number in range(2000):
        (folder / f"{number:04d}.jpg").write_bytes(b"no picture" * (number % 3))
    with Visitor(room.display, "--reduced-motion", folder) as visitor:
        wait_for("the listing", lambda: visitor.title().count == 2000)
        visitor.rest()
        lines = len(visitor.log())
        for _ in range(100):
            visitor.display.key("Right")
        visitor.wait_for_page(101)
        visitor.move(640, 400)
        for page in range(102, 110):
            # A turn locks the wheel for 150 ms.
            time.sleep(0.16)
            visitor.display.button(5)
            visitor.wait_for_page(page)
        visitor.rest()
        frames = [line for line in visitor.log()[lines:] if "cpu_ms" in line]
        longest = max(line["cpu_ms"] for line in frames)
        print(f"  {len(frames)} frames, the longest {longest} ms")
        assert longest < 50


def test_g62_changed_files_are_seen_when_their_page_is_visited_again(room):
    folder = photos.folder(room.fresh_folder() / "pictures", 6)
    with Visitor(room.display, "--reduced-motion", folder) as visitor:
        go(visitor, 2)
        assert visitor.shows(2)
        # Replaced by another file, as most programs save.
        photos.write(folder / "new", 40)
        os.replace(folder / "new", folder / "02.png")
        go(visitor, 3)
        go(visitor, 2)
        assert visitor.shows(40), visitor.shown()
        # Cut off while it is shown, then deleted, then back again.
        os.truncate(folder / "02.png", 50)
        go(visitor, 1)
        go(visitor, 2)
        assert quality(visitor) == "failed"
        (folder / "02.png").unlink()
        go(visitor, 1)
        go(visitor, 2)
        assert quality(visitor) == "failed"
        photos.write(folder / "02.png", 2)
        go(visitor, 1)
        go(visitor, 2)
        assert visitor.shows(2), visitor.shown()
        assert visitor.title().count == 6


def test_g63_first_picture_is_shown_while_the_listing_waits(room):
    fifo = room.fresh_folder() / "names"
    os.mkfifo(fifo)
    names = open(os.open(fifo, os.O_RDWR), "w")
    first = room.six / "01.png"
    with open_gallery(
            room.display, first, "-",
            before=["/bin/sh", "-c", f'exec "$0" "$@" <"{fifo}"']) as process:
        window = wait_for("a window", lambda: room.display.window(process.pid))
        wait_for("one page", lambda: "1 of 1" in (room.display.title(window) or ""))
        for page in (2, 3):
            print(room.six / f"{page:02d}.png", file=names)
        names.close()
        wait_for("three pages", lambda: "1 of 3" in room.display.title(window))
        process.terminate()
        assert process.wait(5) == 0


def test_g65_five_hundred_pictures_take_no_more_than_twenty(room):
    folder = room.fresh_folder()
    for page in range(1, 501):
        os.link(room.forty / f"{page % 40 + 1:02d}.png", folder / f"{page:03d}.png")
    with Visitor(room.display, "--reduced-motion", folder) as visitor:
        visitor.rest()
        walk(visitor, range(2, 21))
        early = resident(visitor)
        sizes = []
        for _ in range(2):
            walk(visitor, range(visitor.title().page + 1, 501))
            sizes.append(resident(visitor))
            visitor.display.key("Home")
            visitor.wait_for_page(1)
        print(f"  {early >> 10} KiB after 20 pictures, then {[size >> 10 for size in sizes]}")
        assert max(sizes) <= early * 1.1


def test_slow_drawings_beside_a_page_do_not_delay_it(room):
    folder = room.fresh_folder()
    for page in range(1, 10):
        (folder / f"{page}.svg").write_text(ENDLESS)
    for page in (1, 6):
        (folder / f"{page}.svg").unlink()
        photos.write(folder / f"{page}.png", page)
    with Visitor(room.display, "--reduced-motion", folder) as visitor:
        go(visitor, 1)
        began = time.monotonic()
        for _ in range(5):
            visitor.display.key("Right")
        visitor.wait_for_page(6)
        wait_for("the picture", lambda: visitor.shows(6))
        seconds = time.monotonic() - began
        print(f"  {seconds:.2f} s")
        # A drawing takes the processor for two seconds before it is given up.
        assert seconds < 1.5


def go(visitor, page):
    """Turns to a page beside the one in view and waits for its picture."""
    if page != visitor.title().page:
        visitor.display.key("Right" if page > visitor.title().page else "Left")
    visitor.wait_for_page(page)
    visitor.rest()


def quality(visitor):
    """Of what quality the picture in view is."""
    frame = next(line for line in reversed(visitor.log()) if "position" in line)
    return frame["pictures"][0]["quality"]


def walk(visitor, pages):
    """Turns through pages one by one; each has had its time to be decoded."""
    for page in pages:
        visitor.display.key("Right")
        visitor.wait_for_page(page)
        time.sleep(0.01)
    visitor.rest()


def resident(visitor):
    """The bytes of the process that are in memory."""
    with open(f"/proc/{visitor.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
