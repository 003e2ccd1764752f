"""Super Spies: know what comes next, thin out the other hands, and strike just before a base scores."""

from smashup.engine import (
    Action,
    ActionPlayed,
    Base,
    Card,
    CardDiscarded,
    Effect,
    Faction,
    Minion,
    Titan,
    even_if_gone,
    in_any_order,
    in_any_order_by,
    while_set_aside,
)

SUPER_SPIES = Faction(
    "Super Spies",
    set="science_fiction_double_feature",
    blurb="Read and arrange the decks, make the others discard, and strike at the last moment before a base scores.",
)


class Reading(Card):
    """The look at a deck of Spy, For My Eyes Only and ISI's Swingin' Pad."""

    def _read(self, number: int, player: int) -> Effect:
        """The player looks at the top cards of their own deck and puts each back on the top or on the bottom."""
        cards = self.top_cards(number, player)
        self.look_at(cards, player=player)
        top, bottom = yield from self.choose_top_or_bottom(cards, by=player)
        self.put_back(cards, top, bottom, deck=player, by=player)


class SecretAgent(Minion, faction=SUPER_SPIES, copies=1, power=5):
    """Ongoing: After another player plays an action, that player discards a card."""

    @even_if_gone
    @in_any_order_by("player")
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self._frisk(played.player) if played.player != self.you else None

    def _frisk(self, player: int) -> Effect:
        yield from self.choose_and_discard("Discard a card.", player=player)


class Mole(Minion, faction=SUPER_SPIES, copies=2, power=4):
    """Ongoing: Before this base scores, you may play any action from your hand as a Special."""

    def happens_now(self) -> bool:
        return self.may_play_specials()

    def before_scoring(self) -> Effect:
        yield from self.extra_action(now=True)


class Operative(Minion, faction=SUPER_SPIES, copies=3, power=3):
    """Reveal the top card of each player's deck, your own included. Place any number of them on the bottom of their
    owners' decks; the others stay on top."""

    def on_play(self) -> Effect:
        revealed: dict[int, int] = {}
        for player in self.players:
            for card in self.top_cards(1, player):
                self.reveal([card], player=player)
                revealed[card] = player
        prompt = "Place which of the revealed cards on the bottom of the deck?"
        for card in (yield from self.choose_cards(prompt, list(revealed))):
            self.onto_deck(card, self.state.decks[revealed[card]], top=False)


class Spy(Reading, Minion, faction=SUPER_SPIES, copies=4, power=2):
    """Look at the top three cards of your deck. Put each of them back on the top or on the bottom, in any order."""

    def on_play(self) -> Effect:
        yield from self._read(3, self.you)


class DiscardsAreForever(Action, faction=SUPER_SPIES, copies=1):
    """Each player reveals cards from the top of their deck until a minion shows, and discards all the revealed
    cards."""

    def on_play(self) -> None:
        for player in self.players:
            others, minion = self.reveal_until(lambda card: card.is_minion, player=player)
            self.discard_revealed(others if minion is None else [*others, minion], player=player)


class ForMyEyesOnly(Reading, Action, faction=SUPER_SPIES, copies=2):
    """Look at the top five cards of your deck. Put each of them back on the top or on the bottom, in any order."""

    def on_play(self) -> Effect:
        yield from self._read(5, self.you)


class FromQWithLove(Action, faction=SUPER_SPIES, copies=1, name="From Q With Love"):
    """Draw three cards. Then discard two cards."""

    def on_play(self) -> Effect:
        self.draw(3)
        yield from self.choose_and_discard("Discard two cards.", 2)


class LiveAndLetChum(
    Action, faction=SUPER_SPIES, copies=1, special="before_scoring", only_as_special=True, name="Live and Let Chum"
):
    """Special: Before a base scores, you may play this card: destroy a minion of power 3 or less there. It cannot be
    played at any other time."""

    def on_play(self) -> Effect:
        targets = self.minions(self.scoring.base, power_up_to=3)
        target = yield from self.choose_minion("Destroy a minion of power 3 or less there.", targets)
        yield from self.destroy(target)


class Mindraker(Action, faction=SUPER_SPIES, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: While this base is scoring, until its replacement is in play, other players cannot play Specials.
    """

    def forbids_special(self, player: int) -> bool:
        scoring = self.state.scoring
        return scoring is not None and scoring.base is self.here and player != self.you


class PermitToKill(Action, faction=SUPER_SPIES, copies=1, name="Permit to Kill"):
    """Reveal the top two cards of each other player's deck. Those players discard the minions among them. Put the rest
    back on top of their decks, in any order."""

    def on_play(self) -> Effect:
        for player in self.others:
            revealed = self.top_cards(2, player)
            self.reveal(revealed, player=player)
            self.discard_from_deck(self.cards(revealed, minions=True), player=player)
            rest = self.cards(revealed, minions=False)
            order = yield from self.choose_order("Which card goes back on that deck, the topmost first?", rest)
            self.put_back(rest, order, deck=player)


class TheBaseIsNotEnough(Action, faction=SUPER_SPIES, copies=1, special="before_scoring", only_as_special=True):
    """Special: Before a base scores, you may play this card: take control of a minion of power 4 or less there until
    the end of the turn. It cannot be played at any other time."""

    def on_play(self) -> Effect:
        targets = self.minions(self.scoring.base, power_up_to=4)
        target = yield from self.choose_minion("Take control of a minion of power 4 or less there.", targets)
        if target is not None:
            yield from self.take_control(target, until="end")


class TheSpyWhoDitchedMe(Action, faction=SUPER_SPIES, copies=2):
    """Each other player discards a minion from hand; one who has none there reveals the hand."""

    def on_play(self) -> Effect:
        for player in self.others:
            hand = self.state.hands[player]
            card = yield from self.choose_card("Discard a minion.", self.cards(hand, minions=True), by=player)
            if card is None:
                self.reveal(hand, player=player)
            else:
                self.discard([card], player=player)


class SwinginPad(Reading, Base, faction=SUPER_SPIES, breakpoint=21, vp=(4, 2, 1), name="ISI's Swingin' Pad"):
    """After this base scores, the winner may look at the top three cards of their deck and put each of them back on the
    top or on the bottom, in any order."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.may("Look at the top three cards of your deck?", by=player)):
                yield from self._read(3, player)


class SecretVolcanoHeadquarters(Base, faction=SUPER_SPIES, breakpoint=18, vp=(4, 3, 2)):
    """Before this base scores, each player reveals the top card of their deck. Then each revealed minion is played here
    by its owner, clockwise from the current player; one that cannot be played here is discarded. The other cards stay
    on top of their decks."""

    def before_scoring(self) -> Effect:
        minions: list[tuple[int, int]] = []
        for player in self.players:
            if (yield from self.follows(player)):
                _, card = self.reveal_until(lambda card: True, player=player)
                if card is not None and self.definition(card).is_minion:
                    minions.append((player, card))
                elif card is not None:
                    self.onto_deck(card, self.state.limbo, top=True)
        for player, card in minions:
            owner = self.state.rules.owners[card]
            places = [self.here] if self.in_play else []
            prompt = self.naming("Play {} here.", card)
            if (yield from self.play_minion_of(prompt, [card], places, must=True, by=owner)) is None:
                self.discard_revealed([card], player=player)


class MoonZeroThree(Titan, faction=SUPER_SPIES):
    """Special: On your turn, you may play this titan instead of your regular action play, and then look at the hand of
    one player who has a minion on its base.

    Ongoing: After another player discards one or more cards from hand or deck, you may place a +1 power counter on this
    titan.

    Talent: Look at the top card of any deck and put it back on the top or on the bottom.
    """

    def can_use_on_your_turn(self) -> bool:
        return self.has_regular_action_play and bool(self.open_bases())

    @while_set_aside
    def on_your_turn(self) -> Effect:
        titan = yield from self.play_instead_of_action()
        if titan is not None:
            there = [player for player in self.players if self.has_minion(player, self.base_of(titan))]
            player = yield from self.choose_player("Look at whose hand?", there)
            if player is not None:
                self.look_at(self.state.hands[player])

    @in_any_order
    def after_card_discarded(self, discarded: CardDiscarded) -> Effect | None:
        return self._listen() if discarded.player != self.you and discarded.together == 0 else None

    def _listen(self) -> Effect:
        if (yield from self.may("Place a +1 power counter on Moon Zero Three?")):
            yield from self.place_counters(self.card)

    def talent(self) -> Effect:
        player = yield from self.choose_player("Look at the top card of whose deck?", self.players)
        if player is None:
            return
        cards = self.top_cards(1, player)
        if cards:
            self.look_at(cards)
            top, bottom = yield from self.choose_top_or_bottom(cards)
            self.put_back(cards, top, bottom, deck=player)
