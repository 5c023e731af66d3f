"""What goes wrong around the gallery: full disks, lost desktops, closed streams, hostile files."""

import os
import signal
import subprocess
import time
from pathlib import Path

from lab import Visitor, Xvfb, photos, wait_for
from lab.project import BINARY

from test_command_line import is_one_line

# SDL_image's parser takes hours over these dashes.
ENDLESS = """<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500">
<path d="M0 0 L1e6 1e6" stroke="black" stroke-dasharray="0.00001 0.00001"/></svg>"""


def test_full_disk_is_one_line(room):
    full = room.fresh_folder() / "full.png"
    full.symlink_to("/dev/full")
    done = room.run("--screenshot", full, room.six, display=False)
    assert done.returncode == 1 and is_one_line(done.stderr), done
    for option in ("--help", "--version"):
        with open("/dev/full", "w") as output:
            done = subprocess.run([BINARY, option], stdout=output, stderr=subprocess.PIPE, text=True)
        assert done.returncode == 1 and is_one_line(done.stderr), done
    with open_gallery(room.display, "--frame-log", "/dev/full", room.six) as process:
        window = wait_for("a window", lambda: room.display.window(process.pid))

        def has_turned():
            # The page turns in a frame, and a frame is what the log cannot take.
            room.display.key("End")
            return "6 of 6" in room.display.title(window)

        wait_for("the last page", has_turned)
        process.terminate()
        assert ends(process, 1)


def test_limits_of_memory_and_files_are_one_line(room):
    picture = room.fresh_folder() / "picture.png"
    limits = [("-f", 1), ("-d", 60_000), ("-v", 60_000), ("-v", 150_000), ("-v", 500_000)]
    for limit, number in limits:
        done = subprocess.run(
            ["/bin/sh", "-c", f'ulimit {limit} {number} && exec "$0" "$@"', BINARY,
             "--screenshot", str(picture), str(room.six)],
            env=room.display.environment(), capture_output=True, text=True, timeout=20)
        is_shown = done.returncode == 0 and not done.stderr
        is_told = done.returncode == 1 and is_one_line(done.stderr)
        assert is_told or limit == "-v" and number == 500_000 and is_shown, (limit, number, done)


def test_closed_standard_streams_stay_nothing(room):
    shell = 'exec "$0" "$@" <&- >&- 2>&-'
    with open_gallery(room.display, room.six, before=["/bin/sh", "-c", shell]) as process:
        wait_for("a window", lambda: room.display.window(process.pid))
        for number in range(3):
            assert os.readlink(f"/proc/{process.pid}/fd/{number}") == "/dev/null"
        process.terminate()
        assert process.wait(5) == 0


def test_lost_desktop_is_one_line(room):
    for keys in ([], ["Right"]):
        with Xvfb() as display:
            with open_gallery(display, room.six) as process:
                window = wait_for("a window", lambda: display.window(process.pid))
                wait_for("a title", lambda: display.title(window))
                for key in keys:
                    display.key(key)
                display.end_abruptly()
                assert ends(process, 1)


def test_nohup_survives_the_end_of_its_terminal(room):
    with open_gallery(room.display, room.six, before=["nohup"]) as process:
        window = wait_for("a window", lambda: room.display.window(process.pid))
        wait_for("a title", lambda: room.display.title(window))
        process.send_signal(signal.SIGHUP)
        process.send_signal(signal.SIGHUP)
        time.sleep(0.3)
        assert process.poll() is None
        process.terminate()
        assert process.wait(5) == 0


def test_endless_drawings_do_not_keep_others_waiting(room):
    folder = room.fresh_folder()
    for number in range(1, 9):
        (folder / f"{number}.svg").write_text(ENDLESS)
    photos.write(folder / "9.png", 9)
    with Visitor(room.display, "--reduced-motion", folder) as visitor:
        for page in range(1, 9):
            visitor.wait_for_page(page)
            visitor.display.key("Right")
        visitor.rest(30)
        visitor.expect(9)
        # What nobody looks at any more uses no processor.
        before = visitor.processor()
        time.sleep(1)
        assert visitor.processor() - before <= 20


class open_gallery:
    """The gallery as a bare process; it is killed at the end of the `with` block."""

    def __init__(self, display, *arguments, before=()):
        self._process = subprocess.Popen(
            [*before, BINARY, *map(str, arguments)], env=display.environment(),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        return self._process

    def __exit__(self, *_):
        self._process.kill()
        self._process.communicate()


def ends(process, code):
    """Waits for the end; whether the exit code is right and the complaint one line."""
    _, errors = process.communicate(timeout=5)
    if process.returncode != code or not is_one_line(errors):
        raise AssertionError((process.returncode, errors))
    return True
