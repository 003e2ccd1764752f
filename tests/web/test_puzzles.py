"""Puzzles: a person opens the list, plays one wrongly, starts over, takes hints, solves it and goes on to the next."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from smashup import Option
from smashup.guides.puzzles import Puzzle, puzzle, puzzles
from tests.web.axe import look_through
from tests.web.conftest import PHONE
from tests.web.person import FREE_SPOT, Person
from tests.web.test_phone import assert_nothing_scrolls_sideways

pytestmark = pytest.mark.xdist_group("third browser")

ONE = puzzle("moving-day-for-a-mole")
ALL = len(puzzles())
SCREENS = pytest.mark.parametrize(
    "screen",
    [{}, PHONE | {"viewport": {"width": 360, "height": 740}}],
    ids=["at a desk", "on a phone"],
)


def coach(person: Person) -> Locator:
    return person.page.get_by_test_id("coach")


def expect_status(person: Person, status: str) -> None:
    expect(coach(person)).to_have_attribute("data-status", status)


def open_list(person: Person) -> None:
    person.page.goto("/")
    person.press(person.page.get_by_role("navigation").get_by_role("link", name="Puzzles"))
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Puzzles")


def begin(person: Person, one: Puzzle) -> None:
    person.press(person.page.get_by_role("button", name=f"Solve {one.title}"))
    expect(coach(person).get_by_role("heading")).to_have_text(one.title)


def press_lit(person: Person, card: str) -> None:
    lit = person.page.locator(f'.board [data-lit][data-card="{card}"]').first
    lit.wait_for()
    person.press(lit, position=lit.evaluate(FREE_SPOT))


def in_order(one: Puzzle) -> list[Option]:
    """The options of a puzzle's solution."""
    game, options = one.start(), []
    for key in one.solution:
        assert game.decision is not None
        options.append(next(option for option in game.decision.options if option.key == key))
        game.choose(key)
    return options


END = Option("end", "End your plays", "end")


def choose(person: Person, option: Option) -> None:
    """Press what an option is about: a card and where it goes, a minion, a base, or the answer itself."""
    answer = person.page.locator(f'.prompt [data-option="{option.key}"]:enabled')
    about = option.card if option.card is not None else option.base
    if option.kind == "play":
        press_lit(person, str(option.card))
        place = option.target if option.target is not None else option.base
        if place is not None:
            press_lit(person, str(place))
        else:
            answer.or_(person.page.locator(".board [data-lit]")).first.wait_for()
            if answer.count():
                person.press(answer)
    elif about is not None:
        press_lit(person, str(about))
    else:
        person.press(answer)


@SCREENS
def test_missed_started_over_and_solved_with_hints(people: Callable[..., Person], screen: dict[str, object]) -> None:
    person = people(**screen)
    page = person.page
    open_list(person)
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(f"0 of {ALL} puzzles solved.")
    assert_nothing_scrolls_sideways(person)
    begin(person, ONE)
    expect(page.get_by_test_id("coach-text")).to_contain_text("Win this turn.")
    assert_nothing_scrolls_sideways(person)

    choose(person, END)
    expect_status(person, "missed")
    expect(page.get_by_test_id("coach-text")).to_contain_text("The turn is over, and you have not won")
    expect(person.prompt).to_contain_text("The puzzle is over.")
    person.press(coach(person).get_by_role("button", name="Start the puzzle over"))
    expect_status(person, "open")

    nudge, first, _ = ONE.hints()
    person.press(coach(person).get_by_role("button", name="A hint"))
    expect(coach(person)).to_contain_text(nudge)
    person.press(coach(person).get_by_role("button", name="Another hint"))
    expect(coach(person)).to_contain_text(first)
    expect(coach(person).get_by_role("button", name="Show the solution")).to_be_visible()
    for option in in_order(ONE):
        choose(person, option)
    expect_status(person, "reached")
    expect(page.get_by_test_id("coach-text")).to_contain_text("Solved!")
    assert_nothing_scrolls_sideways(person)

    following = puzzle(ONE.following or "")
    person.press(coach(person).get_by_role("button", name=f"Next puzzle: {following.title}"))
    expect(coach(person).get_by_role("heading")).to_have_text(following.title)
    expect_status(person, "open")

    page.goto("/puzzles")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(f"1 of {ALL} puzzles solved.")
    solved = page.get_by_role("article").filter(has_text=ONE.title)
    expect(solved).to_contain_text("solved with 2 hints")
    expect(solved.get_by_role("button", name=f"Again {ONE.title}")).to_be_visible()


def test_a_miss_is_taken_back_choice_by_choice(person: Person) -> None:
    open_list(person)
    begin(person, ONE)
    choose(person, in_order(ONE)[0])
    choose(person, in_order(ONE)[1])
    choose(person, in_order(ONE)[2])
    choose(person, END)
    expect_status(person, "reached")
    person.press(coach(person).get_by_role("button", name="Start the puzzle over"))
    choose(person, END)
    expect_status(person, "missed")
    person.press(coach(person).get_by_role("button", name="Take back"))
    expect_status(person, "open")


def test_the_list_is_filtered_and_knows_the_next_one(person: Person) -> None:
    page = person.page
    open_list(person)
    titles = [one.title for one in puzzles().values()]
    articles = page.get_by_role("article")
    expect(articles).to_have_count(ALL)
    page.get_by_role("radio", name="Fiendish").check()
    fiendish = [one.title for one in puzzles().values() if one.difficulty == "fiendish"]
    expect(articles.get_by_role("heading")).to_have_text(fiendish)
    page.get_by_role("radio", name="All").check()
    key = next(iter(puzzles()))
    page.evaluate(f"localStorage.setItem('smashup.guides.puzzles', JSON.stringify({{'{key}': {{hints: 0}}}}))")
    page.reload()
    expect(articles.first).to_contain_text("solved without a hint")
    page.get_by_role("checkbox", name="Only unsolved ones").check()
    expect(articles).to_have_count(ALL - 1)
    page.get_by_role("button", name=f"Next unsolved: {titles[1]}").click()
    expect(coach(person).get_by_role("heading")).to_have_text(titles[1])


def test_axe_finds_nothing_in_the_list_and_at_the_table(people: Callable[..., Person]) -> None:
    person = people()
    open_list(person)
    expect(person.page.get_by_role("article")).to_have_count(ALL)
    look_through(person, "the puzzles")
    begin(person, ONE)
    person.press(coach(person).get_by_role("button", name="A hint"))
    look_through(person, "a puzzle with a hint")
    choose(person, END)
    expect_status(person, "missed")
    look_through(person, "a puzzle that was missed")
    person.press(coach(person).get_by_role("button", name=re.compile("over$")))
    expect_status(person, "open")
    for option in in_order(ONE):
        choose(person, option)
    expect_status(person, "reached")
    look_through(person, "a puzzle that is solved")
