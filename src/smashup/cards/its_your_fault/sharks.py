"""Sharks: eat the weak, grow with every bite, and come in numbers where there is blood."""

from collections.abc import Sequence

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    Destroyed,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    Titan,
    in_any_order,
    in_any_order_by,
    not_if_gone,
    while_set_aside,
)

SHARKS = Faction(
    "Sharks",
    set="its_your_fault",
    blurb="Destroy small minions, and turn every destruction into power counters and extra sharks.",
)


class Megalodon(Minion, faction=SHARKS, copies=1, power=5):
    """You may destroy a minion of power 4 or less here.

    Special: Before this base scores, you may destroy a minion of power 3 or less here.
    """

    def on_play(self) -> Effect:
        return self._bite(4)

    def before_scoring(self) -> Effect:
        return self._bite(3)

    def _bite(self, power: int) -> Effect:
        targets = self.minions(self.here, power_up_to=power)
        target = yield from self.may_choose_minion(f"Destroy a minion of power {power} or less here?", targets)
        yield from self.destroy(target)


class GreatWhite(Minion, faction=SHARKS, copies=2, power=4):
    """Talent: Move this minion to another base. If it moved, destroy a minion of power 2 or less there."""

    def talent(self) -> Effect:
        if (yield from self.choose_and_move("Move Great White.", [self.card])):
            targets = self.minions(self.here, power_up_to=2)
            target = yield from self.choose_minion("Destroy a minion of power 2 or less there.", targets)
            yield from self.destroy(target)


class Hammerhead(Minion, faction=SHARKS, copies=3, power=3):
    """Ongoing: After a minion here is destroyed, place a +1 power counter on this minion."""

    @in_any_order
    @not_if_gone
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self.place_counters(self.card) if destroyed.base is self.here else None


class Mako(Minion, faction=SHARKS, copies=4, power=2, answers_to="after_minion_destroyed"):
    """Special: After you destroy a minion, you may play this minion from your hand as an extra minion on the base where
    that one was."""

    def answers(self, event: object) -> Sequence[BaseInPlay]:
        return (event.base,) if isinstance(event, Destroyed) and event.by == self.you else ()


class AirJaws(Action, faction=SHARKS, copies=1):
    """Move one of your minions to another base. If it moved, destroy a minion of power 3 or less there; that may be the
    one that moved."""

    def on_play(self) -> Effect:
        moved = yield from self.choose_and_move("Move which of your minions?", self.minions(of=self.you))
        if moved is not None:
            targets = self.minions(self.base_of(moved), power_up_to=3)
            target = yield from self.choose_minion("Destroy a minion of power 3 or less there.", targets)
            yield from self.destroy(target)


class BloodInTheWater(Action, faction=SHARKS, copies=2, plays_on="base", name="Blood in the Water"):
    """Play on a base.

    Ongoing: After a minion here is destroyed, you may play an extra minion of power 3 or less here.
    """

    @in_any_order_by("base")
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self.extra_minion(power_up_to=3, base=self.here) if destroyed.base is self.here else None


class Chum(Action, faction=SHARKS, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: After a minion on any base is destroyed, place a +1 power counter on this minion.
    """

    @in_any_order
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect:
        yield from self.place_counters(self.host)


class DangerousWaters(Action, faction=SHARKS, copies=1, plays_on="base"):
    """Play on a base.

    Talent: Choose a minion here. It has -2 power until the end of the turn.
    """

    def talent(self) -> Effect:
        target = yield from self.choose_minion("Which minion here has -2 power?", self.minions(self.here))
        yield from self.give_power(target, -2)


class FeedingFrenzy(Action, faction=SHARKS, copies=1):
    """Choose a base. Destroy any number of minions of power 2 or less there."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Destroy minions on which base?")
        if base is not None:
            targets = self.minions(base, power_up_to=2)
            chosen = yield from self.choose_minions("Destroy any number of minions of power 2 or less.", targets)
            yield from self.destroy(chosen)


class FreakinLaserBeam(Action, faction=SHARKS, copies=1, name="Freakin' Laser Beam"):
    """Choose one of your minions. Destroy a minion on its base that has no more power than it; that may be the chosen
    one itself."""

    def on_play(self) -> Effect:
        mine = yield from self.choose_minion("Choose one of your minions.", self.minions(of=self.you), asks="own")
        if mine is not None:
            targets = self.minions(self.base_of(mine), power_up_to=self.power_of(mine))
            target = yield from self.choose_minion("Destroy a minion that has no more power.", targets)
            yield from self.destroy(target)


class TornApart(Action, faction=SHARKS, copies=1):
    """Destroy a minion of power 3 or less. Draw a card."""

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Destroy a minion of power 3 or less.", self.minions(power_up_to=3))
        yield from self.destroy(target)
        self.draw()


class WeekOfSharks(Action, faction=SHARKS, copies=2, plays_on="base", name="Week of Sharks"):
    """Play on a base.

    Ongoing: At the end of your turn, draw a card if you have a minion here. Only one Week of Sharks lets you do this
    each turn.
    """

    def happens_now(self) -> bool:
        return self.has_minion(self.you, self.here) and not self.was_used(self.you)

    def end_of_your_turn(self) -> None:
        self.note_used(self.you)
        self.draw()


class SharkReef(Base, faction=SHARKS, breakpoint=20, vp=(4, 2, 1)):
    """After a minion here is destroyed, the player who destroyed it may place a +1 power counter on one of their own
    minions, on any base."""

    @in_any_order_by("by")
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._reward(destroyed.by) if destroyed.base is self.here else None

    def _reward(self, player: int) -> Effect:
        prompt = "Place a +1 power counter on one of your minions?"
        minion = yield from self.may_choose_minion(prompt, self.minions(of=player), by=player)
        yield from self.place_counters(minion)


class TheDeep(Base, faction=SHARKS, breakpoint=16, vp=(3, 2, 2)):
    """After you play a minion here and its ability has resolved, if it has power 4 or more here, you may destroy a
    minion here that has less power than it."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._swallow(played) if played.base is self.here else None

    def _swallow(self, played: MinionPlayed) -> Effect:
        minion, player = played.minion, played.player
        if minion.at != self.here.at or self.power_of(minion) < 4:
            return
        weaker = self.minions(self.here, power_below=self.power_of(minion))
        prompt = f"Destroy a minion here that has less power than {minion.definition.name}?"
        target = yield from self.may_choose_minion(prompt, weaker, by=player)
        yield from self.destroy(target, by=player)


class Helicoprion(Titan, faction=SHARKS):
    """Special: At the start of your turn and after any minion is destroyed, while this titan is not in play, place a
    counter on it. If it has four or more then, you may take them off to play it.

    Ongoing: Once per turn, after you destroy a minion, you may do one of these: move this titan to the base where that
    minion was and have that minion's power more there until the end of the turn; or place a +1 power counter on this
    titan.

    Talent: Choose one: shuffle a minion of power 3 or less from your discard pile into your deck; or search your deck,
    your discard pile or both for a Mako and place it into your hand.
    """

    @while_set_aside
    def start_of_your_turn(self) -> Effect:
        return self._scent()

    @while_set_aside
    @in_any_order
    def after_card_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._scent() if destroyed.card.definition.is_minion else None

    def _scent(self) -> Effect:
        self.gather()
        if self.card.counters >= 4:
            yield from self.play(may=True)

    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        if destroyed.by != self.you or self.was_used(self.you):
            return None
        return self._feed(destroyed.base, self.power_of(destroyed.minion))

    def _feed(self, base: BaseInPlay, power: int) -> Effect:
        if self.was_used(self.you):
            return
        ways = {"counter": "A +1 power counter on Helicoprion"}
        if base in self.destinations(self.card):
            ways["move"] = f"Move Helicoprion to {base.definition.name}, with +{power} power there"
        way = yield from self.choose_one("Use Helicoprion for that minion?", **ways, none="No")
        if way != "none":
            self.note_used(self.you)
        if way == "counter":
            yield from self.place_counters(self.card)
        elif way == "move" and (yield from self.move(self.card, base)):
            self.give_total(base, power)

    def talent(self) -> Effect:
        way = yield from self.choose_one(
            "Choose one.", shuffle="Shuffle a minion into your deck", search="Search for a Mako"
        )
        if way == "search":
            yield from self.fetch(("deck", "discard"), lambda card: card.name == Mako.name, play=False)
        else:
            small = self.cards(self.discard_pile, minions=True, power_up_to=3)
            chosen = yield from self.choose_card("Shuffle which minion into your deck?", small)
            if chosen is not None:
                self.shuffle_into_deck([chosen], self.discard_pile)
