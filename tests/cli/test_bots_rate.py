"""`smashup bots rate`: the results of several arenas as one."""

import json
from pathlib import Path
from typing import Any

import pytest

from smashup.matches import arena, identity
from smashup.matches.kept_results import Result
from smashup.matches.match import Match
from smashup.matches.rating import Meeting, ratings
from tests.cli.conftest import Smashup

STRENGTH = {"greedy": 3, "greedy_v1": 2.5, "random": 1, "tests.lab.bots:RandomBot": 2}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest bot wins two deals of three, the weakest the others."""

    def decided(match: Match) -> Result:
        best = (min if match.number // len(match.bots) % 3 == 2 else max)(match.bots, key=STRENGTH.__getitem__)
        return Result(match.number, tuple(float(bot == best) / match.bots.count(best) for bot in match.bots))

    monkeypatch.setattr(arena, "_result_of", decided)


def kept(path: Path, *bots: str, games: int = 12, **more: Any) -> Path:
    arena.hold(bots, games, workers=1, out=path, **more)
    return path


def test_it_rates_bots_that_met_in_several_arenas(smashup: Smashup, tmp_path: Path) -> None:
    files = [
        kept(tmp_path / "a", "greedy", "random"),
        kept(tmp_path / "b", "random", "greedy", seed=1, games=6),
        kept(tmp_path / "c", "tests.lab.bots:RandomBot", "random"),
    ]
    found = json.loads(smashup("bots", "rate", *files, "--json").out)
    assert found["games"] == 30
    assert [(bot["name"], bot["games"], bot["wins"]) for bot in found["bots"]] == [
        ("greedy", 18, 12),
        ("random", 30, 10),
        ("tests.lab.bots:RandomBot", 12, 8),
    ]
    assert [(pairing["bots"], pairing["games"], pairing["wins"]) for pairing in found["pairings"]] == [
        (["greedy", "random"], 18, [12, 6]),
        (["random", "tests.lab.bots:RandomBot"], 12, [4, 8]),
    ]
    rated = ratings(3, [Meeting((0, 1), (12, 6)), Meeting((1, 2), (4, 8))])
    assert [bot["elo"] for bot in found["bots"]] == pytest.approx([rating.elo for rating in rated], abs=0.1)
    assert [bot["elo_low"] for bot in found["bots"]] == pytest.approx([rating.low for rating in rated], abs=0.1)
    shown = smashup("bots", "rate", *files).out
    assert "greedy against random" in shown
    assert "30 games of 2 players." in shown


def test_one_file_gives_what_its_arena_said(smashup: Smashup, tmp_path: Path) -> None:
    bots = ("random", "greedy", "tests.lab.bots:RandomBot")
    for players, games in ((2, 9), (3, 9), (4, 8)):
        out = tmp_path / f"{players}.jsonl"
        said = arena.hold(bots, games, players, workers=1, out=out).to_dict()
        assert json.loads(smashup("bots", "rate", out, "--json").out) == said


def test_an_arena_that_was_interrupted_counts_by_the_games_it_has(smashup: Smashup, tmp_path: Path) -> None:
    out = kept(tmp_path / "a", "greedy", "random", "tests.lab.bots:RandomBot")
    first, *lines = out.read_bytes().splitlines(keepends=True)
    out.write_bytes(
        b"".join([first, *[line for line in lines if b'"pairing": 2' not in line][:-3], b'{"pairing": 0, "ga'])
    )
    found = json.loads(smashup("bots", "rate", out, "--json").out)
    assert [(pairing["bots"][1], pairing["games"]) for pairing in found["pairings"]] == [
        ("random", 11),
        ("tests.lab.bots:RandomBot", 10),
    ]


def test_bots_that_nothing_connects_are_not_compared(smashup: Smashup, tmp_path: Path) -> None:
    mine = "tests.lab.bots:RandomBot"
    one = kept(tmp_path / "one", "greedy", "random")
    other = kept(tmp_path / "other", mine, "greedy_v1")
    result = smashup("bots", "rate", one, other)
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        f"smashup: nobody of greedy, random has met anybody of {mine}, greedy_v1, so nothing says how strong they are "
        "beside each other; rate them apart, or let some of them play together\n"
    )
    between = kept(tmp_path / "between", "random", mine)
    assert "36 games of 2 players." in smashup("bots", "rate", one, other, between).out


def test_an_arena_that_was_interrupted_before_all_had_met_is_refused(smashup: Smashup, tmp_path: Path) -> None:
    out = kept(tmp_path / "a", "greedy", "random", "tests.lab.bots:RandomBot")
    out.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:3]))
    result = smashup("bots", "rate", out)
    assert (result.code, result.out) == (2, "")
    assert "nobody of greedy, random has met anybody of tests.lab.bots:RandomBot" in result.err


def test_bots_that_are_gone_are_rated_all_the_same(smashup: Smashup, tmp_path: Path) -> None:
    out = kept(tmp_path / "a", "greedy", "random")
    out.write_bytes(out.read_bytes().replace(b"greedy", b"mine:Gone"))
    assert "mine:Gone" in smashup("bots", "rate", out).out


def test_results_that_say_nothing_about_each_other_are_refused(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = kept(tmp_path / "one", "greedy", "random")

    def refused(*files: Path) -> str:
        result = smashup("bots", "rate", *files)
        assert (result.code, result.out) == (2, "")
        assert len(result.err.splitlines()) == 1
        return result.err

    three = kept(tmp_path / "three", "greedy", "random", players=3)
    assert f"{one} has games of 2 players, {three} of 3; rate them apart" in refused(one, three)
    titans = kept(tmp_path / "titans", "greedy", "random", seed=1, titans=True)
    assert f"one of {one} and {titans} has games with titans, the other without" in refused(one, titans)
    assert f"some games are in {one} and in {one} as well; each counts once" in refused(one, one)
    both = kept(tmp_path / "both", "greedy", "random", "tests.lab.bots:RandomBot", games=4)
    assert "each counts once" in refused(one, both)
    with monkeypatch.context() as other:
        other.setattr(identity, "rules", lambda: "other rules")
        later = kept(tmp_path / "later", "greedy", "random", seed=1)
    assert "were played with other programs: the rules changed between them" in refused(one, later)
    with monkeypatch.context() as other:
        other.setattr(identity, "bot_identity", lambda bot: f"another {bot}")
        later = kept(tmp_path / "later still", "tests.lab.bots:RandomBot", "random", seed=2)
    assert "were played with other programs: the bot random changed between them" in refused(one, later)
    itself = kept(tmp_path / "itself", "random", "random")
    assert "these are games of random against itself" in refused(itself)
    assert "results cannot be read from" in refused(tmp_path / "nowhere")
    first = one.read_bytes().splitlines(keepends=True)[0]
    for damaged in (
        b"",
        b"Dear diary,\n",
        first,
        first + b"5\n",
        first + b'{"pairing": 1, "game": 0, "shares": [1, 0]}\n',
    ):
        one.write_bytes(damaged)
        assert "holds no results of an arena (see smashup arena --out), or damaged ones" in refused(one)
