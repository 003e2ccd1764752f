"""What keeps a card from being affected (10.8 to 10.12): protections, wards that work once, and Brownie's grudge."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from smashup.engine.abilities import asked
from smashup.engine.decisions import Effect, ask
from smashup.engine.events import tell
from smashup.engine.hooks import AFFECTING, AFTER_AFFECTED, GIVES_POWER, PROTECTS, WARDS
from smashup.engine.state import CardInPlay, Lasting, State

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
    """The event that a minion was directly affected by a card that was just played (10.9)."""

    __slots__ = ("minion", "source")

    def __init__(self, minion: CardInPlay, source: Source) -> None:
        self.minion = minion
        self.source = source


def unaffected(state: State, card: CardInPlay, how: str, source: Source, actor: int | None = None) -> bool:
    """Is the card protected against this? `how` is destroy, move, return, place, shuffle, power, counter, control,
    attach, transfer or cancel; `actor` is the player who does it, where that is not the source's controller."""
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
    if state.hooks & WARDS and (yield from _warded(state, card, how, source)):
        return False
    if source.played and card.hooks & AFTER_AFFECTED:
        from smashup.engine.abilities import abilities
        from smashup.engine.triggers import react

        about = Affected(card, source)
        for ability in abilities(state, card, AFTER_AFFECTED):
            if not any(t.card is card and isinstance(t.about, Affected) for t in state.pending):
                react(state, ability, "after_affected", about, survives=True)
    return True


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


def check_lasting_protections(state: State) -> Effect:
    """Other players' actions on a minion that is now unaffected are destroyed (10.12); wards meet what lasts."""
    from smashup.engine.leaving import discard_from_play

    if state.hooks & PROTECTS:
        for minion in state.minions():
            for action in minion.actions:
                if action.at >= 0 and unaffected(
                    state, minion, "attach", Source(action.id, action.controller, "action")
                ):
                    tell(state, "destroy", None, [action.id], base=state.bases[minion.at].definition.name)
                    yield from discard_from_play(state, [action])
    if state.hooks & WARDS:
        for minion in state.minions():
            for source in _lasting_sources(state, minion):
                if state.hooks & WARDS and not unaffected(state, minion, "power", source):
                    yield from _warded(state, minion, "power", source)


def _lasting_sources(state: State, minion: CardInPlay) -> list[Source]:
    """Everything that keeps affecting a minion: actions on it, power given by other cards, changes for a time."""
    found = [Source(action.id, action.controller, "action") for action in minion.actions]
    found += [giver.source for giver in asked(state, GIVES_POWER) if giver.gives_power(minion)]
    for effect in state.lasting:
        if effect.kind == "power" and effect.subject == minion.id and effect.controller >= 0:
            found.append(Source(effect.source, effect.controller, "action" if effect.from_action else "minion"))
    return found
