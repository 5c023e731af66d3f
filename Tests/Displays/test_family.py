"""Screens that use the whole of five SwiftUI packages, as programs of their own.

They are the package Tests/FamilyScreens; `make screens` builds it. What a screen has understood of
what was done to it stands in its title.
"""

import os
import time
from pathlib import Path

from lab import Gallery, wait_for
from room import Skipped

FONTS = Path(__file__).resolve().parents[1] / "PictureTesting/Fonts"
SCREENS = Path(os.environ.get("SCREENS", ".build/debug/family-screens")).resolve()


class Screen(Gallery):
    """One of the screens, by its name."""

    _binary = SCREENS

    def says(self, title):
        """Waits for a title."""
        wait_for(
            f"the title '{title}'; it is '{self.display.title(self.window)}'",
            lambda: self.display.title(self.window) == title, 5)

    def sweep(self, x, y, dx=0, dy=0, hold=0.0):
        """Drags the mouse from a place by a distance, fast enough for a swipe."""
        self.drag([(x + dx * step // 20, y + dy * step // 20) for step in range(21)], hold=hold)

    def rests(self):
        """Waits until the program sleeps."""
        wait_for("the program to sleep", lambda: (log := self.log()) and "sleep" in log[-1])


def screen(room, name):
    """A screen in the font of the tests: where its buttons are depends on it."""
    if not SCREENS.exists():
        raise Skipped("the screens are not built: make screens")
    fonts = room.fresh_folder() / "fonts.conf"
    fonts.write_text(f"<fontconfig><dir>{FONTS}</dir></fontconfig>")
    return Screen(room.display, name, FONTCONFIG_FILE=str(fonts))


def test_family_banner(room):
    with screen(room, "banner") as banner:
        banner.says("Snow 1/6")
        banner.sweep(600, 300, dx=-300)
        banner.says("Meadow 2/6")
        banner.click(440, 554)
        banner.says("Island 3/6")
        banner.sweep(600, 300, dx=-300)
        banner.says("Village 4/6")
        banner.rests()


def test_family_styles(room):
    with screen(room, "styles") as styles:
        styles.says("scroll 1")
        room.display.key("Right")
        styles.says("scroll 2")
        for place, name, page in [
                (271, "plain", 3), (354, "book", 4), (419, "cardDeck", 5),
                (513, "historyStack", 6), (608, "bookStack", 7)]:
            styles.click(place, 27)
            styles.says(f"{name} {page - 1}")
            styles.rests()
            styles.sweep(650, 350, dx=-400)
            styles.says(f"{name} {page}")
            styles.rests()


def test_family_elements(room):
    with screen(room, "elements") as elements:
        elements.says("number 1, message 1")
        elements.sweep(600, 150, dx=-300)
        elements.says("number 2, message 1")
        elements.sweep(600, 500, dx=-300)
        elements.says("number 2, message 2")


def test_family_toolbar(room):
    with screen(room, "toolbar") as toolbar:
        toolbar.says("page 5")
        toolbar.click(474, 18)
        toolbar.says("page 6")
        toolbar.rests()
        toolbar.click(427, 630)
        toolbar.says("page 5")


def test_family_custom_style(room):
    with screen(room, "custom") as custom:
        custom.says("page 5")
        custom.click(450, 300)
        custom.says("page 6")


def test_family_deck(room):
    with screen(room, "deck") as deck:
        deck.says("card 1")
        deck.click(450, 300)
        deck.says("card 2")
        deck.rests()
        deck.sweep(600, 300, dx=-400)
        deck.says("card 3")


def test_family_grid(room):
    with screen(room, "grid") as grid:
        grid.says("grid")
        grid.click(273, 376)
        grid.says("page 7")
        grid.rests()
        room.display.key("Right")
        grid.says("page 8")
        grid.rests()
        grid.click(450, 300)
        grid.says("grid")
        grid.rests()


def test_family_elegant_pages(room):
    with screen(room, "hpages") as pages:
        pages.says("page 1, reported nothing yet")
        pages.click(860, 41)
        pages.says("page 2, reported page 2")
    with screen(room, "vpages") as pages:
        pages.says("page 0")
        room.display.key("Down")
        pages.says("page 1")


def test_family_elegant_lists(room):
    with screen(room, "hlist") as months:
        months.says("page 2 of 40, []")
        months.sweep(600, 300, dx=-500)
        months.says("page 3 of 40, [3]")
    with screen(room, "vlist") as months:
        months.says("month 1 of 2026")
        months.click(410, 10)
        months.says("month 1 of 2027")
        months.click(490, 10)
        months.says("month 12 of 2027")


def test_family_carousels(room):
    with screen(room, "supply") as carousel:
        carousel.says("item 5")
        carousel.sweep(600, 250, dx=-400)
        carousel.says("item 6")
    with screen(room, "told") as carousel:
        carousel.says("letter a")
        carousel.sweep(600, 250, dx=-400)
        carousel.says("letter b")


def test_family_rows(room):
    with screen(room, "rows") as rows:
        rows.says("12 items, nothing")
        rows.sweep(700, 114, dx=-300)
        rows.rests()
        rows.click(815, 114)
        rows.says("11 items, nothing")
        rows.rests()
        rows.sweep(700, 114, dx=-300)
        rows.rests()
        rows.click(874, 114)
        rows.says("11 items, Item 3")


def test_family_behaviours(room):
    with screen(room, "behaviours") as rows:
        rows.says("behaviours")
        rows.move(700, 90)
        room.display.button(1, down=True)
        for step in range(21):
            rows.move(700 - 15 * step, 90)
            time.sleep(0.008)
        rows.says("swiping")
        room.display.button(1, down=False)
        rows.says("behaviours")


def test_family_indicators(room):
    with screen(room, "indicators") as dots:
        dots.says("dot 1 of 6")
        dots.click(462, 150)
        dots.says("dot 4 of 6")
        dots.click(389, 98)
        dots.says("dot 4 of 7")
        dots.click(565, 98)
        dots.says("dot 5 of 7")
