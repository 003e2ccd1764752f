"""Zombies: the discard pile is a second hand."""

from smashup.engine import Action, Base, BaseInPlay, Card, CardInPlay, Effect, Faction, Minion

ZOMBIES = Faction(
    "Zombies",
    set="core",
    blurb="Bring minions back from the discard pile, again and again, on every base.",
)


class ZombieLord(Minion, faction=ZOMBIES, copies=1, power=5):
    """On each base where you have no minion, you may play an extra minion of power 2 or less from your discard pile."""

    def on_play(self) -> Effect:
        free = [base for base in self.bases() if not self.has_minion(self.you, base)]
        while True:
            played_before = len(self.state.played)
            cards = self.cards(self.discard_pile, minions=True, power_up_to=2)
            if (yield from self.play_minion_of("Play a minion from your discard pile?", cards, free)) is None:
                return
            taken = self.state.played[played_before].base  # The minion itself may have moved on or be gone.
            free = [base for base in free if base.id != taken and base.at >= 0]


class GraveDigger(Minion, faction=ZOMBIES, copies=2, power=4):
    """You may put a minion from your discard pile into your hand."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True)
        card = yield from self.may_choose_card("Put a minion from your discard pile into your hand?", minions)
        if card is not None:
            self.into_hand(card, self.discard_pile)


class TenaciousZ(Minion, faction=ZOMBIES, copies=3, power=2):
    """Special: On your turn you may play this minion from your discard pile as an extra minion. Only one Tenacious Z
    may do this each turn."""

    def can_use_from_discard(self) -> bool:
        return not self.was_used() and any(self.may_play_minion(TenaciousZ, base) for base in self.bases())

    def on_your_turn_from_discard(self, card: int) -> Effect:
        self.note_used()
        yield from self.play_minion_of("Play Tenacious Z on which base?", [card], must=True)


class Walker(Minion, faction=ZOMBIES, copies=4, power=2):
    """Look at the top card of your deck. Discard it or leave it there."""

    def on_play(self) -> Effect:
        top = self.top_cards(1)
        self.look_at(top)
        card = yield from self.may_choose_card("Discard the top card of your deck? Pass leaves it on top.", top)
        if card is not None:
            self.discard_from_deck([card])


class GraveRobbing(Action, faction=ZOMBIES, copies=2):
    """Put a card from your discard pile into your hand."""

    def on_play(self) -> Effect:
        card = yield from self.choose_card("Put which card into your hand?", self.discard_pile)
        if card is not None:
            self.into_hand(card, self.discard_pile)


class LendAHand(Action, faction=ZOMBIES, copies=1, name="Lend a Hand"):
    """Shuffle any number of cards from your discard pile into your deck."""

    def on_play(self) -> Effect:
        cards = yield from self.choose_cards("Shuffle which cards into your deck?", self.discard_pile[:])
        if cards:
            self.shuffle_into_deck(cards, self.discard_pile)


class MallCrawl(Action, faction=ZOMBIES, copies=1):
    """Search your deck for any number of cards that share one name and put them on your discard pile. Shuffle your
    deck."""

    def on_play(self) -> Effect:
        self.refill_deck()
        self.look_at(self.deck)
        cards = yield from self.choose_same_named("Put which cards on your discard pile?", sorted(self.deck))
        self.discard_from_deck(cards)
        self.shuffle_deck()


class NotEnoughBullets(Action, faction=ZOMBIES, copies=1):
    """Put any number of minions that share one name from your discard pile into your hand."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True)
        cards = yield from self.choose_same_named("Put which minions into your hand?", minions)
        for card in cards:
            self.into_hand(card, self.discard_pile)


class Outbreak(Action, faction=ZOMBIES, copies=1):
    """Play an extra minion on a base where you have no minion."""

    def on_play(self) -> Effect:
        yield from self.extra_minion(free_base=True)


class Overrun(Action, faction=ZOMBIES, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Other players cannot play minions here.

    Ongoing: At the start of your turn, destroy this card.
    """

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return base is self.here and player != self.you

    def start_of_your_turn(self) -> Effect:
        yield from self.destroy(self.card)


class TheyKeepComing(Action, faction=ZOMBIES, copies=2):
    """You may play an extra minion from your discard pile at once."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True)
        yield from self.play_minion_of("Play a minion from your discard pile?", minions)


class TheyreComingToGetYou(Action, faction=ZOMBIES, copies=1, plays_on="base", name="They're Coming To Get You"):
    """Play on a base.

    Ongoing: Once on each of your turns, a minion you play here may come from your discard pile instead of your hand.
    """

    def lets_play_from_discard(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay) -> bool:
        return (
            player == self.you
            and target is self.here
            and definition.is_minion
            and self.in_my_play_cards
            and self.memo != self.state.turn
        )

    def played_from_discard(self) -> None:
        self.memo = self.state.turn  # Once per turn; a card that left play and came back may do it again (5.7).


class EvansCityCemetery(Base, faction=ZOMBIES, breakpoint=20, vp=(5, 3, 2)):
    """After this base scores, the winner discards their hand and draws five cards."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.follows(player)):
                self.discard(self.state.hands[player][:], player=player)
                self.draw(5, player=player)


class RhodesPlazaMall(Base, faction=ZOMBIES, breakpoint=24, vp=(0, 0, 0)):
    """When this base scores, each player gains 1 VP for each of their minions here."""

    def when_scoring(self) -> Effect:
        for player in self.players:
            number = len(self.minions(self.here, of=player))
            if number and (yield from self.follows(player)):
                self.gain_vp(number, player=player)
