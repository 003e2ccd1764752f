"""`smashup play` with piped input: whole games, undo, saving, questions, bad input, and what fits into 80 columns."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from smashup import Game, Options
from smashup.bots import learned
from smashup.game import notation
from smashup.scenario import Scenario, scenario
from tests.cli.conftest import Smashup

FACTIONS = ("--factions", "aliens,dinosaurs", "pirates,robots")
EASY = ("--seats", "human", "easy")
"""The usual opponent thinks for longer."""
ANYTHING = "1\n1\n0\n" * 400
"""Answers every question: 1 where there is something to choose (and which), otherwise 0."""


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return Path("game.json")


def begin(saved: Path, position: Scenario) -> None:
    """Save a position to be loaded by `play`."""
    saved.write_text(position.duplicate_factions().start().save())


def headlines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.startswith(" Turn ")]


# A whole game.


@pytest.mark.parametrize("columns", [80, 120])
def test_a_game_is_played_to_its_end_by_piped_input(smashup: Smashup, columns: int) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, *EASY, "--target-vp", 6, typed=ANYTHING, columns=columns)
    assert result.code == 0
    assert result.err == ""
    assert "The game is over: " in result.out
    assert result.lines[-1] == "Goodbye!"
    # You are spoken to.
    assert "• You play " in result.out
    assert "• Easy plays " in result.out
    assert "You plays" not in result.out


def test_no_line_is_longer_than_80_columns(smashup: Smashup) -> None:
    names = ("--names", "Anna-Katharina", "Bartholomew the Great", "Cy", "Dorothea")
    seats = ("--seats", "human", "greedy", "random", "human")
    result = smashup("play", "--seed", 7, *seats, *names, "--setup", "draft", typed="?\nh\nd\nl\n" + ANYTHING)
    assert "The game is over: " in result.out
    assert max(map(len, result.lines)) <= 80


def test_piped_output_has_no_colours_and_clears_nothing(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, typed="0\n0\n")
    assert "\x1b" not in result.out


def test_the_same_seed_and_answers_give_the_same_game(smashup: Smashup) -> None:
    first, second, other = (
        smashup("play", *EASY, "--seed", seed, "--target-vp", 5, typed=ANYTHING).out for seed in (3, 3, 4)
    )
    assert first == second
    assert first != other


def test_it_ends_politely_when_the_input_ends(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 5, typed="1\n")
    assert result.code == 0
    assert result.lines[-2:] == ["Goodbye!", "The game was not saved; its seed was 5."]


def test_bots_play_by_themselves(smashup: Smashup) -> None:
    result = smashup("play", "--seats", "random", "random", "--setup", "random", "--seed", 1, "--target-vp", 4)
    assert result.code == 0
    assert "The game is over: Random" in result.out


def test_factions_are_taken_in_a_draft(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 2, "--setup", "draft", "--on-offer", 5, "--names", "Ann", typed="1\n1\n")
    assert sum(line.startswith("• Ann takes ") for line in result.lines) >= 1
    assert "Take a faction." in result.out
    assert "Ann" in result.out


@pytest.mark.usefixtures("first_factions")
def test_factions_are_taken_in_a_tournament_draft(smashup: Smashup) -> None:
    start = ("play", "--seed", 5, "--setup", "tournament", "--names", "Ann", "Ben")
    result = smashup(*start, typed="1\n1\n1\n1\n1\nl\nq\n\n", columns=100)
    said = [line for line in result.lines if line.startswith(("• ", "Ban a", "Take ", "Banned: "))]
    assert "• Ann bans Aliens." in [line.strip() for line in said]
    assert said.count("Ban a faction.") == 2
    assert said.count("Take a faction.") == 2
    assert "Banned: Aliens, Robots, Dinosaurs, Anansi Tales" in said
    assert "Ann: Pirates, Tricksters" in result.lines
    lines = [" ".join(line.split()) for line in result.lines]
    assert "1 Bear Cavalry Field of Honor (18 for 3 2 1)" in lines
    assert "Ben takes the bases of " in " ".join(result.out.split())


def test_a_tournament_draft_for_three_is_refused(smashup: Smashup) -> None:
    result = smashup("play", "--setup", "tournament", "--seats", "human", "random", "random")
    assert (result.code, result.err) == (2, "smashup: the tournament draft is for two players (rule 14.7), not 3\n")


def test_factions_can_be_left_out_of_a_random_setup(smashup: Smashup) -> None:
    known = ["aliens", "dinosaurs", "ninjas", "Pirates", "robots", "tricksters", "wizards", "zombies"]
    others = ["bear cavalry", "ghosts", "killer plants", "steampunks", "dragons", "mythic greeks", "sharks"]
    others += [
        "superheroes",
        "tornados",
        "cyborg apes",
        "shapeshifters",
        "super spies",
        "time travelers",
        "anansi tales",
    ]
    for seed in (1, 2, 3):
        out = smashup("play", "--seed", seed, "--setup", "random", "--not", *known, *others, typed="l\n").out
        taken = [
            line.split(" play")[1] for line in out.splitlines() if "• You play " in line or "• Normal plays " in line
        ]
        assert not any(name.casefold() in " ".join(taken).casefold() for name in [*known, *others])
        assert len(taken) >= 2
    result = smashup("play", "--setup", "draft", "--not", "aliens")
    assert result.err.startswith("smashup: --not applies to random factions: add --setup random, or --factions")
    assert "did you mean aliens?" in smashup("play", "--setup", "random", "--not", "alien").err


def test_players_without_given_factions_get_random_ones(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 2, "--factions", "aliens,pirates", typed="")
    assert "• You play Aliens and Pirates." in result.out
    assert "• Normal plays " in result.out


def test_variants_of_the_rules_are_used(smashup: Smashup, saved: Path) -> None:
    variants = (
        "--all-bases",
        "--classic-mulligan",
        "--duplicate-factions",
        "--target-vp",
        7,
        "--on-offer",
        6,
        "--titans",
    )
    smashup("play", "--seed", 2, "--setup", "draft", *variants, typed=f"s {saved}\n")
    options = notation.read(saved.read_text()).tags["Options"]
    assert Options(**options) == Options(
        all_bases=True,
        classic_mulligan=True,
        duplicate_factions=True,
        target_vp=7,
        titans=True,
        setup="draft",
        on_offer=6,
        ask_end=True,
    )


# What is on the screen.


def test_the_table_shows_totals_places_powers_counters_and_actions(smashup: Smashup, saved: Path) -> None:
    begin(
        saved,
        scenario(bases=["Tar Pits", "The Homeworld", "Jungle Oasis"], hand=["Scout", "Scout", "Beam Up"])
        .minion("Invader", on="Tar Pits", of=0, counters=2)
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .action("Wildlife Preserve", on="The Homeworld", of=1)
        .vp(3, 4),
    )
    out = smashup("play", "--load", saved, "--names", "Ann", "Ben").out
    shown = [line.strip("│").split("│")[0].strip() for line in out.splitlines()]
    assert "A  Tar Pits" in shown
    assert "14/16          VP 4 3 2" in shown
    assert "Ben           9  1st +4" in shown
    assert "9 King Rex (7)" in shown
    assert "✦ Upgrade Ben" in shown
    assert "Ann           5  2nd +3" in shown
    assert "5 Invader ●2" in shown
    assert "✦ Wildlife Preserve Ben" in out
    assert "███············   3 VP" in out
    assert "▓▓▓▓···········   4 VP" in out
    assert "left to play: minion, action" in out


def test_cards_in_hand_have_a_number_for_each_base(smashup: Smashup, saved: Path) -> None:
    begin(saved, scenario(bases=["Tar Pits", "Jungle Oasis"], hand=["Scout", "Scout", "Beam Up"]))
    rows = [line.split() for line in smashup("play", "--load", saved).lines]
    assert ["Your", "hand", "play", "A", "B"] in rows
    assert any(row[:3] == ["3", "Scout", "×2"] and row[-2:] == ["1", "2"] for row in rows)
    assert any(row[:3] == ["✦", "Beam", "Up"] and row[-1] == "3" for row in rows)
    assert ["0", "End", "your", "plays"] in rows


def test_a_card_that_goes_on_a_minion_asks_which_one(smashup: Smashup, saved: Path) -> None:
    begin(
        saved,
        scenario(bases=["Tar Pits"], hand=["Upgrade"])
        .minion("War Raptor", on="Tar Pits", of=0)
        .minion("King Rex", on="Tar Pits", of=0),
    )
    result = smashup("play", "--load", saved, typed="1\n7\n0\n1\n2\n")
    assert "Upgrade on Tar Pits: which one?" in result.out
    assert "'7' is not one of these; type a number from 0 to 2." in result.out
    assert "  2  Upgrade on King Rex (7, You, Tar Pits)" in result.out
    assert "• You play Upgrade on King Rex." in result.out


def test_labels_call_players_by_their_names(smashup: Smashup, saved: Path) -> None:
    begin(
        saved,
        scenario(bases=["Tar Pits"], hand=["Beam Up"])
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Scout", on="Tar Pits", of=0),
    )
    result = smashup("play", "--load", saved, "--names", "Ann", "Ben", typed="1\n")
    assert "Beam Up: Return a minion to its owner's hand." in result.out
    assert "  1  Warbot (4, Ben, A)" in result.out
    assert "Player 2" not in result.out


def test_long_lists_of_choices_are_set_in_columns(smashup: Smashup, saved: Path) -> None:
    position = scenario(bases=["Tar Pits", "The Homeworld"], hand=["Beam Up"])
    for name, copies in (("Zapbot", 4), ("Hoverbot", 3), ("Warbot", 2), ("Saucy Wench", 3), ("First Mate", 4)):
        for _ in range(copies):
            position.minion(name, on="The Homeworld", of=1)
    begin(saved, position)
    lines = smashup("play", "--load", saved, typed="1\n").lines
    assert any(" 1  Zapbot" in line and " 9  " in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_it_tells_what_happened_since_your_last_decision(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, typed="0\n")
    last = result.out[result.out.rindex("\n Turn ") :]
    assert "• Normal draws 2 cards." in last
    assert "comes into play" not in last


# Letters.


def test_undo_goes_back_to_your_previous_decision_over_bot_moves(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, typed="0\nu\n")
    turns = headlines(result.out)
    assert len(turns) == 3
    assert turns[0] == turns[2] != turns[1]


def test_undo_then_the_same_choice_leads_to_the_same_place(smashup: Smashup, tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    smashup("play", "--seed", 5, *FACTIONS, typed=f"1\n0\n0\ns {plain}\n")
    smashup("play", "--seed", 5, *FACTIONS, typed=f"1\n0\nu\nu\n1\n0\n0\nu\n0\ns {undone}\n")
    assert plain.read_text() == undone.read_text()


def test_undo_at_the_first_decision_says_so(smashup: Smashup) -> None:
    assert "  There is nothing to take back." in smashup("play", "--seed", 5, *FACTIONS, typed="u\n").lines


def test_undo_works_after_the_end_of_the_game(smashup: Smashup, saved: Path) -> None:
    begin(
        saved,
        scenario(bases=["Jungle Oasis"], hand=["King Rex"]).minion("King Rex", on="Jungle Oasis", of=1).vp(14, 3),
    )
    result = smashup("play", "--load", saved, typed="1\n0\nu\n")
    over = result.out.index("The game is over: You 16, Normal 5 VP.")
    assert headlines(result.out[over:]) == ["Turn 1 · your turn · Play Cards   left to play: action"]


def test_undo_after_loading_takes_back_what_was_chosen_before_saving(smashup: Smashup, saved: Path) -> None:
    smashup("play", "--seed", 5, *FACTIONS, typed=f"0\ns {saved}\n")
    result = smashup("play", "--load", saved, typed="u\n")
    turns = headlines(result.out)
    assert turns[0] != turns[1]


def test_save_quit_and_load_go_on_where_it_was(smashup: Smashup, saved: Path) -> None:
    before = smashup("play", "--seed", 5, *FACTIONS, "--names", "Ann", "Ben", typed=f"1\n0\nq {saved}\n")
    assert before.lines[-2:] == ["Goodbye, Ann!", f"Continue later with: smashup play --load {saved}"]
    after = smashup("play", "--load", saved)
    assert headlines(after.out)[0] == headlines(before.out)[-1]
    assert "Ben" in after.out


def test_a_saved_game_is_a_save_of_the_library_too(smashup: Smashup, saved: Path) -> None:
    smashup("play", "--seed", 5, *FACTIONS, typed=f"0\ns {saved}\n")
    assert Game.load(saved.read_text()).factions == (("aliens", "dinosaurs"), ("pirates", "robots"))


def test_quit_asks_whether_to_save(smashup: Smashup, saved: Path) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, typed=f"0\nq\n{saved}\n")
    assert f"  Saved to {saved}." in result.lines
    assert saved.exists()
    result = smashup("play", "--seed", 5, *FACTIONS, typed="0\nq\n\n")
    assert result.lines[-2:] == ["Goodbye!", "The game was not saved; its seed was 5."]


def test_save_needs_a_name_once_and_never_overwrites_something_else(smashup: Smashup, saved: Path) -> None:
    other = saved.with_name("letter.txt")
    other.write_text("Dear Ann")
    result = smashup("play", "--seed", 5, *FACTIONS, typed=f"s\ns {other}\ns {saved}\ns\ns /nowhere/x.json\n")
    assert "  Type s and a file name, such as: s game.json" in result.lines
    assert other.read_text() == "Dear Ann"
    assert result.lines.count(f"  Saved to {saved}.") == 2
    assert "  Not saved: cannot write /nowhere/x.json: No such file or directory." in result.lines


STUMBLER = ("--seats", "human", "tests.lab.bots:Stumbler", "--names", "Ann", "Ben")
LOST = "  Ben gives no answer: ValueError: I am lost ("
"""In its second turn."""


def test_a_bot_that_breaks_can_be_asked_again_and_the_game_saved(smashup: Smashup, saved: Path) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, *STUMBLER, typed=f"0\n0\n\ns {saved}\nq\n")
    assert (result.code, result.err) == (0, "")
    assert sum(line.startswith(LOST) for line in result.lines) == 2
    assert "Enter asks again · BOT takes over · s FILE saves · u undo · q quit" in result.lines
    assert f"  Saved to {saved}." in result.lines
    assert Game.load(saved.read_text()).turn == 4


def test_an_answer_that_was_not_offered_is_told_of(smashup: Smashup) -> None:
    seats = ("--seats", "human", "tests.lab.bots:Babbler", "--names", "Ann", "Ben")
    result = smashup("play", "--seed", 5, *FACTIONS, *seats, typed="0\nrandom\n")
    assert any(line.startswith("  Ben gives no answer: IllegalChoiceError: ") for line in result.lines)
    assert headlines(result.out)[-1].startswith("Turn 3 · Ann's turn")


def test_a_bot_that_thinks_for_too_long_can_be_interrupted_and_the_game_saved(smashup: Smashup, saved: Path) -> None:
    seats = ("--seats", "human", "tests.lab.bots:Interrupted", "--names", "Ann", "Ben")
    result = smashup("play", "--seed", 5, *FACTIONS, *seats, typed=f"0\ns {saved}\nrandom\n")
    assert "  Ben gives no answer: interrupted" in result.lines
    assert f"  Saved to {saved}." in result.lines
    assert headlines(result.out)[-1].startswith("Turn 3 · Ann's turn")
    watched = smashup("play", "--seed", 5, *FACTIONS, "--seats", "random", "tests.lab.bots:Interrupted")
    assert (watched.code, "gives no answer" in watched.out) == (130, False)


def test_a_game_against_a_bot_of_ones_own_goes_on_with_it(smashup: Smashup, saved: Path) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, *STUMBLER, typed=f"0\nq {saved}\n")
    seats = "--seats human tests.lab.bots:Stumbler"
    assert result.lines[-1] == f"Continue later with: smashup play --load {saved} {seats}"
    assert "Stumbler" not in saved.read_text()  # A file must not name code to be loaded.
    went_on = smashup("play", "--load", saved, *STUMBLER, typed="0\n")
    assert any(line.startswith(LOST) for line in went_on.lines)
    with_a_person = smashup("play", "--load", saved, typed="0\n")
    assert headlines(with_a_person.out)[-1].startswith("Turn 4 · Ben's turn")
    # Earlier versions did write it down.
    text = saved.read_text()
    named = text.replace('"kind": "human", "name": "Ben"', '"kind": "tests.lab.bots:Stumbler", "name": "Ben"')
    assert named != text
    saved.write_text(named)
    assert smashup("play", "--load", saved, typed="0\n").out == with_a_person.out
    assert smashup("replay", saved).code == 0


def test_another_bot_takes_over_from_one_that_breaks(smashup: Smashup, saved: Path) -> None:
    typed = f"0\n0\ngreedy@9\ntests.lab.bots:Nobody\nnonsense\nrandom\ns {saved}\n"
    result = smashup("play", "--seed", 5, *FACTIONS, *STUMBLER, typed=typed)
    failed = next(number for number, line in enumerate(result.lines) if line.startswith(LOST))
    after = result.lines[failed:]
    assert any(line.startswith("  there is no bot 'greedy@9'") for line in after)
    assert any(line.startswith("  the bot 'tests.lab.bots:Nobody' cannot be made") for line in after)
    assert "  'nonsense' is not a choice; type Enter, or help." in after
    assert headlines("\n".join(after))[0].startswith("Turn 5 · Ann's turn")
    assert '"kind": "random"' in saved.read_text()


def test_a_choice_can_be_taken_back_after_a_bot_has_broken(smashup: Smashup) -> None:
    result = smashup("play", "--seed", 5, *FACTIONS, *STUMBLER, typed="0\n0\nu\n")
    assert headlines(result.out)[-1].startswith("Turn 3 · Ann's turn")


def test_question_mark_shows_texts_powers_and_reasons(smashup: Smashup, saved: Path) -> None:
    begin(
        saved,
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["Scout", "Upgrade"])
        .minion("King Rex", on="Tar Pits", of=1, actions=["Upgrade"])
        .plays(0, 1),
    )
    typed = "? king rex\n? b\n? scout\n? sneaky squid\n? invdr\n?\n? 1\n"
    result = smashup("play", "--load", saved, "--names", "Ann", "Ben", typed=typed)
    lines = [line.strip() for line in result.lines]
    assert "King Rex  minion of power 7, Dinosaurs" in lines
    assert "Ben's on A: power 9 (King Rex +7, Upgrade +2)" in lines
    assert "The Homeworld  base, breakpoint 23, VP 4 / 2 / 1, Aliens" in lines
    assert "Not now: You have no minion play left this turn (rule 2.3)." in lines
    assert any(line.startswith("There is no card or base 'sneaky squid'.") for line in lines)
    assert any(line.startswith("There is no card or base 'invdr'. Did you mean Invader?") for line in lines)
    assert sum(line.startswith("Upgrade  action, played on a minion, Dinosaurs") for line in lines) == 2


@pytest.mark.parametrize(
    ("is_learnt", "judged"),
    [(True, "by what bots have learnt from games among themselves."), (False, "by rules of thumb (with numpy: ")],
)
def test_a_hint_names_the_best_choice_its_chance_and_the_reason_and_what_that_rests_on(
    smashup: Smashup, saved: Path, monkeypatch: pytest.MonkeyPatch, is_learnt: bool, judged: str
) -> None:
    monkeypatch.setattr(learned, "is_there", lambda: is_learnt)
    position = (
        scenario(bases=["Tar Pits", "The Homeworld"], hand=["King Rex"])
        .minion("Invader", on="Tar Pits", of=0)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Tar Pits", of=1)
    )
    begin(saved, position)
    result = smashup("play", "--load", saved, typed="h\n")
    hint = result.lines[result.lines.index("> h") + 1]
    assert re.search(r"\d\d%  King Rex on Tar Pits +breaks Tar Pits with you in first place \(4 VP\)", hint)
    assert f"plans the turn in several deals and judges {judged}" in " ".join(result.out.split())


def test_log_help_and_discard_piles(smashup: Smashup, saved: Path) -> None:
    begin(saved, scenario(bases=["Tar Pits"], hand=["Scout"]).discard_pile(1, "Warbot", "Warbot"))
    result = smashup("play", "--load", saved, typed="1\nl\nd\nhelp\n")
    assert result.out.count("• You play Scout on Tar Pits.") == 2
    assert "Normal: Warbot ×2" in result.lines
    assert "u       takes back your last choice and everything after it" in result.lines


def test_any_line_of_the_log_can_be_asked_why(smashup: Smashup, saved: Path) -> None:
    position = scenario(bases=["Tar Pits"], hand=["Disintegrator"]).minion("Scout", on="Tar Pits", of=1)
    begin(saved, position)
    result = smashup("play", "--load", saved, typed="1\nl\nw 2\nw\nw 99\nwhy x\n")
    lines = [line.rstrip() for line in result.lines]
    assert "1 • You play Disintegrator." in lines
    assert "2 •   Normal puts Scout on the bottom of a deck." in lines
    assert "  Because of line 1: You play Disintegrator." in lines
    assert "  Disintegrator  action, Aliens" in lines
    assert "  There is no line '99' in the log; l shows them with their numbers." in lines
    assert "  There is no line 'x' in the log; l shows them with their numbers." in lines


def test_the_log_names_the_rule_that_made_a_line(smashup: Smashup, saved: Path) -> None:
    begin(saved, scenario(bases=["Tar Pits"], hand=["Scout"]))
    result = smashup("play", "--load", saved, typed="1\nw 1\n")
    assert "  Rule 2.3  Play Cards: the current player may play one minion and one" in result.out


def test_a_talent_without_effect_says_so(smashup: Smashup, saved: Path) -> None:
    begin(saved, scenario(bases=["Tar Pits", "Jungle Oasis"]).minion("Captain Ahab", on="Tar Pits"))
    result = smashup("play", "--load", saved, typed="q\n\n")
    assert any("Talent of Captain Ahab" in line and "no effect now" in line for line in result.lines)


def test_bad_input_gets_one_line_and_asks_again(smashup: Smashup, saved: Path) -> None:
    begin(saved, scenario(bases=["Tar Pits"], hand=["Scout"]))
    result = smashup("play", "--load", saved, typed="9\nhello\n-1\n1\n")
    complaints = [second for first, second in pairwise(result.lines) if first in ("> 9", "> hello", "> -1")]
    assert complaints == [
        "  There is no choice 9; type a number from 0 to 1, or help.",
        "  'hello' is not a choice; type a number from 0 to 1, or help.",
        "  '-1' is not a choice; type a number from 0 to 1, or help.",
    ]
    assert "• You play Scout on Tar Pits." in result.out


def test_yes_and_no_may_be_typed(smashup: Smashup, saved: Path) -> None:
    position = scenario(bases=["Jungle Oasis", "Tar Pits"], hand=["King Rex"])
    position.minion("Scout", on="Jungle Oasis", of=0).minion("Warbot", on="Jungle Oasis", of=1)
    begin(saved, position)
    result = smashup("play", "--load", saved, typed="1\n0\ny\n")
    assert "Scout: Place Scout into " in result.out
    assert "•   You take Scout into hand." in result.out


# Damaged saves.


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "it is not JSON"),
        ("{}", "it has no format"),
        ('{"format": "smashup-save", "version": 99}', "this save has version 99"),
        ('{"format": "smashup-save", "version": 1, "choices": [], "setup": 3}', "it has no setup"),
    ],
)
def test_a_damaged_save_is_refused_in_one_line(smashup: Smashup, saved: Path, content: str, complaint: str) -> None:
    saved.write_text(content)
    for command in (["play", "--load", saved], ["replay", saved]):
        result = smashup(*command)
        assert result.code == 2
        assert result.err.startswith(f"smashup: cannot load {saved}: ")
        assert complaint in result.err
        assert len(result.err.splitlines()) == 1


def test_a_save_with_damaged_seats_is_refused(smashup: Smashup, saved: Path) -> None:
    smashup("play", "--seed", 5, *FACTIONS, typed=f"s {saved}\n")
    saved.write_text(re.sub(r"\[Seats .*\]", '[Seats [{"kind": "human"}]]', saved.read_text()))
    assert "its seats are not 2 players with names" in smashup("play", "--load", saved).err


def test_a_file_that_is_no_text_is_refused(smashup: Smashup, saved: Path) -> None:
    saved.write_bytes(b"\xff\xfe\x00\x01")
    assert "it is not a text file" in smashup("replay", saved).err


def test_loading_refuses_what_the_save_already_says(smashup: Smashup, saved: Path) -> None:
    smashup("play", "--seed", 5, *FACTIONS, typed=f"s {saved}\n")
    assert "leave out --factions and --seed" in smashup("play", "--load", saved, "--seed", 3).err
    assert "is a game of 2 players, not of 3" in smashup("play", "--load", saved, "--seats", *["greedy"] * 3).err
