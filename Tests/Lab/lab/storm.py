"""Random gestures on a touchpad, of each of which it is known how many pages it must turn."""

from dataclasses import dataclass, field

from .matrix.following import UNITS_PER_PAGE, scrolls

PAGES = 40
# Pages at the ends that random walks keep away from.
MARGIN = 5
# A flick without doubt, twice what the gallery asks for: pages, pages a second, seconds to the lift.
TRAVEL, SPEED, REST = 0.08, 1.6, 0.03
# The last seconds of a scroll, in which its speed is measured.
END = 0.08


@dataclass
class Storm:
    """A storm over a gallery of 40 pages that rests; `problems` are the rounds that went wrong.

    `doubts` counts flicks of which a machine at work made something that may turn a page or not.
    """

    visitor: object
    pad: object
    stream: object
    gestures: int = 0
    doubts: int = 0
    problems: list = field(default_factory=list)
    # What was reported in each of those rounds.
    reports: list = field(default_factory=list)

    def blow(self, count):
        """Plays at least so many gestures."""
        while self.gestures < count:
            self._round()

    def _round(self):
        """Plays gestures of one kind, waits for rest, and compares the page."""
        start = self._page = self.visitor.title().page
        self._said = []
        reports = len(self.visitor.recording.lines())
        kind = self.stream.choices(
            [self._flicks, self._long_drag, self._short_drag, self._twitch, self._to_and_fro,
             self._across, self._pinch],
            weights=[8, 1, 1, 1, 1, 1, 1])[0]
        kind()
        self.visitor.rest()
        page, position = self.visitor.title().page, self.visitor.frames()[-1]["position"]
        first, last = self._page, self._page
        if kind == self._flicks:
            first, last = self._flicked(start, self.visitor.recording.samples(reports))
        if not first <= page <= last or position != page - 1:
            self.problems.append(
                f"from page {start} to {page} instead of {first}…{last}, at {position:.4f}, by "
                + ", ".join(self._said))
            self.reports.append(self.visitor.recording.lines()[reports:])

    def _flicked(self, start, samples):
        """The first and the last page to which the flicks that were reported may have led."""
        first = last = start
        lifts = [sample.t for sample in samples if sample.what == "lift"]
        for moves, _ in scrolls(samples):
            travel = sum(move.dx for move in moves) / UNITS_PER_PAGE
            final = [move for move in moves if move.t > moves[-1].t - END]
            speed = sum(move.dx for move in final) / UNITS_PER_PAGE / END
            lift = min(time for time in lifts if time >= moves[-1].t)
            is_sure = (abs(travel) > TRAVEL and abs(speed) > SPEED and speed * travel > 0
                       and lift - moves[-1].t < REST)
            self.doubts += not is_sure
            if travel > 0:
                first, last = first + is_sure, last + 1
            else:
                first, last = first - 1, last - is_sure
        return first, last

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
