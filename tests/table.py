"""What the tests say of a game, in the words of the table."""

from smashup import Game
from smashup.engine.power import breakpoint_of, power, totals
from smashup.engine.state import BaseInPlay, CardInPlay


def base_of(game: Game, name: str) -> BaseInPlay:
    """The base in play with that name."""
    return next(base for base in game.state.bases if base.definition.name == name)


def bases(game: Game) -> list[str]:
    """The names of the bases in play."""
    return [base.definition.name for base in game.state.bases]


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


def base_deck(game: Game) -> list[str]:
    """The names of the bases in the base deck, the top one first."""
    return [game.state.table[base].name for base in reversed(game.state.base_deck)]


def known_on_top(game: Game, of: int, to: int | None) -> list[str]:
    """The names of the top cards of a deck as far as another (None: a spectator) knows them, the top card first."""
    return [card["name"] for card in game.view(to)["players"][of]["deck_top"]]


def discard_pile(game: Game, player: int) -> list[str]:
    return [game.state.table[card].name for card in game.state.discards[player]]


def prompt(game: Game) -> str:
    """What is asked now; empty when the game is over."""
    return game.decision.prompt if game.decision is not None else ""


def decider(game: Game) -> int | None:
    """Who is asked now; None when the game is over."""
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
