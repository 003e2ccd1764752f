"""Aliens: return minions to hands, score without bases, trade the bases themselves."""

from smashup.engine import Action, Base, Effect, Faction, Minion, MinionPlayed

ALIENS = Faction(
    "Aliens",
    set="core",
    blurb="Send minions of any side back to hands, replay your own for VP, and tamper with the bases themselves.",
)


class SupremeOverlord(Minion, faction=ALIENS, copies=1, power=5):
    """You may return a minion to its owner's hand."""

    def on_play(self) -> Effect:
        target = yield from self.may_choose_minion("Return a minion to its owner's hand?", self.minions())
        yield from self.return_to_hand(target)


class Invader(Minion, faction=ALIENS, copies=2, power=3):
    """Gain 1 VP."""

    def on_play(self) -> None:
        self.gain_vp(1)


class Scout(Minion, faction=ALIENS, copies=3, power=3):
    """Special: After this base scores, you may place this minion into its owner's hand instead of the discard pile."""

    def after_scoring(self) -> Effect:
        if (yield from self.may("Place Scout into its owner's hand?")):
            yield from self.place_in_hand(self.card)


class Collector(Minion, faction=ALIENS, copies=4, power=2):
    """You may return a minion of power 3 or less here, other than a Collector, to its owner's hand."""

    def on_play(self) -> Effect:
        targets = self.minions(self.here, power_up_to=3, not_named="Collector")
        target = yield from self.may_choose_minion("Return a minion of power 3 or less to its owner's hand?", targets)
        yield from self.return_to_hand(target)


class Abduction(Action, faction=ALIENS, copies=1):
    """Return a minion to its owner's hand. Play an extra minion."""

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Return a minion to its owner's hand.", self.minions())
        yield from self.return_to_hand(target)
        yield from self.extra_minion()


class BeamUp(Action, faction=ALIENS, copies=2):
    """Return a minion to its owner's hand."""

    def on_play(self) -> Effect:
        target = yield from self.choose_minion("Return a minion to its owner's hand.", self.minions())
        yield from self.return_to_hand(target)


class CropCircles(Action, faction=ALIENS, copies=1):
    """Choose a base. Return each minion on it to its owner's hand."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Return each minion on which base?")
        if base is not None:
            yield from self.return_to_hand(self.minions(base))


class Disintegrator(Action, faction=ALIENS, copies=2):
    """Place a minion of power 3 or less on the bottom of its owner's deck."""

    def on_play(self) -> Effect:
        target = yield from self.choose_minion(
            "Place a minion of power 3 or less on the bottom of its owner's deck.", self.minions(power_up_to=3)
        )
        yield from self.place_on_deck(target)


class Invasion(Action, faction=ALIENS, copies=1):
    """Move a minion to another base."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which minion?", self.minions())


class JammedSignal(Action, faction=ALIENS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: All players ignore this base's ability.
    """

    def cancels_base(self) -> None: ...


class Probe(Action, faction=ALIENS, copies=1):
    """Look at another player's hand and choose a minion in it. That player discards it."""

    def on_play(self) -> Effect:
        player = yield from self.choose_player("Look at whose hand?", self.others)
        if player is None:
            return
        hand = self.state.hands[player]
        self.look_at(hand)
        card = yield from self.choose_card("Choose a minion to be discarded.", self.cards(hand, minions=True))
        if card is not None:
            self.discard([card], player=player)


class Terraforming(Action, faction=ALIENS, copies=1):
    """Search the base deck for a base and swap it with a base in play. Discard the actions on the old base; the
    minions there stay. Shuffle the old base into the base deck. You may play an extra minion on the new base."""

    def on_play(self) -> Effect:
        found = yield from self.search_base_deck("Choose a base to bring into play.")
        if found is None:
            return
        old = yield from self.choose_base("Swap it with which base?")
        if old is None:
            return
        yield from self.discard_from_play(old.actions[:])
        self.state.base_deck.remove(found)
        new = self.swap_base(old, found)
        self.shuffle_into_base_deck([old.id])
        yield from self.extra_minion(base=new)


class TheHomeworld(Base, faction=ALIENS, breakpoint=23, vp=(4, 2, 1)):
    """After a minion is played here, its owner may play an extra minion of power 2 or less."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        if played.base is not self.here:
            return None
        return self.extra_minion(power_up_to=2, player=self.owner_of(played.minion))


class TheMothership(Base, faction=ALIENS, breakpoint=20, vp=(4, 2, 1)):
    """After this base scores, the winner may return one of their minions of power 3 or less here to their hand."""

    def after_scoring(self) -> Effect:
        for player in self.winners:
            targets = self.minions(self.here, of=player, power_up_to=3)
            target = yield from self.may_choose_minion("Return one of your minions to hand?", targets, by=player)
            yield from self.return_to_hand(target, by=player)
