"""`smashup lab report`: a page of pictures and tables from results."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from smashup.cli.common.arguments import Subparsers


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "report",
        help="make a page of pictures and tables from results",
        description="Make one page, which needs nothing else, from the results of smashup lab run: ratings of factions "
        "and pairs, win rates, match-ups, turn order, length of games, bases and cards, with pictures and how sure "
        "each number is.",
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "results",
        nargs="+",
        type=Path,
        metavar="RESULTS",
        help="the folder of a run; several are taken together, such as those with 2, 3 and 4 players",
    )
    parser.add_argument(
        "--compare",
        nargs="+",
        type=Path,
        default=[],
        metavar="RESULTS",
        help="results of other bots, for instance: how far their ratings agree becomes a part of the report",
    )
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("report.html"), metavar="FILE", help="the page (report.html)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers as JSON too")
    parser.add_argument(
        "--statistics", type=Path, metavar="FILE", help="write what smashup serve --statistics shows about factions too"
    )
    parser.add_argument("--csv", type=Path, metavar="FOLDER", help="write each table as a CSV file too")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="write each picture as an SVG file too")
    parser.add_argument(
        "--markdown", type=Path, metavar="FILE", help="write the summary and main table as Markdown too"
    )


def run(args: argparse.Namespace) -> int:
    from smashup.lab.report import (
        compute,
        write_csv,
        write_json,
        write_markdown,
        write_page,
        write_pictures,
        write_statistics,
    )

    began = time.monotonic()
    with _progress() as say:
        numbers = compute(args.results, say, args.compare)
        say("Drawing")
        write_page(numbers, args.output)
        written = [str(args.output)]
        if args.json is not None:
            write_json(numbers, args.json)
            written.append(str(args.json))
        if args.statistics is not None:
            write_statistics(numbers, args.statistics)
            written.append(str(args.statistics))
        if args.csv is not None:
            written.append(f"{len(write_csv(numbers, args.csv))} tables in {args.csv}")
        if args.pictures is not None:
            written.append(f"{len(write_pictures(numbers, args.pictures))} pictures in {args.pictures}")
        if args.markdown is not None:
            write_markdown(numbers, args.markdown, args.pictures)
            written.append(str(args.markdown))
    games, factions = numbers.about["games"], len(numbers.about["factions"])
    print(f"{games:,} games with {factions} factions, reported in {time.monotonic() - began:.1f} s:")
    for each in written:
        print(f"  {each}")
    return 0


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """Says on a terminal what is being done."""
    if not sys.stderr.isatty():
        yield lambda step: None
        return
    from rich.console import Console

    with Console(stderr=True).status("Starting") as status:
        yield lambda step: status.update(f"{step} …")
