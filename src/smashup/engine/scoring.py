"""Scoring bases: the nine steps of 6.3, the windows before and after, places and ties."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from smashup.engine.abilities import abilities, asked
from smashup.engine.answers import PASS, Answer, action_on, minion_on, of_bases, of_replacements, what
from smashup.engine.bases import Replacement, replace_scored_base
from smashup.engine.bits import (
    AFTER_BASE_REPLACED,
    AFTER_SCORING,
    BEFORE_SCORING,
    BIT,
    CANNOT_SCORE,
    CHANGES_AWARD,
    FORBIDS_SPECIAL,
    WHEN_SCORING,
)
from smashup.engine.card.card import Card
from smashup.engine.decisions import Decision, Effect, ask
from smashup.engine.events import Cause, because_of, cause_now, tell, told_of
from smashup.engine.happenings import BaseReplaced
from smashup.engine.knowledge import could_hold
from smashup.engine.leaving import discard_from_play
from smashup.engine.permissions import action_forbidden_by, can_play_special, minion_allowed
from smashup.engine.playing import make_play, resolve, round_of_abilities
from smashup.engine.power import all_totals, breakpoints, totals
from smashup.engine.reactions import collect
from smashup.engine.state import BaseInPlay, CardInPlay, State

PLACES: Final = ("first", "second", "third")
Step: TypeAlias = Literal["before_scoring", "when_scoring", "after_scoring"]


class Scoring:
    """The scoring that is going on."""

    __slots__ = (
        "base",
        "clearing",
        "new_base",
        "next_step",
        "places",
        "present",
        "replacements",
        "silenced",
        "special",
        "specials",
        "totals",
    )

    def __init__(self, base: BaseInPlay) -> None:
        self.base = base
        self.next_step: Step = "before_scoring"
        """Where a built position begins; a scoring of the game itself always begins with the first."""
        self.places: dict[int, int] = {}
        """Place of each player who took one: 0 winner, 1 runner-up, 2 third (6.6); known from the award on."""
        self.totals: list[int] = []
        """Each player's total when VP were awarded."""
        self.present: frozenset[int] = frozenset()
        """Who had a minion there when VP were awarded."""
        self.replacements: list[Replacement] = []
        """Other ways to choose the next base (6.14)."""
        self.specials: set[tuple[int, str]] = set()
        """(player, card name) of the Specials played from hands for this scoring: what a limit for each base counts."""
        self.special = -1
        """The id of the card that is being played from a hand as a Special for this scoring, or -1."""
        self.clearing = False
        """Its cards are being discarded: nothing can be played on it or moved to it any more (6.13)."""
        self.silenced: list[int] = []
        """Players who cannot play Specials until the new base is in play: what forbids it "while this base is scoring"
        (6.12) may be among the cards that are discarded before."""
        self.new_base: BaseInPlay | None = None
        """The replacement, once it is in play."""


def ready_bases(state: State) -> list[BaseInPlay]:
    """The bases on which the total power is at least the breakpoint (6.1)."""
    there, needed = all_totals(state), breakpoints(state)
    ready = [base for base in state.bases if sum(there[base.at]) >= needed[base.at]]
    if ready and state.hooks & CANNOT_SCORE:
        barred = {ability.card.at for ability in asked(state, CANNOT_SCORE) if ability.cannot_score()}
        ready = [base for base in ready if base.at not in barred]
    return ready


def score_bases(state: State) -> Effect:
    """Score every ready base, one at a time, looking again after each (6.2)."""
    if state.scoring is not None:  # A built position begins in the middle of it.
        yield from _score(state, state.scoring)
    while True:
        ready = ready_bases(state)
        if not ready:
            return
        picked = yield from ask(
            state, state.current, "which_base_scores", "Which base scores first?", None, of_bases(ready)
        )
        state.scoring = Scoring(what(picked))
        yield from _score(state, state.scoring)


def _score(state: State, scoring: Scoring) -> Effect:
    base = scoring.base
    tell(state, "scoring", None, [base.id], base=base.definition.name)
    scored = _steps(state, scoring)
    return scored if state.log is None else because_of(state, None, scored, told_of(state, base.id), "6.3")


def _steps(state: State, scoring: Scoring) -> Effect:
    base = scoring.base
    here = _belongs_to(base)
    if scoring.next_step == "before_scoring":
        if state.hooks & BEFORE_SCORING:
            before = {"before_scoring": here, "before_other_scoring": lambda card: card.at != base.at}
            yield from round_of_abilities(state, before)
        yield from play_specials(state, "before_scoring")
        if base.at < 0:  # A card swapped the base: this scoring stops (Terraforming).
            tell(state, "not_scoring", base=base.definition.name)
            state.scoring = None
            return
        _award(state, scoring)
    if state.hooks & WHEN_SCORING and scoring.next_step != "after_scoring":
        yield from round_of_abilities(state, {"when_scoring": here})
    if state.hooks & AFTER_SCORING:
        yield from round_of_abilities(state, {"after_scoring": here})
    yield from play_specials(state, "after_scoring")
    if base.at >= 0:
        yield from _clear_and_replace(state, scoring)
    state.scoring = None


def _belongs_to(base: BaseInPlay) -> Callable[[CardInPlay | BaseInPlay], bool]:
    return lambda card: card.at == base.at and base.at >= 0


def places(totals_there: list[int], present: set[int]) -> dict[int, int]:
    """The place of each player who takes one (6.6, 6.7): tied players share the best place and use up the others."""
    able = [player for player, total in enumerate(totals_there) if total > 0 or player in present]
    found = {}
    for player in able:
        better = sum([totals_there[other] > totals_there[player] for other in able])
        if better < len(PLACES):
            found[player] = better
    return found


def places_and_totals(state: State, base: BaseInPlay) -> tuple[dict[int, int], list[int]]:
    """The place of each player who takes one at a base, and each player's total there, as they are now."""
    there = totals(state, base)
    return places(there, {minion.controller for minion in base.minions}), there


def _award(state: State, scoring: Scoring) -> None:
    """Step 4: VP by the power totals as they are now."""
    base = scoring.base
    scoring.places, scoring.totals = places_and_totals(state, base)
    scoring.present = frozenset([minion.controller for minion in base.minions])
    for player in state.clockwise():
        if player not in scoring.places:
            continue
        place = scoring.places[player]
        vp = award_for(state, base, player, place)
        state.vp[player] += vp
        if state.log is not None:
            tell(
                state,
                "award",
                player,
                base=base.definition.name,
                target=f"{PLACES[place]} place",
                amount=vp,
                rule="6.6",
            )


def award_for(state: State, base: BaseInPlay, player: int, place: int) -> int:
    """What a player is awarded for a place at a base, never below zero (8.3)."""
    vp = base.definition.vp[place]
    if state.hooks & CHANGES_AWARD:
        for ability in asked(state, CHANGES_AWARD):
            if ability.card.at == base.at:
                vp = ability.changes_award(player, vp)
    return max(0, vp)


def _clear_and_replace(state: State, scoring: Scoring) -> Effect:
    """Steps 6 to 8: discard the cards, discard the base, replace it."""
    base = scoring.base
    reactions = abilities(state, base, BIT["after_replacement"])
    if state.hooks & FORBIDS_SPECIAL:
        scoring.silenced = [player for player in range(state.players) if not can_play_special(state, player)]
    scoring.clearing = True
    cards = [*base.minions, *base.actions, *state.titans_at(base)] if state.titans else [*base.minions, *base.actions]
    yield from resolve(state, discard_from_play(state, cards, rule="6.3"))
    chosen = None
    if scoring.replacements:
        chosen = yield from _choose_replacement(state, scoring)
    before = state.because
    if chosen is not None:
        state.because = Cause(cause_now(state), chosen.source.name, None)
    scoring.new_base = replace_scored_base(state, base, chosen)
    state.because = before
    scoring.silenced = []
    if scoring.new_base is not None:
        for ability in reactions:
            effect = ability.after_replacement()
            if effect is not None and state.log is not None:
                effect = because_of(state, type(ability), effect, cause_now(state))
            yield from resolve(state, effect)
        if state.hooks & AFTER_BASE_REPLACED:
            collect(state, "after_base_replaced", BaseReplaced(scoring.new_base, scoring.present))
            yield from resolve(state, None)


def _choose_replacement(state: State, scoring: Scoring) -> Effect:
    """Several ways to choose the next base: the current player picks one and only that one is used (6.14)."""
    options = of_replacements(scoring.replacements)
    prompt = "Which card chooses the next base?"
    return what((yield from ask(state, state.current, "which_replacement", prompt, None, options)))


def special_options(state: State, player: int, moment: str) -> list[Answer]:
    """Every way the player may play a Special from hand at this moment of a scoring (6.5)."""
    options: list[Answer] = []
    if moment not in state.rules.specials or not can_play_special(state, player):
        return options
    known: set[tuple[type[Card], int]] = set()
    table, owners = state.table, state.rules.owners
    for card in state.hands[player]:
        definition = table[card]
        if definition.special != moment:
            continue
        same = (definition, owners[card])
        if same in known:
            continue
        known.add(same)
        places = _special_places(state, player, definition)
        options += minion_on(card, places) if definition.is_minion else action_on(card, places)
    return options


def _special_places(state: State, player: int, definition: type[Card]) -> list[Any]:
    """Where the player may play a card of this kind as a Special now."""
    ability = definition(state, None, player)
    targets = ability.special_targets()
    if definition.is_minion:
        return [base for base in targets if minion_allowed(state, player, definition, base)]
    return [
        target
        for target in targets
        if action_forbidden_by(state, player, definition, target) is None and ability.meets_conditions(target)
    ]


def _could_play_special(state: State, player: int, moment: str) -> bool:
    """For all that is known openly, could the player hold a Special for this moment (`Options.ask_alike`)?"""
    return can_play_special(state, player) and any(
        _special_places(state, player, definition)
        for definition in could_hold(state, player, lambda one: one.special == moment)
    )


def play_specials(state: State, moment: str) -> Effect:
    """Me First! Specials from hands, clockwise from the current player, until all pass in sequence (6.5)."""
    if moment not in state.rules.specials:
        return
    scoring = state.scoring
    assert scoring is not None
    prompt = (
        f"Play a Special {'before' if moment == 'before_scoring' else 'after'} {scoring.base.definition.name} scores?"
    )
    passes = 0
    player = state.current
    while passes < state.players and scoring.base.at >= 0:
        options = special_options(state, player, moment)
        picked = PASS
        if options or (state.rules.options.ask_alike and _could_play_special(state, player, moment)):
            picked = yield Decision(state, player, f"special_{moment}", prompt, None, [*options, PASS])
        if picked is PASS:
            passes += 1
        else:
            passes = 0
            scoring.specials.add((player, state.table[what(picked)].name))
            scoring.special = what(picked)
            play = make_play(state, player, picked)
            if state.log is not None:
                play = because_of(state, None, play, cause_now(state), "6.5")
            yield from play
            scoring.special = -1
        player = (player + 1) % state.players


def standing(state: State, base: BaseInPlay, there: list[int]) -> list[tuple[int, int, int]]:
    """If the base scored now, with these totals: (player, place, VP) for each player who would take a place."""
    found = places(there, {minion.controller for minion in base.minions})
    return [(player, place, award_for(state, base, player, place)) for player, place in found.items()]
