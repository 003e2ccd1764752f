"""Planning the rest of the turn with the net, in several possible deals, and looking at what the others reply.

What an answer is worth is what the best line behind it is worth to the player who is asked; what the search says of it
is the mean over the deals.

With more time, the best few answers are compared by what comes after the turn, in many more deals: their lines are
played there, the others have their turns, and the position at the beginning of the player's next turn is judged. The
others play as the policy proposes, which is quick, or plan their turns as well. All these games go on side by side,
because the net judges many positions at once in little more time than one.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from time import perf_counter
from typing import NamedTuple

from smashup.bots.answers import Key, grouped, key_of
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import without_looking
from smashup.bots.learned.likelihood import likelihoods
from smashup.bots.learned.net import Net, shipped
from smashup.bots.learned.planning import QUICK, Line, Planner, Standpoint, judge, less, proposed, settled
from smashup.engine import randomness
from smashup.engine.decisions import Decision
from smashup.game import Game
from smashup.game.view import GameView

CLOSE = 0.1
"""An answer whose plan promises less than the best one's by more than this is not among them."""
TOGETHER = 4
"""In how many deals the policy's replies are looked at side by side. To plan replies side by side saves nothing."""
POLICY_TAKES = 0.15
"""How long somebody's turn takes to play as the policy proposes, if to plan one takes 1."""
LONGEST_REPLY = 80
DOUBT = 6
"""So many deals with replies count as much as what was planned."""
DEALS = 100
"""In how many deals replies are looked at, at most."""


class Effort(NamedTuple):
    """What is done for an answer."""

    planned: int
    """How many deals are planned in before replies are looked at."""
    compared: int
    """How many of the best answers are compared by the replies to them, at most."""


USUAL = Effort(planned=2, compared=4)
THOROUGH = Effort(planned=4, compared=6)


class Budget(NamedTuple):
    """How much may be looked at for an answer."""

    iterations: int
    seconds: float


LONG = Budget(iterations=100, seconds=0.12)
"""With less than this for each rival there are too few replies to choose by, if each of them is planned."""


def is_long(iterations: int | None, seconds: float | None, players: int) -> bool:
    """May so much be looked at that others can plan their turns when replies are looked at?"""
    rivals = players - 1
    return (iterations is None or iterations >= LONG.iterations * rivals) and (
        seconds is None or seconds >= LONG.seconds * rivals
    )


class Way(NamedTuple):
    """How a line goes: what was answered, and what the player loses by it."""

    answers: list[Key]
    lost: float


class NetSearch:
    """One search for the best answer to one question."""

    def __init__(
        self, view: GameView, decision: Decision, chance: int, net: Net, every: bool = False, thorough: bool = False
    ) -> None:
        """`every`: every answer that is tried is followed to the end of the turn, not only the most promising ones;
        `thorough`: the others plan their turns when replies are looked at."""
        self.net = net
        self.view = view
        self.decision = decision
        self.here = Standpoint(decision.player, view.player, view.turn)
        self.planner = Planner(net, self.here, every=every)
        self.thorough = thorough
        self.chance = chance
        self.answers: dict[Key, int] = {}
        """The index of one answer of each kind."""
        self.deals: list[dict[Key, Line]] = []
        """In each deal the best line behind each answer that was followed to the end of the turn."""
        self.replies: dict[Key, list[list[float]]] = {}
        """In some further deals, everybody's chances after the replies to the best line behind some answers."""
        self.likely: list[float] = []
        """How likely each of those deals is."""
        self.opened_for_others = 0
        """How many replies were looked at, and how many questions were opened to plan them."""

    @property
    def opened(self) -> int:
        """How many questions were looked at."""
        return self.planner.opened + self.opened_for_others

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """Plan, and look at replies, until that many questions were looked at or the time is up; at least one plan.

        It stops where that comes nearest to the time: if what is left is less than half of what the next step takes.
        """
        began = perf_counter()

        def is_enough(step: float) -> bool:
            if iterations is not None and self.opened >= iterations:
                return True
            return seconds is not None and perf_counter() - began + step / 2 >= seconds

        planned, compared = THOROUGH if self.thorough else USUAL
        plan = 0.0
        while len(self.deals) < planned:
            world = self.world(len(self.deals))
            if not self.answers and self.here.viewer == self.here.player:
                self.answers = grouped(world.state, self.decision.raw)
            self.deals += self.planner.plan([world])
            plan = (perf_counter() - began) / len(self.deals)
            if len(self.answers) == 1 or is_enough(plan):
                return
        best = self._closest(compared) if self.answers else []
        ways = {key: self.ways(key) for key, index in self.answers.items() if index in best}
        if len(ways) < 2:
            return
        together, turn = (1, plan) if self.thorough else (TOGETHER, plan * POLICY_TAKES)
        if is_enough(turn * together * len(ways) * (self.view.players - 1)):
            return
        self.replies = {key: [] for key in ways}
        for first in range(planned, planned + DEALS, together):
            before = perf_counter()
            self.compare(ways, range(first, first + together))
            if is_enough(perf_counter() - before):
                return

    def _closest(self, number: int) -> list[int]:
        """The answers that are worth comparing, so many at most."""
        player = self.here.player
        planned = self.judged()
        top = next(iter(planned.values()))[player]
        return [index for index, chances in planned.items() if top - chances[player] <= CLOSE][:number]

    def world(self, number: int) -> Game:
        """A game that agrees with all the player knows."""
        return self.view.determinize(randomness.mix(self.chance + number))

    def ways(self, key: Key) -> list[Way]:
        """How the best line behind an answer goes in each deal in which it was followed."""
        found = []
        for number, deal in enumerate(self.deals):
            if key in deal:
                line, game, way = deal[key], self.world(number), []
                for index in line.game.choices[len(game.choices) :]:
                    assert game.decision is not None
                    way.append(key_of(game.state, game.decision.raw[index]))
                    game.choose(index)
                found.append(Way(way, line.lost))
        return found

    def compare(self, ways: dict[Key, list[Way]], deals: range) -> None:
        """Look at the replies to lines in further deals."""
        games: list[Game] = []
        lost: list[float] = []
        worlds = [self.world(number) for number in deals]
        self.likely += likelihoods(self.view, worlds, self.net)
        for number, world in zip(deals, worlds, strict=True):
            for found in ways.values():
                way = found[number % len(found)]
                games.append(self.along(world.clone(log=False), way))
                lost.append(way.lost)
        self.opened_for_others += len(games)
        chances = self.replied(games)
        for number in range(len(games)):
            key = list(ways)[number % len(ways)]
            self.replies[key].append(less(chances[number], self.here.player, lost[number]))

    def along(self, game: Game, way: Way) -> Game:
        """The game at the end of a line, or where this deal does not offer what was chosen in another one."""
        for key in way.answers:
            decision = game.decision
            if decision is None or game.turn != self.here.turn:
                break
            index = grouped(game.state, decision.raw).get(key)
            if index is None:
                break
            game.choose(index)
        return game

    def replied(self, games: list[Game]) -> list[list[float]]:
        """Everybody's chances when the player's next turn begins. Uses the games up."""
        players = games[0].players
        until = self.here.turn + ((self.here.player - self.view.current_player) % players or players)
        going_on = list(range(len(games)))
        for _ in range(LONGEST_REPLY):
            for number in going_on:
                settled(games[number], games[number].turn)
            going_on = [
                number for number in going_on if games[number].decision is not None and games[number].turn < until
            ]
            if not going_on:
                break
            self._reply(games, going_on)
        return judge(self.net, [game.state for game in games], self.here.viewer)

    def _reply(self, games: list[Game], asked: list[int]) -> None:
        """Let whoever is asked in some of the games go on: with the next answer, or with the whole rest of a turn."""
        turns: dict[Standpoint, list[int]] = {}
        others: list[int] = []
        for number in asked:
            decision = games[number].decision
            assert decision is not None
            if self.thorough and decision.is_play_cards:
                whose = Standpoint(decision.player, decision.player, games[number].turn)
                turns.setdefault(whose, []).append(number)
            else:
                others.append(number)
        answers = proposed(self.net, [games[number] for number in others], None, 1)
        for number, (answer,) in zip(others, answers, strict=True):
            games[number].choose(answer)
        for whose, numbers in turns.items():
            planner = Planner(self.net, whose, QUICK)
            plans = planner.plan([games[number] for number in numbers])
            for number, lines in zip(numbers, plans, strict=True):
                games[number] = max(lines.values(), key=lambda line: line.chances[whose.player]).game
            self.opened_for_others += planner.opened

    def judged(self) -> dict[int, tuple[float, ...]]:
        """Everybody's chances behind each answer that was followed, by its index, the best first: the mean over the
        deals."""
        known = {
            key: found for key in self.answers if (found := [deal[key].chances for deal in self.deals if key in deal])
        }
        # What was followed in few deals is known too badly to be compared.
        most = max(map(len, known.values()))
        means = {key: _mean(found) for key, found in known.items() if 2 * len(found) >= most}
        if self.likely:
            # Much in the replies is chance. What they tell of some answers on average holds for the others as well.
            number = sum(self.likely) ** 2 / sum([one * one for one in self.likely])  # as if all were equally likely
            trust = number / (number + DOUBT)
            seen = {key: _mean(found, self.likely) for key, found in self.replies.items()}
            usual, planned = _mean(list(seen.values())), _mean([means[key] for key in seen])
            for key, mean in means.items():
                after = seen.get(key) or tuple(
                    [
                        min(1.0, max(0.0, one + there - before))
                        for one, there, before in zip(mean, usual, planned, strict=True)
                    ]
                )
                means[key] = tuple([one + trust * (there - one) for one, there in zip(mean, after, strict=True)])
        player = self.here.player
        return {self.answers[key]: found for key, found in sorted(means.items(), key=lambda one: -one[1][player])}

    def chances(self) -> tuple[float, ...]:
        """Everybody's chances if the best answer is given; to somebody else's question: over all that may be given."""
        if self.answers:
            return next(iter(self.judged().values()))
        player = self.here.player
        return _mean(
            [max([line.chances for line in deal.values()], key=lambda found: found[player]) for deal in self.deals]
        )


def _mean(chances: Sequence[Sequence[float]], likely: Sequence[float] | None = None) -> tuple[float, ...]:
    if likely is None:
        return tuple([sum(each) / len(chances) for each in zip(*chances, strict=True)])
    whole = sum(likely)
    return tuple([sum(map(mul, each, likely)) / whole for each in zip(*chances, strict=True)])


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
        began = perf_counter()
        chance = randomness.mix(self._start + view.number())
        unthinking = without_looking(view, decision, chance)
        if unthinking is not None:
            return {unthinking: 1.0}
        winning = winning_answer(view, decision, chance, self.finishing) if self.finishing else None
        if winning is not None:
            return {winning: 1.0}
        thorough = is_long(self.iterations, self.seconds, view.players)
        search = NetSearch(view, decision, chance, self.net, thorough=thorough)
        left = None if self.seconds is None else self.seconds - (perf_counter() - began)
        search.run(self.iterations, left)
        return {index: chances[decision.player] for index, chances in search.judged().items()}
