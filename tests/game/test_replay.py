"""Replays: every step of a game, as each player knew it then, and with nothing hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from smashup import Event, Game, Options
from smashup.game.replay import ALL, Replay, told
from smashup.scenario import scenario
from tests.game.walking import play_on, random_game

NAMES = ["Ann", "Ben", "Cy", "Dee"]


def played(seed: int, players: int = 2, **options: Any) -> Game:
    return play_on(random_game(seed, players, **options), 10_000, seed)


def shown(replay: Replay, viewer: Any, first: int = 0, last: int = 10_000) -> list[dict[str, Any]]:
    """Everything that a viewer is given."""
    return [
        {
            "view": position.view,
            "events": [told(event, viewer, NAMES) for event in position.events],
            "options": position.decision
            and position.open
            and [option.to_dict() for option in position.decision.options],
            "chosen": position.chosen,
        }
        for position in replay.positions(first, last, viewer)
    ]


def test_the_steps_are_the_positions_between_the_choices():
    game = played(3)
    replay = Replay(game)
    assert [step.number for step in replay.steps] == list(range(len(game.choices) + 1))
    assert replay.steps[0].player is None
    assert replay.steps[-1].scores == game.scores
    assert replay.steps[-1].asked is None
    assert [step.asked for step in replay.steps[:-1]] == [step.player for step in replay.steps[1:]]
    assert sum(len(position.events) for position in replay.positions(0, replay.last, ALL)) == len(game.events)


def test_every_turn_and_every_scoring_is_in_the_index():
    game = played(3)
    replay = Replay(game)
    turns = [step.turn for step in replay.turns]
    assert turns == sorted(set(turns))
    assert turns[-1] == game.turn
    scored = [name for step in replay.steps for name in step.scored]
    assert scored == [event.base for event in game.events if event.kind == "scoring"]
    assert len(scored) >= 3


def test_the_game_that_is_replayed_stays_as_it_is():
    game = played(5)
    before = game.fingerprint()
    replay = Replay(game)
    list(replay.positions(0, 20, 0))
    assert (game.fingerprint(), len(game.choices)) == (before, replay.last)


def test_steps_can_be_looked_at_in_any_order():
    replay = Replay(played(5))
    forwards = shown(replay, 0, 0, 40)
    backwards = [shown(replay, 0, number, number)[0] for number in reversed(range(41))]
    assert backwards[::-1] == forwards


def test_what_was_chosen_is_an_option_of_who_was_asked_and_the_next_step_comes_of_it():
    replay = Replay(played(4))
    for position in replay.positions(0, replay.last - 1, ALL):
        assert position.decision is not None
        assert position.chosen == replay.choices[position.step]
    last = next(replay.positions(replay.last, replay.last, ALL))
    assert (last.decision, last.chosen) == (None, None)


def test_a_game_that_was_not_finished_ends_with_a_question():
    game = play_on(random_game(2), 30)
    replay = Replay(game)
    last = next(replay.positions(30, 30, ALL))
    assert last.decision is not None
    assert last.chosen is None


@pytest.mark.parametrize("seed", range(6))
def test_no_step_differs_for_a_player_when_only_what_that_player_did_not_know_differs(seed):
    replay = Replay(played(seed, players=2 + seed % 3, target_vp=6))
    for step in replay.steps[:-1]:
        for player in range(len(step.scores)):
            other = replay.at(step.number).determinize(player, seed=step.number)
            expected = {key: value for key, value in other.view(player, everything=False).items() if key != "decision"}
            position = next(replay.positions(step.number, step.number, player))
            seen = {key: value for key, value in position.view.items() if key != "decision"}
            assert seen == expected
            assert position.open == (position.decision is not None and position.decision.player == player)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_told_what_others_draw_or_look_at(seed):
    replay = Replay(played(seed, players=2 + seed % 3))
    hidden = 0
    for event in replay.events:
        for player in range(len(replay.steps[0].scores)):
            if event.seen_by is not None and player not in event.seen_by and event.cards:
                hidden += 1
                sentence = told(event, player, NAMES)
                names = {name for _, name in event.cards} - {event.base, event.target, event.source}
                assert not [name for name in names if name in sentence]
                assert any(name in told(event, ALL, NAMES) for _, name in event.cards)
    assert hidden > 20


def test_with_nothing_hidden_a_replay_tells_what_nobody_saw():
    event = Event("base_to_bottom", 1, 0, ((7, "Jungle Oasis"),), None, None, None, None, ())
    assert [told(event, viewer, NAMES) for viewer in (0, 1, ALL)] == [
        "Ann places a card on the bottom of the base deck.",
        "Ann places a card on the bottom of the base deck.",
        "Ann places Jungle Oasis on the bottom of the base deck.",
    ]


def test_a_rivals_other_hand_changes_nothing_of_what_a_player_is_shown():
    def game(rivals: list[str]) -> Game:
        found = (
            scenario(bases=["Tar Pits", "The Homeworld"], hand=["Scout", "Invader"])
            .hand(1, *rivals)
            .deck(1, "Hoverbot", "Zapbot", "Warbot")
            .deck(0, "Collector", "Collector", "Probe", "Scout")
            .start()
        )
        for label in ("Scout on Tar Pits", "End your plays"):
            found.choose(next(option for option in found.decision.options if option.label == label))
        return found

    one, other = Replay(game(["Nukebot", "Microbot Alpha"])), Replay(game(["Zapbot", "Microbot Fixer"]))
    assert json.dumps(shown(one, 0)) == json.dumps(shown(other, 0))
    assert json.dumps(shown(one, 1)) != json.dumps(shown(other, 1))
    assert json.dumps(shown(one, ALL)) != json.dumps(shown(other, ALL))


def test_at_the_end_a_player_still_sees_only_what_was_known_and_who_sees_all_sees_all():
    game = played(3)
    replay = Replay(game)
    own = next(replay.positions(replay.last, replay.last, 0)).view
    everything = next(replay.positions(replay.last, replay.last, ALL)).view
    assert own["over"]
    assert len(own["players"][1]["hand"]) < own["players"][1]["hand_size"]
    assert len(everything["players"][1]["hand"]) == everything["players"][1]["hand_size"]
    assert [len(player["deck_top"]) for player in everything["players"]] == [
        player["deck_size"] for player in everything["players"]
    ]


def test_who_sees_all_sees_everybodys_options():
    game = Game.new(2, seed=4, options=Options(setup="choose"))
    replay = Replay(play_on(game, 12))
    open_to = {viewer: [position.open for position in replay.positions(0, 12, viewer)] for viewer in (0, 1, ALL)}
    assert all(open_to[ALL])
    assert [one != other for one, other in zip(open_to[0], open_to[1], strict=True)] == [True] * 13
