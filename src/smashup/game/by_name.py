"""Choosing by the names of cards, bases and players: for tests, lessons and anybody who plays a position by hand.

`play_of`, `use_of` and `pick_of` say which options are meant; `play`, `use` and `pick` choose the first of those.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import IllegalChoiceError
from smashup.game.game import Game

Wanted: TypeAlias = Callable[[Game, Option], bool]
"""Is this option of the game's decision one that is meant?"""


# What can be meant.


def play_of(card: str, on: str | None = None, of: int | None = None) -> Wanted:
    """To play the card; on a base or minion of that name (of that player), if one is given."""

    def fits(game: Game, option: Option) -> bool:
        if option.kind != "play" or _name(game, option.card) != card:
            return False
        if option.target is not None:
            minion = game.state.find(option.target)
            assert minion is not None
            return on in (None, minion.definition.name) and of in (None, minion.controller)
        return on in (None, _name(game, option.base))

    return fits


def use_of(card: str) -> Wanted:
    """To use the talent or "on your turn" ability of the card."""
    return lambda game, option: option.kind in ("talent", "use") and _name(game, option.card) == card


def pick_of(choice: str | int, of: int | None = None, on: str | None = None) -> Wanted:
    """A card, base or faction by its name, a player by number, an answer such as "yes" or "pass", or an option's key.

    `of` and `on` tell minions of one name apart by controller and base.
    """

    def fits(game: Game, option: Option) -> bool:
        if isinstance(choice, int):
            return option.player == choice
        if option.kind in ("minion", "action", "ability", "talent", "use") and option.card is not None:
            card = game.state.find(option.card)
            if of is not None and (card is None or card.controller != of):
                return False
            if on is not None and _name(game, option.base) != on:
                return False
            return choice in (_name(game, option.card), option.label)
        return choice in (option.key, option.label)

    return fits


def _name(game: Game, card: int | None) -> str | None:
    return None if card is None else game.state.table[card].name


# Choosing it.


def play(game: Game, card: str, *, on: str | None = None, of: int | None = None) -> None:
    """Choose to play a card by its name, on a base or minion by its name (of that player)."""
    _choose_first(game, f"play {card}" + (f" on {on}" if on else ""), play_of(card, on, of))


def use(game: Game, card: str) -> None:
    """Choose to use the talent or "on your turn" ability of a card by its name."""
    _choose_first(game, f"use {card}", use_of(card))


def pick(game: Game, *choices: str | int, of: int | None = None, on: str | None = None) -> None:
    """Answer the next decisions, each by what is chosen: see `pick_of`."""
    for choice in choices:
        _choose_first(game, f"pick {choice!r}", pick_of(choice, of, on))


def offered(game: Game) -> list[str]:
    """The labels of the options there are now."""
    return [option.label for option in _decision(game).options]


def _decision(game: Game) -> Decision:
    if game.decision is None:
        raise IllegalChoiceError("the game is over")
    return game.decision


def _choose_first(game: Game, what: str, fits: Wanted) -> None:
    decision = _decision(game)
    for option in decision.options:
        if fits(game, option):
            game.choose(option)
            return
    raise IllegalChoiceError(
        f"cannot {what}: player {decision.player} is asked {decision.prompt!r} "
        f"and may choose {', '.join(offered(game))}"
    )
