"""There is room for everything: names and questions in sight, minions as cards, on every screen people have."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.kept_tables import shown
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("fourth browser")

DESKS = ((1366, 768), (1440, 900), (1920, 1080))
PHONES = ((390, 844), (844, 390))
AS_CARDS = 0.9

# What is seen of a thing is what nothing that scrolls or ends cuts off. A minion counts as a card where at least the
# part with its power and picture is seen.
LOOK = """() => {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const seen = (element) => {
    const whole = element.getBoundingClientRect();
    const part = { top: whole.top, left: whole.left, bottom: whole.bottom, right: whole.right };
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      part.top = Math.max(part.top, box.top); part.bottom = Math.min(part.bottom, box.bottom);
      part.left = Math.max(part.left, box.left); part.right = Math.min(part.right, box.right);
    }
    part.right = Math.min(part.right, innerWidth); part.bottom = Math.min(part.bottom, innerHeight);
    const [wide, high] = [Math.max(0, part.right - part.left), Math.max(0, part.bottom - part.top)];
    return { share: (wide / whole.width) * (high / whole.height), whole };
  };
  const runsOver = (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  const cut = (element) => seen(element).share < 0.985 || runsOver(element);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const spoken = (element) => element.innerText.replace(/\\s+/g, " ");
  const minions = all(".base .minions > li");
  const apart = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.abs(a.x - b.x) > 0.4 * a.width || Math.abs(a.y - b.y) > 0.4 * a.height;
  };
  return {
    cut: [...all(".base .strip .name"), ...all(".base .breakpoint"), ...all(".base .points"), ...all(".prompt .text"),
          ...all(".prompt :is(.question, .places, .answers) :is(button, .count)"),
          ...all("header.top h1")].filter(cut).map(spoken),
    minions: minions.length,
    cards: minions.filter((one) => seen(one).share > 0.5 && seen(one).whole.width >= 2.9 * rem).length,
    sizes: [...new Set(minions.map((one) => Math.round(one.offsetWidth)))],
    covered: all(".base .minions").flatMap((fan) =>
      [...fan.children].filter((one, index) => index > 0 && !apart(one, fan.children[index - 1])).map(spoken)),
    scrolls: all(".bases, .lands").some((one) => one.scrollHeight > one.clientHeight + 1),
  };
}"""

# Pictures have their places, but nobody waits until they are drawn.
UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg { visibility: hidden }");
  document.adoptedStyleSheets = [sheet];
}"""

# The bases are laid out again when the browser has told their new size, and what is above and below them may follow.
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const things = () => [...document.querySelectorAll(".base, .base li, .prompt")];
  const places = () => JSON.stringify(things().map((one) => one.getBoundingClientRect()));
  for (let before = "", now = places(); before !== now;) {
    await frame();
    await frame();
    [before, now] = [now, places()];
  }
}"""


def looked_at(person: Person, size: tuple[int, int]) -> dict[str, Any]:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    return dict(person.page.evaluate(f"async () => {{ await ({SETTLED})(); return ({LOOK})(); }}"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_cut_and_minions_are_cards(people: Callable[..., Person], players: int) -> None:
    person = people()
    for table in (f"middle-{players}", f"busy-{players}"):
        shown(person.page, table)
        person.page.evaluate(UNPAINTED)
        for size in (*DESKS, *PHONES):
            seen, where = looked_at(person, size), (table, size)
            assert seen["cut"] == [], where
            assert seen["covered"] == [], where
            assert not seen["scrolls"], where
            assert len(seen["sizes"]) == 1, where
            if size in DESKS:
                assert seen["cards"] >= AS_CARDS * seen["minions"], where
            if players == 2:
                assert seen["cards"] == seen["minions"], where


def test_whatever_is_asked_can_be_read_and_answered_without_scrolling(person: Person) -> None:
    for table in ("react", "many", "order"):
        shown(person.page, table)
        person.page.evaluate(UNPAINTED)
        for size in (DESKS[0], *PHONES):
            assert looked_at(person, size)["cut"] == [], (table, size)
