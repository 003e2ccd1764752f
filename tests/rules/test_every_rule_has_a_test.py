"""The list of rules and the tests under this folder belong together: no rule without a test, no test of no rule."""

import ast
import itertools
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"
NOT_TESTED = {"14.6"}
"""What older books say instead: no rule of this program."""


def rules_in(text: str) -> list[str]:
    """The numbers of the rules that need a test, in the order of the text: those of all sections but 15."""
    numbers = re.findall(r"^- \*\*(\d+\.\d+)\*\* ", text, re.MULTILINE)
    return [number for number in numbers if int(number.split(".")[0]) != 15 and number not in NOT_TESTED]


def names_of_tests(folder: Path) -> list[str]:
    """The names of the test functions in a folder's test files."""
    return [
        node.name
        for file in sorted(folder.glob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def rule_of(test: str) -> str | None:
    """The rule a test is named after: `test_6_7_a_tie_...` is about 6.7."""
    found = re.match(r"test_(\d+)_(\d+)_[a-z]", test)
    return f"{found[1]}.{found[2]}" if found else None


def without_a_test(rules: list[str], tests: list[str]) -> list[str]:
    tested = {rule_of(test) for test in tests}
    return [rule for rule in rules if rule not in tested]


def test_every_rule_has_a_test():
    missing = without_a_test(rules_in(RULES.read_text(encoding="utf-8")), names_of_tests(HERE))
    assert not missing, f"no test under {HERE.name} is named after these rules: {', '.join(missing)}"


def test_every_numbered_test_is_about_a_rule_there_is():
    rules = rules_in(RULES.read_text(encoding="utf-8"))
    strangers = [test for test in names_of_tests(HERE) if rule_of(test) not in (None, *rules)]
    assert not strangers, f"the rules named by these tests do not exist: {', '.join(strangers)}"


def test_the_list_of_rules_is_read_completely():
    rules = rules_in(RULES.read_text(encoding="utf-8"))
    assert len(rules) == len(set(rules)) == 122
    assert (rules[0], rules[-1]) == ("1.1", "16.20")
    for before, after in itertools.pairwise(rules):
        section, number = map(int, before.split("."))
        following = f"{section}.{number + 1}"
        if following in NOT_TESTED:
            following = f"{section}.{number + 2}"
        next_section = 16 if section == 14 else section + 1
        assert after in (following, f"{next_section}.1"), f"after {before} comes {after}"


@pytest.mark.parametrize(
    ("text", "tests", "missing"),
    [
        ("- **6.7** Ties.", ["test_6_7_ties_share"], []),
        ("- **6.7** Ties.", ["test_6_70_ties_share"], ["6.7"]),
        ("- **6.7** Ties.\n- **6.8** More.", ["test_6_8_more"], ["6.7"]),
        ("- **14.6** Old books.\n- **15.1** Titans.", [], []),
    ],
)
def test_a_rule_without_a_test_is_found(text: str, tests: list[str], missing: list[str]):
    assert without_a_test(rules_in(text), tests) == missing
