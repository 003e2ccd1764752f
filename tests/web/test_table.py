"""What a person sees and does at a table, with games that were kept: no bot has to be waited for."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.kept_tables import kept, shown
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("browser")


def test_a_close_up_opens_only_for_a_mouse_that_looks(person: Person) -> None:
    page = person.page
    shown(page, "busy-2")
    window, near = page.get_by_role("dialog"), page.locator(".closeup:not(.face)")
    minion, card = page.locator(".base .minions button").first, person.hand.first
    box, asked = card.bounding_box(), page.locator(".prompt").bounding_box()
    assert box is not None
    assert asked is not None

    # A card that slides under a resting mouse is not looked at.
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    expect(near).to_be_visible()
    over = near.bounding_box()
    assert over is not None
    assert over["y"] + over["height"] <= asked["y"]
    page.keyboard.press("i")
    expect(window).to_contain_text(str(card.inner_text().partition(":")[2].split(",")[0].strip()))
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)

    minion.click(button="right")
    expect(window.get_by_text(re.compile(r"Where the power comes from|Your minion\.|Minion of"))).not_to_have_count(0)
    page.keyboard.press("Escape")
    card.click(button="right")
    expect(window).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")


def test_several_cards_are_collected_changed_and_answered_in_one_go(person: Person) -> None:
    page = person.page
    heard: list[dict[str, Any]] = []
    shown(page, "many", heard=heard)
    prompt = page.locator(".prompt")
    cards = prompt.get_by_role("button", name="choose this card")
    expect(prompt).to_contain_text("0 of up to 3 chosen")
    for card in range(4):
        cards.nth(card).click()
    expect(page.locator(".notices")).to_contain_text("No more than 3 can be chosen.")
    expect(prompt).to_contain_text("3 of up to 3 chosen")
    prompt.get_by_role("button", name="Clear").click()
    cards.nth(1).click()
    cards.nth(0).click()
    cards.nth(1).click()
    expect(prompt).to_contain_text("1 of up to 3 chosen")
    prompt.get_by_role("button", name="Choose 1").click()
    first = kept("many")[0]["state"]["decision"]["options"][0]["key"]
    page.wait_for_function("() => document.querySelector('.prompt [data-option=confirm]:disabled')")
    assert [request["key"] for request in heard if request["type"] == "choose"] == [first]


def test_what_happens_is_played_in_beats_and_a_press_shows_how_it_is(people: Callable[..., Person]) -> None:
    person = people(reduced_motion="no-preference")
    page, told = person.page, kept("round")
    socket = shown(page, "round", 9)
    socket.send(json.dumps(told[9]))
    show = page.locator(".scored")
    expect(show).to_contain_text("Secret Volcano Headquarters scores!")
    expect(show).to_contain_text("1st")
    expect(show).to_have_count(0)
    expect(page.locator(".base", has_text="Secret Grove")).to_have_count(1)
    for message in told[10:]:
        socket.send(json.dumps(message))
    # Whoever presses sees at once how it is, and is asked.
    page.locator("header.top h1").click()
    expect(person.prompt).to_have_text("Play a card, or end your plays.")
    expect(page.get_by_role("region", name="Since your turn").get_by_role("button")).not_to_have_count(0)
