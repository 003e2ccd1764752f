"""What happens because something else happened: the card resolution order of rule 3.7.

An ability that reacts is collected at the moment of the event (its condition is judged then) and resolved after the
cards in the middle of resolving have finished, in the order the current player chooses; then cards in hands may
answer; then the standard actions that have resolved are discarded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from smashup.engine.abilities import asked, borrowed
from smashup.engine.decisions import PASS, Effect, RawOption, ask
from smashup.engine.hooks import AFTER_RESOLVING, ANSWERS, BIT, KEEPS_OFF, WARDS
from smashup.engine.state import NOT_IN_PLAY, BaseInPlay, CardInPlay, State

if TYPE_CHECKING:
    from smashup.engine.definitions import Card

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


class Trigger:
    """An ability that was set off and waits to resolve."""

    __slots__ = ("about", "card", "definition", "effect", "survives", "you")

    def __init__(
        self,
        definition: type[Card],
        card: CardInPlay | BaseInPlay,
        you: int,
        about: object,
        effect: Effect,
        survives: bool,
    ) -> None:
        self.definition = definition
        self.card = card
        self.you = you
        self.about = about
        self.effect = effect
        self.survives = survives
        """It resolves although its card is gone."""


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
    method = getattr(ability, hook)
    effect = method(about)
    if effect is not None:
        survives = (survives or hasattr(method, "even_if_gone")) and not hasattr(method, "not_if_gone")
        facts: tuple[str, ...] | None = getattr(method, "facts", None)
        if facts is not None:
            about = tuple(getattr(about, fact) for fact in facts)
        state.pending.append(Trigger(type(ability), ability.card, ability.you, about, effect, survives))


def resolve(state: State, effect: Effect | None) -> Effect:
    """Carry out an effect; when nothing else is in the middle of resolving, what it set off follows."""
    state.depth += 1
    result = None if effect is None else (yield from effect)
    state.depth -= 1
    if not state.depth:
        if state.pending or state.hand_events or state.kept_off or state.hooks & (KEEPS_OFF | WARDS):
            yield from settle(state)
        elif state.finished:
            finished, state.finished = state.finished, []
            for card in finished:
                yield from put_away(state, card)
    return result


def settle(state: State) -> Effect:
    """Steps 3 to 5 of rule 3.7."""
    from smashup.engine.protection import check_lasting_protections

    if state.kept_off or state.hooks & (KEEPS_OFF | WARDS):
        yield from check_lasting_protections(state)
    pool, state.pending = state.pending, []
    finished, state.finished = state.finished, []
    happened, state.hand_events = state.hand_events, []
    while pool := [trigger for trigger in pool if trigger.survives or _still_works(state, trigger)]:
        trigger = pool[0]
        if len(pool) > 1 and not all(_same(trigger, other) for other in pool):
            prompt = "Which ability happens next?"
            picked = yield from ask(state, state.current, prompt, None, [("trigger", one) for one in pool])
            trigger = picked[1]
        pool.remove(trigger)
        state.waiting += len(pool)
        yield from resolve(state, trigger.effect)
        state.waiting -= len(pool)
    if happened:
        yield from answer_from_hands(state, happened)
    for card in finished:
        yield from put_away(state, card)
    if state.kept_off:
        yield from settle(state)


def _still_works(state: State, trigger: Trigger) -> bool:
    """Is its card in play, are its abilities not cancelled (10.7), and does it still have this one?"""
    card = trigger.card
    if card.at == NOT_IN_PLAY or card.hooks == 0:
        return False
    return trigger.definition is card.definition or trigger.definition in borrowed(state, card)


def _same(one: Trigger, other: Trigger) -> bool:
    return one.definition is other.definition and one.you == other.you and one.about == other.about


def answer_from_hands(state: State, happened: list[tuple[int, Any]]) -> Effect:
    """Cards in hands that the events allow to be played, clockwise until all pass in sequence (3.7 step 4).

    `happened` are the events, each with the bit of its hook. A card answers an event once, also if it comes back.
    """
    from smashup.engine.permitting import can_play_special, minion_allowed
    from smashup.engine.playing import play_minion

    passes = 0
    player = state.current
    played: list[int] = []
    while passes < state.players:
        options: list[RawOption] = []
        known: set[tuple[type[Card], int]] = set()
        if can_play_special(state, player):
            for card in state.hands[player]:
                definition = state.table[card]
                same = (definition, state.rules.owners[card])
                if definition.hooks & ANSWERS and same not in known:
                    ability = definition(state, None, player)
                    answers = [ability.answers(about) for bit, about in happened if definition.answered & bit]
                    answers = [places for places in answers if places]
                    if played.count(card) >= len(answers):
                        continue
                    known.add(same)
                    bases = dict.fromkeys(base for places in answers for base in places)
                    options += [
                        ("play", card, base)
                        for base in bases
                        if base.at != NOT_IN_PLAY and minion_allowed(state, player, definition, base)
                    ]
        picked = PASS
        if options:
            picked = yield from ask(state, player, "Play a card in answer?", None, [*options, PASS])
        if picked is PASS:
            passes += 1
        else:
            passes = 0
            played.append(picked[1])
            yield from play_minion(state, player, picked[1], picked[2])
        player = (player + 1) % state.players


def put_away(state: State, card: CardInPlay) -> Effect:
    """A standard action that has resolved goes to its owner's discard pile (3.7 step 5)."""
    from smashup.engine.zones import to_discard_pile

    if card.id not in state.limbo:
        return
    if card.definition.hooks & AFTER_RESOLVING:
        effect = card.definition(state, card, card.controller).after_resolving()
        if effect is not None and (yield from effect):
            return
    state.limbo.remove(card.id)
    to_discard_pile(state, card.id)


def round_of_abilities(state: State, hooks: dict[str, Callable[[CardInPlay | BaseInPlay], bool]]) -> Effect:
    """Every applicable ability of the cards in play, one after the other, each carried out at once (2.2, 6.5).

    `hooks` says for each hook which cards it applies to. The current player chooses the order; what comes into play
    on the way takes part as well.
    """
    done: list[tuple[CardInPlay | BaseInPlay, type[Card]]] = []
    while True:
        waiting: list[tuple[str, Card]] = []
        for hook, applies in hooks.items():
            if state.hooks & BIT[hook]:
                for ability in asked(state, BIT[hook]):
                    card = ability.card
                    again = any(c is card and d is type(ability) for c, d in done)
                    if applies(card) and not again and ability.happens_now():
                        waiting.append((hook, ability))
        if not waiting:
            return
        hook, ability = waiting[0]
        if any(type(other) is not type(ability) or other.you != ability.you for _, other in waiting):
            options: list[RawOption] = [("ability", other.card, other, name) for name, other in waiting]
            picked = yield from ask(state, state.current, "Which ability happens next?", None, options)
            hook, ability = picked[3], picked[2]
        done.append((ability.card, type(ability)))
        yield from resolve(state, getattr(ability, hook)())
