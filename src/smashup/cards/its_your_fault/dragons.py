"""Dragons: bases that do everybody else no good, and fall sooner than they should."""

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    CardInPlay,
    Effect,
    Faction,
    Minion,
    MinionPlayed,
    Moved,
    in_any_order,
)

DRAGONS = Faction(
    "Dragons",
    set="its_your_fault",
    blurb="Guard your bases: newcomers are weakened, others win less there, and the walls come down when you say so.",
)


class GreatWyrm(Minion, faction=DRAGONS, copies=1, power=5):
    """Ongoing: When this base scores, each other player gains 1 VP less for their place."""

    def changes_award(self, player: int, vp: int) -> int:
        return vp if player == self.you else vp - 1


class Wyvern(Minion, faction=DRAGONS, copies=2, power=4):
    """Destroy a minion of power 3 or less here.

    Talent: This base's breakpoint is 3 lower until the end of the turn.
    """

    def on_play(self) -> Effect:
        targets = self.minions(self.here, power_up_to=3)
        target = yield from self.choose_minion("Destroy a minion of power 3 or less here.", targets)
        yield from self.destroy(target)

    def talent(self) -> None:
        self.change_breakpoint(self.here, -3)


class Guarding(Minion):
    """The watch that Imperial Dragon and Hatchling keep over their base."""

    def _receive(self, minion: CardInPlay) -> Effect:
        """What happens after another player has played or moved that minion here: each dragon has its own answer."""
        yield from ()

    @in_any_order
    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._receive(played.minion) if played.base is self.here and played.player != self.you else None

    @in_any_order
    def after_minion_moved(self, moved: Moved) -> Effect | None:
        if moved.base is not self.here or moved.by == self.you:
            return None
        if self.card in moved.together and moved.minion is not self.card:
            return None  # On its own way here it sees nobody else arrive.
        return self._receive(moved.minion)


class ImperialDragon(Guarding, faction=DRAGONS, copies=3, power=3):
    """Ongoing: After another player plays a minion here or moves one to here, draw a card."""

    def _receive(self, minion: CardInPlay) -> Effect:
        self.draw()
        yield from ()


class Hatchling(Guarding, faction=DRAGONS, copies=4, power=2):
    """Ongoing: After another player plays a minion here or moves one to here, that minion has -1 power until the end of
    the turn."""

    def _receive(self, minion: CardInPlay) -> Effect:
        yield from self.give_power(minion, -1)


class BringDownTheWalls(Action, faction=DRAGONS, copies=2, plays_on="base", name="Bring Down the Walls"):
    """Play on a base.

    Ongoing: Before this base scores, you may play a minion here.
    """

    def before_scoring(self) -> Effect:
        yield from self.extra_minion(base=self.here, now=True)


class BurnItDown(Action, faction=DRAGONS, copies=1):
    """Destroy a base and the actions on it. Replace it with the top card of the base deck or with a base from the base
    discard pile; the minions stay there."""

    def on_play(self) -> Effect:
        old = yield from self.choose_base("Destroy which base?")
        if old is None:
            return
        where = yield from self.choose_one(
            "Where does the new base come from?",
            deck="The top card of the base deck",
            discard="A base from the base discard pile",
        )
        new = None
        if where == "discard":  # The destroyed base is there too by then.
            new = yield from self.choose_card("Which base comes into play?", [*self.state.base_discard, old.id])
        yield from self.destroy_base(old)
        self.replace_destroyed_base(old, new)


class DangerousGround(Action, faction=DRAGONS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: To play a minion here, another player must first discard another card from hand.
    """

    def cost_of_minion_here(self, player: int, base: BaseInPlay) -> int:
        return 1 if base is self.here and player != self.you else 0


class DragonLands(Action, faction=DRAGONS, copies=1, plays_on="base", special="before_scoring"):
    """Play on a base.

    Ongoing: Each of your minions here has +1 power.

    Special: Before a base scores, you may play this card there.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return 1 if minion.at == self.card.at and minion.controller == self.you else 0


class FlankAttack(Action, faction=DRAGONS, copies=1):
    """Search your deck, your discard pile or both for an action that is played on a base. You may play it now as an
    extra action. If you searched your deck, shuffle it."""

    def on_play(self) -> Effect:
        where = yield from self.choose_one(
            "Search where for an action that is played on a base?",
            deck="Your deck",
            discard="Your discard pile",
            both="Both, your deck first",
        )
        found = None
        if where != "discard":
            self.refill_deck()
            wanted = self.cards(self.deck, plays_on=["base"])
            found = yield from self.search_deck("Play which action from your deck?", wanted, may=True)
        if found is None and where != "deck":
            wanted = self.cards(self.discard_pile, plays_on=["base"])
            found = yield from self.may_choose_card("Play which action from your discard pile?", wanted)
        if found is not None:
            yield from self.play_action_of(self.naming("Play {} on which base?", found), [found], must=True)
        if where != "discard":
            self.shuffle_deck()


class IntimidatingPresence(Action, faction=DRAGONS, copies=1, plays_on="base", special="before_scoring"):
    """Play on a base.

    Ongoing: Each minion of the other players here has -1 power.

    Special: Before a base scores, you may play this card there.
    """

    def gives_power(self, minion: CardInPlay) -> int:
        return -1 if minion.at == self.card.at and minion.controller != self.you else 0


class Raze(Action, faction=DRAGONS, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: This base's ability is cancelled.
    """

    def cancels_base(self) -> None: ...


class Ruins(Action, faction=DRAGONS, copies=2, plays_on="base"):
    """Play on a base.

    Ongoing: When this base scores, each other player gains 1 VP less for their place.
    """

    def changes_award(self, player: int, vp: int) -> int:
        return vp if player == self.you else vp - 1


class DragonsLair(Base, faction=DRAGONS, breakpoint=18, vp=(2, 2, 1), name="Dragon's Lair"):
    """When this base scores, the winner draws three cards."""

    def when_scoring(self) -> Effect:
        for player in self.winners:
            if (yield from self.follows(player)):
                self.draw(3, player=player)


class WyrmsDesolation(Base, faction=DRAGONS, breakpoint=20, vp=(5, 3, 2), name="Wyrm's Desolation"):
    """Each minion here has -1 power."""

    def gives_power(self, minion: CardInPlay) -> int:
        return -1 if minion.at == self.card.at and self.applies_to(minion.controller) else 0
