"""What keeps a card from being affected (10.8 to 10.12): protections, wards that work once, and Brownie's grudge."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smashup.engine.abilities import abilities, asked, listeners, refresh
from smashup.engine.decisions import NO, YES, Effect, ask
from smashup.engine.events import tell
from smashup.engine.hooks import AFFECTING, AFTER_AFFECTED, GIVES_POWER, IGNORES_BASE, KEEPS_OFF, PROTECTS, WARDS
from smashup.engine.state import NOT_IN_PLAY, CardInPlay, Lasting, State

if TYPE_CHECKING:
    from smashup.engine.definitions import Card


class Source(NamedTuple):
    """What would affect a card: which card, whose, of which kind."""

    card: int
    controller: int
    """-1 for a base: a base is nobody's card."""
    kind: str
    """minion, action or base"""
    played: bool = False
    """Its on-play ability is resolving: the card was just played."""

    def is_action_of_another(self, player: int) -> bool:
        return self.kind == "action" and self.controller != player

    def is_of_another(self, player: int) -> bool:
        return self.kind != "base" and self.controller != player


class Affected:
    """The event that a card that was just played directly affected minions (10.9): one event for each such card."""

    __slots__ = ("source",)

    def __init__(self, source: Source) -> None:
        self.source = source


def unaffected(state: State, card: CardInPlay, how: str, source: Source, actor: int | None = None) -> bool:
    """Is the card protected against this? `how` is destroy, move, return, place, shuffle, power, counter, control,
    attach, transfer or cancel; `actor` is the player who does it, where that is not the source's controller."""
    if state.hooks & KEEPS_OFF:
        for ability in asked(state, KEEPS_OFF):
            if ability.keeps_off(card, source):
                return True
    if state.hooks & PROTECTS:
        doer = source.controller if actor is None else actor
        for ability in asked(state, PROTECTS):
            if ability.protects(card, how, source, doer):
                return True
    for effect in state.lasting:
        if effect.kind == "unaffected" and effect.subject == card.id and effect.amount == source.card:
            return True
    return False


def affect(state: State, card: CardInPlay, how: str, source: Source, actor: int | None = None) -> Effect:
    """May the card be affected this way? Uses up a ward that stops it; notes that a played card affected it."""
    if not state.hooks & AFFECTING and not state.lasting:
        return True
    if unaffected(state, card, how, source, actor):
        tell(state, "protected", None, [card.id])
        return False
    if state.hooks & IGNORES_BASE and source.kind == "base" and (yield from _ignored(state, card, source, actor)):
        return False
    if state.hooks & WARDS and (yield from _warded(state, card, how, source)):
        return False
    if source.played and card.hooks & AFTER_AFFECTED:
        from smashup.engine.triggers import react

        already = [t for t in state.pending if isinstance(t.about, Affected) and t.about.source.card == source.card]
        if not any(t.card is card for t in already):
            about = already[0].about if already else Affected(source)
            for ability in abilities(state, card, AFTER_AFFECTED):
                react(state, ability, "after_affected", about, survives=True)
    return True


def _ignored(state: State, card: CardInPlay, source: Source, actor: int | None) -> Effect:
    """Another player uses a base's ability on a card whose controller may ignore that base (Infiltrate)."""
    from smashup.engine.permitting import ignores

    base = state.base_with(source.card)
    if base is None or actor is None or actor == card.controller or not ignores(state, card.controller, base):
        return False
    prompt = f"Ignore the ability of {base.definition.name}?"
    if (yield from ask(state, card.controller, prompt, base.definition, [YES, NO])) is NO:
        return False
    tell(state, "protected", None, [card.id])
    return True


def begins_giving_power(state: State, played: CardInPlay) -> Effect:
    """A card just played changes the power of minions for as long as it stays: that affects them at once (10.8)."""
    for giver in abilities(state, played, GIVES_POWER):
        for card in listeners(state, AFTER_AFFECTED):
            if isinstance(card, CardInPlay) and giver.gives_power(card):
                yield from affect(state, card, "power", giver.source._replace(played=True))


def _warded(state: State, card: CardInPlay, how: str, source: Source) -> Effect:
    """A card that protects once is destroyed for it; the current player chooses between several."""
    wards = [ability for ability in asked(state, WARDS) if ability.wards(card, how, source)]
    if not wards:
        return False
    ward = wards[0]
    if len(wards) > 1:
        options = [("action", ability.card) for ability in wards]
        picked = yield from ask(state, state.current, "Which card protects the minion?", None, options)
        ward = wards[options.index(picked)]
    yield from use_up_ward(state, ward, card, source)
    return True


def use_up_ward(state: State, ward: Card, card: CardInPlay, source: Source) -> Effect:
    """The ward is destroyed; for the rest of the turn the source has no effect on what it covers."""
    from smashup.engine.leaving import destroy

    for covered in ward.covers(card):
        state.lasting.append(
            Lasting("unaffected", covered.id, source.card, "end", state.current, state.turn, ward.card.id, -1, False)
        )
    tell(state, "protected", None, [card.id], source=type(ward).name)
    yield from destroy(state, ward.source, [ward.card], ward.you)


def look_again(state: State) -> None:
    """Something changed that a protection may depend on, such as a hand: note the actions that are now kept off.

    They are destroyed as soon as nothing is in the middle of resolving, even if the protection is over by then.
    """
    keepers = asked(state, KEEPS_OFF)
    for base in state.bases:
        for minion in base.minions:
            for action in minion.actions:
                attaching = Source(action.id, action.controller, "action")
                for keeper in keepers:
                    if keeper.keeps_off(minion, attaching):
                        if (action, minion) not in state.kept_off:
                            state.kept_off.append((action, minion))
                        break


def check_lasting_protections(state: State) -> Effect:
    """Other players' actions on a minion that has become unaffected are destroyed (10.12); wards meet what lasts."""
    from smashup.engine.leaving import discard_from_play

    if state.hooks & KEEPS_OFF:
        look_again(state)
        if state.lasting:
            _restore_kept_off(state)
    if state.kept_off:
        kept_off, state.kept_off = state.kept_off, []
        for action, minion in kept_off:
            if action.at != NOT_IN_PLAY and action in minion.actions:
                tell(state, "destroy", None, [action.id], base=state.bases[action.at].definition.name)
                yield from discard_from_play(state, [action])
    if state.hooks & WARDS:
        for ward in asked(state, WARDS):
            yield from _ward_meets_what_lasts(state, ward)


def _restore_kept_off(state: State) -> None:
    """Abilities that a card cancelled for a time are back once their minion is not affected by that card any more."""
    for effect in state.lasting:
        if effect.kind == "cancel":
            minion = state.find(effect.subject)
            source = Source(effect.source, effect.controller, "action" if effect.from_action else "minion")
            if minion is not None and unaffected(state, minion, "cancel", source):
                state.lasting = [other for other in state.lasting if other is not effect]
                refresh(state)


def _ward_meets_what_lasts(state: State, ward: Card) -> Effect:
    for minion in state.bases[ward.card.at].minions[:]:
        if ward.wards(minion, "power", _SOMEBODY_ELSE):
            for source in _lasting_sources(state, minion):
                meets = ward.in_play and ward.wards(minion, "power", source)
                if meets and not unaffected(state, minion, "power", source):
                    yield from _warded(state, minion, "power", source)


_SOMEBODY_ELSE = Source(-1, -2, "action")
"""An action of nobody in the game: what a ward asked about it answers is whether it guards a minion at all."""


def _lasting_sources(state: State, minion: CardInPlay) -> list[Source]:
    """Everything that keeps affecting a minion: actions on it, power given by other cards, changes for a time."""
    found = [Source(action.id, action.controller, "action") for action in minion.actions]
    found += [giver.source for giver in asked(state, GIVES_POWER) if giver.gives_power(minion)]
    for effect in state.lasting:
        if effect.kind == "power" and effect.subject == minion.id and effect.controller >= 0:
            found.append(Source(effect.source, effect.controller, "action" if effect.from_action else "minion"))
    return found
