"""A PostgreSQL server of the tests' own: a private cluster in a temporary folder, reached by a socket there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg

from tests.machine import needs, postgresql_program

WHY = "PostgreSQL is not installed (Debian: apt-get install postgresql)"


class Cluster:
    """Starts when made. PostgreSQL refuses to run as root, so root lets the package's own user do it."""

    def __init__(self) -> None:
        needs(postgresql_program("initdb"), WHY)
        self._as: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="smashup-pg-"))
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        self.folder.chmod(0o755)
        self._data = self.folder / "data"
        self._numbers = count(1)
        self._run("initdb", "-D", self._data, "-U", "smashup", "--auth=trust", "--no-sync", "--encoding=UTF8")
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self.folder / "log", "-o", settings, "start")

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [*self._as, str(needs(postgresql_program(program), WHY)), *map(str, arguments)]
        done = subprocess.run(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
        assert done.returncode == 0, f"{command}: {done.stdout.decode(errors='replace')}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(f"postgresql://smashup@/postgres?host={self.folder}", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"postgresql://smashup@/{name}?host={self.folder}"

    def restart(self) -> None:
        """Every connection is lost."""
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self.folder / "log", "-m", "fast", "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
