"""Ancient Incas: actions on bases, played and played again, each one feeding all the others."""

from collections.abc import Sequence

from smashup.engine import (
    Action,
    ActionPlayed,
    Base,
    BaseInPlay,
    Card,
    CardInPlay,
    Effect,
    Faction,
    Minion,
    in_any_order,
    in_any_order_by,
)

ANCIENT_INCAS = Faction(
    "Ancient Incas",
    set="culture_shock",
    blurb="Build actions on bases and play them again: each one draws cards, strengthens, moves or plays even more.",
)


class Building(Card):
    """What the Incas say of actions on bases."""

    def _is_for_bases(self, definition: type[Card]) -> bool:
        """Is it an action that is played on a base?"""
        return not definition.is_minion and definition.plays_on == "base"

    def _is_built_here(self, played: ActionPlayed) -> bool:
        """Did you play an action, another one than this card, on the base this card is at?"""
        return played.player == self.you and played.base is self.here and played.card is not self.card

    def _my_actions(self, besides: BaseInPlay | None = None) -> list[CardInPlay]:
        """Your actions on bases."""
        return [action for base in self.bases(besides) for action in base.actions if action.controller == self.you]


class SapaInca(Building, Minion, faction=ANCIENT_INCAS, copies=1, power=5):
    """Search your deck, your discard pile or both for an action that is played on a base, reveal it and place it into
    your hand. Shuffle your deck if you searched it.

    Ongoing: After you play an action on a base, place a +1 power counter on one of your minions there.
    """

    def on_play(self) -> Effect:
        yield from self.fetch(("deck", "discard"), self._is_for_bases, play=False)

    @in_any_order_by("base")
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        if played.player != self.you or played.base is None:
            return None
        return self._honor(played.base)

    def _honor(self, base: BaseInPlay) -> Effect:
        mine = self.minions(base, of=self.you)
        minion = yield from self.choose_minion("Place a +1 power counter on which of your minions there?", mine)
        yield from self.place_counters(minion)


class ChildOfTheSun(Building, Minion, faction=ANCIENT_INCAS, copies=2, power=4, name="Child of the Sun"):
    """Ongoing: After the first time in a turn that you play an action on the base this minion is at, you may play an
    extra action."""

    @in_any_order
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        if not self._is_built_here(played):
            return None
        before = any(play.plays_on == "base" and play.base == self.here.id for play in played.earlier)
        return None if before else self.extra_action()


class IncanEngineer(Building, Minion, faction=ANCIENT_INCAS, copies=3, power=3):
    """Reveal cards from the top of your deck until you reveal an action that is played on a base. Place it into your
    hand and shuffle the other revealed cards into your deck."""

    def on_play(self) -> None:
        others, found = self.reveal_until(self._is_for_bases)
        if found is not None:
            self.into_hand(found, self.state.limbo)
        if others:
            self.shuffle_into_deck(others, self.state.limbo)


class Llama(Building, Minion, faction=ANCIENT_INCAS, copies=4, power=2):
    """You may return one of your actions on another base to your hand; you may play it here at once as an extra
    action."""

    def on_play(self) -> Effect:
        action = yield from self.may_choose_action("Return which of your actions?", self._my_actions(besides=self.here))
        for returned in (yield from self.return_to_hand(action)):
            if returned.id in self.hand:
                yield from self.play_action_of(f"Play {returned.definition.name} here?", [returned.id], on=self.here)


class Armory(Action, faction=ANCIENT_INCAS, copies=2, plays_on="base"):
    """Play on a base.

    Ongoing: You have +2 power here for each other action of yours on this base.
    """

    def gives_total(self, player: int, base: BaseInPlay) -> int:
        if player != self.you or base is not self.here:
            return 0
        return 2 * sum(action.controller == player and action is not self.card for action in base.actions)


class AshlarMasonry(Action, faction=ANCIENT_INCAS, copies=1, special="after_scoring"):
    """Special: After a base scores, you may play this card: you may return one of your actions on that base to its
    owner's hand and shuffle all your other actions there into their owners' decks."""

    def on_play(self) -> Effect:
        if self.moment != self.special:
            return
        mine = [action for action in self.scoring.base.actions if action.controller == self.you]
        kept = yield from self.may_choose_action("Return which of your actions there, shuffling the others?", mine)
        if kept is not None:
            yield from self.return_to_hand(kept)
            yield from self.shuffle_from_play([action for action in mine if action is not kept])


class FortressWalls(Building, Action, faction=ANCIENT_INCAS, copies=2, plays_on="base"):
    """Play on a base. Place a +1 power counter on one of your minions here.

    Ongoing: After you play another action on this base, you may place a +1 power counter on one of your minions here.
    """

    def on_play(self) -> Effect:
        mine = self.minions(self.here, of=self.you)
        minion = yield from self.choose_minion("Place a +1 power counter on which of your minions here?", mine)
        yield from self.place_counters(minion)

    @in_any_order_by("base")
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self._reinforce() if self._is_built_here(played) else None

    def _reinforce(self) -> Effect:
        mine = self.minions(self.here, of=self.you)
        minion = yield from self.may_choose_minion("Place a +1 power counter on one of your minions here?", mine)
        yield from self.place_counters(minion)


class GoldenCondor(Building, Action, faction=ANCIENT_INCAS, copies=1):
    """Return any number of your actions on bases to your hand. Then you must play each of them as an extra action."""

    def on_play(self) -> Effect:
        chosen = yield from self.choose_actions("Return which of your actions on bases?", self._my_actions())
        returned = yield from self.return_to_hand(chosen)
        left = [action.id for action in returned if action.id in self.hand]
        while left:
            played = yield from self.play_action_of("Play which of the returned actions next?", left, must=True)
            if played is None:
                return
            left = [card for card in left if card != played.id and card in self.hand]


class QuipuStrings(Action, faction=ANCIENT_INCAS, copies=1):
    """You may play an action that is played on a base from your discard pile as an extra action."""

    def on_play(self) -> Effect:
        actions = self.cards(self.discard_pile, plays_on=["base"])
        yield from self.play_action_of("Play which action from your discard pile?", actions)


class RoyalHighway(Building, Action, faction=ANCIENT_INCAS, copies=1, plays_on="base"):
    """Play on a base. You may move one of your minions from another base to this one, or from this one to another.

    Ongoing: After you play an action on another base, you may move one of your minions between that base and this one.
    """

    def on_play(self) -> Effect:
        able = [minion for minion in self.minions(of=self.you) if self._exits(minion)]
        minion = yield from self.may_choose_minion("Move which of your minions to or from this base?", able)
        if minion is not None:
            prompt = f"Move {minion.definition.name} to which base?"
            to = yield from self.choose_base(prompt, self._exits(minion))
            if to is not None:
                yield from self.move(minion, to)

    def _exits(self, minion: CardInPlay) -> Sequence[BaseInPlay]:
        """Where this highway leads a minion: from here anywhere, from anywhere else here."""
        if minion.at == self.card.at:
            return self.destinations(minion)
        return [self.here] if self.can_move(minion, self.here) else []

    @in_any_order_by("base")
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        base = played.base
        if played.player != self.you or base is None or base is self.here:
            return None
        return self._travel(base)

    def _travel(self, base: BaseInPlay) -> Effect:
        ends = [self.here, base]
        mine = [minion for end in ends for minion in self.minions(end, of=self.you)]
        prompt = f"Move which of your minions between {self.here.definition.name} and {base.definition.name}?"
        yield from self.choose_and_move(prompt, mine, ends, may=True)


class SignsInTheStars(Action, faction=ANCIENT_INCAS, copies=1, plays_on="base", name="Signs in the Stars"):
    """Play on a base.

    Ongoing: The top card of the base deck lies face up. While it does, this base also has that card's ability. At the
    start of each player's turn, that player may turn the card face down until the end of the turn.

    Talent: Place the top card of the base deck on the bottom of that deck.
    """

    def shows_top_base(self) -> None: ...

    def shares_ability(self) -> Sequence[type[Card]]:
        top = self.face_up_base
        return () if top is None else (self.definition(top),)

    def happens_now(self) -> bool:
        return self.face_up_base is not None

    def start_of_turn(self) -> Effect:
        top = self.face_up_base
        if top is not None:
            player, name = self.state.current, self.definition(top).name
            if (yield from self.may(f"Turn {name} on the base deck face down for this turn?", by=player)):
                self.turn_down_top_base(player)

    def talent(self) -> None:
        self.place_top_base_under()


class TempleOfTheSun(Building, Action, faction=ANCIENT_INCAS, copies=1, plays_on="base", name="Temple of the Sun"):
    """Play on a base. Draw a card.

    Ongoing: After you play another action on this base, draw a card.
    """

    def on_play(self) -> None:
        self.draw()

    @in_any_order
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self._worship() if self._is_built_here(played) else None

    def _worship(self) -> Effect:
        self.draw()
        yield from ()


class Cuzcu(Base, faction=ANCIENT_INCAS, breakpoint=30, vp=(5, 3, 2)):
    """The breakpoint of this base is 3 lower for each action on it."""

    def changes_breakpoint(self, base: BaseInPlay) -> int:
        return -3 * len(base.actions) if base is self.here else 0


class MachuPicchu(Base, faction=ANCIENT_INCAS, breakpoint=20, vp=(4, 2, 1)):
    """After a player plays an action on this base, that player draws a card."""

    @in_any_order_by("player")
    def after_action_played(self, played: ActionPlayed) -> Effect | None:
        return self._reward(played.player) if played.base is self.here else None

    def _reward(self, player: int) -> Effect:
        if (yield from self.follows(player)):
            self.draw(player=player)
