"""How cards leave play: destroyed, discarded, returned, placed, shuffled (10.1 to 10.5), and what goes with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from smashup.engine.abilities import abilities, asked, entered, left, listeners, refresh
from smashup.engine.answers import NO, YES, of_abilities, of_actions
from smashup.engine.bits import (
    AFFECTING,
    AFTER_ACTION_AFFECTS,
    AFTER_AFFECTED,
    AFTER_CARD_DESTROYED,
    AFTER_CARD_TO_HAND,
    AFTER_DESTROYED,
    AFTER_DISCARDED_FROM_PLAY,
    AFTER_LEAVING_PLAY,
    AFTER_MINION_DESTROYED,
    GIVES_POWER,
    IGNORES_BASE,
    INSTEAD_OF_DESTROYED,
    INSTEAD_OF_DISCARDED,
    INSTEAD_OF_DISCARDED_WITH_HOST,
    KEEPS_OFF,
    WARDS,
)
from smashup.engine.decisions import Effect, ask
from smashup.engine.events import because_of, cause_now, tell, told_of
from smashup.engine.happenings import ActionAffects, Affected, CardToHand, Destroyed, Source
from smashup.engine.protection import ignores, look_again, unaffected
from smashup.engine.reactions import collect, react
from smashup.engine.state import CHANGING_ABILITIES, NOT_IN_PLAY, BaseInPlay, CardInPlay, Lasting, State
from smashup.engine.zones import placed_in_hand, shuffle_deck, to_discard_pile

if TYPE_CHECKING:
    from smashup.engine.card.card import Card


def take_out_of_play(state: State, cards: Iterable[CardInPlay]) -> None:
    """Remove cards from play, with no destination: what is on them must be dealt with before or after."""
    ended = False
    for card in cards:
        base = state.bases[card.at]
        if card in base.minions:
            base.minions.remove(card)
        elif card in base.actions:
            base.actions.remove(card)
        elif card.definition.kind == "titan":
            state.titans.remove(card)
        else:
            host = state.host_of(card)
            if host is not None:
                host.actions = tuple(action for action in host.actions if action is not card)
        card.at = NOT_IN_PLAY
        ended = _forget(state, card.id) or ended
    if ended:
        refresh(state)
    else:
        left(state, cards)


def _forget(state: State, card: int) -> bool:
    """What was said of a card ends when it leaves play: a card played again is a new card (5.7)."""
    state.memos.pop(card, None)
    state.loaned.pop(card, None)
    if state.used:
        state.used = {key for key in state.used if key[1] != card}
    ended = False
    if state.lasting:
        kept = []
        for effect in state.lasting:
            if effect.goes_with(card):
                ended = ended or effect.kind in CHANGING_ABILITIES
            else:
                kept.append(effect)
        state.lasting = kept
    return ended


def leave_play(state: State, cards: Sequence[CardInPlay], put: Callable[[Sequence[CardInPlay]], None]) -> Effect:
    """Cards leave play at the same time; `put` says where they go; what is on them is discarded (9.4)."""
    if state.hooks & (INSTEAD_OF_DISCARDED_WITH_HOST | INSTEAD_OF_DISCARDED):
        for card in cards:
            for action in card.actions:
                for ability in abilities(state, action, INSTEAD_OF_DISCARDED_WITH_HOST):
                    effect = ability.instead_of_discarded_with_host(cards)
                    if effect is not None:
                        if state.log is not None:
                            effect = because_of(state, type(ability), effect, cause_now(state))
                        yield from effect
        yield from _saved_from_discard(state, [action for card in cards for action in card.actions])
    attached = [(action, card) for card in cards for action in card.actions]
    titans = [(card, state.bases[card.at]) for card in cards if card.definition.kind == "titan"] if state.titans else ()
    if attached:
        take_out_of_play(state, [action for action, _ in attached])
    take_out_of_play(state, cards)
    put([card for card in cards if card.definition.kind != "titan"] if titans else cards)
    for titan, base in titans:
        _set_aside(state, titan, base)
    for action, host in attached:
        if state.log is not None:
            tell(state, "discard_from_play", None, [action.id], rule="9.4", because=told_of(state, host.id))
        to_discard_pile(state, action.id)
    if state.log is not None:
        for card in cards:
            if card.counters:
                because = told_of(state, card.id)
                tell(state, "lose_counters", None, [card.id], amount=card.counters, rule="9.4", because=because)


def _set_aside(state: State, titan: CardInPlay, base: BaseInPlay) -> None:
    """A titan that has left play is set aside near its owner, without any counter, whatever took it away (16.17)."""
    definition = titan.definition
    note_titan(state, titan, "left")
    owner = state.rules.owners[titan.id]
    aside = CardInPlay(titan.id, definition, owner, NOT_IN_PLAY, 0, (), definition.hooks_set_aside)
    state.titans.append(aside)
    entered(state, aside)
    tell(state, "set_aside", owner, [titan.id])
    if titan.hooks & AFTER_LEAVING_PLAY:
        for ability in abilities(state, titan, AFTER_LEAVING_PLAY):
            react(state, ability, "after_leaving_play", base, survives=True)


def note_titan(state: State, titan: CardInPlay, what: str) -> None:
    """Note which of the two a titan did first this turn, "came" or "left": see `Titan.was_in_play_at_start`."""
    once = ("once", titan.definition.name)
    owner = state.rules.owners[titan.id]
    if (*once, "came", owner) not in state.used and (*once, "left", owner) not in state.used:
        state.used.add((*once, what, owner))


def set_titans_aside(state: State, base: BaseInPlay, rule: str = "16.18") -> None:
    """The base leaves play: titans there do, too, even where minions stay at its place."""
    for titan in state.titans_at(base):
        take_out_of_play(state, [titan])
        counters = titan.counters
        _set_aside(state, titan, base)
        if counters:
            tell(state, "lose_counters", None, [titan.id], amount=counters, rule=rule)


def _saved_from_discard(state: State, actions: Sequence[CardInPlay]) -> Effect:
    """Actions in play that would go to the discard pile may be put elsewhere instead (Clyde 2.0)."""
    if state.hooks & INSTEAD_OF_DISCARDED:
        for action in actions:
            offered: set[tuple[type[Card], int]] = set()
            for ability in asked(state, INSTEAD_OF_DISCARDED):
                if action.at != NOT_IN_PLAY and (type(ability), ability.you) not in offered:
                    effect = ability.instead_of_discarded(action)
                    if effect is not None:
                        offered.add((type(ability), ability.you))  # Two of a kind offer a player the same.
                        if state.log is not None:
                            effect = because_of(state, type(ability), effect, cause_now(state))
                        yield from effect


def discard_from_play(state: State, cards: Sequence[CardInPlay], *, rule: str | None = None) -> Effect:
    """Cards in play go to their owners' discard piles; not by itself a destruction (6.10). It is told, with the `rule`
    that says so."""

    def told(going: Sequence[CardInPlay]) -> None:
        if going:
            tell(state, "discard_from_play", None, [card.id for card in going], rule=rule)

    return _to_discard_piles(state, cards, told if state.log is not None else None)


def _to_discard_piles(
    state: State, cards: Sequence[CardInPlay], told: Callable[[Sequence[CardInPlay]], None] | None = None
) -> Effect:
    """Cards in play go to their owners' discard piles; `told` tells of those that do, if that is not told already."""
    yield from _saved_from_discard(state, [card for card in cards if card.definition.kind == "action"])
    cards = [card for card in cards if card.at != NOT_IN_PLAY]
    reacting = [(ability, card) for card in cards for ability in abilities(state, card, AFTER_DISCARDED_FROM_PLAY)]
    bases = {card.id: state.bases[card.at] for card in cards}

    def put(cards: Sequence[CardInPlay]) -> None:
        if told is not None:
            told(cards)
        for card in cards:
            to_discard_pile(state, card.id)

    yield from leave_play(state, cards, put)
    for ability, card in reacting:
        react(state, ability, "after_discarded_from_play", bases[card.id], survives=True)


def destroy(state: State, source: Source, targets: Sequence[CardInPlay], by: int) -> Effect:
    """Destroy cards in play together; `by` is the player who does it. Returns those that really were destroyed."""
    doomed: list[CardInPlay] = []
    for card in targets:
        if card.at == NOT_IN_PLAY or card in doomed:
            continue
        if (state.hooks & AFFECTING or state.lasting) and not (yield from affect(state, card, "destroy", source, by)):
            continue
        doomed.append(card)
    if state.hooks & INSTEAD_OF_DESTROYED:  # They are judged together: only now may one of them go elsewhere instead.
        for card in doomed[:]:
            if card.at != NOT_IN_PLAY and (yield from _replaced(state, card)):
                doomed.remove(card)
    doomed = [card for card in doomed if card.at != NOT_IN_PLAY]
    if not doomed:
        return doomed
    if state.log is not None:
        for card in doomed:
            tell(state, "destroy", None, [card.id], base=state.bases[card.at].definition.name)
    happened: list[Destroyed] = []
    if state.hooks & AFTER_CARD_DESTROYED:
        for number, card in enumerate(doomed):
            base, owner = state.bases[card.at], state.rules.owners[card.id]
            collect(state, "after_card_destroyed", Destroyed(card, base, owner, by, source, number), tuple(doomed))
    watching = (state.hooks | state.rules.hand_hooks) & (AFTER_MINION_DESTROYED | AFTER_DESTROYED)
    if watching:
        owners = state.rules.owners
        there: dict[int, int] = {}
        for card in doomed:
            if card.definition.is_minion:
                base = state.bases[card.at]
                happened.append(Destroyed(card, base, owners[card.id], by, source, there.get(base.id, 0)))
                there[base.id] = there.get(base.id, 0) + 1
        removed = tuple(doomed)
        for about in happened:
            for ability in abilities(state, about.minion, AFTER_DESTROYED):
                react(state, ability, "after_destroyed", about, survives=True)
            collect(state, "after_minion_destroyed", about, removed)
    yield from _to_discard_piles(state, doomed)
    return doomed


def _replaced(state: State, card: CardInPlay) -> Effect:
    """Does something else happen instead of the destruction? With several replacements the current player picks.

    The same replacement saves a card only once at each base until all that was set off has resolved (12.3).
    """
    base = state.bases[card.at]
    offers = []
    for ability in asked(state, INSTEAD_OF_DESTROYED):
        if (card.id, type(ability), base.id) not in state.saved:
            effect = ability.instead_of_destroyed(card)
            if effect is not None:
                offers.append((ability, effect))
    if not offers:
        return False
    ability, effect = offers[0]
    if len(offers) > 1:
        options = of_abilities([("instead_of_destroyed", one) for one, _ in offers])
        picked = yield from ask(
            state, state.current, "instead", "What happens instead of the destruction?", None, options
        )
        ability, effect = offers[options.index(picked)]
    state.saved.add((card.id, type(ability), base.id))
    if state.log is not None:
        effect = because_of(state, type(ability), effect, cause_now(state))
    yield from effect
    return True


def return_to_hand(state: State, source: Source, targets: Sequence[CardInPlay], by: int) -> Effect:
    """Return cards from play to their owners' hands (10.4). Returns those that really went."""
    going = yield from _affected(state, source, targets, "return", by)

    def put(cards: Sequence[CardInPlay]) -> None:
        for card in cards:
            tell(state, "return", None, [card.id])
            owner = state.rules.owners[card.id]
            state.hands[owner].append(card.id)
            if state.hooks & AFTER_CARD_TO_HAND:
                collect(state, "after_card_to_hand", CardToHand(card.id, owner, by, card.controller, True))

    yield from leave_play(state, going, put)
    if state.hooks & KEEPS_OFF:
        look_again(state)
    return going


def place_in_hand(state: State, source: Source, card: CardInPlay, by: int) -> Effect:
    """Place a card from play into its owner's hand: not a return (10.5)."""
    going = yield from _affected(state, source, [card], "place", by)

    def put(cards: Sequence[CardInPlay]) -> None:
        for card in cards:
            owner = state.rules.owners[card.id]
            tell(state, "to_hand", owner, [card.id])
            state.hands[owner].append(card.id)
            placed_in_hand(state, by, card.id, owner)
            if state.hooks & AFTER_CARD_TO_HAND:
                collect(state, "after_card_to_hand", CardToHand(card.id, owner, by, card.controller, False))

    yield from leave_play(state, going, put)
    if state.hooks & KEEPS_OFF:
        look_again(state)
    return bool(going)


def place_on_deck(state: State, source: Source, targets: Sequence[CardInPlay], by: int, *, top: bool) -> Effect:
    """Place cards from play on the top or bottom of their owners' decks (10.5)."""
    going = yield from _affected(state, source, targets, "place", by)

    def put(cards: Sequence[CardInPlay]) -> None:
        for card in cards:
            owner = state.rules.owners[card.id]
            tell(state, "to_deck_top" if top else "to_deck_bottom", owner, [card.id])
            if top:
                state.decks[owner].append(card.id)
            else:
                state.decks[owner].insert(0, card.id)

    yield from leave_play(state, going, put)
    return going


def shuffle_from_play(state: State, source: Source, targets: Sequence[CardInPlay], by: int) -> Effect:
    """Shuffle cards from play into their owners' decks."""
    going = yield from _affected(state, source, targets, "shuffle", by)

    def put(cards: Sequence[CardInPlay]) -> None:
        for card in cards:
            tell(state, "shuffle_in", None, [card.id])
            state.decks[state.rules.owners[card.id]].append(card.id)

    yield from leave_play(state, going, put)
    for owner in sorted({state.rules.owners[card.id] for card in going}):
        shuffle_deck(state, owner)
    return going


def _affected(state: State, source: Source, targets: Sequence[CardInPlay], how: str, by: int) -> Effect:
    going: list[CardInPlay] = []
    for card in targets:
        if card.at != NOT_IN_PLAY and card not in going and (yield from affect(state, card, how, source, by)):
            going.append(card)
    return going


def affect(state: State, card: CardInPlay, how: str, source: Source, actor: int | None = None) -> Effect:
    """May the card be affected this way? Uses up a ward that stops it; notes that a played card affected it."""
    if not state.hooks & AFFECTING and not state.lasting:
        return True
    if unaffected(state, card, how, source, actor):
        tell(state, "protected", None, [card.id], rule="10.11")
        return False
    if state.hooks & IGNORES_BASE and source.kind == "base" and (yield from _ignored(state, card, source, actor)):
        return False
    if state.hooks & WARDS and (yield from _warded(state, card, how, source)):
        return False
    if source.played and card.hooks & AFTER_AFFECTED:
        already = [t for t in state.pending if isinstance(t.about, Affected) and t.about.source.card == source.card]
        if not any(t.card is card for t in already):
            about = already[0].about if already else Affected(source)
            for ability in abilities(state, card, AFTER_AFFECTED):
                react(state, ability, "after_affected", about, survives=True)
    if source.played and state.hooks & AFTER_ACTION_AFFECTS and source.kind == "action" and card.definition.is_minion:
        _note_affected(state, card, source)
    return True


def _note_affected(state: State, minion: CardInPlay, source: Source) -> None:
    """What reacts to an action directly affecting minions is set off by the first of them and told of the others."""
    waiting = [t.about for t in state.pending if isinstance(t.about, ActionAffects) and t.about.source == source]
    for affects in waiting:
        if minion not in affects.minions:
            affects.minions.append(minion)
    if not waiting:
        collect(state, "after_action_affects", ActionAffects(source, [minion]))


def _ignored(state: State, card: CardInPlay, source: Source, actor: int | None) -> Effect:
    """Another player uses a base's ability on a card whose controller may ignore that base (Infiltrate)."""
    base = state.base_with(source.card)
    if base is None or actor is None or actor == card.controller or not ignores(state, card.controller, base):
        return False
    prompt = f"Ignore the ability of {base.definition.name}?"
    if (yield from ask(state, card.controller, "ignore", prompt, base.definition, [YES, NO])) is NO:
        return False
    tell(state, "protected", None, [card.id], rule="10.11")
    return True


def begins_giving_power(state: State, played: CardInPlay) -> Effect:
    """A card just played changes the power of minions for as long as it stays: that affects them at once (10.8)."""
    for giver in abilities(state, played, GIVES_POWER):
        source = giver.source
        source.played = True
        watched: Sequence[CardInPlay | BaseInPlay] = listeners(state, AFTER_AFFECTED)
        if state.hooks & AFTER_ACTION_AFFECTS:
            watched = state.minions()
        for card in watched:
            if isinstance(card, CardInPlay) and giver.gives_power(card):
                yield from affect(state, card, "power", source)


def _warded(state: State, card: CardInPlay, how: str, source: Source) -> Effect:
    """A card that protects once is destroyed for it; the current player chooses between several."""
    wards = [ability for ability in asked(state, WARDS) if ability.wards(card, how, source)]
    if not wards:
        return False
    ward = wards[0]
    if len(wards) > 1:
        options = of_actions([ability.card for ability in wards])
        picked = yield from ask(state, state.current, "which_ward", "Which card protects the minion?", None, options)
        ward = wards[options.index(picked)]
    yield from use_up_ward(state, ward, card, source)
    return True


def use_up_ward(state: State, ward: Card, card: CardInPlay, source: Source) -> Effect:
    """The ward is destroyed; for the rest of the turn the source has no effect on what it covers."""
    for covered in ward.covers(card):
        state.lasting.append(
            Lasting("unaffected", covered.id, source.card, "end", state.current, state.turn, ward.card.id, -1, False)
        )
    tell(state, "protected", None, [card.id], source=type(ward).name)
    destruction = destroy(state, ward.source, [ward.card], ward.you)
    if state.log is not None:
        destruction = because_of(state, type(ward), destruction, told_of(state, card.id))
    yield from destruction


def check_lasting_protections(state: State) -> Effect:
    """Other players' actions on a minion that has become unaffected are destroyed (10.12); wards meet what lasts."""
    if state.hooks & KEEPS_OFF:
        look_again(state)
        if state.lasting:
            _restore_kept_off(state)
    if state.kept_off:
        kept_off, state.kept_off = state.kept_off, []
        for action, minion in kept_off:
            if action.at != NOT_IN_PLAY and action in minion.actions:
                base = state.bases[action.at].definition.name
                tell(state, "destroy", None, [action.id], base=base, rule="10.12")
                yield from _to_discard_piles(state, [action])
    if state.hooks & WARDS:
        for ward in asked(state, WARDS):
            yield from _ward_meets_what_lasts(state, ward)


def _restore_kept_off(state: State) -> None:
    """Abilities that a card cancelled for a time are back once their minion is not affected by that card any more."""
    for effect in state.lasting:
        if effect.kind == "cancel":
            minion = state.find(effect.subject)
            source = Source(effect.source, effect.controller, state.source_kind(effect))
            if minion is not None and unaffected(state, minion, "cancel", source):
                state.lasting = [other for other in state.lasting if other is not effect]
                refresh(state)
                tell(state, "restore", None, [minion.id], rule="10.12")


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
            found.append(Source(effect.source, effect.controller, state.source_kind(effect)))
    return found
