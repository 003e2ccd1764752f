"""Grimms' Fairy Tales: pairs of minions that need each other, and many ways to find the missing one."""

from typing import ClassVar

from smashup.engine import (
    FACTIONS,
    Action,
    Base,
    Card,
    CardInPlay,
    Destroyed,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    in_any_order_by,
)

GRIMMS_FAIRY_TALES = Faction(
    "Grimms' Fairy Tales",
    set="culture_shock",
    blurb="Bring the two halves of a story together on one base, and search everywhere for the half that is missing.",
)

WOLF = "Big Bad Wolf"
HOOD = "Red Riding Hood"


class Paired(Minion):
    """The bond of Hansel and Gretel, and of Rose Red and The Other Snow White."""

    _partner: ClassVar[str] = ""

    def own_power(self) -> int:
        return 2 if self.bearing_name(self._partner, self.here) else 0


class Finding(Card):
    """The search of Rumpelstiltskin, Basket of Goodies and Fairy Godmother's Blessing."""

    def _find(self, prompt: str, *, minions: bool | None = None) -> Effect:
        """Search your deck for such a card, shuffle the deck, and place the card on top of it."""
        self.refill_deck()
        found = yield from self.search_deck(prompt, self.cards(self.deck, minions=minions))
        self.shuffle_deck()
        if found is not None:
            self.onto_deck(found, self.deck, top=True)


class BigBadWolf(Minion, faction=GRIMMS_FAIRY_TALES, copies=1, power=6):
    """If the minion Red Riding Hood is not in play, you may destroy a minion of power 4 or less here.

    Ongoing: After this minion is destroyed, you may play another minion from your discard pile on the base it was on,
    as an extra minion.
    """

    def on_play(self) -> Effect:
        if not self.minions(named=HOOD):
            targets = self.minions(self.here, power_up_to=4)
            target = yield from self.may_choose_minion("Destroy a minion of power 4 or less here?", targets)
            yield from self.destroy(target)

    def after_destroyed(self, destroyed: Destroyed) -> Effect:
        others = [card for card in self.cards(self.discard_pile, minions=True) if card != self.card.id]
        yield from self.play_minion_of("Play a minion from your discard pile there?", others, [destroyed.base])


class CharmingPrincess(Minion, faction=GRIMMS_FAIRY_TALES, copies=1, power=4):
    """Talent: If Prince Charming is here, you may play an extra minion here."""

    def talent(self) -> Effect:
        if self.bearing_name("Prince Charming", self.here):
            yield from self.extra_minion(base=self.here)


class PrinceCharming(Minion, faction=GRIMMS_FAIRY_TALES, copies=1, power=4):
    """Talent: If Charming Princess is here, you may play an extra action."""

    def talent(self) -> Effect:
        if self.bearing_name("Charming Princess", self.here):
            yield from self.extra_action()


class RedRidingHood(Minion, faction=GRIMMS_FAIRY_TALES, copies=1, power=3, gives_power_to="here"):
    """Ongoing: While the minion Big Bad Wolf is not in play, your minions here have +1 power, this one included."""

    def gives_power(self, minion: CardInPlay) -> int:
        mine = minion.controller == self.you and minion.at == self.card.at
        return 1 if mine and not self.minions(named=WOLF) else 0


class Rumpelstiltskin(Finding, Minion, faction=GRIMMS_FAIRY_TALES, copies=1, power=3):
    """Search your deck for a card, shuffle your deck, and place that card on top of it."""

    def on_play(self) -> Effect:
        yield from self._find("Place which card on top of your deck?")


class TheFrogPrince(Minion, faction=GRIMMS_FAIRY_TALES, copies=1, power=3):
    """Ongoing: After you play another minion here, you may shuffle this minion into its owner's deck to play a minion
    from your discard pile here as an extra minion."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._change() if played.base is self.here and played.player == self.you else None

    def _change(self) -> Effect:
        base = self.here
        prompt = "Shuffle The Frog Prince into the deck to play a minion from your discard pile?"
        if (yield from self.may(prompt)) and (yield from self.shuffle_from_play(self.card)):
            minions = self.cards(self.discard_pile, minions=True)
            yield from self.play_minion_of("Play which minion from your discard pile there?", minions, [base])


class Gretel(Paired, faction=GRIMMS_FAIRY_TALES, copies=1, power=2):
    """Ongoing: While Hansel is here, this minion has +2 power."""

    _partner = "Hansel"


class Hansel(Paired, faction=GRIMMS_FAIRY_TALES, copies=1, power=2):
    """Ongoing: While Gretel is here, this minion has +2 power."""

    _partner = "Gretel"


class RoseRed(Paired, faction=GRIMMS_FAIRY_TALES, copies=1, power=2):
    """Ongoing: While The Other Snow White is here, this minion has +2 power."""

    _partner = "The Other Snow White"


class TheOtherSnowWhite(Paired, faction=GRIMMS_FAIRY_TALES, copies=1, power=2):
    """Ongoing: While Rose Red is here, this minion has +2 power."""

    _partner = "Rose Red"


class AnotherStory(Action, faction=GRIMMS_FAIRY_TALES, copies=1):
    """Shuffle up to three cards from your discard pile into your deck."""

    def on_play(self) -> Effect:
        prompt = "Shuffle up to three cards into your deck."
        cards = yield from self.choose_cards(prompt, self.discard_pile[:], at_most=3)
        if cards:
            self.shuffle_into_deck(cards, self.discard_pile)


class BasketOfGoodies(Finding, Action, faction=GRIMMS_FAIRY_TALES, copies=1, name="Basket of Goodies"):
    """Search your deck for an action, shuffle your deck, and place that action on top of it."""

    def on_play(self) -> Effect:
        yield from self._find("Place which action on top of your deck?", minions=False)


class Breadcrumbs(Action, faction=GRIMMS_FAIRY_TALES, copies=1):
    """Move up to two of your minions from one base to another, both to the same one."""

    def on_play(self) -> Effect:
        able = [minion for minion in self.minions(of=self.you) if self.destinations(minion)]
        chosen = yield from self.choose_minions("Move which of your minions?", able, at_most=1)
        if not chosen:
            return
        others = [minion for minion in able if minion.at == chosen[0].at and minion is not chosen[0]]
        chosen += yield from self.choose_minions("Move another one along with it?", others, at_most=1, asks="another")
        places = [base for base in self.bases() if any(self.can_move(minion, base) for minion in chosen)]
        base = yield from self.choose_base("Move to which base?", places)
        if base is not None:
            yield from self.move_together([(minion, base) for minion in chosen])


class FairyGodmothersBlessing(Finding, Action, faction=GRIMMS_FAIRY_TALES, copies=1, name="Fairy Godmother's Blessing"):
    """Search your deck for a minion, shuffle your deck, and place that minion on top of it."""

    def on_play(self) -> Effect:
        yield from self._find("Place which minion on top of your deck?", minions=True)


class GrimmsBlessing(Action, faction=GRIMMS_FAIRY_TALES, copies=2, plays_on="base", name="Grimms' Blessing"):
    """Play on a base.

    Ongoing: While you have two or more minions here, this card also has the names of all minions you own. That lends it
    none of their abilities.
    """

    def also_named(self, name: str) -> bool:
        if len(self.minions(self.here, of=self.you)) < 2:
            return False
        factions = self.state.rules.factions[self.you]
        return any(card.name == name and card.is_minion for key in factions for card in FACTIONS[key].cards)


class MouseBirdAndSausage(Action, faction=GRIMMS_FAIRY_TALES, copies=1, name="Mouse, Bird and Sausage"):
    """Choose up to two minions of one faction on one base, whoever's they are. Each of them has +2 power until the end
    of the turn."""

    def on_play(self) -> Effect:
        chosen = yield from self.choose_minions("Which minion has +2 power?", self.minions(), at_most=1)
        if chosen:
            first = chosen[0]
            there = self.minions(self.base_of(first), besides=first)
            kin = [minion for minion in there if self.share_faction(minion, first)]
            chosen += yield from self.choose_minions("Which other one has +2 power too?", kin, at_most=1, asks="other")
        yield from self.give_power(chosen, 2)


class Teamwork(Action, faction=GRIMMS_FAIRY_TALES, copies=2):
    """Choose a minion in play. Search your hand, deck, discard pile, or some of these for a minion whose name is in the
    text of an ability of the chosen one. Place it into your hand, or play it at once as an extra minion. If you
    searched your deck, shuffle it."""

    def on_play(self) -> Effect:
        prompt = "Search for a minion that the text of which minion names?"
        minion = yield from self.choose_minion(prompt, self.minions())
        if minion is not None:
            names = self.names_mentioned_by(minion)
            yield from self.fetch(("hand", "deck", "discard"), lambda card: card.is_minion and card.name in names)


class TheWoodsmansAxe(Action, faction=GRIMMS_FAIRY_TALES, copies=1, name="The Woodsman's Axe"):
    """Choose one: destroy an action that is on a base to play an extra action; or destroy the minion Big Bad Wolf to
    search your deck for a minion, which you may play at once as an extra minion on the base the wolf was on. Shuffle
    your deck if you searched it."""

    def on_play(self) -> Effect:
        target = yield from self.choose_one(
            "What does the axe strike?", action="An action on a base", wolf="The minion Big Bad Wolf"
        )
        if target == "action":
            actions = [action for base in self.bases() for action in base.actions]
            action = yield from self.choose_action("Destroy which action?", actions)
            if (yield from self.destroy(action)):
                yield from self.extra_action()
            return
        wolf = yield from self.choose_minion("Destroy which Big Bad Wolf?", self.minions(named=WOLF))
        if wolf is not None:
            base = self.base_of(wolf)
            if (yield from self.destroy(wolf)):
                yield from self.search_and_play_minion("Play a minion from your deck there?", [base])


class GingerbreadHouse(Base, faction=GRIMMS_FAIRY_TALES, breakpoint=21, vp=(4, 2, 1)):
    """Before this base scores, each player may choose two of their minions here that have equal power. Each of the two
    has +2 power until the end of the turn."""

    def before_scoring(self) -> Effect:
        for player in self.players:
            theirs = self.minions(self.here, of=player)
            powers = [self.power_of(minion) for minion in theirs]
            able = [minion for minion, power in zip(theirs, powers, strict=True) if powers.count(power) > 1]
            prompt = "Choose two of your minions of equal power to have +2 power?"
            one = yield from self.may_choose_minion(prompt, able, by=player)
            if one is not None:
                equal = [m for m in able if m is not one and self.power_of(m) == self.power_of(one)]
                other = yield from self.choose_minion("Which is the other one?", equal, by=player)
                assert other is not None
                yield from self.give_power([one, other], 2, by=player)


class WoodlandCottage(Base, faction=GRIMMS_FAIRY_TALES, breakpoint=19, vp=(3, 1, 1)):
    """After a player plays a minion here, once per turn, that player may search their deck for a minion of power 3 or
    less and place it into their hand. If they search, they shuffle their deck."""

    @in_any_order_by("player")
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._invite(played.player) if played.base is self.here else None

    def _invite(self, player: int) -> Effect:
        deck, pile = self.state.decks[player], self.state.discards[player]
        if self.was_used(self.here.definition.name, player) or not (deck or pile):
            return
        if (yield from self.may("Search your deck for a minion of power 3 or less?", by=player)):
            self.note_used(self.here.definition.name, player)
            self.refill_deck(player)
            small = self.cards(deck, minions=True, power_up_to=3)
            found = yield from self.search_deck("Place which minion into your hand?", small, player=player)
            if found is not None:
                self.into_hand(found, deck, player=player)
            self.shuffle_deck(player)
