"""The curve of a training as a picture: how well the net foretells games that it has not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isnan
from typing import NamedTuple

from smashup.drawing import Drawing, Picture, Scale, scale_around


class Progress(NamedTuple):
    """How far the training is, and how well the net foretells games it has not seen."""

    step: int
    steps: int
    value_loss: float
    policy_loss: float
    agreement: float
    """How often the answer that was given looks best to the net."""


WIDTH, PANEL, TOP, LEFT = 860.0, 170.0, 50.0, 46.0


class _Panel(NamedTuple):
    title: str
    what: Callable[[Progress], float]
    written: Callable[[float], str]


_PANELS = (
    _Panel("Value: loss", lambda one: one.value_loss, lambda tick: f"{tick:g}"),
    _Panel("Policy: loss", lambda one: one.policy_loss, lambda tick: f"{tick:g}"),
    _Panel("Policy: agrees with the answer", lambda one: one.agreement, lambda tick: f"{100 * tick:.0f} %"),
)


def value_steps(steps: int) -> int:
    """How many of all steps train value and policy together; in those after them the policy learns alone.

    >>> value_steps(2085)
    1564
    """
    return steps - steps // 4


def curve_picture(curve: Sequence[Progress]) -> Picture:
    """The curve as a picture, whose title says how it ended."""
    last = curve[-1]
    drawing = Drawing(WIDTH, TOP + PANEL + 42)
    each = WIDTH / len(_PANELS)
    for number, panel in enumerate(_PANELS):
        values = [panel.what(one) for one in curve]
        across = Scale(0, last.steps, each * number + LEFT, each * (number + 1) - 14)
        drawing.text(across.start, 16, panel.title, "strong")
        if any(map(isnan, values)):
            drawing.text(across.start, TOP + PANEL / 2, "too few games to hold any back", "small soft")
            continue
        up = scale_around(values, TOP + PANEL, TOP)
        for tick in up.ticks(4):
            drawing.line(across.start, up(tick), across.end, up(tick), "grid")
            drawing.text(across.start - 6, up(tick) + 4, panel.written(tick), "small soft end")
        drawing.line(across.start, up.start, across.end, up.start, "axis")
        for tick in across.ticks(4):
            drawing.text(across(tick), up.start + 17, f"{tick:,.0f}", "small soft middle")
        drawing.text((across.start + across.end) / 2, up.start + 36, "step", "small soft middle")
        alone = across(value_steps(last.steps))
        drawing.line(alone, TOP - 8, alone, up.start, "reference")
        drawing.text(alone - 5, TOP - 2, "policy alone from here", "small soft end")
        drawing.curve([(across(one.step), up(value)) for one, value in zip(curve, values, strict=True)], "curve")
        drawing.dot(across(last.step), up(values[-1]), 3, "good", f"step {last.step}: {panel.written(values[-1])}")
    about = (
        f"Three lines over {last.steps:,} steps, measured on games that were held back. At the end the loss of the "
        f"value is {last.value_loss:.3f}, that of the policy {last.policy_loss:.3f}, and the policy agrees with "
        f"{last.agreement:.1%} of the answers."
    )
    return Picture("curve", "How well new games are foretold as the training goes on", about, drawing)
