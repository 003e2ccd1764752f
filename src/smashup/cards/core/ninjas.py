"""Ninjas: kill quietly, arrive just before a base scores, swap minions in and out."""

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    CardInPlay,
    CardToHand,
    Destroyed,
    Effect,
    Faction,
    Minion,
    Source,
    Titan,
    in_any_order,
    while_set_aside,
)

NINJAS = Faction(
    "Ninjas",
    set="core",
    blurb="Pick off single minions, drop in just before a base scores, and trade your own minions in and out.",
)


class NinjaMaster(Minion, faction=NINJAS, copies=1, power=5):
    """You may destroy a minion here."""

    def on_play(self) -> Effect:
        target = yield from self.may_choose_minion("Destroy a minion here?", self.minions(self.here))
        yield from self.destroy(target)


class TigerAssassin(Minion, faction=NINJAS, copies=2, power=4):
    """You may destroy a minion of power 3 or less here."""

    def on_play(self) -> Effect:
        targets = self.minions(self.here, power_up_to=3)
        target = yield from self.may_choose_minion("Destroy a minion of power 3 or less here?", targets)
        yield from self.destroy(target)


class Shinobi(Minion, faction=NINJAS, copies=3, power=3, special="before_scoring"):
    """Special: Before a base scores, you may play this minion there from your hand. You can do this with only one
    Shinobi for each base."""

    def special_targets(self) -> list[BaseInPlay]:
        if (self.you, self.name) in self.scoring.specials:
            return []
        return [self.scoring.base]


class NinjaAcolyte(Minion, faction=NINJAS, copies=4, power=2):
    """Special: On your turn, if you have not played a minion yet, you may return this minion to your hand to play an
    extra minion here at once."""

    def can_use_on_your_turn(self) -> bool:
        if self.minions_played_this_turn(self.you, in_play_cards=True):
            return False
        # 3.5: both halves or neither. Back in your hand, this very minion may be the one that is played.
        if self.owner_of(self.card) == self.you and not self.plays_are_restricted:
            return True
        with self.as_if_gone(self.card):
            return self.playable_minions(self.here) > 0 or (
                self.owner_of(self.card) == self.you and self.may_play_minion(self.card.id, self.here)
            )

    def on_your_turn(self) -> Effect:
        base = self.here
        if (yield from self.return_to_hand(self.card)):
            yield from self.extra_minion(base=base, must=True)


class Assassination(Action, faction=NINJAS, copies=1, plays_on="minion"):
    """Play on a minion.

    Ongoing: At the end of the turn, destroy this minion.
    """

    def end_of_turn(self) -> Effect:
        yield from self.destroy(self.host)


class Disguise(Action, faction=NINJAS, copies=1):
    """Choose one or two of your minions on one base. Play as many extra minions there at once, then return the chosen
    ones to your hand. Both or neither: you need a minion to play for each one you choose."""

    def on_play(self) -> Effect:
        room = {base: self.playable_minions(base) for base in self.bases()}
        able = [minion for minion in self.minions(of=self.you) if room[self.base_of(minion)]]
        chosen = yield from self.choose_minions("Swap out one of your minions?", able, at_most=1)
        if not chosen:
            return
        base = self.base_of(chosen[0])
        if room[base] > 1:
            others = self.minions(base, of=self.you, besides=chosen[0])
            chosen += yield from self.choose_minions("Swap out a second minion there?", others, at_most=1, asks="next")
        played = 0
        for _ in chosen:
            if (yield from self.extra_minion(base=base, must=True)) is not None:
                played += 1
        yield from self.return_to_hand(chosen[:played])


class HiddenNinja(Action, faction=NINJAS, copies=1, special="before_scoring"):
    """Special: Before a base scores, you may play this card: play a minion there."""

    def on_play(self) -> Effect:
        if self.moment == self.special:
            yield from self.extra_minion(base=self.scoring.base, now=True)


class Infiltrate(Action, faction=NINJAS, copies=2, plays_on="base"):
    """Play on a base. Destroy another action on this base.

    Ongoing: You may ignore this base's ability. At the start of your turn, destroy this card.
    """

    def on_play(self) -> Effect:
        others = [action for action in self.here.actions if action is not self.card]
        target = yield from self.choose_action("Destroy another action on this base.", others)
        yield from self.destroy(target)
        if self.in_play and self.has_continuous_effects(self.here):
            # Whatever else the base does, you are asked each time; what always works is settled now.
            prompt = f"Ignore what {self.here.definition.name} does to your minions, as long as Infiltrate is here?"
            self.memo = yield from self.may(prompt)

    def ignores_base(self, player: int) -> bool:
        return player == self.you

    def ignores_continuously(self, player: int) -> bool:
        return player == self.you and bool(self.memo)

    def start_of_your_turn(self) -> Effect:
        yield from self.destroy(self.card)


class Poison(Action, faction=NINJAS, copies=1, plays_on="minion"):
    """Play on a minion. Destroy any number of actions on it.

    Ongoing: This minion has -4 power.
    """

    def on_play(self) -> Effect:
        actions = yield from self.choose_actions("Destroy any number of actions on this minion.", self.host.actions)
        yield from self.destroy(actions)

    def gives_power(self, minion: CardInPlay) -> int:
        return -4 if self.card in minion.actions else 0


class SeeingStars(Action, faction=NINJAS, copies=2):
    """Destroy a minion of power 3 or less."""

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Destroy a minion of power 3 or less.", self.minions(power_up_to=3))
        yield from self.destroy(target)


class SmokeBomb(Action, faction=NINJAS, copies=1, plays_on="own_minion"):
    """Play on one of your minions.

    Ongoing: This minion is not affected by other players' actions. At the start of your turn, destroy this card.
    """

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return source.is_action_of_another(self.you) and self.card in card.actions

    def start_of_your_turn(self) -> Effect:
        yield from self.destroy(self.card)


class WayOfDeception(Action, faction=NINJAS, copies=1, name="Way of Deception"):
    """Move one of your minions to another base."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which of your minions?", self.minions(of=self.you))


class NinjaDojo(Base, faction=NINJAS, breakpoint=18, vp=(2, 3, 2)):
    """After this base scores, the winner may destroy a minion anywhere."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            target = yield from self.may_choose_minion("Destroy a minion?", self.minions(), by=player)
            yield from self.destroy(target, by=player)


class TempleOfGoju(Base, faction=NINJAS, breakpoint=18, vp=(2, 3, 2), name="Temple of Goju"):
    """After this base scores, each player's strongest minion here is placed on the bottom of its owner's deck. Each
    player chooses among equals."""

    def after_scoring(self) -> Effect:
        placed: list[tuple[int, CardInPlay]] = []
        for player in self.players:
            theirs = self.minions(self.here, of=player)
            if theirs and (yield from self.follows(player)):
                most = max(self.power_of(minion) for minion in theirs)
                strongest = [minion for minion in theirs if self.power_of(minion) == most]
                prompt = "Which of your strongest minions goes under the deck?"
                minion = yield from self.choose_minion(prompt, strongest, by=player)
                if minion is not None:
                    placed.append((player, minion))
        for player, minion in placed:
            yield from self.place_on_deck(minion, by=player)


class InvisibleNinja(Titan, faction=NINJAS):
    """Special: On your turn, if this titan was not in play when the turn started, you may discard a card to play it on
    a base where you have a minion.

    Ongoing: Once per turn, after you destroy another player's card or return one of your minions to your hand, you may
    look at the top two cards of your deck, draw one of them and shuffle the other into your deck.

    Special: At the start of your turn, you may destroy this titan to play an extra minion of power 3 or less at once.
    """

    def can_use_on_your_turn(self) -> bool:
        return bool(self.hand and self.open_bases(self.where_you_have_minions()) and not self.was_in_play_at_start)

    @while_set_aside
    def on_your_turn(self) -> Effect:
        yield from self.choose_and_discard("Discard which card to play Invisible Ninja?")
        yield from self.play(self.where_you_have_minions())

    @in_any_order
    def after_card_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._look() if destroyed.by == self.you and destroyed.controller != self.you else None

    @in_any_order
    def after_card_to_hand(self, came: CardToHand) -> Effect | None:
        mine = came.returned and came.by == came.controller == came.player == self.you
        return self._look() if mine and self.definition(came.card).is_minion else None

    def _look(self) -> Effect:
        if self.was_used(self.you) or not (yield from self.may("Look at the top two cards of your deck to draw one?")):
            return
        self.note_used(self.you)
        cards = self.top_cards(2)
        self.look_at(cards)
        card = yield from self.choose_card("Draw which card? The other is shuffled into your deck.", cards)
        if card is not None:
            self.draw_chosen(card, cards)
            self.shuffle_deck()

    def happens_now(self) -> bool:
        small = self.cards(self.hand, minions=True, power_up_to=3)
        return any(self.may_play_minion(card, base) for card in small for base in self.bases())

    def start_of_your_turn(self) -> Effect:
        prompt = "Destroy Invisible Ninja to play an extra minion of power 3 or less now?"
        if (yield from self.may(prompt)) and (yield from self.destroy(self.card)):
            yield from self.extra_minion(power_up_to=3, now=True)
