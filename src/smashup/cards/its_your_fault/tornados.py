"""Tornados: nothing stays where it is, least of all just before and just after a base scores."""

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
    Titan,
    even_set_aside,
    in_any_order,
)

TORNADOS = Faction(
    "Tornados",
    set="its_your_fault",
    blurb="Blow minions, everybody's, from base to base, also right before and right after a base scores.",
)


class Whirling(Minion):
    """The move of Monster Tornado and Twister."""

    def _whirl(self, power: int, *, may: bool) -> Effect:
        """Move a minion of up to this power from here to another base, or from another base to here."""
        able = [minion for minion in self.minions(power_up_to=power) if self._ways(minion)]
        choose = self.may_choose_minion if may else self.choose_minion
        prompt = f"Move a minion of power {power} or less from here or to here{'?' if may else '.'}"
        minion = yield from choose(prompt, able)
        if minion is not None:
            base = yield from self.choose_base(f"Move {minion.definition.name} to which base?", self._ways(minion))
            if base is not None:
                yield from self.move(minion, base)

    def _ways(self, minion: CardInPlay) -> list[BaseInPlay]:
        """Where that minion may be moved to: from here anywhere, from elsewhere to here."""
        return [base for base in self.destinations(minion) if minion.at == self.card.at or base is self.here]


class MonsterTornado(Whirling, faction=TORNADOS, copies=1, power=5):
    """Talent: Move a minion of power 4 or less from here to another base, or from another base to here."""

    def talent(self) -> Effect:
        yield from self._whirl(4, may=False)


class Cyclone(Minion, faction=TORNADOS, copies=2, power=4):
    """Talent: Move this minion to another base."""

    def talent(self) -> Effect:
        yield from self.choose_and_move("Move Cyclone.", [self.card])


class Twister(Whirling, faction=TORNADOS, copies=3, power=3):
    """You may move a minion of power 3 or less, this one included, from here to another base or from another base to
    here."""

    def on_play(self) -> Effect:
        yield from self._whirl(3, may=True)


class DustDevil(Minion, faction=TORNADOS, copies=4, power=2):
    """Special: Before another base scores, you may move this minion there."""

    def before_other_scoring(self) -> Effect:
        base = self.scoring.base
        if self.can_move(self.card, base) and (yield from self.may(f"Move Dust Devil to {base.definition.name}?")):
            yield from self.move(self.card, base)


class CarriedAway(Action, faction=TORNADOS, copies=2):
    """Move a minion to another base."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move("Move which minion?", self.minions())


class GoneWithTheWind(
    Action, faction=TORNADOS, copies=1, special="after_scoring", only_as_special=True, name="Gone with the Wind"
):
    """Special: After a base scores, you may play this card: you may move one of your minions from there to another base
    instead of the discard pile. It cannot be played at any other time."""

    def on_play(self) -> Effect:
        mine = self.minions(self.scoring.base, of=self.you)
        yield from self.choose_and_move("Move one of your minions to another base?", mine, may=True)


class NotInKansas(Action, faction=TORNADOS, copies=1, name="Not in Kansas"):
    """Choose a base. Destroy it, each action on it and each action on the minions there. The top card of the base deck
    replaces it; the minions stay there."""

    def on_play(self) -> Effect:
        base = yield from self.choose_base("Destroy which base?")
        if base is not None:
            on_minions = [action for minion in base.minions for action in minion.actions]
            yield from self.destroy([*base.actions, *on_minions])
            yield from self.destroy_base(base)
            self.replace_destroyed_base(base, None)


class OverTheRainbow(Action, faction=TORNADOS, copies=1, special="before_scoring", name="Over the Rainbow"):
    """Special: Before a base scores, you may play this card: move one of your minions there."""

    def on_play(self) -> Effect:
        if self.moment == self.special:
            mine = self.minions(of=self.you)
            yield from self.choose_and_move("Move which of your minions there?", mine, [self.scoring.base])


class PickedUp(Action, faction=TORNADOS, copies=1, special="before_scoring"):
    """Special: Before a base scores, you may play this card: move a minion from there to another base."""

    def on_play(self) -> Effect:
        if self.moment == self.special:
            yield from self.choose_and_move("Move which minion away?", self.minions(self.scoring.base))


class RippedOff(Action, faction=TORNADOS, copies=1):
    """Transfer an action from a base to another base, or from a minion to another minion."""

    def on_play(self) -> Effect:
        minions = self.minions()
        hosts = {action: minion for minion in minions for action in minion.actions}
        able = [action for action in self.actions_in_play() if len(minions if action in hosts else self.bases()) > 1]
        action = yield from self.choose_action("Transfer which action?", able)
        if action is None:
            return
        prompt = f"Transfer {action.definition.name} to which "
        to: CardInPlay | BaseInPlay | None
        if action in hosts:
            to = yield from self.choose_minion(f"{prompt}minion?", self.minions(besides=hosts[action]))
        else:
            to = yield from self.choose_base(f"{prompt}base?", self.bases(besides=self.base_of(action)))
        if to is not None:
            yield from self.transfer(action, to)


class TradeWinds(Action, faction=TORNADOS, copies=2):
    """Choose two minions of power 3 or less. Move each of them to the base where the other one was."""

    def on_play(self) -> Effect:
        pair = self.minions(power_up_to=3)
        if len(pair) > 2:
            pair = yield from self.choose_minions("Choose two minions to trade places.", pair, exactly=2, must=True)
        if len(pair) == 2:
            one, other = pair
            yield from self.move_together([(one, self.base_of(other)), (other, self.base_of(one))])


class Whirlwinds(Action, faction=TORNADOS, copies=1):
    """Move any number of your minions to other bases, each to a base of its own."""

    def on_play(self) -> Effect:
        yield from self.choose_and_move_any("Move which of your minions?", self.minions(of=self.you))


class TornadoAlley(Base, faction=TORNADOS, breakpoint=25, vp=(4, 3, 2)):
    """After the first time you play a minion here in a turn, you may move another minion from another base to here."""

    def after_minion_played(self, played: MinionPlayed) -> Effect | None:
        return self._suck_in(played) if played.base is self.here and played.first_here else None

    def _suck_in(self, played: MinionPlayed) -> Effect:
        others = self.minions(besides=played.minion)
        prompt = "Move a minion to Tornado Alley?"
        yield from self.choose_and_move(prompt, others, [self.here], may=True, by=played.player)


class TrailerPark(Base, faction=TORNADOS, breakpoint=20, vp=(4, 2, 1)):
    """After a player moves a minion here, place a +1 power counter on it."""

    @in_any_order
    def after_minion_moved(self, moved: Moved) -> Effect | None:
        return self._pile_up(moved.minion) if moved.base is self.here else None

    def _pile_up(self, minion: CardInPlay) -> Effect:
        if (yield from self.follows(minion.controller)):
            yield from self.place_counters(minion)


class Category5(Titan, faction=TORNADOS, name="Category 5"):
    """Special: After you have moved two or more minions in one turn, you may play this titan on a base where you have a
    minion.

    Ongoing: After one or more of your minions move to here or away from here, place a +1 power counter on one of them.

    Talent: Choose one: move this titan to another base; or place a +1 power counter on this titan.
    """

    @even_set_aside
    def after_minion_moved(self, moved: Moved) -> Effect | None:
        if moved.by == self.you:
            self.note_used("moved", self.you, moved.minion.id)
        if self.in_play:
            mine = self._concerned(moved)
            # Those that move together give one counter.
            return self._grow(mine) if mine and mine[0] is moved.minion else None
        last = moved.by == self.you and moved.minion is moved.together[-1]
        return self._form() if last and self._moved_this_turn() >= 2 else None

    def _moved_this_turn(self) -> int:
        begins = ("once", self.name, "moved", self.you)
        return sum(used[:4] == begins for used in self.state.used)

    def _form(self) -> Effect:
        yield from self.play(self.where_you_have_minions(), may=True)

    def _concerned(self, moved: Moved) -> list[CardInPlay]:
        pairs = zip(moved.together, moved.origins, strict=True)
        return [m for m, origin in pairs if m.controller == self.you and (m.at == self.card.at or origin is self.here)]

    def _grow(self, minions: list[CardInPlay]) -> Effect:
        there = [minion for minion in minions if minion.at >= 0]
        yield from self.place_counters((yield from self.choose_minion("Place a +1 power counter on which?", there)))

    def talent(self) -> Effect:
        way = yield from self.choose_one(
            "Choose one.", move="Move Category 5 to another base", counter="A +1 power counter on Category 5"
        )
        if way == "counter":
            yield from self.place_counters(self.card)
        else:
            base = yield from self.choose_base("Move Category 5 to which base?", self.destinations(self.card))
            if base is not None:
                yield from self.move(self.card, base)
