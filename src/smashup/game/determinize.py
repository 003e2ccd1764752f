"""A full game in agreement with all that one player knows: what that player cannot know is dealt again.

Which card an id stands for is written in one table, so dealing again is permuting that table. At a Play Cards decision
that is all. In the middle of an effect the cards are dealt again at the last checkpoint and the choices since then are
made again, so that what others were offered from their hidden cards fits the new deal.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from smashup.engine import randomness
from smashup.engine.answers import END, PASS, Answer
from smashup.engine.decisions import Decision
from smashup.engine.knowledge import after_deal, bits, redistribute
from smashup.engine.state import SETUP, State
from smashup.game.checkpoint import Checkpoint
from smashup.game.past import LOST

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.game.game import Game

FREE_TRIES = 8
"""Deals to try before what others were offered stays as it is."""
BOUND_TRIES = 4
MOST_PASSES = 8
"""Others pass at most this often on what only the new deal offers them."""


class Dealt(NamedTuple):
    """What was changed in the middle of a game, to be changed again when its choices are made again."""

    choices: int
    """After this many choices."""
    player: int
    """For whom the cards were dealt again."""
    rng: int
    table: tuple[type[Card], ...]
    groups: tuple[tuple[int, int], ...]

    def apply(self, state: State) -> None:
        state.rng = self.rng
        state.table = self.table
        state.groups[self.player] = self.groups


def deal_again(game: Game, player: int, seed: int) -> Game:
    """See `Game.determinize`."""
    rng = randomness.seeded(seed)
    decision = game.decision
    if decision is None:
        return game.clone(log=False)  # The game is over: everything lies open.
    if decision.is_play_cards:
        state = game.state.copy()
        state.rng = randomness.mix(_deal(state, player, state.seen[player], rng))
        return game.resumed(state)
    # A copy made here brings the checkpoint up to the last Play Cards decision: where the cards are dealt again from
    # must not depend on how the game came to be in memory.
    game.clone()
    found = None
    if game._checkpoint is not None and not any(dealt.choices > game._checkpoint.choices for dealt in game._dealt):
        found = _replayed(game, game._checkpoint, player, rng)
    if found is None:
        found = game.clone(log=False)
    _deal_now(found, player, rng)
    return found


def _deal(state: State, player: int, known: int, rng: int, asked: int = -1) -> int:
    """Deal the cards that are not known again; returns the next random counter."""
    groups = state.groups[player]
    deal, rng = redistribute(state.rules.owners, _by_name(state.table), known, groups, rng)
    if state.phase == SETUP and asked != player:
        _keep_minions_from(state, asked, deal)
    state.table = tuple([state.table[card] for card in deal])
    state.groups[player] = after_deal(groups, deal)
    return rng


@lru_cache(maxsize=8)
def _by_name(table: tuple[type[Card], ...]) -> tuple[int, ...]:
    """All ids in the order of their cards' names. A search deals the cards of the same table again and again."""
    return tuple(sorted(range(len(table)), key=lambda card: table[card].name))


def _keep_minions_from(state: State, asked: int, deal: list[int]) -> None:
    """Whoever is asked for a new opening hand has no minion in it (1.6): swap those dealt there for actions."""
    actions = [card for card in state.decks[asked] if not state.table[deal[card]].is_minion]
    for card in state.hands[asked]:
        if state.table[deal[card]].is_minion and actions:
            other = actions.pop()
            deal[card], deal[other] = deal[other], deal[card]


def _deal_now(game: Game, player: int, rng: int) -> None:
    """In the middle of an effect: deal the decks again as they are now. Hands may be what the effect is about."""
    state, decision = game.state, game.decision
    assert decision is not None
    known = state.seen[player]
    if state.phase != SETUP:
        hidden = bits(card for deck in (*state.decks, state.base_deck) for card in deck)
        known |= ~hidden | _offered(decision)
    rng = randomness.mix(_deal(state, player, known, rng, decision.player))
    dealt = Dealt(len(game._choices), player, rng, state.table, state.groups[player])
    dealt.apply(state)
    game._dealt = (*game._dealt, dealt)


def _offered(decision: Decision) -> int:
    return bits(option.card for option in decision.options if option.card is not None)


class _Step(NamedTuple):
    """A choice that was really made since the checkpoint."""

    player: int
    question: str
    key: str
    yielding: bool
    """It was to pass or to end the plays."""
    offered: int
    answer: Answer


def _replayed(game: Game, checkpoint: Checkpoint, player: int, rng: int) -> Game | None:
    """The cards dealt again at the checkpoint and the choices since then made again; None if no deal led here."""
    real = game.resumed(checkpoint.state.copy(), [])
    steps: list[_Step] = []
    for index in game._choices[checkpoint.choices :]:
        if index == LOST:
            continue
        asked = real.decision
        assert asked is not None
        answer = asked.raw[index]
        steps.append(
            _Step(asked.player, asked.question, asked.keys[index], answer in (PASS, END), _offered(asked), answer)
        )
        real.choose(index)
    # What the player saw at any time since the checkpoint stays, even if it is hidden again.
    seen = checkpoint.state.seen[player] | real.state.seen[player]
    seen |= bits(card for event in real.events if event.visible_to(player) for card, _ in event.cards)
    bound = 0
    for step in steps:
        if step.player != player:
            bound |= step.offered
    assert real.decision is not None
    bound |= _offered(real.decision)
    for number in range(FREE_TRIES + BOUND_TRIES):
        start = checkpoint.state.copy()
        rng = _deal(start, player, seen if number < FREE_TRIES else seen | bound, rng)
        other = game.resumed(start)
        if _makes_again(other, steps, player, seen) and _agrees(other, real, player):
            return other
    return None


def _makes_again(game: Game, steps: list[_Step], player: int, known: int) -> bool:
    """Make the same choices; others may have been asked about hidden cards they do not have in this deal."""
    for step in steps:
        decision = game.decision
        if step.yielding and step.player != player:
            if decision is None or (decision.player, decision.question) != (step.player, step.question):
                continue
        elif not _come_to(game, step.player, step.question, player):
            return False
        decision = game.decision
        assert decision is not None
        index = _same(decision, step, known)
        if index is None:
            return False
        game.choose(index)
    return True


def _same(decision: Decision, step: _Step, known: int) -> int | None:
    """The same answer. Of equal cards one may be known and the others not: then it is the same card."""
    kind, *about = step.answer
    if kind == "card" and known >> about[0] & 1 and step.answer in decision.raw:
        return decision.raw.index(step.answer)
    return decision.keys.index(step.key) if step.key in decision.keys else None


def _come_to(game: Game, asked: int, question: str, player: int) -> bool:
    """Come to that question; on the way others do without what only this deal offers them."""
    for _ in range(MOST_PASSES):
        decision = game.decision
        if decision is None:
            return False
        if decision.player == asked and decision.question == question:
            return True
        last = decision.raw[-1]
        if decision.player == player or (last is not PASS and last is not END):
            return False
        game.choose(len(decision) - 1)
    return False


def _agrees(game: Game, real: Game, player: int) -> bool:
    """Is this the position the player is in, as far as the player can tell?"""
    asked = real.decision
    assert asked is not None
    if not _come_to(game, asked.player, asked.question, player):
        return False
    here = game.decision
    assert here is not None
    if asked.player == player and asked.keys != here.keys:
        return False
    if asked.prompt_for(player) != here.prompt_for(player):
        return False
    return _layout(game.state, player) == _layout(real.state, player)


def _layout(state: State, player: int) -> tuple[Any, ...]:
    """Where every card lies, and all else that everybody sees."""
    return (
        (state.hands, state.decks, state.discards, state.base_deck, state.base_discard, state.limbo),
        (state.vp, state.current, state.turn, state.phase, state.minion_plays, state.action_plays, state.extra_plays),
        [
            (
                base.id,
                [(m.id, m.controller, m.counters, [a.id for a in m.actions]) for m in base.minions],
                [action.id for action in base.actions],
            )
            for base in state.bases
        ],
        [(titan.id, titan.controller, titan.at, titan.counters) for titan in state.titans],
        state.seen[player],
    )
