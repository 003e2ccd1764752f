"""Ghosts: the fewer cards in hand, the stronger; discarding is a way to pay."""

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
    Titan,
    in_any_order_by,
    while_set_aside,
)

GHOSTS = Faction(
    "Ghosts",
    set="awesome_level_9000",
    blurb="Empty your hand: with two cards or fewer your minions rise from the grave and nothing can touch them.",
)

FEW = 2
"""With this many cards in hand, or fewer, the ghosts come into their own."""


class Spectre(Minion, faction=GHOSTS, copies=1, power=5):
    """Special: Whenever you may play a minion while you have two cards or fewer in hand, you may play this one from
    your discard pile instead of one from your hand."""

    def playable_from_discard(self) -> bool:
        return len(self.hand) <= FEW


class Haunting(Minion, faction=GHOSTS, copies=2, power=3):
    """Ongoing: While you have two cards or fewer in hand, this minion has +3 power and is not affected by other
    players' cards."""

    def own_power(self) -> int:
        return 3 if len(self.hand) <= FEW else 0

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return card is self.card and source.is_of_another(self.you) and len(self.hand) <= FEW


class Spirit(Minion, faction=GHOSTS, copies=3, power=3):
    """Choose a minion. You may discard as many cards as its power to destroy it."""

    def on_play(self) -> Effect:
        prompt = "Discard as many cards as the power of which minion, to destroy it?"
        target = yield from self.may_choose_minion(prompt, self.minions(power_up_to=len(self.hand)))
        if target is None:
            return
        price, cards = self.power_of(target), self.hand[:]
        if price < len(cards):
            prompt = f"Discard which cards to destroy {target.definition.name}?"
            cards = yield from self.choose_cards(prompt, cards, exactly=price, must=True)
        self.discard(cards)
        yield from self.destroy(target)


class Ghost(Minion, faction=GHOSTS, copies=4, power=2):
    """You may discard a card."""

    def on_play(self) -> Effect:
        card = yield from self.may_choose_card("Discard a card?", self.hand)
        if card is not None:
            self.discard([card])


class AcrossTheDivide(Action, faction=GHOSTS, copies=1, name="Across the Divide"):
    """Name a card. Put any number of minions of that name from your discard pile into your hand."""

    def on_play(self) -> Effect:
        minions = self.cards(self.discard_pile, minions=True)
        cards = yield from self.choose_same_named("Put which minions into your hand?", minions)
        for card in cards:
            self.into_hand(card, self.discard_pile)


class DoorToTheBeyond(Action, faction=GHOSTS, copies=1, plays_on="base", name="Door to the Beyond"):
    """Play on a base.

    Ongoing: While you have two cards or fewer in hand, your minions here have +2 power.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        mine = minion.controller == self.you and minion.at == self.card.at
        return 2 if mine and len(self.hand) <= FEW else 0


class GhostlyArrival(Action, faction=GHOSTS, copies=2):
    """You may play an extra minion, an extra action, or both, in any order."""

    def on_play(self) -> Effect:
        yield from self.extra_minion_and_action()


class Incorporeal(Action, faction=GHOSTS, copies=2, plays_on="own_minion"):
    """Play on one of your minions.

    Ongoing: This minion is not affected by other players' cards.
    """

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return source.is_of_another(self.you) and self.card in card.actions


class MakeContact(Action, faction=GHOSTS, copies=1, plays_on="minion", only_from_hand=True):
    """Play on a minion, from your hand, when this is your only card there.

    Ongoing: You control this minion.
    """

    def can_be_played_on(self, target: CardInPlay | BaseInPlay | None) -> bool:
        return len(self.hand) == 1 and self.definition(self.hand[0]) is type(self)

    def on_play(self) -> Effect:
        yield from self.take_control(self.host, until="source")

    def put_in_position(self) -> None:
        if not any(effect.kind == "control" and effect.source == self.card.id for effect in self.state.lasting):
            self.lasts("control", self.host.id, self.you, until="source")


class Seance(Action, faction=GHOSTS, copies=1, name="Séance"):
    """If you have two cards or fewer in hand, draw until you have five."""

    def on_play(self) -> None:
        if len(self.hand) <= FEW:
            self.draw(5 - len(self.hand))


class ShadyDeal(Action, faction=GHOSTS, copies=1):
    """If you have two cards or fewer in hand, gain 1 VP."""

    def on_play(self) -> None:
        if len(self.hand) <= FEW:
            self.gain_vp()


class TheDeadRise(Action, faction=GHOSTS, copies=1):
    """Discard any number of cards. Then you may play an extra minion from your discard pile at once, of less power than
    the number of cards you discarded."""

    def on_play(self) -> Effect:
        cards = yield from self.choose_cards("Discard any number of cards.", self.hand)
        self.discard(cards)
        minions = self.cards(self.discard_pile, minions=True, power_up_to=len(cards) - 1)
        yield from self.play_minion_of("Play a minion from your discard pile?", minions)


class HauntedHouse(Base, faction=GHOSTS, breakpoint=18, vp=(4, 3, 2)):
    """After a player plays a minion here, that player discards a card."""

    @in_any_order_by("player")
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._frighten(played.player) if played.base is self.here else None

    def _frighten(self, player: int) -> Effect:
        if self.state.hands[player] and (yield from self.follows(player)):
            yield from self.choose_and_discard("Discard a card.", player=player)


class TheDreadGazebo(Base, faction=GHOSTS, breakpoint=20, vp=(4, 2, 1)):
    """Actions cannot be played on this base."""

    def forbids_action(self, player: int, definition: type[Card], target: CardInPlay | BaseInPlay | None) -> bool:
        return target is self.here


class CreampuffMan(Titan, faction=GHOSTS):
    """Special: On your turn, while you have no cards in hand, you may play this titan.

    Ongoing: Your total here is higher by 5 power, less 1 for each card in your hand, but never lower.

    Talent: Choose a standard action in your discard pile. Discard a card to play it as an extra action. Afterwards
    place it on the bottom of your deck.
    """

    def can_use_on_your_turn(self) -> bool:
        return not self.hand and bool(self.open_bases())

    @while_set_aside
    def on_your_turn(self) -> Effect:
        yield from self.play()

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        return super().gives_total(player, base) + (max(0, 5 - len(self.hand)) if self.adds_to(player, base) else 0)

    def talent(self) -> Effect:
        if not self.hand:
            return
        actions = self.cards(self.discard_pile, plays_on=["standard"])
        able = [action for action in actions if self.can_play_standard(action)]
        chosen = yield from self.choose_card("Play which action from your discard pile?", able)
        if chosen is not None:
            yield from self.choose_and_discard("Discard which card for it?")
            yield from self.play_and_put_under(chosen)
