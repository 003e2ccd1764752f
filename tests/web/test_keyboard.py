"""With the keyboard alone, from the start page on."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.person import QUIET, Person

pytestmark = pytest.mark.xdist_group("browser")

# The name of what has the focus, as a screen reader would begin it.
FOCUSED = """() => {
  const has = document.activeElement;
  return has.ariaLabel ?? (has.labels?.[0] ?? has).innerText.trim();
}"""
ON_THE_WAY = 120


def focused(person: Person) -> str:
    return str(person.page.evaluate(FOCUSED))


def tab_to(person: Person, name: str) -> None:
    for _ in range(ON_THE_WAY):
        person.page.keyboard.press("Tab")
        if re.match(name, focused(person)):
            return
    raise AssertionError(f"{name} cannot be reached with Tab")


def press_next(person: Person) -> None:
    """Answer what is asked: a card by its number, places by arrow and Enter, the rest with E."""
    keyboard = person.page.keyboard
    seen = person.look()
    in_hand = [thing for thing in seen["lit"] if thing["kind"] == "hand"]
    if seen["asked_in_window"]:
        keyboard.press("Enter")
    elif in_hand:
        keyboard.press(str((int(in_hand[0]["hand"]) + 1) % 10))
    elif seen["lit"] or any(not QUIET.match(key) for key in seen["options"]):
        keyboard.press("ArrowRight")
        keyboard.press("Enter")
    else:
        keyboard.press("e")


def test_a_table_is_made_and_several_turns_are_played_with_the_keyboard_alone(person: Person) -> None:
    page, keyboard = person.page, person.page.keyboard
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(person, "New table$")
    keyboard.press("Enter")
    expect(page.get_by_role("checkbox", name="Core Set")).to_be_visible()
    tab_to(person, "Your name$")
    keyboard.type("Kay")
    tab_to(person, "Who sits at seat 2$")
    keyboard.type("Easy")
    tab_to(person, "Normal$")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    assert focused(person) == "Instant"
    tab_to(person, "Start the game$")
    keyboard.press("Enter")
    expect(person.hand).to_have_count(5)

    while person.turn() < 7:
        press_next(person)
    log = page.get_by_role("list", name="Log of the game").inner_text()
    assert log.count("\nYou play ") >= 5


def test_the_keys_are_listed_and_windows_give_the_focus_back(person: Person) -> None:
    page, keyboard = person.page, person.page.keyboard
    person.new_table("Kay")
    person.look()
    keyboard.press("h")
    assert focused(person).startswith("Card 1: ")
    first = focused(person)
    keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Pick up a card from your hand")
    keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert focused(person) == first
    keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert focused(person) == first
    keyboard.press("1")
    expect(person.hand.first).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(person.hand.first).to_have_attribute("aria-pressed", "false")
    keyboard.press("c")
    keyboard.type("2 be or not 2 be")
    keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Kay 2 be or not 2 be")
    expect(person.hand).to_have_count(5)


def test_what_is_asked_and_what_happened_is_announced(person: Person) -> None:
    person.new_table("Kay")
    person.look()
    asked = person.page.locator("[aria-live=assertive]")
    expect(asked).to_have_text("You are asked: Play a card, or end your plays.")
    person.page.keyboard.press("e")
    happened = person.page.get_by_role("log", name="What just happened")
    expect(happened).to_contain_text("You draw")
