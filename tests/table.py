"""What the tests say of a game, in the words of the table."""

from smashup import Game
from smashup.engine.power import breakpoint_of, power, totals
from smashup.engine.state import BaseInPlay, CardInPlay


def base_of(game: Game, name: str) -> BaseInPlay:
    """The base in play with that name."""
    return next(base for base in game.state.bases if base.definition.name == name)


def minions(game: Game, base: str, of: int | None = None) -> list[str]:
    """The names of the minions on a base, of all players or one."""
    return [m.definition.name for m in base_of(game, base).minions if of in (None, m.controller)]


def minion(game: Game, name: str, of: int | None = None) -> CardInPlay:
    """A minion in play by its name."""
    return next(m for m in game.state.minions() if m.definition.name == name and of in (None, m.controller))


def power_of(game: Game, name: str, of: int | None = None) -> int:
    return power(game.state, minion(game, name, of))


def total(game: Game, base: str, player: int) -> int:
    return totals(game.state, base_of(game, base))[player]


def breakpoint_on(game: Game, base: str) -> int:
    return breakpoint_of(game.state, base_of(game, base))


def actions_on(game: Game, name: str) -> list[str]:
    """The names of the actions on a base or a minion."""
    for base in game.state.bases:
        if base.definition.name == name:
            return [action.definition.name for action in base.actions]
    return [action.definition.name for action in minion(game, name).actions]


def hand(game: Game, player: int) -> list[str]:
    return [game.state.table[card].name for card in game.state.hands[player]]


def deck(game: Game, player: int) -> list[str]:
    """The names of the cards in a deck, the top card first."""
    return [game.state.table[card].name for card in reversed(game.state.decks[player])]


def discard_pile(game: Game, player: int) -> list[str]:
    return [game.state.table[card].name for card in game.state.discards[player]]


def prompt(game: Game) -> str:
    """What is asked now; empty when the game is over."""
    return game.decision.prompt if game.decision is not None else ""


def asked_by(game: Game) -> str | None:
    """The name of the card whose text asks now, or None for the rules."""
    decision = game.decision
    return decision.source.name if decision is not None and decision.source is not None else None
