"""One game of the results, played again."""

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from smashup import Game
from smashup.engine import FACTIONS
from smashup.game import notation
from smashup.lab import LabError, Plan, replay, run
from smashup.lab.store import Results
from tests.cli.conftest import Smashup
from tests.lab.conftest import rows_in


def test_any_game_can_be_played_again_from_its_rows_alone(results: Path) -> None:
    rows = rows_in(results)
    for number in (0, 24, 25, 69):
        _, game = replay(results, number)
        assert list(game.scores) == [row["vp"] for row in rows[2 * number : 2 * number + 2]]


def test_a_game_with_different_bots_and_three_players_can_be_played_again(tmp_path: Path) -> None:
    run(Plan(games=2, players=3, bots=("random", "random", "tests.lab.bots:RandomBot")), tmp_path, workers=1)
    match, game = replay(tmp_path, 1)
    assert match.bots == ("random", "tests.lab.bots:RandomBot", "random")
    assert game.over


def test_a_game_can_be_played_again_when_its_bots_are_no_more(results: Path, tmp_path: Path) -> None:
    """What was chosen is kept: nobody is asked again."""
    table = Results(results).read_part(0)
    nobody = table.set_column(
        table.schema.get_field_index("bot"), "bot", pa.array(["nobody:Bot"] * len(table), pa.string())
    )
    (tmp_path / "run.json").write_bytes((results / "run.json").read_bytes())
    pq.write_table(nobody, tmp_path / "part-000000.parquet")
    _, game = replay(tmp_path, 3)
    assert game.over
    assert list(game.choices) == rows_in(results)[6]["choices"]


def test_results_that_do_not_say_what_was_chosen_are_played_by_their_bots(results: Path, tmp_path: Path) -> None:
    earlier = Results(results).read_part(0).drop_columns(["choices", "ended", "forfeited", "reason"])
    (tmp_path / "run.json").write_bytes((results / "run.json").read_bytes())
    pq.write_table(earlier, tmp_path / "part-000000.parquet")
    _, game = replay(tmp_path, 3)
    assert list(game.choices) == rows_in(results)[6]["choices"]


def test_games_are_dealt_from_what_there_was(results: Path, tmp_path: Path, larger_pool: None) -> None:
    """Bases that come later are in no game that exists, and their order today does not matter."""
    _, game = replay(results, 3)
    assert "Crater" not in {card.name for card in game.state.table}
    factions = (("aliens", "pirates"), ("robots", "zombies"))
    run(Plan(games=1, bots=("random",), schedule="given", match_ups=(factions,)), tmp_path, workers=1)
    FACTIONS["aliens"].bases.reverse()
    _, game = replay(tmp_path, 0)
    assert "Crater" in {card.name for card in game.state.table}
    assert list(game.choices) == rows_in(tmp_path)[0]["choices"]


def test_a_run_that_does_not_say_what_it_was_dealt_from(tmp_path: Path, larger_pool: None) -> None:
    """By the rules of today it was all there is today, factions of somebody's own included."""
    factions = (("aliens", "pirates"), ("robots", "zombies"))
    run(Plan(games=1, bots=("random",), schedule="given", match_ups=(factions,)), tmp_path, workers=1)
    described = json.loads((tmp_path / "run.json").read_text())
    assert described.pop("pool")
    (tmp_path / "run.json").write_text(json.dumps(described))
    _, game = replay(tmp_path, 0)
    assert "Crater" in {card.name for card in game.state.table}


def test_a_choice_that_cannot_be_made_any_more_is_reported(results: Path, tmp_path: Path) -> None:
    table = Results(results).read_part(0)
    column = table.schema.get_field_index("choices")
    strange = [[*choices[:2], 999, *choices[3:]] for choices in table["choices"].to_pylist()]
    (tmp_path / "run.json").write_bytes((results / "run.json").read_bytes())
    changed = table.set_column(column, "choices", pa.array(strange, table.schema.field(column).type))
    pq.write_table(changed, tmp_path / "part-000000.parquet")
    with pytest.raises(LabError, match=r"game 3 comes out differently now: choice 2 cannot be made any more"):
        replay(tmp_path, 3)


def test_a_game_that_a_bot_forfeited_can_be_played_again(tmp_path: Path) -> None:
    run(Plan(games=1, bots=("random", "tests.lab.bots:Babbler")), tmp_path, workers=1)
    _, game = replay(tmp_path, 0)
    assert not game.over


def test_a_game_with_titans_can_be_played_again(tmp_path: Path) -> None:
    run(Plan(games=1, bots=("random",), titans=True), tmp_path, workers=1)
    match, game = replay(tmp_path, 0)
    assert match.titans
    assert game.state.rules.options.titans


def test_a_row_that_says_something_else_is_reported(results: Path, tmp_path: Path) -> None:
    table = pq.read_table(results / "part-000000.parquet", schema=Results(results).read_part(0).schema)
    wrong = pc.add(table["vp"], pa.scalar(1, pa.int16()))
    changed = table.set_column(table.schema.get_field_index("vp"), "vp", wrong)
    (tmp_path / "run.json").write_bytes((results / "run.json").read_bytes())
    pq.write_table(changed, tmp_path / "part-000000.parquet")
    with pytest.raises(LabError, match=r"game 3 comes out differently now: vp of player 0 is \d+ and was \d+"):
        replay(tmp_path, 3)


def test_a_game_that_is_not_there_is_refused(results: Path, tmp_path: Path) -> None:
    with pytest.raises(LabError, match="has the games 0 to 69, not 70"):
        replay(results, 70)
    (tmp_path / "run.json").write_bytes((results / "run.json").read_bytes())
    with pytest.raises(LabError, match=r"game 5 of .* has not been played yet"):
        replay(tmp_path, 5)
    with pytest.raises(LabError, match=r"there are no results in .*: it has no run\.json"):
        replay(tmp_path / "elsewhere", 5)


def test_lab_replay_writes_a_game_that_replay_opens(smashup: Smashup, results: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    result = smashup("lab", "replay", results, "--game", 30, "-o", saved)
    assert result.code == 0
    assert result.lines[0].startswith("Game 30: Random 1 (")
    rows = rows_in(results)[60:62]
    assert f"), {rows[0]['vp']} : {rows[1]['vp']} VP, as in the results." in result.lines[0]
    assert Game.load(saved.read_text()).over
    assert [seat["name"] for seat in notation.read(saved.read_text()).tags["Seats"]] == ["Random 1", "Random 2"]
    opened = smashup("replay", saved, typed="q\n")
    assert opened.code == 0
    assert f"After 0 of {rows[0]['decisions']} choices" in opened.out
