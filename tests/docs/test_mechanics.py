"""What docs/mechanics.md says is where it says."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "smashup" / "engine"


def test_mechanisms_are_in_the_files_that_are_named():
    text = (ROOT / "docs" / "mechanics.md").read_text(encoding="utf-8").partition("## The flow")[2]
    everywhere = ["hooks.py", "state.py", *(f"card/{file.name}" for file in ENGINE.glob("card/*.py"))]
    for row in re.findall(r"^\|.*`[a-z_/]+\.py` \|$", text, re.MULTILINE):
        *_, mechanism, where, _ = row.split("|")
        named = re.findall(r"`([a-z_/]+\.py)`", where)
        files = [ENGINE.parent / name if name.startswith("game/") else ENGINE / name for name in [*named, *everywhere]]
        there = "\n".join(file.read_text(encoding="utf-8") for file in files)
        words = re.findall(r"`@?(?:[A-Z]\w+\.|\.)?(\w+)", mechanism)
        assert [word for word in words if not re.search(rf"\b{word}\b", there)] == [], row


def test_the_parts_of_a_card_offer_what_the_table_of_parts_says():
    text = (ROOT / "docs" / "mechanics.md").read_text(encoding="utf-8")
    table = text.partition("## The flow")[0]
    for file, examples in re.findall(r"^\| `([a-z_/]+\.py)` \|.*?\| (`.*`) \|$", table, re.MULTILINE):
        there = (ENGINE / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)", examples):
            assert re.search(rf"(def |    |self\.){name}\b", there), (file, name)
