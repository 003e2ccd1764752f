"""Russian Fairy Tales: no minion stays what it is; what comes off the top of a deck takes its place."""

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
    Moved,
    in_any_order,
)

RUSSIAN_FAIRY_TALES = Faction(
    "Russian Fairy Tales",
    set="culture_shock",
    blurb="Turn minions, yours and theirs, into whatever comes off the top of a deck, and let the birch come and go.",
)


def is_minion(card: type[Card]) -> bool:
    return card.is_minion


class Transforming(Card):
    """What Baba Yaga and Transformation do to a minion."""

    def _transform(self, minion: CardInPlay | None) -> Effect:
        """Place it under its owner's deck, to have the owner play a minion off the top of that deck in its place."""
        if minion is not None:
            base, owner = self.base_of(minion), self.owner_of(minion)
            if (yield from self.place_on_deck(minion)):
                yield from self.play_off_the_top(is_minion, [base], shuffle=True, player=owner)


class Seeking(Minion):
    """The search of The Birch Woman and The Birch for each other."""

    def _seek(self, name: str, bases: Sequence[BaseInPlay]) -> Effect:
        yield from self.fetch(("hand", "deck", "discard"), lambda card: card.name == name, bases)


class BabaYaga(Transforming, Minion, faction=RUSSIAN_FAIRY_TALES, copies=1, power=5):
    """Talent: Place another minion here on the bottom of its owner's deck to have its owner play a minion off the top
    of that deck here as an extra minion. Shuffle that deck."""

    def talent(self) -> Effect:
        others = self.minions(self.here, besides=self.card)
        yield from self._transform((yield from self.choose_minion("Transform which other minion here?", others)))


class FinistTheFalcon(Minion, faction=RUSSIAN_FAIRY_TALES, copies=1, power=4, name="Finist the Falcon"):
    """Special: Before another base scores, you may move this minion there. Before this base scores, you may return this
    minion to its owner's hand; if that is your hand, you may play it at once on another base as an extra minion."""

    def before_other_scoring(self) -> Effect:
        base = self.scoring.base
        prompt = f"Move {self.card.definition.name} to {base.definition.name}?"
        if self.can_move(self.card, base) and (yield from self.may(prompt)):
            yield from self.move(self.card, base)

    def before_scoring(self) -> Effect:
        others, name = self.bases(besides=self.here), self.card.definition.name
        if (yield from self.may(f"Return {name} to hand, to play it on another base?")):
            yield from self.return_to_hand(self.card)
            if self.card.id in self.hand:
                yield from self.play_minion_of(f"Play {name} on another base?", [self.card.id], others)


class TheBirchWoman(Seeking, faction=RUSSIAN_FAIRY_TALES, copies=1, power=4):
    """Ongoing: After this minion goes from play to the discard pile, you may search your hand, your deck, your discard
    pile or several of them for The Birch, and place it into your hand or play it at once as an extra minion. If you
    searched your deck, shuffle it."""

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        if (yield from self.may("Search for The Birch?")):
            yield from self._seek("The Birch", self.bases())


class TheGrayWolf(Minion, faction=RUSSIAN_FAIRY_TALES, copies=1, power=3):
    """Talent: Place this minion on top of its owner's deck to play an extra minion here at once and place a +1 power
    counter on it."""

    def talent(self) -> Effect:
        base = self.here
        if (yield from self.place_on_deck(self.card, top=True)):
            minion = yield from self.extra_minion(base=base, now=True)
            yield from self.place_counters(minion)


class FoolishMagician(Minion, faction=RUSSIAN_FAIRY_TALES, copies=2, power=3):
    """Draw three cards. Then place three cards from your hand on your deck, each on the top or on the bottom, in any
    order."""

    def on_play(self) -> Effect:
        self.draw(3)
        cards = self.hand[:]
        if len(cards) > 3:
            prompt = "Which three cards do you place on your deck?"
            cards = yield from self.choose_cards(prompt, cards, exactly=3, must=True)
        top, bottom = yield from self.choose_top_or_bottom(cards)
        self.hide_on_deck(top, bottom)


class TheBirch(Seeking, faction=RUSSIAN_FAIRY_TALES, copies=1, power=2):
    """Ongoing: At the start of your turn, you may destroy this minion to search your hand, your deck, your discard pile
    or several of them for The Birch Woman, and place her into your hand or play her here at once as an extra minion. If
    you searched your deck, shuffle it."""

    def start_of_your_turn(self) -> Effect:
        base = self.here
        prompt = f"Destroy {self.card.definition.name} to search for The Birch Woman?"
        if (yield from self.may(prompt)) and (yield from self.destroy(self.card)):
            yield from self._seek("The Birch Woman", [base])


class TsarEagle(Minion, faction=RUSSIAN_FAIRY_TALES, copies=2, power=2):
    """Draw a card, or place a minion from another player's discard pile on top of that player's deck."""

    def on_play(self) -> Effect:
        piles = self.state.discards
        players = [player for player in self.others if self.cards(piles[player], minions=True)]
        what = "draw"
        if players:
            what = yield from self.choose_one(
                "Draw a card, or place another player's minion?",
                draw="Draw a card",
                place="Place a minion from another player's discard pile on top of that player's deck",
            )
        if what == "draw":
            self.draw()
            return
        player = yield from self.choose_player("From whose discard pile?", players)
        if player is not None:
            minions = self.cards(piles[player], minions=True)
            card = yield from self.choose_card("Place which minion on top of the deck?", minions)
            if card is not None:
                self.onto_deck(card, piles[player], top=True)


class Toad(Minion, faction=RUSSIAN_FAIRY_TALES, copies=1, power=0):
    """You may give control of this minion to another player to shuffle another minion of that player here into its
    owner's deck."""

    def on_play(self) -> Effect:
        name = self.card.definition.name
        player = yield from self.may_choose_player(f"Give control of {name} to another player?", self.others)
        if player is not None and (yield from self.take_control(self.card, player)):
            theirs = self.minions(self.here, of=player, besides=self.card)
            yield from self.shuffle_from_play(
                (yield from self.choose_minion("Shuffle which minion into its owner's deck?", theirs))
            )


class Bewitched(Action, faction=RUSSIAN_FAIRY_TALES, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion has +2 power. When it leaves play, transfer this card to another minion in play.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 2 if self.card in minion.actions else 0

    def instead_of_discarded_with_host(self, leaving: Sequence[CardInPlay]) -> Effect:
        others = [minion for minion in self.minions() if minion not in leaving]
        prompt = f"Transfer {self.card.definition.name} to which minion?"
        minion = yield from self.choose_minion(prompt, others)
        if minion is not None:
            yield from self.transfer(self.card, minion)


class FetchIKnowNotWhat(Action, faction=RUSSIAN_FAIRY_TALES, copies=1, name="Fetch I Know Not What"):
    """Reveal cards from the top of your deck until two actions show. Place any number of the two into your hand.
    Shuffle the other revealed cards into your deck."""

    def on_play(self) -> Effect:
        revealed: list[int] = []
        actions: list[int] = []
        for _ in range(2):
            if self.deck or not revealed + actions:  # A deck that runs out on the way is not refilled (3.8).
                others, action = self.reveal_until(lambda card: not card.is_minion)
                actions += [] if action is None else [action]
                revealed += others
        taken = yield from self.choose_cards("Place which of the two actions into your hand?", actions)
        for card in taken:
            self.into_hand(card, self.state.limbo)
        rest = revealed + [card for card in actions if card not in taken]
        if rest:
            self.shuffle_into_deck(rest, self.state.limbo)


class GoIKnowNotWhither(Action, faction=RUSSIAN_FAIRY_TALES, copies=1, name="Go I Know Not Whither"):
    """Choose a base. For each other player, shuffle one of their minions there, picked at random, into its owner's
    deck."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Shuffle minions from which base into their owners' decks?")
        if base is not None:
            theirs = [self.minions(base, of=player) for player in self.others]
            yield from self.shuffle_from_play([self.at_random(minions) for minions in theirs if minions])


class GoSeeMySister(Action, faction=RUSSIAN_FAIRY_TALES, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: After you play one of your minions here or move one of them to here, you may draw a card.
    """

    @in_any_order
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._visit() if played.base is self.here and played.player == self.you else None

    @in_any_order
    def after_minion_moved(self, moved: Moved) -> Effect | None:
        mine = moved.by == self.you and moved.minion.controller == self.you
        return self._visit() if moved.base is self.here and mine else None

    def _visit(self) -> Effect:
        if (yield from self.may("Draw a card?")):
            self.draw()


class MassTransformation(Action, faction=RUSSIAN_FAIRY_TALES, copies=1):
    """Each player, you included, places their whole hand on the bottom of their deck in any order and then draws as
    many cards."""

    def on_play(self) -> Effect:
        prompt = "Place your hand under your deck: which card next? The last one is the bottommost."
        for player in self.players:
            cards = yield from self.choose_order(prompt, self.state.hands[player], by=player)
            self.hide_on_deck((), cards, player=player)
            self.draw(len(cards), player=player)


class TheFrogPrincess(Action, faction=RUSSIAN_FAIRY_TALES, copies=1, plays_on="own_minion"):
    """Play on one of your minions.

    Talent: Place this minion on the bottom of its owner's deck to play a minion off the top of your deck here as an
    extra minion and transfer this card to it. Shuffle your deck. If you play none, this card is discarded.
    """

    def talent(self) -> Effect:
        base, self.memo = self.here, "transforming"
        if not (yield from self.place_on_deck(self.host)):
            self.memo = None
            return
        self.memo = None
        played = yield from self.play_off_the_top(is_minion, [base], shuffle=True)
        minion = next((minion for minion in played if minion.at >= 0), None)
        if minion is None:
            yield from self.discard_from_play(self.card if self.in_play else None)
        else:
            yield from self.transfer(self.card, minion)

    def instead_of_discarded_with_host(self, leaving: Sequence[CardInPlay]) -> Effect | None:
        # Only by its own talent does it outlast its minion: it waits at the base for the new one.
        return self.transfer(self.card, self.here) if self.memo == "transforming" else None


class TheWaterOfLife(Action, faction=RUSSIAN_FAIRY_TALES, copies=2, name="The Water of Life"):
    """Place a minion from your discard pile on top of your deck. You may play an extra action."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True)
        card = yield from self.choose_card("Place which minion on top of your deck?", minions)
        if card is not None:
            self.onto_deck(card, self.discard_pile, top=True)
        yield from self.extra_action()


class Transformation(Transforming, Action, faction=RUSSIAN_FAIRY_TALES, copies=2):
    """Place a minion on the bottom of its owner's deck to have its owner play a minion off the top of that deck on the
    same base as an extra minion. Shuffle that deck."""

    def on_play(self) -> Effect:
        yield from self._transform((yield from self.choose_minion("Transform which minion?", self.minions())))


class GiantTurnip(Base, faction=RUSSIAN_FAIRY_TALES, breakpoint=30, vp=(5, 3, 3)):
    """This base's breakpoint is 1 lower for each minion here."""

    def changes_breakpoint(self, base: BaseInPlay) -> int:
        return -len(base.minions) if base is self.here else 0


class TransformationSpring(Base, faction=RUSSIAN_FAIRY_TALES, breakpoint=19, vp=(4, 2, 1)):
    """Once on your turn, in any phase, after you play a minion here, you may place it on the bottom of its owner's deck
    to play a minion off the top of your deck here as an extra minion."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        on_own_turn = played.base is self.here and played.player == self.state.current
        return self._transform(played) if on_own_turn else None

    def _transform(self, played: MinionPlayed) -> Effect:
        minion, player, turn = played.minion, played.player, self.state.turn
        if minion.at < 0 or self.memo == turn:
            return
        prompt = f"Place {minion.definition.name} under its owner's deck to play a minion off the top of yours?"
        if (yield from self.may(prompt, by=player)) and (yield from self.place_on_deck(minion, by=player)):
            self.memo = turn  # Once per turn; a base that left play and came back may be used again (5.7).
            yield from self.play_off_the_top(is_minion, [self.here], player=player)
