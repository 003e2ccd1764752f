"""Reading and searching the rules, and words that explain themselves at the table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.axe import look_through
from tests.web.conftest import PHONE
from tests.web.person import Person
from tests.web.test_phone import assert_nothing_scrolls_sideways

pytestmark = pytest.mark.xdist_group("another browser")


def test_all_rules_are_there_and_lead_to_each_other(person: Person) -> None:
    page = person.page
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    ways = page.get_by_role("navigation", name="Pages")
    expect(ways.get_by_role("link", name="Learn")).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("heading", level=2)).to_have_count(17)
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="6. Scoring bases").click()
    expect(page).to_have_url(re.compile("/rules#6$"))
    expect(page.get_by_role("heading", name="6. Scoring bases")).to_be_in_viewport()
    page.locator("[id='6.5']").get_by_role("link", name="3.7", exact=True).click()
    expect(page).to_have_url(re.compile("/rules#3.7$"))
    expect(page.locator("[id='3.7']")).to_be_in_viewport()
    expect(page.locator("[id='3.7']")).to_be_focused()
    page.go_back()
    expect(page).to_have_url(re.compile("/rules#6$"))


def test_a_link_opens_at_its_rule(person: Person) -> None:
    person.page.goto("/rules#10.8")
    expect(person.page.locator("[id='10.8']")).to_be_in_viewport()
    expect(person.page.locator("[id='10.8']")).to_contain_text("Affect: a card is affected when it is moved")


def test_searching_as_one_types(person: Person) -> None:
    page = person.page
    page.goto("/rules")
    field = page.get_by_label("Search the rules")
    field.press_sequentially("hand limit")
    status = page.get_by_role("status")
    expect(status).to_have_text("3 rules and 1 word found.")
    expect(page.locator("[id='2.6'] mark")).to_have_text(["hand", "limit"])
    assert page.url.endswith("/rules?q=hand+limit")
    field.fill("6.3")
    expect(status).to_have_text("1 rule and 0 words found.")
    # A reference in what was found leads out of the search.
    field.fill("me first")
    page.locator("[id='6.5']").get_by_role("link", name="3.7", exact=True).click()
    expect(page.locator("[id='3.7']")).to_be_in_viewport()
    expect(field).to_have_value("")
    field.fill("nonsense")
    expect(status).to_have_text("No rule found.")


def test_words_at_the_table_explain_themselves_and_choose_nothing(people: Callable[..., Person]) -> None:
    # Not so high that the text of a card that is picked up has no room.
    person = people(viewport={"width": 1024, "height": 680})
    page = person.page
    person.new_table(factions=("Superheroes", "Tornados", "Ninjas", "Pirates"))
    person.play_until(lambda: person.prompt.inner_text().startswith("Play a card"))
    asked = person.prompt.inner_text()

    # In the text of a card that is picked up: it stays picked up.
    person.hand.first.click()
    put_down = page.get_by_role("button", name="Put it down")
    expect(put_down).to_be_visible()
    page.locator(".reading").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(put_down).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.prompt).to_have_text(asked)

    # Up close the words of a card explain themselves too; Escape closes one thing at a time.
    person.hand.first.focus()
    page.keyboard.press("i")
    window = page.get_by_role("dialog").first
    window.get_by_role("group").get_by_role("button").first.click()
    expect(window.get_by_role("dialog")).to_be_visible()
    look_through(person, "a word in a close-up")
    page.keyboard.press("Escape")
    expect(window.get_by_role("dialog")).to_have_count(0)
    expect(window).to_be_visible()
    window.get_by_text("Rulings on").click()
    expect(window.get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # In the prompt.
    person.play_until(lambda: "use an ability" in person.prompt.inner_text().lower())
    asked = person.prompt.inner_text()
    person.prompt.get_by_role("button", name="ability").click()
    meaning = page.get_by_role("dialog", name="Ability")
    expect(meaning.get_by_role("link").first).to_have_attribute("target", "_blank")
    page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    expect(person.prompt).to_have_text(asked)


def test_a_tap_on_a_phone(people: Callable[..., Person]) -> None:
    person = people(**PHONE | {"viewport": {"width": 360, "height": 740}})
    page = person.page
    page.goto("/rules")
    assert_nothing_scrolls_sideways(person)
    page.get_by_text("Sections", exact=True).tap()
    page.get_by_role("link", name="Game words").tap()
    expect(page.get_by_role("heading", name="Game words")).to_be_in_viewport()
    page.locator("[id='5.4']").get_by_role("button", name="Talent").tap()
    expect(page.get_by_role("dialog", name="Talent")).to_contain_text("once in each of your turns")
    assert_nothing_scrolls_sideways(person)


def test_accessible(people: Callable[..., Person]) -> None:
    person = people()
    page = person.page
    for address in ("/rules", "/rules?q=tie", "/rules#6.7"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        look_through(person, address)
