"""A server for all tests of a worker, on a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from smashup.server.settings import Settings
from tests.server.clients import Api, RunningServer
from tests.server.postgresql import Cluster
from tests.server.processes import ServeProcess


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    server = RunningServer(Settings(database=str(folder / "tables.sqlite3"), workers=1, limited=False))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that a test makes have the same games each time it runs."""
    seeds = count(1)
    monkeypatch.setattr("smashup.server.new_table.new_seed", lambda: next(seeds))


@pytest.fixture(scope="session", autouse=True)
def short_windows() -> Iterator[None]:
    """Servers of this process do not wait for long in windows; `test_windows` has a clock of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("smashup.server.windows.WHOLE", 0.02)
        yield


@pytest.fixture
def api(running: RunningServer) -> Iterator[Api]:
    found = Api(running.url)
    yield found
    found.http.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = Cluster()
    yield found
    found.stop()


@pytest.fixture
def serve() -> Iterator[Callable[..., ServeProcess]]:
    """Starts `smashup serve` with these arguments; what is still running at the end of the test is killed."""
    started: list[ServeProcess] = []

    def start(*arguments: str) -> ServeProcess:
        started.append(ServeProcess(*arguments))
        return started[-1]

    yield start
    for server in started:
        server.kill()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
