"""axe-core finds nothing serious on any page, in light and dark."""

import json
import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import look_through
from tests.web.kept_tables import kept, shown
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("fourth browser")


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


def test_the_pages_around_the_table(people: Callable[..., Person]) -> None:
    person = people()
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


def test_the_lobby_and_lists_of_tables(people: Callable[..., Person]) -> None:
    ann, bo = people(), people()
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


def test_the_table_with_every_window_open(person: Person) -> None:
    page, window = person.page, person.page.get_by_role("dialog")

    def look_into(name: str, opening: Locator | str, button: Literal["left", "right"] = "left") -> None:
        """Open a window by a key or a press, look through it, close it."""
        if isinstance(opening, str):
            page.keyboard.press(opening)
        else:
            opening.click(button=button)
        expect(window).to_be_visible()
        look_through(person, name)
        page.keyboard.press("Escape")
        expect(window).to_have_count(0)

    shown(page, "middle-2")
    look_through(person, "the table")
    person.hand.first.click()
    look_through(person, "a card is picked up")
    page.keyboard.press("Escape")
    look_into("the menu", "m")
    look_into("the keys", "?")
    for named in ("Open your discard pile", "bases left in the base deck", "Show where the power comes from"):
        look_into(named, page.get_by_role("button", name=named).first)
    look_into("a card of the hand", person.hand.first, "right")
    look_into("a minion", page.locator(".base .minions button").first, "right")
    look_into("a base", page.locator(".base .ground").first, "right")
    look_into("a card of the log", page.locator(".log .name button").first)
    for named in ("Left in your deck", "Report a problem"):
        person.open_menu()
        look_into(named, page.get_by_role("button", name=named))
    page.locator(".log summary").first.click()
    look_through(person, "why something happened")
    page.get_by_role("tab", name="Chat").click()
    look_through(person, "the chat and its phrases")

    table = shown(page, "middle-2")
    told = kept("middle-2")[0]
    told["state"]["undo"] |= {"asked_by": 1, "waiting_for": [0], "reveals": True}
    table.send(json.dumps(told))
    expect(page.get_by_role("alert").get_by_role("button", name="Agree")).to_be_visible()
    look_through(person, "somebody wants to take back")
    shown(page, "react")
    look_through(person, "a Special can be played")
    shown(page, "many")
    page.get_by_role("button", name="choose this card").first.click()
    look_through(person, "several cards are chosen")
    shown(page, "order")
    page.get_by_role("button", name="choose this card").first.click()
    look_through(person, "cards are put in an order")
    shown(page, "round")
    look_into("what the others did", page.get_by_role("region", name="Since your turn").get_by_role("button").first)


def test_the_end(person: Person) -> None:
    person.new_table()
    person.look()
    person.open_menu().get_by_role("button", name="Concede").click()
    person.page.get_by_role("button", name="Yes, give up this game").click()
    expect(person.end).to_be_visible()
    look_through(person, "the end")


def test_the_table_on_a_phone(on_a_phone: Person) -> None:
    shown(on_a_phone.page, "middle-2")
    look_through(on_a_phone, "the table")
    on_a_phone.page.get_by_role("button", name="Log and chat").tap()
    expect(on_a_phone.page.get_by_role("dialog", name="Log and chat")).to_be_visible()
    look_through(on_a_phone, "the log")


def test_the_draft(person: Person) -> None:
    page = person.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="Queensberry draft").check()
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Start the game").click()
    person.look()
    look_through(person, "the draft")
    # A double click takes nothing unseen, and no second one.
    page.get_by_role("list", name="Factions").get_by_role("button").first.dblclick()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Take ")).dblclick()
    person.look()
    expect(page.get_by_role("dialog")).to_have_count(0)
    log = page.get_by_role("list", name="Log of the game")
    expect(log.get_by_role("listitem").filter(has_text="You take")).to_have_count(1)
    person.play_until(lambda: person.hand.count() == 5)
