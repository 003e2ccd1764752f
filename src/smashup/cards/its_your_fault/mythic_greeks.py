"""Mythic Greeks: heroes who grow with every action, and ten gods who grant one each."""

from smashup.engine import Action, ActionPlayed, Base, Effect, Faction, Minion, MinionPlayed, in_any_order

MYTHIC_GREEKS = Faction(
    "Mythic Greeks",
    set="its_your_fault",
    blurb="Ask ten gods for ten different favors: each action makes your heroes stronger, and Argonauts count as one.",
)


class Odysseus(Minion, faction=MYTHIC_GREEKS, copies=1, power=5):
    """Ongoing: After you play an action, place a +1 power counter on one of your minions."""

    @in_any_order
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self._inspire() if played.player == self.you else None

    def _inspire(self) -> Effect:
        prompt = "Place a +1 power counter on which of your minions?"
        minion = yield from self.choose_minion(prompt, self.minions(of=self.you))
        yield from self.place_counters(minion)


class Heracles(Minion, faction=MYTHIC_GREEKS, copies=1, power=4):
    """Ongoing: After any player plays an action, this minion has +1 power until the end of the turn."""

    @in_any_order
    def after_action_played(self, played: ActionPlayed) -> Effect:
        return self.give_power(self.card, 1)


class Jason(Minion, faction=MYTHIC_GREEKS, copies=1, power=4):
    """Ongoing: After the first action you play in a turn, choose a base. All your minions there have +1 power until the
    end of the turn, whenever they came there."""

    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self._set_sail() if played.player == self.you and not played.earlier else None

    def _set_sail(self) -> Effect:
        base = yield from self.choose_base("On which base do all your minions have +1 power this turn?")
        if base is not None:
            self.give_power_on(base, 1)


class Spartan(Minion, faction=MYTHIC_GREEKS, copies=3, power=3):
    """Ongoing: After the first action you play on your turn, place a +1 power counter on this minion."""

    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        first = played.player == self.you and not played.earlier and self.in_my_play_cards
        return self.place_counters(self.card) if first else None


class Argonaut(Minion, faction=MYTHIC_GREEKS, copies=4, power=2):
    """Everything that reacts to you playing an action happens, as if you had just played one.

    Special: Whenever you may play an action, you may play this minion instead.
    """

    def on_play(self) -> None:
        self.count_as_action_played()

    def playable_as_action(self) -> None: ...


class FavorOfAphrodite(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Aphrodite"):
    """You may play an extra minion."""

    def on_play(self) -> Effect:
        yield from self.extra_minion()


class FavorOfApollo(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Apollo"):
    """Draw a card. You may play an extra action."""

    def on_play(self) -> Effect:
        self.draw()
        yield from self.extra_action()


class FavorOfAres(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Ares"):
    """One of your minions has +3 power until the end of the turn."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Which of your minions has +3 power?", self.minions(of=self.you))
        yield from self.give_power(minion, 3)


class FavorOfAthena(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Athena"):
    """Reveal the top five cards of your deck. You may place one action among them into your hand. Put the others back
    on top of your deck in any order."""

    def on_play(self) -> Effect:
        revealed = self.top_cards(5)
        self.reveal(revealed)
        actions = self.cards(revealed, minions=False)
        taken = yield from self.may_choose_card("Place one of the revealed actions into your hand?", actions)
        if taken is not None:
            self.into_hand(taken, self.deck)
        rest = [card for card in revealed if card != taken]
        order = yield from self.choose_order(
            "Put the others back on top of your deck: which one next, from the top?", rest
        )
        self.put_back(rest, order)


class FavorOfDionysus(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Dionysus"):
    """One of your minions has +1 power until the end of the turn. You may play an extra action. When this card would go
    to the discard pile after that, you may place it on top of its owner's deck instead."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Which of your minions has +1 power?", self.minions(of=self.you))
        yield from self.give_power(minion, 1)
        yield from self.extra_action()

    def after_resolving(self) -> Effect:
        if not (yield from self.may("Place Favor of Dionysus on top of its owner's deck?")):
            return False
        self.onto_deck(self.card.id, self.state.limbo, top=True)
        return True


class FavorOfHades(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Hades"):
    """Put an action from your discard pile into your hand."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, minions=False)
        card = yield from self.choose_card("Put which action into your hand?", actions)
        if card is not None:
            self.into_hand(card, self.discard_pile)


class FavorOfHera(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Hera"):
    """Place a +1 power counter on each of up to two of your minions."""

    def on_play(self) -> Effect:
        prompt = "Place a +1 power counter on which of your minions?"
        chosen = yield from self.choose_minions(prompt, self.minions(of=self.you), at_most=2)
        yield from self.place_counters(chosen)


class FavorOfHermes(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Hermes"):
    """You may play up to two extra actions."""

    def on_play(self) -> Effect:
        yield from self.extra_actions(2)


class FavorOfPoseidon(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Poseidon"):
    """Shuffle up to three cards from your discard pile into your deck."""

    def on_play(self) -> Effect:
        cards = yield from self.choose_cards("Shuffle which cards into your deck?", self.discard_pile[:], at_most=3)
        if cards:
            self.shuffle_into_deck(cards, self.discard_pile)


class FavorOfZeus(Action, faction=MYTHIC_GREEKS, copies=1, name="Favor of Zeus"):
    """A base's breakpoint is 5 lower until the end of the turn."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Lower the breakpoint of which base?")
        if base is not None:
            self.change_breakpoint(base, -5)


class OracleAtDelphi(Base, faction=MYTHIC_GREEKS, breakpoint=18, vp=(4, 2, 1), name="Oracle at Delphi"):
    """After a player plays a minion here, that player reveals the top card of their deck. An action goes into the hand;
    anything else stays there."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._prophesy(played.player) if played.base is self.here else None

    def _prophesy(self, player: int) -> Effect:
        if (yield from self.follows(player)):
            revealed = self.top_cards(1, player)
            self.reveal(revealed, player=player)
            for action in self.cards(revealed, minions=False):
                self.into_hand(action, self.state.decks[player], player=player)


class WoodenHorse(Base, faction=MYTHIC_GREEKS, breakpoint=21, vp=(3, 2, 1)):
    """After a player plays an action, that player may choose a minion here. It has +2 power until the end of the
    turn."""

    def after_action_played(self, played: ActionPlayed) -> Effect:
        return self._strengthen(played.player)

    def _strengthen(self, player: int) -> Effect:
        minion = yield from self.may_choose_minion(
            "Which minion on Wooden Horse has +2 power?", self.minions(self.here), by=player
        )
        yield from self.give_power(minion, 2, by=player)
