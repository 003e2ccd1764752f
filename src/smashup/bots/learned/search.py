"""Reading ahead with the net: a tree of answers through the rest of the turn, over many possible deals.

Every iteration takes one deal of the cards that the player cannot know, walks down the tree by what looks promising
(the policy proposes, what was found so far decides), and judges the first new question it comes to. What an answer is
worth is what the best line behind it is worth where the turn has ended: positions in the middle of a turn and at its
end are not compared with each other. Every player on the way tries to win.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from smashup.bots.greedy import without_looking
from smashup.bots.learned.features import look, options
from smashup.bots.learned.net import Net, shipped
from smashup.bots.mcts import Key, grouped
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.engine.power import breakpoint_of, total_power
from smashup.engine.state import SCORE_BASES, State
from smashup.game import Game
from smashup.game.view import GameView

EXPLORATION = 0.35
"""How much is spent on answers that look worse at first."""
PATIENCE = 2
"""What the net thinks of a question counts as much as this many looks behind it."""
WORLDS = 32
"""How many deals are used in turn."""
FORCED = 60
"""A line of this many answers without a choice goes round in circles."""


class Edge:
    """An answer in the tree."""

    __slots__ = ("leaves", "node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.leaves = 0
        self.total: list[float] = []
        """Everybody's chances, added up over the times it led to the end of the turn."""
        self.node: Node | None = None

    def ended(self, chances: list[float]) -> None:
        """It led to the end of the turn, with these chances."""
        self.leaves += 1
        self.total = [a + b for a, b in zip(self.total, chances, strict=True)] if self.total else chances

    def value(self) -> list[float] | None:
        """Everybody's chances behind this answer, as far as they are known."""
        node = self.node
        if node is None:
            return [one / self.leaves for one in self.total] if self.leaves else None
        found = node.value()
        if not self.leaves:
            return found
        # Some deals end the turn here and some go on.
        share = self.leaves / (self.leaves + node.visits)
        return [share * a / self.leaves + (1 - share) * b for a, b in zip(self.total, found, strict=True)]


class Node:
    """A question in the tree."""

    __slots__ = ("best", "edges", "judged", "player", "visits")

    def __init__(self, player: int, judged: list[float], edges: dict[Key, Edge]) -> None:
        self.player = player
        self.judged = judged
        """What the net thinks of it."""
        self.edges = edges
        self.visits = 1
        self.best: list[float] | None = None
        """Everybody's chances behind the best answer so far."""

    def value(self) -> list[float]:
        best = self.best
        if best is None:
            return self.judged
        trust = self.visits / (self.visits + PATIENCE)
        return [(1 - trust) * a + trust * b for a, b in zip(self.judged, best, strict=True)]

    def update(self) -> None:
        """Work out again which answer is best."""
        player = self.player
        best: list[float] | None = None
        for edge in self.edges.values():
            if edge.visits:
                value = edge.value()
                if value is not None and (best is None or value[player] > best[player]):
                    best = value
        self.best = best


class NetSearch:
    """One search for the best answer to one question."""

    def __init__(self, view: GameView, decision: Decision, chance: int, net: Net) -> None:
        self.net = net
        self.view = view
        self.viewer = view.player
        self.decision = decision
        self.turn = view.turn
        self.rng = chance
        self.worlds: list[Game] = []
        self.root: Node | None = None

    def run(self, iterations: int | None, seconds: float | None) -> None:
        began = perf_counter()
        done = 0
        while iterations is None or done < iterations:
            self.iterate(done)
            done += 1
            if self.root is not None and len(self.root.edges) == 1:
                break
            if seconds is not None and perf_counter() - began >= seconds:
                break

    def world(self, number: int) -> Game:
        """A game that agrees with all the player knows."""
        if len(self.worlds) <= number % WORLDS:
            self.worlds.append(self.view.determinize(randomness.mix(self.rng + number)))
        return self.worlds[number % WORLDS].clone(log=False)

    def iterate(self, number: int) -> None:
        """Walk down the tree through one deal, judge what lies there, and remember it along the way."""
        world = self.world(number)
        node = self.root
        path: list[tuple[Node, Edge]] = []
        forced = 0
        while True:
            decision = world.decision
            if decision is None or world.turn != self.turn or forced > FORCED:
                path[-1][1].ended(self.chances(world.state))
                break
            found = grouped(world.state, decision.raw)
            if len(found) == 1 and path:
                world.choose(0)
                forced += 1
                continue
            if node is None:
                node = self.expand(world.state, decision, found)
                if path:
                    path[-1][1].node = node
                else:
                    self.root = node
                break
            key, edge = self.select(node, found)
            path.append((node, edge))
            index = found[key]
            if decision.raw[index] is END and not _is_any_ready(world.state):
                edge.ended(self.chances(plays_ended(world.state)))
                break
            world.choose(index)
            node = edge.node
        for passed, edge in reversed(path):
            passed.visits += 1
            edge.visits += 1
            passed.update()

    def expand(self, state: State, decision: Decision, found: dict[Key, int]) -> Node:
        """Judge a new question: what the net thinks of it, which answers it proposes, what ending the plays gives."""
        raw = decision.raw
        question = options(state, decision, [raw[index] for index in found.values()])
        judged, priors = self.net.judge(look(state, self.viewer), question, decision.player)
        node = Node(decision.player, judged, {key: Edge(prior) for key, prior in zip(found, priors, strict=True)})
        if decision.is_play_cards and not _is_any_ready(state):
            edge = next(reversed(node.edges.values()))
            edge.visits = 1
            edge.ended(self.chances(plays_ended(state)))
            node.update()
        return node

    def chances(self, state: State) -> list[float]:
        """Everybody's chance of winning in a position, as the viewer knows it."""
        if state.winners:
            return [1 / len(state.winners) if player in state.winners else 0.0 for player in range(state.players)]
        return self.net.chances([look(state, self.viewer)])[0]

    def select(self, node: Node, found: dict[Key, int]) -> tuple[Key, Edge]:
        """The most promising answer of those this deal allows."""
        edges, player = node.edges, node.player
        scale = EXPLORATION * sqrt(node.visits)
        first = node.value()[player]
        best: tuple[Key, Edge] | None = None
        best_score = -1.0
        for key in found:
            edge = edges.get(key)
            if edge is None:
                edge = edges[key] = Edge(1 / (len(edges) + 1))
            value = edge.value() if edge.visits else None
            score = (first if value is None else value[player]) + scale * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = (key, edge), score
        assert best is not None
        return best

    def weighed(self) -> dict[int, float]:
        """The asked player's chance behind each answer that was looked at, by its index."""
        assert self.root is not None
        player = self.decision.player
        found = grouped(self.worlds[0].state, self.decision.raw)
        values: dict[int, float] = {}
        for key, index in found.items():
            edge = self.root.edges.get(key)
            value = edge.value() if edge is not None and edge.visits else None
            if value is not None:
                values[index] = value[player]
        if not values:
            likeliest = max(self.root.edges, key=lambda key: self.root.edges[key].prior)  # type: ignore[union-attr]
            values[found.get(likeliest, 0)] = self.root.judged[player]
        return values


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
        self, seed: int = 0, iterations: int | None = 20, seconds: float | None = None, net: Net | None = None
    ) -> None:
        self._start = randomness.seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.net = net or shipped()

    def choose(self, view: GameView, decision: Decision) -> int:
        found = self.weighed(view, decision)
        return max(found, key=found.__getitem__)

    def weighed(self, view: GameView, decision: Decision) -> dict[int, float]:
        """The answers that were looked at, each with the chance of winning it leads to."""
        chance = randomness.mix(self._start + view.number())
        unthinking = without_looking(view, decision, chance)
        if unthinking is not None:
            return {unthinking: 1.0}
        search = NetSearch(view, decision, chance, self.net)
        search.run(self.iterations, self.seconds)
        return search.weighed()
