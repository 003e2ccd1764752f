"""`smashup loadtest`: how many tables a server can bear, how fast it answers, and whether any choice gets lost."""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import sys
from typing import Any

from smashup.cli.common.arguments import Subparsers, UsageError, at_least_one

URL = "http://127.0.0.1:8000"
THINK = 1.0
"""Mean seconds between choices in a search."""
NO_LIMITS = "start it with --no-limits for a load test"


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "loadtest",
        help="how many tables a server can handle, and how fast it is",
        description="Play at many tables at once with bots that choose at random, over the network as anybody would, "
        "and measure the server. Afterwards the record of every table is compared with what the bots know: the exit "
        "code is 1 if a choice was lost or counted twice. The server keeps the tables, so use one that is there for "
        "tests, started with --no-limits.",
    )
    parser.set_defaults(run=run)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--url", default=URL, help=f"a running server ({URL})")
    where.add_argument("--serve", action="store_true", help="start a private server on a temporary database")
    parser.add_argument("--workers", type=at_least_one, default=1, metavar="N", help="of the private server (1)")
    parser.add_argument(
        "--database", metavar="PATH", help="for the private server: several workers need postgresql://… (a new file)"
    )
    parser.add_argument(
        "--kills",
        type=at_least_one,
        default=0,
        metavar="N",
        help="after the measurement, kill a worker of the private server so often, and see how soon players are back",
    )
    parser.add_argument(
        "--spectators", type=at_least_one, default=0, metavar="N", help="let so many watch one more table"
    )
    parser.add_argument("--tables", type=at_least_one, metavar="N", help="tables at once (20; a search begins with 16)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, metavar="P", help="at each table (2)")
    parser.add_argument("--seconds", type=_seconds, default=10.0, metavar="S", help="for each measurement (10)")
    parser.add_argument(
        "--think",
        type=_seconds,
        metavar="S",
        help=f"how long a player thinks on average (0: as fast as it goes; {THINK:g} in a search)",
    )
    parser.add_argument("--find", action="store_true", help="find the largest number of tables with p99 < 250 ms")
    parser.add_argument(
        "--json", action="store_true", help="as JSON, as it always is when the output is not a terminal"
    )


def _seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        if math.isfinite(found := float(text)) and found >= 0:
            return found
    raise argparse.ArgumentTypeError(f"expected seconds, such as 2.5, not {text!r}")


def run(args: argparse.Namespace) -> int:
    from smashup.loadtest.client import LoadTestError

    if not args.url.startswith(("http://", "https://")):
        raise UsageError(f"expected an address such as {URL}, not {args.url!r}")
    if not args.seconds:
        raise UsageError("expected a measurement of more than 0 seconds")
    if not args.serve and (args.kills or args.workers > 1 or args.database):
        raise UsageError("--workers, --database and --kills are for a private server: add --serve")
    if args.kills and args.workers < 2:
        raise UsageError("expected --workers of at least 2 for --kills: somebody has to go on")
    as_json = args.json or not sys.stdout.isatty()
    if not as_json:
        import rich  # noqa: F401 (say that it is missing before the work, not after it)
    try:
        found = _measure(args)
    except LoadTestError as error:
        raise UsageError(str(error)) from error
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        _show(found)
    return 1 if found["lost"] or found["doubled"] or found["gaps"] else 0


def _measure(args: argparse.Namespace) -> dict[str, Any]:
    import asyncio

    from smashup.loadtest.load_test import LoadTest, LoadTestPlan
    from smashup.loadtest.private_server import PrivateServer

    _allow_many_connections()
    plan = LoadTestPlan(
        tables=args.tables or (16 if args.find else 20),
        players=args.players,
        seconds=args.seconds,
        think=args.think if args.think is not None else THINK if args.find else 0.0,
        find=args.find,
        spectators=args.spectators,
        workers=args.workers,
        kills=args.kills,
    )

    def on_progress(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    async def work(private: PrivateServer | None) -> dict[str, Any]:
        return await LoadTest(plan, private.url if private is not None else args.url, private, on_progress).run()

    with contextlib.ExitStack() as stack:
        private = (
            stack.enter_context(contextlib.closing(PrivateServer(args.workers, args.database))) if args.serve else None
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(work(private))


def _loop_factory() -> Any:
    """The fast event loop where there is one, so that the load test is not what is measured."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def _allow_many_connections() -> None:
    """Each player has a connection, and many systems allow a thousand at first and more on request."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _show(found: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from smashup.cli.terminal.screen import Screen

    screen = Screen()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_column(style="dim")
    for name, value, note in _rows(found):
        table.add_row(name, Text(value, style="red" if name in ("lost", "doubled") and value != "0" else ""), note)
    screen.show(table)
    if found["held_back"]:
        screen.say(f"The server held players back {found['held_back']} times: {NO_LIMITS}.", "yellow")
    if found["gaps"] or found["refused"] or found["cut_off"]:
        refused = ", ".join(f"{number} {code}" for code, number in found["refused"].items()) or "none"
        screen.say(
            f"Numbers missed: {found['gaps']}. Choices refused: {refused}. Connections cut off: {found['cut_off']}.",
            "red" if found["gaps"] else "yellow",
        )


def _rows(found: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What is shown: a name, a value, and what to know about it."""
    latency, engine, views = found["latency_ms"], found["engine"], found["engine_with_views"]
    thinks = f"who think {found['think']:g} s on average" if found["think"] else "who answer at once"
    rows = []
    if "largest" in found:
        rows.append(("most tables", f"{found['largest']}", f"with p99 under {found['limit_ms']:g} ms"))
    memory = found["memory_per_table"]
    more = []
    if "spectators" in found:
        times = found["spectators"]["latency_ms"]
        words = f"until one of {found['spectators']['number']} spectators hears of a choice; p99 {times['p99']:.0f} ms"
        more.append(("spectators", f"{times['p50']:.0f} ms", words))
    if "kills" in found:
        times = found["kills"]["recovery_ms"]
        words = f"until everybody is back after a kill; p50 {times['p50']:.0f} ms"
        more.append((f"{found['kills']['number']} kills", f"{times['max']:.0f} ms", words))
    return [
        *rows,
        ("tables", f"{found['tables']}", f"of {found['players']} players {thinks}, for {found['seconds']:.0f} s"),
        ("decisions/s", f"{found['decisions_per_second']:.0f}", f"{found['decisions']} in all"),
        ("  to the engine", f"{engine['ratio']:.3f}", f"which alone makes {engine['decisions_per_second']:.0f}/s"),
        ("  with views", f"{views['ratio']:.3f}", f"{views['decisions_per_second']:.0f}/s with every player's view"),
        ("p50", f"{latency['p50']:.1f} ms", "from a choice sent to a choice acknowledged"),
        ("p95", f"{latency['p95']:.1f} ms", ""),
        ("p99", f"{latency['p99']:.1f} ms", f"the load test itself was late by {found['own_delay_ms']:.1f} ms"),
        ("longest", f"{latency['max']:.1f} ms", ""),
        ("processor", _milliseconds(found["processor_ms"]), "of the server's processes for a decision"),
        ("memory a table", f"{memory / 1024:.0f} KiB" if memory is not None else "unknown", "of the server's process"),
        *more,
        ("lost", f"{found['lost']}", f"of {found['acknowledged']} choices{_crash(found)}"),
        ("doubled", f"{found['doubled']}", "although one in 20 was sent twice"),
    ]


def _milliseconds(found: float | None) -> str:
    return f"{found:.2f} ms" if found is not None else "unknown"


def _crash(found: dict[str, Any]) -> str:
    return ", read after kill -9" if found["after_a_crash"] else ""
