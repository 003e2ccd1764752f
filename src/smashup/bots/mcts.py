"""Information-set Monte Carlo tree search: reads ahead through the rest of the turn over many possible deals.

Each iteration deals the cards that the player cannot know afresh and walks down one tree that all deals share. Its
nodes are questions, its edges the answers, grouped where they differ in nothing that matters; every player on the way
tries to win. Where the tree ends, a fast policy plays on for a while and the evaluation says what came of it. An answer
is first judged by where the greedy bot sees it lead, so that few iterations are lost on bad ones.
"""

from __future__ import annotations

from math import exp, sqrt
from operator import add
from time import perf_counter

from smashup.bots.answers import Key, grouped
from smashup.bots.evaluation import chances
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import MOST_PLAYED, outlooks, without_looking
from smashup.engine import randomness
from smashup.engine.answers import END
from smashup.engine.decisions import Decision
from smashup.game import Game
from smashup.game.view import GameView

EXPLORATION = 0.25
"""How much is spent on answers that look worse at first."""
SHARPNESS = 0.03
"""A difference in chances that makes an answer clearly better at first sight."""
TRUST = 3
"""A first judgement counts as much as this many iterations."""
WORLDS = 32
"""In the middle of an effect a new deal takes long: this many are made and used in turn."""
SAMPLED = 3
"""How many answers to each question the fast policy looks at."""


class Edge:
    """An answer in the tree."""

    __slots__ = ("first", "node", "total", "visits")

    def __init__(self, first: float) -> None:
        self.first = first
        """The chance of winning at first sight."""
        self.visits = 0
        self.total = 0.0
        self.node = Node()

    def chance(self) -> float:
        """The estimated chance of winning of the player who answers."""
        return (self.total + TRUST * self.first) / (self.visits + TRUST)


class Node:
    """A question in the tree."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Key, Edge] = {}


class MctsBot:
    """Searches with a budget of iterations or of seconds for each choice, or both.

    Every search starts from scratch: a tree kept from the question before would make the answer depend on what the
    bot was asked earlier, and a bot that is made for one question would play differently. With a budget of seconds the
    answer also depends on how fast the machine is.
    """

    name = "mcts"

    def __init__(
        self, seed: int = 0, iterations: int | None = 300, seconds: float | None = None, finishing: int = 400
    ) -> None:
        """`finishing`: how many positions are looked at for a win in this turn before anything else."""
        self._start = randomness.seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.finishing = finishing

    def choose(self, view: GameView, decision: Decision) -> int:
        chance = randomness.mix(self._start + view.number())
        unthinking = without_looking(view, decision, chance)
        if unthinking is not None:
            return unthinking
        winning = winning_answer(view, decision, chance, self.finishing)
        if winning is not None:
            return winning
        search = TreeSearch(view, decision, chance)
        search.run(self.iterations, self.seconds)
        return search.best()


class TreeSearch:
    """One search for the best answer to one question."""

    def __init__(self, view: GameView, decision: Decision, chance: int) -> None:
        self.view = view
        self.decision = decision
        self.root = Node()
        self.turn = view.turn
        self.rng = chance
        self.worlds: list[Game] = []
        self.whole = decision.is_play_cards
        self.results: dict[Edge, list[float]] = {}
        """For each answer to the question everybody's chances, added up over its visits."""

    def run(self, iterations: int | None, seconds: float | None) -> None:
        began = perf_counter()
        done = 0
        while iterations is None or done < iterations:
            self.iterate(done)
            done += 1
            if done == 1 and len(self.root.edges) == 1:
                break
            if seconds is not None and perf_counter() - began >= seconds:
                break

    def best(self) -> int:
        """The answer that was looked at most, as an index of the decision's options."""
        return next(iter(self.judged()))

    def judged(self) -> dict[int, tuple[float, ...]]:
        """Everybody's chances behind each answer that was looked at, by its index, the best first."""
        ranked = [
            (edge.visits, edge.chance(), -index, edge)
            for key, index in grouped(self.world(0).state, self.decision.raw).items()
            if (edge := self.root.edges.get(key)) is not None
        ]
        ranked.sort(key=lambda one: one[:3], reverse=True)
        player, players = self.decision.player, self.view.players
        found: dict[int, tuple[float, ...]] = {}
        for _, chance, index, edge in ranked:
            sums = self.results.get(edge, [1.0] * players)
            others = sum(sums) - sums[player]
            rest = (1 - chance) / others if others > 1e-9 else 0.0
            found[-index] = tuple(chance if who == player else one * rest for who, one in enumerate(sums))
        return found

    def chances(self) -> tuple[float, ...]:
        """Everybody's chances if the best answer is given; to somebody else's question: over all that may be given."""
        if self.decision.player == self.view.player:
            return next(iter(self.judged().values()))
        added = [sum(one) for one in zip(*self.results.values(), strict=True)]
        return tuple(one / sum(added) for one in added)

    def world(self, number: int) -> Game:
        """A game that agrees with all the player knows."""
        if self.whole:
            return self.view.determinize(randomness.mix(self.rng + number))
        if len(self.worlds) <= number % WORLDS:
            self.worlds.append(self.view.determinize(randomness.mix(self.rng + number)))
        return self.worlds[number % WORLDS].clone(log=False)

    def iterate(self, number: int) -> None:
        """Walk down the tree through one deal, look at what lies there, and remember it along the way."""
        world = self.world(number)
        node = self.root
        path: list[tuple[int, Node, Edge]] = []
        result = None
        while (decision := world.decision) is not None and world.turn == self.turn:
            player = decision.player
            found = grouped(world.state, decision.raw)
            if len(found) == 1 and node is not self.root:
                world.choose(0)
                continue
            if not node.edges:
                judged = outlooks(world.clone(log=False) if node is self.root else world, player, list(found.values()))
                node.edges = {key: Edge(judged[index].chances[player]) for key, index in found.items()}
                if node is not self.root:
                    result = max([outlook.chances for outlook in judged.values()], key=lambda chance: chance[player])
                    break
            edge, index = select(node, found)
            path.append((player, node, edge))
            world.choose(index)
            node = edge.node
        if result is None:
            result = self.after_turn(world)
        if path:
            top = path[0][2]
            before = self.results.get(top)
            self.results[top] = result if before is None else list(map(add, before, result))
        for player, passed, edge in path:
            passed.visits += 1
            edge.visits += 1
            edge.total += result[player]

    def after_turn(self, world: Game) -> list[float]:
        """The chances after the turn: as evaluated then, and once a fast policy has played the rivals' turns."""
        now = chances(world.state)
        if world.over:
            return now
        self.rng = play_on(world, self.turn + world.players, self.rng)
        return [(one + other) / 2 for one, other in zip(now, chances(world.state), strict=True)]


def select(node: Node, found: dict[Key, int]) -> tuple[Edge, int]:
    """The most promising answer of those this deal allows."""
    edges = node.edges
    for key in found:
        if key not in edges:
            edges[key] = Edge(sum([edge.first for edge in edges.values()]) / len(edges))
    top = max([edges[key].first for key in found])
    weights = [exp((edges[key].first - top) / SHARPNESS) for key in found]
    scale = EXPLORATION * sqrt(node.visits + 1) / sum(weights)
    best, best_score = 0, -1.0
    ranked = list(found.items())
    for position, (key, _) in enumerate(ranked):
        edge = edges[key]
        score = edge.chance() + scale * weights[position] / (1 + edge.visits)
        if score > best_score:
            best, best_score = position, score
    key, index = ranked[best]
    return edges[key], index


def play_on(world: Game, turn: int, rng: int) -> int:
    """Play up to that turn by looking at a few answers to each question; returns the next random counter."""
    while (decision := world.decision) is not None and world.turn < turn:
        player, options = decision.player, len(decision)
        if len(world.state.played) >= MOST_PLAYED:
            world.choose(options - 1)
            continue
        tried = list(range(options))
        if options > SAMPLED:
            rng = randomness.shuffle(rng, tried)
            ending = decision.is_play_cards
            tried = [one for one in tried if not ending or one != options - 1][:SAMPLED]
            if ending:
                tried.append(options - 1)
        best, best_chance = None, -1.0
        for index in tried:
            if decision.raw[index] is END:
                chance = chances(world.state, world.turn)[player]
            else:
                after = world.clone(log=False)
                after.choose(index)
                chance = chances(after.state, world.turn if after.turn != world.turn else None)[player]
            if chance > best_chance:
                best, best_chance = index, chance
        assert best is not None
        world.choose(best)
    return rng
