"""The balance that ships: what the page shows of the factions, the order in which bots draft them, and docs/balance.md
come from the games in docs/balance/results."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import pstdev
from typing import Any

import pytest

from smashup.bots.draft import STRONGEST_FIRST
from smashup.engine.factions import FACTIONS
from smashup.lab.report import compute, write_statistics
from smashup.lab.report.summary import summary
from smashup.lab.store import Results
from smashup.server.faction_statistics import SHIPPED, read_statistics

DOCS = Path(__file__).parents[2] / "docs"
FOLDERS = sorted((DOCS / "balance" / "results").iterdir())
HARD = DOCS / "balance" / "hard"
"""Some games of a stronger bot, to see how far it agrees."""


@pytest.fixture(scope="module")
def numbers() -> Any:
    return compute(FOLDERS, compare=[HARD])


def in_order(numbers: Any) -> list[str]:
    main = numbers.about["main_players"]
    return [row["faction"] for row in numbers.tables["ratings"] if row["players"] == main]


def test_the_runs_have_every_faction_equally_often_and_are_complete() -> None:
    assert {Results(folder).plan().players for folder in FOLDERS} == {2, 3, 4}
    for folder in FOLDERS:
        plan = Results(folder).plan()
        assert (plan.schedule, set(plan.bots)) == ("balanced", {"normal"})
        assert Results(folder).games_there(plan) == plan.games
        assert plan.games % 325 == 0  # Whole blocks of the schedule.


def test_the_page_shows_what_these_games_say(numbers: Any, tmp_path: Path) -> None:
    write_statistics(numbers, tmp_path / "statistics.json")
    there, shipped = read_statistics(tmp_path / "statistics.json"), read_statistics(SHIPPED)
    assert (there.games, there.bots, there.players) == (shipped.games, shipped.bots, shipped.players)
    for one, other in zip(there.factions, shipped.factions, strict=True):
        assert (one.faction, one.players, one.games) == (other.faction, other.players, other.games)
        assert one.elo == pytest.approx(other.elo, abs=1)


def test_bots_draft_by_these_ratings(numbers: Any) -> None:
    assert list(STRONGEST_FIRST) == in_order(numbers)


def test_the_document_is_about_these_games(numbers: Any) -> None:
    text = (DOCS / "balance.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| \d+ \| (.+?) \|", text, re.M)
    assert names == [FACTIONS[faction].name for faction in in_order(numbers)]
    for row in numbers.about["by_players"]:
        assert f"{row['games']:,}" in text


def test_the_document_says_how_far_games_of_a_stronger_bot_agree(numbers: Any) -> None:
    plan = Results(HARD).plan()
    assert (set(plan.bots), plan.players, plan.schedule) == ({"hard"}, 2, "balanced")
    assert Results(HARD).games_there(plan) == plan.games
    assert plan.games % 325 == 0
    (said,) = [sentence for sentence in summary(numbers) if "rank correlation with the ratings in games of" in sentence]
    assert said in (DOCS / "balance.md").read_text(encoding="utf-8")


def test_how_far_factions_differ_is_told_as_it_is(numbers: Any) -> None:
    main = numbers.about["main_players"]
    ratings = [row["elo"] for row in numbers.tables["ratings"] if row["players"] == main]
    (model,) = [row for row in numbers.model if row["players"] == main]
    assert model["strength_spread"] == pytest.approx(pstdev(ratings), rel=0.12)
