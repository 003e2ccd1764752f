"""A server of the load test's own: `smashup serve` on a temporary or a given database, without limits."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from smashup.loadtest.client import LoadTestError


class PrivateServer:
    """A process, or several under one, that is gone when this is closed."""

    def __init__(self, workers: int = 1, database: str | None = None) -> None:
        self._folder = TemporaryDirectory(prefix="smashup-loadtest-")
        self._log = Path(self._folder.name, "log")
        self._workers = workers
        self._database = database or str(Path(self._folder.name, "tables.sqlite3"))
        self.url = self._start()

    def _start(self) -> str:
        command = [sys.executable, "-m", "smashup.cli", "serve", "--port", "0", "--thinkers", "1", "--no-limits"]
        command += ["--workers", str(self._workers), "--log-json"]
        # The address of a database may have a password in it.
        environment = os.environ | {"SMASHUP_DATABASE": self._database}
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        found = re.search(r"http://[^/]+", self._process.stdout.readline())
        if found is None:
            reason = self._log.read_text().strip().rpartition("\n")[2]
            self.close()
            raise LoadTestError(f"the private server did not start ({reason}); try smashup serve, and --url")
        return found[0]

    def workers(self) -> list[int]:
        """The processes that serve clients now."""
        serving: dict[int, None] = {}
        for line in self._log.read_text().splitlines():
            with contextlib.suppress(ValueError):
                told = json.loads(line)
                if told["message"] == "worker serves":
                    serving[told["pid"]] = None
                elif told["message"].startswith("worker ended"):
                    serving.pop(told["pid"], None)
        return list(serving)

    def kill_worker(self, process: int) -> None:
        """kill -9; the server starts another one."""
        os.kill(process, signal.SIGKILL)

    def crash(self) -> None:
        """Kill it (kill -9) and start it again: what it knows now it has from its database."""
        self._end()
        self.url = self._start()

    def _end(self) -> None:
        """Workers see for themselves that nobody watches them any more; their output ends when all of them are gone."""
        self._process.kill()
        self._process.communicate()

    def close(self) -> None:
        self._end()
        self._folder.cleanup()
