"""Planning the rest of a turn with the net: which lines there are, and where they lead.

All answers to the question are tried, the most promising ones are followed by the answers that the policy proposes to
the next question of the turn, and so on: a beam of a few lines. What an effect still asks is answered by what looks
best on the spot, because half an effect cannot be judged; and only lines that have come to the end of the turn are
compared, because a position with plays left cannot be compared with one without. Several deals are planned side by
side, because the net judges many positions at once in little more time than one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from smashup.bots.answers import Key, after_each, grouped
from smashup.bots.evaluation import passing_power
from smashup.bots.learned.features import Asked, Looked, look, options
from smashup.bots.learned.net import Net
from smashup.engine.state import State
from smashup.game import Game


class Breadth(NamedTuple):
    """How much of a turn is looked through."""

    at_first: int
    """How many answers to the question itself are tried in each deal."""
    further: int
    """How many answers to each further question of the turn are tried."""
    width: int
    """How many lines are followed at the same time."""


USUAL = Breadth(at_first=10, further=4, width=3)
WIDE = Breadth(at_first=24, further=4, width=3)
"""For saying of every answer what it is worth."""
QUICK = Breadth(at_first=8, further=4, width=1)
"""For what somebody else may do."""
DEPTH = 6
"""How many questions of the turn are looked through; a longer line is judged where it stands."""
FOLLOW_UPS = 4
"""How many questions of an effect are answered before it is judged."""
FOLLOWED = 3
"""How many answers to each of them are tried."""
KEPT = 0.02
"""What a card is worth in hand, at least, that would leave nothing behind if it were played."""
PASSING = 0.05
"""The same of an action that gives nothing but power until the end of a turn in which nothing scores: it may well
decide where something does."""
FORCED = 40
"""A line of this many answers without a choice goes round in circles."""


class Line(NamedTuple):
    """The first answer of a plan, where the plan has led to, and everybody's chances there."""

    first: Key
    game: Game
    ended: bool
    """Whether the turn has ended, or the game."""
    chances: list[float]
    passing: int = 0
    """How many actions were played that gave nothing but power until the end of the turn."""
    lost: float = 0.0
    """What the player loses with cards that were played and have left nothing behind."""


class Start(NamedTuple):
    """A question to be opened: in which deal, behind which first answer (None: it is the first), and after how many
    actions that gave nothing but power until the end of the turn."""

    deal: int
    first: Key | None
    game: Game
    passing: int = 0


class Standpoint(NamedTuple):
    """Who plans, and in which turn."""

    player: int
    viewer: int
    """Whose knowledge is used."""
    turn: int


class _Before(NamedTuple):
    """What there was before an action was played: what matters after the turn, and how many plays."""

    left: Key
    plays: int


class _Try(NamedTuple):
    """An answer that is tried; `before` if it plays an action."""

    start: Start
    answer: Key
    before: _Before | None


class Planner:
    """Plans turns from one standpoint."""

    def __init__(self, net: Net, here: Standpoint, breadth: Breadth | None = None, every: bool = False) -> None:
        """`every`: every answer that is tried is followed to the end of the turn, not only the most promising ones."""
        self.net = net
        self.here = here
        self.breadth = breadth or (WIDE if every else USUAL)
        self.every = every
        self.opened = 0
        """How many questions were looked at."""

    def plan(self, worlds: Sequence[Game]) -> list[dict[Key, Line]]:
        """In each of some deals the best line behind each answer that is followed to the end of the turn.

        Uses the games up.
        """
        player = self.here.player
        ended: list[list[Line]] = [[] for _ in worlds]
        bases = [_bases(world.state) for world in worlds]
        lines = self._open([Start(deal, None, world) for deal, world in enumerate(worlds)], self.breadth.at_first)
        for depth in range(DEPTH):
            going_on: list[list[Line]] = [[] for _ in worlds]
            for deal, line in lines:
                (ended if line.ended or depth == DEPTH - 1 else going_on)[deal].append(line)
            followed = [
                Start(deal, line.first, line.game, line.passing)
                for deal, some in enumerate(going_on)
                for line in self._best_of(sorted(some, key=lambda line: -line.chances[player]))
            ]
            if not followed:
                break
            lines = self._open(followed, self.breadth.further)
        return [self._compared(some, before) for some, before in zip(ended, bases, strict=True)]

    def _compared(self, ended: list[Line], bases: list[int]) -> dict[Key, Line]:
        """The best of a deal's lines behind each answer; `bases` were in play before."""
        player = self.here.player
        spent = wasteful(ended, player)
        for number, line in enumerate(ended):
            wasted = line.passing if _bases(line.game.state) == bases else 0
            if lost := max(KEPT * spent.get(number, 0), PASSING * wasted):
                ended[number] = line._replace(chances=less(line.chances, player, lost), lost=lost)
        best: dict[Key, Line] = {}
        for line in ended:
            if line.first not in best or line.chances[player] > best[line.first].chances[player]:
                best[line.first] = line
        return best

    def _best_of(self, lines: list[Line]) -> list[Line]:
        """The lines to be followed, of those that go on, the best first."""
        if self.every:
            return list({line.first: line for line in reversed(lines)}.values())
        player = self.here.player
        # The same cards in another order lead to the same position.
        different = {round(line.chances[player], 6): line for line in reversed(lines)}
        return list(reversed(different.values()))[: self.breadth.width]

    def _open(self, starts: list[Start], most: int) -> list[tuple[int, Line]]:
        """The answers that the policy proposes to the next question of each line, and where they lead, each with its
        deal. Uses the games up."""
        self.opened += len(starts)
        answers_of = proposed(self.net, [start.game for start in starts], self.here.viewer, most)
        tries: list[_Try] = []
        games: list[Game] = []
        for start, answers in zip(starts, answers_of, strict=True):
            game = start.game
            assert game.decision is not None
            raw, state = game.decision.raw, game.state
            tried = {*answers, len(raw) - 1} if game.decision.is_play_cards else set(answers)
            found = {key: index for key, index in grouped(state, raw).items() if index in tried}
            actions = [key for key in found if key[0] == "play_action"]
            before = _Before(_left(state), _plays(state)) if actions else None
            tries += [_Try(start, key, before if key in actions else None) for key in found]
            games += [settled(after, self.here.turn) for after in after_each(game, list(found.values()))]
        return [self._line(one, *led) for one, led in zip(tries, self._follow(games), strict=True)]

    def _line(self, tried: _Try, after: Game, chances: list[float]) -> tuple[int, Line]:
        start, key, before = tried
        goes_on = _is_to_play(after, self.here)
        passing = start.passing
        if before is not None and goes_on and _plays(after.state) <= before.plays:
            passing += _left(after.state) == before.left
        first = key if start.first is None else start.first
        return start.deal, Line(first, after, not goes_on, chances, passing)

    def _follow(self, games: list[Game]) -> list[tuple[Game, list[float]]]:
        """Where effects lead once what they ask is answered by what looks best on the spot, and the chances there.
        Uses the games up."""
        found = list(games)
        chances: list[list[float]] = [[] for _ in games]
        asking = [number for number, game in enumerate(games) if _is_in_effect(game, self.here.turn)]
        others = [number for number in range(len(games)) if number not in asking]
        judged = judge(self.net, [games[number].state for number in others], self.here.viewer)
        for number, one in zip(others, judged, strict=True):
            chances[number] = one
        for _ in range(FOLLOW_UPS):
            tried: list[tuple[int, int, Game]] = []
            answers_of = proposed(self.net, [found[number] for number in asking], self.here.viewer, FOLLOWED)
            for number, answers in zip(asking, answers_of, strict=True):
                game = found[number]
                assert game.decision is not None
                asked = game.decision.player
                for after in after_each(game, answers):
                    tried.append((number, asked, settled(after, self.here.turn)))
            best: dict[int, float] = {}
            judged = judge(self.net, [after.state for _, _, after in tried], self.here.viewer)
            for (number, player, after), one in zip(tried, judged, strict=True):
                if one[player] > best.get(number, -1.0):
                    best[number] = one[player]
                    found[number], chances[number] = after, one
            asking = [number for number in asking if _is_in_effect(found[number], self.here.turn)]
            if not asking:
                break
        return list(zip(found, chances, strict=True))


def judge(net: Net, states: list[State], viewer: int) -> list[list[float]]:
    """Everybody's chances in each position."""
    going_on = [state for state in states if not state.winners]
    judged = iter(net.chances([look(state, viewer) for state in going_on]) if going_on else [])
    return [
        [1.0 / len(state.winners) * (who in state.winners) for who in range(state.players)]
        if state.winners
        else next(judged)
        for state in states
    ]


def proposed(net: Net, games: list[Game], viewer: int | None, most: int) -> list[list[int]]:
    """For each game the answers that the policy thinks best, one of each kind; all of them if they are few.

    `viewer`: whose knowledge is used; None: that of whoever is asked.
    """
    found: list[list[int]] = []
    looks: list[Looked] = []
    questions: list[Asked] = []
    players: list[int] = []
    for game in games:
        decision, state = game.decision, game.state
        assert decision is not None
        found.append(list(grouped(state, decision.raw).values()))
        if len(found[-1]) > most:
            players.append(decision.player)
            questions.append(options(state, decision, [decision.raw[index] for index in found[-1]]))
            looks.append(look(state, decision.player if viewer is None else viewer))
    priors = iter(net.priors(looks, questions, players) if looks else [])
    return [
        [index for _, index in sorted(zip(next(priors), one, strict=True), reverse=True)[:most]]
        if len(one) > most
        else one
        for one in found
    ]


def settled(game: Game, turn: int) -> Game:
    """The game at the next question of the turn that leaves a choice."""
    for _ in range(FORCED):
        decision = game.decision
        if decision is None or game.turn != turn or len(decision) > 1:
            break
        game.choose(0)
    return game


def _is_to_play(game: Game, here: Standpoint) -> bool:
    """Is the player who plans asked for plays of this turn?"""
    decision = game.decision
    return decision is not None and game.turn == here.turn and decision.player == here.player and decision.is_play_cards


def _is_in_effect(game: Game, turn: int) -> bool:
    """Is a question of a card's effect to be answered in this turn?"""
    decision = game.decision
    return decision is not None and game.turn == turn and not decision.is_play_cards and decision.asks != "hand_limit"


def wasteful(lines: list[Line], player: int) -> dict[int, int]:
    """The lines (by number) that end where another one ends, with cards of the player spent, and how many: what was
    played has left nothing behind."""
    ends = [(_in_play(line.game.state), len(line.game.state.hands[player])) for line in lines]
    most: dict[Key, int] = {}
    for there, kept in ends:
        most[there] = max(kept, most.get(there, 0))
    return {number: most[there] - kept for number, (there, kept) in enumerate(ends) if kept < most[there]}


def _in_play(state: State, passing: int = 0) -> Key:
    """What is there after a turn, or in it without so many effects that end with it."""
    cards = [
        (base.id, card.id, card.controller, card.counters, len(card.actions))
        for base in state.bases
        for card in (*base.minions, *base.actions)
    ]
    decks = [tuple(deck) for deck in state.decks]
    return (*cards, *decks, *state.vp, state.current, len(state.lasting) - passing, len(state.extra_turns))


def _left(state: State) -> Key:
    """What tells positions within a turn apart once power until its end is gone; less the card that was played."""
    return _in_play(state, len(passing_power(state)))


def _plays(state: State) -> int:
    """How many plays there are besides normal actions."""
    return state.minion_plays + len(state.extra_plays)


def _bases(state: State) -> list[int]:
    return [base.id for base in state.bases]


def less(chances: list[float], player: int, lost: float) -> list[float]:
    """Chances of which the player has lost some."""
    return [max(0.0, one - lost) if who == player else one for who, one in enumerate(chances)]
