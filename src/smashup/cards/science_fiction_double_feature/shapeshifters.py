"""Shapeshifters: whatever another minion can do, they can do, until they turn into something better."""

from collections.abc import Sequence

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    Card,
    CardInPlay,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    Source,
)

SHAPESHIFTERS = Faction(
    "Shapeshifters",
    set="science_fiction_double_feature",
    blurb="Copy the best minions of the others, and trade your own for what waits in your deck and discard pile.",
)


class Changing(Card):
    """The search of Doppelgänger, G.E.L.F. and Transmogrify for what takes a minion's place."""

    def _find(self, power_up_to: int | None = None, besides: str = "") -> Effect:
        """Search your deck for a minion of no more than this power, which you mean to play; it is set aside."""
        self.refill_deck()
        minions = self.cards(self.deck, minions=True, power_up_to=power_up_to)
        wanted = [card for card in minions if self.definition(card).name != besides]
        found = yield from self.search_deck("Play which minion from your deck?", wanted, may=True)
        if found is not None:
            self.set_aside(found, self.deck)
        return found

    def _play_found(self, found: int | None, bases: Sequence[BaseInPlay] | None = None) -> Effect:
        """Play what was found, now; if no base allows it, it is discarded. Shuffle your deck."""
        if found is not None:
            prompt = self.naming("Play {} on which base?", found)
            if (yield from self.play_minion_of(prompt, [found], bases, must=True)) is None:
                self.discard_revealed([found])
        self.shuffle_deck()


class Doppelganger(Minion, Changing, faction=SHAPESHIFTERS, copies=1, power=5, name="Doppelgänger"):
    """Special: After this minion goes from a base to the discard pile, search your deck for a minion; you may play it
    as an extra minion. Shuffle your deck."""

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        found = yield from self._find()
        yield from self._play_found(found)


class Gelf(Minion, Changing, faction=SHAPESHIFTERS, copies=2, power=4, name="G.E.L.F."):
    """Talent: Search your deck for a minion of power 4 or less other than a G.E.L.F. Shuffle this minion into its
    owner's deck. You may play the minion you found here as an extra minion. Shuffle your deck."""

    def talent(self) -> Effect:
        base = self.here
        found = yield from self._find(4, besides="G.E.L.F.")
        yield from self.shuffle_from_play(self.card)
        yield from self._play_found(found, [base])


class Mimic(Minion, faction=SHAPESHIFTERS, copies=3, power=0):
    """Ongoing: This minion's starting power is the highest power printed on any minion in play."""

    def starting_power(self) -> int:
        return max([minion.definition.power for base in self.state.bases for minion in base.minions], default=0)


class Copycat(Minion, faction=SHAPESHIFTERS, copies=4, power=2):
    """Choose another player's minion. Until the end of the turn this card also has its abilities."""

    def on_play(self) -> Effect:
        chosen: list[CardInPlay] = []
        copied: list[type[Card]] = [Copycat]
        while Copycat in copied:  # To copy a Copycat is to choose again: each minion once, or it would never end.
            others = [minion for minion in self.minions(not_of=self.you) if minion not in chosen]
            target = yield from self.choose_minion("Copy the abilities of which minion?", others)
            if target is None:
                return
            chosen.append(target)
            copied = self.abilities_of(target)
            for ability in copied:
                if ability is not Copycat:
                    yield from self.gain_ability(ability)


class Really(Action, faction=SHAPESHIFTERS, copies=1, name="...Really?"):
    """Destroy one of your minions. You may then play a minion that has no more power than it had from your discard pile
    as an extra minion."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Destroy which of your minions?", self.minions(of=self.you))
        if minion is not None:
            power = self.power_of(minion)
            yield from self.destroy(minion)
            dead = self.cards(self.discard_pile, minions=True, power_up_to=power)
            yield from self.play_minion_of("Play a minion from your discard pile?", dead)


class BactaTheFuture(Action, faction=SHAPESHIFTERS, copies=1, name="Bacta the Future"):
    """Destroy a minion. Its owner may play an extra minion at once."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Destroy which minion?", self.minions())
        if minion is not None:
            yield from self.destroy(minion)
            yield from self.extra_minion(player=self.owner_of(minion), now=True)


class CellularBonding(Action, faction=SHAPESHIFTERS, copies=1, plays_on="minion"):
    """Play on a minion. Choose another action that is on a minion; if there is none, discard this card.

    Ongoing: This card has the abilities of the chosen action.
    """

    def on_play(self) -> Effect:
        actions = [action for minion in self.minions() for action in minion.actions if action is not self.card]
        target = yield from self.choose_action("Copy the abilities of which action?", actions)
        if target is None:
            yield from self.discard_from_play(self.card)
            return
        for ability in self.abilities_of(target):
            if ability is not CellularBonding:  # Of another one, what it chose; there is no second choice.
                yield from self.gain_ability(ability, until="leaves")

    def put_in_position(self) -> str | None:
        if self.abilities_of(self.card) == [CellularBonding]:
            return (
                "Cellular Bonding must have copied an action: say which, such as "
                '.lasting("ability", "Cellular Bonding", "Upgrade", until="leaves")'
            )
        return None


class GeneticShift(Action, faction=SHAPESHIFTERS, copies=2):
    """Each of your minions has +1 power, or one of them has +3 power, until the end of the turn."""

    def on_play(self) -> Effect:
        mine = self.minions(of=self.you)
        if not mine:
            return
        shift = yield from self.choose_one(
            "How do your minions shift?", all="Each of your minions has +1 power", one="One of them has +3 power"
        )
        if shift == "all":
            yield from self.give_power(mine, 1)
        else:
            minion = yield from self.choose_minion("Which of your minions has +3 power?", mine)
            yield from self.give_power(minion, 3)


class Mitosis(Action, faction=SHAPESHIFTERS, copies=1):
    """Choose one of your minions. You may play a minion of the same name from your hand now as an extra minion."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Play a copy of which of your minions?", self.minions(of=self.you))
        if minion is not None:
            name = minion.definition.name
            copies = self.cards(self.hand, minions=True, named=name)
            yield from self.play_minion_of(f"Play another {name}?", copies)


class ShellGame(Action, faction=SHAPESHIFTERS, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion cannot be destroyed.
    """

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "destroy" and self.card in card.actions


class SpliceAsNice(Action, faction=SHAPESHIFTERS, copies=1, plays_on="minion", name="Splice as Nice"):
    """Play on a minion.

    Ongoing: This minion has +2 power.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 2 if self.card in minion.actions else 0


class Transmogrify(Action, Changing, faction=SHAPESHIFTERS, copies=2):
    """Destroy one of your minions. Then search your deck for a minion that has no more power than it had; you may play
    it as an extra minion. Shuffle your deck."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Destroy which of your minions?", self.minions(of=self.you))
        found = None
        if minion is not None:
            power = self.power_of(minion)
            yield from self.destroy(minion)
            found = yield from self._find(power)
        yield from self._play_found(found)


class FacelessCity(Base, faction=SHAPESHIFTERS, breakpoint=20, vp=(4, 2, 1)):
    """After a player plays a minion here, once per turn, that player may search their deck for a minion of the same
    name, reveal it and put it into its owner's hand. If they search, they shuffle their deck."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._recruit(played) if played.base is self.here else None

    def _recruit(self, played: MinionPlayed) -> Effect:
        player, name = played.player, played.minion.definition.name
        if self.was_used(self.here.definition.name, player):
            return
        if (yield from self.may(f"Search your deck for another {name}?", by=player)):
            self.note_used(self.here.definition.name, player)
            self.refill_deck(player)
            deck = self.state.decks[player]
            same = self.cards(deck, minions=True, named=name)
            found = yield from self.search_deck(f"Take which {name}?", same, player=player)
            if found is not None:
                self.into_hand(found, deck, player=player)
            self.shuffle_deck(player)


class TheVats(Base, faction=SHAPESHIFTERS, breakpoint=15, vp=(3, 1, 1)):
    """A minion cannot be played here while a minion of the same name is here."""

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return base is self.here and any(minion.definition.name == definition.name for minion in base.minions)
