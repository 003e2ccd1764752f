"""Planning the rest of the turn with the net, in several possible deals, and looking at what the others reply.

In each deal all answers to the question are tried, the most promising ones are followed by the answers that the policy
proposes to the next question of the turn, and so on: a beam of a few lines. What an effect still asks is answered by
what looks best on the spot, because half an effect cannot be judged; and only lines that have come to the end of the
turn are compared, because a position with plays left cannot be compared with one without. What an answer is worth is
what the best line behind it is worth to the player who is asked; what the search says of it is the mean over the deals.

With more time, the best few answers are compared by what comes after the turn, in many more deals: their lines are
played there, the others have their turns as the policy would play them, and the position at the beginning of the
player's next turn is judged. All these games go on side by side, because the net judges many positions at once in
little more time than one.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from time import perf_counter
from typing import NamedTuple

from smashup.bots.answers import Key, after_each, grouped, key_of
from smashup.bots.finishing import winning_answer
from smashup.bots.greedy import without_looking
from smashup.bots.learned.features import Asked, Looked, look, options
from smashup.bots.learned.likelihood import likelihoods
from smashup.bots.learned.net import Net, shipped
from smashup.engine import randomness
from smashup.engine.decisions import Decision
from smashup.engine.state import State
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
PLANNED = 2
"""How many deals are planned in before replies are looked at."""
COMPARED = 4
"""How many of the best answers are compared by the replies to them."""
TOGETHER = 4
"""In how many deals replies are looked at side by side."""
LONGEST_REPLY = 80
DOUBT = 6
"""So many deals with replies count as much as what was planned."""
DEALS = 100
"""In how many deals replies are looked at, at most."""
KEPT = 0.01
"""What a card is worth in hand, at least, that would leave nothing behind if it were played."""
FORCED = 40
"""A line of this many answers without a choice goes round in circles."""


class Line(NamedTuple):
    """The first answer of a plan, where the plan has led to, and everybody's chances there."""

    first: Key
    game: Game
    ended: bool
    """Whether the turn has ended, or the game."""
    chances: list[float]
    lost: float = 0.0
    """What the player loses with cards that were played and have left nothing behind."""


class Way(NamedTuple):
    """How a line goes: what was answered, and what the player loses by it."""

    answers: list[Key]
    lost: float


class Standpoint(NamedTuple):
    """Who looks ahead, and in which turn."""

    player: int
    viewer: int
    """Whose knowledge is used."""
    turn: int


class NetSearch:
    """One search for the best answer to one question."""

    def __init__(self, view: GameView, decision: Decision, chance: int, net: Net, every: bool = False) -> None:
        """`every`: every answer that is tried is followed to the end of the turn, not only the most promising ones."""
        self.net = net
        self.every = every
        self.view = view
        self.decision = decision
        self.here = Standpoint(decision.player, view.player, view.turn)
        self.chance = chance
        self.answers: dict[Key, int] = {}
        """The index of one answer of each kind."""
        self.deals: list[dict[Key, Line]] = []
        """In each deal the best line behind each answer that was followed to the end of the turn."""
        self.replies: dict[Key, list[list[float]]] = {}
        """In some further deals, everybody's chances after the replies to the best line behind some answers."""
        self.likely: list[float] = []
        """How likely each of those deals is."""
        self.opened = 0
        """How many questions were looked at."""

    def run(self, iterations: int | None, seconds: float | None) -> None:
        """Plan, and look at replies, until that many questions were looked at or the time is up; at least one plan."""
        began = perf_counter()

        def is_enough() -> bool:
            if iterations is not None and self.opened >= iterations:
                return True
            return seconds is not None and perf_counter() - began >= seconds

        while len(self.deals) < PLANNED:
            world = self.world(len(self.deals))
            if not self.answers and self.here.viewer == self.here.player:
                self.answers = grouped(world.state, self.decision.raw)
            self.deals.append(self.plan(world))
            if len(self.answers) == 1 or is_enough():
                return
        best = list(self.judged())[:COMPARED] if self.answers else []
        ways = {key: self.ways(key) for key, index in self.answers.items() if index in best}
        if len(ways) < 2:
            return
        self.replies = {key: [] for key in ways}
        for first in range(PLANNED, PLANNED + DEALS, TOGETHER):
            self.compare(ways, range(first, first + TOGETHER))
            if is_enough():
                return

    def world(self, number: int) -> Game:
        """A game that agrees with all the player knows."""
        return self.view.determinize(randomness.mix(self.chance + number))

    def plan(self, world: Game) -> dict[Key, Line]:
        """The best line behind each answer that is followed to the end of the turn."""
        player = self.here.player
        ended: list[Line] = []
        lines = self.open([(None, world)], AT_FIRST)
        for depth in range(DEPTH):
            going_on: list[Line] = []
            for line in lines:
                (ended if line.ended or depth == DEPTH - 1 else going_on).append(line)
            followed = self.best_of(sorted(going_on, key=lambda line: -line.chances[player]))
            if not followed:
                break
            lines = self.open([(line.first, line.game) for line in followed], FURTHER)
        for number, cards in wasteful(ended, player).items():
            line, lost = ended[number], KEPT * cards
            ended[number] = line._replace(chances=less(line.chances, player, lost), lost=lost)
        best: dict[Key, Line] = {}
        for line in ended:
            if line.first not in best or line.chances[player] > best[line.first].chances[player]:
                best[line.first] = line
        return best

    def best_of(self, lines: list[Line]) -> list[Line]:
        """The lines to be followed, of those that go on, the best first."""
        if self.every:
            return list({line.first: line for line in reversed(lines)}.values())
        player = self.here.player
        # The same cards in another order lead to the same position.
        different = {round(line.chances[player], 6): line for line in reversed(lines)}
        return list(reversed(different.values()))[:WIDTH]

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
        self.opened += len(games)
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
        """Everybody's chances when the player's next turn begins, if all answer as the policy proposes."""
        players = games[0].players
        until = self.here.turn + ((self.here.player - self.view.current_player) % players or players)
        going_on = games
        for _ in range(LONGEST_REPLY):
            for game in going_on:
                settled(game, game.turn)
            going_on = [game for game in going_on if game.decision is not None and game.turn < until]
            if not going_on:
                break
            for game, answers in zip(going_on, self.proposed(going_on, None, 1), strict=True):
                game.choose(answers[0])
        return self.judge([game.state for game in games], self.here.viewer)

    def open(self, starts: list[tuple[Key | None, Game]], most: int) -> list[Line]:
        """The answers that the policy proposes to the next question of each line, and where they lead: all of them
        together, because the net judges many positions at once. Uses the games up."""
        self.opened += len(starts)
        proposed = self.proposed([game for _, game in starts], self.here.viewer, most)
        firsts: list[Key] = []
        games: list[Game] = []
        for (first, game), answers in zip(starts, proposed, strict=True):
            assert game.decision is not None
            raw = game.decision.raw
            tried = {*answers, len(raw) - 1} if game.decision.is_play_cards else set(answers)
            found = {key: index for key, index in grouped(game.state, raw).items() if index in tried}
            firsts += found if first is None else [first] * len(found)
            games += [settled(after, self.here.turn) for after in after_each(game, list(found.values()))]
        return [
            Line(first, after, not _is_to_play(after, self.here), chances)
            for first, (after, chances) in zip(firsts, self.follow(games), strict=True)
        ]

    def follow(self, games: list[Game]) -> list[tuple[Game, list[float]]]:
        """Where effects lead once what they ask is answered by what looks best on the spot, and the chances there.
        Uses the games up."""
        found = list(games)
        chances: list[list[float]] = [[] for _ in games]
        asking = [number for number, game in enumerate(games) if _is_in_effect(game, self.here.turn)]
        others = [number for number in range(len(games)) if number not in asking]
        judged = self.judge([games[number].state for number in others], self.here.viewer)
        for number, one in zip(others, judged, strict=True):
            chances[number] = one
        for _ in range(FOLLOW_UPS):
            tried: list[tuple[int, int, Game]] = []
            proposed = self.proposed([found[number] for number in asking], self.here.viewer, FOLLOWED)
            for number, answers in zip(asking, proposed, strict=True):
                game = found[number]
                assert game.decision is not None
                asked = game.decision.player
                for after in after_each(game, answers):
                    tried.append((number, asked, settled(after, self.here.turn)))
            best: dict[int, float] = {}
            judged = self.judge([after.state for _, _, after in tried], self.here.viewer)
            for (number, player, after), one in zip(tried, judged, strict=True):
                if one[player] > best.get(number, -1.0):
                    best[number] = one[player]
                    found[number], chances[number] = after, one
            asking = [number for number in asking if _is_in_effect(found[number], self.here.turn)]
            if not asking:
                break
        return list(zip(found, chances, strict=True))

    def judge(self, states: list[State], viewer: int) -> list[list[float]]:
        """Everybody's chances in each position."""
        going_on = [state for state in states if not state.winners]
        judged = iter(self.net.chances([look(state, viewer) for state in going_on]) if going_on else [])
        return [
            [1.0 / len(state.winners) * (who in state.winners) for who in range(state.players)]
            if state.winners
            else next(judged)
            for state in states
        ]

    def proposed(self, games: list[Game], viewer: int | None, most: int) -> list[list[int]]:
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
        priors = iter(self.net.priors(looks, questions, players) if looks else [])
        return [
            [index for _, index in sorted(zip(next(priors), one, strict=True), reverse=True)[:most]]
            if len(one) > most
            else one
            for one in found
        ]

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


def _in_play(state: State) -> Key:
    cards = [
        (base.id, card.id, card.controller, card.counters, len(card.actions))
        for base in state.bases
        for card in (*base.minions, *base.actions)
    ]
    decks = [tuple(deck) for deck in state.decks]
    return (*cards, *decks, *state.vp, state.current, len(state.lasting), len(state.extra_turns))


def less(chances: list[float], player: int, lost: float) -> list[float]:
    """Chances of which the player has lost some."""
    return [max(0.0, one - lost) if who == player else one for who, one in enumerate(chances)]


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
