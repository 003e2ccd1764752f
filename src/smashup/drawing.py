"""Drawing SVG: lines, dots and texts, scales, and the colours of both themes.

Colours are classes, never values, so that a picture follows the theme of the page it is in, or of the reader's
system where it is a file of its own. Violet means more than average and orange means less, everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

LEAST_SIZE, MOST_SIZE = 0.72, 1.2
"""On a small screen a picture shrinks to this, where its letters can still be read, and then scrolls."""
HEAT_STEPS = 11
"""Colours of a heat map, from orange over neutral to violet (ColorBrewer's PuOr, which the colour-blind can read)."""

_LIGHT = {
    "paper": "#fffdf9",
    "panel": "#f5f1fa",
    "ink": "#231d31",
    "soft": "#675f77",
    "line": "#e3ddea",
    "good": "#5e35b1",
    "bad": "#b85c00",
    "unsure": "#857d92",
}
_DARK = {
    "paper": "#16131f",
    "panel": "#201b2d",
    "ink": "#eeeaf6",
    "soft": "#aaa1bc",
    "line": "#362f46",
    "good": "#b99cff",
    "bad": "#ffab4c",
    "unsure": "#978ea8",
}
_LIGHT_HEAT = "7f3b08 b35806 e08214 fdb863 fee0b6 f4f1f5 d8daeb b2abd2 8073ac 542788 2d004b"
_DARK_HEAT = "ffb454 e5922f bd721f 8a5219 553719 2b2538 3b3361 56498f 7563bd 9d87e8 c9b7ff"
_LIGHT_ON_DARK = {"light": (0, 1, 8, 9, 10), "dark": (3, 4, 5, 6, 7, 8)}
"""The heat colours that need light letters."""


def _variables(colours: dict[str, str], heat: str, light_letters: tuple[int, ...]) -> str:
    found = [f"--{name}:{value}" for name, value in colours.items()]
    for step, value in enumerate(heat.split()):
        found.append(f"--h{step}:#{value}")
        found.append(f"--t{step}:{'#ffffff' if step in light_letters else '#1b1626'}")
    return ";".join(found)


def themes() -> str:
    """The CSS variables of the light and the dark theme."""
    light = _variables(_LIGHT, _LIGHT_HEAT, _LIGHT_ON_DARK["light"])
    dark = _variables(_DARK, _DARK_HEAT, _LIGHT_ON_DARK["dark"])
    return f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def picture_styles() -> str:
    """The CSS of everything that is drawn."""
    heat = "".join(f".h{step}{{fill:var(--h{step})}}.t{step}{{fill:var(--t{step})}}" for step in range(HEAT_STEPS))
    tones = "".join(
        f".{tone}{{fill:var(--{tone});stroke:var(--{tone})}}.on-{tone}{{fill:var(--{tone})}}"
        for tone in ("good", "bad", "unsure")
    )
    return (
        "svg text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans',sans-serif;"
        "fill:var(--ink);stroke:none}"
        "svg .small{font-size:11px}svg .soft{fill:var(--soft)}svg .strong{font-weight:650}"
        "svg .end{text-anchor:end}svg .middle{text-anchor:middle}svg .number{font-variant-numeric:tabular-nums}"
        "svg .band{fill:var(--panel)}svg .grid{stroke:var(--line)}svg .axis{stroke:var(--soft)}"
        "svg .reference{stroke:var(--soft);stroke-dasharray:4 3}svg .paper{fill:var(--paper)}"
        "svg .interval{stroke-width:5;stroke-linecap:round;stroke-opacity:.4}"
        "svg .curve{fill:none;stroke:var(--good);stroke-width:2}"
        "svg .ghost{fill:none;stroke:var(--soft);stroke-width:1.5}svg .cell text{font-size:10px}" + tones + heat
    )


class Drawing:
    """An SVG picture in the making."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []

    def text(self, x: float, y: float, text: str, style: str = "", *, turned: float = 0) -> None:
        turn = f' transform="rotate({turned:g} {x:.1f} {y:.1f})"' if turned else ""
        self._parts.append(f'<text x="{x:.1f}" y="{y:.1f}"{_class(style)}{turn}>{escape(text, quote=False)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str) -> None:
        self._parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"{_class(style)}/>')

    def curve(self, points: Sequence[tuple[float, float]], style: str) -> None:
        """A line through all the points."""
        places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._parts.append(f'<polyline points="{places}"{_class(style)}/>')

    def rect(
        self, x: float, y: float, width: float, height: float, style: str, *, round_by: float = 0, hint: str = ""
    ) -> None:
        corners = f' rx="{round_by:g}"' if round_by else ""
        shape = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"{corners}{_class(style)}'
        self._parts.append(f"<rect {shape}>{_hint(hint)}</rect>" if hint else f"<rect {shape}/>")

    def dot(self, x: float, y: float, radius: float, style: str, hint: str = "") -> None:
        shape = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"{_class(style)}'
        self._parts.append(f"<circle {shape}>{_hint(hint)}</circle>" if hint else f"<circle {shape}/>")

    def open_group(self, style: str = "", hint: str = "") -> None:
        self._parts.append(f"<g{_class(style)}>{_hint(hint)}")

    def close_group(self) -> None:
        self._parts.append("</g>")

    def body(self) -> str:
        return "".join(self._parts)


def _class(style: str) -> str:
    return f' class="{style}"' if style else ""


def _hint(hint: str) -> str:
    return f"<title>{escape(hint, quote=False)}</title>" if hint else ""


@dataclass(frozen=True)
class Picture:
    """A finished picture: `about` says in words what it shows, for those who cannot see it."""

    key: str
    title: str
    about: str
    drawing: Drawing

    def inline(self) -> str:
        """For a page that has `themes` and `picture_styles`."""
        width = self.drawing.width
        return self._svg(f' style="min-width:{width * LEAST_SIZE:.0f}px;max-width:{width * MOST_SIZE:.0f}px"', "")

    def file(self) -> str:
        """As a file of its own, which follows the reader's theme too."""
        style = f"<style>{themes()}{picture_styles()}</style>"
        paper = f'<rect width="{self.drawing.width:g}" height="{self.drawing.height:g}" rx="8" class="paper"/>'
        return self._svg(' xmlns="http://www.w3.org/2000/svg"', style + paper) + "\n"

    def _svg(self, attributes: str, front: str) -> str:
        width, height = self.drawing.width, self.drawing.height
        names = f"{self.key}-title", f"{self.key}-about"
        return (
            f'<svg role="img" aria-labelledby="{" ".join(names)}" viewBox="0 0 {width:g} {height:g}" '
            f'width="{width:g}" height="{height:g}"{attributes}>'
            f'<title id="{names[0]}">{escape(self.title)}</title><desc id="{names[1]}">{escape(self.about)}</desc>'
            f"{front}{self.drawing.body()}</svg>"
        )


@dataclass(frozen=True)
class Scale:
    """From values to places on the drawing."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def kept(self, value: float) -> float:
        """The place of a value, or the nearest on the scale."""
        return self(min(max(value, self.low), self.high))

    def ticks(self, about: int = 5) -> list[float]:
        """Round values on the scale."""
        step = round_step((self.high - self.low) / about)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def round_step(size: float, steps: Sequence[float] = (1, 2, 2.5, 5, 10)) -> float:
    """The least of the steps times a power of ten that is not smaller.

    >>> round_step(0.03), round_step(17)
    (0.05, 20.0)
    """
    power = 10.0 ** floor(log10(size))
    return next(power * step for step in steps if power * step >= size * (1 - 1e-9))


def scale_around(values: list[float], start: float, end: float, *, margin: float = 0.04) -> Scale:
    """A scale that holds all values, with a little air."""
    low, high = min(values), max(values)
    air = (high - low) * margin or abs(high) * 0.1 or 1.0
    return Scale(low - air, high + air, start, end)
