"""A save is setup, seed and the keys chosen, as text; what cannot be loaded raises SaveError and says why."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import smashup
from smashup import Game, Options, SaveError, SmashUpError
from smashup.engine import FACTIONS
from smashup.game import notation
from smashup.game.fingerprint import table_fingerprint
from smashup.scenario import pick, play, scenario
from tests.game.walking import as_json, everything, play_on, random_game, walk
from tests.rules.cards_for_tests import ALL


def test_a_save_is_what_is_fixed_and_one_line_a_choice():
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7, options=Options(ask_end=True))
    game.choose("play collector on mushroom_kingdom")
    game.choose("end")
    lines = game.save().splitlines()
    assert lines[:6] == [
        "[Smash Up 3]",
        f'[Written by "smashup {smashup.__version__}"]',
        "[Players 2]",
        '[Factions [["aliens", "pirates"], ["robots", "zombies"]]]',
        "[Seed 7]",
        f"[Options {json.dumps(Options(ask_end=True).to_dict())}]",
    ]
    assert [re.sub("[0-9a-f]{8}", "…", line) for line in lines[6:]] == [
        "",
        "; Turn 1: p1, VP 0 0",
        "1. p1 play_cards: play collector on mushroom_kingdom {…}",
        "2. p1 play_cards: end {…}",
        "",
        "{…}",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_saving_and_loading_at_any_decision_changes_nothing(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        if number % 7 == 0:
            assert everything(Game.load(game.save())) == everything(game)


def test_a_finished_game_can_be_saved_and_loaded():
    game = play_on(random_game(2), 10_000)
    loaded = Game.load(game.save())
    assert loaded.over
    assert everything(loaded) == everything(game)


def test_a_loaded_game_goes_on_and_back_like_the_saved_one():
    game = play_on(random_game(5, 3), 60)
    loaded = Game.load(game.save())
    assert everything(play_on(loaded, 20, 1)) == everything(play_on(game, 20, 1))
    loaded.undo()
    game.undo()
    assert everything(loaded) == everything(game)


def test_a_save_made_in_the_middle_of_the_setup_can_be_loaded():
    game = Game.new(3, seed=11, options=Options(setup="draft", on_offer=6))
    game.choose(2)
    assert everything(Game.load(game.save())) == everything(game)


def test_a_save_may_be_bytes_and_the_log_may_be_left_out():
    game = play_on(random_game(5), 30)
    loaded = Game.load(game.save().encode(), log=False)
    assert loaded.fingerprint() == game.fingerprint()
    assert list(loaded.events) == []


def test_a_position_is_saved_and_loaded_like_any_game():
    game = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Collector", "Augmentation"])
        .minion("King Rex", on="Tar Pits", of=1, owner=0, counters=2, actions=[("Upgrade", 0)])
        .action("Jammed Signal", on="Tar Pits", of=0)
        .minion("War Raptor", on="Tar Pits", of=1)
        .deck(1, "Howl", "Laseratops")
        .discard_pile(0, "Scout")
        .vp(3, 4)
        .duplicate_factions()
        .start()
    )
    play(game, "Augmentation")
    pick(game, "War Raptor")
    assert everything(Game.load(game.save())) == everything(game)


# What cannot be saved.


def test_a_game_dealt_again_cannot_be_saved():
    with pytest.raises(SaveError, match="dealt again by determinize"):
        random_game(5).determinize(0).save()


def test_a_position_with_cards_of_its_own_cannot_be_saved():
    game = scenario(bases=["Tar Pits"], hand=["Dummy"], definitions=ALL).start()
    with pytest.raises(SaveError, match="cards that exist in it only"):
        game.save()


# What cannot be loaded.


def saved(**changes: Any) -> str:
    """A good save of an earlier version with some of its parts replaced."""
    return as_json(play_on(random_game(5), 30), **changes)


def text_of(*lines: str) -> str:
    """A good text with these lines instead of its choices."""
    fixed = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7).save().split("\n\n")[0]
    return "\n".join([fixed, "", *lines, ""])


def setup(**changes: Any) -> dict[str, Any]:
    """The setup of a good save with some of its parts replaced."""
    given = {"players": 2, "factions": [["aliens", "pirates"], ["robots", "zombies"]], "seed": 7}
    return {**given, "options": Options().to_dict(), **changes}


@pytest.mark.parametrize("junk", ["", "hello", "{", "\0", "[" * 100_000, None, 7, {"format": 1}])
def test_what_is_neither_notation_nor_json_is_refused(junk):
    with pytest.raises(SaveError, match=r"not a saved game: it begins with no \[Smash Up 3\], and it is not JSON"):
        Game.load(junk)


def test_what_is_not_text_is_refused():
    with pytest.raises(SaveError, match="not a saved game: it is not text"):
        Game.load(b"\xff\xfe")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[Smash Up 3]\n", "it breaks off before the fingerprint of its last position"),
        ("[Smash Up 4]\n\n{00000000}\n", "has version 4; this program reads versions 1 to 3"),
        ("[Smash Up x]\n", "line 1 is '[Smash Up x]'; expected [Smash Up 3] to begin with"),
        (
            text_of("2. p1 play_cards: end"),
            "line 8 is '2. p1 play_cards: end'; expected a tag such as [Seed 7], or choice 1",
        ),
        (text_of("1. p1 play_cards: end", "3. p2 play_cards: end"), "expected choice 2 such as `2. p1 play_cards: end"),
        (text_of("1. p1 play_cards: end", "[Seed 8]"), "line 9 is '[Seed 8]'; expected choice 2"),
        (text_of("[Seed 8]"), "line 8 is '[Seed 8]'"),
        (text_of("= {"), "line 8 is '= {'"),
        (text_of("{00000000}", "1. p1 play_cards: end"), "expected nothing after the fingerprint of the last position"),
        (text_of("x" * 200), "x …'; expected"),
        ("[Smash Up 3]\n\n{00000000}\n", "cannot be set up: a setup has players, factions, seed, options"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_the_line(text, reason):
    with pytest.raises(SaveError, match=re.escape(reason)):
        Game.load(text)


@pytest.mark.parametrize(
    "line",
    ["1. p1 play_cards: play moon on mushroom_kingdom", "1. p2 play_cards: end", "1. p9 play_cards: end"],
)
def test_a_text_with_a_choice_that_was_not_offered_is_refused(line):
    with pytest.raises(SaveError, match="this save was changed: turn 1, choice 1") as refused:
        Game.load(text_of(line, "", "{00000000}"))
    assert line.removeprefix("1. ") in str(refused.value)


@pytest.mark.parametrize("junk", ["[]", "7", "null", '"save"', "{}", '{"format": "chess", "version": 1}'])
def test_what_is_json_but_foreign_is_refused(junk):
    with pytest.raises(SaveError, match="not a saved game: it has no format 'smashup-save'"):
        Game.load(junk)


@pytest.mark.parametrize("version", [0, 3, "1", 1.0, True, None])
def test_a_save_of_another_version_is_refused(version):
    with pytest.raises(SaveError, match=re.escape(f"has version {version!r}; this program reads versions 1 to 3")):
        Game.load(saved(version=version))


@pytest.mark.parametrize("choices", [None, "012", {}, [0, "1"], [0, 1.0], [True], [None], [[0]]])
def test_choices_that_are_no_list_of_numbers_are_refused(choices):
    with pytest.raises(SaveError, match="damaged: its choices are not a list of whole numbers"):
        Game.load(saved(choices=choices))


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (None, "damaged: it has no setup"),
        ([], "damaged: it has no setup"),
        ({}, "cannot be set up: a setup has players, factions, seed, options"),
        (setup(more=1), "cannot be set up: a setup has players, factions, seed, options"),
        (setup(factions=[["aliens", "elves"], ["robots", "zombies"]]), "cannot be set up: there is no faction 'elves'"),
        (
            setup(factions=[["aliens", "aliens"], ["robots", "zombies"]]),
            "cannot be set up: player 1 has 'aliens' twice",
        ),
        (setup(factions=[["aliens", "pirates"]]), "cannot be set up: a game has 2 to 4 players"),
        (setup(factions="ab"), "cannot be set up: expected the number of players or a pair of factions"),
        (setup(factions=[[{}, {}], [[], []]]), "cannot be set up: there is no faction {}"),
        (setup(players=9, factions=None), "cannot be set up: a game has 2 to 4 players"),
        (setup(players="2", factions=None), "cannot be set up: expected the number of players"),
        (setup(seed="7"), "cannot be set up: the seed must be a whole number"),
        (setup(options={"target_vp": 0}), "cannot be set up: target_vp must be a whole number"),
        (setup(options={"all_bases": 1}), "cannot be set up: all_bases must be True or False"),
        (setup(options={"house_rules": True}), "damaged: its setup cannot be read"),
        (setup(options=None), "damaged: its setup cannot be read"),
        ({"scenario": None}, "damaged: its setup cannot be read"),
        ({"scenario": {}}, "damaged: its setup cannot be read"),
        ({"scenario": {"bases": ["Atlantis"]}}, "cannot be set up: there is no base 'Atlantis'"),
        ({"scenario": {"bases": ["Tar Pits"], "minions": [["Scout"]]}}, "damaged: its setup cannot be read"),
        ({"scenario": {"bases": ["Tar Pits"], "definitions": ["Scout"]}}, "damaged: its setup cannot be read"),
        ({"scenario": {"bases": ["Tar Pits"], "plays": [10**12, 1]}}, "cannot be set up: expected 0 to 40 plays"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_the_reason(given, reason):
    with pytest.raises(SaveError, match=re.escape(reason)):
        Game.load(saved(setup=given, choices=[]))


@pytest.mark.parametrize("choice", [-1, 10_000, 10**30])
def test_a_choice_that_was_not_offered_is_refused_and_named(choice):
    with pytest.raises(SaveError, match=re.escape("choice 1 of this save is not legal")) as refused:
        Game.load(saved(choices=[choice]))
    assert f"{choice} is not one of the" in str(refused.value)


def test_choices_beyond_the_end_of_the_game_are_refused():
    game = play_on(random_game(5), 10_000)
    number = len(game.choices) + 1
    with pytest.raises(SaveError, match=f"choice {number} of this save is not legal: the game is over"):
        Game.load(as_json(game, choices=[*game.choices, 0]))


@pytest.mark.parametrize("changes", [{"choices": [0]}, {"fingerprint": "0"}, {"fingerprint": None}])
def test_a_save_that_leads_elsewhere_is_refused(changes):
    with pytest.raises(SaveError, match="leads to a different position"):
        Game.load(saved(**changes))


@pytest.mark.parametrize("text", [saved(), play_on(random_game(5), 30).save().rstrip()], ids=["json", "text"])
def test_a_truncated_save_is_refused_wherever_it_ends(text):
    for length in range(0, len(text), 7):
        with pytest.raises(SaveError):
            Game.load(text[:length])


@pytest.mark.parametrize("text", [saved(), play_on(random_game(5), 30).save()], ids=["json", "text"])
def test_a_damaged_save_never_raises_anything_but_save_error(text):
    position_then = table_fingerprint(play_on(random_game(5), 30).state)
    chance = random.Random(1)
    for _ in range(300):
        position = chance.randrange(len(text))
        damaged = text[:position] + chance.choice('"{}[],:0123abc ') + text[position + 1 :]
        try:
            game = Game.load(damaged)
        except SaveError:
            continue
        assert table_fingerprint(game.state) == position_then  # The damage changed nothing that matters.


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of some plain data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path] * bool(path) + [found for key, value in inner for found in leaves(value, (*path, key))]


@pytest.mark.parametrize("junk", [None, True, -1, 10**9, 1.5, "x", [], {}, [[]], {"0": ["x"]}])
def test_no_part_of_a_save_can_be_replaced_by_junk_unnoticed(junk):
    position = (
        scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Collector"])
        .minion("King Rex", on="Tar Pits", of=1, counters=2, actions=["Upgrade"])
        .action("Jammed Signal", on="Tar Pits")
        .deck(0, "Scout")
        .discard_pile(1, "Howl")
        .base_deck("The Homeworld")
        .vp(1, 2)
        .plays(2, 1)
    )
    for game in (play_on(position.start(), 2), play_on(random_game(5), 5)):
        text = as_json(game)
        for way in leaves(json.loads(text)):
            data = part = json.loads(text)
            for key in way[:-1]:
                part = part[key]
            part[way[-1]] = junk
            try:
                loaded = Game.load(json.dumps(data))
            except SaveError:
                continue
            assert loaded.fingerprint() == game.fingerprint(), way


def test_a_save_error_is_one_of_the_errors_of_this_package():
    assert issubclass(SaveError, SmashUpError)


KEPT = Path(__file__).parents[1] / "kept"


@pytest.mark.parametrize("file", sorted(KEPT.glob("*/saves/*.json")), ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_saves_of_earlier_versions_still_load(file):
    text = file.read_text(encoding="utf-8")
    assert Game.load(text).choices == tuple(json.loads(text)["choices"])


def test_a_built_position_of_an_earlier_version_goes_on_in_the_middle_of_its_effect():
    game = Game.load((KEPT / "0.1.0" / "saves" / "built_position_in_an_effect.json").read_text(encoding="utf-8"))
    assert game.decision is not None
    assert (game.decision.player, game.decision.source.name) == (0, "Invasion")
    assert [option.label for option in game.decision.options] == ["The Homeworld", "Tortuga"]
    game.choose(1)  # Zapbot moves to Tortuga.
    view = game.view(0)
    assert [[(one["name"], one["power"]) for one in base["minions"]] for base in view["bases"]] == [
        [("War Raptor", 6), ("Collector", 2)],
        [("Microbot Guard", 1)],
        [("Zapbot", 2)],
    ]
    assert [player["vp"] for player in view["players"]] == [7, 5, 9]
    assert view["players"][2]["hand_size"] == 2  # Collector had returned Gnome.


@pytest.mark.parametrize("file", sorted(KEPT.glob("*/saves/*.json")), ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_a_growing_pool_changes_no_game_that_exists(file, larger_pool):
    text = file.read_text(encoding="utf-8")
    game = Game.load(text)
    assert game.choices == tuple(json.loads(text)["choices"])
    names = {definition.name for definition in game.state.table}
    assert names.isdisjoint({"Anthill", "Savanna", "Crater"})


@pytest.mark.parametrize("setup", ["random", "choose", "draft", "tournament"])
def test_a_save_holds_what_it_was_dealt_from(setup, larger_pool):
    game = play_on(Game.new(2, 5, Options(setup=setup, all_bases=setup == "random")), 30)
    text = game.save()
    assert "zebras" in notation.read(text).tags["Pool"]["tests"]
    kept = {key: FACTIONS.pop(key) for key in ("aardvarks",)}
    FACTIONS.update(kept)  # Now it comes last.
    loaded = Game.load(text)
    assert loaded.fingerprint() == game.fingerprint()
