"""A game's position written down as a scenario: it starts exactly there, or says what cannot be written down."""

import re
from typing import Any

import pytest

from smashup import Game, Options, SetupError
from smashup.bots import make_bot
from smashup.game.position import scenario_of
from smashup.scenario import Scenario, bases, deck, discard_pile, hand, pick, play, scenario, use


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
        "options": sorted(option.label for option in game.decision.options),
    }


@pytest.mark.parametrize("seed", range(4))
def test_a_game_goes_on_from_its_written_position(seed):
    game = Game.new(2 + seed % 3, seed, Options(setup="random"))
    bot = make_bot("random", seed)
    written = 0
    while (decision := game.decision) is not None:
        if decision.is_play_cards:
            try:
                position = scenario_of(game)
            except SetupError:
                pass
            else:
                written += 1
                again = Scenario.from_dict(position.to_dict()).start()
                assert told(again) == told(game)
        game.choose(bot.choose(game.seen_by(decision.player), decision))
    assert written > 5


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


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (lambda: played_out("Howl"), "an effect that lasts for a time"),
        (lambda: played_out("Summon", hand=["Chronomage"]), "a card that was played this turn"),
        (scenario_in_an_effect, "only a position where a player is asked what to play"),
    ],
)
def test_what_a_scenario_cannot_say_is_refused_by_name(game, message):
    with pytest.raises(SetupError, match=re.escape(message)):
        scenario_of(game())


def test_a_used_talent_is_refused():
    game = scenario(bases=["Tar Pits", "The Homeworld"]).minion("Great White", on="Tar Pits").start()
    use(game, "Great White")
    while not game.decision.is_play_cards:
        game.choose(len(game.decision.options) - 1)
    with pytest.raises(SetupError, match="an ability that was used this turn"):
        scenario_of(game)


def test_factions_may_be_given_where_the_cards_do_not_tell():
    game = scenario(bases=["Tar Pits"], hand=["Howl"]).factions(0, "dinosaurs", "ninjas").factions(1, "robots").start()
    assert game.factions == (("dinosaurs", "ninjas"), ("robots",))


def test_factions_that_do_not_exist_or_are_too_many_are_refused():
    with pytest.raises(SetupError, match="there is no faction 'mimes'"):
        scenario().factions(0, "mimes").start()
    with pytest.raises(SetupError, match="player 0 owns cards of 3 factions"):
        scenario(hand=["Howl"]).factions(0, "robots", "ninjas").start()
