"""The report: its numbers on small results counted by hand, its page and its files, and what it refuses."""

import csv
import json
import re
from math import comb
from pathlib import Path
from typing import Any

import pytest

from smashup.engine.factions import FACTIONS
from smashup.lab import ask
from smashup.lab.report import compute, write_page
from smashup.lab.report.page import played
from smashup.lab.report.pictures import pictures
from smashup.lab.report.summary import summary
from smashup.lab.report.tables import ABOUT, MODEL, TABLES
from smashup.server.faction_statistics import read_statistics
from tests.cli.conftest import Smashup
from tests.lab.generated import Row, games_by_strength, seat, won, write

SEA, LAND = ("aliens", "pirates"), ("robots", "zombies")


def ten_games() -> list[Row]:
    """Aliens and Pirates win eight of ten games against Robots and Zombies; seat 0 goes first in all but two."""
    found = []
    for game in range(10):
        sea_wins, first = game < 8, 0 if game < 8 else 1
        length = 20 if game % 2 else 30
        sea, land = (won(vp=16), {"vp": 12}) if sea_wins else ({"vp": 14}, won(vp=15))
        found += [
            seat(
                0,
                SEA,
                game=game,
                turns=length,
                **{"first": first == 0, **sea},
                bases=[{"base": "Tortuga", "place": 1, "vp": 4}] if sea_wins else [],
                cards=["Invader", "Invader"] if sea_wins else ["Invader"],
            ),
            seat(
                1,
                LAND,
                game=game,
                turns=length,
                **{"first": first == 1, **land},
                bases=[{"base": "Tortuga", "place": 2, "vp": 3}] if sea_wins else [],
                cards=["Warbot", "Invader"],
            ),
        ]
    return found


@pytest.fixture(scope="module")
def by_hand(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, Any]]]:
    return compute([write(tmp_path_factory.mktemp("by_hand"), ten_games())]).tables


STRENGTHS = {
    "aliens": 0.6,
    "dinosaurs": 0.4,
    "ghosts": 0.2,
    "ninjas": 0.0,
    "pirates": 0.0,
    "robots": 0.0,
    "wizards": -0.2,
    "zombies": -1.0,
}


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two folders: 1500 games of two players and 300 of three, in which going first is worth something."""
    folder = tmp_path_factory.mktemp("generated")
    two = games_by_strength(STRENGTHS, 1500, first_player=0.5)
    write(folder / "two", two[:2000], part=0)
    write(folder / "two", two[2000:], part=1)
    three = games_by_strength(STRENGTHS, 300, players=3, first_player=0.5, seed=1)
    return [folder / "two", write(folder / "three", three)]


@pytest.fixture(scope="module")
def page(generated: list[Path], tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("page") / "report.html"
    write_page(compute(generated), file)
    return file.read_text("utf-8")


# Numbers counted by hand.


def of(table: list[dict[str, Any]], **wanted: object) -> dict[str, Any]:
    (found,) = [row for row in table if all(row[key] == value for key, value in wanted.items())]
    return found


def test_win_rates_have_wilson_intervals(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    row = of(by_hand["win_rates"], faction="aliens")
    assert (row["games"], row["wins"], row["win_rate"], row["chance"]) == (10, 8, 0.8, 0.5)
    # (0.8 + z²/20 ± z·√(0.016 + z²/400)) / (1 + z²/10) with z = 1.96
    assert (row["low"], row["high"]) == (pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert row["mean_vp"] == pytest.approx((8 * 16 + 2 * 14) / 10)


def test_pairs_are_counted_and_those_never_played_are_unsure(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    assert len(by_hand["pairs"]) == 6
    best = of(by_hand["pairs"], faction_a="aliens", faction_b="pirates")
    assert (best["rank"], best["games"], best["win_rate"]) == (1, 10, 0.8)
    assert 0.5 < best["estimate"] < 0.8
    unseen = of(by_hand["pairs"], faction_a="aliens", faction_b="robots")
    assert unseen["games"] == 0
    assert unseen["estimate_low"] < 0.5 < unseen["estimate_high"]


def test_match_ups_count_who_ends_ahead(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    row = of(by_hand["matchups"], faction="zombies", against="pirates")
    assert (row["games"], row["ahead"]) == (10, pytest.approx(0.2))
    assert len(by_hand["matchups"]) == 8


def test_the_first_player_is_who_went_first_and_not_who_sits_first(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    # Seat 0 goes first in eight games and wins them; seat 1 goes first in two and wins those.
    assert of(by_hand["positions"], position=1)["wins"] == 10
    assert of(by_hand["positions"], position=2)["wins"] == 0


def test_lengths_winning_points_and_margins(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    assert [(row["turns"], row["games"], row["share"]) for row in by_hand["lengths"]] == [(20, 5, 0.5), (30, 5, 0.5)]
    assert [(row["vp"], row["games"]) for row in by_hand["winning_vp"]] == [(15, 2), (16, 8)]
    assert [(row["margin"], row["games"]) for row in by_hand["margins"]] == [(1, 2), (4, 8)]


def test_bases_have_what_their_places_paid_and_who_took_them(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    (row,) = by_hand["bases"]
    assert (row["base"], row["name"], row["printed_vp"]) == ("Tortuga", "Pirates", "4 / 3 / 2")
    assert (row["games"], row["scored"], row["scored_rate"]) == (10, 8, 0.8)
    assert (row["first_vp"], row["second_vp"], row["third_vp"], row["swing"]) == (4, 3, None, 1)
    assert (row["takers"], row["takers_win"], row["chance"]) == (8, 1, 0.5)


def test_cards_are_counted_by_turns_and_only_for_who_has_the_faction(by_hand: dict[str, list[dict[str, Any]]]) -> None:
    row = of(by_hand["cards"], card="Invader")
    # Won: 16 plays in 4 games of 15 and 4 of 10 own turns. Lost: 2 plays in one game of each length.
    assert row["plays_won"] == pytest.approx(10 * 16 / 100)
    assert row["plays_lost"] == pytest.approx(10 * 2 / 25)
    assert row["ratio"] == pytest.approx(2)
    assert (row["games_won"], row["games_lost"]) == (8, 2)
    assert {card["card"] for card in by_hand["cards"]} == {"Invader", "Warbot"}


def test_an_odd_turn_belongs_to_who_went_first(tmp_path: Path) -> None:
    rows = []
    for game in range(2):
        one, other = (won(), {}) if game else ({}, won())
        rows += [
            seat(0, SEA, game=game, turns=21, cards=["Invader"], **one),
            seat(1, LAND, game=game, turns=21, cards=["Warbot"], **other),
        ]
    cards = compute([write(tmp_path, rows)]).tables["cards"]
    assert of(cards, card="Invader")["plays_won"] == pytest.approx(10 / 11)
    assert of(cards, card="Warbot")["plays_won"] == pytest.approx(10 / 10)


def test_a_base_can_score_in_games_with_its_set(tmp_path: Path) -> None:
    tortuga = [{"base": "Tortuga", "place": 1, "vp": 4}]
    rows = []
    for game, pairs in enumerate(
        [
            (("aliens", "ninjas"), ("ghosts", "sharks")),  # Tortuga is of the core set, as Aliens and Ninjas are.
            (("dragons", "super_spies"), ("ghosts", "robots")),
            (("dragons", "super_spies"), ("ghosts", "sharks")),
        ]
    ):
        rows.append(seat(0, pairs[0], game=game, **won(bases=tortuga if game == 0 else [])))
        rows.append(seat(1, pairs[1], game=game))
    (base,) = compute([write(tmp_path, rows)]).tables["bases"]
    assert (base["games"], base["scored"], base["second_vp"], base["swing"]) == (2, 1, None, None)


# Numbers of generated games.


def test_each_number_of_players_has_its_rating(generated: list[Path]) -> None:
    numbers = compute(generated)
    assert numbers.player_numbers == [2, 3]
    for players in (2, 3):
        table = numbers.of_players("ratings", players)
        assert [table[0]["name"], table[-1]["name"]] == ["Aliens", "Zombies"]
        assert table[-1]["worst"] > 0.99
        assert table[-1]["rank_low"] == table[-1]["rank_high"] == 8
        zombies, chance = table[-1], 1 / players
        assert zombies["elo_low"] < zombies["elo"] < zombies["elo_high"] < 1000
        assert zombies["win_chance"] < zombies["win_chance_high"] < chance
    first = numbers.of_players("positions")[0]
    assert first["low"] > 0.5
    assert first["elo_low"] < 0.5 / 2 * 173.7 < first["elo_high"]


def test_folders_given_together_count_like_one(generated: list[Path], tmp_path: Path) -> None:
    for number, folder in enumerate([generated[0]] * 2):
        for part in folder.glob("part-*"):
            target = tmp_path / str(number) / part.name
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(part.read_bytes())
    numbers = compute([tmp_path / "0", tmp_path / "1"])
    assert numbers.about["games"] == 3000
    assert len(numbers.about["absent_factions"]) == len(FACTIONS) - len(STRENGTHS)


# The page.


def test_the_page_needs_nothing_else(page: str) -> None:
    assert not re.search(r"https?:|//[a-z]|@import|url\(|<link|<iframe|<img", page)
    assert set(re.findall(r'(?:src|href)="([^"]*)"', page)) == {f"#{key}" for key in SECTIONS}


SECTIONS = (
    "short", "strength", "wins", "pairs", "matchups", "first", "games", "bases", "cards", "sheets", "method",
)  # fmt: skip


def test_the_page_has_every_section_and_picture(page: str) -> None:
    assert re.findall(r'<section id="([a-z]+)">', page) == list(SECTIONS)
    pictures = re.findall(r'<svg role="img" aria-labelledby="(\w+)-title', page)
    assert pictures == [
        "ratings", "win_rates", "pairs", "pairs_3", "best_pairs", "best_pairs_3", "synergies", "synergies_3",
        "matchups", "matchups_3", "positions", "lengths", "winning_vp", "margins",
    ]  # fmt: skip
    assert all(re.search(rf'<desc id="{key}-about">[^<]+</desc>', page) for key in pictures)
    assert "prefers-color-scheme:dark" in page


def test_the_page_starts_with_what_was_found(page: str) -> None:
    findings = re.search(r'<ol class="findings">(.*?)</ol>', page)
    assert findings
    assert "The strongest faction is Aliens" in findings[1]
    assert "The weakest is Zombies" in findings[1]
    assert "The first player wins" in findings[1]
    assert "1,500 games of 2 players and 300 games of 3 players, played by the bot greedy." in page


def test_every_column_of_every_table_can_be_sorted_by_a_button(page: str) -> None:
    tables = re.findall(r'<table id="table-(\w+)">(.*?)</table>', page)
    assert [key for key, _ in tables] == [
        "ratings", "win_rates", "pairs", "matchups", "positions", "lengths", "winning_vp", "margins",
    ]  # fmt: skip
    for _, table in tables:
        heads = re.findall(r"<th .*?</th>", table)
        assert all('scope="col"' in head and '<button type="button">' in head for head in heads)
        for row in re.findall(r"<tr>(<td.*?)</tr>", table):
            assert row.count("<td") == len(heads)
    numbers = re.findall(r'<td class="number" data-value="([^"]*)">', page)
    assert all(text == "" or float(text) == float(text) for text in numbers)


def test_what_has_nothing_to_show_says_so(page: str) -> None:
    """The generated games have no bases and no cards."""
    for key in ("bases", "cards"):
        section = re.search(rf'<section id="{key}">(.*?)</section>', page, re.DOTALL)
        assert section
        assert "These games have nothing to show here." in section[1]


def test_names_from_the_results_cannot_break_the_page(tmp_path: Path) -> None:
    rows = [row | {"bot": "<b>:Bot"} for row in games_by_strength(STRENGTHS, 20)]
    file = tmp_path / "report.html"
    write_page(compute([write(tmp_path / "results", rows)]), file)
    text = file.read_text("utf-8")
    assert "<b>:Bot" not in text
    assert "&lt;b&gt;:Bot" in text


def test_two_runs_are_compared_by_the_order_of_their_factions(generated: list[Path], tmp_path: Path) -> None:
    alike = write(tmp_path / "alike", games_by_strength(STRENGTHS, 1500, seed=8))
    reversed_ = {faction: -strength for faction, strength in STRENGTHS.items()}
    opposite = write(tmp_path / "opposite", games_by_strength(reversed_, 1500, seed=9))
    for other, expected in ((alike, 0.8), (opposite, -0.8)):
        numbers = compute(generated[:1], compare=[other])
        (row,) = numbers.tables["agreement"]
        assert row["factions"] == len(STRENGTHS)
        assert row["correlation_low"] < row["correlation"] < row["correlation_high"]
        assert abs(row["correlation"] - expected) < 0.25
        assert "The rank correlation with the ratings in games of greedy is" in " ".join(summary(numbers))
    zombies = of(numbers.tables["changes"], faction="zombies")
    assert zombies["change_low"] > 100
    assert (zombies["rank"], zombies["other_rank"]) == (len(STRENGTHS), 1)


def test_few_games_name_nobody_as_the_strongest_and_no_card_as_the_winners(tmp_path: Path) -> None:
    rows = games_by_strength(dict.fromkeys(STRENGTHS, 0.0), 40, seed=2)
    numbers = compute([write(tmp_path / "few", rows)])
    table = numbers.of_players("ratings")
    first, likeliest = table[0], max(table, key=lambda row: row["best"])
    found = summary(numbers)
    assert found[0].startswith(f"{first['name']} have the highest rating: ")
    assert f"the probabilities: {likeliest['name']} (" in found[0]
    assert not any(sentence.startswith("The strongest faction is") for sentence in found)
    assert found[-1].startswith("All of this is about games among greedy. Games among people differ")


def test_histograms_have_a_scale_of_shares(generated: list[Path]) -> None:
    drawn = pictures(compute(generated))["lengths"].inline()
    assert re.search(r">\d+\u00a0%</text>", drawn)


def test_games_that_did_not_end_by_the_rules_are_left_out_and_counted(tmp_path: Path) -> None:
    rows = games_by_strength(STRENGTHS, 20)
    for row in rows[:2]:
        row |= {"ended": "turns", "won": False, "win_share": 0.5}
    for row in rows[2:4]:
        row |= {"ended": "forfeit", "forfeited": not row["won"]}
    numbers = compute([write(tmp_path / "some", rows)])
    assert numbers.about["games"] == 18
    assert numbers.about["left_out"] == [
        {"ended": "forfeit", "forfeited_by": "greedy", "games": 1},
        {"ended": "turns", "forfeited_by": None, "games": 1},
    ]
    assert "Left out, because they did not end by the rules: 1 forfeited by greedy and 1 cut short" in played(numbers)


def test_results_of_earlier_versions_are_reported(tmp_path: Path) -> None:
    since = ("ended", "forfeited", "reason")
    folder = write(tmp_path / "old", games_by_strength(STRENGTHS, 20), without=since)
    assert compute([folder]).about["games"] == 20
    assert ask(folder, "endings").rows[0][:3] == ("won", "", 20)


# Real games, and the files.


def test_the_command_writes_everything_asked_for(smashup: Smashup, results: Path, tmp_path: Path) -> None:
    outputs = ["--json", tmp_path / "all.json", "--csv", tmp_path / "csv", "--pictures", tmp_path / "docs" / "pictures"]
    outputs += ["--statistics", tmp_path / "statistics.json", "--compare", results]
    result = smashup(
        "lab", "report", results, "-o", tmp_path / "page.html", *outputs, "--markdown", tmp_path / "docs" / "table.md"
    )
    assert result.code == 0, result.err
    assert f"70 games with {len(FACTIONS)} factions" in result.out
    page = (tmp_path / "page.html").read_text("utf-8")
    assert all(f'<section id="{key}">' in page for key in SECTIONS)
    assert "nothing to show here" not in page
    _check_json(json.loads((tmp_path / "all.json").read_text("utf-8")))
    # The web client can show the short form and the long one, and they say the same.
    short, long = (read_statistics(tmp_path / name) for name in ("statistics.json", "all.json"))
    assert (short.games, short.bots, short.players, len(short.factions)) == (70, long.bots, [2], len(FACTIONS))
    for one, other in zip(short.factions, long.factions, strict=True):
        assert (one.faction, one.rank, one.games) == (other.faction, other.rank, other.games)
        assert one.win_rate == pytest.approx(other.win_rate, abs=0.0001)
        assert [partner.faction for partner in one.partners] == [partner.faction for partner in other.partners]
    for key, spec in TABLES.items():
        with (tmp_path / "csv" / f"{key}.csv").open(encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            assert reader.fieldnames == list(spec.columns)
            assert list(reader)
    pictures = sorted(path.name for path in (tmp_path / "docs" / "pictures").iterdir())
    assert pictures == [
        "bases.svg", "best_pairs.svg", "cards.svg", "changes.svg", "lengths.svg", "margins.svg", "matchups.svg",
        "pairs.svg", "positions.svg", "ratings.svg", "synergies.svg", "win_rates.svg", "winning_vp.svg",
    ]  # fmt: skip
    markdown = (tmp_path / "docs" / "table.md").read_text("utf-8")
    assert len(re.findall(r"^\| \d+ \|", markdown, re.MULTILINE)) == len(FACTIONS)
    linked = re.findall(r"\]\((.*?)\)", markdown)
    assert linked
    assert all((tmp_path / "docs" / link).read_text("utf-8").startswith("<svg ") for link in linked)


def _check_json(data: dict[str, Any]) -> None:
    assert data["format"] == "smashup-lab-report"
    assert data["about"]["games"] == 70
    assert set(data["about"]) == set(ABOUT)
    assert set(data["model"][0]) == set(MODEL)
    assert len(data["summary"]) >= 8
    for key, spec in TABLES.items():
        assert data["keys"][key] == spec.columns
        assert all(list(row) == list(spec.columns) for row in data[key])
    factions, pairs = len(FACTIONS), comb(len(FACTIONS), 2)
    assert [len(data[key]) for key in ("ratings", "win_rates", "pairs")] == [factions, factions, pairs]
    assert sum(row["games"] for row in data["lengths"]) == 70


def test_the_page_is_the_same_for_the_same_results(results: Path, tmp_path: Path) -> None:
    for name in ("one.html", "other.html"):
        write_page(compute([results]), tmp_path / name)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "other.html").read_bytes()


def test_three_players_only(tmp_path: Path) -> None:
    numbers = compute([write(tmp_path / "results", games_by_strength(STRENGTHS, 100, players=3))])
    assert numbers.main_players == 3
    assert numbers.of_players("ratings")[0]["win_chance"] > 1 / 3
    write_page(numbers, tmp_path / "report.html")


def test_one_game_is_enough(tmp_path: Path) -> None:
    numbers = compute([write(tmp_path / "results", [seat(0, SEA, **won()), seat(1, LAND)])])
    write_page(numbers, tmp_path / "report.html")
    assert numbers.of_players("ratings")[0]["best"] < 0.9


# Bad input.


def damaged(folder: Path, kind: str) -> Path:
    """A folder that cannot be reported."""
    rows = ten_games()
    match kind:
        case "empty":
            folder.mkdir()
        case "file":
            folder.write_text("no folder")
        case "no parquet":
            folder.mkdir()
            (folder / "part-000000.parquet").write_text("not Parquet")
        case "no rows":
            write(folder, [])
        case "columns":
            write(folder, rows, without=["cards", "win_share"])
        case "half a game":
            write(folder, rows[:-1])
        case "twice":
            write(folder, rows)
            write(folder, rows[:2], part=1)
        case "two first players":
            write(folder, [row | {"first": True} for row in rows])
        case "same faction":
            write(folder, [row | {"faction_b": row["faction_a"]} for row in rows])
        case "gap":
            write(folder, [row | {"vp": None} for row in rows])
    return folder


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("missing", "there is no folder "),
        ("file", "is not a folder; expected one that smashup lab run wrote"),
        ("empty", "there are no results (part-*.parquet) in "),
        ("no parquet", "cannot read "),
        ("no rows", "holds no games"),
        ("columns", "no column win_share, cards"),
        ("half a game", "game 9 in "),
        ("twice", "it has 4 rows for 2 players"),
        ("two first players", "a game needs one first player"),
        ("same faction", "two different factions for each player"),
        ("gap", "is damaged"),
    ],
)
def test_bad_results_are_refused_in_one_line(smashup: Smashup, tmp_path: Path, kind: str, complaint: str) -> None:
    result = smashup("lab", "report", damaged(tmp_path / "results", kind), "-o", tmp_path / "report.html")
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1
    assert complaint in result.err
    assert not (tmp_path / "report.html").exists()


def test_the_same_folder_twice_is_refused(smashup: Smashup, tmp_path: Path) -> None:
    folder = write(tmp_path / "results", ten_games())
    result = smashup("lab", "report", folder, tmp_path / "." / "results", "-o", tmp_path / "report.html")
    assert result.code == 2
    assert "was given twice" in result.err


def test_a_page_that_cannot_be_written_is_said(smashup: Smashup, tmp_path: Path) -> None:
    folder = write(tmp_path / "results", ten_games())
    result = smashup("lab", "report", folder, "-o", tmp_path)
    assert result.code == 2
    assert f"cannot write {tmp_path}" in result.err
