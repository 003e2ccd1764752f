"""A game's position written down as a scenario: it starts exactly there, or says what cannot be written down."""

import json
from typing import Any

import pytest

from smashup import Game, Options, SetupError
from smashup.bots import make_bot
from smashup.game.position import scenario_of
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
