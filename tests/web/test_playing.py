"""A person against a bot, with the mouse."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from smashup import Game
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("browser")

SIMPLE = ("Dinosaurs", "Pirates", "Robots", "Zombies")


def test_a_whole_game_against_a_bot_by_clicking(people: Callable[..., Person]) -> None:
    person = people(reduced_motion="no-preference")
    person.new_table(points=2, factions=SIMPLE)
    person.play_to_the_end()
    end = person.end
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile(r"^(You win!|Easy bot wins)$"))
    points = [
        int(vp) for vp in end.locator(".podium .vp").evaluate_all("all => all.map((vp) => parseInt(vp.innerText))")
    ]
    assert points[0] >= 2
    assert points[0] > points[1]  # The loser may have reached the target in the same turn.
    assert end.locator("h3").all_inner_texts() == ["The race", "What happened", "In numbers"]
    with person.page.expect_download() as saved:
        end.get_by_role("link", name="Save the game").click()
    game = Game.load(saved.value.path().read_text())
    assert (game.over, sorted(game.scores)) == (True, sorted(points))


def test_play_now_is_one_click(person: Person) -> None:
    person.page.goto("/")
    person.page.get_by_role("button", name="Play now").click()
    expect(person.hand).to_have_count(5)
    expect(person.page.locator("header.top h1")).to_have_text(re.compile("turn$"))


def test_a_card_can_be_dragged_to_a_base(person: Person) -> None:
    person.new_table(factions=SIMPLE)
    person.look()
    card = person.hand.filter(has_text="minion of power").first
    base = person.page.get_by_role("article").nth(1)
    name = card.inner_text().splitlines()[0].removeprefix("Card 1: ").partition(",")[0]
    card.hover()
    person.page.mouse.down()
    base.hover(force=True)
    person.page.mouse.up()
    expect(base.locator(".minions").get_by_role("button", name=name)).to_be_visible()
    expect(person.hand).to_have_count(4)


def test_a_line_of_the_log_says_why_it_is_there_by_keyboard(person: Person) -> None:
    person.new_table(factions=SIMPLE)
    person.look()
    log = person.page.get_by_role("list", name="Log of the game")
    drawn = log.get_by_role("listitem").filter(has_text="draws 5 cards").first
    asked = drawn.locator("summary")
    expect(asked).to_have_text("why?")
    asked.focus()
    person.page.keyboard.press("Enter")
    expect(drawn).to_contain_text("Rule 1.6")
    expect(drawn).to_contain_text("Each player draws five cards.")
    person.page.keyboard.press("Enter")
    expect(drawn).not_to_contain_text("Rule 1.6")


def test_what_cannot_be_done_says_why_and_power_says_where_it_comes_from(person: Person) -> None:
    person.new_table(factions=SIMPLE)
    page = person.page
    person.look()
    person.hand.filter(has_text="minion of power").first.click()
    page.locator(".base .ground").first.click(position={"x": 40, "y": 14})
    second = person.hand.filter(has_text="Not now.").filter(has_text="minion of power").first
    second.click()
    notice = page.locator(".notices").get_by_role("button")
    expect(notice).to_contain_text("You have no minion play left this turn")
    minion = page.get_by_role("article").first.locator(".minions").get_by_role("button").first
    power = int(re.search(r"power (\d+)", minion.inner_text())[1])  # type: ignore[index]
    minion.click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("table", name="Where the power comes from")).to_be_visible()
    assert window.get_by_role("row", name="Power").get_by_role("cell").inner_text() == str(power)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    page.get_by_role("button", name="Show where the power comes from").first.click()
    expect(page.get_by_role("dialog", name=re.compile("^You on "))).to_be_visible()


def test_the_next_question_can_be_answered_before_word_comes_that_the_last_answer_arrived(person: Person) -> None:
    done = re.compile(r'"type": ?"done"')

    def hold_back_that_it_is_done(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: None if done.search(str(message)) else page.send(message))

    person.page.route_web_socket(re.compile("/ws$"), hold_back_that_it_is_done)
    person.new_table(factions=SIMPLE)
    person.look()
    person.hand.filter(has_text="minion of power").first.click()
    person.page.locator(".base .ground").first.click(position={"x": 40, "y": 14})
    person.hand.filter(has_text="Not now.").filter(has_text="minion of power").first.click()
    notice = person.page.locator(".notices").get_by_role("button")
    expect(notice).to_contain_text("You have no minion play left this turn")
    person.page.get_by_role("button", name="End your plays").click()
    expect(person.page.get_by_role("list", name="Log of the game")).to_contain_text("Turn 2")


def test_cards_are_shown_large_from_everywhere(person: Person) -> None:
    person.new_table(factions=SIMPLE)
    page = person.page
    person.look()
    page.get_by_role("list", name="Log of the game").get_by_role("button", name="Laseratops").click()
    window = page.get_by_role("dialog", name="Laseratops")
    expect(window).to_contain_text("Destroy a minion of power 2 or less here.")
    window.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Open your discard pile, 0 cards").click()
    expect(page.get_by_role("dialog", name="Your discard pile")).to_contain_text("It is empty.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.hand.first.hover()
    expect(page.locator(".closeup:not(.face)")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(".closeup:not(.face)")).to_have_count(0)


def test_a_choice_is_taken_back_against_a_bot(person: Person) -> None:
    person.new_table(factions=SIMPLE)
    person.look()
    before = person.hand_ids()
    take_back = person.page.get_by_role("button", name="Take back")
    expect(take_back).to_be_disabled()
    person.hand.filter(has_text="minion of power").first.click()
    person.page.locator(".base .ground").first.dblclick(position={"x": 40, "y": 14})
    expect(person.page.locator(".base .minions button")).to_have_count(1)
    expect(take_back).to_be_enabled()
    expect(person.page.get_by_role("dialog")).to_have_count(0)  # The second click opens no close-up of the base.
    take_back.click()
    expect(person.page.locator(".base .minions button")).to_have_count(0)
    assert person.hand_ids() == before
    expect(person.page.get_by_role("list", name="Log of the game")).to_contain_text("Taken back")
    expect(take_back).to_be_disabled()


def test_who_concedes_has_lost_and_can_have_a_rematch(person: Person) -> None:
    person.new_table()
    person.look()
    menu = person.open_menu()
    menu.get_by_role("button", name="Concede").click()
    expect(person.end).to_have_count(0)
    menu.get_by_role("button", name="Yes, give up this game").click()
    expect(person.end.get_by_role("heading", level=2)).to_have_text("Easy bot wins")
    expect(person.end).to_contain_text("because everybody else gave up")
    first = person.page.url
    person.end.get_by_role("button", name="Rematch").click()
    person.end.get_by_role("link", name="To the next game").click()
    expect(person.end).to_have_count(0)
    expect(person.hand).to_have_count(5)
    assert person.page.url != first
    person.press_next()
    expect(person.page.get_by_role("region", name="Easy bot")).to_be_visible()
