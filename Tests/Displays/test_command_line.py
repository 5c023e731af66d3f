"""The command line: what it prints and how it ends."""

import struct
from pathlib import Path

from lab import Visitor, photos


def test_help_and_version(room):
    done = room.run("--help", display=False)
    assert done.returncode == 0 and "--reduced-motion" in done.stdout and not done.stderr, done
    done = room.run("--version", display=False)
    assert done.returncode == 0 and done.stdout.startswith("gallery "), done


def test_mistakes_end_with_2_and_a_hint(room):
    for arguments in (
            ["--nonsense"], ["--theme", "blue"], ["--size", "0x0"], ["--size", "wide"],
            ["--sort"], ["--renderer", "fast"]):
        done = room.run(*arguments, display=False)
        assert done.returncode == 2 and "--help" in done.stderr and not done.stdout, done


def test_nothing_to_show_is_one_line(room):
    for arguments in (["/nonexistent"], ["/nonexistent.png"], ["/dev/null"]):
        done = room.run(*arguments)
        assert done.returncode == 1 and is_one_line(done.stderr), done


def test_no_display_is_one_line(room):
    done = room.run(room.six, display=False)
    assert done.returncode == 1 and is_one_line(done.stderr), done
    done = room.run(room.six, DISPLAY=":987654")
    assert done.returncode == 1 and is_one_line(done.stderr), done


def test_what_cannot_be_shown_is_named_and_the_rest_shown(room):
    with Visitor(room.display, room.fresh_folder() / "missing.png", room.six / "02.png") as visitor:
        visitor.rest()
        assert visitor.shows(2)
        code, errors = visitor.end()
        assert code == 0 and "missing.png" in errors and is_one_line(errors), (code, errors)


def test_screenshot_needs_no_display(room):
    path = room.fresh_folder() / "picture.png"
    done = room.run("--screenshot", path, "--size", "640x480", room.six, display=False)
    assert done.returncode == 0 and not done.stderr, done
    header = path.read_bytes()[:24]
    assert header[1:4] == b"PNG" and struct.unpack(">II", header[16:24]) == (640, 480), header


def test_screenshot_that_cannot_be_written_is_one_line(room):
    done = room.run("--screenshot", "/nonexistent/picture.png", room.six, display=False)
    assert done.returncode == 1 and is_one_line(done.stderr), done


def test_paths_from_standard_input(room):
    listed = [str(room.six / f"{page:02d}.png") for page in (1, 2, 3)]
    for option, text in (("-", "\n".join(listed) + "\n"), ("-0", "\0".join(listed) + "\0")):
        path = room.fresh_folder() / "picture.png"
        done = room.run("--screenshot", path, option, display=False, stdin=text)
        assert done.returncode == 0 and path.exists(), done
    done = room.run("-", stdin="")
    assert done.returncode == 1 and is_one_line(done.stderr), done


def test_dash_dash_ends_the_options(room):
    folder = room.fresh_folder()
    photos.write(folder / "--help", 1)
    picture = folder / "shot.png"
    done = room.run("--screenshot", picture, "--", Path(folder) / "--help", display=False)
    assert done.returncode == 0 and picture.exists(), done


def is_one_line(text):
    return text.startswith("gallery: ") and text.count("\n") == 1 and text.endswith("\n")
