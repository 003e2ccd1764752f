"""The hooks a card may define: its abilities, by the moment or the question they answer.

A card class that defines a method of one of these names takes part in that moment. Each hook has one bit; a card in
play carries the bits of what it defines and the state carries the bits of everything in play, so asking "does
anything here react to a move?" is one `&`, and a card that defines nothing costs nothing.

A hook that returns an `Effect` is a generator, or a plain function that returns one, or None for "not this time".
The others answer a question and must not change anything. In all of them `self.you` is the card's controller (on a
base the current player), `self.card` the card in play, `self.here` its base.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.decisions import Effect
    from smashup.engine.happenings import (
        ActionAffects,
        ActionPlayed,
        Affected,
        BaseReplaced,
        CardDiscarded,
        CardGiven,
        CardToHand,
        Destroyed,
        MinionPlayed,
        Moved,
        Source,
    )
    from smashup.engine.state import BaseInPlay, CardInPlay, ExtraPlay

    Event: TypeAlias = MinionPlayed | ActionPlayed | Destroyed | Moved | CardDiscarded | CardGiven


class Hooks:
    """Every hook, with the rule it belongs to. None of these defaults is ever called."""

    __slots__ = ()

    # What a card does when it is played or used.

    def on_play(self) -> Effect | None:
        """When the card is played (5.1)."""

    def talent(self) -> Effect | None:
        """Once in each of your Play Cards phases, while it is in play (5.4)."""

    def on_your_turn(self) -> Effect | None:
        """Once in each of your Play Cards phases while `can_use_on_your_turn` (5.5)."""

    def on_your_turn_from_discard(self, card: int) -> Effect | None:
        """In your Play Cards phase from your discard pile, while `can_use_from_discard` (5.3)."""

    # Moments of the turn.

    def start_of_your_turn(self) -> Effect | None:
        """In the Start Turn phase of its controller (2.2)."""

    def start_of_turn(self) -> Effect | None:
        """In every player's Start Turn phase (2.2)."""

    def end_of_your_turn(self) -> Effect | None:
        """In the End Turn phase of its controller (2.6)."""

    def end_of_turn(self) -> Effect | None:
        """In every player's End Turn phase (2.6)."""

    def play_cards_begins(self) -> Effect | None:
        """When its controller's Play Cards phase begins, or when it comes under control in that phase."""

    # Scoring. "Its base" is the base this card is, is at, or is on.

    def before_scoring(self) -> Effect | None:
        """Before its base scores (6.3 step 3)."""

    def before_other_scoring(self) -> Effect | None:
        """Before a base scores that is not its base (6.3 step 3)."""

    def when_scoring(self) -> Effect | None:
        """As VP are awarded for its base (6.3 step 4)."""

    def after_scoring(self) -> Effect | None:
        """After its base has scored (6.3 step 5)."""

    def after_replacement(self) -> Effect | None:
        """Of a scored base: once its replacement is in play (6.3 step 8)."""

    def changes_award(self, player: int, vp: int) -> int:
        """What a player is awarded for a place at its base, instead of this many VP (6.3 step 4)."""
        return vp

    def cannot_score(self) -> bool:
        """Its base is not ready, however high its total is (6.1)."""
        return False

    # What has just happened (3.7 step 3). The condition is judged at once, the effect resolves later.

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        """A minion was played anywhere; its own ability has resolved by the time this does. The condition is judged
        before it lies on its base: `minions` and totals do not count it yet."""

    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        """An action was played anywhere."""

    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        """A minion was destroyed anywhere, this one included. The condition is judged while all that are destroyed
        together are still in play."""

    def after_destroyed(self, destroyed: Destroyed) -> Effect | None:
        """This very minion was destroyed."""

    def after_minion_moved(self, moved: Moved) -> Effect | None:
        """A minion was moved from base to base. The condition is judged when it is there."""

    def after_affected(self, affected: Affected) -> Effect | None:
        """This very minion was directly affected by a card that was just played (10.9)."""

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect | None:
        """This very card went from that base to the discard pile, destroyed or not (6.10)."""

    def after_card_discarded(self, discarded: CardDiscarded) -> Effect | None:
        """A card was discarded from a hand or deck."""

    def after_card_given(self, given: CardGiven) -> Effect | None:
        """A player placed a card into another player's hand."""

    def after_card_destroyed(self, destroyed: Destroyed) -> Effect | None:
        """A card in play was destroyed anywhere: a minion, an action or a titan (10.1). The condition is judged while
        all that are destroyed together are still in play."""

    def after_action_affects(self, affects: ActionAffects) -> Effect | None:
        """An action that was just played directly affects a minion (10.9). The condition is judged at the first of
        them; by the time the effect resolves, the event has them all."""

    def after_card_to_hand(self, came: CardToHand) -> Effect | None:
        """A card came into a hand from play or from a discard pile."""

    def after_leaving_play(self, base: BaseInPlay) -> Effect | None:
        """This very titan left play from that base, whichever way (16.17)."""

    def after_base_replaced(self, replaced: BaseReplaced) -> Effect | None:
        """A base has scored, and another one has replaced it (6.3 step 8)."""

    def answers(self, event: Event) -> Sequence[BaseInPlay]:
        """From hand: where this minion may be played in answer to such an event of `answers_to` (3.7 step 4)."""
        return ()

    # Instead of something else.

    def instead_of_destroyed(self, card: CardInPlay) -> Effect | None:
        """A card would be destroyed: what happens instead, or None."""

    def instead_of_discarded(self, action: CardInPlay) -> Effect | None:
        """An action in play would go to the discard pile: what may happen instead."""

    def instead_of_discarded_with_host(self, leaving: Sequence[CardInPlay]) -> Effect | None:
        """The minion this action is on leaves play, with all of these at the same time: what happens to this action
        instead."""

    def after_resolving(self) -> Effect | None:
        """This standard action would be discarded after resolving: return True if it went elsewhere (3.7 step 5)."""

    # Continuous effects: derived at every question, never stored (5.2).

    def starting_power(self) -> int:
        """Its power in play before modification (11.4)."""
        return 0

    def own_power(self) -> int:
        """What it adds to its own power."""
        return 0

    def gives_power(self, minion: CardInPlay) -> int:
        """What it adds to the power of a minion in play."""
        return 0

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        """Power it gives a player on a base, on no minion (7.4)."""
        return 0

    def starting_breakpoint(self) -> int | None:
        """Of a base: its breakpoint before modification, where that is not the printed one (11.4)."""
        return None

    def changes_breakpoint(self, base: BaseInPlay) -> int:
        """What it adds to the breakpoint of a base in play."""
        return 0

    def gives_tag(self, minion: CardInPlay, tag: str) -> bool:
        """Does it make that minion count as one of these (Microbot Alpha)?"""
        return False

    def also_named(self, name: str) -> bool:
        """Does this card bear that name besides its own (Grimms' Blessing)?"""
        return False

    def cancels_host(self) -> None:
        """Marks an action that cancels the abilities of the minion it is on (10.7)."""

    def cancels_base(self) -> None:
        """Marks an action that cancels the ability of the base it is on (10.7)."""

    def ignores_base(self, player: int) -> bool:
        """Of an action on a base: may that player ignore the base's ability?"""
        return False

    def shows_top_base(self) -> None:
        """Marks a card that keeps the top card of the base deck face up; see `abilities.face_up_base`."""

    def shares_ability(self) -> Sequence[type[Card]]:
        """Of an action on a base: cards whose abilities that base has besides its own."""
        return ()

    # Protections, restrictions, permissions. "Cannot" beats "can" (12.2).

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        """Is that card not affected by that source at all (10.8)? Then actions of the source leave it too (10.12)."""
        return False

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        """Can this one thing not be done to that card (10.11)? `how` as in `protection.unaffected`, but not power,
        which only `keeps_off` keeps off; `actor` is who does it."""
        return False

    def wards(self, card: CardInPlay, how: str, source: Source) -> bool:
        """Does it protect that card this once, and is destroyed for it? See `covers`."""
        return False

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        """Can the player not play such a minion there (3.9)?"""
        return False

    def forbids_action(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None) -> bool:
        """Can the player not play such an action there (3.9)? The target is None for a standard action."""
        return False

    def forbids_special(self, player: int) -> bool:
        """Can the player not play Specials now? What holds when its base has scored holds until the replacement is in
        play, although this card is discarded before (6.12)."""
        return False

    def forbids_move(self, minion: CardInPlay, base: BaseInPlay, actor: int) -> bool:
        """Can that player not move that minion to that base?"""
        return False

    def cost_of_minion_here(self, player: int, base: BaseInPlay) -> int:
        """How many other cards the player must first discard from hand in order to play a minion there."""
        return 0

    def standing_play(self, player: int) -> ExtraPlay | None:
        """An extra play the player has in each of their turns (5.5)."""
        return None

    def lets_play_from_discard(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay) -> bool:
        """May the player take such a card, for that place, from the discard pile? See `played_from_discard`."""
        return False

    def playable_from_discard(self) -> bool:
        """From your discard pile: may this minion be used for a minion play that does not name a card? A Special."""
        return False

    def playable_as_action(self) -> None:
        """Marks a minion that may be played in place of an action: that is a Special."""
