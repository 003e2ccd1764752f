"""The position of a game written down as a scenario: for puzzles, bug reports and "what if"."""

from __future__ import annotations

from typing import Any

from smashup.engine.errors import SetupError
from smashup.engine.options import Options
from smashup.engine.state import ANY_ACTION, ANY_MINION, CardInPlay, State
from smashup.game.game import Game
from smashup.game.scenario import Scenario

_SETUP = ("setup", "on_offer", "sets")
"""Options that have no say once a game has begun."""


def scenario_of(game: Game) -> Scenario:
    """The position as a scenario that starts exactly there, hidden cards included.

    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> copy = scenario_of(game).start()
    >>> copy.view(0)["players"][1]["hand_size"], len(copy.decision) == len(game.decision)
    (5, True)

    Only where a player is asked what to play, and nothing is in force that a scenario cannot say: an effect that
    lasts for a time, an extra play with limits, something that was used or played this turn. Else a SetupError says
    what it is. Cards get new ids, and what was known of hidden cards is forgotten.
    """
    state, decision = game.state, game.decision
    if decision is None or not decision.is_play_cards:
        raise SetupError("only a position where a player is asked what to play can be written down as a scenario")
    _refuse_what_cannot_be_said(state)
    extra_minions, extra_actions = state.extra_plays.count(ANY_MINION), state.extra_plays.count(ANY_ACTION)
    data: dict[str, Any] = {
        "players": state.players,
        "options": _options(state.rules.options),
        "factions": {str(player): list(pair) for player, pair in enumerate(state.rules.factions)},
        "bases": [base.definition.name for base in state.bases],
        "hands": _piles(state, state.hands),
        "decks": _piles(state, [deck[::-1] for deck in state.decks]),
        "discards": _piles(state, state.discards),
        "base_deck": [state.table[card].name for card in reversed(state.base_deck)],
        "base_discard": [state.table[card].name for card in state.base_discard],
        "minions": [_minion(state, minion) for minion in state.minions()],
        "actions": [_action(state, action) for base in state.bases for action in base.actions],
        "vp": list(state.vp),
        "current": state.current,
        "phase": "play_cards",
        "plays": [state.minion_plays + extra_minions, state.action_plays + extra_actions],
    }
    return Scenario.from_dict(data)


def _refuse_what_cannot_be_said(state: State) -> None:
    odd = [play for play in state.extra_plays if play not in (ANY_MINION, ANY_ACTION)]
    on_bases = {action.id for base in state.bases for action in base.actions}
    attached = [action for minion in state.minions() for action in minion.actions]
    lent = [action for action in attached if state.rules.owners[action.id] != action.controller]
    ordinary = (state.current + 1) % state.players
    for what, there in {
        "an effect that lasts for a time": state.lasting,
        "an extra play with limits": odd,
        "an ability that was used this turn": state.used,
        "a card that was played this turn": state.played,
        "an extra play of a kind whose normal play is gone": state.extra_plays
        and not (state.minion_plays and state.action_plays),
        "a card that remembers something": set(state.memos) - on_bases,
        "a minion that will go back to another player": state.loaned,
        "a base with counters": any(base.counters for base in state.bases),
        "an action that is controlled by another player than its owner": lent,
        "an extra turn to come": state.extra_turns or state.next_player != ordinary,
    }.items():
        if there:
            raise SetupError(f"this position cannot be written down as a scenario: there is {what}")


def _options(options: Options) -> dict[str, Any]:
    """Those that matter after the setup and are not as usual."""
    usual = Options().to_dict()
    found = {name: value for name, value in options.to_dict().items() if value != usual[name] and name not in _SETUP}
    return {**found, "ask_end": True}


def _piles(state: State, piles: list[list[int]]) -> dict[str, list[Any]]:
    owners = state.rules.owners
    return {
        str(player): [
            state.table[card].name if owners[card] == player else [state.table[card].name, owners[card]]
            for card in pile
        ]
        for player, pile in enumerate(piles)
        if pile
    }


def _minion(state: State, minion: CardInPlay) -> list[Any]:
    attached = [[action.definition.name, action.controller] for action in minion.actions]
    base = state.bases[minion.at].definition.name
    return [
        minion.definition.name,
        base,
        minion.controller,
        state.rules.owners[minion.id],
        minion.counters,
        attached,
    ]


def _action(state: State, action: CardInPlay) -> list[Any]:
    base = state.bases[action.at].definition.name
    owner = state.rules.owners[action.id]
    return [action.definition.name, base, action.controller, owner, state.memos.get(action.id)]
