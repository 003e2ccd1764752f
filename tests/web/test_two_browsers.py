"""Two people, each with a browser of their own, at one table; and somebody who watches."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("browser")

FACTIONS = ("Dinosaurs", "Pirates", "Robots", "Zombies")


@pytest.fixture
def both(people: Callable[..., Person]) -> tuple[Person, Person]:
    """Ann has made a table and given Bo its link."""
    ann, bo = people(), people()
    ann.new_table("Ann", "A person you invite", factions=FACTIONS)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Waiting for one more player")
    bo.page.goto(ann.page.get_by_label("Link for a friend who plays", exact=True).input_value())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    for one in (ann, bo):
        expect(one.hand).to_have_count(5)
    return ann, bo


def in_turn(ann: Person, bo: Person) -> tuple[tuple[Person, str], tuple[Person, str]]:
    """Both with their names; whoever is asked comes first."""
    named = ((ann, "Ann"), (bo, "Bo"))
    return named if ann.still_asked("Bo") else (named[1], named[0])


def names_in_hand(person: Person) -> list[str]:
    said = person.hand.all_inner_texts()
    return [words.partition(": ")[2].partition(",")[0] for words in said]


def on_the_table(person: Person) -> list[str]:
    """The bases with their power, and what lies there."""
    seen: list[str] = person.page.locator(".base .face, .base .sum, .base .minions [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card ?? one.innerText)"
    )
    return seen


def test_two_people_play_and_each_sees_only_their_own_hand(both: tuple[Person, Person]) -> None:
    ann, bo = both
    for one, other in ((ann, bo), (bo, ann)):
        told = "".join(one.heard) + one.page.content()
        assert [name for name in names_in_hand(other) if f'"{name}"' in told or f">{name}<" in told] == []
        assert one.page.get_by_role("list", name="Your hand").count() == 1
    (one, name), (other, other_name) = in_turn(ann, bo)
    acted = set()
    while one.turn() < 5:
        one.press_next()
        acted.add(name)
        if not one.still_asked(other_name):
            one, name, other, other_name = other, other_name, one, name
    assert acted == {"Ann", "Bo"}
    assert on_the_table(ann) == on_the_table(bo)


def test_two_people_talk_and_one_takes_back_with_the_other_ones_consent(both: tuple[Person, Person]) -> None:
    (one, name), (other, _) = in_turn(*both)
    one.page.get_by_role("tab", name="Chat").click()
    one.say("May I?")
    expect(other.page.get_by_role("button", name="Log and chat: 1 new message")).to_be_visible()
    other.page.get_by_role("tab", name="Chat").click()
    expect(other.page.get_by_role("button", name="Log and chat", exact=True)).to_be_visible()
    one.page.get_by_role("button", name="Good luck!").click()
    expect(other.page.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
    other.page.get_by_role("button", name=f"Mute {name}").click()
    expect(other.page.get_by_role("list", name="Chat")).not_to_contain_text("Good luck!")
    other.page.get_by_role("button", name=f"Hear {name} again").click()
    expect(other.page.get_by_role("list", name="Chat")).to_contain_text(f"{name} May I?")
    one.hand.filter(has_text="minion of power").first.click()
    one.page.locator(".base .ground").first.click(position={"x": 40, "y": 14})
    minions = one.page.locator(".base .minions button")
    expect(minions).to_have_count(1)
    one.page.get_by_role("button", name="Ask to take back").click()
    expect(one.page.get_by_role("alert")).to_contain_text("You ask to take back")
    asks = other.page.get_by_role("alert")
    expect(asks).to_contain_text(f"{name} would like to take back")
    expect(minions).to_have_count(1)
    asks.get_by_role("button", name="Agree").click()
    expect(minions).to_have_count(0)
    expect(one.hand).to_have_count(5)


def test_somebody_who_watches_sees_no_hand(both: tuple[Person, Person], people: Callable[..., Person]) -> None:
    ann, bo = both
    menu = ann.open_menu()
    cy = people()
    cy.page.goto(menu.get_by_label("Link for spectators", exact=True).input_value())
    expect(cy.page.get_by_role("region", name="Bo")).to_be_visible()
    expect(cy.page.get_by_role("region", name="Ann")).to_contain_text("5 cards in hand")
    assert cy.page.get_by_role("list", name="Your hand").count() == 0
    told = "".join(cy.heard) + cy.page.content()
    assert [name for name in names_in_hand(ann) + names_in_hand(bo) if f'"{name}"' in told or f">{name}<" in told] == []
