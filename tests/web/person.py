"""Somebody who sits before a browser: makes tables, looks, and plays by pressing what is lit."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, expect

PATIENCE = 60_000
"""Milliseconds to wait for anything; on a busy machine a bot may take a while."""
expect.set_options(timeout=PATIENCE)

AGAIN = 4_000
"""Milliseconds after which somebody looks again where to press."""
MOST_PRESSES = 900
QUIET = re.compile(r"^(end|done|pass|no|later)$")

# A violation is also told where the browser would keep it to itself.
WATCH = "addEventListener('securitypolicyviolation', (e) => console.error('CSP', e.violatedDirective, e.blockedURI))"
# Everything has its place, but nobody looks at it: a third of the browser's work is to draw it. (A window is drawn.)
UNSEEN = """{
  const unseen = new CSSStyleSheet();
  unseen.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [unseen];
}"""

LIT = ".board [data-lit], [data-option]:enabled, .podium"
"""Something to press, or the end."""
LOOK = """() => {
  const seen = (element) => element.checkVisibility();
  const open = document.querySelector("dialog[open]");
  const kind = (element) =>
    element.matches("[data-hand]") ? "hand" : element.matches(".ground[data-card]") ? "base" : "other";
  return {
    over: document.querySelector("dialog[open] .podium") !== null,
    asked_in_window: [...(open?.querySelectorAll("[data-option]:enabled") ?? [])].map((e) => e.dataset.option),
    lit: [...document.querySelectorAll(".board [data-lit]")].filter(seen).map((e) =>
      ({kind: kind(e), card: e.dataset.card, says: e.ariaLabel ?? e.innerText, hand: e.dataset.hand})),
    options: [...document.querySelectorAll(".prompt [data-option]:enabled")].map((e) => e.dataset.option),
  };
}"""

# Cards overlap, and minions stand on a base: somewhere there is a bit to press.
FREE_SPOT = """async (element) => {
  const gliding = [...document.querySelectorAll("[data-flip]")].flatMap((card) => card.getAnimations());
  await Promise.allSettled(gliding.map((one) => one.finished));
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
  for (const down of parts)
    for (const right of parts) {
      const [x, y] = [box.width * right, box.height * down];
      if (element.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
    }
  throw new Error(`nowhere to press: ${element.ariaLabel ?? element.innerText}`);
}"""


class Person:
    """One browser window, with nobody's cookies or storage but its own."""

    def __init__(self, chrome: Browser, url: str, **screen: Any) -> None:
        # Nothing of the browser's answers in the server's place, unless a test asks for it.
        usual = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "service_workers": "block"}
        screen = usual | screen
        self.touches = bool(screen.get("has_touch"))
        self.url = url
        self.context = chrome.new_context(base_url=url, **screen)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(WATCH)
        self.context.add_init_script(UNSEEN)
        self.troubles: list[str] = []
        """What went wrong in the browser: errors on its console, broken scripts, requests to strangers."""
        self.expected_trouble: str | None = None
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("request", self._request)
        self.heard: list[str] = []
        """Everything that came over the WebSocket."""
        self.page: Page = self.context.new_page()
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        )

    def _console(self, message: ConsoleMessage) -> None:
        expected = self.expected_trouble is not None and self.expected_trouble in message.text
        if message.type == "error" and not expected:
            self.troubles.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.url}/", "blob:")):
            self.troubles.append(f"asked a stranger: {request.url}")

    # Getting to a table.

    def new_table(
        self, name: str = "Ann", other: str = "Easy bot", points: int = 15, factions: tuple[str, ...] = (), **more: bool
    ) -> None:
        """Fill in the form for a new table and send it off."""
        page = self.page
        page.goto("/new")
        page.get_by_label("Your name").fill(name)
        page.get_by_label("Who sits at seat 2").select_option(label=other)
        if factions:
            page.get_by_role("radio", name="Given here").check()
            seats = ["First faction of seat 1", "Second faction of seat 1"]
            seats += ["First faction of seat 2", "Second faction of seat 2"]
            for seat, faction in zip(seats, factions, strict=True):
                page.get_by_label(seat).select_option(label=faction)
        page.get_by_role("radio", name="Instant").check()
        for label, wanted in more.items():
            page.get_by_label(label.capitalize().replace("_", " ")).set_checked(wanted)
        page.get_by_text("Variants", exact=True).click()
        page.get_by_label("Points to win").fill(str(points))
        page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()

    def press(self, what: Locator, **where: Any) -> None:
        if self.touches:
            what.tap(**where)
        else:
            what.click(**where)

    # Looking.

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand").get_by_role("button")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.locator(".podium"))

    def hand_ids(self) -> list[str]:
        ids: list[str] = self.hand.evaluate_all("cards => cards.map((card) => card.dataset.card)")
        return ids

    def look(self) -> dict[str, Any]:
        """Wait until this person is asked or the game is over; what there is to press then."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            self.page.locator(LIT).first.wait_for()
            seen = dict(self.page.evaluate(LOOK))
            # Between the two somebody else may have got their turn.
            if any(seen.values()):
                return seen
        raise AssertionError(f"nothing to press: {self.prompt.inner_text()}")

    def still_asked(self, other: str) -> bool:
        """After a press: is it still this person who is asked, and not the other one?"""
        self.page.locator(LIT).or_(self.prompt.filter(has_text=re.compile(f"^{other} is "))).first.wait_for()
        return self.page.locator(LIT).count() > 0

    def open_menu(self) -> Locator:
        self.press(self.page.get_by_role("button", name="Table menu"))
        return self.page.get_by_role("dialog", name="Table")

    def say(self, words: str) -> None:
        field = self.page.get_by_label("Say something")
        field.fill(words)
        field.press("Enter")
        expect(field).to_have_value("")

    # Playing.

    def press_next(self) -> bool:
        """Press one thing that gets the game on, as somebody would who plays everything; False: it is over."""
        seen = self.look()
        if seen["over"]:
            return False
        if seen["asked_in_window"]:
            self.press(self.page.locator(f'dialog [data-option="{seen["asked_in_window"][0]}"]').first)
        elif seen["lit"]:
            self._press_lit(best(seen["lit"]))
        else:
            loud = [key for key in seen["options"] if not QUIET.match(key)]
            key = (loud or seen["options"])[0]
            self.press(self.page.locator(f'.prompt [data-option="{key}"]'))
        return True

    def _press_lit(self, thing: dict[str, str]) -> None:
        lit = self.page.locator(".board [data-lit]")
        found = lit.and_(self.page.locator(f'[data-card="{thing["card"]}"]')) if thing["card"] else lit
        until = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                self.press(found.first, position=found.first.evaluate(FREE_SPOT, timeout=AGAIN), timeout=AGAIN)
                return
            except Error:  # Something has come to lie there since, or the press was heard and only its end was not.
                if not found.count():
                    return
                if time.monotonic() > until:
                    raise

    def play_until(self, done: Any) -> None:
        """Press on until this person is asked and `done()` is true."""
        for _ in range(MOST_PRESSES):
            self.look()
            if done():
                return
            assert self.press_next(), "the game is over too soon"
        raise AssertionError(f"still not done after {MOST_PRESSES} presses: {self.prompt.inner_text()}")

    def play_to_the_end(self) -> None:
        for _ in range(MOST_PRESSES):
            if not self.press_next():
                return
        raise AssertionError(f"the game does not end: {self.prompt.inner_text()}")

    def turn(self) -> int:
        found = re.search(r"Turn (\d+)", self.page.locator("header.top").inner_text())
        return int(found[1]) if found else 0


def best(lit: list[dict[str, str]]) -> dict[str, str]:
    """The first thing of the hand; else the base that is nearest to its breakpoint; else anything."""
    in_hand = [thing for thing in lit if thing["kind"] == "hand"]
    bases = [thing for thing in lit if thing["kind"] == "base"]
    return in_hand[0] if in_hand else min(bases, key=missing) if bases else lit[0]


def missing(base: dict[str, str]) -> int:
    power, breakpoint = re.search(r"(-?\d+) of (-?\d+) power", base["says"]).groups()
    return int(breakpoint) - int(power)
