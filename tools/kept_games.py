"""What docs/bots.md says of the games that are kept in docs/bots/results: files of `smashup arena --out`.

`first_version_….jsonl` hold one bot of today against one of the first version, which may have several seats;
`time_….jsonl` hold a bot against itself with less time; `levels_3_….jsonl` and so on hold the levels of bots in games
of so many players, rated together.
"""

from __future__ import annotations

from pathlib import Path

from smashup.matches.rating import wilson
from smashup.matches.together import rate

RESULTS = Path(__file__).parents[1] / "docs" / "bots" / "results"
LEVELS = ("easy", "greedy", "normal", "hard", "expert")
WORDS = {2: "two", 3: "three", 4: "four"}


def matches_table(kind: str) -> str:
    """Every match of a kind: who against whom, and how many games the first of them has won."""
    lines = ["| who | games | wins | interval | even would be | kept in |", "|---|---|---|---|---|---|"]
    for path in sorted(RESULTS.glob(f"{kind}_*.jsonl")):
        players, standings = rate([path])
        one, other = standings.names
        who = f"`{one}` against `{other}`"
        if players > 2:
            who = f"one `{one}` among {WORDS[players - 1]} `{other}`, {WORDS[players]} players"
        games, wins = standings.games, standings.wins(0)
        low, high = wilson(wins, games)
        lines.append(
            f"| {who} | {games} | {100 * wins / games:.1f} % | {100 * low:.0f} to {100 * high:.0f} % "
            f"| {100 / players:.0f} % | `{path.name}` |"
        )
    return "\n".join(lines)


def ratings_table() -> str:
    """The levels rated together, a line for each number of players of which there are games."""
    head = ["players", "games", *[f"`{name}`" for name in LEVELS]]
    rows = [head, ["---"] * len(head)]
    for number in WORDS:
        if files := sorted(RESULTS.glob(f"levels_{number}_*.jsonl")):
            _, standings = rate(files)
            found = dict(zip(standings.names, standings.ratings(), strict=True))
            ratings = [f"{found[name].elo:,.0f} ({found[name].low:,.0f} to {found[name].high:,.0f})" for name in LEVELS]
            rows.append([str(number), f"{standings.games:,}", *ratings])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
