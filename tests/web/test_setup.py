"""Factions at setup: the tournament draft, saved settings, the sets one owns, and not the ones played lately."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import look_through
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("fourth browser")

SCREENS = [{"width": 1280, "height": 800}, {"width": 360, "height": 740}]


def factions_of(person: Person) -> list[str]:
    """The keys of the factions at the table one is at, everybody's."""
    table = person.page.url.split("/t/")[1].partition("#")[0]
    answer = person.page.request.get(f"/api/tables/{table}").json()
    return [key for pair in answer["factions"] for key in pair]


def catalogue(person: Person) -> list[dict[str, Any]]:
    return list(person.page.request.get("/api/catalogue").json()["factions"])


def start(person: Person) -> None:
    person.page.get_by_role("button", name="Start the game").click()
    person.page.wait_for_url("**/t/*")


def begin_to_draft(person: Person) -> None:
    page = person.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Who sits at seat 2").select_option(label="Easy bot")
    page.get_by_role("radio", name="Tournament draft").check()
    page.get_by_role("radio", name="Instant").check()
    start(person)


# The tournament draft.


@pytest.mark.parametrize("screen", SCREENS, ids=["desk", "phone"])
def test_a_tournament_draft_against_a_bot_up_to_the_first_turn(
    people: Callable[..., Person], screen: dict[str, int]
) -> None:
    person = people(viewport=screen)
    page = person.page
    begin_to_draft(person)
    pool = page.get_by_role("list", name="The pool").get_by_role("listitem")
    expect(pool).to_have_count(14)

    person.look()
    page.get_by_role("button", name="See the cards of").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(2):
        person.look()
        expect(person.prompt).to_have_text("Ban a faction.")
        page.get_by_role("button", name=re.compile("^Ban ")).first.click()
        expect(pool.filter(has_text="Banned by Ann")).not_to_have_count(0)
    look_through(person, "bans")
    mine = []
    for _ in range(2):
        person.look()
        expect(person.prompt).to_have_text("Take a faction.")
        button = pool.get_by_role("button", name=re.compile("^Take ")).last
        mine.append(button.locator("b").inner_text())
        button.click()
        expect(pool.filter(has_text="Taken by Ann")).to_have_count(len(mine))
    assert pool.filter(has_text="Banned by").count() == 4
    person.look()
    expect(person.prompt).to_have_text("Take one more faction's bases.")
    button = pool.get_by_role("button", name=re.compile("^Take the bases of ")).first
    expect(button).to_contain_text(re.compile(r"[A-Z].+: \d\d power for \d, \d and \d points\."))
    look_through(person, "bases")
    button.click()
    expect(person.hand).to_have_count(5)
    expect(page.get_by_role("list", name="The pool")).to_have_count(0)
    keys = [faction["key"] for name in mine for faction in catalogue(person) if faction["name"] == name]
    assert factions_of(person)[:2] == keys
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_who_watches_sees_the_draft_and_cannot_choose(people: Callable[..., Person]) -> None:
    ann, zoe = people(), people()
    begin_to_draft(ann)
    ann.look()
    zoe.page.goto(ann.page.url.partition("#")[0])
    expect(zoe.page.get_by_role("list", name="The pool").get_by_role("listitem")).to_have_count(14)
    expect(zoe.page.get_by_role("button", name=re.compile("^Ban "))).to_have_count(0)
    expect(zoe.page.get_by_role("list", name="The order of the draft")).to_contain_text("Ann, now")
    ann.page.get_by_role("button", name=re.compile("^Ban ")).first.click()
    expect(zoe.page.get_by_text("Banned by Ann")).to_be_visible()


def test_a_ban_is_taken_back(person: Person) -> None:
    page = person.page
    begin_to_draft(person)
    person.look()
    page.get_by_role("button", name=re.compile("^Ban ")).first.click()
    expect(page.get_by_text("Banned by Ann")).to_be_visible()
    person.look()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Banned by Ann")).to_have_count(0)


def test_a_tournament_that_cannot_be_says_why(person: Person) -> None:
    page = person.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="Tournament draft").check()
    small = ["awesome_level_9000", "its_your_fault", "science_fiction_double_feature"]
    factions = catalogue(person)
    for name in {faction["set_name"] for faction in factions if faction["set"] not in small}:
        page.get_by_role("checkbox", name=name).uncheck()
    left = sum(faction["set"] in small for faction in factions)
    page.get_by_text("Variants", exact=True).click()
    page.get_by_label("All bases").check()
    page.get_by_role("button", name="Start the game").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"The tournament draft needs 14 factions, and these sets have {left}.")
    expect(alert).to_contain_text("switch off “All bases” below")


# Saved settings.


def test_settings_are_saved_used_shared_and_deleted(people: Callable[..., Person]) -> None:
    ann, bo = people(), people()
    page = ann.page
    page.goto("/new")
    page.get_by_role("radio", name="Tournament draft").check()
    page.get_by_label("Turn clock").select_option(label="1 minute for each turn")
    page.get_by_label("Who sits at seat 2").select_option(label="Hard bot")
    page.get_by_text("Saved settings", exact=True).click()
    page.get_by_label("Save the settings below as").fill("Friday evening")
    page.get_by_label("Save the settings below as").press("Enter")
    expect(page.get_by_role("status").filter(has_text="“Friday evening” is kept in this browser.")).to_be_visible()

    page.goto("/new")
    expect(page.get_by_role("radio", name="At random")).to_be_checked()
    page.get_by_text("Saved settings", exact=True).click()
    page.get_by_role("button", name="Use Friday evening").click()
    expect(page.get_by_role("radio", name="Tournament draft")).to_be_checked()
    expect(page.get_by_label("Turn clock")).to_have_value("60")
    page.get_by_role("button", name="Share Friday evening").click()
    link = page.get_by_label("Link to the settings “Friday evening”", exact=True).input_value()
    look_through(ann, "saved settings")

    bo.page.goto(link)
    expect(bo.page.get_by_text("The settings “Friday evening” came with the link.")).to_be_visible()
    expect(bo.page.get_by_role("radio", name="Tournament draft")).to_be_checked()
    expect(bo.page.get_by_label("Who sits at seat 2").locator("option:checked")).to_have_text("Hard bot")
    bo.page.get_by_role("button", name="Save settings").click()
    expect(bo.page.get_by_role("button", name="Use Friday evening")).to_be_visible()
    bo.page.get_by_role("button", name="Delete Friday evening").click()
    expect(bo.page.get_by_role("list", name="Saved settings")).to_have_count(0)

    bo.page.goto("/new#preset=nonsense")
    bo.page.reload()
    expect(bo.page.get_by_text("The settings in this link cannot be read.")).to_be_visible()
    expect(bo.page.get_by_role("radio", name="At random")).to_be_checked()


# The sets one owns, and what was played lately.


def test_the_sets_one_owns_are_remembered_for_new_tables_and_quick_games(person: Person) -> None:
    page = person.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Ann")
    for name in ("Core Set", "World Tour: Culture Shock", "It's Your Fault!", "Science Fiction Double Feature"):
        page.get_by_role("checkbox", name=name).uncheck()
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Awesome Level 9000")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Core Set")).not_to_be_checked()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(person.hand).to_have_count(5)
    owned = {faction["key"] for faction in catalogue(person) if faction["set"] == "awesome_level_9000"}
    assert set(factions_of(person)) == owned
    page.goto("/")
    page.get_by_text("Your name, the bots, your sets").click()
    page.get_by_role("checkbox", name="Core Set").check()
    look_through(person, "the start page with everything open")
    page.goto("/new")
    expect(page.get_by_role("checkbox", name="Core Set")).to_be_checked()


def test_what_was_played_lately_is_left_out(person: Person) -> None:
    page = person.page
    played = []
    for _ in range(2):
        person.new_table()
        expect(person.hand).to_have_count(5)
        played += factions_of(person)
    page.goto("/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Not the ones we played lately").check()
    expect(page.get_by_text("Left out: ")).to_be_visible()
    start(person)
    expect(person.hand).to_have_count(5)
    assert set(factions_of(person)).isdisjoint(played)
    page.goto("/new")
    expect(page.get_by_label("Not the ones we played lately")).to_be_checked()
    kept = json.loads(page.evaluate("() => JSON.stringify(Object.entries(localStorage))"))
    assert ["smashup.fresh", "yes"] in kept
    page.goto("/")
    page.get_by_text("Your name, the bots, your sets").click()
    expect(page.get_by_text("Left out: ")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(person.hand).to_have_count(5)
    assert set(factions_of(person)).isdisjoint(played)


# The ways to go.


def test_a_new_table_is_made_from_the_tables_page(person: Person) -> None:
    page = person.page
    page.goto("/")
    ways = page.get_by_role("navigation", name="Pages").get_by_role("link")
    assert ways.all_inner_texts() == ["Play", "Tables", "My games", "Puzzles", "Learn", "Cards"]
    ways.filter(has_text="Tables").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Open tables")
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("New table")


def test_the_ways_to_go_fit_a_small_phone(people: Callable[..., Person]) -> None:
    person = people(viewport={"width": 360, "height": 740})
    person.page.goto("/")
    ways = person.page.get_by_role("navigation", name="Pages")
    expect(ways.get_by_role("link")).to_have_count(6)
    for link in ways.get_by_role("link").all():
        box = link.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 40
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
