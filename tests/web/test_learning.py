"""The tutorial: a person goes through lessons by doing what is pointed at."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, WebSocketRoute, expect

from tests.web.axe import look_through
from tests.web.conftest import PHONE
from tests.web.person import FREE_SPOT, PATIENCE, Person
from tests.web.test_phone import assert_in_reach, assert_nothing_scrolls_sideways

pytestmark = pytest.mark.xdist_group("third browser")

SCREENS = pytest.mark.parametrize(
    "screen",
    [{}, PHONE | {"viewport": {"width": 360, "height": 740}}],
    ids=["at a desk", "on a phone"],
)
MOST_PRESSES = 30
QUICKLY = 2_000
"""Milliseconds in which something that is there can be pressed."""


def coach(person: Person) -> Locator:
    return person.page.get_by_test_id("coach")


def words(person: Person) -> str:
    return person.page.get_by_test_id("coach-text").inner_text()


# The page itself listens: a computer's move can follow so soon that nobody asking from outside sees the words between.
LISTEN = """() => {
  const said = (window.said = []);
  const hear = () => {
    const words = document.querySelector("[data-testid=coach-text]")?.innerText;
    if (words && !said.includes(words)) said.push(words);
  };
  hear();
  new MutationObserver(hear).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def begin(person: Person, title: str) -> None:
    person.page.goto("/learn")
    person.press(person.page.get_by_role("button", name=f"Start {title}"))
    expect(coach(person).get_by_role("heading")).to_have_text(title)


def press_pointed(person: Person) -> bool:
    """Press what is pointed at, when it is one's turn; False: the lesson is done."""
    until = time.monotonic() + PATIENCE / 1000
    pointed = person.page.locator(".board .pointed:visible")
    while True:
        pointed.or_(person.page.locator("[data-status=reached]")).first.wait_for()
        if coach(person).get_attribute("data-status") == "reached":
            return False
        # A talent is used from the window of its card.
        if (in_window := person.page.locator("dialog [data-option]")).count():
            person.press(in_window)
            return True
        # On the table first: with a card picked up, the answers of the prompt mean the same.
        on_table = person.page.locator(".board .pointed:visible:not([data-option])")
        found = (on_table if on_table.count() else pointed).first
        try:
            if found.evaluate("element => element.matches('.base')", timeout=QUICKLY):
                found = found.locator(".ground")
            person.press(found, position=found.evaluate(FREE_SPOT, timeout=QUICKLY), timeout=QUICKLY)
        except Error:  # Something moved or was answered meanwhile: look again.
            if time.monotonic() > until:
                raise
        else:
            return True


def follow(person: Person) -> list[str]:
    """Do what the lesson says until it is done; everything it said on the way."""
    person.page.evaluate(LISTEN)
    for _ in range(MOST_PRESSES):
        if not press_pointed(person):
            said: list[str] = person.page.evaluate("() => window.said")
            return said
    raise AssertionError(f"the lesson does not end: {words(person)}")


@SCREENS
def test_the_first_three_lessons_by_doing_what_is_lit(people: Callable[..., Person], screen: dict[str, object]) -> None:
    person = people(**screen)
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name="Learn it in ten minutes"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Smash Up by playing")
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile("0 of 8 lessons done"))
    person.press(page.get_by_role("button", name="Start Your first minion"))
    titles = ["Your first minion", "Your first action", "Breaking a base"]
    for number, title in enumerate(titles):
        expect(coach(person).get_by_role("heading")).to_have_text(title)
        assert_nothing_scrolls_sideways(person)
        assert len(follow(person)) >= 4
        assert_nothing_scrolls_sideways(person)
        assert_in_reach(person, coach(person).locator(".button, .tool"))
        if number + 1 < len(titles):
            person.press(coach(person).get_by_role("button", name=f"Next lesson: {titles[number + 1]}"))
    expect(page.get_by_test_id("coach-text")).to_contain_text("4 and 3 make 7 VP")
    person.press(coach(person).get_by_role("link", name="All lessons"))
    expect(page.get_by_role("main").get_by_role("status")).to_have_text(re.compile("3 of 8 lessons done"))
    expect(page.get_by_role("button", name=re.compile("^Again"))).to_have_count(3)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name="Learn it in ten minutes")).to_have_count(0)
    page.goto("/games")
    expect(page.get_by_text("No games yet.")).to_be_visible()


@pytest.mark.parametrize(
    "title", ["Ongoing abilities and talents", "Specials before and after scoring", "Ties", "Extra plays", "Titans"]
)
def test_the_other_lessons_too(person: Person, title: str) -> None:
    begin(person, title)
    assert len(follow(person)) >= 5


def test_nothing_is_pointed_at_while_an_answer_is_on_its_way(person: Person) -> None:
    """Otherwise a press that waits for it meets the next question in its place."""
    held = []

    def hold_back_a_pass(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda message: held.append(message) if '"pass"' in str(message) else server.send(message))

    person.page.route_web_socket(re.compile("/ws$"), hold_back_a_pass)
    begin(person, "Specials before and after scoring")
    for _ in ("Saucy Wench", "Tar Pits", "Pass"):
        assert press_pointed(person)
    expect(person.page.locator("[data-option=pass]")).to_be_disabled()
    assert len(held) == 1
    expect(person.page.locator(".board .pointed")).to_have_count(0)


def test_what_is_pointed_at_is_said_to_who_cannot_see_it(person: Person) -> None:
    begin(person, "Your first minion")
    page = person.page
    meant = person.hand.filter(has_text="This is what is meant.")
    expect(meant).to_have_count(1)
    expect(meant).to_contain_text("Saucy Wench")
    meant.press("Enter")
    expect(
        page.get_by_role("button", name=re.compile("^The Great Library, base, .*This is what is meant"))
    ).to_have_count(1)
    page.get_by_role("button", name=re.compile("^on The Great Library.*This is what is meant")).press("Enter")
    expect(page.get_by_role("status").filter(has_text="Choose the Walker")).to_have_count(1)


def test_something_else_is_noticed_taken_back_and_started_over(person: Person) -> None:
    begin(person, "Your first minion")
    page = person.page
    first = words(person)
    page.get_by_role("button", name=re.compile("King Rex")).click()
    page.get_by_role("button", name="on Jungle Oasis").click()
    expect(coach(person)).to_have_attribute("data-status", "missed")
    expect(coach(person)).to_contain_text("That was not Saucy Wench on The Great Library.")
    coach(person).get_by_role("button", name="Take back").click()
    expect(coach(person)).to_have_attribute("data-status", "open")
    expect(page.get_by_test_id("coach-text")).to_have_text(first)
    press_pointed(person)
    press_pointed(person)
    expect(page.get_by_test_id("coach-text")).not_to_have_text(first)
    coach(person).get_by_role("button", name="Start the lesson over").click()
    expect(page.get_by_test_id("coach-text")).to_have_text(first)


def test_a_lesson_goes_on_after_reloading_and_from_the_list(person: Person) -> None:
    begin(person, "Your first minion")
    page = person.page
    press_pointed(person)
    press_pointed(person)
    expect(coach(person)).to_contain_text("Choose the Walker")
    page.reload()
    expect(coach(person)).to_contain_text("Choose the Walker")
    page.goto("/learn")
    page.get_by_role("link", name="Continue Your first minion").click()
    expect(coach(person)).to_contain_text("Choose the Walker")
    follow(person)


def test_the_last_lesson_has_hints_and_a_rule_opens_beside_it(person: Person) -> None:
    begin(person, "A game of your own")
    coach(person).get_by_role("button", name="A hint").click()
    expect(coach(person)).to_contain_text("Count first")
    coach(person).get_by_role("button", name="Another hint").click()
    expect(coach(person)).to_contain_text("King Rex brings 7")
    with person.context.expect_page() as opened:
        coach(person).get_by_role("link", name="Rule 6.1").click()
    expect(opened.value).to_have_url(re.compile("/rules#6.1$"))


def test_axe_finds_nothing_in_the_tutorial(people: Callable[..., Person]) -> None:
    person = people()
    begin(person, "Your first minion")
    look_through(person, "the first step")
    person.page.get_by_role("button", name=re.compile("King Rex")).click()
    person.page.get_by_role("button", name="on Jungle Oasis").click()
    expect(coach(person)).to_have_attribute("data-status", "missed")
    look_through(person, "something else was done")
    coach(person).get_by_role("button", name="Take back").click()
    follow(person)
    look_through(person, "the lesson is done")
    person.page.goto("/learn")
    expect(person.page.get_by_role("button", name=re.compile("^Start")).first).to_be_visible()
    look_through(person, "/learn")
