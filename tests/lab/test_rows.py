"""What is kept of a game."""

from pathlib import Path

import pyarrow.parquet as pq

from smashup import Game, Options, catalogue
from smashup.lab.rows import rows_of
from smashup.matches.match import Match
from smashup.scenario import pick, play, scenario
from tests.lab.conftest import rows_in

MATCH = Match(7, (("robots", "dinosaurs"), ("aliens", "pirates")), seed=5, bots=("ann", "ben"), bot_seeds=(1, 2))


def short_game() -> Game:
    """Player 0 plays two cards, Tar Pits scores, and that is the end."""
    game = (
        scenario(
            bases=["Tar Pits", "The Central Brain", "Cave of Shinies"],
            hand=["War Raptor", "Augmentation"],
            options=Options(target_vp=4, ask_end=True),
        )
        .minion("King Rex", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .start()
    )
    play(game, "War Raptor", on="Tar Pits")
    play(game, "Augmentation")
    pick(game, "War Raptor")
    game.choose("end")
    return game


def test_a_row_says_everything_about_its_player() -> None:
    winner, other = rows_of(MATCH, short_game(), seconds=1.5)
    assert winner == {
        "game": 7,
        "seed": 5,
        "players": 2,
        "player": 0,
        "first": True,
        "bot": "ann",
        "bot_seed": 1,
        "faction_a": "dinosaurs",
        "faction_b": "robots",
        "place": 1,
        "won": True,
        "win_share": 1.0,
        "vp": 4,
        "turns": 1,
        "decisions": 4,
        "bases": [{"base": "Tar Pits", "place": 1, "vp": 4}],
        "bases_scored": 1,
        "cards": ["War Raptor", "Augmentation"],
        "seconds": 1.5,
        "ended": "won",
        "forfeited": False,
        "reason": None,
        "choices": list(short_game().choices),
    }
    assert (other["player"], other["first"], other["place"], other["won"], other["win_share"]) == (
        1,
        False,
        2,
        False,
        0,
    )
    assert (other["vp"], other["bases"], other["cards"]) == (3, [{"base": "Tar Pits", "place": 2, "vp": 3}], [])


def test_the_files_have_the_promised_columns(results: Path) -> None:
    schema = pq.read_schema(results / "part-000000.parquet")
    assert {name: str(kind) for name, kind in zip(schema.names, schema.types, strict=True)} == {
        "game": "int64",
        "seed": "int64",
        "players": "int8",
        "player": "int8",
        "first": "bool",
        "bot": "string",
        "bot_seed": "int64",
        "faction_a": "string",
        "faction_b": "string",
        "place": "int8",
        "won": "bool",
        "win_share": "double",
        "vp": "int16",
        "turns": "int16",
        "decisions": "int32",
        "bases": "list<element: struct<base: string, place: int8, vp: int16>>",
        "bases_scored": "int16",
        "cards": "list<element: string>",
        "seconds": "float",
        "ended": "string",
        "forfeited": "bool",
        "reason": "string",
        "choices": "list<element: int16>",
    }
    metadata = pq.read_metadata(results / "part-000000.parquet").row_group(0)
    columns = {metadata.column(index).path_in_schema: metadata.column(index) for index in range(metadata.num_columns)}
    assert {column.compression for column in columns.values()} == {"ZSTD"}
    assert columns["faction_a"].has_dictionary_page


def test_the_rows_of_a_game_agree_with_each_other(results: Path) -> None:
    rows = rows_in(results)
    assert [(row["game"], row["player"]) for row in rows] == [(game, player) for game in range(70) for player in (0, 1)]
    names = {card["name"] for faction in catalogue() for card in faction["cards"]}
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert {one["first"], other["first"]} == {True, False}
        assert {one["won"], other["won"]} == {True, False}
        winner, loser = sorted((one, other), key=lambda row: row["place"])
        assert (winner["place"], winner["won"], winner["win_share"]) == (1, True, 1.0)
        assert (loser["place"], loser["won"], loser["win_share"]) == (2, False, 0.0)
        assert winner["vp"] >= 15
        assert winner["vp"] > loser["vp"]
        assert one["faction_a"] < one["faction_b"]
        assert {*one["cards"], *other["cards"]} <= names
        # Every scored base has a winner; two may tie.
        firsts = [taken for row in (one, other) for taken in row["bases"] if taken["place"] == 1]
        assert one["bases_scored"] == other["bases_scored"] <= len(firsts)


def test_of_three_players_two_can_share_second_place() -> None:
    game = Game.new([("aliens", "pirates"), ("robots", "zombies"), ("ninjas", "wizards")], seed=1)
    game.state.vp[:] = [9, 15, 9]
    game.state.winners = (1,)
    match = Match(0, tuple((pair[0], pair[1]) for pair in game.factions), 1, ("a", "b", "c"), (1, 2, 3))
    assert [row["place"] for row in rows_of(match, game, 0.0)] == [2, 1, 2]
