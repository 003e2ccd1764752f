"""The exhaustive solver on small positions: solvable or not, against somebody who answers, and with luck in play."""

import pytest

from smashup.bots.exhaustive import distinct
from smashup.engine.errors import SetupError
from smashup.guides.puzzles import Goal, solve
from smashup.guides.puzzles.solver import first_choices, holds, needs_no_luck, shortest, survey, worst_answer
from smashup.scenario import Scenario, offered, pick, play, scenario

WIN = Goal("win")
TWO_BASES = Goal("score_bases", 2)


def at_the_tar_pits(*hand: str, vp: int = 11) -> Scenario:
    """Breakpoint 16 for 4, 3 and 2 VP; eight power of yours there, four of the rival's."""
    return (
        scenario(bases=["Tar Pits", "School of Wizardry"], hand=hand)
        .minion("Laseratops", on="Tar Pits")
        .minion("Laseratops", on="Tar Pits")
        .minion("Tiger Assassin", on="Tar Pits", of=1)
        .vp(vp, 0)
    )


def words(game, line):
    """The labels of a line."""
    said = []
    for key in line:
        said.append(next(option.label for option in game.decision.options if option.key == key))
        game.choose(key)
    return said


def test_a_win_in_one_play_is_found():
    game = at_the_tar_pits("King Rex", "Howl").start()
    solution = shortest(game, WIN)
    assert solution.verdict == "solved"
    assert words(game, solution.line) == ["King Rex on Tar Pits", "End your plays"]
    assert game.winners == (0,)


def test_the_game_that_was_solved_is_left_as_it_was():
    game = at_the_tar_pits("King Rex").start()
    before = game.fingerprint()
    solve(game, WIN)
    assert game.fingerprint() == before


def test_one_point_too_few_is_no_win():
    assert solve(at_the_tar_pits("King Rex", vp=10).start(), WIN).verdict == "unsolvable"


def test_a_tie_for_the_most_points_is_no_win():
    assert solve(at_the_tar_pits("King Rex").vp(11, 12).start(), WIN).verdict == "unsolvable"


def test_too_few_positions_leave_it_undecided():
    solution = solve(at_the_tar_pits("King Rex", "Howl", "Augmentation").start(), WIN, budget=2)
    assert (solution.verdict, solution.line) == ("undecided", ())


def test_a_turn_that_could_go_on_for_ever_is_decided():
    """A Copycat that copies a Collector returns itself, and The Homeworld lets it be played again."""
    position = scenario(bases=["The Homeworld", "Temple of Goju"], hand=["Copycat"])
    game = position.minion("Collector", on="The Homeworld", of=1).start()
    assert solve(game, WIN).verdict == "unsolvable"


def test_the_others_answer_as_badly_for_the_solver_as_they_can():
    def position(*rivals_hand):
        return (
            at_the_tar_pits("King Rex")
            .minion("Tiger Assassin", on="Tar Pits", of=1)
            .minion("Ninja Master", on="Tar Pits", of=1)
            .hand(1, *rivals_hand)
        )

    assert solve(position().start(), WIN).verdict == "solved"  # 15 against 13.
    assert solve(position("Shinobi").start(), WIN).verdict == "unsolvable"  # 15 against 16, if it is played.
    game = position("Shinobi").start()
    play(game, "King Rex", on="Tar Pits")
    pick(game, "end")
    assert offered(game) == ["Shinobi on Tar Pits", "Pass"]
    assert worst_answer(game, WIN) == 0


def test_a_line_holds_only_if_every_answer_of_the_others_is_met():
    game = at_the_tar_pits("King Rex").minion("Ninja Master", on="Tar Pits", of=1).hand(1, "Shinobi").start()
    line = shortest(game, WIN).line  # 15 against 12: Shinobi comes too late.
    assert holds(game, WIN, line)
    stronger = (
        at_the_tar_pits("King Rex")
        .minion("Ninja Master", on="Tar Pits", of=1)
        .minion("Tiger Assassin", on="Tar Pits", of=1)
        .hand(1, "Shinobi")
        .start()
    )
    assert not holds(stronger, WIN, line[:2])


def test_a_lucky_draw_is_no_solution():
    deck = ["King Rex", "Mystic Studies", "Natural Selection", "Wildlife Preserve", "Scry", "Time Loop"]
    game = at_the_tar_pits("Mystic Studies").deck(0, *deck).start()
    lucky = game.clone()
    play(lucky, "Mystic Studies")
    play(lucky, "King Rex", on="Tar Pits")
    pick(lucky, "end")
    assert lucky.winners == (0,)
    assert solve(game, WIN).verdict == "unsolvable"
    keys = []
    follow = game.clone()
    for index in lucky.choices:
        keys.append(follow.decision.options[index].key)
        follow.choose(index)
    assert not needs_no_luck(game, WIN, keys)


def test_a_solution_beside_a_lucky_way_is_found():
    game = at_the_tar_pits("Mystic Studies", "King Rex").deck(0, "Howl", "Howl", "Scry").start()
    solution = solve(game, WIN)
    assert solution.verdict == "solved"
    assert needs_no_luck(game, WIN, solution.line)


def test_scoring_two_bases_counts_the_bases_of_this_turn():
    position = at_the_tar_pits("King Rex", "Augmentation").minion("War Raptor", on="School of Wizardry")
    assert solve(position.start(), TWO_BASES).verdict == "unsolvable"
    for name in ("Ninja Master", "Shinobi", "Shinobi", "Shinobi"):
        position.minion(name, on="School of Wizardry", of=1)  # 14 and a raptor of 3, of 20.
    game = position.start()
    solution = shortest(game, TWO_BASES)
    assert words(game, solution.line)[:2] == ["King Rex on Tar Pits", "Augmentation"]
    assert TWO_BASES.reached(game)


def test_the_survey_says_how_often_chance_finds_it():
    game = at_the_tar_pits("King Rex").start()
    # King Rex on one of two bases or the end of the plays, then the end of the plays: one way in three.
    found = survey(game, WIN)
    assert found is not None
    assert found.solvable
    assert found.share == pytest.approx(1 / 3)
    assert first_choices(game, WIN) == [
        option.key for option in game.decision.options if option.label == "King Rex on Tar Pits"
    ]


def test_equal_minions_are_one_choice():
    game = at_the_tar_pits("Upgrade").minion("Armor Stego", on="Tar Pits").start()
    decision = game.decision
    assert decision is not None
    assert sorted(decision.options[index].label for index in distinct(game.state, decision)) == [
        "End your plays",
        "Upgrade on Armor Stego (3, Player 1, Tar Pits)",
        "Upgrade on Laseratops (4, Player 1, Tar Pits)",
        "Upgrade on Tiger Assassin (4, Player 2, Tar Pits)",
    ]


def test_minions_that_were_treated_differently_are_two_choices():
    game = (
        at_the_tar_pits("Upgrade", "Howl")
        .plays(1, 2)
        .minion("Armor Stego", on="Tar Pits", counters=1)
        .minion("Armor Stego", on="Tar Pits")
        .start()
    )
    decision = game.decision
    assert decision is not None
    labels = [decision.options[index].label for index in distinct(game.state, decision)]
    assert sum(label.startswith("Upgrade on Armor Stego") for label in labels) == 2


@pytest.mark.parametrize(
    ("kind", "number", "message"),
    [("draw", 0, "there is no goal 'draw'"), ("score_bases", 1, "needs a number from 2 to 4"), ("score_bases", 9, "9")],
)
def test_goals_that_do_not_exist_are_refused(kind, number, message):
    with pytest.raises(SetupError, match=message):
        Goal(kind, number)
