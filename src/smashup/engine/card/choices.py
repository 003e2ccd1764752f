"""How a card's text asks: "choose", "may", "up to", "any number" (3.4)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias, TypeVar

from smashup.engine.answers import (
    DONE,
    NO,
    PASS,
    YES,
    Answer,
    of_actions,
    of_bases,
    of_cards,
    of_cards_in_play,
    of_factions,
    of_minions,
    of_players,
    of_texts,
    what,
)
from smashup.engine.card.queries import Queries
from smashup.engine.decisions import Decision, ask
from smashup.engine.native import mypyc_attr
from smashup.engine.protection import ignores
from smashup.engine.state import BaseInPlay, CardInPlay

T = TypeVar("T")
Choice: TypeAlias = Generator[Decision, Answer, T]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Queries):
    """The part of a card that asks. `by` is who decides, if not you. Nothing to choose from: None, unasked.

    What is asked is known by the card and what is chosen (`collector/minion`, see `Decision.question`); a card that
    asks two different things of one kind tells them apart by `asks`.
    """

    __slots__ = ()

    def _pick(self, asks: str, prompt: str, options: list[Answer], may: bool, by: int | None) -> Choice[Answer | None]:
        if not options:
            return None
        if may:
            options.append(PASS)
        who = self._who(by)
        picked = yield from ask(self.state, who, asks, prompt, self._type, options)
        return None if picked is PASS else picked

    def _pick_several(
        self,
        asks: str,
        prompt: str,
        things: Sequence[T],
        options_of: Callable[[Sequence[T]], list[Answer]],
        at_most: int,
        exactly: int | None,
        must: bool,
        by: int | None,
    ) -> Choice[list[T]]:
        """Any number up to `at_most`, one at a time; or `exactly` that many or none; or as many as there are."""
        if exactly is not None:
            at_most = exactly
            if len(things) < exactly and not must:
                return []
        chosen: list[T] = []
        left = list(things)
        who = self._who(by)
        while left and len(chosen) < at_most:
            options = options_of(left)
            if exactly is None or not (must or chosen):
                options.append(DONE)
            most = min(at_most - len(chosen), len(left))
            takes = (0 if exactly is None else most, most)
            picked = yield from ask(self.state, who, asks, prompt, self._type, options, takes=takes)
            if picked is DONE:
                break
            chosen.append(what(picked))
            left.remove(what(picked))
        return chosen

    def choose_minion(
        self, prompt: str, minions: Sequence[CardInPlay], *, by: int | None = None, asks: str = "minion"
    ) -> Choice[CardInPlay | None]:
        picked = yield from self._pick(asks, prompt, of_minions(minions), False, by)
        return what(picked) if picked else None

    def may_choose_minion(
        self, prompt: str, minions: Sequence[CardInPlay], *, by: int | None = None, asks: str = "minion"
    ) -> Choice[CardInPlay | None]:
        picked = yield from self._pick(asks, prompt, of_minions(minions), True, by)
        return what(picked) if picked else None

    def choose_minions(
        self,
        prompt: str,
        minions: Sequence[CardInPlay],
        at_most: int = 99,
        *,
        exactly: int | None = None,
        must: bool = False,
        by: int | None = None,
        asks: str = "minions",
    ) -> Choice[list[CardInPlay]]:
        """Any number up to `at_most`, one at a time. A number that is not "up to" is exact (3.10): `exactly` that
        many or none; with `must`, as many of them as there are."""
        return self._pick_several(asks, prompt, minions, of_minions, at_most, exactly, must, by)

    def choose_action(
        self, prompt: str, actions: Sequence[CardInPlay], *, by: int | None = None
    ) -> Choice[CardInPlay | None]:
        """An action in play."""
        picked = yield from self._pick("action", prompt, of_actions(actions), False, by)
        return what(picked) if picked else None

    def may_choose_action(
        self, prompt: str, actions: Sequence[CardInPlay], *, by: int | None = None
    ) -> Choice[CardInPlay | None]:
        picked = yield from self._pick("action", prompt, of_actions(actions), True, by)
        return what(picked) if picked else None

    def choose_actions(
        self, prompt: str, actions: Sequence[CardInPlay], at_most: int = 99, *, by: int | None = None
    ) -> Choice[list[CardInPlay]]:
        """Any number of actions in play up to `at_most`, one at a time."""
        return self._pick_several("actions", prompt, actions, of_actions, at_most, None, False, by)

    def choose_card_in_play(
        self, prompt: str, cards: Sequence[CardInPlay], *, by: int | None = None
    ) -> Choice[CardInPlay | None]:
        """A card in play, minion or action."""
        picked = yield from self._pick("card_in_play", prompt, of_cards_in_play(cards), False, by)
        return what(picked) if picked else None

    def choose_base(
        self, prompt: str, bases: Sequence[BaseInPlay] | None = None, *, by: int | None = None, asks: str = "base"
    ) -> Choice[BaseInPlay | None]:
        options = of_bases(self._places(bases))
        picked = yield from self._pick(asks, prompt, options, False, by)
        return what(picked) if picked else None

    def may_choose_base(
        self, prompt: str, bases: Sequence[BaseInPlay], *, by: int | None = None, asks: str = "base"
    ) -> Choice[BaseInPlay | None]:
        picked = yield from self._pick(asks, prompt, of_bases(bases), True, by)
        return what(picked) if picked else None

    def choose_player(self, prompt: str, players: Sequence[int], *, by: int | None = None) -> Choice[int | None]:
        picked = yield from self._pick("player", prompt, of_players(players), False, by)
        return what(picked) if picked else None

    def may_choose_player(self, prompt: str, players: Sequence[int], *, by: int | None = None) -> Choice[int | None]:
        picked = yield from self._pick("player", prompt, of_players(players), True, by)
        return what(picked) if picked else None

    def choose_card(self, prompt: str, cards: Sequence[int], *, by: int | None = None) -> Choice[int | None]:
        """A card that is not in play; equal cards count as one."""
        picked = yield from self._pick("card", prompt, of_cards(self.state, cards), False, by)
        return what(picked) if picked else None

    def may_choose_card(self, prompt: str, cards: Sequence[int], *, by: int | None = None) -> Choice[int | None]:
        picked = yield from self._pick("card", prompt, of_cards(self.state, cards), True, by)
        return what(picked) if picked else None

    def choose_cards(
        self,
        prompt: str,
        cards: Sequence[int],
        at_most: int = 99,
        *,
        exactly: int | None = None,
        must: bool = False,
        by: int | None = None,
    ) -> Choice[list[int]]:
        """Any number of cards not in play up to `at_most`, or `exactly` that many (3.10): see `choose_minions`."""
        state = self.state
        return self._pick_several(
            "cards", prompt, cards, lambda left: of_cards(state, left), at_most, exactly, must, by
        )

    def choose_same_named(self, prompt: str, cards: Sequence[int]) -> Choice[list[int]]:
        """Any number of cards not in play that all have one name: the first one chosen fixes it."""
        chosen = yield from self.choose_cards(prompt, cards, at_most=1)
        if chosen:
            same = self.cards(cards, named=self.definition(chosen[0]).name)
            same.remove(chosen[0])
            chosen += yield from self.choose_cards(prompt, same)
        return chosen

    def choose_order(self, prompt: str, cards: Sequence[int], *, by: int | None = None) -> Choice[list[int]]:
        """All of the cards, in an order you choose, the first one first."""
        left = list(cards)
        ordered: list[int] = []
        while left:
            who, options = self._who(by), of_cards(self.state, left)
            card: int = what((yield from ask(self.state, who, "card", prompt, self._type, options, orders=True)))
            ordered.append(card)
            left.remove(card)
        return ordered

    def choose_top_or_bottom(
        self, cards: Sequence[int], *, by: int | None = None
    ) -> Choice[tuple[list[int], list[int]]]:
        """Each of the cards is for the top of a deck (topmost first) or for its bottom (bottommost last)."""
        prompt = "Which card goes on top, the topmost first? Done: the others go on the bottom."
        top = yield from self.choose_cards(prompt, cards, by=by)
        rest = [card for card in cards if card not in top]
        bottom = yield from self.choose_order("Which card goes on the bottom, the bottommost last?", rest, by=by)
        return top, bottom

    def may(self, prompt: str, *, by: int | None = None) -> Choice[bool]:
        who = self._who(by)
        return (yield from ask(self.state, who, "may", prompt, self._type, [YES, NO])) is YES

    def follows(self, player: int) -> Choice[bool]:
        """Of a base: does its ability apply to that player? One who may ignore it is asked each time."""
        if not ignores(self.state, player, self.here):
            return True
        return not (yield from self.may(f"Ignore the ability of {self.here.definition.name}?", by=player))

    def choose_one(self, prompt: str, **alternatives: str) -> Choice[str]:
        """One of several things; key="what a player reads"."""
        picked = yield from ask(self.state, self.you, "one", prompt, self._type, of_texts(alternatives))
        return str(what(picked))

    def choose_faction(self, prompt: str) -> Choice[str]:
        """The key of a faction that is in this game."""
        keys = dict.fromkeys(key for pair in self.state.rules.factions for key in pair)
        picked = yield from ask(self.state, self.you, "faction", prompt, self._type, of_factions(keys))
        return str(what(picked))
