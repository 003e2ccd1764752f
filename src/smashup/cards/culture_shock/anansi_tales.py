"""Anansi Tales: give your cards away, for a price, and profit again from whoever uses what is not theirs."""

from collections.abc import Sequence

from smashup.engine import (
    Action,
    ActionPlayed,
    Base,
    BaseInPlay,
    Card,
    CardDiscarded,
    CardGiven,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    in_any_order,
)

ANANSI_TALES = Faction(
    "Anansi Tales",
    set="culture_shock",
    blurb="Give cards away for draws, counters and free actions, and profit again when others use what is not theirs.",
)


class Gifting(Card):
    """The search of Anansi the Spider and The Perfect Gift for an action to play and give away."""

    def _play_and_give(self) -> Effect:
        """Search your deck for a standard action; you may play it now, and then it goes into another player's hand.
        Returns its name if it was played."""
        self.refill_deck()
        wanted = self.cards(self.deck, plays_on=["standard"])
        found = yield from self.search_deck("Search your deck for which standard action?", wanted)
        name = "" if found is None else self.definition(found).name
        if found is not None:
            prompt = self.naming("Play {} now and then give it away?", found)
            if self.can_play_standard(found) and (yield from self.may(prompt)):
                self.set_aside(found, self.deck)
            else:
                found = None
        self.shuffle_deck()
        if found is None:
            return ""
        yield from self.play_and_give_away(found)
        return name


class Covetous(Minion):
    """What Onini the Python and Mboro Hornet watch for."""

    def _is_not_theirs(self, player: int, card: int) -> bool:
        """Has another player used a card that this player does not own?"""
        return player != self.you and self.state.rules.owners[card] != player


class AnansiTheSpider(Gifting, Minion, faction=ANANSI_TALES, copies=1, power=5, name="Anansi the Spider"):
    """Talent: Search your deck for a standard action; you may play it at once as an extra action. If you do, place it
    into another player's hand when it has resolved, wherever it would have gone, and for the rest of the turn you
    cannot play a copy of it. Shuffle your deck after the search."""

    def talent(self) -> Effect:
        name = yield from self._play_and_give()
        if name:
            self.lasts("no_copies", self.you, name)


class OniniThePython(Covetous, faction=ANANSI_TALES, copies=1, power=4, name="Onini the Python"):
    """Ongoing: After another player plays or discards, from a hand or deck, a card that this player does not own, place
    a +1 power counter on this minion."""

    @in_any_order
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self.place_counters(self.card) if self._is_not_theirs(played.player, played.minion.id) else None

    @in_any_order
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        counted = played.card.definition.is_minion  # As a minion that was played.
        if counted or not self._is_not_theirs(played.player, played.card.id):
            return None
        return self.place_counters(self.card)

    @in_any_order
    def after_card_discarded(self, discarded: CardDiscarded) -> Effect | None:
        return self.place_counters(self.card) if self._is_not_theirs(discarded.player, discarded.card) else None


class OseboTheLeopard(Minion, faction=ANANSI_TALES, copies=1, power=4, name="Osebo the Leopard"):
    """Ongoing: After you place a card into another player's hand, place a +1 power counter on this minion."""

    @in_any_order
    def after_card_given(self, given: CardGiven) -> Effect | None:
        return self.place_counters(self.card) if given.player == self.you else None


class AkyeTheTurtle(Minion, faction=ANANSI_TALES, copies=3, power=3, name="Akye the Turtle"):
    """You may place a card from your hand into another player's hand to draw two cards."""

    def on_play(self) -> Effect:
        prompt = "Place which card into another player's hand, to draw two cards?"
        card = yield from self.may_choose_card(prompt, self.hand)
        if card is not None:
            yield from self.give_to_another(card, self.hand)
            self.draw(2)


class MboroHornet(
    Covetous,
    faction=ANANSI_TALES,
    copies=4,
    power=2,
    answers_to=("after_minion_played", "after_action_played", "after_card_discarded"),
):
    """Special: After another player plays or discards, from a hand or deck, a card that this player does not own, you
    may play this minion from your hand as an extra minion."""

    def answers(self, event: object) -> Sequence[BaseInPlay]:
        if isinstance(event, MinionPlayed):
            seen = self._is_not_theirs(event.player, event.minion.id)
        elif isinstance(event, ActionPlayed):
            counted = event.card.definition.is_minion  # As a minion that was played.
            seen = not counted and self._is_not_theirs(event.player, event.card.id)
        else:
            seen = isinstance(event, CardDiscarded) and self._is_not_theirs(event.player, event.card)
        return self.bases() if seen else ()


class CollectingStories(Action, faction=ANANSI_TALES, copies=2):
    """Look at another player's hand. You may play a card you own from that hand as an extra card of its kind."""

    def on_play(self) -> Effect:
        player = yield from self.choose_player("Look at whose hand?", self.others)
        if player is not None:
            hand = self.state.hands[player]
            self.look_at(hand)
            mine = [card for card in hand if self.state.rules.owners[card] == self.you]
            yield from self.play_card_of("Play one of your cards from that hand?", mine)


class EarOfCorn(Action, faction=ANANSI_TALES, copies=1, places_itself=True, name="Ear of Corn"):
    """Shuffle up to three actions from your discard pile into your deck. You may play an extra action. Place this card
    into another player's hand."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, minions=False)
        chosen = yield from self.choose_cards("Shuffle which actions into your deck?", actions, at_most=3)
        if chosen:
            self.shuffle_into_deck(chosen, self.discard_pile)
        yield from self.extra_action()
        yield from self.give_itself_away()


class FeatherGifts(Action, faction=ANANSI_TALES, copies=1, places_itself=True):
    """Move one of your minions to another base. Place this card into another player's hand."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which of your minions?", self.minions(of=self.you))
        yield from self.give_itself_away()


class LetItBeFullAndEat(Action, faction=ANANSI_TALES, copies=1, places_itself=True, name="Let it be Full and Eat"):
    """Draw two cards. Place this card into another player's hand."""

    def on_play(self) -> Effect:
        self.draw(2)
        yield from self.give_itself_away()


class PotOfBeans(Action, faction=ANANSI_TALES, copies=2, places_itself=True, name="Pot of Beans"):
    """Place two +1 power counters on minions, both on one or one on each of two. Place this card into another player's
    hand."""

    def on_play(self) -> Effect:
        for which in ("first", "second"):
            prompt = f"Place the {which} +1 power counter on which minion?"
            minion = yield from self.choose_minion(prompt, self.minions())
            yield from self.place_counters(minion)
        yield from self.give_itself_away()


class PotOfWisdom(Action, faction=ANANSI_TALES, copies=1, name="Pot of Wisdom"):
    """Draw a card for each other player. Then place a card from your hand into each other player's hand. You may play
    an extra action."""

    def on_play(self) -> Effect:
        left = self.others
        self.draw(len(left))
        cards = self.hand[:]
        gifts: list[tuple[int, int]] = []
        while left and cards:
            card = yield from self.choose_card("Place which card into another player's hand?", cards)
            to = yield from self.choose_player("Into whose hand?", left)
            if card is None or to is None:
                break
            gifts.append((card, to))
            cards.remove(card)
            left.remove(to)
        for card, to in gifts:
            self.give_card(card, to, self.hand)
        yield from self.extra_action()


class ThePerfectGift(Gifting, Action, faction=ANANSI_TALES, copies=1):
    """Search your deck for a standard action; you may play it at once as an extra action. If you do, place it into
    another player's hand when it has resolved, wherever it would have gone. Shuffle your deck after the search."""

    def on_play(self) -> Effect:
        yield from self._play_and_give()


class TradingStories(Action, faction=ANANSI_TALES, copies=1):
    """Place up to three cards from your hand into other players' hands, divided as you like. Then draw as many."""

    def on_play(self) -> Effect:
        cards = yield from self.choose_cards("Place which cards into other players' hands?", self.hand, at_most=3)
        gifts: list[tuple[int, int]] = []
        for card in cards:
            prompt = self.naming("Place {} into whose hand?", card)
            to = yield from self.choose_player(prompt, self.others)
            if to is not None:
                gifts.append((card, to))
        for card, to in gifts:
            self.give_card(card, to, self.hand)
        self.draw(len(gifts))


class AnansisWeb(Base, faction=ANANSI_TALES, breakpoint=17, vp=(3, 2, 1), name="Anansi's Web"):
    """After the first standard action a player plays in a turn, that player, if they have a minion here, may place it
    into another player's hand instead of the discard pile to draw two cards."""

    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        kept = played.card.definition.places_itself or played.card.id in self.state.destined
        if kept or not played.first_standard or not self.has_minion(played.player, self.here):
            return None
        return self._trade(played)

    def _trade(self, played: ActionPlayed) -> Effect:
        card, player = played.card, played.player
        if card.id in self.state.limbo and self.has_minion(player, self.here):
            prompt = f"Place {card.definition.name} into whose hand, to draw two cards?"
            others = [other for other in self.players if other != player]
            to = yield from self.may_choose_player(prompt, others, by=player)
            if to is not None:
                self.give_card(card.id, to, self.state.limbo, public=True, by=player)
                self.draw(2, player=player)


class StorytellersHut(Base, faction=ANANSI_TALES, breakpoint=24, vp=(4, 2, 1), name="Storyteller's Hut"):
    """On your turn, you may play an extra action to place a counter on this base.

    Each of these counters reduces this base's breakpoint by 2.
    """

    def can_use_on_your_turn(self) -> bool:
        return self.can_play_an_action

    def on_your_turn(self) -> Effect:
        if (yield from self.extra_action(must=True)) is not None and self.in_play:
            self.place_base_counter()

    def changes_breakpoint(self, base: BaseInPlay) -> int:
        return -2 * base.counters if base is self.here else 0
