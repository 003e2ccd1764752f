"""Planning the rest of the turn with the net, in several possible deals.

In each deal all answers to the question are tried, the most promising ones are followed by the answers that the policy
proposes to the next question of the turn, and so on: a beam of a few lines. What an effect still asks is answered by
what looks best on the spot, because half an effect cannot be judged; and only lines that have come to the end of the
turn are compared, because a position with plays left cannot be compared with one without. What an answer is worth is
what the best line behind it is worth to the player who is asked; what the whole search says of it is the mean over the
deals. Every player on the way tries to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from smashup.bots.answers import Key, grouped
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import without_looking
from smashup.bots.learned.features import look, options
from smashup.bots.learned.net import Net, shipped
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.engine.power import breakpoint_of, total_power
from smashup.engine.state import SCORE_BASES, State
from smashup.game import Game
from smashup.game.view import GameView

AT_FIRST = 24
"""How many answers to the question itself are tried in each deal."""
FURTHER = 6
"""How many answers to each further question of the turn are tried."""
WIDTH = 4
"""How many lines are followed at the same time."""
DEPTH = 6
"""How many questions of the turn are looked through; a longer line is judged where it stands."""
FOLLOW_UPS = 4
"""How many questions of an effect are answered before it is judged."""
FOLLOWED = 4
"""How many answers to each of them are tried."""
DEALS = 24
"""How many deals there are at most."""
FORCED = 40
"""A line of this many answers without a choice goes round in circles."""


class Line(NamedTuple):
    """The first answer of a plan, where the plan has led to, and everybody's chances there."""

    first: Key
    game: Game | None
    """None: the turn has ended there, or the game."""
    chances: list[float]


class NetSearch:
    """One search for the best answer to one question."""

    def __init__(self, view: GameView, decision: Decision, chance: int, net: Net) -> None:
        self.net = net
        self.view = view
        self.viewer = view.player
        self.decision = decision
        self.turn = view.turn
        self.chance = chance
        self.answers: dict[Key, int] = {}
        """The index of one answer of each kind."""
        self.deals: list[dict[Key, list[float]]] = []
        """In each deal, everybody's chances at the end of the best line behind each answer that was followed so far."""
        self.opened = 0
        """How many questions were looked at."""

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """Plan in one deal after the other until that many questions were looked at, or the time is up."""
        began = perf_counter()
        while len(self.deals) < DEALS:
            world = self.view.determinize(randomness.mix(self.chance + len(self.deals)))
            if not self.answers and self.viewer == self.decision.player:
                self.answers = grouped(world.state, self.decision.raw)
            self.deals.append(self.plan(world))
            if len(self.answers) == 1 or (iterations is not None and self.opened >= iterations):
                break
            if seconds is not None and perf_counter() - began >= seconds:
                break

    def plan(self, world: Game) -> dict[Key, list[float]]:
        """The chances behind each answer that is followed to the end of the turn."""
        assert world.decision is not None
        player = world.decision.player
        best: dict[Key, list[float]] = {}
        lines = self.open(world, None, AT_FIRST)
        for depth in range(DEPTH):
            going_on: list[Line] = []
            for line in lines:
                if line.game is not None and depth < DEPTH - 1:
                    going_on.append(line)
                elif line.first not in best or line.chances[player] > best[line.first][player]:
                    best[line.first] = line.chances
            followed: dict[float, Line] = {}
            for line in sorted(going_on, key=lambda line: -line.chances[player]):
                # The same cards in another order lead to the same position.
                followed.setdefault(round(line.chances[player], 6), line)
                if len(followed) == WIDTH:
                    break
            lines = [after for line in followed.values() for after in self.open(line.game, line.first, FURTHER)]
            if not lines:
                break
        return best

    def open(self, game: Game | None, first: Key | None, most: int) -> list[Line]:
        """The answers that the policy proposes, and where they lead."""
        assert game is not None
        self.opened += 1
        decision, state = game.decision, game.state
        assert decision is not None
        raw = decision.raw
        found = grouped(state, raw)
        tried = set(self.proposed(game, most))
        if decision.is_play_cards:
            tried.add(len(raw) - 1)
        lines: list[Line] = []
        ended: list[tuple[Key, State]] = []
        effects: list[tuple[Key, Game]] = []
        for key, index in found.items():
            if index not in tried:
                continue
            first_key = key if first is None else first
            if raw[index] is END and not _is_any_ready(state):
                # What the next cards happen to be must not matter for when to stop.
                ended.append((first_key, plays_ended(state)))
            else:
                after = game.clone(log=False)
                after.choose(index)
                effects.append((first_key, self.settled(after)))
        for (key, _), chances in zip(ended, self.judge([there for _, there in ended]), strict=True):
            lines.append(Line(key, None, chances))
        for (key, _), (after, chances) in zip(effects, self.follow([after for _, after in effects]), strict=True):
            lines.append(Line(key, after if self.is_going_on(after) else None, chances))
        return lines

    def is_going_on(self, game: Game) -> bool:
        """Is the player who plans asked for plays of this turn?"""
        decision = game.decision
        return (
            decision is not None
            and game.turn == self.turn
            and decision.player == self.decision.player
            and decision.is_play_cards
        )

    def follow(self, games: list[Game]) -> list[tuple[Game, list[float]]]:
        """Where effects lead once what they ask is answered by what looks best on the spot, and the chances there."""
        found = list(games)
        chances: list[list[float]] = [[] for _ in games]
        open_ones = [number for number, game in enumerate(games) if self.is_in_effect(game)]
        closed = [number for number in range(len(games)) if number not in open_ones]
        for number, judged in zip(closed, self.judge([games[number].state for number in closed]), strict=True):
            chances[number] = judged
        for _ in range(FOLLOW_UPS):
            tried: list[tuple[int, int, Game]] = []
            for number in open_ones:
                game = found[number]
                assert game.decision is not None
                for index in self.proposed(game, FOLLOWED):
                    after = game.clone(log=False)
                    after.choose(index)
                    tried.append((number, game.decision.player, self.settled(after)))
            best: dict[int, float] = {}
            for (number, player, after), judged in zip(
                tried, self.judge([after.state for _, _, after in tried]), strict=True
            ):
                if judged[player] > best.get(number, -1.0):
                    best[number] = judged[player]
                    found[number], chances[number] = after, judged
            open_ones = [number for number in open_ones if self.is_in_effect(found[number])]
            if not open_ones:
                break
        return list(zip(found, chances, strict=True))

    def judge(self, states: list[State]) -> list[list[float]]:
        """Everybody's chances in each position."""
        going_on = [state for state in states if not state.winners]
        judged = iter(self.net.chances([look(state, self.viewer) for state in going_on]) if going_on else [])
        return [
            [1.0 / len(state.winners) * (who in state.winners) for who in range(state.players)]
            if state.winners
            else next(judged)
            for state in states
        ]

    def proposed(self, game: Game, most: int) -> list[int]:
        """The answers that the policy thinks best, one of each kind; all of them if they are few."""
        decision, state = game.decision, game.state
        assert decision is not None
        found = list(grouped(state, decision.raw).values())
        if len(found) <= most:
            return found
        question = options(state, decision, [decision.raw[index] for index in found])
        priors = self.net.judge(look(state, self.viewer), question, decision.player)[1]
        return [index for _, index in sorted(zip(priors, found, strict=True), reverse=True)[:most]]

    def is_in_effect(self, game: Game) -> bool:
        """Is a question of a card's effect to be answered in this turn?"""
        decision = game.decision
        return (
            decision is not None
            and game.turn == self.turn
            and not decision.is_play_cards
            and decision.asks != "hand_limit"
        )

    def settled(self, game: Game) -> Game:
        """The game at the next question that leaves a choice."""
        for _ in range(FORCED):
            decision = game.decision
            if decision is None or game.turn != self.turn or len(decision) > 1:
                break
            game.choose(0)
        return game

    def judged(self) -> dict[int, tuple[float, ...]]:
        """Everybody's chances behind each answer that was followed, by its index, the best first: the mean over the
        deals."""
        known = {
            index: found
            for key, index in self.answers.items()
            if (found := [deal[key] for deal in self.deals if key in deal])
        }
        # What was followed in few deals is known too badly to be compared.
        most = max(map(len, known.values()))
        means = [(index, _mean(found)) for index, found in known.items() if 2 * len(found) >= most]
        player = self.decision.player
        return dict(sorted(means, key=lambda one: -one[1][player]))

    def chances(self) -> tuple[float, ...]:
        """Everybody's chances if the best answer is given; to somebody else's question: over all that may be given."""
        if self.answers:
            return next(iter(self.judged().values()))
        player = self.decision.player
        return _mean([max(deal.values(), key=lambda chances: chances[player]) for deal in self.deals])


def _mean(chances: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple([sum(each) / len(chances) for each in zip(*chances, strict=True)])


def _is_any_ready(state: State) -> bool:
    """Does any base score when the plays are ended?"""
    return any(total_power(state, base) >= breakpoint_of(state, base) for base in state.bases)


def plays_ended(state: State) -> State:
    """The position as it is when the current player has just ended the plays, with the cards still to be drawn."""
    after = state.copy()
    after.minion_plays = after.action_plays = 0
    after.extra_plays = []
    after.phase = SCORE_BASES
    return after


class NetBot:
    """Searches with the learned evaluation, with a budget of iterations or of seconds for each choice, or both."""

    name = "net"

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = 20,
        seconds: float | None = None,
        net: Net | None = None,
        finishing: int = 400,
    ) -> None:
        """`finishing`: how many positions are looked at for a win in this turn before anything else."""
        self._start = randomness.seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.net = net or shipped()
        self.finishing = finishing

    def choose(self, view: GameView, decision: Decision) -> int:
        return next(iter(self.weighed(view, decision)))

    def weighed(self, view: GameView, decision: Decision) -> dict[int, float]:
        """The answers that were looked at, the best first, each with the chance of winning it leads to."""
        chance = randomness.mix(self._start + view.number())
        unthinking = without_looking(view, decision, chance)
        if unthinking is not None:
            return {unthinking: 1.0}
        winning = winning_answer(view, decision, chance, self.finishing) if self.finishing else None
        if winning is not None:
            return {winning: 1.0}
        search = NetSearch(view, decision, chance, self.net)
        search.run(self.iterations, self.seconds)
        return {index: chances[decision.player] for index, chances in search.judged().items()}
