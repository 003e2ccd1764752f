"""Looking at a game in the words of the table: what a test asserts, by the names of cards and bases.

Players are numbers from 0, as everywhere in the API. A name that is not there is an error that says what is.
"""

from __future__ import annotations

from collections.abc import Iterable

from smashup.engine.errors import SmashUpError
from smashup.engine.power import breakpoint_of, power, totals
from smashup.engine.state import BaseInPlay, CardInPlay
from smashup.game.game import Game

# Bases.


def base_of(game: Game, name: str) -> BaseInPlay:
    """The base in play with that name."""
    for base in game.state.bases:
        if base.definition.name == name:
            return base
    raise SmashUpError(f"there is no base {name!r} in play; there are {_listed(bases(game))}")


def bases(game: Game) -> list[str]:
    """The names of the bases in play."""
    return [base.definition.name for base in game.state.bases]


def total(game: Game, base: str, player: int) -> int:
    """A player's power on a base."""
    return totals(game.state, base_of(game, base))[player]


def breakpoint_on(game: Game, base: str) -> int:
    """The breakpoint of a base as it is now."""
    return breakpoint_of(game.state, base_of(game, base))


def counters_on(game: Game, base: str) -> int:
    """The counters on a base (not those on its minions)."""
    return base_of(game, base).counters


# Minions and actions.


def minions(game: Game, base: str, of: int | None = None) -> list[str]:
    """The names of the minions on a base, of all players or one."""
    return [m.definition.name for m in base_of(game, base).minions if of in (None, m.controller)]


def minion(game: Game, name: str, of: int | None = None, at: str | None = None, nth: int = 1) -> CardInPlay:
    """A minion in play by its name; of that player, at that base, the nth of those (1 is the first)."""
    there = game.state.minions() if at is None else base_of(game, at).minions
    found = [m for m in there if m.definition.name == name and of in (None, m.controller)]
    if not 1 <= nth <= len(found):
        raise SmashUpError(
            f"there is no minion {name!r}{'' if of is None else f' of player {of}'}{'' if at is None else f' at {at}'}"
            f"{'' if nth == 1 else f', number {nth}'}; there are {_listed(m.definition.name for m in there)}"
        )
    return found[nth - 1]


def power_of(game: Game, name: str, of: int | None = None, at: str | None = None, nth: int = 1) -> int:
    """The power of a minion in play; see `minion`."""
    return power(game.state, minion(game, name, of, at, nth))


def actions_on(game: Game, name: str) -> list[str]:
    """The names of the actions on a base or a minion."""
    for base in game.state.bases:
        if base.definition.name == name:
            return [action.definition.name for action in base.actions]
    return [action.definition.name for action in minion(game, name).actions]


# Titans.


def titan(game: Game, name: str, of: int | None = None) -> CardInPlay:
    """A titan of the game by its name, in play or set aside; of that player."""
    found = [t for t in game.state.titans if t.definition.name == name and of in (None, t.controller)]
    if not found:
        raise SmashUpError(
            f"there is no titan {name!r}; there are {_listed(t.definition.name for t in game.state.titans)}"
        )
    return found[0]


def titans(game: Game, base: str) -> list[str]:
    """The names of the titans on a base."""
    return [t.definition.name for t in game.state.titans_at(base_of(game, base))]


# Hands, decks, discard piles.


def hand(game: Game, player: int) -> list[str]:
    """The names of the cards in a hand."""
    return [game.state.table[card].name for card in game.state.hands[player]]


def deck(game: Game, player: int) -> list[str]:
    """The names of the cards in a deck, the top card first."""
    return [game.state.table[card].name for card in reversed(game.state.decks[player])]


def base_deck(game: Game) -> list[str]:
    """The names of the bases in the base deck, the top one first."""
    return [game.state.table[base].name for base in reversed(game.state.base_deck)]


def known_on_top(game: Game, of: int, to: int | None) -> list[str]:
    """The names of the top cards of a deck as far as another (None: a spectator) knows them, the top card first."""
    return [card["name"] for card in game.view(to)["players"][of]["deck_top"]]


def discard_pile(game: Game, player: int) -> list[str]:
    """The names of the cards in a discard pile, the last one discarded last."""
    return [game.state.table[card].name for card in game.state.discards[player]]


# The question, the plays, the story.


def prompt(game: Game) -> str:
    """What is asked now; empty when nothing is."""
    return game.decision.prompt if game.decision is not None else ""


def decider(game: Game) -> int | None:
    """Who is asked now; None when nobody is."""
    return game.decision.player if game.decision is not None else None


def asked_by(game: Game) -> str | None:
    """The name of the card whose text asks now, or None for the rules."""
    decision = game.decision
    return decision.source.name if decision is not None and decision.source is not None else None


def plays_left(game: Game) -> tuple[int, int]:
    """How many minions and actions the current player may still play, normal and extra plays together."""
    state = game.state
    extra = sum(play.minion for play in state.extra_plays)
    return state.minion_plays + extra, state.action_plays + len(state.extra_plays) - extra


def events(game: Game) -> list[str]:
    """The kinds of everything that happened, in order."""
    return [event.kind for event in game.events]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
