"""The searching bot: its budget is a hard limit, and it finds what takes two steps."""

import time

import pytest

from smashup import Game, Options
from smashup.bots import make_bot
from smashup.bots.answers import grouped
from smashup.bots.mcts import MctsBot, TreeSearch
from smashup.scenario import Scenario, play, scenario


def asked(game: Game) -> str:
    """What the searching bot answers, in words."""
    decision = game.decision
    assert decision is not None
    index = MctsBot(1, iterations=60).choose(game.seen_by(decision.player), decision)
    return decision.options[index].label


def crowded() -> Scenario:
    """A position with hundreds of options: a hand full of actions and minions, and minions everywhere."""
    position = scenario(
        players=4,
        bases=["Tar Pits", "The Homeworld", "The Central Brain", "Temple of Goju", "Jungle Oasis", "Cave of Shinies"],
        hand=["Augmentation", "Howl", "Upgrade", "Natural Selection", "Laseratops", "Armor Stego", "King Rex"],
    )
    for base in ("Tar Pits", "The Homeworld", "Temple of Goju", "Jungle Oasis"):
        position = position.minion("War Raptor", on=base, of=0, counters=1)
        for player, name in ((1, "Zapbot"), (2, "Gremlin"), (3, "Ninja Acolyte")):
            position = position.minion(name, on=base, of=player)
    return position


def test_a_budget_of_seconds_is_a_hard_limit_in_a_crowded_position() -> None:
    game = crowded().start()
    decision = game.decision
    assert decision is not None
    began = time.process_time()  # Of this process alone: others may have kept it waiting.
    MctsBot(1, iterations=None, seconds=0.2).choose(game.seen_by(0), decision)
    assert time.process_time() - began < 1.5


def test_a_budget_of_iterations_is_kept_exactly() -> None:
    game = crowded().start()
    assert game.decision is not None
    search = TreeSearch(game.seen_by(0), game.decision, 5)
    search.run(25, None)
    assert sum(edge.visits for edge in search.root.edges.values()) == 25


def test_equal_minions_on_a_base_are_one_answer() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Beam Up"])
        .minion("Hoverbot", on="Tar Pits", of=1)
        .minion("Hoverbot", on="Tar Pits", of=1)
        .minion("Hoverbot", on="The Homeworld", of=1)
        .start()
    )
    play(game, "Beam Up")
    assert game.decision is not None
    assert len(game.decision) == 3
    assert len(grouped(game.state, game.decision.raw)) == 2


def test_it_takes_the_base_it_can_win() -> None:
    game = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
        .minion("Invader", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
        .start()
    )
    assert asked(game) == "King Rex on Tar Pits"


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_each_goes_for_their_own_chance(players: int) -> None:
    """Player 0 can win the game at once; nobody else's interest counts."""
    game = (
        scenario(players=players, bases=["Tar Pits", "The Homeworld"], hand=["King Rex"], options=Options())
        .minion("Armor Stego", on="Tar Pits", of=0)
        .minion("Armor Stego", on="Tar Pits", of=0)
        .minion("Nukebot", on="Tar Pits", of=1)
        .vp(12, 11, *[0] * (players - 2))
        .start()
    )
    assert asked(game) == "King Rex on Tar Pits"


def test_a_budget_can_be_named() -> None:
    assert make_bot("mcts@25").name == "mcts@25"
    assert make_bot("mcts@0.5s").name == "mcts@0.5s"
