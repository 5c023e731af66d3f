"""The window as a good citizen of the desktop: sizes, signals, and what it tells the manager."""

import signal

from lab import Visitor, photos, wait_for


def test_d39_resize_at_rest_keeps_the_page(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.display.key("End")
        visitor.expect(40)
        for size in [(700, 500), (1400, 900), (480, 700), (1280, 800)]:
            resize(visitor, *size)
            visitor.expect(40)


def test_d40_resize_in_flight_keeps_the_page(room):
    with Visitor(room.display, room.forty) as visitor:
        visitor.expect(1)
        for page, size in enumerate([(700, 500), (1400, 900), (480, 700), (1280, 800)], start=2):
            visitor.display.key("Right")
            resize(visitor, *size)
            visitor.expect(page)


def test_fullscreen_covers_the_screen(room):
    with Visitor(room.display, "--fullscreen", room.forty) as visitor:
        wait_for("a window as large as the screen", lambda: (
            visitor.frame() == (0, 0, *visitor.display.size())))
        visitor.expect(1)


def test_size_option(room):
    with Visitor(room.display, "--size", "900x600", room.forty) as visitor:
        visitor.expect(1)
        assert visitor.frame()[2:] == (900, 600), visitor.frame()
    screen = room.display.size()
    with Visitor(room.display, "--size", "3000x2000", room.forty) as visitor:
        visitor.rest()
        x, y, width, height = visitor.frame()
        assert x >= 0 and y >= 0 and x + width <= screen[0] and y + height <= screen[1], visitor.frame()


def test_signals_end_it_cleanly(room):
    for by in (signal.SIGTERM, signal.SIGINT):
        with Visitor(room.display, room.six) as visitor:
            visitor.expect(1)
            assert (ended := visitor.end(by)) == (0, ""), ended
    with Visitor(room.display, room.six) as visitor:
        visitor.expect(1)
        visitor.display.key("Right")
        assert (ended := visitor.end()) == (0, ""), ended


def test_window_manager_is_told_the_truth(room):
    with Visitor(room.display, room.six) as visitor:
        visitor.expect(1)
        assert visitor.display.classes(visitor.window)[1] == "org.paging.Gallery"
        assert visitor.display.number(visitor.window, "_NET_WM_BYPASS_COMPOSITOR") in (None, 0, 2)


def test_title_survives_any_script_without_a_locale(room):
    folder = room.fresh_folder()
    photos.write(folder / "Ночь – 夜.png", 1)
    with Visitor(room.display, folder, LANG="C", LC_ALL="C") as visitor:
        visitor.expect(1)
        assert visitor.title().name in ("Ночь – 夜", "Ночь – 夜.png"), visitor.title()


def test_shades_at_the_edges_leave_the_picture_visible(room):
    # Beside its block the picture is one grey; the shades under name and dots darken it, no more.
    darkest, lightest = round(photos.BACKGROUND[0] * 0.4), photos.BACKGROUND[0] + 2
    with Visitor(room.display, room.six) as visitor:
        for page in [1, 2, 3, 4, 5, 6, 1]:
            visitor.expect(page)
            column = [row[:3] for row in visitor.pixels(300, 73, 1, 710)]
            odd = [pixel for pixel in column if not darkest <= min(pixel) <= max(pixel) <= lightest]
            assert not odd, f"page {page}: {len(odd)} of {len(column)} pixels such as {tuple(odd[0])}"
            visitor.display.key("Right" if page < 6 else "Home")


def resize(visitor, width, height):
    visitor.display.resize(visitor.window, width, height)
    wait_for(f"the size {width}x{height}", lambda: visitor.frame()[2:] == (width, height))


def test_wayland_socket_by_its_whole_path(room):
    address = room.wayland.environment()
    socket = f"{address['XDG_RUNTIME_DIR']}/{address['WAYLAND_DISPLAY']}"
    with Visitor(room.wayland, room.six, WAYLAND_DISPLAY=socket, XDG_RUNTIME_DIR=None) as visitor:
        visitor.expect(1)
