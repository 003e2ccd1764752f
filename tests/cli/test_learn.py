"""`smashup learn` with piped input."""

from __future__ import annotations

import re

from tests.cli.conftest import Result, Smashup


def told(result: Result) -> str:
    """Everything that was printed, as one line without the frames."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", result.out).split())


def test_the_lessons_are_listed_in_order(smashup: Smashup) -> None:
    result = smashup("learn", "--list")
    assert result.code == 0
    assert [line.split()[:2] for line in result.lines if re.match(r" *\d", line)] == [
        ["1", "first-minion"],
        ["2", "first-action"],
        ["3", "places"],
        ["4", "talents"],
        ["5", "specials"],
        ["6", "ties"],
        ["7", "extra-plays"],
        ["8", "own-game"],
    ]


def test_a_further_lesson_is_listed_without_a_number_and_found_by_its_key(smashup: Smashup) -> None:
    assert [line.split()[:2] for line in smashup("learn", "--list").lines if line.strip().startswith("+")] == [
        ["+", "titans"]
    ]
    result = smashup("learn", "titans", typed="q\n")
    assert "Further lesson · Titans" in told(result)
    assert "Use Major Ursa." in told(result)


def test_a_lesson_says_what_to_type_and_typing_it_finishes_the_lesson(smashup: Smashup) -> None:
    typed = ""
    for _ in range(20):
        result = smashup("learn", "first-minion", typed=typed)
        meant = re.findall(r"→ type (\d+)", result.out)
        if "Ten power against four" in told(result):
            break
        assert len(meant) == typed.count("\n") + 1
        typed += f"{meant[-1]}\n"
    assert result.code == 0
    assert typed.count("\n") == 4
    assert "Lesson 1 of 8 · Your first minion · step 1 of 4" in result.out
    assert "A Warbot has come to The Great Library." in told(result)
    assert result.lines[-1] == "Goodbye! Continue later with: smashup learn first-action"


def test_one_lesson_leads_to_the_next(smashup: Smashup) -> None:
    result = smashup("learn", typed="3\n1\n0\n1\n\nq\n\n")
    assert "Enter continues with lesson 2, Your first action; q quits:" in result.out
    assert "Lesson 2 of 8 · Your first action · step 1 of 6" in result.out


def test_something_else_is_noticed_and_taken_back_or_started_over(smashup: Smashup) -> None:
    result = smashup("learn", "1", typed="2\nu\n2\nrestart\nq\n\n")
    assert told(result).count("That was not Saucy Wench on The Great Library.") == 2
    assert "→ type u to undo, or restart" in result.out
    assert len(re.findall(r"step 1 of 4", result.out)) == 5
    assert result.lines[-1] == "Goodbye!"


def test_hints_tell_more_each_time(smashup: Smashup) -> None:
    result = smashup("learn", "own-game", typed="h\nh\nq\n\n")
    assert told(result).count("Count first:") == 2
    assert told(result).count("King Rex brings 7") == 1


def test_nothing_is_wider_than_80_columns(smashup: Smashup) -> None:
    for lesson in range(1, 9):
        result = smashup("learn", lesson, typed="h\n" if lesson == 8 else "")
        assert max(map(len, result.lines)) <= 80


def test_a_lesson_that_does_not_exist_is_refused(smashup: Smashup) -> None:
    result = smashup("learn", "tie")
    assert (result.code, result.err) == (2, "smashup: there is no lesson 'tie'; did you mean ties?\n")
    result = smashup("learn", "9")
    assert result.err.startswith("smashup: there is no lesson '9'; expected a number up to 8 or one of first-minion,")
