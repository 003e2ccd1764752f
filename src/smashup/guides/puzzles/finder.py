"""Finding puzzles: bots play, and at the start of each turn everything that can happen in it is played out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from smashup.bots import LEVELS, make_bot
from smashup.bots.exhaustive import OutOfBudgetError, Search
from smashup.engine import randomness
from smashup.engine.errors import SetupError
from smashup.engine.factions import FACTIONS
from smashup.engine.options import Options
from smashup.engine.power import breakpoint_of, total_power
from smashup.game import Game
from smashup.game.position import scenario_of
from smashup.guides.puzzles.checking import OBVIOUS, TRIES, turn_of
from smashup.guides.puzzles.deals import are_hidden, deals, number_of_deals, own_choices, unbeaten, worst_deal
from smashup.guides.puzzles.goals import KINDS, SOLVER, Goal, passed, scored
from smashup.guides.puzzles.puzzle import DIFFICULTIES, Difficulty, Puzzle
from smashup.guides.puzzles.solver import first_choices, needs_no_luck, shortest, solve, survey
from smashup.scenario import Scenario

Data = dict[str, Any]

BUDGET = 6_000
"""Positions to play out for one turn; where there are more, another turn is looked at."""
MOST_IN_HAND = 5
MOST_IN_PLAY = 11
MOST_DISCARDED = 3
MOST_HELD = 6
"""How many cards there are in the solver's hand where rivals hold cards."""
MOST_DEALS = 150
"""In how many ways rivals may hold Specials."""
LEAST_GAIN = 3
"""VP to be gained in a "win this turn"."""
WITHIN = 14
"""Bases that are, together, further from their breakpoints than this will not score this turn."""
SAMPLES = 50
"""Where this many turns played at random score nothing, a solution is not worth looking for."""
MOST_BY_CHANCE = 0.025
"""Whoever chooses at random everywhere solves a puzzle at most this often."""
CHOICES = (3, 9)
"""A solution has at least and at most this many choices."""
MOST_FIRST_CHOICES = 4
MOST_IN_A_GAME = 2
PLAYED_BY = (OBVIOUS, "random")
"""Who plays the games. Where chance plays, several bases are nearly full at the same time."""
THINKER = "mcts_v1@100"
"""The bot whose finding the solution makes a puzzle less hard. It never changes, so that all puzzles are measured
alike: those of today look the whole turn through for a win, and would find nearly all of them easy."""
RIVALS_VP = 13
"""What a rival has at most at the start."""


def find(
    seed: int,
    games: int,
    on_progress: Callable[[int], None] = lambda done: None,
    *,
    goals: Sequence[str] = KINDS,
    first: int = 0,
    hidden: bool = False,
) -> Iterator[Puzzle]:
    """Puzzles with these kinds of goals from that many games between bots. The same seed finds the same ones.

    `hidden`: rivals hold cards, and the solution works whatever they are.
    """
    for number in range(first, games):
        on_progress(number)
        chance = randomness.mix(randomness.seeded(seed) + number)
        yield from _from_game(chance, f"{seed}-{number}", goals, hidden)
    on_progress(games)


def _from_game(chance: int, name: str, goals: Sequence[str], hidden: bool) -> Iterator[Puzzle]:
    players = 3 if (chance >> 8) % 5 == 0 else 2
    game = Game.new(players, chance >> 1, Options(setup="random"), log=False)
    if hidden and not any(definition.special == "before_scoring" for definition in game.state.table):
        return
    kind = PLAYED_BY[chance % len(PLAYED_BY)]
    bots = [make_bot(kind, chance + player) for player in range(players)]
    bases = 1 if "win" in goals else 2
    found = 0
    looked_at = 0
    while (decision := game.decision) is not None and found < MOST_IN_A_GAME:
        if decision.is_play_cards and game.turn != looked_at:
            looked_at, here = game.turn, f"{name}-{game.turn}"
            data = prepared(game, randomness.mix(chance + game.turn), bases, hidden)
            by_chance = _by_chance(data) if data is not None else []
            if data is not None and any(bases for _, bases in by_chance):
                looking = (
                    _in_hidden_position(data, max(by_chance)[0], here) if hidden else _in_position(data, here, goals)
                )
                for puzzle in looking:
                    found += 1
                    yield puzzle
        game.choose(bots[decision.player].choose(game.seen_by(decision.player), decision))


# From a turn of a game to a position in which everything can be seen.


def prepared(game: Game, chance: int, bases: int = 1, hidden: bool = False) -> Data | None:
    """The position from the seat of the player whose turn it is, thinned out; None: not that many bases will score.

    The others hold no cards and the decks are empty: what there is can be seen, but for the next bases. `hidden`: hands
    are as they were, what is left out is in the decks, and the others hold the worst; None: they could do no harm.
    """
    state = game.state
    missing = {base.definition.name: breakpoint_of(state, base) - total_power(state, base) for base in state.bases}
    if sum(sorted(missing.values())[:bases]) > WITHIN:
        return None
    try:
        data = scenario_of(game).to_dict()
    except SetupError:
        return None
    if _speaks_of_more(data):
        return None
    data = rotated({key: data[key] for key in _TO_BE_SEEN if key in data}, game.current_player)
    del data["base_deck"], data["base_discard"]
    data = _with_a_smaller_hand(data, chance) if hidden else _with_nothing_hidden(data, chance)
    while data["minions"] and cards_in_play(data) > MOST_IN_PLAY:
        furthest = max(range(len(data["minions"])), key=lambda index: missing[data["minions"][index][1]])
        data = without(data, "minions", furthest)
    if not data["hands"] or not data["minions"]:
        return None
    if not hidden:
        return data
    return worst_deal(data) if 1 < number_of_deals(data) <= MOST_DEALS else None


def _with_nothing_hidden(data: Data, chance: int) -> Data:
    mine = str(SOLVER)
    found = {zone: cards for zone, cards in data.items() if zone != "decks"}
    for zone, most in (("hands", MOST_IN_HAND), ("discards", MOST_DISCARDED)):
        cards = [card for card in data[zone].get(mine, ()) if isinstance(card, str)]
        chance = randomness.shuffle(chance, cards)
        found[zone] = {mine: sorted(cards[:most])} if cards else {}
    return found


def _with_a_smaller_hand(data: Data, chance: int) -> Data:
    """The solver holds so many cards that one can think of all of them; the others are in the deck."""
    mine = str(SOLVER)
    hand = list(data["hands"].get(mine, []))
    chance = randomness.shuffle(chance, hand)
    deck = [*data["decks"].get(mine, []), *hand[MOST_HELD:]]
    return {
        **data,
        "hands": {**data["hands"], mine: hand[:MOST_HELD]},
        "decks": {**data["decks"], mine: deck},
    }


def without(data: Data, zone: str, index: int) -> Data:
    """The position without a minion, and what is on it, or an action in play. Where there are decks they go there."""
    found = {**data, zone: data[zone][:index] + data[zone][index + 1 :]}
    if "decks" in data:
        name, _, _, owner, _, *attached = data[zone][index]
        found["decks"] = {who: list(cards) for who, cards in data["decks"].items()}
        for card, whose in [(name, owner), *(attached[0] if attached else ())]:
            found["decks"].setdefault(str(whose), []).append(card)
    return found


def _speaks_of_more(data: Data) -> bool:
    """Is there more to the position than what lies on the table and how many cards may be played?"""
    return (
        bool(data.keys() - _TO_BE_SEEN - {"turn_number", "chance", "ids"})
        or any(play.keys() != {"minion"} for play in data.get("extra_plays", ()))
        or any(len(action) > 2 for minion in data["minions"] for action in minion[5])
    )


_TO_BE_SEEN = dict.fromkeys(
    (
        "players",
        "options",
        "factions",
        "bases",
        "hands",
        "decks",
        "discards",
        "base_deck",
        "base_discard",
        "minions",
        "actions",
        "vp",
        "current",
        "phase",
        "plays",
        "extra_plays",
    )
).keys()
"""What the data of a puzzle's position may hold, in the order of its file."""


def cards_in_play(data: Data) -> int:
    return len(data["actions"]) + sum(1 + len(minion[5]) for minion in data["minions"])


def rotated(data: Data, player: int) -> Data:
    """The same position with that player in seat 0."""
    players: int = data["players"]

    def seat(who: int) -> int:
        return (who - player) % players

    def card(entry: Any) -> Any:
        return entry if isinstance(entry, str) else [entry[0], seat(entry[1])]

    found = dict(data)
    for zone in ("hands", "decks", "discards"):
        found[zone] = {str(seat(int(who))): [card(entry) for entry in pile] for who, pile in data[zone].items()}
    found["factions"] = {str(seat(int(who))): keys for who, keys in data["factions"].items()}
    found["minions"] = [
        [name, on, seat(of), seat(owner), counters, [[action, seat(whose)] for action, whose in attached]]
        for name, on, of, owner, counters, attached in data["minions"]
    ]
    found["actions"] = [[name, on, seat(of), seat(owner), memo] for name, on, of, owner, memo in data["actions"]]
    found["vp"] = [data["vp"][(who + player) % players] for who in range(players)]
    found["current"] = 0
    return found


# From a position to puzzles.


def _by_chance(data: Data) -> list[tuple[int, int]]:
    """The VP gained and the bases scored in a few turns played at random."""
    start = Scenario.from_dict(data).start()
    chance = randomness.seeded(0)
    found = []
    for _ in range(SAMPLES):
        game = start.clone()
        while not passed(game):
            assert game.decision is not None
            index, chance = randomness.below(chance, len(game.decision))
            game.choose(index)
        found.append((game.scores[SOLVER] - data["vp"][SOLVER], scored(game)))
    return found


def _in_hidden_position(data: Data, by_chance: int, name: str) -> Iterator[Puzzle]:
    """Can as many VP be forced as chance happened to bring?"""
    if by_chance >= LEAST_GAIN and all(
        played.scores[SOLVER] - data["vp"][SOLVER] < by_chance for played in _by_greedy(data)
    ):
        yield from made({**data, "vp": _vp_before(data, by_chance)}, Goal("win"), name)


def _vp_before(data: Data, gained: int) -> list[int]:
    """Victory points that leave the solver exactly that gain to be made."""
    target = Options(**data["options"]).target_vp
    return [max(0, target - gained), *(min(vp, RIVALS_VP) for vp in data["vp"][1:])]


def _in_position(data: Data, name: str, goals: Sequence[str]) -> Iterator[Puzzle]:
    best = most(Scenario.from_dict(data).start())
    if best is None:
        return
    start = data["vp"][SOLVER]
    gained, bases = best[0] - start, best[1]
    if bases < 2 and gained < LEAST_GAIN:
        return
    greedy = [(played.scores[SOLVER] - start, scored(played)) for played in _by_greedy(data)]
    if "score_bases" in goals and bases >= 2 and all(number < bases for _, number in greedy):
        yield from made(data, Goal("score_bases", min(bases, 4)), name)
    if "win" in goals and gained >= LEAST_GAIN and all(vp < gained for vp, _ in greedy):
        yield from made({**data, "vp": _vp_before(data, gained)}, Goal("win"), name)


def most(game: Game, budget: int = BUDGET) -> tuple[int, int] | None:
    """The most VP the solver can force to have at the end of the turn, and the most bases to score; None: too long."""

    def mine(values: Iterator[tuple[int, int]]) -> tuple[int, int]:
        found = list(values)
        return max(vp for vp, _ in found), max(bases for _, bases in found)

    def theirs(values: Iterator[tuple[int, int]]) -> tuple[int, int]:
        found = list(values)
        return min(vp for vp, _ in found), min(bases for _, bases in found)

    def leaf(game: Game) -> tuple[int, int]:
        return game.scores[SOLVER], scored(game)

    search = Search(SOLVER, leaf, mine, theirs, done=passed, unsure=(0, 0), remembered=scored, budget=budget)
    try:
        return search.value(game.clone())
    except OutOfBudgetError:
        return None


def _by_greedy(data: Data) -> Iterator[Game]:
    """The turn as the greedy bot plays it."""
    for seed in range(TRIES):
        yield turn_of(Scenario.from_dict(data).start(), OBVIOUS, seed)


def made(data: Data, goal: Goal, name: str) -> Iterator[Puzzle]:
    """The puzzle of this position with this goal, if it makes a good one."""
    if not _stays(data, goal):
        return
    data = simplified(data, lambda fewer: _stays(fewer, goal))
    puzzle = measured(data, goal, f"{name}-{goal.kind.replace('_', '-')}", _title(data, goal))
    if puzzle is not None:
        yield puzzle


def measured(data: Data, goal: Goal, key: str, title: str) -> Puzzle | None:
    """The puzzle with its shortest solution, hints and difficulty; None: too easy, too long, or a matter of luck."""
    game = Scenario.from_dict(data).start()
    solution = shortest(game, goal, 4 * BUDGET)
    lines = survey(game, goal, 4 * BUDGET)
    if solution.verdict != "solved" or lines is None or lines.share > MOST_BY_CHANCE:
        return None
    if not needs_no_luck(game, goal, solution.line):
        return None
    firsts = first_choices(game, goal)
    puzzle = Puzzle(key, title, goal, "easy", "", data, solution.line)
    if are_hidden(data) and not unbeaten(data, goal, own_choices(data, solution.line)):
        return None
    choices = puzzle.choices
    if not CHOICES[0] <= choices <= CHOICES[1] or len(firsts) > MOST_FIRST_CHOICES:
        return None
    found: Data = {"choices": choices, "by_chance": float(f"{lines.share:.2g}"), "first_choices": len(firsts)}
    if are_hidden(data):
        levels = solving_levels(data, goal)
        found |= {
            "if_harmless": by_chance_if_harmless(data, goal),
            "deals": number_of_deals(data),
            "solved_by": levels,
        }
        difficulty = difficulty_by_levels(levels)
    else:
        thinking = goal.reached(turn_of(puzzle.start(), THINKER))
        found["by_thinking"] = thinking
        difficulty = difficulty_of(lines.share, choices, thinking)
    return replace(puzzle, difficulty=difficulty, nudge=nudge_of(puzzle), found=found)


def by_chance_if_harmless(data: Data, goal: Goal) -> float | None:
    """How often chance reaches the goal where rivals hold nothing that they could play; None: too much to play out.

    The more often than where they hold the worst, the more ways there are that only a careless player takes.
    """
    *_, harmless = deals(data)
    lines = survey(Scenario.from_dict(harmless).start(), goal, 4 * BUDGET)
    return None if lines is None else float(f"{lines.share:.2g}")


def solving_levels(data: Data, goal: Goal) -> list[str]:
    """The levels of bots that reach the goal every time, weakest first; those above one that does are not asked."""
    for number, level in enumerate(LEVELS):
        if all(goal.reached(turn_of(Scenario.from_dict(data).start(), level, seed)) for seed in range(TRIES)):
            return list(LEVELS[number:])
    return []


def difficulty_by_levels(levels: Sequence[str]) -> Difficulty:
    """How hard it is by which levels of bots solve it.

    >>> difficulty_by_levels(["normal", "hard", "expert"]), difficulty_by_levels([])
    ('easy', 'fiendish')
    """
    return DIFFICULTIES[max(0, len(DIFFICULTIES) - 1 - len(levels))]


def _stays(data: Data, goal: Goal) -> bool:
    """Is there a solution, and does greedy miss it?"""
    try:
        game = Scenario.from_dict(data).start()
    except SetupError:
        return False
    return not any(goal.reached(played) for played in _by_greedy(data)) and (
        solve(game, goal, BUDGET).verdict == "solved"
    )


def simplified(data: Data, stays: Callable[[Data], bool]) -> Data:
    """Without the cards in play that do not matter, and the discard pile if nothing is hidden and it does not matter.

    The hand keeps its red herrings, and where rivals hold cards, discard piles tell what they cannot hold.
    """
    for zone in ("actions", "minions"):
        for index in range(len(data[zone]) - 1, -1, -1):
            fewer = without(data, zone, index)
            if are_hidden(fewer):
                fewer = worst_deal(fewer)
            if stays(fewer):
                data = fewer
    if are_hidden(data):
        return data
    fewer = {zone: cards for zone, cards in data.items() if zone != "discards"}
    return fewer if stays(fewer) else data


def difficulty_of(by_chance: float, choices: int, by_thinking: bool) -> Difficulty:
    """How hard it is: how rarely chance finds it, how long the way is, and whether a bot that reads ahead finds it.

    >>> difficulty_of(0.02, 3, True), difficulty_of(0.004, 4, False)
    ('easy', 'hard')
    """
    score = -math.log10(max(by_chance, 1e-7)) + 0.2 * choices - (0.4 if by_thinking else 0)
    return "easy" if score < 2.45 else "medium" if score < 2.9 else "hard" if score < 3.45 else "fiendish"


def nudge_of(puzzle: Puzzle) -> str:
    """A first hint in general words: which bases score, and how long the way is."""
    game = puzzle.start()
    for key in puzzle.solution:
        game.choose(key)
    bases = list(dict.fromkeys(event.base or "" for event in game.events if event.kind == "scoring"))
    number = _WORDS.get(puzzle.choices, str(puzzle.choices))
    if not bases:
        return f"No base has to score for it. It takes {number} steps."
    who = bases[0] if len(bases) == 1 else f"{', '.join(bases[:-1])} and {bases[-1]}"
    have = "has" if len(bases) == 1 else "have"
    return f"{who} {have} to score. It takes {number} steps."


_WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}


def _title(data: Data, goal: Goal) -> str:
    names = " and ".join(FACTIONS[key].name for key in data["factions"][str(SOLVER)])
    return f"{names}: {goal.sentence().rstrip('.').lower()}"
