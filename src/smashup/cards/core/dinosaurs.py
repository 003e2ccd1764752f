"""Dinosaurs: big minions, more power, protection for the few."""

from smashup.engine import (
    Action,
    ActionAffects,
    Base,
    CardInPlay,
    Destroyed,
    Effect,
    Faction,
    Minion,
    Source,
    Titan,
    while_set_aside,
)

DINOSAURS = Faction(
    "Dinosaurs",
    set="core",
    blurb="Field the biggest minions, make them bigger, and keep the others' cards off them.",
)


class KingRex(Minion, faction=DINOSAURS, copies=1, power=7):
    """(No ability: the power is the ability.)"""


class Laseratops(Minion, faction=DINOSAURS, copies=2, power=4):
    """Destroy a minion of power 2 or less here."""

    def on_play(self) -> Effect:
        targets = self.minions(self.here, power_up_to=2)
        target = yield from self.choose_minion("Destroy a minion of power 2 or less here.", targets)
        yield from self.destroy(target)


class ArmorStego(Minion, faction=DINOSAURS, copies=3, power=3):
    """Ongoing: During other players' turns, this minion has +2 power."""

    def own_power(self) -> int:
        return 0 if self.my_turn else 2


class WarRaptor(Minion, faction=DINOSAURS, copies=4, power=2):
    """Ongoing: This minion has +1 power for each War Raptor here, itself included."""

    def own_power(self) -> int:
        return len(self.bearing_name("War Raptor", self.here))


class Augmentation(Action, faction=DINOSAURS, copies=2):
    """A minion has +4 power until the end of your turn."""

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which minion has +4 power?", self.minions())
        yield from self.give_power(target, 4, until_end_of_your_turn=True)


class Howl(Action, faction=DINOSAURS, copies=2):
    """Each of your minions has +1 power until the end of your turn."""

    def on_play(self) -> Effect:
        yield from self.give_power(self.minions(of=self.you), 1, until_end_of_your_turn=True)


class NaturalSelection(Action, faction=DINOSAURS, copies=1):
    """Choose one of your minions. Destroy a minion on its base that has less power than it."""

    def on_play(self) -> Effect:
        mine = yield from self.choose_minion("Choose one of your minions.", self.minions(of=self.you), asks="own")
        if mine is not None:
            weaker = self.minions(self.base_of(mine), power_below=self.power_of(mine))
            target = yield from self.choose_minion("Destroy a minion that has less power.", weaker)
            yield from self.destroy(target)


class Rampage(Action, faction=DINOSAURS, copies=1):
    """Reduce the breakpoint of a base by the power of one of your minions there until the end of the turn."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion(
            "Reduce the breakpoint of its base by the power of which minion?", self.minions(of=self.you)
        )
        if minion is not None:
            self.change_breakpoint(self.base_of(minion), -self.power_of(minion))


class SurvivalOfTheFittest(Action, faction=DINOSAURS, copies=1, name="Survival of the Fittest"):
    """On each base where a minion is stronger than another, destroy the weakest minion. You choose among equals."""

    def on_play(self) -> Effect:
        doomed: list[CardInPlay] = []
        for base in self.bases():
            powers = [self.power_of(minion) for minion in base.minions]
            if not powers or min(powers) == max(powers):
                continue
            weakest = self.minions(base, power_up_to=min(powers))
            victim = yield from self.choose_minion(f"Destroy which weakest minion on {base.definition.name}?", weakest)
            if victim is not None:
                doomed.append(victim)
        yield from self.destroy(doomed)


class ToothAndClaw(Action, faction=DINOSAURS, copies=1, plays_on="minion", name="Tooth and Claw... and Guns"):
    """Play on a minion.

    Ongoing: If another player's ability would affect this minion, destroy this card, and that ability does not
    affect this minion for the rest of the turn.
    """

    def wards(self, card: CardInPlay, how: str, source: Source) -> bool:
        return self.card in card.actions and source.is_of_another(self.you)


class Upgrade(Action, faction=DINOSAURS, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion has +2 power.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 2 if self.card in minion.actions else 0


class WildlifePreserve(Action, faction=DINOSAURS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Your minions here are not affected by other players' actions.
    """

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return (
            source.is_action_of_another(self.you)
            and card.definition.is_minion
            and card.controller == self.you
            and card.at == self.card.at
        )


class JungleOasis(Base, faction=DINOSAURS, breakpoint=12, vp=(2, 0, 0)):
    """(No ability.)"""


class TarPits(Base, faction=DINOSAURS, breakpoint=16, vp=(4, 3, 2)):
    """After a minion here is destroyed, place it on the bottom of its owner's deck."""

    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._bury(destroyed) if destroyed.base is self.here else None

    def _bury(self, destroyed: Destroyed) -> Effect:
        pile = self.state.discards[destroyed.owner]
        if destroyed.minion.id in pile and (yield from self.follows(destroyed.controller)):
            self.onto_deck(destroyed.minion.id, pile, top=False)


class FortTitanosaurus(Titan, faction=DINOSAURS):
    """Special: On your turn, if you have not played a minion this turn, you may destroy one of your minions to play
    this titan on that minion's base, with as many +1 power counters on it as that minion had power.

    Ongoing: Once per turn, after you play an action that directly affects one or more minions, you may place a +1 power
    counter on one of those minions, on this titan, or on both.

    Talent: If this titan has four or more +1 power counters, draw a card.
    """

    def can_use_on_your_turn(self) -> bool:
        return not self.minions_played_this_turn(self.you) and bool(self._victims())

    def _victims(self) -> list[CardInPlay]:
        return [minion for minion in self.minions(of=self.you) if self.open_bases([self.base_of(minion)])]

    @while_set_aside
    def on_your_turn(self) -> Effect:
        victim = yield from self.choose_minion("Destroy which minion to play Fort Titanosaurus?", self._victims())
        if victim is not None:
            base, power = self.base_of(victim), self.power_of(victim)
            if (yield from self.destroy(victim)):
                yield from self.play([base], counters=power)

    def after_action_affects(self, affects: ActionAffects) -> Effect | None:
        mine = affects.source.controller == self.you
        return self._build(affects.minions) if mine and not self.was_used(self.you) else None

    def _build(self, affected: list[CardInPlay]) -> Effect:
        minions = [minion for minion in affected if minion.at >= 0]
        ways = {"titan": "On Fort Titanosaurus"}
        if minions:
            ways |= {"minion": "On a minion that was affected", "both": "One on each"}
        way = yield from self.choose_one("Place a +1 power counter?", **ways, none="No")
        if way == "none" or self.was_used(self.you):
            return
        self.note_used(self.you)
        if way != "titan":
            yield from self.place_counters((yield from self.choose_minion("On which minion?", minions)))
        if way != "minion":
            yield from self.place_counters(self.card)

    def talent(self) -> None:
        if self.card.counters >= 4:
            self.draw()
