"""Tricksters: traps on bases, forced discards, bans on what others may play."""

from collections.abc import Sequence

from smashup.engine import (
    FACTIONS,
    Action,
    Affected,
    Base,
    BaseInPlay,
    Card,
    CardInPlay,
    Destroyed,
    Effect,
    ExtraPlay,
    Faction,
    Minion,
    MinionPlayed,
    Source,
    Titan,
    in_any_order,
    while_set_aside,
)

TRICKSTERS = Faction(
    "Tricksters",
    set="core",
    blurb="Lay traps on bases, empty the others' hands, and forbid what would hurt you.",
)


class Leprechaun(Minion, faction=TRICKSTERS, copies=1, power=5):
    """Ongoing: After another player plays a minion here and its ability has resolved, destroy it if it is still with
    this minion and has less power than it."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._punish(played.minion) if played.base is self.here and played.player != self.you else None

    def _punish(self, minion: CardInPlay) -> Effect:
        if minion.at == self.card.at and self.power_of(minion) < self.my_power:
            yield from self.destroy(minion)


class Brownie(Minion, faction=TRICKSTERS, copies=2, power=4):
    """Ongoing: After another player plays a card that directly affects this minion, that player discards two cards at
    random."""

    def after_affected(self, affected: Affected) -> Effect | None:
        player = affected.source.controller
        return self._punish(player) if player != self.you else None

    def _punish(self, player: int) -> Effect:
        self.discard_random(2, player=player)
        yield from ()


class Gnome(Minion, faction=TRICKSTERS, copies=3, power=3):
    """You may destroy a minion here whose power is lower than the number of your minions here."""

    def on_play(self) -> Effect:
        mine = self.minions(self.here, of=self.you)
        targets = self.minions(self.here, power_below=len(mine))
        target = yield from self.may_choose_minion("Destroy a minion here?", targets)
        yield from self.destroy(target)


class Gremlin(Minion, faction=TRICKSTERS, copies=4, power=2):
    """Ongoing: After this minion is destroyed, draw a card, and each other player discards a card at random."""

    @in_any_order
    def after_destroyed(self, destroyed: Destroyed) -> Effect:
        self.draw()
        for player in self.others:
            self.discard_random(1, player=player)
        yield from ()


class BlockThePath(Action, faction=TRICKSTERS, copies=1, plays_on="base", name="Block the Path"):
    """Play on a base. Name a faction.

    Ongoing: No player can play minions of that faction here.
    """

    def on_play(self) -> Effect:
        self.memo = yield from self.choose_faction("Minions of which faction cannot be played here?")
        self.announce(FACTIONS[self.memo].name)

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return base is self.here and self.is_of_faction(definition, self.memo)


class Disenchant(Action, faction=TRICKSTERS, copies=2):
    """Destroy an action on a minion or base."""

    def on_play(self) -> Effect:
        target = yield from self.choose_action("Destroy which action?", self.actions_in_play())
        yield from self.destroy(target)


class EnshroudingMist(Action, faction=TRICKSTERS, copies=2, plays_on="base"):
    """Play on a base.

    Ongoing: On each of your turns you may play an extra minion here.
    """

    def standing_play(self, player: int) -> ExtraPlay | None:
        return ExtraPlay(True, base=self.here.id, standing=self.card.id) if player == self.you else None


class FlameTrap(Action, faction=TRICKSTERS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: After another player plays a minion here and its ability has resolved, destroy it if it is still here, and
    destroy this card in any case.
    """

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._go_off(played.minion) if played.base is self.here and played.player != self.you else None

    def _go_off(self, minion: CardInPlay) -> Effect:
        caught = [minion] if minion.at == self.card.at else []
        yield from self.destroy([*caught, self.card])


class Hideout(Action, faction=TRICKSTERS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: If another player's action would affect any of your minions here, destroy this card, and that action does
    not affect your minions here for the rest of the turn.
    """

    def wards(self, card: CardInPlay, how: str, source: Source) -> bool:
        return (
            source.is_action_of_another(self.you)
            and card.definition.is_minion
            and card.controller == self.you
            and card.at == self.card.at
        )

    def covers(self, card: CardInPlay) -> Sequence[CardInPlay]:
        return self.minions(self.here, of=self.you)


class MarkOfSleep(Action, faction=TRICKSTERS, copies=1, name="Mark of Sleep"):
    """Choose a player. In the Play Cards phase of that player's next turn, that player cannot play actions."""

    def on_play(self) -> Effect:
        player = yield from self.choose_player("Who cannot play actions next turn?", self.players)
        if player is not None:
            self.announce_player(player)
            self.lasts("no_actions", player, None, until="next", player=player)


class PayThePiper(Action, faction=TRICKSTERS, copies=1, plays_on="base", name="Pay the Piper"):
    """Play on a base.

    Ongoing: After another player plays a minion here, that player discards a card of their choice.
    """

    @in_any_order
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        if played.base is not self.here or played.player == self.you:
            return None
        return self.choose_and_discard("Discard a card.", player=played.player)


class TakeTheShinies(Action, faction=TRICKSTERS, copies=1, name="Take the Shinies"):
    """Each other player discards two cards at random."""

    def on_play(self) -> None:
        for player in self.others:
            self.discard_random(2, player=player)


class CaveOfShinies(Base, faction=TRICKSTERS, breakpoint=23, vp=(4, 2, 1), name="Cave of Shinies"):
    """After a minion here is destroyed, its owner gains 1 VP."""

    @in_any_order
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._console(destroyed.owner) if destroyed.base is self.here else None

    def _console(self, owner: int) -> Effect:
        if (yield from self.follows(owner)):
            self.gain_vp(player=owner)


class MushroomKingdom(Base, faction=TRICKSTERS, breakpoint=20, vp=(5, 3, 2)):
    """At the start of each player's turn, that player may move a minion of another player from another base to here."""

    def start_of_turn(self) -> Effect:
        strangers = [minion for minion in self.minions(not_of=self.you) if minion.at != self.card.at]
        yield from self.choose_and_move("Move a minion to Mushroom Kingdom?", strangers, [self.here], may=True)


class BigFunnyGiant(Titan, faction=TRICKSTERS):
    """Special: On your turn, you may play this titan instead of your regular minion play.

    Ongoing: After another player plays a minion here, that player discards a card of their choice.

    Ongoing: At the end of another player's turn, if that player has no minion here, you may place a +1 power counter on
    this titan.

    Special: When this base scores, if you are the winner and another player has no minion here, you gain 1 VP.
    """

    def can_use_on_your_turn(self) -> bool:
        return self.has_regular_minion_play and bool(self.open_bases())

    @while_set_aside
    def on_your_turn(self) -> Effect:
        yield from self.play_instead_of_minion()

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        if played.player == self.you or played.base is not self.here:
            return None
        return self.choose_and_discard("Discard a card for Big Funny Giant.", player=played.player)

    def happens_now(self) -> bool:
        if self.state.scoring is not None:
            return self.you in self.winners and not all(self.has_minion(player, self.here) for player in self.others)
        return not self.my_turn and not self.has_minion(self.state.current, self.here)

    def end_of_turn(self) -> Effect:
        if (yield from self.may("Place a +1 power counter on Big Funny Giant?")):
            yield from self.place_counters(self.card)

    def when_scoring(self) -> None:
        self.gain_vp()
