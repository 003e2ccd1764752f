"""`smashup arena`: fair games, honest intervals, and the numbers as JSON."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from smashup.engine.errors import SetupError
from smashup.matches import arena, identity
from smashup.matches.kept_results import Result
from smashup.matches.match import Match
from smashup.matches.rating import Meeting, ratings, wilson
from tests.cli.conftest import Smashup


def won_by(match: Match, *winners: int) -> Result:
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.bots))]
    return Result(match.number, tuple(shares))


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that an arena plays, which here are won by whoever has the faction first in the alphabet."""
    seen: list[Match] = []

    def watched(match: Match) -> Result:
        seen.append(match)
        return won_by(match, match.factions.index(min(match.factions)))

    monkeypatch.setattr(arena, "_result_of", watched)
    return seen


def test_every_deal_is_played_twice_with_the_seats_swapped(matches: list[Match]) -> None:
    arena.hold(["greedy", "random"], games=40, workers=1)
    assert len(matches) == 40
    for one, other in zip(matches[::2], matches[1::2], strict=True):
        assert (one.factions, one.seed) == (other.factions, other.seed)
        assert one.bots == ("greedy", "random")
        assert other.bots == ("random", "greedy")
        assert one.bot_seeds != other.bot_seeds
    assert len({match.seed for match in matches}) == 20
    pairs = Counter(pair for match in matches[::2] for pair in match.factions)
    assert max(pairs.values()) <= 2


def test_who_is_only_lucky_with_the_cards_wins_half_of_the_games(matches: list[Match]) -> None:
    standings = arena.hold(["greedy", "random"], games=40, workers=1)
    assert [standings.wins(bot) for bot in (0, 1)] == [20, 20]
    assert [rating.elo for rating in standings.ratings()] == pytest.approx([1000, 1000])


def test_an_odd_number_of_games_is_played_exactly(matches: list[Match]) -> None:
    standings = arena.hold(["greedy", "random"], games=5, workers=1)
    assert len(matches) == standings.games == 5


def test_a_round_robin_gives_every_pairing_the_same_deals(matches: list[Match]) -> None:
    standings = arena.hold(["greedy", "random", "random"], games=6, workers=1)
    assert standings.games == 18
    assert [pairing.bots for pairing in standings.pairings] == [(0, 1), (0, 2), (1, 2)]
    assert [standings.played(bot) for bot in range(3)] == [12, 12, 12]
    by_pairing = [[match for match in matches if match.number // 6 == pairing] for pairing in range(3)]
    deals = [[(match.factions, match.seed) for match in pairing] for pairing in by_pairing]
    assert len(set(deals[0])) == 3
    assert deals[0] == deals[1] == deals[2]
    # Whoever stops it after two thirds of the matches has as many of each pairing.
    assert Counter(match.number // 6 for match in matches[:12]) == {0: 4, 1: 4, 2: 4}


def test_at_a_table_of_three_everybody_takes_every_seat(matches: list[Match]) -> None:
    arena.hold(["greedy", "random", "tests.lab.bots:RandomBot"], games=6, players=3, workers=1)
    assert len(matches) == 6
    assert len({match.seed for match in matches}) == 2
    for bot in ("greedy", "random", "tests.lab.bots:RandomBot"):
        assert [match.bots.index(bot) for match in matches[:3]] in ([0, 2, 1], [1, 0, 2], [2, 1, 0])


def test_two_bots_at_a_table_of_four_sit_in_every_mixture() -> None:
    assert arena.pairings_of(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
    assert arena.pairings_of(5, 4) == [(0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4), (0, 2, 3, 4), (1, 2, 3, 4)]


def test_wins_go_to_the_bot_and_not_to_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "_result_of", lambda match: won_by(match, match.bots.index("greedy")))
    standings = arena.hold(["random", "greedy", "tests.lab.bots:RandomBot"], games=7, players=3, workers=1)
    assert [standings.wins(bot) for bot in range(3)] == [0, 7, 0]


def test_a_shared_win_is_half_a_win_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "_result_of", lambda match: won_by(match, 0, 1))
    standings = arena.hold(["random", "greedy"], games=3, workers=1)
    assert [bot["wins"] for bot in standings.to_dict()["bots"]] == [1.5, 1.5]


def test_an_arena_needs_two_bots_that_exist() -> None:
    with pytest.raises(SetupError, match="an arena needs two bots or more"):
        arena.hold(["random"], games=1)
    with pytest.raises(SetupError, match="there is no bot 'clever'"):
        arena.hold(["random", "clever"], games=1)


# Intervals and ratings


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # The values of Wilson's interval in the tables of textbooks.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_ratings_of_two_are_those_of_the_elo_formula() -> None:
    # 75 of 100, and the game that both share: 400 * log10(75.5 / 25.5) points apart.
    strong, weak = ratings(2, [Meeting((0, 1), (75, 25))])
    assert strong.elo - weak.elo == pytest.approx(188.56, abs=0.01)
    assert strong.elo + weak.elo == pytest.approx(2000)
    # The log of the odds has variance 1 / (101 * 0.7475 * 0.2525); each rating moves by half of it.
    assert strong.high - strong.elo == pytest.approx(39.0, abs=0.1)
    assert strong.elo - strong.low == pytest.approx(39.0, abs=0.1)


@pytest.mark.parametrize(
    "tables",
    [
        # Strengths 4 : 2 : 1, a million games each; the third pair is left to be concluded in the second case.
        [Meeting((0, 1), (666_667, 333_333)), Meeting((0, 2), (800_000, 200_000)), Meeting((1, 2), (666_667, 333_333))],
        [Meeting((0, 1), (666_667, 333_333)), Meeting((1, 2), (666_667, 333_333))],
        [Meeting((0, 1, 2), (571_429, 285_714, 142_857))],
        [Meeting((0, 0, 1), (400_000, 400_000, 200_000)), Meeting((1, 2, 2), (500_000, 250_000, 250_000))],
    ],
)
def test_ratings_find_the_strengths_that_made_the_wins(tables: list[Meeting]) -> None:
    first, second, third = (rating.elo for rating in ratings(3, tables))
    # Twice as strong is 120.4 points.
    assert first - second == pytest.approx(120.4, abs=0.1)
    assert second - third == pytest.approx(120.4, abs=0.1)


def test_who_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    strong, weak = ratings(2, [Meeting((0, 1), (20, 0))])
    assert strong.low < strong.elo < strong.high < 2000
    assert strong.low > weak.high


# The command


def test_arena_json_has_the_promised_fields(smashup: Smashup) -> None:
    result = smashup("arena", "random", "random", "tests.lab.bots:RandomBot", "--games", 4, "--workers", 1, "--json")
    assert result.code == 0
    found = json.loads(result.out)
    assert found["games"] == 12
    assert [bot["name"] for bot in found["bots"]] == ["random 1", "random 2", "tests.lab.bots:RandomBot"]
    fields = ["name", "games", "wins", "win_rate", "low", "high", "elo", "elo_low", "elo_high", "forfeits"]
    for bot in found["bots"]:
        assert list(bot) == fields
        assert bot["games"] == 8
        assert bot["win_rate"] == pytest.approx(bot["wins"] / 8, abs=1e-4)
        assert bot["low"] < bot["win_rate"] < bot["high"] or bot["win_rate"] in (0, 1)
        assert bot["elo_low"] < bot["elo"] < bot["elo_high"]
    assert sum(bot["wins"] for bot in found["bots"]) == 12
    assert [pairing["bots"] for pairing in found["pairings"]] == [
        ["random 1", "random 2"],
        ["random 1", "tests.lab.bots:RandomBot"],
        ["random 2", "tests.lab.bots:RandomBot"],
    ]
    for pairing in found["pairings"]:
        assert pairing["games"] == sum(pairing["wins"]) == 4
        assert pairing["unfinished"] == 0
    assert (found["unfinished"], found["troubles"]) == (0, [])


def test_bots_that_only_pass_share_games_that_are_cut_short(smashup: Smashup) -> None:
    passer = "tests.lab.bots:Passer"
    args = ("arena", passer, passer, "--games", 3, "--max-turns", 30, "--workers", 1)
    found = json.loads(smashup(*args, "--json").out)
    assert [bot["wins"] for bot in found["bots"]] == [1.5, 1.5]
    assert found["unfinished"] == found["pairings"][0]["unfinished"] == 3
    assert [trouble["how"] for trouble in found["troubles"]] == ["turns"] * 3
    assert "3 of 3 games have no winner; everybody has a share of them." in smashup(*args).out


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Stumbler", "ValueError: I am lost"),
        ("Babbler", "IllegalChoiceError: "),
        ("Dreamer", "it has thought for more than 0.3 seconds"),
    ],
)
def test_a_bot_that_fails_forfeits_its_games_and_nothing_is_lost(smashup: Smashup, bot: str, reason: str) -> None:
    name = f"tests.lab.bots:{bot}"
    args = ("arena", name, "random", "--games", 2, "--max-seconds", 0.3, "--workers", 1)
    found = json.loads(smashup(*args, "--json").out)
    assert [(bot["wins"], bot["forfeits"]) for bot in found["bots"]] == [(0, 2), (2, 0)]
    assert found["troubles"][0]["bot"] == name
    assert found["troubles"][0]["why"].startswith(reason)


def test_the_other_games_go_on_when_a_worker_dies(smashup: Smashup) -> None:
    bots = ("tests.lab.bots:Quitter", "random", "tests.lab.bots:RandomBot")
    found = json.loads(smashup("arena", *bots, "--games", 4, "--workers", 2, "--json").out)
    assert [pairing["unfinished"] for pairing in found["pairings"]] == [4, 4, 0]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(12)


def test_arena_gives_the_same_numbers_on_one_core_and_on_two(smashup: Smashup) -> None:
    args = ("arena", "random", "random", "--games", 12, "--players", 3, "--json")
    one, two, other = (
        json.loads(smashup(*args, "--seed", seed, "--workers", workers).out)
        for seed, workers in ((5, 1), (5, 2), (6, 1))
    )
    assert one == two
    assert one != other


def test_arena_shows_greedy_above_random(smashup: Smashup) -> None:
    result = smashup("arena", "random", "greedy", "--games", 6, "--workers", 2)
    assert result.code == 0
    rows = [line.split() for line in result.lines]
    assert [row[0] for row in rows if row and row[0] in ("greedy", "random")] == ["greedy", "random"]
    assert "6 games of 2 players." in result.out


def test_a_bot_of_your_own_is_found_in_the_folder_you_are_in(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from smashup.bots.uniform import RandomBot as Gambler\n")
    # -P: as the installed command, Python itself does not look there.
    command = [sys.executable, "-P", "-m", "smashup.cli", "arena", "mine:Gambler", "random"]
    options = ["--games", "4", "--workers", "2", "--json"]
    found = subprocess.run([*command, *options], capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert found.returncode == 0, found.stderr
    assert [bot["name"] for bot in json.loads(found.stdout)["bots"]] == ["mine:Gambler", "random"]


# Results that are kept


def test_an_arena_that_was_interrupted_goes_on_with_the_games_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, out = ["random", "tests.lab.bots:Stumbler", "random"], tmp_path / "arena.jsonl"
    whole = arena.hold(bots, games=6, seed=3, workers=1)
    play = arena._result_of
    played: list[int] = []

    def interrupted(match: Match) -> Result:
        if len(played) == 7:
            raise KeyboardInterrupt
        played.append(match.number)
        return play(match)

    monkeypatch.setattr(arena, "_result_of", interrupted)
    with pytest.raises(KeyboardInterrupt):
        arena.hold(bots, games=6, seed=3, workers=1, out=out)
    assert len(played) == 7

    progress: list[int] = []
    monkeypatch.setattr(arena, "_result_of", play)
    again = arena.hold(bots, games=6, seed=3, workers=1, out=out, on_progress=progress.append)
    assert again == whole
    assert progress == list(range(7, 19))
    assert arena.hold(bots, games=6, seed=3, workers=1, out=out, on_progress=progress.append) == whole
    assert progress[-1] == 18


def test_an_arena_that_is_interrupted_says_what_is_kept(smashup: Smashup, tmp_path: Path) -> None:
    asked = ("arena", "random", "tests.lab.bots:Interrupted", "--games", 2, "--workers", 1)
    result = smashup(*asked)
    assert (result.code, result.out, result.err) == (130, "", "Interrupted. Nothing is kept.\n")
    out = tmp_path / "arena.jsonl"
    result = smashup(*asked, "--out", out)
    assert result.err == f"Interrupted. What was played is in {out}; repeat the command to continue.\n"


def test_kept_results_may_be_of_more_or_fewer_games_than_are_asked_for(tmp_path: Path, matches: list[Match]) -> None:
    bots, out = ["random", "random", "greedy"], tmp_path / "arena.jsonl"
    arena.hold(bots, games=4, workers=1, out=out)
    assert arena.hold(bots, games=10, workers=1, out=out) == arena.hold(bots, games=10, workers=1)
    before = out.read_bytes()
    assert arena.hold(bots, games=4, workers=1, out=out) == arena.hold(bots, games=4, workers=1)
    assert out.read_bytes() == before
    assert len(matches) == 12 + 18 + 30 + 12


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, matches: list[Match]) -> None:
    out = tmp_path / "arena.jsonl"
    arena.hold(["random", "random"], games=6, workers=1, out=out)
    whole = out.read_bytes()
    out.write_bytes(whole[:-9])
    matches.clear()
    arena.hold(["random", "random"], games=6, workers=1, out=out)
    assert [match.number for match in matches] == [5]
    assert out.read_bytes() == whole


def test_two_arenas_cannot_write_to_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots, out = ["random", "random"], tmp_path / "arena.jsonl"
    refused: list[str] = []

    def meanwhile(match: Match) -> Result:
        with pytest.raises(SetupError) as error:
            arena.hold(bots, games=2, workers=1, out=out)
        refused.append(str(error.value))
        return won_by(match, 0)

    monkeypatch.setattr(arena, "_result_of", meanwhile)
    arena.hold(bots, games=2, workers=1, out=out)
    assert refused == [f"another arena is writing to {out}; wait for it or choose another file"] * 2
    assert len(out.read_bytes().splitlines()) == 3
    monkeypatch.undo()
    assert arena.hold(bots, games=2, workers=1, out=out).games == 2


def test_results_of_another_arena_are_refused_and_stay_as_they_are(
    smashup: Smashup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "arena.jsonl"
    args = ("arena", "random", "random", "--games", 2, "--workers", 1, "--out", out)
    assert smashup(*args).code == 0
    before = out.read_bytes()

    def refused(*args: object) -> str:
        result = smashup(*args)
        assert result.code == 2
        assert out.read_bytes() == before
        return result.err

    assert "holds another arena (seed: 0 there, 1 asked for)" in refused(*args, "--seed", 1)
    assert "holds another arena (players: 2 there, 3 asked for)" in refused(*args, "--players", 3)
    with monkeypatch.context() as other:
        other.setattr(identity, "rules", lambda: "other rules")
        assert "was begun with other programs: the rules changed since" in refused(*args)
    first = before.splitlines(keepends=True)[0]
    for damaged in (
        b"Dear diary,\n",
        b"[]\n",
        b'{"format": "smashup-arena", "version": 1, "identity": 5}\n',
        first.replace(b'"rules"', b'"ruler"'),
        first + b"5\n",
        first + b'{"pairing": 1, "game": 0, "shares": [1.0, 0.0]}\n',
        first + b'{"pairing": 0, "game": -1, "shares": [1.0, 0.0]}\n',
        first + b'{"pairing": 0, "game": 0, "shares": [1.0]}\n',
        first + b'{"pairing": 0, "game": 0, "shares": [1.0, 0.0], "how": "forfeit", "by": 7}\n',
    ):
        out.write_bytes(damaged)
        before = damaged
        assert "holds no results of an arena, or damaged ones; choose another file" in refused(*args)
    assert "results cannot be kept in" in smashup(*args[:-1], tmp_path).err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ([], "the following arguments are required: BOT"),
        (["random"], "an arena needs two bots or more"),
        (["random", "clever"], "there is no bot 'clever'"),
        (["random", "random", "--games", "0"], "expected a whole number of at least 1, not '0'"),
        (["random", "random", "--players", "5"], "argument --players: invalid choice"),
    ],
)
def test_arena_answers_bad_input_in_one_line(smashup: Smashup, args: list[str], complaint: str) -> None:
    result = smashup("arena", *args)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert complaint in result.err
