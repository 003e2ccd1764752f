"""The kinds of picture a report is made of: intervals in rows, heat maps, and bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from smashup.drawing import HEAT_STEPS, Drawing, Scale, round_step, scale_around
from smashup.lab.report.formats import percent

ROW = 23
LETTER = 7.0
"""About how wide a letter is."""
FINE_STEPS = tuple(range(1, 11))
PLACE_STYLES = ("good", "unsure", "ghost")


@dataclass(frozen=True)
class Mark:
    """One number in a row: a dot with its interval, what is written to its right, and what hovering shows."""

    value: float
    low: float
    high: float
    text: str
    hint: str = ""
    ghost: float | None = None
    """Another number to compare with, drawn as a ring."""


@dataclass(frozen=True)
class Column:
    """One column of marks, one for each row, on a scale of its own."""

    title: str
    marks: Sequence[Mark | None]
    reference: float
    """What is average: better is violet, worse is orange, where the interval does not reach it."""
    written: Callable[[float], str]
    second_scale: Sequence[tuple[float, str]] = field(default=())
    """More ticks below: places and labels."""
    room_for: Sequence[float] = field(default=())
    """Values that the scale must hold too, so that columns can be compared."""


@dataclass(frozen=True)
class Span:
    """Several numbers in a row that belong together: first place, second place …"""

    values: Sequence[float]
    text: str
    hint: str = ""


@dataclass(frozen=True)
class Spans:
    """One column of spans, one for each row."""

    title: str
    spans: Sequence[Span]
    written: Callable[[float], str]


def rows(labels: Sequence[str], columns: Sequence[Column | Spans], *, width: float) -> Drawing:
    """Rows with a label each, and in every column dots with intervals, or spans."""
    left = 24 + max(len(label) for label in labels) * LETTER
    top, bottom = 62, 34 if any(isinstance(column, Column) and column.second_scale for column in columns) else 10
    drawing = Drawing(width, top + ROW * len(labels) + bottom)
    for row in range(0, len(labels), 2):
        drawing.rect(0, top + ROW * row, width, ROW, "band", round_by=4)
    for row, label in enumerate(labels):
        drawing.text(left - 12, top + ROW * row + 16, label, "end soft" if label.startswith("…") else "end")
    each = (width - left) / len(columns)
    for number, column in enumerate(columns):
        draw = _interval_column if isinstance(column, Column) else _span_column
        draw(drawing, column, left + each * number, each, top)  # type: ignore[arg-type]
    return drawing


def _interval_column(drawing: Drawing, column: Column, left: float, width: float, top: float) -> None:
    marks = [mark for mark in column.marks if mark is not None]
    ends = [end for mark in marks for end in (mark.low, mark.high, mark.ghost) if end is not None]
    scale = scale_around(
        [*ends, column.reference, *column.room_for], left + 10, left + width - _room([mark.text for mark in marks])
    )
    end = top + ROW * len(column.marks)
    _head(drawing, column.title, scale, column.written, top, end)
    last = 0.0
    for place, label in column.second_scale:
        if scale.low <= place <= scale.high and scale(place) - last > 34:
            last = scale(place)
            drawing.line(scale(place), end, scale(place), end + 5, "axis")
            drawing.text(scale(place), end + 20, label, "small soft middle")
    drawing.line(scale(column.reference), top - 6, scale(column.reference), end, "reference")
    for row, mark in enumerate(column.marks):
        if mark is not None:
            _interval(drawing, mark, scale, top + ROW * row + ROW / 2, column.reference)
            drawing.text(left + width - 8, top + ROW * row + 16, mark.text, "small number end")


def _room(texts: Sequence[str]) -> float:
    """What texts at the right of a column need."""
    return 18 + max(map(len, texts), default=0) * LETTER * 0.9


def _head(drawing: Drawing, title: str, scale: Scale, written: Callable[[float], str], top: float, end: float) -> None:
    drawing.text(scale.start, 18, title, "strong")
    for tick in scale.ticks(max(2, round((scale.end - scale.start) / 55))):
        drawing.line(scale(tick), top - 4, scale(tick), end, "grid")
        drawing.text(scale(tick), top - 12, written(tick), "small soft middle")


def _span_column(drawing: Drawing, column: Spans, left: float, width: float, top: float) -> None:
    values = [value for span in column.spans for value in span.values]
    scale = scale_around([0.0, *values], left + 10, left + width - _room([span.text for span in column.spans]))
    _head(drawing, column.title, scale, column.written, top, top + ROW * len(column.spans))
    for row, span in enumerate(column.spans):
        y = top + ROW * row + ROW / 2
        drawing.open_group("good", span.hint)
        drawing.line(scale(min(span.values)), y, scale(max(span.values)), y, "interval")
        drawing.close_group()
        # The best place is drawn last, above the others where they meet.
        for place in reversed(range(len(span.values))):
            drawing.dot(scale(span.values[place]), y, 4.5, PLACE_STYLES[place], span.hint)
        drawing.text(left + width - 8, y + 4.5, span.text, "small number end")


def _interval(drawing: Drawing, mark: Mark, scale: Scale, y: float, reference: float) -> None:
    tone = tone_of(mark.low, mark.high, reference)
    drawing.open_group(tone, mark.hint)
    drawing.line(scale(mark.low), y, scale(mark.high), y, "interval")
    drawing.dot(scale(mark.value), y, 4.5, "")
    drawing.close_group()
    if mark.ghost is not None:
        drawing.dot(scale(mark.ghost), y, 4, "ghost")


def tone_of(low: float, high: float, reference: float) -> str:
    """How something with this interval stands to what is average."""
    return "good" if low > reference else "bad" if high < reference else "unsure"


@dataclass(frozen=True)
class HeatCell:
    value: float
    text: str
    hint: str


def heat_map(
    labels: Sequence[str],
    cells: Callable[[int, int], HeatCell | None],
    *,
    centre: float,
    least_step: float,
    written: Callable[[float], str],
    legend: str,
) -> Drawing:
    """A square of everything with everything.

    From one colour to the next it is at least `least_step`, so that noise stays pale. `written` is for the legend.
    """
    size, count = 27.0, len(labels)
    name = 16 + max(len(label) for label in labels) * LETTER
    top = name * 0.74 + 64
    drawing = Drawing(name + size * count + name * 0.6, top + size * count + 8)
    found = {(row, column): cells(row, column) for row in range(count) for column in range(count)}
    sizes = sorted(abs(cell.value - centre) for cell in found.values() if cell is not None)
    # The last colour takes the few largest, so that the others are not all pale.
    large = sizes[int(len(sizes) * 0.99)] if sizes else 0.0
    step = round_step(max(large / (HEAT_STEPS / 2), least_step), FINE_STEPS)
    _heat_legend(drawing, name, step, centre, written, legend)
    for index, label in enumerate(labels):
        drawing.text(name - 8, top + size * index + 18, label, "end")
        drawing.text(name + size * index + 16, top - 8, label, turned=-50)
    for (row, column), cell in found.items():
        x, y = name + size * column, top + size * row
        if cell is None:
            drawing.rect(x + 0.5, y + 0.5, size - 1, size - 1, "band", round_by=3)
            continue
        colour = _heat(cell.value - centre, step)
        drawing.open_group("cell", cell.hint)
        drawing.rect(x + 0.5, y + 0.5, size - 1, size - 1, f"h{colour}", round_by=3)
        drawing.text(x + size / 2, y + size / 2 + 3.5, cell.text, f"t{colour} middle number")
        drawing.close_group()
    return drawing


def _heat(off: float, step: float) -> int:
    half = HEAT_STEPS // 2
    return max(-half, min(half, round(off / step))) + half


def _heat_legend(
    drawing: Drawing, left: float, step: float, centre: float, written: Callable[[float], str], legend: str
) -> None:
    half, wide = HEAT_STEPS // 2, 40
    drawing.text(left, 16, legend, "small soft")
    for colour in range(HEAT_STEPS):
        drawing.rect(left + wide * colour, 24, wide - 1, 12, f"h{colour}", round_by=2)
        label = written(centre + (colour - half) * step)
        if colour in (0, HEAT_STEPS - 1):
            label = ("≤" if colour == 0 else "≥") + label
        drawing.text(left + wide * colour + wide / 2, 49, label, "small soft middle number")


@dataclass(frozen=True)
class Bar:
    value: int
    share: float
    hint: str


@dataclass(frozen=True)
class Histogram:
    """Bars for whole numbers; `middle` is marked and named."""

    title: str
    bars: Sequence[Bar]
    middle: float
    middle_label: str


def histograms(panels: Sequence[Histogram], axis: str, *, width: float) -> Drawing:
    """Histograms side by side on one scale: upwards the share of games."""
    height, top, left = 170.0, 50.0, 46.0
    drawing = Drawing(width, top + height + 42)
    values = [bar.value for panel in panels for bar in panel.bars]
    highest = max(bar.share for panel in panels for bar in panel.bars)
    each = width / len(panels)
    for number, panel in enumerate(panels):
        scale = Scale(min(values) - 0.5, max(values) + 0.5, each * number + left, each * (number + 1) - 14)
        wide = (scale.end - scale.start) / (scale.high - scale.low)
        drawing.text(scale.start, 16, panel.title, "strong")
        for tick in Scale(0, highest, top + height, top).ticks(4):
            y = top + height * (1 - tick / highest)
            drawing.line(scale.start, y, scale.end, y, "grid")
            drawing.text(scale.start - 6, y + 4, percent(tick, 0 if highest > 0.04 else 1), "small soft end")
        for bar in panel.bars:
            tall = height * bar.share / highest
            drawing.rect(
                scale(bar.value - 0.5) + min(1, wide * 0.1), top + height - tall,
                max(wide - min(2, wide * 0.2), 0.5), tall, "on-good", round_by=min(2, wide / 4), hint=bar.hint,
            )  # fmt: skip
        drawing.line(scale.start, top + height, scale.end, top + height, "axis")
        for tick in scale.ticks(6):
            if tick == round(tick):
                drawing.text(scale(tick), top + height + 17, f"{tick:.0f}", "small soft middle")
        drawing.line(scale(panel.middle), top - 8, scale(panel.middle), top + height, "reference")
        drawing.text(scale(panel.middle) + 5, top - 2, panel.middle_label, "small soft")
        drawing.text((scale.start + scale.end) / 2, top + height + 36, axis, "small soft middle")
    return drawing
