"""A server of the load test's own: `smashup serve` on a temporary database, without limits."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from smashup.loadtest.client import LoadTestError


class PrivateServer:
    """A process that is gone when this is closed."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="smashup-loadtest-")
        self._log = Path(self._folder.name, "log")
        self.url = self._start()

    def _start(self) -> str:
        command = [sys.executable, "-m", "smashup.cli", "serve", "--port", "0", "--workers", "1", "--no-limits"]
        command += ["--database", str(Path(self._folder.name, "tables.sqlite3"))]
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://[^/]+", self._process.stdout.readline())
        if found is None:
            self.close()
            raise LoadTestError("the private server did not start; try smashup serve, and --url")
        return found[0]

    def crash(self) -> None:
        """Kill it (kill -9) and start it again: what it knows now it has from its database."""
        self._end()
        self.url = self._start()

    def _end(self) -> None:
        self._process.kill()
        self._process.communicate()

    def close(self) -> None:
        self._end()
        self._folder.cleanup()
