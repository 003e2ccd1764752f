"""Choosing by the names of cards, bases and players: for tests, lessons and anybody who plays a position by hand.

`play_of`, `use_of` and `pick_of` say which options are meant; `play`, `use` and `pick` choose the one that is. A name
that fits several options between which there is a difference is an error that says how to be exact.

Players are numbers from 0, as everywhere in the API; labels call them Player 1, Player 2 and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from smashup.engine.decisions import Decision, Option
from smashup.engine.errors import IllegalChoiceError
from smashup.game.game import Game

Wanted: TypeAlias = Callable[[Game, Option], bool]
"""Is this option of the game's decision one that is meant?"""
PlayedAs: TypeAlias = Literal["minion", "action"]


# What can be meant.


def play_of(
    card: str,
    on: str | None = None,
    of: int | None = None,
    *,
    at: str | None = None,
    as_: PlayedAs | None = None,
) -> Wanted:
    """To play the card.

    `on` is the base or minion it goes on, `at` the base where that is, `of` whose the minion is it goes on (of a card
    that goes on no minion: whose the card is). A minion that may be played in place of an action is played `as_`
    "minion" or "action".
    """

    def fits(game: Game, option: Option) -> bool:
        if option.kind != "play" or _name(game, option.card) != card:
            return False
        place, whose = (option.base, option.card) if option.target is None else (option.target, option.target)
        if on not in (None, _name(game, place)) or as_ not in (None, _played_as(game, option)):
            return False
        return at in (None, _name(game, option.base)) and of in (None, _player(game, whose))

    return fits


def use_of(card: str, *, at: str | None = None, of: int | None = None) -> Wanted:
    """To use the talent or "on your turn" ability of the card; of the one at that base, of that player."""

    def fits(game: Game, option: Option) -> bool:
        return (
            option.kind in ("talent", "use")
            and _name(game, option.card) == card
            and at in (None, _name(game, option.base))
            and of in (None, _player(game, option.card))
        )

    return fits


def pick_of(choice: str | int, of: int | None = None, on: str | None = None, *, at: str | None = None) -> Wanted:
    """A card, base or faction by its name, a player by number, an answer such as "yes" or "pass", or an option's key
    or label.

    `of`, `on` and `at` tell cards of one name apart: by their controller (of a card that is not in play, its owner), by
    the base or minion they are on, by the base.
    """

    def fits(game: Game, option: Option) -> bool:
        if isinstance(choice, int):
            return option.player == choice
        if option.card is None:
            return choice in (option.key, option.label)
        if choice not in (_name(game, option.card), option.label, option.key):
            return False
        on_it = (_name(game, option.base), _name(game, option.target), _host(game, option.card))
        if (on is not None and on not in on_it) or at not in (None, _name(game, option.base)):
            return False
        return of in (None, _player(game, option.card))

    return fits


def _name(game: Game, card: int | None) -> str | None:
    return None if card is None else game.state.table[card].name


def _player(game: Game, card: int | None) -> int | None:
    """Who controls a card in play, or owns another card."""
    if card is None:
        return None
    found = game.state.find(card)
    return game.state.rules.owners[card] if found is None else found.controller


def _host(game: Game, card: int) -> str | None:
    """The minion that an action in play is on."""
    found = game.state.find(card)
    host = None if found is None else game.state.host_of(found)
    return None if host is None else host.definition.name


def _played_as(game: Game, option: Option) -> PlayedAs:
    assert option.card is not None
    if game.state.table[option.card].is_minion and " as action" not in option.key:
        return "minion"
    return "action"


# Choosing it.


def play(
    game: Game,
    card: str,
    *,
    on: str | None = None,
    of: int | None = None,
    at: str | None = None,
    as_: PlayedAs | None = None,
    nth: int | None = None,
) -> None:
    """Choose to play a card by its name, on a base or minion by its name; see `play_of`.

    What cannot be told apart otherwise is told apart by `nth`: 1 is the first option that fits.
    """
    _choose(game, f"play {card}" + (f" on {on}" if on else ""), play_of(card, on, of, at=at, as_=as_), nth)


def use(game: Game, card: str, *, at: str | None = None, of: int | None = None, nth: int | None = None) -> None:
    """Choose to use the talent or "on your turn" ability of a card by its name; see `use_of`."""
    _choose(game, f"use {card}", use_of(card, at=at, of=of), nth)


def pick(
    game: Game,
    *choices: str | int,
    of: int | None = None,
    on: str | None = None,
    at: str | None = None,
    nth: int | None = None,
) -> None:
    """Answer the next decisions, each by what is chosen: see `pick_of`.

    A decision with one legal answer is made without asking, unless the game has `Options(ask_single=True)`: such
    answers are not picked.
    """
    if nth is not None and len(choices) != 1:
        raise IllegalChoiceError("nth= speaks of one choice: pick the others in calls of their own")
    for choice in choices:
        _choose(game, f"pick {choice!r}", pick_of(choice, of, on, at=at), nth, choice)


def offered(game: Game) -> list[str]:
    """The labels of the options there are now."""
    return [option.label for option in _decision(game).options]


def _decision(game: Game) -> Decision:
    if game.decision is None:
        raise IllegalChoiceError("the game is over" if game.over else "the game has stopped where it was told to")
    return game.decision


def _choose(game: Game, what: str, fits: Wanted, nth: int | None, exactly: str | int | None = None) -> None:
    decision = _decision(game)
    fitting = [option for option in decision.options if fits(game, option)]
    # A whole key or label is more exact than a name.
    fitting = [option for option in fitting if exactly in (option.key, option.label)] or fitting
    if not fitting:
        raise IllegalChoiceError(
            f"cannot {what}: player {decision.player} (Player {decision.player + 1} in labels) is asked "
            f"{decision.prompt!r} and may choose {', '.join(offered(game))}. "
            f"(A choice with one legal answer is made without asking: see Options(ask_single=True).)"
        )
    if nth is not None:
        if type(nth) is not int or not 1 <= nth <= len(fitting):
            raise IllegalChoiceError(
                f"cannot {what}, nth={nth!r}: {len(fitting)} options fit, {_told(fitting)}; 1 is the first"
            )
        fitting = fitting[nth - 1 : nth]
    # Options that read alike are alike (see `decisions.describe`): any of them will do.
    if len({option.label for option in fitting}) > 1:
        raise IllegalChoiceError(
            f"cannot {what}: {len(fitting)} options fit, {_told(fitting)}. Be exact with at= a base, of= a player "
            f"(0 is Player 1), on= or as_= where they apply, nth= (1 is the first), or pick an option by its key: "
            f"{'; '.join(option.key for option in fitting)}"
        )
    game.choose(fitting[0])


def _told(options: list[Option]) -> str:
    return "; ".join(option.label for option in options)
