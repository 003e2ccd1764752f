"""What happens because something else happened: the card resolution order of rule 3.7.

An ability that reacts is collected at the moment of the event (its condition is judged then) and resolved after the
cards in the middle of resolving have finished, in the order the current player chooses; then cards in hands may
answer; then the standard actions that have resolved are discarded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from smashup.engine.abilities import asked
from smashup.engine.bits import BIT
from smashup.engine.events import told_of
from smashup.engine.happenings import Affected, Trigger
from smashup.engine.state import BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


F = TypeVar("F", bound=Callable[..., Any])


def even_if_gone(hook: F) -> F:
    """Mark a reaction that still happens when its card has left play in between (Brownie)."""
    hook.even_if_gone = True  # type: ignore[attr-defined]
    return hook


def not_if_gone(hook: F) -> F:
    """Mark a reaction that does not happen once its card is gone, not even by the event itself (Hammerhead)."""
    hook.not_if_gone = True  # type: ignore[attr-defined]
    return hook


def in_any_order(hook: F) -> F:
    """Mark a reaction that is the same whatever set it off: nobody is asked for an order among several of its kind."""
    return in_any_order_by()(hook)


def in_any_order_by(*facts: str) -> Callable[[F], F]:
    """Mark a reaction to which only these facts of the event matter (where it was, who did it): an order is asked
    only among those that differ in them."""

    def mark(hook: F) -> F:
        hook.facts = facts  # type: ignore[attr-defined]
        return hook

    return mark


def while_set_aside(hook: F) -> F:
    """Mark an ability that a titan has while it is set aside, and not in play (16.2)."""
    hook.where = "aside"  # type: ignore[attr-defined]
    return hook


def even_set_aside(hook: F) -> F:
    """Mark an ability that a titan has in play and while it is set aside (16.2)."""
    hook.where = "both"  # type: ignore[attr-defined]
    return hook


def collect(state: State, hook: str, about: Any, removed: tuple[CardInPlay, ...] = ()) -> None:
    """Set off what reacts to an event. `removed` leave play by that very event, so their reactions survive it."""
    bit = BIT[hook]
    if state.hooks & bit:
        for ability in asked(state, bit):
            react(state, ability, hook, about, survives=ability.card in removed)
    if state.rules.hand_hooks & bit:
        state.hand_events.append((bit, about))


def react(state: State, ability: Card, hook: str, about: Any, survives: bool) -> None:
    """Ask one ability whether the event sets it off."""
    effect = getattr(ability, hook)(about)
    if effect is not None:
        because = told_of(state, card_of(about, ability.card)) if state.log is not None else None
        marks: dict[str, Any] = getattr(type(ability), hook).__dict__  # Of a mark that is missing, this makes no error.
        if marks:
            survives = (survives or "even_if_gone" in marks) and "not_if_gone" not in marks
            if "facts" in marks:
                about = tuple([getattr(about, fact) for fact in marks["facts"]])
        state.pending.append(Trigger(type(ability), ability.card, ability.you, about, effect, survives, because))


def card_of(about: Any, own: CardInPlay | BaseInPlay | None = None) -> int:
    """The card that an event is about; where that is not said, it is the `own` card of who reacts."""
    if isinstance(about, Affected):
        return about.source.card
    card: Any = getattr(about, "minion", getattr(about, "card", own))
    return card if isinstance(card, int) else card.id
