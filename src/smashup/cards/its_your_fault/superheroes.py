"""Superheroes: weak citizens turn into heroes of power 5, and nobody else can hurt them meanwhile."""

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    CardInPlay,
    Destroyed,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    Source,
    Titan,
    while_set_aside,
)

SUPERHEROES = Faction(
    "Superheroes",
    set="its_your_fault",
    blurb="Keep your citizens safe until each of them is a hero of power 5, fetched from the deck.",
)


class AwesomeGuy(Minion, faction=SUPERHEROES, copies=1, power=5):
    """Ongoing: Other players cannot destroy your minions here, this one included."""

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return (
            how == "destroy"
            and actor != self.you
            and card.definition.is_minion
            and card.controller == self.you
            and card.at == self.card.at
        )


class CaptainAmazing(Minion, faction=SUPERHEROES, copies=1, power=5):
    """Talent: Each of your minions here, this one included, has +1 power until the end of the turn."""

    def talent(self) -> Effect:
        yield from self.give_power(self.minions(self.here, of=self.you), 1)


class MindLady(Minion, faction=SUPERHEROES, copies=1, power=5):
    """Talent: Cancel the abilities of another player's minion, on any base, until the start of your next turn."""

    def talent(self) -> Effect:
        target = yield from self.choose_minion("Cancel the abilities of which minion?", self.minions(not_of=self.you))
        if target is not None:
            yield from self.cancel(target, until="start", player=self.you)


class TheBurst(Minion, faction=SUPERHEROES, copies=1, power=5):
    """Ongoing: After any player plays a minion on another base, you may move this minion there."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._dash(played) if played.base is not self.here else None

    def _dash(self, played: MinionPlayed) -> Effect:
        base = played.base
        if self.can_move(self.card, base) and (yield from self.may(f"Move The Burst to {base.definition.name}?")):
            yield from self.move(self.card, base)


class MildManneredCitizen(Minion, faction=SUPERHEROES, copies=5, power=2):
    """Ongoing: At the start of your turn, you may destroy this minion to search your deck for a minion of power 5 or
    more. You may play it here at once as an extra minion. Shuffle your deck."""

    def start_of_your_turn(self) -> Effect:
        base = self.here
        if (yield from self.may("Destroy Mild Mannered Citizen to search your deck?")) and (
            yield from self.destroy(self.card)
        ):
            yield from self.search_and_play_minion("Play a minion of power 5 or more there?", [base], power_from=5)


class ExpandedPower(Action, faction=SUPERHEROES, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion has +1 power, and other players cannot destroy it.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 1 if self.card in minion.actions else 0

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "destroy" and actor != self.you and self.card in card.actions


class GoldenAge(Action, faction=SUPERHEROES, copies=2):
    """Place up to three minions from your discard pile on the bottom of your deck, in any order."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True)
        prompt = "Place up to three minions under your deck; each one goes below those before it."
        for card in (yield from self.choose_cards(prompt, minions, at_most=3)):
            self.onto_deck(card, self.discard_pile, top=False)


class JusticeFriends(Action, faction=SUPERHEROES, copies=2):
    """Each of your minions that has power 5 or more now has +2 power until the end of the turn."""

    def on_play(self) -> Effect:
        heroes = [minion for minion in self.minions(of=self.you) if self.power_of(minion) >= 5]
        yield from self.give_power(heroes, 2)


class MyOnlyWeakness(Action, faction=SUPERHEROES, copies=1, plays_on="minion", name="My Only Weakness!"):
    """Play on a minion.

    Ongoing: This minion's abilities are cancelled.
    """

    def cancels_host(self) -> None: ...


class NotReallyDead(Action, faction=SUPERHEROES, copies=2):
    """Place up to two minions of power 2 or less from your discard pile into your hand."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True, power_up_to=2)
        prompt = "Take up to two minions of power 2 or less into your hand."
        for card in (yield from self.choose_cards(prompt, minions, at_most=2)):
            self.into_hand(card, self.discard_pile)


class RadioactiveExposure(Action, faction=SUPERHEROES, copies=1):
    """Destroy one of your minions to search your deck for a minion that has more power than it had. You may play it on
    the same base at once as an extra minion. Shuffle your deck."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Destroy which of your minions?", self.minions(of=self.you))
        if minion is None:
            return
        base, power = self.base_of(minion), self.power_of(minion)
        if (yield from self.destroy(minion)):
            prompt = f"Play a minion of more than {power} power there?"
            yield from self.search_and_play_minion(prompt, [base], power_from=power + 1)


class SecretBase(Action, faction=SUPERHEROES, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Other players cannot destroy your minions of power 3 or less here.
    """

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return (
            how == "destroy"
            and actor != self.you
            and card.definition.is_minion
            and card.controller == self.you
            and card.at == self.card.at
            and self.power_of(card) <= 3
        )


class Sidekick(Action, faction=SUPERHEROES, copies=1):
    """Choose a base where you have a minion of power 5 or more. You may play an extra minion of power 2 or less
    there."""

    def on_play(self) -> Effect:
        heroes = [minion for minion in self.minions(of=self.you) if self.power_of(minion) >= 5]
        guarded = [base for base in self.bases() if any(minion in base.minions for minion in heroes)]
        base = yield from self.choose_base("Where may you play an extra minion of power 2 or less?", guarded)
        if base is not None:
            yield from self.extra_minion(power_up_to=2, base=base)


class ConvertedCave(Base, faction=SUPERHEROES, breakpoint=18, vp=(4, 3, 2)):
    """Minions of power 2 or less here can be destroyed only by their own controllers."""

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return (
            how == "destroy"
            and actor != card.controller
            and card.definition.is_minion
            and card.at == self.here.at
            and self.applies_to(card.controller)
            and self.power_of(card) <= 2
        )


class CrystalFortress(Base, faction=SUPERHEROES, breakpoint=19, vp=(3, 1, 1)):
    """After you play a minion here, you may place a minion from your discard pile on the bottom of your deck."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._rebuild(played.player) if played.base is self.here else None

    def _rebuild(self, player: int) -> Effect:
        pile = self.state.discards[player]
        minions = self.cards(pile, minions=True)
        card = yield from self.may_choose_card("Place a minion on the bottom of your deck?", minions, by=player)
        if card is not None:
            self.onto_deck(card, pile, top=False)


class TheEverythingGlove(Titan, faction=SUPERHEROES):
    """Special: After one of your minions is destroyed, you may play this titan on the base where it was.

    Ongoing: Your minions of power 3 or less here are not affected by other players' abilities.

    Talent: Choose one: play an extra minion of power 2 or less here; or draw a card.
    """

    @while_set_aside
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._arrive(destroyed.base) if destroyed.controller == self.you else None

    def _arrive(self, base: BaseInPlay) -> Effect:
        yield from self.play([base], may=True)

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        covered = card.definition.is_minion and card.controller == self.you and card.at == self.card.at
        if not covered or not source.is_of_another(self.you):
            return False
        power = self.unprotected_power_of(card)
        if power > 3:
            return False
        # A change that brought a stronger minion into the protected range has happened, and stays.
        changes = self.unprotected_power_of(card, without=source.card) != power
        return not changes or self.unprotected_power_of(card, own_side=True) <= 3

    def talent(self) -> Effect:
        way = yield from self.choose_one("Choose one.", minion="An extra minion of power 2 or less here", draw="A card")
        if way == "draw":
            self.draw()
        else:
            yield from self.extra_minion(power_up_to=2, base=self.here)
