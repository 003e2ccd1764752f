"""Reading ahead with the net through the rest of the turn, in several possible deals.

In each deal a tree grows: its nodes are questions, its edges the answers, grouped where they differ in nothing that
matters. To open a question is to try the answers that the policy proposes and to judge where they lead, all at once.
The most promising answer is opened next. What an answer is worth is what the best line behind it is worth to the player
who is asked; what the whole search says of it is the mean over the deals. Every player on the way tries to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from smashup.bots.answers import Key, grouped
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import without_looking
from smashup.bots.learned.features import Looked, look, options
from smashup.bots.learned.net import Net, shipped
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.engine.power import breakpoint_of, total_power
from smashup.engine.state import SCORE_BASES, State
from smashup.game import Game
from smashup.game.view import GameView

EXPLORATION = 0.12
"""How much is spent on answers that look worse at first."""
AT_FIRST = 24
"""How many answers to the question itself are tried in each deal."""
FURTHER = 5
"""How many answers to each further question are tried."""
IN_A_DEAL = 10
"""How many questions are opened in each deal before another one is made."""
DEALS = 24
"""How many deals there are at most."""
FORCED = 40
"""A line of this many answers without a choice goes round in circles."""


class Edge:
    """An answer in a tree, and the game after it."""

    __slots__ = ("chances", "game", "node", "prior", "visits")

    def __init__(self, prior: float, chances: list[float], game: Game | None) -> None:
        self.prior = prior
        self.chances = chances
        """Everybody's chance of winning behind it, as far as was looked."""
        self.game = game
        """None: the turn has ended there, or the game."""
        self.visits = 1
        self.node: Node | None = None


class Node:
    """A question in a tree."""

    __slots__ = ("edges", "player", "visits")

    def __init__(self, player: int, edges: dict[Key, Edge]) -> None:
        self.player = player
        self.edges = edges
        self.visits = 1

    def best(self) -> list[float]:
        """Everybody's chances behind the best answer."""
        player = self.player
        return max([edge.chances for edge in self.edges.values()], key=lambda chances: chances[player])

    def promising(self) -> Edge | None:
        """The answer to look behind next; None if the turn ends behind all of them."""
        scale = EXPLORATION * sqrt(self.visits)
        player = self.player
        found, best = None, -1.0
        for edge in self.edges.values():
            if edge.game is not None or edge.node is not None:
                score = edge.chances[player] + scale * edge.prior / edge.visits
                if score > best:
                    found, best = edge, score
        return found


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
        self.roots: list[Node] = []
        """The question itself, in each deal."""
        self.looked_at = 0
        """How many positions were judged."""

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """Open questions until there have been so many, or the time is up."""
        began = perf_counter()
        done = 0
        exhausted = 0
        while iterations is None or done < iterations:
            if done % IN_A_DEAL == 0 and len(self.roots) < DEALS:
                world = self.world(len(self.roots))
                if not self.answers and self.viewer == self.decision.player:
                    self.answers = grouped(world.state, self.decision.raw)
                self.roots.append(self.open(world, AT_FIRST))
                if len(self.answers) == 1:
                    break
            else:
                exhausted = 0 if self.grow(self.roots[done % len(self.roots)]) else exhausted + 1
                if exhausted > len(self.roots) and len(self.roots) == DEALS:
                    break
            done += 1
            if seconds is not None and perf_counter() - began >= seconds:
                break

    def world(self, number: int) -> Game:
        """A game that agrees with all the player knows."""
        return self.view.determinize(randomness.mix(self.chance + number))

    def grow(self, root: Node) -> bool:
        """Open the most promising question that is not open yet; False if there is none."""
        path: list[tuple[Node, Edge]] = []
        node: Node | None = root
        while node is not None:
            edge = node.promising()
            if edge is None:
                break
            path.append((node, edge))
            node = edge.node
        if not path:
            return False
        edge = path[-1][1]
        if edge.node is None:
            assert edge.game is not None
            edge.node = self.open(edge.game, FURTHER)
            edge.game = None
        for passed, edge in reversed(path):
            passed.visits += 1
            edge.visits += 1
            if edge.node is not None:
                edge.chances = edge.node.best()
        return True

    def open(self, game: Game, most: int) -> Node:
        """Try the answers the policy proposes, and judge where they lead."""
        decision, state = game.decision, game.state
        assert decision is not None
        raw, player = decision.raw, decision.player
        found = grouped(state, raw)
        priors = [1.0]
        if len(found) > 1:
            question = options(state, decision, [raw[index] for index in found.values()])
            priors = self.net.judge(look(state, self.viewer), question, player)[1]
        ranked = sorted(zip(priors, found.items(), strict=True), key=lambda one: -one[0])
        tried = ranked[:most]
        if decision.is_play_cards and tried[-1][1][1] != len(raw) - 1:
            tried += [one for one in ranked[most:] if raw[one[1][1]] is END]
        edges: dict[Key, Edge] = {}
        looks: list[Looked] = []
        waiting: list[Edge] = []
        for number, (prior, (key, index)) in enumerate(tried):
            after: Game | None
            if raw[index] is END and not _is_any_ready(state):
                # What the next cards happen to be must not matter for when to stop.
                after, there = None, plays_ended(state)
            else:
                after = game.clone(log=False) if number < len(tried) - 1 else game
                after.choose(index)
                after = self.settled(after)
                there = after.state
                if after.decision is None or after.turn != self.turn:
                    after = None
            edge = edges[key] = Edge(prior, [], after)
            if there.winners:
                edge.chances = [1.0 / len(there.winners) * (who in there.winners) for who in range(there.players)]
            else:
                waiting.append(edge)
                looks.append(look(there, self.viewer))
        if looks:
            for edge, chances in zip(waiting, self.net.chances(looks), strict=True):
                edge.chances = chances
        self.looked_at += len(edges)
        return Node(player, edges)

    def settled(self, game: Game) -> Game:
        """The game at the next question that leaves a choice."""
        for _ in range(FORCED):
            decision = game.decision
            if decision is None or game.turn != self.turn or len(decision) > 1:
                break
            game.choose(0)
        return game

    def judged(self) -> dict[int, tuple[float, ...]]:
        """Everybody's chances behind each answer that was looked at, by its index, the best first: the mean over the
        deals."""
        known = {
            index: found
            for key, index in self.answers.items()
            if (found := [root.edges[key].chances for root in self.roots if key in root.edges])
        }
        # What was tried in few deals is known too badly to be compared.
        often = min(len(self.roots), 2 * max(map(len, known.values())))
        means = [(index, _mean(found)) for index, found in known.items() if len(found) * 2 >= often]
        player = self.decision.player
        return dict(sorted(means, key=lambda one: -one[1][player]))

    def chances(self) -> tuple[float, ...]:
        """Everybody's chances if the best answer is given; to somebody else's question: over all that may be given."""
        if self.answers:
            return next(iter(self.judged().values()))
        return _mean([root.best() for root in self.roots])


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
        winning = winning_answer(view, decision, chance, self.finishing)
        if winning is not None:
            return {winning: 1.0}
        search = NetSearch(view, decision, chance, self.net)
        search.run(self.iterations, self.seconds)
        return {index: chances[decision.player] for index, chances in search.judged().items()}
