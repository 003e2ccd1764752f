"""`smashup serve` as a process of its own, to be stopped or killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time

from tests.server.clients import WAIT


class ServeProcess:
    """Started by its command; knows its address."""

    def __init__(self, *arguments: str, port: str | None = "0", module: str = "smashup.cli") -> None:
        command = [sys.executable, "-m", module, "serve", "--workers", "1", *arguments]
        command += ["--port", port] if port is not None else []
        # Unbuffered: what it prints can be read at once.
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        self.lines: list[str] = []
        self.url = self._address()

    def _address(self) -> str:
        for line in self._read():
            found = re.search(r"Smash Up is at (http://\S+)/ ", line)
            if found:
                return found[1]
        raise AssertionError("".join(self.lines))

    def _read(self):
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            yield line

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(WAIT)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        self.process.terminate()
        return self.ended()

    def ended(self) -> int:
        """Wait for its end; the exit code. What it printed is in `lines` then."""
        for _ in self._read():
            pass
        return self.process.wait(WAIT)


def wait_for(condition, what: str) -> None:
    deadline = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)
