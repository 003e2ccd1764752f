"""axe-core finds nothing serious on any page, in light and dark."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("fourth browser")

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter((found) => ["serious", "critical"].includes(found.impact))
    .map((found) => `${found.id}: ${found.help}: ${found.nodes.map((node) => node.html).slice(0, 3).join(" | ")}`);
}"""
LIGHT_AND_DARK = pytest.mark.parametrize("theme", ["light", "dark"])


# A colour on its way to another one would be judged as it is just then.
SETTLED = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished)
)"""


def serious_violations(person: Person) -> list[str]:
    person.page.evaluate(SETTLED)
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text())
    return list(person.page.evaluate(SERIOUS))


def look_through(person: Person, where: str) -> None:
    assert serious_violations(person) == [], where


def titan_on_a_base(page: Page) -> None:
    """In the page of a position: with titans, one of them on a base, with counters."""
    page.get_by_role("switch", name="With titans").check()
    page.get_by_label("Where The Kraken is").select_option("Tar Pits")
    page.get_by_label("Counters on The Kraken").fill("3")
    page.get_by_label("Counters on The Kraken").press("Tab")
    line = page.get_by_label("The position in one line")
    expect(line).to_have_value(
        re.compile(r'"titans":\[\["Fort Titanosaurus",null,0,0,0\],\["The Kraken","Tar Pits",0,0,3\]\]')
    )
    expect(page.get_by_text("A game can begin here.")).to_be_visible()


@LIGHT_AND_DARK
def test_the_pages_around_the_table(people: Callable[..., Person], theme: str) -> None:
    person = people(color_scheme=theme)
    page = person.page
    for address in ("/", "/tables", "/games", "/profile", "/settings", "/position", "/gallery", "/nowhere"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        if address == "/position":
            titan_on_a_base(page)
        look_through(person, address)
    page.goto("/")
    page.get_by_role("button", name="see the cards").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look_through(person, "a faction's cards")
    page.keyboard.press("Escape")
    cards = page.locator(".hero > .picture").bounding_box()
    page.get_by_text("Your name, the bots, your sets").click()
    assert page.locator(".hero > .picture").bounding_box() == cards, "the cards stay where they are"
    look_through(person, "the settings of a quick game")
    page.goto("/new")
    page.get_by_text("Variants", exact=True).click()
    page.get_by_text("Saved settings", exact=True).click()
    page.get_by_label("Save the settings below as").fill("Friday")
    page.get_by_role("button", name="Save settings").click()
    page.get_by_role("button", name="Share Friday").click()
    page.get_by_role("radio", name="Given here").check()
    look_through(person, "/new")


@LIGHT_AND_DARK
def test_the_lobby_and_lists_of_tables(people: Callable[..., Person], theme: str) -> None:
    ann, bo = people(color_scheme=theme), people(color_scheme=theme)
    ann.new_table("Ann", "A person you invite", open_table=True)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Waiting for one more player")
    look_through(ann, "the lobby for who sits there")
    bo.page.goto("/tables")
    look_through(bo, "open tables")
    bo.page.get_by_role("article").filter(has_text="Ann").get_by_role("link", name="Sit down").click()
    expect(bo.page.get_by_role("button", name="Sit here")).to_be_visible()
    look_through(bo, "the lobby for who may sit down")
    bo.page.get_by_role("button", name="Sit here").click()
    expect(bo.page.get_by_role("alert")).to_have_text("Say what we shall call you, then sit down.")
    expect(bo.page.get_by_label("Your name")).to_be_focused()
    ann.page.goto("/games")
    expect(ann.page.get_by_role("article")).to_be_visible()
    look_through(ann, "my games")


@LIGHT_AND_DARK
def test_the_table_its_windows_and_the_end(people: Callable[..., Person], theme: str) -> None:
    person = people(color_scheme=theme)
    page = person.page
    person.new_table()
    person.play_until(lambda: person.turn() >= 5)
    look_through(person, "the table")
    person.hand.first.click()
    look_through(person, "a card is picked up")
    page.keyboard.press("Escape")
    for key, window in {"m": "Table", "?": "Keys"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=window)).to_be_visible()
        look_through(person, window)
        page.keyboard.press("Escape")
    for name in ("Open your discard pile", "bases left in the base deck", "Show where the power comes from"):
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look_through(person, name)
        page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    look_through(person, "the chat")
    person.open_menu().get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes, give up this game").click()
    expect(person.end).to_be_visible()
    look_through(person, "the end")


def test_the_table_on_a_phone(on_a_phone: Person) -> None:
    on_a_phone.new_table()
    on_a_phone.play_until(lambda: on_a_phone.turn() >= 3)
    look_through(on_a_phone, "the table")


def test_the_draft(person: Person) -> None:
    page = person.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="Queensberry draft").check()
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Start the game").click()
    person.look()
    look_through(person, "the draft")
    person.play_until(lambda: person.hand.count() == 5)
