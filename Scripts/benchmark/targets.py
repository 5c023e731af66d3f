"""What the gallery is meant to reach: ratios of one run, which other machines share."""

from .many import COUNT
from .pacing import DISPLAYS
from .styles import RENDERERS, SMOOTH, STYLES
from .table import Table, number
from .viewers import GALLERY, REDUCED

READ = f"{COUNT}, by a photo", f"{COUNT}, as a folder", "40, by a photo", "40, as a folder"


def targets(samples):
    """What, the figure, its limit; a figure is None where something was not measured."""
    median, (photo, folder, few_photo, few_folder) = samples.median, READ

    def ratio(subject, other, figure, other_figure=None):
        return _divided(median(subject, figure), median(other, other_figure or figure))

    yield "first picture, of feh's", ratio(GALLERY.name, "feh", "first"), 0.75
    yield "turn without motion, of qimgv's", ratio(REDUCED.name, "qimgv", "right"), 0.7
    yield "turn with motion: first change, ms", median(GALLERY.name, "changed"), 25
    yield "turns without a pause, of geeqie's", ratio(GALLERY.name, "geeqie", "quick"), 0.6
    yield "turns without a pause or motion, of geeqie's", ratio(REDUCED.name, "geeqie", "quick"), 0.6
    yield "PSS, of qimgv's", ratio(GALLERY.name, "qimgv", "memory"), 0.6
    if median(GALLERY.name, "first") is not None:
        missed = samples.sum(GALLERY.name, "missed") + samples.sum(REDUCED.name, "missed")
        yield "turns missed", missed, 0
    yield "CPU of a frame of the photo view, of the floor's", ratio("photo view", "floor", "frame"), 1.5
    yield "CPU of a frame of the banner, of the floor's", ratio("banner", "floor", "frame"), 3
    for name in DISPLAYS:
        yield f"time of a frame, of the floor's: {name}", ratio(f"floor, {name}", name, "rate"), 1 / 0.95
        yield f"99 % of frames within, of the floor's: {name}", ratio(name, f"floor, {name}", "long"), 1.15
    for style in STYLES:
        rates = [median(f"{style}, {renderer}", "rate") for renderer in RENDERERS]
        if style in SMOOTH:
            yield f"time of a frame in software, ms: {style}", _divided(1000, rates[0]), 1000 / 55
        else:
            best = max(rate or 0 for rate in rates)
            yield f"time of a frame, ms, the better way: {style}", _divided(1000, best), 1000 / 30
    yield f"first of {COUNT} by a photo, of that of 40", ratio(photo, few_photo, "first"), 1.1
    if median("readdir", "first") is not None:
        whole = median(folder, "first") - median(few_folder, "first")
        yield (f"{COUNT} as a folder: more than 40, of a readdir",
               whole / median("readdir", "first"), 1.2)
        yield f"turn among {COUNT}, of that among 40", ratio(photo, few_photo, "right"), 1.1
        more = median(photo, "memory") - median(few_photo, "memory")
        yield f"PSS of {COUNT} more than of 40 and the names, MB", more - median("names", "memory"), 40


def targets_table(samples):
    table = Table("Targets", "", "figure", "at most", "")
    for what, figure, limit in targets(samples):
        if figure is not None:
            table.add(what, number(figure), f"{limit:g}", "met" if figure <= limit else "MISSED")
    return table


def _divided(value, other):
    return value / other if value is not None and other else None
