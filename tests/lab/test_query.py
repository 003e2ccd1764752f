"""Questions to the results, compared with answers counted by hand."""

import csv
import json
import statistics
from pathlib import Path

import pytest

from smashup.lab import LabError, Plan, ask, run
from smashup.lab.query import QUESTIONS, VIEWS
from smashup.matches.rating import wilson
from tests.cli.conftest import Smashup
from tests.lab.conftest import rows_in


@pytest.fixture(scope="module")
def of_three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("three's [company]")
    match_ups = (
        (("ninjas", "pirates"), ("aliens", "zombies"), ("ghosts", "sharks")),
        (("aliens", "ninjas"), ("robots", "zombies"), ("ghosts", "sharks")),
        (("aliens", "robots"), ("bear_cavalry", "zombies"), ("ninjas", "sharks")),
    )
    run(Plan(games=12, players=3, bots=("random",), schedule="given", match_ups=match_ups), folder, workers=1)
    return folder


def test_mean_vp_of_one_faction_against_another_in_games_of_three(of_three: Path) -> None:
    sql = "SELECT avg(vp), count(*) FROM duels WHERE faction = 'ninjas' AND against = 'aliens' AND players = 3"
    rows = rows_in(of_three)
    # In every first and third match-up they are at the same table, in the second at the same side of it.
    vp = [row["vp"] for row in rows if row["game"] % 3 != 1 and "ninjas" in (row["faction_a"], row["faction_b"])]
    assert len(vp) == 8
    assert ask(of_three, sql).rows == [(statistics.mean(vp), 8)]


def test_duels_have_a_row_for_each_faction_against_each_of_an_opponent(of_three: Path) -> None:
    # Three players, each against two others, two factions against two.
    assert ask(of_three, "SELECT count(*) FROM duels WHERE game = 0").rows == [(3 * 2 * 2 * 2,)]
    assert ask(of_three, "SELECT count(*) FROM duels WHERE faction = against OR partner = against").rows == [(0,)]


def test_games_has_a_row_for_each_game(results: Path) -> None:
    found = ask(results, "SELECT game, winning_vp, winner, first_player_share FROM games ORDER BY game").rows
    winners = [row for row in rows_in(results) if row["won"]]
    assert found == [
        (row["game"], row["vp"], f"{row['faction_a']} + {row['faction_b']}", float(row["first"])) for row in winners
    ]


def test_plays_and_scorings_have_a_row_for_each(results: Path) -> None:
    rows = rows_in(results)
    assert ask(results, "SELECT count(*) FROM plays").rows == [(sum(len(row["cards"]) for row in rows),)]
    taken = [one for row in rows for one in row["bases"]]
    found = ask(results, "SELECT count(*), sum(base_vp)::INT FROM scorings").rows
    assert found == [(len(taken), sum(one["vp"] for one in taken))]


def test_the_intervals_are_those_of_the_arena(results: Path) -> None:
    rows = [row for row in rows_in(results) if "aliens" in (row["faction_a"], row["faction_b"])]
    wins = sum(row["won"] for row in rows)
    low, high = wilson(wins, len(rows))
    answer = ask(results, "factions")
    aliens = next(dict(zip(answer.columns, row, strict=True)) for row in answer.rows if row[1] == "aliens")
    assert (aliens["games"], aliens["win_rate"]) == (len(rows), pytest.approx(wins / len(rows), abs=1e-4))
    assert (aliens["low"], aliens["high"]) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_ready_made_question_has_an_answer(of_three: Path, name: str) -> None:
    answer = ask(of_three, name, *("ninjas", "aliens")[: len(QUESTIONS[name].of)])
    assert answer.rows
    assert len(set(answer.columns)) == len(answer.columns)


def test_first_player_adds_up_to_all_games(results: Path) -> None:
    answer = ask(results, "first-player")
    assert [row[:3] for row in answer.rows] == [(2, True, 70), (2, False, 70)]
    assert sum(row[3] for row in answer.rows) == pytest.approx(1.0, abs=1e-3)


def test_lab_query_prints_a_table(smashup: Smashup, of_three: Path) -> None:
    result = smashup("lab", "query", of_three, "SELECT DISTINCT 'x' AS word, players, NULL AS nothing FROM results")
    assert result.code == 0
    assert result.lines[0].split() == ["word", "players", "nothing"]
    assert result.lines[2].split() == ["x", "3"]
    assert smashup("lab", "query", of_three, "SELECT 1 WHERE false").out == "Nothing was found.\n"


def test_lab_query_takes_names_of_factions_as_people_write_them(smashup: Smashup, of_three: Path) -> None:
    result = smashup("lab", "query", of_three, "duel", "Ninjas", "Bear Cavalry", "--json")
    assert [row["games"] for row in json.loads(result.out)] == [4]


def test_lab_query_json_and_csv_have_everything(smashup: Smashup, results: Path) -> None:
    sql = "SELECT * EXCLUDE (seconds) FROM results ORDER BY game, player"
    assert json.loads(smashup("lab", "query", results, sql, "--json").out) == rows_in(results)
    lines = list(csv.DictReader(smashup("lab", "query", results, sql, "--csv").out.splitlines()))
    assert [json.loads(line["cards"]) for line in lines] == [row["cards"] for row in rows_in(results)]
    assert [int(line["vp"]) for line in lines] == [row["vp"] for row in rows_in(results)]


def test_lab_query_lists_what_can_be_asked(smashup: Smashup, results: Path) -> None:
    for args in (["--list"], []):
        result = smashup("lab", "query", results, *args)
        assert result.code == 0
        assert all(f"\n  {name}" in result.out for name in (*QUESTIONS, *VIEWS))


@pytest.mark.parametrize(
    ("question", "complaint"),
    [
        (["SELECT nothing FROM results"], 'Binder Error: Referenced column "nothing" not found in FROM clause!'),
        (["SELEKT 1 FROM results"], 'Parser Error: syntax error at or near "SELEKT"'),
        (["SELECT 1 FROM resuls"], "Catalog Error: Table with name resuls does not exist!"),
        (["SELECT 1 / 'x' FROM results"], "Conversion Error: "),
        (["fractions"], "there is no ready-made question 'fractions'; there are factions, pairs, "),
        (["factions", "aliens"], "the question 'factions' is asked about nothing, not about aliens"),
        (["matchups"], "the question 'matchups' is asked about faction, not about nothing"),
        (["matchups", "alien"], "there is no faction 'alien'; did you mean aliens?"),
    ],
)
def test_lab_query_answers_bad_questions_in_one_line(
    smashup: Smashup, results: Path, question: list[str], complaint: str
) -> None:
    result = smashup("lab", "query", results, *question)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert complaint in result.err


def test_a_folder_without_results_says_so(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="there are no results in "):
        ask(tmp_path, "factions")
