"""`Game`: the one way in for every client. Ask for the decision, choose, and go on until there is none."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, SupportsIndex

import smashup.cards  # noqa: F401  (registers every faction)
from smashup.engine.answers import translated
from smashup.engine.decisions import Decision, Effect, Option
from smashup.engine.errors import GameOverError, IllegalChoiceError, SaveError, SetupError
from smashup.engine.events import Event, tell
from smashup.engine.factions import Pool
from smashup.engine.options import Options
from smashup.engine.power import breakpoint_of, totals
from smashup.engine.setup import blank_state, check_factions
from smashup.engine.state import OVER, SETUP, State
from smashup.engine.turn import run
from smashup.game import explain, record, view
from smashup.game.builder import build
from smashup.game.checkpoint import Checkpoint, Dealt, Position
from smashup.game.determinize import deal_again
from smashup.game.earlier import Earlier, Source, earlier_plays, source_of
from smashup.game.fingerprint import fingerprint
from smashup.game.kept_position import restore
from smashup.game.past import LOST, Bridge, Past
from smashup.game.version_1 import POOL, TITAN_POOL, note_pool, numbered_keys, pool_of
from smashup.game.view import GameView
from smashup.game.view_types import View

# At most this many choices are replayed to copy a game in the middle of an effect, give or take a long effect; a game
# that is copied there keeps the nearest checkpoint, so that the next copy is quick.
CHECKPOINT_EVERY = 24


class Game:
    """A game of Smash Up.

    >>> game = Game.new([("aliens", "pirates"), ("robots", "zombies")], seed=7)
    >>> while game.decision is not None:
    ...     game.choose(0)
    >>> game.over, len(game.winners)
    (True, 1)

    `decision` is what is asked now (None when the game is over), `choose` answers it. `clone`, `undo`, `save`,
    `load`, `view` and `determinize` work at every decision, also in the middle of an effect.
    """

    __slots__ = (
        "_bridges",
        "_checkpoint",
        "_choices",
        "_dealt",
        "_decision",
        "_events",
        "_flow",
        "_origin",
        "_resumed",
        "_setup",
        "_source",
        "_state",
    )

    def __init__(self, setup: dict[str, Any], state: State, choices: list[int], events: list[Event] | None) -> None:
        """Not for callers: see `Game.new`, `Game.load` and `smashup.scenario`."""
        self._setup = setup
        self._choices = choices
        self._events = events
        self._checkpoint: Checkpoint | None = None
        self._origin: Position | None = None
        """Where it starts, if not at what the setup gives."""
        self._resumed = False
        """It starts at its first question, whatever the setup gives."""
        self._dealt: tuple[Dealt, ...] = ()
        """What `determinize` changed on the way."""
        self._bridges: tuple[Bridge, ...] = ()
        """Where it went on from a kept position."""
        self._source: Source | None = None
        """The game that was dealt again."""
        self._begin(state)
        self._start()

    @classmethod
    def new(
        cls,
        players: int | Sequence[Sequence[str]],
        seed: int = 0,
        options: Options | None = None,
        *,
        log: bool = True,
        pool: Pool | None = None,
    ) -> Game:
        """Set up a game.

        `players` are the players' factions, or how many players there are: then `options.setup` says how they get
        their factions. The same players, seed, options and choices always give the same game, as long as it
        is dealt from the same `pool`: without one that is all there is today, and a save keeps it. `log=False` leaves
        out the events, for speed.
        """
        options = options or Options()
        if not isinstance(options, Options):
            raise SetupError(f"options must be Options(...), not {options!r}")
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise SetupError(f"the seed must be a whole number, not {seed!r}")
        factions: list[list[str]] | None = None
        if isinstance(players, int):
            if type(players) is not int or not 2 <= players <= 4:
                raise SetupError(f"a game has 2 to 4 players (rule 1.1), not {players}")
            number = players
        elif isinstance(players, str) or not isinstance(players, Sequence):
            raise SetupError(f"expected the number of players or a pair of factions for each, not {players!r}")
        else:
            check_factions(players, options)
            factions = [list(pair) for pair in players]
            number = len(factions)
        setup: dict[str, Any] = {"players": number, "factions": factions, "seed": seed, "options": options.to_dict()}
        setup |= note_pool(pool or Pool.of_today(), titans=options.titans)
        return cls(setup, _first_state(setup), [], [] if log else None)

    # Playing.

    def _begin(self, state: State) -> None:
        """Go on from a state that alone says where the game is. The decision is worked out when somebody asks."""
        self._state = state
        state.log = self._events
        self._flow: Effect | None = None
        self._decision: Decision | None = None

    def _start(self) -> None:
        """Play up to the next decision."""
        self._flow = run(self._state)
        self._advance(None)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, or None when the game is over."""
        if self._flow is None:
            self._start()
        return self._decision

    def _advance(self, picked: tuple[Any, ...] | None) -> None:
        try:
            decision = self._decision = self._flow.send(picked)  # type: ignore[arg-type, union-attr]
        except StopIteration:
            self._decision = None
            return
        checkpoint = self._checkpoint
        due = checkpoint is None or len(self._choices) - checkpoint.choices >= CHECKPOINT_EVERY
        if due and decision.is_play_cards:
            self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        """Remember this position, where the state alone says where the game is."""
        assert self._decision is not None
        events = len(self._events) if self._events is not None else 0
        at_origin = self._resumed and not self._choices
        position = self._origin if at_origin else None
        if position is None:
            position = Position(self._state.copy())
        if at_origin:
            self._origin = position
        self._checkpoint = Checkpoint(position, self._decision.raw, len(self._choices), events)

    def checkpoint_here(self) -> Checkpoint:
        """The checkpoint of this very position, a Play Cards question; it is kept if it was not before."""
        if self._checkpoint is None or self._checkpoint.choices != len(self._choices):
            self._keep_checkpoint()
        assert self._checkpoint is not None
        return self._checkpoint

    def choose(self, choice: SupportsIndex | str | Option) -> None:
        """Answer the decision with an option's index, the option itself, or its key.

        An index may be any whole number, such as NumPy's. Anything else raises IllegalChoiceError and changes nothing.
        """
        if self._flow is None:
            if type(choice) is int and self._goes_on_with(choice):
                return
            self._start()
        decision = self._decision
        if decision is None:
            raise GameOverError("the game is over; there is nothing to choose")
        if type(choice) is not int or not 0 <= choice < len(decision.raw):
            choice = self._index_of(choice, decision)
        self._choices.append(choice)
        self._advance(decision.raw[choice])

    def _goes_on_with(self, index: int) -> bool:
        """In a copy whose question nobody has asked: choose what could be chosen where it was made, which saves working
        out all of that again. False, and nothing changes, where that cannot be."""
        checkpoint = self._checkpoint
        if checkpoint is None or checkpoint.choices != len(self._choices) or not 0 <= index < len(checkpoint.answers):
            return False
        picked = translated(checkpoint.answers[index], self._state)
        if picked is None:
            return False
        self._choices.append(index)
        self._flow = run(self._state, picked)
        self._advance(None)
        return True

    def _index_of(self, choice: object, decision: Decision) -> int:
        keys = decision.keys
        # Text first: to find out that it is no index takes a while.
        if not isinstance(choice, str | bool) and isinstance(choice, SupportsIndex):
            with suppress(TypeError):  # An array of several numbers looks like an index and is none.
                index = operator.index(choice)
                if 0 <= index < len(keys):
                    return index
        key = choice.key if isinstance(choice, Option) else choice
        if key in keys:
            return keys.index(key)
        if isinstance(key, str) and key in (numbered := numbered_keys(decision)):
            return numbered.index(key)
        raise IllegalChoiceError(
            f"{choice!r} is not one of the {len(keys)} options of player {decision.player} "
            f"({decision.prompt!r}); expected an index from 0 to {len(keys) - 1} or one of the keys " + ", ".join(keys)
        )

    # What there is to see.

    @property
    def over(self) -> bool:
        return self._state.phase == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; empty while the game goes on."""
        return self._state.winners

    @property
    def scores(self) -> tuple[int, ...]:
        """Each player's victory points."""
        return tuple(self._state.vp)

    @property
    def players(self) -> int:
        """How many players there are."""
        return self._state.players

    @property
    def factions(self) -> tuple[tuple[str, ...], ...]:
        """Each player's factions; empty before they are taken."""
        return self._state.rules.factions

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 during the setup."""
        return self._state.turn

    @property
    def current_player(self) -> int:
        """Whose turn it is."""
        return self._state.current

    @property
    def choices(self) -> tuple[int, ...]:
        """The index of every choice made so far; LOST (-1) for one that only an earlier version could make."""
        return tuple(self._choices)

    @property
    def past(self) -> Past:
        """What led here from the setup: another game with this setup can `follow` it."""
        return Past(tuple(self._choices), self._bridges)

    @property
    def events(self) -> Sequence[Event]:
        """What happened, in order; each event knows who may see it. Empty without a log."""
        return self._events if self._events is not None else ()

    @property
    def prepared(self) -> bool:
        """Did it begin at a position that was built (see `smashup.scenario`), not with the setup of the rules?"""
        return "scenario" in self._setup

    @property
    def state(self) -> State:
        """The position itself, hidden cards included: to be read, never changed."""
        return self._state

    def view(self, player: int | None, *, everything: bool | None = None, names: Sequence[str] | None = None) -> View:
        """What that player may know, as plain data for JSON; None is a spectator.

        When the game is over there are no secrets left. `everything` True: nothing is ever hidden; False: the end, too,
        is seen with what the player knew by then. The options' labels call the players by `names`.
        """
        return self.views([player], everything=everything, names=names)[0]

    def views(
        self, players: Sequence[int | None], *, everything: bool | None = None, names: Sequence[str] | None = None
    ) -> list[View]:
        """Several views at once, which is quicker: the bases, which look the same to everybody, are made once."""
        for player in players:
            if player is not None:
                self._check_player(player)
        return view.views(self._state, self.decision, players, everything, names)

    def seen_by(self, player: int) -> GameView:
        """The game as that player knows it: what a bot gets."""
        self._check_player(player)
        return GameView(self, player)

    def _check_player(self, player: object) -> None:
        if type(player) is not int or not 0 <= player < self._state.players:
            raise IllegalChoiceError(f"there is no player {player!r}; players are 0 to {self._state.players - 1}")

    def explain_power(self, card: int, player: int | None = None) -> list[tuple[str, int]]:
        """Where each point comes from: of a minion's power, or of a player's total on a base.

        `card` is the id of a minion in play, or of a base in play together with a player.
        """
        return explain.explain_power(self._state, card, player)

    def why_not(self, player: int, card: int, base: int | None = None) -> str | None:
        """Why the player cannot play that card from hand (on that base) now, in one sentence; None: it can be."""
        self._check_player(player)
        return explain.why_not(self._state, self.decision, player, card, base)

    # Copies, saves, taking back.

    def clone(self, *, log: bool | None = None) -> Game:
        """A copy that goes on by itself. `log=False` leaves out the events, for speed."""
        keep_log = self._events is not None if log is None else log and self._events is not None
        decision = self._decision
        whole = decision is None or decision.is_play_cards
        # Whoever copies here will copy again, even in the middle of what is tried.
        checkpoint = self.checkpoint_here() if decision is not None and whole else self._checkpoint
        if checkpoint is not None and checkpoint.events and not keep_log:
            checkpoint = checkpoint._replace(events=0)
        copy = Game.__new__(Game)
        copy._setup = self._setup
        copy._origin = self._origin
        copy._resumed = self._resumed
        copy._dealt = self._dealt
        copy._bridges = self._bridges
        copy._source = self._source
        copy._choices = self._choices[:]
        copy._checkpoint = checkpoint
        copy._events = list(self._events) if keep_log and self._events is not None else None
        if whole:
            copy._begin(self._state.copy())
        else:
            copy.rewind(len(self._choices))
            if (copy._events is None) == (self._events is None):
                self._checkpoint = copy._checkpoint
        return copy

    def resumed(self, state: State, events: list[Event] | None = None, *, origin: Position | None = None) -> Game:
        """A game of its own, with no past, from a state of this one that alone says where the game is. The state is
        used up; `origin`, of which it is a copy, need not be given."""
        other = Game.__new__(Game)
        other._setup, other._events, other._choices, other._dealt, other._checkpoint = self._setup, events, [], (), None
        other._bridges, other._origin, other._resumed, other._source = (), origin, True, None
        other._begin(state)
        return other

    def undo(self) -> None:
        """Take back the last choice, whoever made it."""
        if len(self._choices) <= self._first_choice():
            raise IllegalChoiceError("there is no choice to take back")
        self.rewind(len(self._choices) - 1)

    def _first_choice(self) -> int:
        """How many choices cannot be taken back, because the cards were dealt again after them."""
        return self._dealt[-1].choices if self._dealt else 0

    def rewind(self, number: int) -> None:
        """Go back to the position after that many choices."""
        choices, bridges = self._choices, self._bridges
        if type(number) is not int or not self._first_choice() <= number <= len(choices):
            raise IllegalChoiceError(f"there is no position after {number!r} choices; {len(choices)} were made")
        if self._resumed and self._origin is None:
            self._start()  # Nobody has asked yet: its first question is where it starts.
        checkpoint = self._checkpoint
        if checkpoint is not None and checkpoint.choices <= number:
            start, at, events = checkpoint.position.copy(), checkpoint.choices, checkpoint.events
        else:
            start = _first_state(self._setup) if self._origin is None else self._origin.copy()
            at, events = 0, 0
            checkpoint = self._checkpoint = None
        if self._events is not None:
            del self._events[events:]
        self._choices = choices[:at]
        if bridges:
            self._bridges = tuple([bridge for bridge in bridges if bridge.choices <= at])
        self._begin(start)
        if checkpoint is None or at == number or self._dealt:
            self._start()
            self._deal_again()
        for index in choices[at:number]:
            self._repeat(index, bridges)
            if self._decision is not None and self._decision.is_play_cards:
                self._keep_checkpoint()
            self._deal_again()

    def follow(self, past: Past, number: int | None = None) -> None:
        """Play on as it was played, up to the position after `number` choices (all of them, if it is not given).

        What was chosen here must be how that past begins.
        """
        for index in past.choices[len(self._choices) : number]:
            self._repeat(index, past.bridges)

    def take_up(self, past: Past) -> None:
        """Come to where that past leads, from wherever this game with the same setup is."""
        same = 0
        if past.bridges[: len(self._bridges)] == self._bridges:
            for one, other in zip(self._choices, past.choices, strict=False):
                if one != other:
                    break
                same += 1
        if same < len(self._choices):
            self.rewind(same)
        self.follow(past)

    def _repeat(self, index: int, bridges: tuple[Bridge, ...]) -> None:
        """Choose as it was chosen; go over a bridge where there is one."""
        if index == LOST:
            self.lose()
        else:
            self.choose(index)
        if bridges:
            for bridge in bridges:
                if bridge.choices == len(self._choices):
                    self.cross(bridge)

    def lose(self) -> None:
        """Count a choice that this version cannot make; the position stays."""
        self._choices.append(LOST)

    def cross(self, bridge: Bridge) -> None:
        """Go on from a kept position. SaveError, and nothing changes, if it cannot be had."""
        state = restore(bridge.position)
        self._bridges = (*self._bridges, bridge)
        self._checkpoint = None
        self._begin(state)
        tell(state, "kept_position", target=bridge.card or "a card")
        self._start()

    def _deal_again(self) -> None:
        for dealt in self._dealt:
            if dealt.choices == len(self._choices):
                dealt.apply(self._state)

    def save(self) -> str:
        """The whole game as text for people and programs: its setup and the keys of its choices (see `notation`)."""
        if self._resumed or self._dealt:
            raise SaveError("this game was dealt again by determinize and has no setup of its own: save the real game")
        if self._setup.get("scenario", {}).get("definitions"):
            raise SaveError("this position has cards that exist in it only, so it cannot be saved")
        return record.write(self, self._setup)

    @classmethod
    def load(cls, saved: str | bytes, *, log: bool = True) -> Game:
        """The game that `save` wrote, this version's or an earlier one's. Anything else raises SaveError with the
        reason: DivergedError, with as much of the game as is sure, where this version plays a card differently."""
        return record.load(saved, lambda setup: cls._from_setup(setup, log))

    @classmethod
    def _from_setup(cls, setup: dict[str, Any], log: bool) -> Game:
        if "scenario" in setup:
            return cls(setup, _first_state(setup), [], [] if log else None)
        if set(setup) - {POOL, TITAN_POOL} != {"players", "factions", "seed", "options"}:
            raise SetupError("a setup has players, factions, seed, options and perhaps the pool it is dealt from")
        factions = setup["factions"]
        players = setup["players"] if factions is None else factions
        return cls.new(players, setup["seed"], Options(**setup["options"]), log=log, pool=pool_of(setup))

    def fingerprint(self) -> str:
        """A short text that is equal for equal positions and differs for different ones."""
        return fingerprint(self._state, self.decision)

    def determinize(self, player: int, seed: int = 0) -> Game:
        """A full game that agrees with everything the player knows; what the player cannot know is dealt again.

        It has no log and no past: what was chosen before cannot be taken back, and it cannot be saved.
        """
        self._check_player(player)
        dealt = deal_again(self, player, seed)
        dealt._source = source_of(self)
        return dealt

    def earlier_plays(self, player: int) -> list[Earlier]:
        """What others played in the last round, with the positions they did it in, hidden cards included: see
        `GameView.earlier_plays`."""
        self._check_player(player)
        return earlier_plays(self, player)

    def __repr__(self) -> str:
        state, decision = self._state, self.decision
        asked = "over" if decision is None else f"p{decision.player + 1} {decision.question}"
        bases = "".join(
            f", {base.definition.key} {'-'.join(map(str, totals(state, base)))}/{breakpoint_of(state, base)}"
            for base in state.bases
        )
        return f"<Game turn {state.turn} p{state.current + 1}: {asked}, VP {'-'.join(map(str, state.vp))}{bases}>"


def _first_state(setup: dict[str, Any]) -> State:
    """The state a setup begins with."""
    if "scenario" in setup:
        return build(setup["scenario"])
    options = Options(**setup["options"])
    state = blank_state(options, setup["players"], setup["factions"] or (), setup["seed"], pool_of(setup))
    assert state.phase == SETUP
    return state
