"""Time Travelers: play it again. Minions return to hand, actions from the discard pile, and even bases come back."""

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    Card,
    CardInPlay,
    CardToHand,
    Effect,
    Faction,
    Minion,
    Titan,
    in_any_order,
    while_set_aside,
)

TIME_TRAVELERS = Faction(
    "Time Travelers",
    set="science_fiction_double_feature",
    blurb="Take minions back to play them again, recycle actions, recall old bases, and have more turns than anybody.",
)


class Replaying(Card):
    """The second chance that Doctor When and Do Over! give a minion."""

    def _replay(self, minion: CardInPlay | None) -> Effect:
        """Return the minion to its owner's hand; if that is yours, you may play that very card now."""
        for returned in (yield from self.return_to_hand(minion)):
            if returned.id in self.hand:
                yield from self.play_minion_of(f"Play {returned.definition.name} again?", [returned.id])


class DoctorWhen(Replaying, Minion, faction=TIME_TRAVELERS, copies=1, power=5):
    """You may return another of your minions, from any base, to its owner's hand. If that is your hand, you may play it
    again at once as an extra minion, on any base."""

    def on_play(self) -> Effect:
        others = self.minions(of=self.you, besides=self.card)
        yield from self._replay((yield from self.may_choose_minion("Return another of your minions?", others)))


class RepeaterPerfect(Minion, faction=TIME_TRAVELERS, copies=2, power=4):
    """Place an action from your discard pile on top of your deck."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, minions=False)
        card = yield from self.choose_card("Place which action on top of your deck?", actions)
        if card is not None:
            self.onto_deck(card, self.discard_pile, top=True)


class TimeRaider(Minion, faction=TIME_TRAVELERS, copies=3, power=3):
    """Talent: Place a card from your discard pile on the bottom of your deck."""

    def talent(self) -> Effect:
        card = yield from self.choose_card("Place which card on the bottom of your deck?", self.discard_pile)
        if card is not None:
            self.onto_deck(card, self.discard_pile, top=False)


class Jumper(Minion, faction=TIME_TRAVELERS, copies=4, power=2):
    """Ongoing: After this minion goes from play to the discard pile, you may place it into its owner's hand."""

    @in_any_order
    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        pile = self.state.discards[self.owner_of(self.card)]
        prompt = f"Place {self.card.definition.name} into its owner's hand?"
        if self.card.id in pile and (yield from self.may(prompt)):
            self.into_hand(self.card.id, pile)


class Gigawatts(Action, faction=TIME_TRAVELERS, copies=1, name="1.21 Gigawatts"):
    """Choose actions or minions. Shuffle all of them from your discard pile into your deck."""

    def on_play(self) -> Effect:
        chosen = yield from self.choose_one(
            "Shuffle which cards from your discard pile into your deck?", actions="All actions", minions="All minions"
        )
        self.shuffle_into_deck(self.cards(self.discard_pile, minions=chosen == "minions"), self.discard_pile)


class DoOver(Replaying, Action, faction=TIME_TRAVELERS, copies=2, name="Do Over!"):
    """Return one of your minions to its owner's hand. If that is your hand, you may play it again at once as an extra
    minion, on any base."""

    def on_play(self) -> Effect:
        mine = self.minions(of=self.you)
        yield from self._replay((yield from self.choose_minion("Return which of your minions?", mine)))


class IntoTheTimeSlip(Action, faction=TIME_TRAVELERS, copies=2, name="Into the Time Slip"):
    """Return a minion or an action in play to its owner's hand."""

    def on_play(self) -> Effect:
        card = yield from self.choose_card_in_play("Return which card to its owner's hand?", self.state.cards_in_play())
        yield from self.return_to_hand(card)


class ItsAstounding(Action, faction=TIME_TRAVELERS, copies=1, name="It's Astounding"):
    """You may play an action from your discard pile at once as an extra action."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, minions=False)
        yield from self.play_action_of("Play an action from your discard pile?", actions)


class StasisField(Action, faction=TIME_TRAVELERS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: This base cannot score.

    Ongoing: At the start of your turn, destroy this card.
    """

    def cannot_score(self) -> bool:
        return True

    def start_of_your_turn(self) -> Effect:
        yield from self.destroy(self.card)


class TimeIsFleeting(
    Action,
    faction=TIME_TRAVELERS,
    copies=1,
    special="after_scoring",
    only_as_special=True,
    name="Time is Fleeting",
):
    """Special: After a base scores, you may play this card if there is a base in the base discard pile: choose one of
    those bases to replace the scored base. It cannot be played at any other time."""

    def can_be_played_on(self, target: CardInPlay | BaseInPlay | None) -> bool:
        return bool(self.state.base_discard)

    def on_play(self) -> Effect:
        base = yield from self.choose_card("Which base comes next?", self.state.base_discard)
        if base is not None:
            self.offer_replacement(base)


class TimeWalk(Action, faction=TIME_TRAVELERS, copies=1):
    """You may play an extra minion and an extra action this turn; outside your Play Cards phase, now or not at all.
    Draw two cards. Then place this card on the bottom of its owner's deck instead of the discard pile."""

    def on_play(self) -> Effect:
        yield from self.extra_minion_and_action()
        self.draw(2)

    def after_resolving(self) -> Effect:
        self.onto_deck(self.card.id, self.state.limbo, top=False)
        yield from ()
        return True


class Wormhole(Action, faction=TIME_TRAVELERS, copies=1, special="after_scoring", only_as_special=True):
    """Special: After a base scores, you may play this card: shuffle all your minions there into their owners' decks
    instead of discarding them. It cannot be played at any other time."""

    def on_play(self) -> Effect:
        yield from self.shuffle_from_play(self.minions(self.scoring.base, of=self.you))


class PortalRoom(Base, faction=TIME_TRAVELERS, breakpoint=22, vp=(2, 3, 1)):
    """When this base scores, the winner gets an extra turn, to be taken after this one."""

    def when_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.follows(player)):
                self.extra_turn(player)


class TheNexus(Base, faction=TIME_TRAVELERS, breakpoint=19, vp=(3, 3, 2)):
    """After this base scores, the winner may choose a base from the base discard pile to replace it. Of several
    winners, only the first does, clockwise from the current player."""

    def after_scoring(self) -> Effect:
        for player in self.winners[:1]:
            bases = self.state.base_discard
            card = yield from self.may_choose_card("Choose the next base from the base discard pile?", bases, by=player)
            if card is not None:
                self.offer_replacement(card, by=player)


class TimeBox(Titan, faction=TIME_TRAVELERS):
    """Special: At the start of your turn and when a card comes into your hand from play or from the discard pile, if
    this titan is not in play, place a counter on it. Once you have placed the fifth counter or a later one, you may
    take all of them off to play it.

    Talent: Play an extra minion of power 2 or less here, an extra action, or both.
    """

    @while_set_aside
    def start_of_your_turn(self) -> Effect:
        return self._tick()

    @while_set_aside
    @in_any_order
    def after_card_to_hand(self, came: CardToHand) -> Effect | None:
        return self._tick() if came.player == self.you else None

    def _tick(self) -> Effect:
        self.gather()
        if self.card.counters >= 5:
            yield from self.play(may=True)

    def talent(self) -> Effect:
        yield from self.extra_minion(power_up_to=2, base=self.here)
        yield from self.extra_action()
