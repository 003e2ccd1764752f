"""The position of a game written down as a scenario: for puzzles, bug reports and "what if"."""

from __future__ import annotations

from typing import Any

from smashup.engine.errors import SetupError
from smashup.engine.options import Options
from smashup.engine.state import NOT_IN_PLAY, CardInPlay, State
from smashup.game import plain, position_line
from smashup.game.builder import PHASES
from smashup.game.circumstances import in_force
from smashup.game.game import Game
from smashup.game.scenario import Scenario

PHASE_KEYS = ("setup", *PHASES, "over")
"""What a line calls the phases, in their order."""
_SETUP = ("setup", "on_offer", "sets")
"""Options that have no say once a game has begun."""


def scenario_of(game: Game) -> Scenario:
    """The position as a scenario that starts exactly there, hidden cards included.

    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> copy = scenario_of(game).start()
    >>> copy.view(0)["players"][1]["hand_size"], len(copy.decision) == len(game.decision)
    (5, True)

    Only where a player is asked what to play: else a SetupError says so. It goes on as the game would, chance
    included; only what was known of hidden cards is forgotten.
    """
    decision = game.decision
    if decision is None or not decision.is_play_cards:
        raise SetupError("only a position where a player is asked what to play can be written down as a scenario")
    return Scenario.from_dict({**_on_the_table(game.state), "ids": _ids(game.state)})


def position_of(game: Game) -> str:
    """Where a game stands, in one line of text, hidden cards included (see `smashup.game.position_line`).

    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> position_of(game)[:45]
    'turn 1 p1 play_cards 1+1 | vp 0 0 | at school'

    Where a player is asked what to play, `Scenario.from_line` starts there. In the middle of an effect the last part
    says who is asked what.
    """
    decision = game.decision
    line = position_line.write(_on_the_table(game.state) | {"phase": PHASE_KEYS[game.state.phase]})
    if decision is None or decision.is_play_cards:
        return line
    return f"{line}{position_line.BAR}asks p{decision.player + 1} {decision.question}"


def _on_the_table(state: State) -> dict[str, Any]:
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
        "plays": [state.minion_plays, state.action_plays],
        "turn_number": state.turn,
        "chance": state.rng,
        **in_force(state),
        **_cards_of_its_own(state),
    }
    if counters := {base.definition.name: base.counters for base in state.bases if base.counters}:
        data["counters"] = counters
    if state.titans:
        data["titans"] = [_titan(state, titan) for titan in state.titans]
    if state.extra_turns:
        data["extra_turns"] = list(state.extra_turns)
    if state.next_player != (state.current + 1) % state.players:
        data["next_player"] = state.next_player
    return data


def _ids(state: State) -> list[int]:
    """The ids of all cards in the order in which the builder puts them into their places."""
    decks = [deck[::-1] for deck in state.decks]
    found = [card for piles in (state.hands, decks, state.discards) for pile in piles for card in pile]
    found += [base.id for base in state.bases]
    found += [card.id for minion in state.minions() for card in (minion, *minion.actions)]
    found += [action.id for base in state.bases for action in base.actions]
    return found + state.base_deck + state.base_discard + [titan.id for titan in state.titans]


def _cards_of_its_own(state: State) -> dict[str, Any]:
    """The cards of no faction, which exist in this position only."""
    own = [definition for definition in dict.fromkeys(state.table) if definition.faction is None]
    found: dict[str, Any] = {
        "plain": [plain.written(definition) for definition in own if plain.is_plain(definition)],
        "definitions": [definition for definition in own if not plain.is_plain(definition)],
    }
    return {key: entries for key, entries in found.items() if entries}


def _options(options: Options) -> dict[str, Any]:
    """Those that matter after the setup and are not as usual."""
    usual = Options().to_dict()
    found = {
        name: value for name, value in options.to_dict().items() if value != usual.get(name) and name not in _SETUP
    }
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
    attached = [_attached(state, action) for action in minion.actions]
    base = state.bases[minion.at].definition.name
    return [
        minion.definition.name,
        base,
        minion.controller,
        state.rules.owners[minion.id],
        minion.counters,
        attached,
    ]


def _titan(state: State, titan: CardInPlay) -> list[Any]:
    base = None if titan.at == NOT_IN_PLAY else state.bases[titan.at].definition.name
    return [titan.definition.name, base, titan.controller, state.rules.owners[titan.id], titan.counters]


def _attached(state: State, action: CardInPlay) -> list[Any]:
    owner = state.rules.owners[action.id]
    return [action.definition.name, action.controller, *([] if owner == action.controller else [owner])]


def _action(state: State, action: CardInPlay) -> list[Any]:
    base = state.bases[action.at].definition.name
    owner = state.rules.owners[action.id]
    return [action.definition.name, base, action.controller, owner, state.memos.get(action.id)]
