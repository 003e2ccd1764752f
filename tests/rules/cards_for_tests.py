"""Cards of no faction, each with one mechanism a rule speaks of, where no card at hand has it so plainly.

Put them into a position with `scenario(definitions=ALL)`; they are then known by their names like any other card.
"""

from collections.abc import Sequence

from smashup.engine import Action, Base, Destroyed, Effect, Minion, MinionPlayed, Source
from smashup.engine.bases import add_base, destroy_base
from smashup.engine.state import BaseInPlay, CardInPlay

# Minions.


class Dummy(Minion):
    """(No ability.)"""

    name = "Dummy"
    power = 2


class Zero(Minion):
    """(No ability and no power.)"""

    name = "Zero"
    power = 0


class Adept(Minion):
    """Talent: Gain 1 VP."""

    name = "Adept"
    power = 2

    def talent(self) -> None:
        self.gain_vp()


class Steward(Minion):
    """On your turn, you may gain 1 VP."""

    name = "Steward"
    power = 2

    def on_your_turn(self) -> None:
        self.gain_vp()


class Broker(Minion):
    """Special: On your turn, you may play an extra minion."""

    name = "Broker"
    power = 2

    def on_your_turn(self) -> Effect:
        yield from self.extra_minion(now=True)


class Herald(Minion):
    """At the start of your turn, you may play an extra minion."""

    name = "Herald"
    power = 2

    def start_of_your_turn(self) -> Effect:
        return self.extra_minion()


class Smith(Minion):
    """Talent: You may play an extra action on this minion."""

    name = "Smith"
    power = 2

    def talent(self) -> Effect:
        return self.play_action_of("Play an action on this minion?", self.hand, on=self.card)


class Jester(Minion):
    """Special: Before this base scores, this minion has -5 power until the end of the turn."""

    name = "Jester"
    power = 5

    def before_scoring(self) -> Effect:
        yield from self.give_power(self.card, -5)


class Drummer(Minion):
    """Special: Before this base scores, place a +1 power counter on this minion."""

    name = "Drummer"
    power = 2

    def before_scoring(self) -> Effect:
        yield from self.place_counters(self.card)


class Scorekeeper(Minion):
    """When this base scores, gain 1 VP."""

    name = "Scorekeeper"
    power = 2

    def when_scoring(self) -> None:
        self.gain_vp()


class Miser(Minion):
    """At the end of your turn, gain 1 VP."""

    name = "Miser"
    power = 2

    def end_of_your_turn(self) -> None:
        self.gain_vp()


class Thief(Minion):
    """At the end of your turn, each other player loses 3 VP."""

    name = "Thief"
    power = 2

    def end_of_your_turn(self) -> None:
        for player in self.others:
            self.gain_vp(-3, player=player)


class Chronicler(Minion):
    """Ongoing: After another minion is played here, draw a card."""

    name = "Chronicler"
    power = 2

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        if played.base is not self.here or played.minion is self.card:
            return None
        return self._drawing()

    def _drawing(self) -> Effect:
        self.draw()
        return
        yield


class Mourner(Minion):
    """Ongoing: After one of your minions is destroyed, this one included, gain 1 VP."""

    name = "Mourner"
    power = 2

    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        return self._gaining() if destroyed.controller == self.you else None

    def _gaining(self) -> Effect:
        self.gain_vp()
        return
        yield


class Phoenix(Minion):
    """Ongoing: After this minion goes to the discard pile from play, you may play an extra minion."""

    name = "Phoenix"
    power = 2

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        return self.extra_minion()


class Bard(Minion):
    """Ongoing: After this minion goes to the discard pile from play, you may play an extra action."""

    name = "Bard"
    power = 2

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        return self.extra_action()


class Shade(Minion):
    """Ongoing: After this minion goes to the discard pile from play, gain 1 VP."""

    name = "Shade"
    power = 2

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        self.gain_vp()
        return
        yield


class Avenger(Minion):
    """Special: After one of your minions is destroyed, you may play this minion where it was."""

    name = "Avenger"
    power = 2
    answers_to = "after_minion_destroyed"

    def answers(self, event: object) -> Sequence[BaseInPlay]:
        assert isinstance(event, Destroyed)
        return (event.base,) if event.controller == self.you else ()


class Colossus(Minion):
    """Ongoing: This minion's starting power is 6."""

    name = "Colossus"
    power = 2

    def starting_power(self) -> int:
        return 6


class Drill(Minion):
    """Another of your minions has +2 power."""

    name = "Drill"
    power = 2

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions(of=self.you, besides=self.card))
        yield from self.give_power(target, 2, no_stated_end=True)


class Anthem(Minion):
    """Another of your minions has +2 power until the end of the turn."""

    name = "Anthem"
    power = 2

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions(of=self.you, besides=self.card))
        yield from self.give_power(target, 2)


class Captain(Minion):
    """Ongoing: Your other minions here have +1 power."""

    name = "Captain"
    power = 2

    def gives_power(self, minion: CardInPlay) -> int:
        return int(minion.at == self.card.at and minion.controller == self.you and minion is not self.card)


class Aegis(Minion):
    """Ongoing: This minion is not affected by other players' cards."""

    name = "Aegis"
    power = 2

    def keeps_off(self, card: CardInPlay, source: Source) -> bool:
        return card is self.card and source.is_of_another(self.you)


class Parrot(Minion):
    """Choose another minion. This minion has its abilities."""

    name = "Parrot"
    power = 2

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Whose abilities?", self.minions(besides=self.card))
        if target is not None:
            self.lasts("ability", self.card.id, target.definition, until="leaves")


class Novice(Minion):
    """If this is the first minion played in this turn, by anybody, gain 1 VP."""

    name = "Novice"
    power = 2

    def on_play(self) -> None:
        if len([play for play in self.state.played if play.is_minion]) == 1:
            self.gain_vp()


class Host(Minion):
    """Any player may draw a card. Each other player gains 1 VP."""

    name = "Host"
    power = 2

    def on_play(self) -> Effect:
        player = yield from self.choose_player("Who draws a card?", self.players)
        if player is not None:
            self.draw(player=player)
        for other in self.others:
            self.gain_vp(player=other)


# Standard actions.


class Conscript(Action):
    """You must play a minion from your discard pile."""

    name = "Conscript"

    def on_play(self) -> Effect:
        yield from self.play_minion_of("Play which?", self.cards(self.discard_pile, minions=True), must=True)


class Recall(Action):
    """You may play an extra minion from your discard pile."""

    name = "Recall"

    def on_play(self) -> Effect:
        yield from self.play_minion_of("Play one?", self.cards(self.discard_pile, minions=True))


class Encore(Action):
    """Put a card from your discard pile into your hand."""

    name = "Encore"

    def on_play(self) -> Effect:
        card = yield from self.choose_card("Which?", self.discard_pile)
        if card is not None:
            self.into_hand(card, self.discard_pile)


class Overture(Action):
    """You may play an action from your hand immediately."""

    name = "Overture"

    def on_play(self) -> Effect:
        yield from self.play_action_of("Play one?", self.hand)


class Blessing(Action):
    """Place two +1 power counters on a minion."""

    name = "Blessing"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.place_counters(target, 2)


class Gilding(Action):
    """Place a +1 power counter on an action in play."""

    name = "Gilding"

    def on_play(self) -> Effect:
        target = yield from self.choose_action("Which?", self.actions_in_play())
        if target is not None:
            yield from self.place_counters(target)


class Rally(Action):
    """Choose a base. Until the end of the turn, minions you control there have +1 power."""

    name = "Rally"

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Where?")
        if base is not None:
            self.lasts("base_power", base.id, (self.you, 1))


class Charm(Action):
    """Take control of a minion."""

    name = "Charm"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.take_control(target)


class Crush(Action):
    """Take control of a minion until the end of the turn."""

    name = "Crush"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.take_control(target, until="end")


class Frontier(Action):
    """Play the top card of the base deck as a further base."""

    name = "Frontier"

    def on_play(self) -> None:
        add_base(self.state)


class Massacre(Action):
    """Destroy each minion on a base."""

    name = "Massacre"

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Which?")
        if base is not None:
            yield from self.destroy(base.minions[:])


class Curfew(Action):
    """No player can play actions in their next turn."""

    name = "Curfew"

    def on_play(self) -> None:
        for player in self.players:
            self.lasts("no_actions", player, None, until="next", player=player)


class Parade(Action):
    """Special: Before a base scores, gain 1 VP."""

    name = "Parade"
    special = "before_scoring"

    def on_play(self) -> None:
        if self.state.scoring is not None:
            self.gain_vp()


class Epilogue(Action):
    """Special: After a base scores, gain 1 VP."""

    name = "Epilogue"
    special = "after_scoring"

    def on_play(self) -> None:
        if self.state.scoring is not None:
            self.gain_vp()


class Detour(Action):
    """Special: After a base scores, a base of the base discard pile replaces it."""

    name = "Detour"
    special = "after_scoring"

    def special_targets(self) -> Sequence[None]:
        return (None,) if self.state.base_discard else ()

    def on_play(self) -> Effect:
        base = yield from self.choose_card("Which base?", self.state.base_discard)
        if base is not None:
            self.offer_replacement(base)


class Gift(Action):
    """Place a card from your hand into another player's hand."""

    name = "Gift"

    def on_play(self) -> Effect:
        card = yield from self.choose_card("Which card?", self.hand)
        player = yield from self.choose_player("To whom?", self.others)
        if card is not None and player is not None:
            self.give_card(card, player, self.hand)


class Loan(Action):
    """Transfer an action from a minion to another minion."""

    name = "Loan"

    def on_play(self) -> Effect:
        action = yield from self.choose_action("Which action?", [a for m in self.minions() for a in m.actions])
        to = yield from self.choose_minion("To which minion?", [m for m in self.minions() if action not in m.actions])
        if action is not None and to is not None:
            yield from self.transfer(action, to)


class Siphon(Action):
    """Transfer all +1 power counters from a minion to another minion."""

    name = "Siphon"

    def on_play(self) -> Effect:
        giver = yield from self.choose_minion("From which minion?", self.minions())
        taker = yield from self.choose_minion("To which minion?", [m for m in self.minions() if m is not giver])
        if giver is not None and taker is not None:
            yield from self.transfer_counters(giver, taker, giver.counters)


class Hex(Action):
    """Cancel the abilities of a minion until the end of the turn."""

    name = "Hex"

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Which?", self.minions())
        if target is not None:
            yield from self.cancel(target)


class Tumble(Action):
    """Shuffle a minion into its owner's deck."""

    name = "Tumble"

    def on_play(self) -> Effect:
        yield from self.shuffle_from_play((yield from self.choose_minion("Which?", self.minions())))


class Weaken(Action):
    """A minion has -1 power until the end of the turn."""

    name = "Weaken"

    def on_play(self) -> Effect:
        yield from self.give_power((yield from self.choose_minion("Which?", self.minions())), -1)


class Encyclopedia(Action):
    """Put a standard action from your discard pile into your hand."""

    name = "Encyclopedia"

    def on_play(self) -> Effect:
        card = yield from self.choose_card("Which?", self.cards(self.discard_pile, plays_on=["standard"]))
        if card is not None:
            self.into_hand(card, self.discard_pile)


class Eruption(Action):
    """Destroy a base without minions and replace it."""

    name = "Eruption"

    def on_play(self) -> Effect:
        empty = [base for base in self.bases() if not base.minions]
        base = yield from self.choose_base("Which base?", empty)
        if base is not None:
            yield from destroy_base(self.state, base)
            self.swap_base(base, self.state.base_deck.pop())


# Actions on bases and minions.


class Banner(Action):
    """Play on a base. Talent: Gain 1 VP."""

    name = "Banner"
    plays_on = "base"

    def talent(self) -> None:
        self.gain_vp()


class Outpost(Action):
    """Play on a base. Ongoing: You have 3 power here."""

    name = "Outpost"
    plays_on = "base"

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        return 3 if player == self.you and base is self.here else 0


class Hush(Action):
    """Play on a base. Ongoing: While this base is scoring, other players cannot play Specials."""

    name = "Hush"
    plays_on = "base"

    def forbids_special(self, player: int) -> bool:
        scoring = self.state.scoring
        return scoring is not None and scoring.base is self.here and player != self.you


class Levy(Action):
    """Play on a base. Ongoing: Other players are awarded 3 VP less for this base."""

    name = "Levy"
    plays_on = "base"

    def changes_award(self, player: int, vp: int) -> int:
        return vp if player == self.you else vp - 3


class Bounty(Action):
    """Play on a base. Ongoing: You are awarded 2 VP more for this base."""

    name = "Bounty"
    plays_on = "base"

    def changes_award(self, player: int, vp: int) -> int:
        return vp + 2 if player == self.you else vp


class Will(Action):
    """Play on a minion. Ongoing: After this card goes to the discard pile from play, gain 1 VP."""

    name = "Will"
    plays_on = "minion"

    def after_discarded_from_play(self, base: BaseInPlay) -> Effect:
        self.gain_vp()
        return
        yield


class Burden(Action):
    """Play on a minion. Ongoing: It has -5 power."""

    name = "Burden"
    plays_on = "minion"

    def gives_power(self, minion: CardInPlay) -> int:
        return -5 if self.card in minion.actions else 0


class Gag(Action):
    """Play on a minion. Ongoing: Its abilities are cancelled."""

    name = "Gag"
    plays_on = "minion"

    def cancels_host(self) -> None: ...


# Bases.


class Crossroads(Base):
    """After this base scores, the winner takes the bottom card of the base deck as the base that replaces it."""

    name = "Crossroads"
    breakpoint = 10
    vp = (3, 2, 1)

    def after_scoring(self) -> None:
        self.offer_replacement(self.state.base_deck[0])


class Meadow(Base):
    """Before this base scores, each player with a minion here may draw a card."""

    name = "Meadow"
    breakpoint = 10
    vp = (3, 2, 1)

    def before_scoring(self) -> Effect:
        for player in self.players:
            if self.has_minion(player, self.here) and (yield from self.may("Draw a card?", by=player)):
                self.draw(player=player)


class Gallery(Base):
    """After this base scores, the winner may draw a card."""

    name = "Gallery"
    breakpoint = 10
    vp = (3, 2, 1)

    def after_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.may("Draw a card?", by=player)):
                self.draw(player=player)


class Milestone(Base):
    """It gathers counters of its own kind, which are no power counters."""

    name = "Milestone"
    breakpoint = 10
    vp = (3, 2, 1)

    def on_your_turn(self) -> None:
        self.here.counters += 1


ALL = [
    card
    for card in list(globals().values())
    if isinstance(card, type) and issubclass(card, Minion | Action | Base) and card.__module__ == __name__
]
