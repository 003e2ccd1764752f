"""Pirates: sail minions from base to base, slip away after scoring, blow up the small fry."""

from smashup.engine import (
    FACTIONS,
    Action,
    Base,
    BaseInPlay,
    BaseReplaced,
    CardInPlay,
    Effect,
    Faction,
    Minion,
    Titan,
    while_set_aside,
)

PIRATES = Faction(
    "Pirates",
    set="core",
    blurb="Sail your minions (and other people's) between bases, survive a scoring, and sink everything small.",
)


class PirateKing(Minion, faction=PIRATES, copies=1, power=5):
    """Special: Before another base scores, you may move this minion there."""

    def before_other_scoring(self) -> Effect:
        base = self.scoring.base
        if self.can_move(self.card, base) and (yield from self.may(f"Move Pirate King to {base.definition.name}?")):
            yield from self.move(self.card, base)


class Buccaneer(Minion, faction=PIRATES, copies=2, power=4):
    """Special: If this minion would be destroyed, move it to another base instead."""

    def instead_of_destroyed(self, card: CardInPlay) -> Effect | None:
        return self._sail_away() if card is self.card else None

    def _sail_away(self) -> Effect:
        prompt = "Move Buccaneer to which base instead of destroying it?"
        base = yield from self.choose_base(prompt, self.destinations(self.card))
        if base is not None:
            yield from self.move(self.card, base)


class SaucyWench(Minion, faction=PIRATES, copies=3, power=3):
    """You may destroy a minion of power 2 or less here."""

    def on_play(self) -> Effect:
        targets = self.minions(self.here, power_up_to=2)
        target = yield from self.may_choose_minion("Destroy a minion of power 2 or less here?", targets)
        yield from self.destroy(target)


class FirstMate(Minion, faction=PIRATES, copies=4, power=2):
    """Special: After this base scores, you may move this minion to another base instead of the discard pile."""

    def after_scoring(self) -> Effect:
        base = yield from self.may_choose_base("Move First Mate to another base?", self.destinations(self.card))
        if base is not None:
            yield from self.move(self.card, base)


class Broadside(Action, faction=PIRATES, copies=2):
    """Choose a base where you have a minion, and a player. Destroy all of that player's minions of power 2 or less
    there."""

    def on_play(self) -> Effect:
        mine = [base for base in self.bases() if self.has_minion(self.you, base)]
        base = yield from self.choose_base("Fire at which base?", mine)
        if base is None:
            return
        player = yield from self.choose_player("Destroy whose minions of power 2 or less there?", self.players)
        yield from self.destroy(self.minions(base, of=player, power_up_to=2))


class Cannon(Action, faction=PIRATES, copies=1):
    """Destroy up to two minions of power 2 or less."""

    def on_play(self) -> Effect:
        targets = self.minions(power_up_to=2)
        chosen = yield from self.choose_minions("Destroy up to two minions of power 2 or less.", targets, at_most=2)
        yield from self.destroy(chosen)


class Dinghy(Action, faction=PIRATES, copies=2):
    """Move up to two of your minions to other bases."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move_any("Move which of your minions?", self.minions(of=self.you), at_most=2)


class FullSail(Action, faction=PIRATES, copies=1, special="before_scoring"):
    """Move any number of your minions to other bases.

    Special: You may also play this card before a base scores.
    """

    def on_play(self) -> Effect:
        yield from self.choose_and_move_any("Move which of your minions?", self.minions(of=self.you))


class Powderkeg(Action, faction=PIRATES, copies=1):
    """Choose one of your minions. Destroy it and every minion on its base that has no more power than it."""

    def on_play(self) -> Effect:
        keg = yield from self.choose_minion("Blow up which of your minions?", self.minions(of=self.you))
        if keg is not None:
            yield from self.destroy(self.minions(self.base_of(keg), power_up_to=self.power_of(keg)))


class SeaDogs(Action, faction=PIRATES, copies=1):
    """Name a faction. Move all other players' minions of that faction from one base to another."""

    def on_play(self) -> Effect:
        faction = yield from self.choose_faction("Name a faction.")
        self.announce(FACTIONS[faction].name)
        dogs = [minion for minion in self.minions(not_of=self.you) if self.is_of_faction(minion.definition, faction)]
        origins = [base for base in self.bases() if any(minion in base.minions for minion in dogs)]
        origin = yield from self.choose_base("Move them from which base?", origins, asks="move_from")
        if origin is None:
            return
        base = yield from self.choose_base("Move them to which base?", self.bases(besides=origin), asks="move_to")
        if base is not None:
            yield from self.move_together([(minion, base) for minion in dogs if minion in origin.minions])


class Shanghai(Action, faction=PIRATES, copies=1):
    """Move another player's minion to another base."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which minion?", self.minions(not_of=self.you))


class Swashbuckling(Action, faction=PIRATES, copies=1):
    """Each of your minions has +1 power until the end of the turn."""

    def on_play(self) -> Effect:
        yield from self.give_power(self.minions(of=self.you), 1)


class TheGreyOpal(Base, faction=PIRATES, breakpoint=17, vp=(3, 1, 1)):
    """After this base scores, each player but the winner may move a minion from here to another base instead of the
    discard pile."""

    def after_scoring(self) -> Effect:
        for player in self.players:
            if player not in self.winners:
                there = self.minions(self.here)
                yield from self.choose_and_move("Move a minion to another base?", there, may=True, by=player)


class Tortuga(Base, faction=PIRATES, breakpoint=21, vp=(4, 3, 2)):
    """After this base scores and is replaced, the runner-up may move one of their minions to the new base."""

    def after_replacement(self) -> Effect:
        new = self.scoring.new_base
        assert new is not None
        prompt = f"Move one of your minions to {new.definition.name}?"
        for player in self.runners_up:
            yield from self.choose_and_move(prompt, self.minions(of=player), [new], may=True, by=player)


class TheKraken(Titan, faction=PIRATES):
    """Special: After a base where you had a minion scores, if this titan is not in play, you may call out "Release the
    Kraken!" to play it on the base that replaces the scored one.

    Talent: Move this titan to another base. The other players' minions there have -1 power until the start of your next
    turn.

    Special: After this base scores, move one of your minions from here to another base.
    """

    @while_set_aside
    def after_base_replaced(self, replaced: BaseReplaced) -> Effect | None:
        able = self.you in replaced.present and self.open_bases([replaced.new])
        return self._release(replaced.new) if able else None

    def _release(self, base: BaseInPlay) -> Effect:
        if (yield from self.may(f'Call out "Release the Kraken!" and play it on {base.definition.name}?')):
            self.exclaim("Release the Kraken!")
            yield from self.play([base])

    def talent(self) -> Effect:
        base = yield from self.choose_base("Move The Kraken to which base?", self.destinations(self.card))
        if base is not None and (yield from self.move(self.card, base)):
            yield from self.give_power(self.minions(base, not_of=self.you), -1, until_your_turn_starts=True)

    def after_scoring(self) -> Effect:
        yield from self.choose_and_move("Move which of your minions?", self.minions(self.here, of=self.you))
