"""`smashup bench`: how fast the engine is, on one core.

`ours` has what is measured of this project, `peers` what is measured of others.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from smashup.cli.bench.ours import GAMES, EngineTimes, measure, measure_bots
from smashup.cli.bench.peers import PACKAGES, PeerTimes
from smashup.cli.bench.turns import draw, measure_turns
from smashup.cli.common.arguments import Subparsers, UsageError, at_least_one

SECONDS = 3.0
"""How long each of the other engines is measured."""
SCRIPT = ("-I", str(Path(__file__).with_name("peers.py")))
"""Isolated: no folder of this project and no variable of this shell says which modules the other engines get."""
YARDSTICK = "pyminion (Dominion)"
"""A decision of this one is what our times are measured in."""


def add_to(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("bench", help="measure the speed of the engine")
    parser.set_defaults(run=run)
    parser.add_argument("--peers", action="store_true", help="measure other projects' engines in the same run")
    parser.add_argument("--bots", action="store_true", help="a whole game of each bot level, which takes minutes")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument(
        "--turns", type=Path, metavar="FILE", help="only what each turn of a game costs, drawn as an SVG file"
    )
    parser.add_argument(
        "--games",
        type=at_least_one,
        default=GAMES,
        metavar="N",
        help=f"random games with each number of players ({GAMES}); with fewer it is done sooner and less exact",
    )


def run(args: argparse.Namespace) -> int:
    if args.turns is not None:
        return _draw_turns(args)
    found = measure(args.games)
    if args.peers:
        found["peers"] = measure_peers(SECONDS)
        found["to_pyminion"] = ratios(found, found["peers"])
    if args.bots:
        found["bots"] = measure_bots()
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        _show(found)
    return 0


def _draw_turns(args: argparse.Namespace) -> int:
    costs = measure_turns(args.games)
    draw(costs, args.games, args.turns)
    if args.json:
        turns = [{**cost._asdict(), "turns": [turn._asdict() for turn in cost.turns]} for cost in costs]
        print(json.dumps(turns, indent=2))
        return 0
    for cost in costs:
        dearest = max(cost.turns, key=lambda turn: turn.milliseconds if turn.games * 5 >= args.games else 0.0)
        print(
            f"{cost.players} players  {cost.milliseconds:>7.2f} ms a game, the first turn "
            f"{cost.turns[0].milliseconds:.2f} ms, the dearest (turn {dearest.turn}) {dearest.milliseconds:.2f} ms"
        )
    print(f"Drawn: {args.turns}")
    return 0


def _show(found: EngineTimes) -> None:
    engine = "compiled" if found["compiled"] else "plain"
    lines = [
        ("a decision", found["decision_us"], "choosing at random included, log off"),
        ("a clone", found["clone_us"], "at the Play Cards decision"),
        ("a clone in an effect", found["clone_in_effect_us"], "with its decision"),
        ("determinize", found["determinize_us"], "at the Play Cards decision"),
        ("views of two as JSON", found["view_json_us"], "at the Play Cards decision"),
    ]
    if "observation_us" in found:
        lines.append(("learning observation", found["observation_us"], "with its mask"))
    for name, microseconds, note in lines:
        print(f"{name:<22}{microseconds:>9.2f} µs   ({note})")
    print(f"{'search':<22}{found['search_iterations_per_second']:>9.1f} iterations a second   (20 fixed positions)")
    for one in found["by_players"]:
        games = f"{one['games_per_second']:>9.1f} games a second, {one['decision_us']:.2f} µs a decision"
        print(f"{one['players']} players, at random  {games}   ({engine} engine)")
    for bot in found.get("bots", ()):
        print(f"a game of {bot['level']:<12}{bot['game_seconds']:>9.2f} s   ({bot['decisions']} decisions)")
    if "peers" in found:
        print(f"\n{'in the same run':<28}{'a decision':>12}{'ours is':>20}{'a copy':>12}{'ours is':>20}")
        for peer in found["peers"]:
            decision = _ratio(peer["decision_us"], found["decision_us"])
            clone = _ratio(peer["copy_us"], found["clone_us"])
            times = f"{peer['decision_us']:>9.1f} µs{decision:>20}{peer['copy_us']:>9.1f} µs{clone:>20}"
            print(f"{peer['name']:<28}{times}")
        print("\nin decisions of pyminion's: " + ", ".join(f"{k} {v:.2f}" for k, v in found["to_pyminion"].items()))


def _ratio(theirs: float, ours: float) -> str:
    return f"{theirs / ours:.1f} times faster" if theirs >= ours else f"{ours / theirs:.1f} times slower"


def ratios(found: EngineTimes, peers: Sequence[PeerTimes]) -> dict[str, float]:
    """Each of our times in decisions of the yardstick's."""
    (unit,) = [peer["decision_us"] for peer in peers if peer["name"] == YARDSTICK]
    ours = {name[:-3]: value for name, value in found.items() if name.endswith("_us") and isinstance(value, float)}
    ours["search_iteration"] = 1e6 / found["search_iterations_per_second"]
    return {name: round(microseconds / unit, 3) for name, microseconds in ours.items()}


def measure_peers(seconds: float) -> list[PeerTimes]:
    """Measure the other engines."""
    python = python_with(PACKAGES)
    print("Measuring the other engines …", file=sys.stderr)
    done = subprocess.run([str(python), *SCRIPT, str(seconds)], capture_output=True, text=True)
    if done.returncode:
        raise UsageError(f"the other engines could not be measured: {done.stderr.strip().splitlines()[-1]}")
    peers: list[PeerTimes] = json.loads(done.stdout.splitlines()[-1])
    return peers


def python_with(packages: Sequence[str]) -> Path:
    """A Python with these packages, in an environment that is made once and kept in the user's cache."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    name = "-".join(["peers", *(package.replace("==", "_") for package in packages)])
    environment = cache / "smashup" / name
    python = environment / "bin" / "python"
    ready = environment / "ready"
    if not ready.exists():
        print("Installing the other engines, once …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(environment)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        # Of what these packages bring along, little is ever imported: the rest is not compiled.
        done = subprocess.run([*install, "--no-compile", *packages], capture_output=True, text=True)
        if done.returncode:
            raise UsageError(f"the other engines could not be installed: {done.stderr.strip().splitlines()[-1]}")
        ready.touch()
    return python
