"""The steps of a training in one folder: play, plan, note, fit. Each goes on where it was interrupted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path

from smashup.engine.errors import SetupError
from smashup.matches.workers import in_processes
from smashup.training.curve import Progress, curve_picture
from smashup.training.games import IN_A_BLOCK, Played, blocks, loaded, play_block, player_of, read_weights
from smashup.training.games import write as write_games
from smashup.training.plans import ToPlan, plan_file
from smashup.training.positions import load, note_file

NOTED = "positions_with_factions"
"""Where positions are kept. Earlier notes, in `positions` and `noted`, lack what was planned: games are noted again."""
PLANS = "plans"


def play_games(
    folder: Path,
    bot: str,
    first: int,
    games: int,
    seconds: float | None = None,
    exploring: float = 0.15,
    weights: Path | None = None,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda number: None,
) -> int:
    """Let a bot play against itself; returns how many games were added."""
    player_of(bot, weights, first)  # So that a bot that cannot play is refused before anything else is done.
    done = 0
    for number in in_processes(
        play_block, blocks(folder / "games", bot, first, games, seconds, exploring, weights), workers
    ):
        done += number
        on_progress(done)
    return done


def add_games(folder: Path, name: str, games: Iterable[Played]) -> int:
    """Add games that were played elsewhere, under that name; returns how many there are. Adding them again changes
    nothing."""
    into = folder / "games"
    into.mkdir(parents=True, exist_ok=True)
    coming = iter(games)
    done = 0
    while block := list(islice(coming, IN_A_BLOCK)):
        write_games(into / f"{done:09}.{name}.games.gz", block)
        done += len(block)
    return done


def files_of_games(folder: Path) -> list[Path]:
    """The files of a folder's games; SetupError if there are none."""
    if found := sorted((folder / "games").glob("*.games.gz")):
        return found
    raise SetupError(
        f"there are no games in {folder / 'games'}: let bots play some with `smashup train play`, or take those of the "
        "laboratory with `smashup train take`"
    )


def unplanned(folder: Path) -> dict[Path, Path]:
    """The files of games that have no plans yet, or were added to since, and where those go."""
    found = {path: folder / PLANS / path.name.replace(".games.", ".plans.") for path in files_of_games(folder)}
    return {games: plans for games, plans in found.items() if _is_out_of_date(plans, games)}


def _is_out_of_date(made: Path, *of: Path) -> bool:
    """Is a file missing, or older than one of those that it is made of?"""
    if not made.exists():
        return True
    then = made.stat().st_mtime_ns
    return any(path.exists() and path.stat().st_mtime_ns > then for path in of)


def plan_games(
    folder: Path,
    weights: Path,
    workers: int | None = None,
    on_progress: Callable[[int], None] = lambda number: None,
) -> int:
    """Plan some positions of all games that have no plans yet; returns how many games that are."""
    loaded(weights)  # A file that does not fit is refused, whether or not there is anything to plan.
    todo = [ToPlan(*pair, weights) for pair in unplanned(folder).items()]
    (folder / PLANS).mkdir(parents=True, exist_ok=True)
    done = 0
    for number in in_processes(plan_file, todo, workers):
        done += number
        on_progress(done)
    return done


def note_positions(
    folder: Path, workers: int | None = None, on_progress: Callable[[int], None] = lambda number: None
) -> int:
    """Note the positions of all games that were added or planned; returns how many positions that are."""
    into = folder / NOTED
    todo = []
    for games in files_of_games(folder):
        name = games.name.removesuffix(".games.gz")
        plans, noted = folder / PLANS / f"{name}.plans.gz", into / f"{name}.npz"
        if _is_out_of_date(noted, games, plans):
            todo.append((games, plans, noted))
    into.mkdir(parents=True, exist_ok=True)
    done = 0
    for number in in_processes(note_file, todo, workers):
        done += number
        on_progress(done)
    return done


def fit_net(
    folder: Path,
    epochs: float,
    seed: int,
    on_progress: Callable[[str], None] = lambda line: None,
    start: Path | None = None,
) -> Path:
    """Train a net on all positions of the folder; returns the file of its weights.

    `start`: weights of a net that learns on. What it thinks of later positions is then what earlier ones are worth.
    """
    from smashup.training.fitting import fit, smoothed, write, write_curve
    from smashup.training.model import Model

    before = None if start is None else read_weights(start)
    paths = sorted((folder / NOTED).glob("*.npz"))
    about = hashlib.sha256("\\n".join([path.name for path in paths]).encode())
    about.update(f"{epochs} {seed} {before['identity'] if before is not None else ''}".encode())
    identity = about.hexdigest()[:12]
    positions, questions = load(paths)
    if not positions:
        raise SetupError(f"the games in {folder / 'games'} have no positions to learn from: none of them has ended")
    if not questions:
        raise SetupError(
            f"nothing in {folder} teaches which answers are good: games of the policy alone do not; plan some of their "
            "positions with `smashup train plan`, or add games of bots that read ahead"
        )
    on_progress(f"{len(positions['winner'])} positions and {len(questions['answer'])} questions of {len(paths)} files")

    def tell(progress: Progress) -> None:
        on_progress(
            f"step {progress.step}/{progress.steps}: value {progress.value_loss:.4f} policy {progress.policy_loss:.4f} "
            f"agreement {progress.agreement:.1%}"
        )

    checkpoint = folder / f"checkpoint_{seed}.pt"
    if before is None:
        first, _ = fit(positions, questions, epochs, seed, checkpoint, f"{identity} results", on_progress=tell)
    else:
        first = Model(dropout=0.0)
        first.begin_with(before)
    targets = smoothed(first, positions)
    model, curve = fit(positions, questions, epochs, seed, checkpoint, identity, targets, tell, before)
    written = folder / f"weights_{seed}.npz"
    write(model, written, identity)
    write_curve(curve, folder / f"curve_{seed}.json")
    (folder / f"curve_{seed}.svg").write_text(curve_picture(curve).file(), encoding="utf-8")
    return written
