"""What a game is at one moment: plain data, no code, no reference cycles, copied in microseconds.

Cards outside play are integers. Which card an integer stands for is written in one table (`State.table`), so that
redistributing hidden cards is permuting that table. Only cards in play have an object of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from smashup.engine.card.card import Card
    from smashup.engine.events import Cause, Event
    from smashup.engine.happenings import Trigger
    from smashup.engine.rules import Rules
    from smashup.engine.scoring import Scoring


# Phases (2.1); SETUP comes before the first turn.
SETUP: Final = 0
START_TURN: Final = 1
PLAY_CARDS: Final = 2
SCORE_BASES: Final = 3
DRAW: Final = 4
END_TURN: Final = 5
OVER: Final = 6
PHASE_NAMES: Final = ("Setup", "Start Turn", "Play Cards", "Score Bases", "Draw 2 Cards", "End Turn", "Game over")

NOT_IN_PLAY: Final = -1


class CardInPlay:
    """A minion, an action or a titan in play (or an action while it resolves, or a titan that is set aside)."""

    __slots__ = ("actions", "at", "controller", "counters", "definition", "hooks", "id")

    def __init__(
        self,
        id: int,
        definition: type[Card],
        controller: int,
        at: int,
        counters: int,
        actions: tuple[CardInPlay, ...],
        hooks: int,
    ) -> None:
        self.id = id
        self.definition = definition
        self.controller = controller
        self.at = at
        """Index of its base in `State.bases`, or NOT_IN_PLAY."""
        self.counters = counters
        """+1 power counters; on a titan that is set aside, what it has gathered there (16.20)."""
        self.actions = actions
        """The actions on this minion."""
        self.hooks = hooks
        """Bits of the hooks its abilities define; none while they are cancelled."""

    def __repr__(self) -> str:
        return f"<{self.definition.name} #{self.id}>"


class BaseInPlay:
    """A base in play and what is on it."""

    __slots__ = ("actions", "at", "counters", "definition", "hooks", "id", "minions")

    def __init__(
        self,
        id: int,
        definition: type[Card],
        at: int,
        minions: list[CardInPlay],
        actions: list[CardInPlay],
        counters: int,
        hooks: int,
    ) -> None:
        self.id = id
        self.definition = definition
        self.at = at
        self.minions = minions
        self.actions = actions
        self.counters = counters
        """Counters of the base's own kind (Storyteller's Hut); never power counters (7.3)."""
        self.hooks = hooks

    def __repr__(self) -> str:
        return f"<{self.definition.name} #{self.id}>"


class ExtraPlay(NamedTuple):
    """One extra minion or action that may be played, with its limits (section 4)."""

    minion: bool
    power_up_to: int | None = None
    """Printed power at most this (4.4)."""
    base: int | None = None
    """Only on the base with this id."""
    free_base: bool = False
    """Only on a base where the player has no minion."""
    name: str | None = None
    """Only a card of this name."""
    batch: int = 0
    """Plays of one batch must share a name: the first one played fixes it (Blossom)."""
    standing: int = -1
    """The id of the card that gives this play in each turn, or -1 for a play that was gained once."""


ANY_MINION: Final = ExtraPlay(True)
ANY_ACTION: Final = ExtraPlay(False)


LastingKind: TypeAlias = Literal[
    # Of a card in play: more power (or less), its abilities cancelled, those of another card besides its own, another
    # controller, unaffected by one card.
    "power",
    "cancel",
    "ability",
    "control",
    "unaffected",
    # Of a base: power for a player's minions there, power on no minion, the breakpoint.
    "base_power",
    "total",
    "breakpoint",
    "breakpoint_is",
    # Of a player: no actions in the Play Cards phase, no more copies of a card.
    "no_actions",
    "no_copies",
    # Of nothing else: the top card of the base deck lies face down.
    "top_base_down",
]
ABOUT_PLAYERS: Final[frozenset[LastingKind]] = frozenset(("no_actions", "no_copies"))
CHANGING_ABILITIES: Final[frozenset[LastingKind]] = frozenset(("cancel", "control", "ability", "top_base_down"))
"""Lasting effects that change which abilities cards have, or whose they are."""

Until: TypeAlias = Literal["end", "start", "next", "source", "end or source", "leaves"]
"""The end or start of a turn of a player; "next", the end of that player's next turn; "source", when the source leaves
play; "end or source", whichever comes first; "leaves", when the subject does."""
ENDING_WITH_SOURCE: Final[frozenset[Until]] = frozenset(("source", "end or source"))


class Lasting(NamedTuple):
    """An effect that lasts for a time (7.5): a change of power, a cancelled ability, a ban."""

    kind: LastingKind
    subject: int
    """The id of the card or base it is about (it ends when that leaves play), a player, or -1."""
    amount: Any
    until: Until
    player: int
    """Whose turn `until` speaks of."""
    turn: int
    source: int
    """The id of the card that caused it."""
    controller: int
    """Who controlled that card, or -1 for a base."""
    from_action: bool

    def is_about(self, card: int) -> bool:
        """Is that card or base its subject?"""
        return self.subject == card and self.kind not in ABOUT_PLAYERS

    def goes_with(self, card: int) -> bool:
        """Does it end when that card or base leaves play?"""
        return self.is_about(card) or (self.source == card and self.until in ENDING_WITH_SOURCE)


class Played(NamedTuple):
    """A card played this turn: what "the first … in a turn" looks at (11.5)."""

    player: int
    card: int
    is_minion: bool
    is_action: bool
    plays_on: str
    base: int
    """Id of the base it was played on (also for an action on a minion there), or -1."""
    phase: int


class State:
    """A game at one moment. Change it through the verbs of this package only."""

    __slots__ = (
        "action_plays",
        "base_deck",
        "base_discard",
        "bases",
        "because",
        "clash",
        "current",
        "decks",
        "depth",
        "destined",
        "discards",
        "extra_plays",
        "extra_turns",
        "finished",
        "groups",
        "hand_events",
        "hands",
        "hooks",
        "index",
        "kept_off",
        "lasting",
        "limbo",
        "loaned",
        "log",
        "memos",
        "minion_plays",
        "next_player",
        "pending",
        "phase",
        "played",
        "players",
        "rng",
        "rules",
        "saved",
        "scoring",
        "seen",
        "table",
        "titans",
        "turn",
        "used",
        "vp",
        "waiting",
        "winners",
    )

    def __init__(
        self,
        rules: Rules,
        players: int,
        table: tuple[type[Card], ...],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        vp: list[int],
        bases: list[BaseInPlay],
        base_deck: list[int],
        base_discard: list[int],
        current: int,
        turn: int,
        phase: int,
        minion_plays: int,
        action_plays: int,
        extra_plays: list[ExtraPlay],
        played: list[Played],
        used: set[tuple[Any, ...]],
        lasting: list[Lasting],
        memos: dict[int, Any],
        loaned: dict[int, int],
        seen: list[int],
        groups: list[tuple[tuple[int, int], ...]],
        rng: int,
        hooks: int,
        extra_turns: tuple[int, ...],
        next_player: int,
        winners: tuple[int, ...],
        titans: list[CardInPlay],
        log: list[Event] | None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.table = table
        """Which card each id stands for."""
        self.hands = hands
        self.decks = decks
        """The top card is the last of the list."""
        self.discards = discards
        self.vp = vp
        self.bases = bases
        self.base_deck = base_deck
        self.base_discard = base_discard
        self.current = current
        self.turn = turn
        self.phase = phase
        self.minion_plays = minion_plays
        """Normal minion plays left this turn (2.3)."""
        self.action_plays = action_plays
        self.extra_plays = extra_plays
        self.played = played
        """What was played this turn, by anybody."""
        self.used = used
        """What can be done only once in this turn and has been done."""
        self.lasting = lasting
        self.memos = memos
        """What a card in play has to remember (a named faction, a chosen card), by its id."""
        self.loaned = loaned
        """Who gets a minion back when no effect gives control of it to somebody else any more."""
        self.seen = seen
        """For each player, and last for a spectator, the cards whose identity is known, a bit for each id (see
        knowledge)."""
        self.groups = groups
        self.rng = rng
        self.hooks = hooks
        """Bits of the hooks of everything in play."""
        self.index: dict[int, list[CardInPlay | BaseInPlay]] = {}
        """The cards in play by hook, as far as somebody has asked since the last change; see `abilities.listeners`."""
        self.extra_turns = extra_turns
        self.next_player = next_player
        """Who takes the next regular turn."""
        self.winners = winners
        self.titans = titans
        """Every titan of the game, in play or set aside (16.2); those in play in the order in which they came to their
        bases. Empty in a game without titans."""
        # What exists only in the middle of an effect: empty whenever the state alone says where the game is.
        self.depth = 0
        self.pending: list[Trigger] = []
        self.waiting = 0
        """How many abilities that were set off still wait for their turn (3.7 step 3)."""
        self.hand_events: list[tuple[int, Any]] = []
        """What happened that cards in hands may answer (3.7 step 4), each with the bit of its hook."""
        self.clash = False
        """A titan has come to a base: if another one is there, they clash once all that was set off is done (16.13)."""
        self.kept_off: list[tuple[CardInPlay, CardInPlay]] = []
        """(action, minion): the minion has become unaffected by that action on it, which is to be destroyed (10.12)."""
        self.saved: set[tuple[int, type[Card], int]] = set()
        """(card, replacement, base): that replacement has saved that card from destruction there (12.3)."""
        self.finished: list[CardInPlay] = []
        self.limbo: list[int] = []
        self.destined: list[int] = []
        """Actions being played of which another card has settled where they go: their own text does not."""
        self.scoring: Scoring | None = None
        self.because: Cause | None = None
        """Why what happens now happens; with a log only."""
        self.log = log

    def copy(self) -> State:
        """A copy that shares nothing that changes. Only for a state that alone says where the game is."""
        bases = [
            BaseInPlay(
                base.id,
                base.definition,
                base.at,
                [
                    CardInPlay(m.id, m.definition, m.controller, m.at, m.counters, _copied(m.actions), m.hooks)
                    if m.actions
                    else CardInPlay(m.id, m.definition, m.controller, m.at, m.counters, (), m.hooks)
                    for m in base.minions
                ],
                list(_copied(base.actions)) if base.actions else [],
                base.counters,
                base.hooks,
            )
            for base in self.bases
        ]
        return State(
            self.rules,
            self.players,
            self.table,
            [hand[:] for hand in self.hands],
            [deck[:] for deck in self.decks],
            [pile[:] for pile in self.discards],
            self.vp[:],
            bases,
            self.base_deck[:],
            self.base_discard[:],
            self.current,
            self.turn,
            self.phase,
            self.minion_plays,
            self.action_plays,
            self.extra_plays[:],
            self.played[:],
            set(self.used),
            self.lasting[:],
            dict(self.memos),
            dict(self.loaned),
            self.seen[:],
            self.groups[:],
            self.rng,
            self.hooks,
            self.extra_turns,
            self.next_player,
            self.winners,
            [CardInPlay(t.id, t.definition, t.controller, t.at, t.counters, (), t.hooks) for t in self.titans]
            if self.titans
            else [],
            None,
        )

    def clockwise(self, first: int | None = None) -> list[int]:
        """All players in clockwise order from the current player (or from another one)."""
        start = self.current if first is None else first
        return [(start + i) % self.players for i in range(self.players)]

    def minions(self) -> list[CardInPlay]:
        """Every minion in play."""
        return [minion for base in self.bases for minion in base.minions]

    def cards_in_play(self) -> list[CardInPlay]:
        """Every minion and action in play."""
        found: list[CardInPlay] = []
        for base in self.bases:
            found.extend(base.actions)
            for minion in base.minions:
                found.append(minion)
                found.extend(minion.actions)
        return found

    def find(self, card: int) -> CardInPlay | None:
        """The object of a card in play, or of a titan wherever it is, by its id."""
        for found in self.cards_in_play():
            if found.id == card:
                return found
        for titan in self.titans:
            if titan.id == card:
                return titan
        return None

    def source_kind(self, effect: Lasting) -> str:
        """What kind of card started that effect; cards may be hidden by now, a titan never is."""
        if effect.controller < 0:
            return "base"
        if effect.from_action:
            return "action"
        return "titan" if self.titans and self.table[effect.source].kind == "titan" else "minion"

    def titans_at(self, base: BaseInPlay) -> list[CardInPlay]:
        """The titans on a base, the one that was there first in front."""
        return [titan for titan in self.titans if titan.at == base.at]

    def titan_of(self, player: int) -> CardInPlay | None:
        """The titan in play that a player controls: there is one at most (16.3)."""
        for titan in self.titans:
            if titan.controller == player and titan.at != NOT_IN_PLAY:
                return titan
        return None

    def host_of(self, action: CardInPlay) -> CardInPlay | None:
        """The minion an action is on, or None for an action on a base."""
        if action.at == NOT_IN_PLAY:
            return None
        for minion in self.bases[action.at].minions:
            if action in minion.actions:
                return minion
        return None

    def base_with(self, base: int) -> BaseInPlay | None:
        """The base in play with that id."""
        for found in self.bases:
            if found.id == base:
                return found
        return None


def _copied(actions: tuple[CardInPlay, ...] | list[CardInPlay]) -> tuple[CardInPlay, ...]:
    return tuple(CardInPlay(a.id, a.definition, a.controller, a.at, a.counters, (), a.hooks) for a in actions)
