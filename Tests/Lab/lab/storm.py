"""Random gestures on a touchpad, of each of which it is known how many pages it must turn."""

from dataclasses import dataclass, field

PAGES = 40
# Pages at the ends that random walks keep away from.
MARGIN = 5


@dataclass
class Storm:
    """A storm over a gallery of 40 pages that rests; `problems` are the rounds that went wrong."""

    visitor: object
    pad: object
    stream: object
    gestures: int = 0
    problems: list = field(default_factory=list)

    def blow(self, count):
        """Plays at least so many gestures."""
        while self.gestures < count:
            self._round()

    def _round(self):
        """Plays gestures of one kind, waits for rest, and compares the page."""
        start = self._page = self.visitor.title().page
        self._said = []
        self.stream.choices(
            [self._flicks, self._long_drag, self._short_drag, self._twitch, self._to_and_fro,
             self._across, self._pinch],
            weights=[8, 1, 1, 1, 1, 1, 1])[0]()
        self.visitor.rest()
        page, position = self.visitor.title().page, self.visitor.frames()[-1]["position"]
        if page != self._page or position != page - 1:
            self.problems.append(
                f"from page {start} to {page} instead of {self._page}, at {position:.4f}, by "
                + ", ".join(self._said))

    def _flicks(self):
        """Flicks in either direction, each of which turns, whatever the page is just doing."""
        for _ in range(self.stream.randint(5, 15)):
            self._swipe(self._direction(), 1, mm=self.stream.uniform(14, 45),
                        ms=self.stream.uniform(50, 120), ease="flick",
                        angle=self.stream.uniform(-15, 15))
            self._pause(self.stream.uniform(20, 120))

    def _long_drag(self):
        """A drag over more than half a page that ends at rest."""
        self._swipe(self._direction(), 1, mm=self.stream.uniform(30, 60),
                    ms=self.stream.uniform(150, 400), rest_ms=self.stream.uniform(80, 200))

    def _short_drag(self):
        """A drag over less than half a page that ends at rest."""
        self._swipe(self._direction(), 0, mm=self.stream.uniform(3, 15),
                    ms=self.stream.uniform(150, 400), rest_ms=self.stream.uniform(80, 200))

    def _twitch(self):
        """Too short for a flick."""
        self._swipe(self._direction(), 0, mm=self.stream.uniform(0.3, 2),
                    ms=self.stream.uniform(40, 120), ease="flick")

    def _to_and_fro(self):
        mm = self.stream.uniform(8, 25) * self._direction()
        self._note("to and fro", mm=mm)
        self.pad.swipe_along([mm, -mm], ms=self.stream.uniform(100, 250), rest_ms=80)

    def _across(self):
        """Up or down, straight or slanted."""
        angle = self.stream.choice([0, 0, self.stream.uniform(-35, 35)])
        direction = self.stream.choice(["up", "down"])
        mm = self.stream.uniform(10, 35)
        self._note(direction, mm=mm, angle=angle)
        self.pad.swipe(direction, mm, self.stream.uniform(60, 180), angle, ease="flick")

    def _pinch(self):
        distances = self.stream.choice([(20, 45), (45, 20)])
        self._note("pinch", before=distances[0], after=distances[1])
        self.pad.pinch(*distances, ms=self.stream.uniform(100, 200))

    def _direction(self):
        """1 for the next page, -1 for the one before; never towards an end that is near."""
        if self._page <= MARGIN:
            return 1
        return -1 if self._page > PAGES - MARGIN else self.stream.choice([1, -1])

    def _swipe(self, direction, pages, **how):
        name = "right" if direction > 0 else "left"
        self._note(name, **how)
        self._page += direction * pages
        self.pad.swipe(name, **how)

    def _pause(self, ms):
        self._note("pause", ms=ms)
        self.pad.pause(ms)

    def _note(self, name, **how):
        self.gestures += name != "pause"
        said = ["%s %s" % (key, f"{value:.0f}" if isinstance(value, float) else value)
                for key, value in how.items()]
        self._said.append(" ".join([name, *said]))
