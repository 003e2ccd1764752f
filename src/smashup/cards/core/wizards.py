"""Wizards: weak minions, but cards and extra actions without end."""

from smashup.engine import (
    Action,
    ActionPlayed,
    Base,
    BaseInPlay,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    Titan,
    while_set_aside,
)

WIZARDS = Faction(
    "Wizards",
    set="core",
    blurb="Draw more cards than anybody, play action after action, and lend the surplus to your other faction.",
)


class Archmage(Minion, faction=WIZARDS, copies=1, power=4):
    """Ongoing: You may play an extra action on each of your turns."""

    def play_cards_begins(self) -> Effect:
        yield from self.extra_action()


class Chronomage(Minion, faction=WIZARDS, copies=2, power=3):
    """You may play an extra action this turn."""

    def on_play(self) -> Effect:
        yield from self.extra_action()


class Enchantress(Minion, faction=WIZARDS, copies=3, power=2):
    """Draw a card."""

    def on_play(self) -> None:
        self.draw()


class Neophyte(Minion, faction=WIZARDS, copies=4, power=2):
    """Reveal the top card of your deck. If it is an action, you may place it into your hand or play it now as an extra
    action. If you do neither, it stays on top of your deck."""

    def on_play(self) -> Effect:
        revealed = self.top_cards(1)
        self.reveal(revealed)
        for action in self.cards(revealed, minions=False):
            name = self.definition(action).name
            picked = yield from self.play_action_or(
                f"{name}: what do you do with it?",
                [action],
                hand=f"Place {name} into your hand",
                back=f"Leave {name} on top of your deck",
            )
            if picked == "hand":
                self.into_hand(action, self.deck)


class MassEnchantment(Action, faction=WIZARDS, copies=1):
    """Each other player reveals the top card of their deck. You may play one of the revealed actions now as an extra
    action. The other revealed cards stay on top of their decks."""

    def on_play(self) -> Effect:
        actions: list[int] = []
        for player in self.others:
            revealed = self.top_cards(1, player)
            self.reveal(revealed, player=player)
            actions += self.cards(revealed, minions=False)
        yield from self.play_revealed_action("Play one of the revealed actions?", actions)


class MysticStudies(Action, faction=WIZARDS, copies=2):
    """Draw two cards."""

    def on_play(self) -> None:
        self.draw(2)


class Portal(Action, faction=WIZARDS, copies=1):
    """Reveal the top five cards of your deck. Place any number of the minions among them into your hand. Put the
    others back on top of your deck in any order."""

    def on_play(self) -> Effect:
        revealed = self.top_cards(5)
        self.reveal(revealed)
        minions = self.cards(revealed, minions=True)
        taken = yield from self.choose_cards("Place which of the revealed minions into your hand?", minions)
        for card in taken:
            self.into_hand(card, self.deck)
        rest = [card for card in revealed if card not in taken]
        order = yield from self.choose_order(
            "Put the others back on top of your deck: which one next, from the top?", rest
        )
        self.put_back(rest, order)


class Sacrifice(Action, faction=WIZARDS, copies=1):
    """Choose one of your minions. Draw as many cards as it has power. Destroy it."""

    def on_play(self) -> Effect:
        minion = yield from self.choose_minion("Sacrifice which of your minions?", self.minions(of=self.you))
        if minion is not None:
            self.draw(self.power_of(minion))
            yield from self.destroy(minion)


class Scry(Action, faction=WIZARDS, copies=1):
    """Search your deck for an action, reveal it and place it into your hand. Shuffle your deck."""

    def on_play(self) -> Effect:
        self.refill_deck()
        found = yield from self.search_deck("Take which action?", self.cards(self.deck, minions=False))
        if found is not None:
            self.into_hand(found, self.deck)
        self.shuffle_deck()


class Summon(Action, faction=WIZARDS, copies=2):
    """Play an extra minion."""

    def on_play(self) -> Effect:
        yield from self.extra_minion()


class TimeLoop(Action, faction=WIZARDS, copies=1):
    """Play two extra actions."""

    def on_play(self) -> Effect:
        yield from self.extra_action()
        yield from self.extra_action()


class WindsOfChange(Action, faction=WIZARDS, copies=1, name="Winds of Change"):
    """Shuffle your hand into your deck. Draw five cards. You may play an extra action."""

    def on_play(self) -> Effect:
        self.shuffle_into_deck(self.hand[:], self.hand, public=False)
        self.draw(5)
        yield from self.extra_action()


class SchoolOfWizardry(Base, faction=WIZARDS, breakpoint=20, vp=(3, 2, 1), name="School of Wizardry"):
    """After this base scores, the winner looks at the top three cards of the base deck, chooses one of them to replace
    this base, and puts the others back in any order."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.follows(player)):
                yield from self._choose_next_base(player)
                return

    def _choose_next_base(self, player: int) -> Effect:
        bases = self.top_bases(3)
        self.look_at(bases, player=player)
        chosen = yield from self.choose_card("Which base comes next?", bases, by=player)
        if chosen is not None:
            rest = [base for base in bases if base != chosen]
            order = yield from self.choose_order("Put the others back: which one next, from the top?", rest, by=player)
            self.offer_replacement(chosen, back=order, by=player)


class TheGreatLibrary(Base, faction=WIZARDS, breakpoint=22, vp=(4, 2, 1)):
    """After this base scores, each player who has a minion here may draw a card."""

    def after_scoring(self) -> Effect:
        for player in self.players:
            if self.has_minion(player, self.here) and (yield from self.may("Draw a card?", by=player)):
                self.draw(player=player)


class ArcaneProtector(Titan, faction=WIZARDS):
    """Special: After you play your fifth card of a turn, or a later one, you may play this titan.

    Ongoing: Your total here is 1 power higher for every two cards in your hand.

    Talent: Draw a card.
    """

    @while_set_aside
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._rise() if played.player == self.you and self._is_fifth() else None

    @while_set_aside
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        # A minion that also counts as an action is still one card.
        card = not played.card.definition.is_minion
        return self._rise() if card and played.player == self.you and self._is_fifth() else None

    def _is_fifth(self) -> bool:
        """Is the card that is just being played your fifth of the turn, or a later one?"""
        earlier = [play for play in self.state.played if play.player == self.you]
        return 1 + sum(play.is_minion or not self.definition(play.card).is_minion for play in earlier) >= 5

    def _rise(self) -> Effect:
        yield from self.play(may=True)

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        return super().gives_total(player, base) + (len(self.hand) // 2 if self.adds_to(player, base) else 0)

    def talent(self) -> None:
        self.draw()
