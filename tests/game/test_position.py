"""A game's position written down as a scenario: it starts exactly there, or says what cannot be written down."""

import json
import re
from typing import Any

import pytest

from smashup import Game, Options, SetupError
from smashup.bots import make_bot
from smashup.game.position import position_of, scenario_of
from smashup.scenario import (
    Scenario,
    bases,
    deck,
    discard_pile,
    hand,
    offered,
    pick,
    play,
    plays_left,
    power_of,
    scenario,
    use,
)
from tests.game.walking import random_game, walk


def told(game: Game) -> dict[str, Any]:
    """What there is on the table, by name."""
    state = game.state
    names = [definition.name for definition in state.table]
    return {
        "bases": bases(game),
        "hands": [hand(game, player) for player in range(game.players)],
        "decks": [deck(game, player) for player in range(game.players)],
        "discards": [discard_pile(game, player) for player in range(game.players)],
        "base_decks": [[names[card] for card in pile] for pile in (state.base_deck, state.base_discard)],
        "in_play": [
            (card.definition.name, card.controller, state.rules.owners[card.id], card.at, card.counters)
            for card in state.cards_in_play()
        ],
        "scores": game.scores,
        "factions": game.factions,
        "plays": (state.minion_plays, state.action_plays, state.extra_plays),
        "current": game.current_player,
        "options": [option.key for option in game.decision.options],
    }


def in_force(game: Game) -> tuple[Any, ...]:
    """What there is besides, and what is random."""
    state = game.state
    return (
        (state.played, state.used, state.lasting, state.memos, state.loaned),
        [base.counters for base in state.bases],
        (state.extra_turns, state.next_player, state.turn, state.rng),
        (state.table, state.hooks, state.rules.owners),
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_game_goes_on_from_its_written_position_as_it_did(seed):
    """Every Play Cards position of a random game can be written down; what is then chosen has the same outcome."""
    game = Game.new(2 + seed % 3, seed, Options(setup="random", ask_end=True))
    bot = make_bot("random", seed)
    again: Game | None = None
    written = 0
    while (decision := game.decision) is not None:
        if decision.is_play_cards:
            if again is not None:
                assert told(again) == told(game)
                assert in_force(again) == in_force(game)
            position = json.loads(json.dumps(scenario_of(game).to_dict()))
            again = Scenario.from_dict(position).start()
            assert told(again) == told(game)
            assert in_force(again) == in_force(game)
            written += 1
        assert again is None or offered(again) == offered(game)
        chosen = bot.choose(game.seen_by(decision.player), decision)
        game.choose(chosen)
        if again is not None:
            again.choose(chosen)
    assert written > 20
    assert again is not None
    assert again.winners == game.winners


def test_the_end_of_the_plays_is_asked_for_so_that_the_position_stays_to_be_looked_at():
    game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    assert scenario_of(game).start().state.rules.options.ask_end


def played_out(card, *answers, **rest):
    game = scenario(bases=["Tar Pits"], hand=[card, *rest.get("hand", ())]).minion("War Raptor", on="Tar Pits").start()
    play(game, card)
    pick(game, *answers)
    return game


def scenario_in_an_effect():
    game = (
        scenario(bases=["Tar Pits"], hand=["Augmentation"])
        .minion("War Raptor", on="Tar Pits")
        .minion("King Rex", on="Tar Pits")
        .start()
    )
    play(game, "Augmentation")
    return game


def test_in_the_middle_of_an_effect_there_is_no_position_to_be_written_down():
    with pytest.raises(SetupError, match="only a position where a player is asked what to play"):
        scenario_of(scenario_in_an_effect())


def again(game: Game) -> Game:
    return scenario_of(game).start()


def test_an_effect_that_lasts_is_written_down():
    game = again(played_out("Howl"))
    assert power_of(game, "War Raptor") == 4
    pick(game, "end")
    assert power_of(game, "War Raptor") == 3


def test_a_play_with_limits_and_what_was_played_are_written_down():
    game = played_out("Summon", hand=["Chronomage"])
    assert [play.card for play in game.state.played] != []
    assert (plays_left(again(game)), len(again(game).state.played)) == (plays_left(game), len(game.state.played))


def test_a_used_talent_stays_used():
    game = scenario(bases=["Tar Pits", "The Homeworld"]).minion("Great White", on="Tar Pits").start()
    use(game, "Great White")
    while not game.decision.is_play_cards:
        game.choose(len(game.decision.options) - 1)
    assert offered(again(game)) == offered(game) == ["End your plays"]


def test_factions_may_be_given_where_the_cards_do_not_tell():
    game = scenario(bases=["Tar Pits"], hand=["Howl"]).factions(0, "dinosaurs", "ninjas").factions(1, "robots").start()
    assert game.factions == (("dinosaurs", "ninjas"), ("robots",))


def test_factions_that_do_not_exist_or_are_too_many_are_refused():
    with pytest.raises(SetupError, match="there is no faction 'mimes'"):
        scenario().factions(0, "mimes").start()
    with pytest.raises(SetupError, match="player 0 owns cards of 3 factions"):
        scenario(hand=["Howl"]).factions(0, "robots", "ninjas").start()


# In one line.


def test_a_position_in_one_line_reads_like_the_table():
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Collector", "Invader"])
        .minion("Microbot Guard", on="Tar Pits", of=1, counters=2, actions=[("Upgrade", 0)])
        .minion("Scout", on="The Homeworld", of=1, owner=0)
        .action("Jammed Signal", on="Tar Pits")
        .deck(1, "Walker", "Zapbot")
        .hand(1, "Scout", owner=0)
        .base_deck("Jungle Oasis")
        .vp(3, 4)
        .start()
    )
    line = position_of(game)
    assert line.startswith(
        "turn 1 p1 play_cards 1+1 | vp 3 4 | at tar_pits: microbot_guard of p2 +2 (upgrade of p1); jammed_signal of p1"
        " | at the_homeworld: scout of p2 owned by p1 | p1 aliens dinosaurs: collector, invader; ;"
        " | p2 zombies robots: scout of p1; walker, zapbot; | bases jungle_oasis; | {"
    )
    assert position_of(Scenario.from_line(line).start()) == line


@pytest.mark.parametrize("seed", range(6))
def test_a_line_starts_where_it_was_written(seed):
    for number, game in enumerate(walk(random_game(seed, 2 + seed % 3), seed)):
        if game.decision.is_play_cards and number % 3 == 0:
            again = Scenario.from_line(position_of(game)).start()
            assert {option.key for option in again.decision.options} == {option.key for option in game.decision.options}
            assert position_of(again) == position_of(game)


def test_in_the_middle_of_an_effect_the_line_says_who_is_asked_what():
    game = (
        scenario(bases=["Tar Pits"], hand=["Collector"])
        .minion("Microbot Guard", on="Tar Pits", of=1)
        .minion("Zapbot", on="Tar Pits", of=1)
        .start()
    )
    play(game, "Collector", on="Tar Pits")
    line = position_of(game)
    assert line.endswith(" | asks p1 collector/minion")
    with pytest.raises(SetupError, match="in the middle of an effect"):
        Scenario.from_line(line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "cannot be read; expected `turn 1 p1 play_cards 1+1`"),
        ("hello", "'hello' cannot be read"),
        ("at tar_pits:", "this is not a position"),
        ("p1: scout | p2:", "this is not a position"),
        ("at tar_pits: | p2:", "'p2:' cannot be read"),
        ("at tar_pits: | p1: ; ; ; | p2:", "'p1: ; ; ;' cannot be read"),
        ("at tar_pits: scout at p1 | p1: | p2:", "'scout at p1' cannot be read; expected a card in play"),
        ("at tar_pits: | p1: scout x | p2:", "'scout x' cannot be read; expected a card such as"),
        ("at tar_pits: | p1: | p2: | {", "is not JSON"),
        ("at tar_pits: ; jammed_signal of p1 = x | p1: | p2:", "'x' cannot be read; expected JSON"),
        ("at tar_pit: | p1: | p2:", "did you mean"),
        ("at tar_pits: scuot of p1 | p1: | p2:", "did you mean"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_the_part(line, reason):
    with pytest.raises(SetupError, match=re.escape(reason)):
        Scenario.from_line(line).start()
