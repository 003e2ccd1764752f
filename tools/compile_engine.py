"""Compile the engine with mypyc, from the sources it runs from anyway: `make compile`, and `make plain` to go back.

A compiled module is an extension module beside its source, which Python then prefers. What was compiled once is kept
in `.cache/engine/` under a hash of all that it was made of, so that compiling the same sources again only copies files.

`python tools/compile_engine.py` compiles in place; `--again` only where that was done before; `--into FOLDER` writes
the extension modules there, for a wheel. It needs a C compiler and the extra `compile`, and nothing of this project.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
CACHE = ROOT / ".cache" / "engine"
MOST_KEPT = 4
"""How many builds the cache keeps."""
OPTIMISATION = os.environ.get("MYPYC_OPT_LEVEL", "1")
"""Measured: -O3 takes 1.4 times as long to compile and plays no faster; -O0, which is for the tests, takes a third."""

MODULES = (
    "smashup.engine.abilities",
    "smashup.engine.answers",
    "smashup.engine.bases",
    "smashup.engine.bits",
    "smashup.engine.card.choices",
    "smashup.engine.card.piles",
    "smashup.engine.card.plays",
    "smashup.engine.card.queries",
    "smashup.engine.card.verbs",
    "smashup.engine.decisions",
    "smashup.engine.events",
    "smashup.engine.extra",
    "smashup.engine.happenings",
    "smashup.engine.knowledge",
    "smashup.engine.lasting",
    "smashup.engine.leaving",
    "smashup.engine.moving",
    "smashup.engine.permissions",
    "smashup.engine.playing",
    "smashup.engine.power",
    "smashup.engine.protection",
    "smashup.engine.randomness",
    "smashup.engine.reactions",
    "smashup.engine.rules",
    "smashup.engine.scoring",
    "smashup.engine.search",
    "smashup.engine.state",
    "smashup.engine.titans",
    "smashup.engine.turn",
    "smashup.engine.zones",
    "smashup.game.checkpoint",
    "smashup.game.determinize",
    "smashup.game.fingerprint",
    "smashup.game.view",
    "smashup.bots.answers",
    "smashup.bots.evaluation",
    "smashup.bots.exhaustive",
    "smashup.bots.learned.features",
    "smashup.env.actions",
    "smashup.env.numbering",
    "smashup.env.observation",
    "smashup.env.places",
)
"""Chosen by measuring; benchmarks/README.md says what was tried and left out. Nobody derives a class from one of these
modules but the parts of a card: a class that is not compiled cannot derive from one that is, unless that says so."""
NOT_READ = """[mypy]
disable_error_code = var-annotated
[mypy-numpy.*,gymnasium.*,pettingzoo.*]
follow_imports = skip
ignore_missing_imports = true
"""
"""Settings for the compiler: the packages that environments for learning are made for need not be installed,
and that the types of what comes from them are then unknown is no mistake."""
TOGETHER = "smashup.engine"
"""The code of all modules is in one extension module, `smashup.engine__mypyc`, which the others load."""


class CannotCompile(Exception):  # noqa: N818  (it reads as a sentence)
    """Why the engine cannot be compiled here."""


def missing() -> str | None:
    """What this machine lacks for compiling, in words; None: nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler} is not installed)"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists():
        return f"the header files of Python {sysconfig.get_python_version()} ({headers})"
    return None


def path_of(module: str, ending: str = ".py") -> Path:
    """Where a module is, seen from the folder of the sources."""
    return Path(*module.split(".")).with_suffix(ending)


def read_by_the_compiler() -> list[Path]:
    """The sources that decide what comes out: the compiled modules, and the whole engine, whose types they use."""
    return sorted({*(SOURCE / path_of(module) for module in MODULES), *(SOURCE / "smashup" / "engine").rglob("*.py")})


def build_name() -> str:
    """What a build is kept under: equal for equal sources, the same Python and the same compiler."""
    digest = hashlib.blake2b(digest_size=12)
    made_with = [sys.version, EXTENSION_SUFFIXES[0], version("mypy"), OPTIMISATION, NOT_READ, *MODULES]
    digest.update("\n".join(made_with).encode())
    for path in read_by_the_compiler():
        digest.update(str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def compiled() -> Path:
    """A folder with the extension modules, laid out as the sources are. Compiles them if they are not there yet."""
    try:
        kept = CACHE / build_name()
    except ModuleNotFoundError as error:
        raise CannotCompile("this needs mypyc: pip install 'smashup[compile]'") from error
    if not kept.exists():
        if lacking := missing():
            raise CannotCompile(f"this needs {lacking}; without it the plain engine plays the same games")
        print(f"Compiling {len(MODULES)} modules, about two minutes …", file=sys.stderr)
        CACHE.mkdir(parents=True, exist_ok=True)
        with _alone(), tempfile.TemporaryDirectory(prefix=".building-", dir=CACHE) as folder:
            if not kept.exists():  # Nobody else has compiled the same in the meantime.
                _compile(Path(folder))
                Path(folder, "out").rename(kept)
    os.utime(kept)
    for old in sorted(CACHE.glob("[!.]*"), key=os.path.getmtime, reverse=True)[MOST_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return kept


@contextmanager
def _alone() -> Iterator[None]:
    """Several processes that want the same build wait for the first of them, where the system can say so."""
    try:
        import fcntl
    except ModuleNotFoundError:
        yield
        return
    with open(CACHE / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _compile(folder: Path) -> None:
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
    except ModuleNotFoundError as error:
        raise CannotCompile(f"this needs {error.name}: pip install 'smashup[compile]'") from error
    try:
        settings = folder / "mypy.ini"
        settings.write_text(NOT_READ, encoding="utf-8")
        with chdir(SOURCE):  # The names of the modules are worked out from here.
            extensions = mypycify(
                [
                    f"--config-file={settings}",
                    "--explicit-package-bases",
                    f"--cache-dir={folder / 'types'}",
                    *(str(path_of(module)) for module in MODULES),
                ],
                opt_level=OPTIMISATION,
                debug_level="0",
                target_dir=str(folder / "c"),
                group_name=TOGETHER,
            )
            build = Distribution({"name": "smashup", "ext_modules": extensions}).get_command_obj("build_ext")
            build.build_lib = str(folder / "out")
            build.build_temp = str(folder / "objects")
            build.ensure_finalized()
            build.run()
    except (Exception, SystemExit) as error:  # Both compilers end in exceptions of many kinds.
        raise CannotCompile(f"compiling failed: {error}") from error


def install(into: Path) -> None:
    """Put the extension modules into a folder of sources, in the place of older ones."""
    made = compiled()
    for old in into.glob(f"smashup/**/*{EXTENSION_SUFFIXES[0]}"):
        old.unlink()
    for path in made.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        target = into / path.relative_to(made)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)  # Not its time: it is newer than the sources.


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the engine.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--again", action="store_true", help="compile in place, if that was done before")
    what.add_argument("--into", type=Path, metavar="FOLDER", help="write the extension modules there")
    args = parser.parse_args(arguments)
    if not args.again or (SOURCE / path_of("smashup.engine.state", EXTENSION_SUFFIXES[0])).exists():
        try:
            install(args.into or SOURCE)
        except CannotCompile as error:
            print(f"compile_engine: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
