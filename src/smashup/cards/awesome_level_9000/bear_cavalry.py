"""Bear Cavalry: push other players' minions around, onto bases where a bear waits for them."""

from smashup.engine import (
    Action,
    Base,
    BaseInPlay,
    Card,
    CardInPlay,
    Destroyed,
    Effect,
    Faction,
    Minion,
    Moved,
    Source,
    Titan,
    in_any_order,
    while_set_aside,
)

BEAR_CAVALRY = Faction(
    "Bear Cavalry",
    set="awesome_level_9000",
    blurb="Shove the others' minions from base to base, maul whatever arrives, and be hard to kill yourself.",
)


class GeneralIvan(Minion, faction=BEAR_CAVALRY, copies=1, power=6):
    """Ongoing: Your minions cannot be destroyed, this one included."""

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "destroy" and card.definition.is_minion and card.controller == self.you


class PolarCommando(Minion, faction=BEAR_CAVALRY, copies=2, power=4):
    """Ongoing: While you have no other minion here, this minion has +2 power and cannot be destroyed."""

    def own_power(self) -> int:
        return 2 if self._is_alone() else 0

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return how == "destroy" and card is self.card and self._is_alone()

    def _is_alone(self) -> bool:
        return not any(minion.controller == self.you and minion is not self.card for minion in self.here.minions)


class BearCavalry(Minion, faction=BEAR_CAVALRY, copies=3, power=3):
    """Move another player's minion from here to another base."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which minion?", self.minions(self.here, not_of=self.you))


class CubScout(Minion, faction=BEAR_CAVALRY, copies=4, power=3):
    """Ongoing: After another player's minion moves here, destroy it if it has less power than this minion. This does
    not happen if the two moved here at the same time."""

    def after_minion_moved(self, moved: Moved) -> Effect | None:
        stranger = moved.base is self.here and moved.minion.controller != self.you
        return self._maul(moved.minion) if stranger and self.card not in moved.together else None

    def _maul(self, minion: CardInPlay) -> Effect:
        if minion.at == self.card.at and self.power_of(minion) < self.my_power:
            yield from self.destroy(minion)


class BearHug(Action, faction=BEAR_CAVALRY, copies=1):
    """Each other player destroys their own weakest minion in play. Each of them chooses among equals."""

    def on_play(self) -> Effect:
        for player in self.others:
            theirs = self.minions(of=player)
            least = min((self.power_of(minion) for minion in theirs), default=0)
            weakest = [minion for minion in theirs if self.power_of(minion) == least]
            minion = yield from self.choose_minion("Destroy which of your weakest minions?", weakest, by=player)
            yield from self.destroy(minion, by=player)


class BearNecessities(Action, faction=BEAR_CAVALRY, copies=1):
    """Destroy an action on a minion or base."""

    def on_play(self) -> Effect:
        target = yield from self.choose_action("Destroy which action?", self.actions_in_play())
        yield from self.destroy(target)


class BearRidesYou(Action, faction=BEAR_CAVALRY, copies=1):
    """Move one of your minions to another base."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which of your minions?", self.minions(of=self.you))


class Commission(Action, faction=BEAR_CAVALRY, copies=2):
    """You may play an extra minion at once. If you do, then move another player's minion from the base you played it on
    to another base."""

    def on_play(self) -> Effect:
        played_before = len(self.state.played)
        if (yield from self.extra_minion(now=True)) is None:
            return
        # Where it was played: the minion itself may have moved on or be gone.
        base = self.state.base_with(self.state.played[played_before].base)
        if base is not None:
            yield from self.choose_and_move("Move which minion?", self.minions(base, not_of=self.you))


class HighGround(Action, faction=BEAR_CAVALRY, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: After another player's minion moves here while you have a minion here, destroy it.
    """

    def after_minion_moved(self, moved: Moved) -> Effect | None:
        stranger = moved.base is self.here and moved.minion.controller != self.you
        return self._knock_down(moved.minion) if stranger and self.has_minion(self.you, self.here) else None

    def _knock_down(self, minion: CardInPlay) -> Effect:
        if minion.at == self.card.at:
            yield from self.destroy(minion)


class Superiority(Action, faction=BEAR_CAVALRY, copies=1, plays_on="base"):
    """Play on a base.

    Ongoing: Your minions here cannot be destroyed, moved or returned by other players' cards.
    """

    def protects(self, card: CardInPlay, how: str, source: Source, actor: int) -> bool:
        return (
            how in ("destroy", "move", "return")
            and source.is_of_another(self.you)
            and card.definition.is_minion
            and card.controller == self.you
            and card.at == self.card.at
        )


class YourePrettyMuchBorscht(Action, faction=BEAR_CAVALRY, copies=1, name="You're Pretty Much Borscht"):
    """Choose a base where you have a minion. Move all other players' minions from there to one other base."""

    def on_play(self) -> Effect:
        mine = [base for base in self.bases() if self.has_minion(self.you, base)]
        origin = yield from self.choose_base("Clear which base?", mine, asks="clear")
        if origin is None:
            return
        losers = self.minions(origin, not_of=self.you)
        if losers:
            base = yield from self.choose_base("Move them to which base?", self.bases(besides=origin), asks="move_to")
            if base is not None:
                yield from self.move_together([(minion, base) for minion in losers])


class YoureScrewed(Action, faction=BEAR_CAVALRY, copies=2, name="You're Screwed"):
    """Move another player's minion from a base where you have a minion to another base."""

    def on_play(self) -> Effect:
        strangers = [m for m in self.minions(not_of=self.you) if self.has_minion(self.you, self.base_of(m))]
        yield from self.choose_and_move("Move which minion?", strangers)


class FieldOfHonor(Base, faction=BEAR_CAVALRY, breakpoint=18, vp=(3, 2, 1), name="Field of Honor"):
    """After a player destroys minions here, one or several at once, that player gains 1 VP."""

    @in_any_order
    def after_minion_destroyed(self, destroyed: Destroyed) -> Effect | None:
        counts = destroyed.base is self.here and destroyed.together == 0
        return self._honor(destroyed.by) if counts else None

    def _honor(self, player: int) -> Effect:
        if (yield from self.follows(player)):
            self.gain_vp(player=player)


class TsarsPalace(Base, faction=BEAR_CAVALRY, breakpoint=22, vp=(5, 3, 2), name="Tsar's Palace"):
    """Minions of power 2 or less cannot be played here."""

    def forbids_minion(self, player: int, definition: type[Card], base: BaseInPlay) -> bool:
        return base is self.here and definition.power <= 2


class MajorUrsa(Titan, faction=BEAR_CAVALRY):
    """Special: On your turn, you may play this titan instead of your regular minion play.

    Ongoing: After another player's minion moves to here or away from here, you may place a +1 power counter on this
    titan.

    Talent: Choose one: place a +1 power counter on a minion here; or move this titan to another base.
    """

    def can_use_on_your_turn(self) -> bool:
        return self.has_regular_minion_play and bool(self.open_bases())

    @while_set_aside
    def on_your_turn(self) -> Effect:
        yield from self.play_instead_of_minion()

    @in_any_order
    def after_minion_moved(self, moved: Moved) -> Effect | None:
        concerned = moved.minion.controller != self.you and self.here in (moved.base, moved.origin)
        return self._grow() if concerned else None

    def _grow(self) -> Effect:
        if (yield from self.may("Place a +1 power counter on Major Ursa?")):
            yield from self.place_counters(self.card)

    def talent(self) -> Effect:
        way = yield from self.choose_one(
            "Choose one.", counter="A +1 power counter on a minion here", move="Move Major Ursa to another base"
        )
        if way == "counter":
            minion = yield from self.choose_minion("Place a +1 power counter on which minion?", self.minions(self.here))
            yield from self.place_counters(minion)
        else:
            base = yield from self.choose_base("Move Major Ursa to which base?", self.destinations(self.card))
            if base is not None:
                yield from self.move(self.card, base)
