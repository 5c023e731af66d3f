"""Folders as they are in real life."""

import os
import signal
from pathlib import Path

from lab import Visitor, photos, wait_for
from lab.project import PROJECT


def test_odd_folder(room):
    folder = room.fresh_folder()
    photos.write(folder / "01 good.png", 1)
    (folder / "02 empty.jpg").touch()
    (folder / "03 random.png").write_bytes(bytes(range(256)) * 40)
    whole = next((PROJECT / "Assets/Pictures").glob("*.jpg")).read_bytes()
    (folder / "04 truncated.jpg").write_bytes(whole[:len(whole) // 3])
    (folder / "05 header only.jpg").write_bytes(whole[:300])
    photos.write(folder / "06 名前 Ω é.png", 6)
    photos.write(folder / "07 is a png.jpg", 7)
    photos.write(folder / "08 no permission.png", 8)
    (folder / "08 no permission.png").chmod(0)
    photos.write(folder / "09 line\nfeed.png", 9)
    Path(os.fsdecode(bytes(folder) + b"/10 not utf-8 \xff.png")).write_bytes(
        (folder / "01 good.png").read_bytes())
    # Not listed: no pictures by their kind.
    (folder / "folder.jpg").mkdir()
    os.mkfifo(folder / "fifo.jpg")
    (folder / "loop.jpg").symlink_to("loop.jpg")
    (folder / "dangling.jpg").symlink_to("nothing")
    (folder / "notes.txt").write_text("no picture")
    good = {1: 1, 6: 6, 7: 7, 9: 9, 10: 1}
    if os.geteuid() == 0:
        good[8] = 8
    with Visitor(room.display, "--reduced-motion", folder) as visitor:
        visitor.wait_for_page(1)
        assert visitor.title().count == 10, visitor.title()
        for key, pages in (("Right", range(1, 11)), ("Left", range(10, 0, -1))):
            for page in pages:
                visitor.wait_for_page(page)
                visitor.rest()
                if page in good:
                    assert visitor.shows(good[page]), (page, visitor.shown())
                visitor.display.key(key)
        assert (ended := visitor.end()) == (0, ""), ended


def test_empty_folder_is_a_window_that_takes_any_input(room):
    with Visitor(room.display, room.fresh_folder()) as visitor:
        assert visitor.display.title(visitor.window) == "Gallery"
        for key in ("Right", "Left", "End", "Home", "Page_Down", "Return"):
            visitor.display.key(key)
        for button in range(1, 10):
            visitor.click(640, 400, button)
        visitor.drag([(900, 400), (600, 400), (300, 400)])
        visitor.wheel(5, 0)
        code, errors = visitor.end()
        assert code == 0 and "no pictures" in errors and errors.count("\n") == 1, (code, errors)


def test_g58_many_bad_files_and_a_good_one(room):
    folder = room.fresh_folder()
    for number in range(2000):
        (folder / f"{number:04d}.jpg").write_bytes(b"no picture")
    photos.write(folder / "9999.png", 5)
    with Visitor(room.display, folder) as visitor:
        # The first file is shown before the folder is listed.
        wait_for("the listing", lambda: visitor.title().count == 2001)
        visitor.display.key("End")
        visitor.wait_for_page(2001)
        visitor.rest()
        assert visitor.shows(5)
        for page in range(2000, 1980, -1):
            visitor.display.key("Left")
            visitor.wait_for_page(page)
        visitor.rest()


def test_named_file_opens_its_folder_at_that_file(room):
    with Visitor(room.display, room.forty / "17.png") as visitor:
        visitor.expect(17)
        assert visitor.title().count == 40


def test_uri_and_list_on_standard_input(room):
    with Visitor(room.display, (room.six / "04.png").as_uri()) as visitor:
        visitor.expect(4)


def test_natural_order(room):
    folder = room.fresh_folder()
    for page, name in enumerate(["img1", "img2", "img10", "img20"], start=1):
        photos.write(folder / f"{name}.png", page)
    with Visitor(room.display, folder) as visitor:
        for page in range(1, 5):
            visitor.expect(page)
            visitor.display.key("Right")


def test_file_that_vanishes_is_paged_past(room):
    folder = photos.folder(room.fresh_folder() / "pictures", 12)
    with Visitor(room.display, folder) as visitor:
        visitor.expect(1)
        (folder / "09.png").unlink()
        (folder / "10.png").write_bytes(b"replaced")
        visitor.display.key("End")
        visitor.expect(12)
        for page in (11, 10, 9, 8):
            visitor.display.key("Left")
            visitor.wait_for_page(page)
        visitor.expect(8)
