"""Every command but play and replay: what they print, their JSON, and what they say to bad input."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import smashup as package
from smashup import catalogue, cli
from tests.cli.conftest import Smashup


def test_version(smashup: Smashup) -> None:
    engine = "compiled" if package.compiled else "plain"
    assert smashup("--version").out == f"smashup {package.__version__} ({engine} engine)\n"


def test_without_a_command_it_says_what_there_is(smashup: Smashup) -> None:
    result = smashup()
    assert result.code == 0
    assert all(f"\n    {command} " in result.out for command in ("play", "cards", "sim", "replay", "bench"))


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["cards", "alienz"], "there is no faction 'alienz'; did you mean aliens?"),
        (["cards", "qqqq"], "there is no faction 'qqqq'; the factions are aliens, "),
        (["cards", "collectr"], "there is no faction or card 'collectr'; did you mean Collector?"),
        (["cards", "the "], " cards fit, such as The Homeworld, The Mothership, "),
        (["play", "--factions", "aliens,pirats"], "there is no faction 'pirats'; did you mean pirates?"),
        (["play", "--factions", "aliens"], "a player has two factions"),
        (["play", "--factions", "aliens,aliens"], "player 1 has 'aliens' twice"),
        (["play", "--factions", "aliens,pirates", "pirates,robots"], "players 1 and 2 both have 'pirates'"),
        (["play", "--factions", "a,b", "c,d", "e,f"], "3 pairs of factions were given for 2 players"),
        (["play", "--seats", "human"], "a game has 2 to 4 seats, not 1"),
        (["play", "--seats", "human", "greedi"], "there is no player of the kind 'greedi'; did you mean greedy?"),
        (["play", "--names", "Ann", "Ann"], "two players are called Ann"),
        (["play", "--names", "Ann", "Ben", "Cy"], "3 names were given for 2 seats"),
        (["play", "--target-vp", "0"], "target_vp must be a whole number of at least 1"),
        (["play", "--setup", "magic"], "invalid choice: 'magic'"),
        (["play", "--load", "/nowhere/game.json"], "cannot read /nowhere/game.json: No such file or directory"),
        (["replay", "/nowhere/game.json"], "cannot read /nowhere/game.json: No such file or directory"),
        (["replay"], "the following arguments are required: FILE"),
        (["sim", "--games", "0"], "expected a whole number of at least 1, not '0'"),
        (["sim", "--players", "5"], "argument --players: invalid choice"),
        (["sim", "--bots", "random", "clever"], "there is no bot 'clever'; the bots are random, greedy"),
    ],
)
def test_bad_input_gets_one_line_on_stderr_and_exit_code_2(smashup: Smashup, args: list[str], complaint: str) -> None:
    result = smashup(*args)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert result.err.startswith("smashup: ")
    assert complaint in result.err


def test_without_rich_it_says_how_to_install_it() -> None:
    without = "import sys; sys.modules['rich'] = None; from smashup.cli import main; sys.exit(main(sys.argv[1:]))"
    found = subprocess.run([sys.executable, "-c", without, "play"], capture_output=True, text=True, timeout=60)
    assert found.returncode == 2
    assert "pip install 'smashup[cli]'" in found.stderr
    assert len(found.stderr.splitlines()) == 1


def test_what_needs_no_drawing_needs_no_rich() -> None:
    without = "import sys; sys.modules['rich'] = None; from smashup.cli import main; sys.exit(main(sys.argv[1:]))"
    for args in (["cards", "--json"], ["sim", "--games", "1"], ["--version"]):
        found = subprocess.run([sys.executable, "-c", without, *args], capture_output=True, text=True, timeout=60)
        assert found.returncode == 0, found.stderr


def test_the_reader_of_a_pipe_may_stop_early() -> None:
    command = f"{sys.executable} -m smashup.cli cards --json | head -1"
    found = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert found.stdout == "[\n"
    assert found.stderr == ""


# cards


def test_cards_lists_every_faction(smashup: Smashup) -> None:
    result = smashup("cards")
    assert result.code == 0
    assert all(faction["name"] in result.out for faction in catalogue())


def test_cards_of_a_faction_shows_each_card_and_base(smashup: Smashup) -> None:
    result = smashup("cards", "Pirates", columns=200)
    assert result.code == 0
    faction = next(faction for faction in catalogue() if faction["key"] == "pirates")
    for card in [*faction["cards"], *faction["bases"]]:
        assert card["name"] in result.out


def test_cards_json_has_the_promised_fields(smashup: Smashup) -> None:
    found = json.loads(smashup("cards", "--json").out)
    assert [faction["key"] for faction in found] == [faction["key"] for faction in catalogue()]
    for faction in found:
        assert {"key", "name", "set", "cards", "bases"} <= set(faction)
        for card in faction["cards"]:
            assert set(card) == {"name", "kind", "copies", "power", "text", "plays_on", "abilities"}
        for base in faction["bases"]:
            assert set(base) == {"name", "breakpoint", "vp", "text", "abilities"}


def test_cards_json_of_one_faction_is_a_list_of_one(smashup: Smashup) -> None:
    found = json.loads(smashup("cards", "zombies", "--json").out)
    assert [faction["key"] for faction in found] == ["zombies"]


def test_cards_of_a_card_shows_its_text_and_rulings(smashup: Smashup) -> None:
    result = smashup("cards", "collector", columns=200)
    assert "Collector  Aliens · minion of power 2, 4 in the deck" in result.out
    assert "You may return a minion of power 3 or less here, other than a Collector, to its owner's hand." in result.out
    assert "• Collectors cannot return Collectors: neither another one nor itself." in result.out


def test_cards_of_a_base_shows_its_text_and_rulings(smashup: Smashup) -> None:
    result = smashup("cards", "tar", "--json")
    (base,) = [card for card in json.loads(result.out) if card["name"] == "Tar Pits"]
    assert (base["faction"], base["kind"], base["vp"]) == ("Dinosaurs", "base", [4, 3, 2])
    assert base["rulings"][0].startswith("Every minion destroyed here, in any turn, whoever owns it")


# sim


def test_sim_json_has_the_promised_fields(smashup: Smashup) -> None:
    found = json.loads(smashup("sim", "--games", 5, "--players", 3, "--seed", 4, "--json").out)
    assert list(found) == [
        *("games", "decisions", "turns", "seconds", "wins_by_faction"),
        *("unfinished", "forfeits", "troubles"),
    ]
    assert (found["unfinished"], found["forfeits"], found["troubles"]) == (0, {}, [])
    assert found["games"] == 5
    assert found["decisions"] > found["turns"] > 5
    # Five games with one winner each, who has two factions.
    assert sum(found["wins_by_faction"].values()) == 10


def test_sim_gives_the_same_games_for_the_same_seed(smashup: Smashup) -> None:
    first, again, other = (json.loads(smashup("sim", "--games", 3, "--seed", seed, "--json").out) for seed in (1, 1, 2))
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert first["decisions"] != other["decisions"]


def test_sim_plays_the_factions_it_is_told(smashup: Smashup) -> None:
    found = json.loads(smashup("sim", "--games", 4, "--factions", "aliens,pirates", "robots,zombies", "--json").out)
    assert set(found["wins_by_faction"]) == {"aliens", "pirates", "robots", "zombies"}


def test_sim_prints_a_summary_and_no_progress_bar_when_piped(smashup: Smashup) -> None:
    result = smashup("sim", "--games", 3, "--players", 4, "--bots", "random")
    assert result.code == 0
    assert result.lines[0].startswith("3 games of 4 players (random, random, random, random) in ")
    assert result.err == ""


def test_sim_cuts_short_what_does_not_end(smashup: Smashup) -> None:
    found = json.loads(
        smashup("sim", "--games", 2, "--players", 2, "--bots", "tests.lab.bots:Passer", "--max-turns", 9, "--json").out
    )
    assert (found["unfinished"], sum(found["wins_by_faction"].values())) == (2, 0)


@pytest.mark.parametrize(
    ("bot", "reason"), [("Stumbler", "I am lost"), ("Babbler", "is not one of"), ("Dreamer", "more than 0.2 seconds")]
)
def test_sim_goes_on_when_a_bot_fails(smashup: Smashup, bot: str, reason: str) -> None:
    args = ("sim", "--games", 2, "--bots", "random", f"tests.lab.bots:{bot}", "--max-seconds", 0.2)
    result = smashup(*args)
    assert result.code == 0
    assert f"tests.lab.bots:{bot} forfeited 2 of 2 games, which the others won." in result.out
    assert reason in result.out


# How the command line is built.


def test_no_module_is_called_like_one_of_the_standard_library() -> None:
    modules = [path for path in Path(package.__file__).parent.rglob("*.py") if path.stem in sys.stdlib_module_names]
    assert modules == []


def test_every_module_of_the_command_line_is_a_command() -> None:
    folder = Path(cli.__file__).parent
    modules = {path.stem for path in folder.glob("*.py") if not path.stem.startswith("__")}
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert modules | (packages - {"common", "terminal"}) == {
        command.__name__.rpartition(".")[2] for command in cli.COMMANDS
    }


def test_help_needs_nothing_that_is_slow_or_not_installed_everywhere() -> None:
    code = "import sys, smashup.cli; smashup.cli.main(['--help']); print(*sys.modules, file=sys.stderr)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert "commands:" in found.stdout
    loaded = set(found.stderr.split())
    slow = {"asyncio", "multiprocessing", "smashup.server", "smashup.matches.workers", "smashup.cli.terminal.session"}
    assert loaded & (set(cli.EXTRAS) | slow) == set()


def test_numpy_multiplies_with_one_thread_for_bots() -> None:
    code = """
import os, sys
from smashup.cli import main
main(["arena", "normal", "random", "--games", "2", "--workers", "1", "--max-turns", "1"])
from threadpoolctl import threadpool_info
print([pool["num_threads"] for pool in threadpool_info()], file=sys.stderr)
"""
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment, check=True
    )
    assert found.stderr.splitlines()[-1] == "[1]"
