"""Looking at a finished game again: scrubbing, views, sharing, files, and what a bot thinks of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Locator, expect

from smashup import Game, Options
from smashup.bots import make_bot, play
from smashup.game import notation
from tests.web.axe import look_through
from tests.web.conftest import PHONE
from tests.web.person import Person
from tests.web.test_phone import assert_in_reach, assert_nothing_scrolls_sideways

pytestmark = pytest.mark.xdist_group("another browser")

FACTIONS = [("aliens", "pirates"), ("robots", "zombies")]
CLIPBOARD = "() => navigator.clipboard.readText()"
DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  return data;
}"""


def save_of(seed: int, players: int = 2) -> str:
    """A short game as the terminal saves it, in which bases score."""
    factions = [*FACTIONS, ("ninjas", "dinosaurs"), ("wizards", "tricksters")][:players]
    game = Game.new(factions, seed, Options(target_vp=6))
    play(game, [make_bot("random", seat) for seat in range(players)])
    names = ["Ann", "Bo", "Cy", "Dee"][:players]
    seats = [{"kind": "human" if seat == 0 else "random", "name": name} for seat, name in enumerate(names)]
    return notation.with_tags(game.save(), {"Seats": seats})


@pytest.fixture
def players() -> int:
    return 2


@pytest.fixture
def save(tmp_path: Path, request: pytest.FixtureRequest, players: int) -> Path:
    """A game of the test's own: the same file would have the same replay, with what others have found out about it."""
    file = tmp_path / "game.json"
    file.write_text(save_of(crc32(request.node.name.encode()), players))
    return file


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Step of the game")


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


def hand_of(person: Person, name: str) -> Locator:
    return person.page.get_by_role("list", name=f"Hand of {name}")


def expect_step(person: Person, step: int) -> None:
    expect(slider(person)).to_have_value(str(step))
    expect(person.page).to_have_url(re.compile(rf"\?step={step}&as="))
    expect(person.page.locator("[aria-busy]")).to_have_attribute("aria-busy", "false")


def last_step(person: Person) -> int:
    return int(slider(person).get_attribute("max") or 0)


def bring_in(person: Person, file: Path) -> None:
    person.page.goto("/games")
    person.page.get_by_label("Choose a save file").set_input_files(file)
    expect(slider(person)).to_be_visible()
    expect_step(person, 0)


def see_as(person: Person, viewer: str) -> None:
    person.page.get_by_label("Seen by").select_option(label=viewer)


def open_side(person: Person, tab: str) -> None:
    if not person.page.get_by_role("tab", name=tab).is_visible():
        person.press(button(person, "Decision, log and analysis"))
    person.press(person.page.get_by_role("tab", name=tab))


def test_a_game_is_looked_at_again_shared_saved_and_brought_in(people: Callable[..., Person]) -> None:
    ann = people(permissions=["clipboard-read", "clipboard-write"])
    page = ann.page
    ann.new_table(points=2, factions=("Dinosaurs", "Robots", "Bear Cavalry", "Cyborg Apes"))
    ann.play_to_the_end()
    expect(ann.end.get_by_role("link", name="Replay and analysis")).to_be_visible()

    # From my games: as seen from your own seat, from the beginning.
    page.goto("/games")
    page.get_by_role("article").get_by_role("link", name="Replay").click()
    expect_step(ann, 0)
    expect(page).to_have_url(re.compile("as=0$"))
    expect(hand_of(ann, "Ann").get_by_role("button")).to_have_count(5)
    expect(hand_of(ann, "Easy bot")).to_have_count(0)
    end = last_step(ann)
    assert end > 10

    # Scrubbing, by steps and by turns.
    slider(ann).fill("7")
    expect_step(ann, 7)
    button(ann, "Next step").click()
    expect_step(ann, 8)
    page.keyboard.press("ArrowLeft")
    expect_step(ann, 7)
    turn = ann.turn()
    button(ann, "Next turn").click()
    expect(page.locator("header.top")).to_contain_text(f"Turn {turn + 1}")

    # Where a base scores: the log says so.
    page.keyboard.press("Home")
    button(ann, "Next scoring").click()
    expect(slider(ann)).to_have_attribute("aria-valuetext", re.compile("scores?$"))
    scored_at = int(slider(ann).input_value())
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log of the game")).to_contain_text(re.compile("scores\\."))

    # Whose view it is: the bot's hand is seen by the bot and by whoever sees everything.
    see_as(ann, "Easy bot")
    expect(hand_of(ann, "Easy bot")).to_be_visible()
    expect(hand_of(ann, "Ann")).to_have_count(0)
    see_as(ann, "All-seeing")
    expect(hand_of(ann, "Easy bot")).to_be_visible()
    expect(hand_of(ann, "Ann")).to_be_visible()
    expect_step(ann, scored_at)

    # Shared at this step.
    button(ann, "Share this step").click()
    expect(page.get_by_role("status").filter(has_text="The link to this step is copied.")).to_be_visible()
    link = str(page.evaluate(CLIPBOARD))
    bo = people()
    bo.page.goto(link)
    expect_step(bo, scored_at)
    expect(bo.page.get_by_label("Seen by")).to_have_value("all")

    # To the end, and as a file to somebody else.
    page.keyboard.press("End")
    expect(page.get_by_test_id("asked")).to_contain_text(re.compile(r"^(Ann|Easy bot) wins, with \d+ to \d+\."))
    button(ann, "Replay menu").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the save file").click()
    assert Game.load(saved.value.path().read_text()).over
    bring_in(bo, saved.value.path())
    assert last_step(bo) == end
    expect(bo.page.get_by_label("Seen by").get_by_role("option")).to_have_text(["All-seeing", "Ann", "Easy bot"])


def test_what_was_decided_is_told_to_those_who_knew_the_options(person: Person, save: Path) -> None:
    game = Game.load(save.read_text())
    chosen = game.choices[0]
    game.rewind(0)
    assert game.decision is not None
    assert game.decision.player == 0
    bring_in(person, save)
    asked = person.page.get_by_test_id("asked")
    expect(asked).to_contain_text("Ann is asked")
    expect(person.page.get_by_test_id("chosen")).to_have_text(game.decision.options[chosen].label)
    options = person.page.get_by_role("region", name="Options of this step").get_by_role("listitem")
    expect(options).to_have_count(len(game.decision.options))
    expect(options.filter(has_text="chosen")).to_have_count(1)
    see_as(person, "Bo")
    expect(asked).to_contain_text("Bo sees only what comes of it.")
    expect(options).to_have_count(0)


def test_it_plays_by_itself_at_several_speeds_and_by_keys(person: Person, save: Path) -> None:
    bring_in(person, save)
    person.page.get_by_label("Speed").select_option("4×")
    button(person, "Play").click()
    expect(slider(person)).not_to_have_value("0")
    button(person, "Pause").click()
    stopped = slider(person).input_value()
    expect(button(person, "Play")).to_be_visible()
    person.page.locator("header.top h1").click()
    person.page.keyboard.press("Space")
    expect(slider(person)).not_to_have_value(stopped)
    person.page.keyboard.press("Space")
    expect(button(person, "Play")).to_be_visible()
    person.page.keyboard.press("v")
    expect(person.page.get_by_label("Seen by")).to_have_value("0")
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Keys")).to_contain_text("Next or previous scoring")


def test_an_analysis_shows_the_curve_and_what_the_bot_would_choose(person: Person, save: Path) -> None:
    page = person.page
    bring_in(person, save)
    page.keyboard.press("a")
    analysis = page.get_by_role("region", name="Analysis")
    analysis.get_by_role("button", name="Analyse").click()
    expect(analysis.get_by_role("progressbar")).to_be_visible()
    curve = analysis.get_by_role("slider", name="Chances of winning over the turns")
    expect(curve).to_be_visible()
    # Partial results are there while it runs; the words say the same as the picture.
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Ann <?>?\d+ %, Bo <?>?\d+ %"))
    expect(page.get_by_test_id("asked")).to_contain_text("The bot would choose")
    analysis.get_by_role("button", name="Cancel").click()
    expect(analysis).to_contain_text(re.compile(r"was stopped after \d+ of \d+ positions"))
    analysis.get_by_role("button", name="Continue analysing").click()
    expect(analysis.get_by_role("progressbar")).to_be_visible()
    analysis.get_by_role("button", name="Cancel").click()
    expect(analysis.get_by_role("button", name="Continue analysing")).to_be_visible()
    analysis.get_by_role("button", name="What does it go by?").click()
    expect(page.get_by_role("dialog", name="Chances of winning")).to_contain_text("by what bots have learnt from games")
    page.keyboard.press("Escape")
    # A press right on the curve goes to the turn that is known last, the table's lines go to their turns.
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(slider(person)).not_to_have_value("0")
    analysis.get_by_text("As a table").click()
    analysis.get_by_role("table").get_by_role("button").first.click()
    expect_step(person, 0)
    page.get_by_role("tab", name="Decision").click()
    options = page.get_by_role("region", name="Options of this step").get_by_role("listitem")
    expect(options.first).to_contain_text(re.compile("bot.s choice"))
    expect(options.first).to_contain_text(re.compile(r"\d+ %"))


def test_swings_are_named_and_lead_to_their_step(people: Callable[..., Person], save: Path) -> None:
    """Here the analysis is given: a real one of a whole game takes a minute."""
    person = people(**PHONE)
    page = person.page
    swing: dict[str, Any] = {"step": 5, "until": 9, "turn": 2, "player": 1, "about": 0, "before": 0.7, "after": 0.25}
    swing |= {"text": "Bo: Zapbot on Tar Pits.", "better": "Warbot on Tar Pits"}
    found = {"replay": "", "status": "done", "done": 9, "total": 9, "swings": [swing], "decisions": []}
    found["rests_on"] = "learnt"
    points = [
        {"step": step, "turn": turn, "player": 0, "chances": [0.5, 0.5]} for turn, step in enumerate((0, 5, 9), 1)
    ]
    page.route("**/analysis?*", lambda route: route.fulfill(json=found | {"curve": points}))
    bring_in(person, save)
    open_side(person, "Analysis")
    named = page.get_by_role("region", name="Analysis").get_by_role("listitem").get_by_role("button")
    expect(named).to_have_text(re.compile(r"Turn 2.*Ann.*70 % → 25 %.*Bo: Zapbot on Tar Pits.*Warbot", re.DOTALL))
    named.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_step(person, 5)


def test_a_file_can_be_dropped_and_a_bad_one_is_refused_with_a_reason(person: Person) -> None:
    page = person.page
    page.goto("/games")
    field = page.get_by_role("region", name="Replay of a save file")
    person.expected_trouble = "422"
    drop = page.evaluate_handle(DROP, ["not a game", "notes.txt"])
    field.dispatch_event("drop", {"dataTransfer": drop})
    expect(field.get_by_role("alert")).to_have_text(re.compile(r"^notes\.txt: this is not a saved game"))
    drop = page.evaluate_handle(DROP, ['{"format": "something else"}', "other.json"])
    field.dispatch_event("drop", {"dataTransfer": drop})
    expect(field.get_by_role("alert")).not_to_contain_text("notes.txt")
    expect(page).to_have_url(re.compile("/games$"))
    drop = page.evaluate_handle(DROP, [save_of(6), "game.json"])
    field.dispatch_event("drop", {"dataTransfer": drop})
    expect(slider(person)).to_be_visible()


def test_a_replay_that_does_not_exist_says_so(person: Person) -> None:
    person.expected_trouble = "404"
    person.page.goto("/replay/nothing?step=3&as=1")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("There is no such replay")
    expect(person.page.get_by_role("link", name="To my games")).to_be_visible()


@pytest.mark.parametrize("players", [4])
def test_on_a_phone(people: Callable[..., Person], save: Path, players: int) -> None:
    person = people(**PHONE | {"viewport": {"width": 360, "height": 740}})
    page = person.page
    bring_in(person, save)
    expect(page.get_by_label("Seen by").get_by_role("option")).to_have_count(players + 1)
    assert_nothing_scrolls_sideways(person)
    assert_in_reach(person, page.get_by_role("group", name="Move through the game").get_by_role("button"))
    assert_in_reach(person, page.get_by_role("navigation", name="Replay").get_by_role("button"))
    button(person, "Next scoring").tap()
    expect(slider(person)).to_have_attribute("aria-valuetext", re.compile("scores?$"))
    see_as(person, "Bo")
    expect(hand_of(person, "Bo")).to_be_visible()
    assert_nothing_scrolls_sideways(person)
    open_side(person, "Log")
    expect(page.get_by_role("list", name="Log of the game")).to_contain_text(re.compile("scores\\."))
    open_side(person, "Analysis")
    page.get_by_role("button", name="Analyse").tap()
    expect(page.get_by_role("slider", name="Chances of winning over the turns")).to_be_visible()
    assert_nothing_scrolls_sideways(person)
    page.get_by_role("button", name="Cancel").tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    button(person, "Play").tap()
    expect(button(person, "Pause")).to_be_visible()
    assert_nothing_scrolls_sideways(person)


def test_axe_finds_nothing_on_a_replay(people: Callable[..., Person], save: Path) -> None:
    person = people()
    page = person.page
    bring_in(person, save)
    page.keyboard.press("n")
    expect_step(person, int(slider(person).input_value()))
    look_through(person, "a replay where everything is open")
    see_as(person, "Ann")
    expect(hand_of(person, "Bo")).to_have_count(0)
    look_through(person, "a replay as a player saw it")
    page.get_by_role("tab", name="Log").click()
    look_through(person, "the log of a replay")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("slider", name="Chances of winning over the turns")).to_be_visible()
    look_through(person, "an analysis that runs")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("button", name="Continue analysing")).to_be_visible()
    look_through(person, "an analysis that was stopped")
    page.locator("header.top h1").click()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Replay")).to_be_visible()
    look_through(person, "the menu of a replay")
