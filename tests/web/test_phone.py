"""On a phone, with a finger."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("fourth browser")

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
SMALLEST = 24
"""Pixels a finger needs (WCAG 2.5.8)."""


def assert_nothing_scrolls_sideways(person: Person) -> None:
    assert person.page.evaluate(SIDEWAYS) <= 0, person.page.url


def assert_in_reach(person: Person, buttons: Locator) -> None:
    """On the screen and large enough."""
    screen = person.page.viewport_size
    assert screen is not None
    for box in buttons.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert min(box["width"], box["height"]) >= SMALLEST, box
        assert box["top"] >= 0, box
        assert box["bottom"] <= screen["height"] + 1, box


@pytest.mark.parametrize("width", [360, 390])
def test_no_page_scrolls_sideways_on_a_phone(people: Callable[..., Person], width: int) -> None:
    person = people(**PHONE | {"viewport": {"width": width, "height": 780}})
    for address in ("/", "/new", "/tables", "/games", "/nowhere"):
        person.page.goto(address)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        assert_nothing_scrolls_sideways(person)
    person.new_table("An uncommonly long name", "A person you invite")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Waiting for one more player")
    assert_nothing_scrolls_sideways(person)


@pytest.mark.parametrize(("width", "height", "turns"), [(390, 844, 5), (740, 360, 3)], ids=["upright", "on its side"])
def test_turns_are_played_by_tapping(people: Callable[..., Person], width: int, height: int, turns: int) -> None:
    person = people(**PHONE | {"viewport": {"width": width, "height": height}})
    person.new_table()
    while person.turn() < turns:
        person.look()
        assert_nothing_scrolls_sideways(person)
        assert_in_reach(person, person.page.locator(".prompt .answers button"))
        assert_in_reach(person, person.page.get_by_role("navigation", name="Table").get_by_role("button"))
        person.press_next()
    person.look()
    assert_in_reach(person, person.page.locator("[data-hand]"))


def test_a_long_press_shows_the_card_and_the_log_opens_over_the_table(on_a_phone: Person) -> None:
    person, page = on_a_phone, on_a_phone.page
    person.new_table()
    person.look()
    box = person.hand.first.bounding_box()
    assert box is not None
    finger = person.context.new_cdp_session(page)
    at = {"x": box["x"] + 20, "y": box["y"] + 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    window = page.get_by_role("dialog")
    expect(window).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    window.get_by_role("button", name="Close").tap()
    expect(window).to_have_count(0)
    expect(person.hand.first).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.get_by_role("dialog", name="Log and chat").get_by_role("list", name="Log of the game")).to_be_visible()
    assert_nothing_scrolls_sideways(person)
