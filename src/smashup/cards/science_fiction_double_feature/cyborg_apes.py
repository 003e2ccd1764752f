"""Cyborg Apes: a few apes bristling with actions, which come back to be bolted on again."""

from smashup.engine import Action, Base, BaseInPlay, Card, CardInPlay, Effect, Faction, Minion, Source

CYBORG_APES = Faction(
    "Cyborg Apes",
    set="science_fiction_double_feature",
    blurb="Bolt one action after another onto a few apes: they grow with each of them, and you get the parts back.",
)


class Cyberback(Minion, faction=CYBORG_APES, copies=1, power=5):
    """Ongoing: An action you play on this minion may come from your discard pile instead of your hand."""

    def lets_play_from_discard(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay) -> bool:
        return player == self.you and target is self.card


class Clyde(Minion, faction=CYBORG_APES, copies=2, power=4, name="Clyde 2.0"):
    """Ongoing: If one of your actions on a minion here would go to the discard pile, you may put it into its owner's
    hand instead."""

    def instead_of_discarded(self, action: CardInPlay) -> Effect | None:
        on_minion = action.at == self.card.at and action not in self.here.actions
        return self._salvage(action) if on_minion and action.controller == self.you else None

    def _salvage(self, action: CardInPlay) -> Effect:
        if (yield from self.may(f"Put {action.definition.name} into its owner's hand instead of the discard pile?")):
            yield from self.place_in_hand(action)


class Baboom(Minion, faction=CYBORG_APES, copies=3, power=3):
    """Talent: You may play an extra action on this minion now."""

    def talent(self) -> Effect:
        prompt = f"Play an extra action on {self.card.definition.name}?"
        yield from self.play_action_of(prompt, self.hand, on=self.card)


class FuriousGeorge(Minion, faction=CYBORG_APES, copies=4, power=2):
    """Ongoing: This minion has +1 power for each action on it."""

    def own_power(self) -> int:
        return len(self.card.actions)


class Cyberevolution(Action, faction=CYBORG_APES, copies=2, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion has +3 power.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 3 if self.card in minion.actions else 0


class FlyingMonkey(Action, faction=CYBORG_APES, copies=1, plays_on="minion"):
    """Play on a minion.

    Special: After this base scores, you may move this minion to another base instead of the discard pile. If you do,
    destroy this card.
    """

    def after_scoring(self) -> Effect:
        minion = self.host
        prompt = f"Move {minion.definition.name} to another base?"
        base = yield from self.may_choose_base(prompt, self.destinations(minion))
        if base is not None:
            yield from self.move(minion, base)
            yield from self.destroy(self.card)


class GoingBananas(Action, faction=CYBORG_APES, copies=1):
    """Choose a base. Destroy all actions of the other players on it and on the minions there."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Destroy the other players' actions on which base?")
        if base is not None:
            there = [*base.actions, *(action for minion in base.minions for action in minion.actions)]
            yield from self.destroy([action for action in there if action.controller != self.you])


class JuicedUp(Action, faction=CYBORG_APES, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion has +2 power for each action on it, this one included.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 2 * len(minion.actions) if self.card in minion.actions else 0


class MissingUplink(Action, faction=CYBORG_APES, copies=1, plays_on="own_minion"):
    """Play on one of your minions.

    Ongoing: At the end of your turn, draw a card.
    """

    def end_of_your_turn(self) -> None:
        self.draw()


class MonkeyOnYourBack(Action, faction=CYBORG_APES, copies=1, plays_on="own_minion", name="Monkey on Your Back"):
    """Play on one of your minions.

    Talent: Destroy another player's minion of power 4 or less here. Then place this card on the bottom of its owner's
    deck.
    """

    def talent(self) -> Effect:
        targets = self.minions(self.here, not_of=self.you, power_up_to=4)
        target = yield from self.choose_minion("Destroy a minion of power 4 or less here.", targets)
        yield from self.destroy(target)
        yield from self.place_on_deck(self.card)


class MonkeySeeMonkeyDo(Action, faction=CYBORG_APES, copies=1, name="Monkey See, Monkey Do"):
    """Reveal the top five cards of your deck. Put any number of the actions among them into your hand. Shuffle the
    others into your deck."""

    def on_play(self) -> Effect:
        revealed = self.top_cards(5)
        self.reveal(revealed)
        actions = self.cards(revealed, minions=False)
        taken = yield from self.choose_cards("Put which of the revealed actions into your hand?", actions)
        for card in taken:
            self.into_hand(card, self.deck)
        self.shuffle_into_deck([card for card in revealed if card not in taken], self.deck)


class Shielding(Action, faction=CYBORG_APES, copies=2, plays_on="minion"):
    """Play on a minion.

    Ongoing: This minion and all other actions on it are not affected by other players' actions.
    """

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        if not source.is_action_of_another(self.you):
            return False
        return self.card in card.actions or (card is not self.card and card in self.host.actions)


class MonkeyLab(Base, faction=CYBORG_APES, breakpoint=23, vp=(4, 2, 1)):
    """Each minion here has +1 power for each action on it."""

    def gives_power(self, minion: CardInPlay) -> int:
        here = minion.at == self.card.at and self.applies_to(minion.controller)
        return len(minion.actions) if here else 0


class PrimatePark(Base, faction=CYBORG_APES, breakpoint=20, vp=(3, 2, 1)):
    """After this base scores, the winner may return any number of their actions on minions here to their owners'
    hands."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            on_minions = [action for minion in self.here.minions for action in minion.actions]
            theirs = [action for action in on_minions if action.controller == player]
            chosen = yield from self.choose_actions("Return which of your actions to hand?", theirs, by=player)
            yield from self.return_to_hand(chosen, by=player)
