"""Effects that last for a time (7.5, 7.6): starting, expiring; power counters; control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from smashup.engine.abilities import beginning, refresh
from smashup.engine.bits import AFFECTING, GIVES_POWER, ON_PLAY, PLAY_CARDS_BEGINS, REACTS_TO_AFFECTING
from smashup.engine.decisions import Effect
from smashup.engine.events import because_of, tell, told_of
from smashup.engine.happenings import Source
from smashup.engine.leaving import affect, begins_giving_power
from smashup.engine.state import (
    CHANGING_ABILITIES,
    ENDING_WITH_SOURCE,
    NOT_IN_PLAY,
    PLAY_CARDS,
    BaseInPlay,
    CardInPlay,
    Lasting,
    LastingKind,
    State,
    Until,
)

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def add_lasting(
    state: State,
    kind: LastingKind,
    subject: int,
    amount: Any,
    source: Source,
    until: Until = "end",
    player: int | None = None,
) -> None:
    """Start an effect; by default it ends with the current turn."""
    who = state.current if player is None else player
    state.lasting.append(
        Lasting(
            kind,
            subject,
            amount,
            until,
            who,
            state.turn,
            source.card,
            -1 if source.kind == "base" else source.controller,
            source.kind == "action",
        )
    )
    if kind in CHANGING_ABILITIES:
        refresh(state)


_ENDING_AT: dict[Literal["start", "end"], frozenset[Until]] = {
    "start": frozenset(("start",)),
    "end": frozenset(("end", "end or source")),
}


def expire(state: State, moment: Literal["start", "end"]) -> None:
    """At the "start" or "end" of the current player's turn, what was to last until then ends at the same time."""
    if not state.lasting:
        return
    kept = []
    ended = []
    changed = False
    borrowing: set[int] = set()
    for effect in state.lasting:
        over = effect.player == state.current and (
            effect.until in _ENDING_AT[moment]
            or (effect.until == "next" and moment == "end" and effect.turn != state.turn)
        )
        if over:
            ended.append(effect)
            changed = changed or effect.kind in CHANGING_ABILITIES
            if effect.kind == "ability":
                borrowing.add(effect.subject)
        else:
            kept.append(effect)
    if borrowing:  # What a borrowed ability set up ends as if the card it came from had left play (Copycat).
        kept = [effect for effect in kept if effect.source not in borrowing or effect.until not in ENDING_WITH_SOURCE]
    state.lasting = kept
    if ended and state.log is not None:
        _tell_what_ended(state, ended, "2.2" if moment == "start" else "2.6")
    if changed:
        refresh(state)


_SEEN_TO_END: frozenset[LastingKind] = frozenset(
    ("power", "cancel", "ability", "base_power", "total", "breakpoint", "breakpoint_is")
)


def _tell_what_ended(state: State, ended: Sequence[Lasting], rule: str) -> None:
    """What was told when it began and is still to be seen on the table; control that ends is told by itself."""
    about = dict.fromkeys(effect.subject for effect in ended if effect.kind in _SEEN_TO_END)
    cards = [subject for subject in about if state.find(subject) is not None or state.base_with(subject) is not None]
    if cards:
        tell(state, "expire", None, cards, rule=rule)


def gain_ability(state: State, source: Source, card: CardInPlay, definition: type[Card], until: Until) -> Effect:
    """A card in play has the abilities of another card besides its own, for a time (10.13).

    Not the name or the power, and no condition for being played; what it would do when played happens now.
    """
    if card.at == NOT_IN_PLAY:
        return
    tell(state, "copy", None, [card.id], target=definition.name)
    add_lasting(state, "ability", card.id, definition, source, until)
    if not card.hooks:  # Its abilities are cancelled.
        return
    if definition.hooks & GIVES_POWER and state.hooks & REACTS_TO_AFFECTING:
        yield from begins_giving_power(state, card)
    if definition.hooks & PLAY_CARDS_BEGINS and state.phase == PLAY_CARDS and card.controller == state.current:
        for begins, begun in beginning(state, card):
            if state.log is not None:
                begun = because_of(state, type(begins), begun, told_of(state, card.id))
            yield from begun
    if definition.hooks & ON_PLAY:
        ability = definition(state, card, card.controller)
        ability.playing = source.played
        if state.log is not None:
            yield from because_of(state, definition, ability.on_play, told_of(state, card.id))
        else:
            effect = ability.on_play()
            if effect is not None:
                yield from effect


def give_power(
    state: State,
    source: Source,
    minions: Sequence[CardInPlay],
    amount: int,
    until: Until,
    player: int | None,
    by: int | None = None,
) -> Effect:
    """Minions in play have more (or less) power for a time; `by` is who gives it, if not the source's controller."""
    for minion in minions:
        if minion.at == NOT_IN_PLAY:
            continue
        if (state.hooks & AFFECTING or state.lasting) and not (yield from affect(state, minion, "power", source, by)):
            continue
        add_lasting(state, "power", minion.id, amount, source, until, player)
        if state.log is not None:
            tell(state, "power", None, [minion.id], amount=amount)


def give_power_on(state: State, source: Source, base: BaseInPlay, player: int, amount: int) -> None:
    """All minions a player has on a base, at each moment, have more power until the end of the turn (7.6)."""
    add_lasting(state, "base_power", base.id, (player, amount), source)
    tell(state, "base_power", player, base=base.definition.name, amount=amount)


def give_total(state: State, source: Source, base: BaseInPlay, player: int, amount: int) -> None:
    """A player has more power on a base, on no minion, until the end of the turn (7.4)."""
    add_lasting(state, "total", base.id, (player, amount), source)
    tell(state, "total", player, base=base.definition.name, amount=amount)


def change_breakpoint(state: State, source: Source, base: BaseInPlay, amount: int) -> None:
    """A base's breakpoint is higher or lower until the end of the turn."""
    add_lasting(state, "breakpoint", base.id, amount, source)
    tell(state, "breakpoint", base=base.definition.name, amount=amount)


def set_breakpoint(state: State, source: Source, base: BaseInPlay, value: int) -> None:
    """A base's breakpoint is this number until the end of the turn, whatever else would raise or lower it."""
    add_lasting(state, "breakpoint_is", base.id, value, source)
    tell(state, "breakpoint_is", base=base.definition.name, amount=value)


def place_counters(state: State, source: Source, minions: Sequence[CardInPlay], number: int) -> Effect:
    """Place +1 power counters on each of these minions (or titans); on anything else they would do nothing (7.3)."""
    for minion in minions:
        if minion.definition.kind not in ("minion", "titan"):
            raise TypeError(
                f"+1 power counters are for minions and titans (rule 7.3), and {minion.definition.name} is neither"
            )
        if minion.at != NOT_IN_PLAY and (yield from affect(state, minion, "counter", source)):
            minion.counters += number
            tell(state, "counter", None, [minion.id], amount=number)


def transfer_counters(state: State, source: Source, giver: CardInPlay, taker: CardInPlay, number: int) -> Effect:
    """Transfer +1 power counters from one minion to another (10.6). Returns how many went."""
    number = min(number, giver.counters)
    if not number or NOT_IN_PLAY in (giver.at, taker.at):
        return 0
    for minion in (giver, taker):
        if not (yield from affect(state, minion, "counter", source)):
            return 0
    giver.counters -= number
    taker.counters += number
    tell(state, "transfer_counters", None, [giver.id], target=taker.definition.name, amount=number)
    return number


def cancel(state: State, source: Source, minion: CardInPlay, until: Until, player: int | None) -> Effect:
    """The abilities of a minion count as not being there, for a time (10.7). Returns whether they were cancelled."""
    if minion.at == NOT_IN_PLAY or not (yield from affect(state, minion, "cancel", source)):
        return False
    tell(state, "cancel", None, [minion.id])
    add_lasting(state, "cancel", minion.id, None, source, until, player)
    return True


def take_control(state: State, source: Source, minion: CardInPlay, player: int, until: Until = "leaves") -> Effect:
    """A player takes control of a minion (9.9). Returns whether control changed hands."""
    if minion.at == NOT_IN_PLAY or not (yield from affect(state, minion, "control", source)):
        return False
    tell(state, "control", None, [minion.id], amount=player)
    if player != minion.controller:
        state.lasting = [  # 7.5: with no stated end, a change of control holds until the next one.
            effect
            for effect in state.lasting
            if effect.kind != "control" or effect.subject != minion.id or effect.until != "leaves"
        ]
    add_lasting(state, "control", minion.id, player, source, until)
    return True
