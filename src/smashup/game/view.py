"""What a player may know of a game: as plain data (`views`), and as all that a bot gets (`GameView`).

Hidden cards stop here, in one place: whatever shows a game to anybody, on a screen or over a network, is made of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING
from zlib import crc32

from smashup.engine.abilities import borrowed, face_up_base
from smashup.engine.answers import kind_of
from smashup.engine.decisions import Decision
from smashup.engine.draft import Draft
from smashup.engine.factions import FACTIONS
from smashup.engine.power import breakpoint_of, powers_and_totals
from smashup.engine.scoring import standing
from smashup.engine.state import NOT_IN_PLAY, OVER, PHASE_NAMES, BaseInPlay, CardInPlay, ExtraPlay, State
from smashup.game.view_types import (
    BaseSeen,
    CardInPlaySeen,
    CardSeen,
    DraftedFaction,
    DraftSeen,
    ExtraPlaySeen,
    FactionName,
    PlayerSeen,
    QuestionSeen,
    View,
)

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.game.earlier import Earlier
    from smashup.game.game import Game


def views(
    state: State,
    decision: Decision | None,
    players: Iterable[int | None],
    everything: bool | None = None,
    names: Sequence[str] | None = None,
) -> list[View]:
    """What each of these players (None: a spectator) may know; for the other parameters see `Game.view`."""
    open_game = state.phase == OVER if everything is None else everything
    shared = _Shared(state)
    return [_view(state, decision, player, open_game, shared, names) for player in players]


class _Shared:
    """What looks the same to everybody: it is made once for all views."""

    __slots__ = (
        "base_discard",
        "bases",
        "discard_piles",
        "draft",
        "extra_plays",
        "face_up",
        "factions",
        "records",
        "winners",
    )

    def __init__(self, state: State) -> None:
        self.records = _records(state.table)
        self.bases = [_base(state, base) for base in state.bases]
        self.base_discard = _cards(self.records, state.base_discard)
        self.discard_piles = [_cards(self.records, pile) for pile in state.discards]
        self.extra_plays = [_extra(play) for play in state.extra_plays]
        self.factions = _factions(state.rules.factions, state.players)
        self.draft = _draft(state.rules.draft)
        self.winners = list(state.winners)
        self.face_up = face_up_base(state) is not None


def _view(
    state: State,
    decision: Decision | None,
    player: int | None,
    open_game: bool,
    shared: _Shared,
    names: Sequence[str] | None,
) -> View:
    return {
        "turn": state.turn,
        "phase": PHASE_NAMES[state.phase],
        "current_player": state.current,
        "you": player,
        "over": state.phase == OVER,
        "winners": shared.winners,
        "target_vp": state.rules.options.target_vp,
        "minion_plays": state.minion_plays,
        "action_plays": state.action_plays,
        "extra_plays": shared.extra_plays,
        "players": [_player(state, who, player, open_game, shared) for who in range(state.players)],
        "bases": shared.bases,
        "base_deck": len(state.base_deck),
        "base_deck_top": _known_run(state, state.base_deck, player, open_game, shared.records),
        "base_deck_face_up": shared.face_up,
        "base_discard": shared.base_discard,
        "scoring": state.scoring.base.id if state.scoring is not None else None,
        "resolving": _cards(shared.records, [card for card in state.limbo if open_game or _sees(state, player, card)]),
        "draft": shared.draft,
        "decision": None if decision is None else question(decision, player, names, open_game),
    }


def question(
    decision: Decision, viewer: int | None, names: Sequence[str] | None = None, open_game: bool = False
) -> QuestionSeen:
    """What is asked, as the viewer may hear it: the options only who is asked. In their labels the players are called
    by `names`."""
    found: QuestionSeen = {
        "player": decision.player,
        "question": decision.question,
        "prompt": decision.prompt if open_game else decision.prompt_for(viewer),
        "source": decision.source.name if decision.source is not None else None,
    }
    if decision.orders:
        found["orders"] = True
    if decision.player == viewer:
        if decision.takes[1] > 1:
            found["at_least"], found["at_most"] = decision.takes
        options = decision.options if names is None else decision.options_with(names)
        found["options"] = [option.to_dict() for option in options]
    return found


def _extra(play: ExtraPlay) -> ExtraPlaySeen:
    found: ExtraPlaySeen = {
        "minion": play.minion,
        "free_base": play.free_base,
        "batch": play.batch,
        "standing": play.standing,
    }
    if play.power_up_to is not None:
        found["power_up_to"] = play.power_up_to
    if play.base is not None:
        found["base"] = play.base
    if play.name is not None:
        found["name"] = play.name
    return found


@lru_cache(maxsize=1024)
def _records(table: tuple[type[Card], ...]) -> list[CardSeen]:
    """Each card of a game outside play. They stay the same for a whole game, so they are kept, and views get copies."""
    return [_record(card, definition) for card, definition in enumerate(table)]


def _record(card: int, definition: type[Card]) -> CardSeen:
    found: CardSeen = {"id": card, "name": definition.name, "kind": definition.kind}
    if definition.is_minion:
        found["power"] = definition.power
    return found


def _cards(records: Sequence[CardSeen], cards: Sequence[int]) -> list[CardSeen]:
    return [records[card].copy() for card in cards]


def _sees(state: State, player: int | None, card: int) -> bool:
    return bool(state.seen[-1 if player is None else player] >> card & 1)


def _known_run(
    state: State, deck: Sequence[int], player: int | None, open_game: bool, records: Sequence[CardSeen]
) -> list[CardSeen]:
    """The cards on top of a deck that the viewer knows, topmost first."""
    known = []
    for card in reversed(deck):
        if not open_game and not _sees(state, player, card):
            break
        known.append(records[card].copy())
    return known


@lru_cache(maxsize=1024)
def _factions(factions: tuple[tuple[str, ...], ...], players: int) -> list[list[FactionName]]:
    """Each player's factions. They stay the same for a whole game, so they are kept."""
    found: list[list[FactionName]] = [[{"key": key, "name": FACTIONS[key].name} for key in keys] for keys in factions]
    return found + [[] for _ in range(players - len(found))]


def _player(state: State, who: int, viewer: int | None, open_game: bool, shared: _Shared) -> PlayerSeen:
    hand = state.hands[who]
    if open_game or who == viewer:
        known = hand
    else:
        seen = state.seen[-1 if viewer is None else viewer]
        known = [card for card in hand if seen >> card & 1]
    found: PlayerSeen = {
        "factions": shared.factions[who],
        "vp": state.vp[who],
        "hand_size": len(hand),
        "hand": _held(state, who, sorted(known) if who != viewer else known, shared.records),
        "deck_size": len(state.decks[who]),
        "deck_top": _known_run(state, state.decks[who], viewer, open_game, shared.records),
        "discard_pile": shared.discard_piles[who],
    }
    if state.titans:
        aside = [titan for titan in state.titans if titan.at == NOT_IN_PLAY and titan.controller == who]
        found["set_aside"] = [_in_play(state, titan) for titan in aside]
    return found


def _held(state: State, who: int, cards: Sequence[int], records: Sequence[CardSeen]) -> list[CardSeen]:
    """Cards in a hand; one that belongs to another player says to whom."""
    found = _cards(records, cards)
    for card in found:
        owner = state.rules.owners[card["id"]]
        if owner != who:
            card["owner"] = owner
    return found


def _in_play(state: State, card: CardInPlay, power: int = 0) -> CardInPlaySeen:
    """A card in play; `power` is that of a minion now."""
    definition = card.definition
    found: CardInPlaySeen = {
        "id": card.id,
        "name": definition.name,
        "kind": definition.kind,
        "controller": card.controller,
        "owner": state.rules.owners[card.id],
        "abilities_cancelled": bool(definition.hooks_in_play and not card.hooks and card.at != NOT_IN_PLAY),
    }
    if definition.is_minion:
        found["power"] = power
        found["printed_power"] = definition.power
        found["counters"] = card.counters
        found["actions"] = [_in_play(state, action) for action in card.actions]
    elif definition.kind == "titan":
        found["counters"] = card.counters
    if card.id in state.memos:
        found["memo"] = state.memos[card.id]
    if card.hooks and card.hooks != definition.hooks_in_play and definition.kind != "titan":
        found["copied_abilities"] = [definition.name for definition in borrowed(state, card)]
    return found


def _base(state: State, base: BaseInPlay) -> BaseSeen:
    strengths, there = powers_and_totals(state, base)
    found: BaseSeen = {
        "id": base.id,
        "name": base.definition.name,
        "breakpoint": breakpoint_of(state, base),
        "printed_breakpoint": base.definition.breakpoint,
        "vp": list(base.definition.vp),
        "totals": there,
        "if_scored_now": [
            {"player": player, "place": place + 1, "vp": vp} for player, place, vp in standing(state, base, there)
        ],
        "minions": [_in_play(state, *pair) for pair in zip(base.minions, strengths, strict=True)],
        "actions": [_in_play(state, action) for action in base.actions],
        "counters": base.counters,
        "abilities_cancelled": bool(base.definition.hooks and not base.hooks),
    }
    if state.titans:
        found["titans"] = [_in_play(state, titan) for titan in state.titans_at(base)]
    if base.hooks and base.hooks != base.definition.hooks:
        found["copied_abilities"] = [definition.name for definition in borrowed(state, base)]
    return found


def _draft(draft: Draft | None) -> DraftSeen | None:
    """A tournament draft is open to everybody."""
    if draft is None:
        return None

    def those(pairs: Sequence[tuple[int, str]]) -> list[DraftedFaction]:
        return [{"player": player, "faction": key} for player, key in pairs]

    return {
        "pool": list(draft.pool),
        "banned": those(draft.banned),
        "taken": those(draft.taken),
        "bases": those(draft.bases),
    }


class GameView:
    """What one player may know of a game, and nothing else: all that a bot gets.

    >>> from smashup import Game
    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> view = game.seen_by(1)
    >>> view.player, view.turn, len(view.seen["players"][0]["hand"])
    (1, 1, 0)

    `seen` is the position as plain data, `determinize` a whole game to try things on.
    """

    __slots__ = ("_earlier", "_game", "_seen", "player")

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self._seen: View | None = None
        self._earlier: list[Earlier] | None = None
        self.player = player

    @property
    def seen(self) -> View:
        """The position as plain data: see `Game.view`."""
        if self._seen is None:
            self._seen = self._game.view(self.player)
        return self._seen

    @property
    def decision(self) -> Decision | None:
        """What the player is asked now, or None if it is another player or nobody."""
        decision = self._game.decision
        return decision if decision is not None and decision.player == self.player else None

    @property
    def players(self) -> int:
        """How many players there are."""
        return self._game.players

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 during the setup."""
        return self._game.turn

    @property
    def current_player(self) -> int:
        """Whose turn it is."""
        return self._game.current_player

    @property
    def played(self) -> int:
        """How many cards were played this turn, by anybody."""
        return len(self._game.state.played)

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's victory points."""
        return self._game.scores

    @property
    def factions(self) -> tuple[tuple[str, ...], ...]:
        """Each player's factions; empty before they are taken."""
        return self._game.factions

    def determinize(self, seed: int = 0) -> Game:
        """A full game that agrees with everything the player knows: see `Game.determinize`."""
        return self._game.determinize(self.player, seed)

    def earlier_plays(self, world: Game) -> list[Earlier]:
        """What others played in the last round, each with the position it was played in, as that was if the cards lie
        as in `world`, which `determinize` has given: so it can be asked how likely they would have played that.

        Only plays after which nothing was shuffled: otherwise what a card was cannot be told from what it is.
        """
        if self._earlier is None:
            self._earlier = self._game.earlier_plays(self.player)
        found = []
        for earlier in self._earlier:
            state = earlier.state.copy()
            state.table = world.state.table
            found.append(earlier._replace(state=state))
        return found

    def number(self) -> int:
        """A number for this point of the game, the same whatever the hidden cards are.

        A bot that mixes it with its own seed makes the same choice at the same point, even after choices were taken
        back.
        """
        state, decision = self._game.state, self._game.decision
        # Not the prompt: rewording a question must not change what bots answer.
        words = [kind_of(answer) for answer in decision.raw] if decision is not None else []
        source = decision.source.name if decision is not None and decision.source is not None else ""
        asked = (crc32(" ".join([source, *words]).encode()), len(words))
        titans = tuple([(t.id, t.controller, t.at, t.counters) for t in state.titans])
        return hash(
            (
                (state.turn, state.phase, state.minion_plays, state.action_plays, len(state.extra_plays)),
                (len(state.used), len(state.played), len(state.lasting), *asked, *state.vp),
                tuple([len(cards) for pile in (state.hands, state.decks, state.discards) for cards in pile]),
                tuple([(m.id, m.controller, m.counters, len(m.actions)) for base in state.bases for m in base.minions]),
                tuple([(base.id, base.counters, len(base.actions)) for base in state.bases]),
                tuple(state.hands[self.player]),
                *titans,
            )
        )
