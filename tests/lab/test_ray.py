"""The laboratory on a real Ray cluster of two machines, here both on this one."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from smashup.cli import main
from smashup.lab import LabError, Plan, run
from smashup.lab.on_ray import on_ray
from smashup.server import bot_workers
from smashup.server.settings import Settings
from smashup.server.turns import Share
from tests.cli.conftest import Smashup
from tests.lab.conftest import rows_in
from tests.server.clients import Api, RunningServer


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    machine: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
    cluster = Cluster(initialize_head=True, head_node_args={**machine, "include_dashboard": False})
    cluster.add_node(**machine)
    yield cluster.address
    cluster.shutdown()


def meet(at: Path) -> str:
    """Wait until two work at the same time; the answer is the machine this one works on."""
    (at / str(ray.get_runtime_context().get_task_id())).touch()
    deadline = time.monotonic() + 60
    while len(list(at.iterdir())) < 2:
        assert time.monotonic() < deadline, "the other one never came"
        time.sleep(0.01)
    return str(ray.get_runtime_context().get_node_id())


def test_a_ray_cluster_gives_the_same_files(smashup: Smashup, results: Path, tmp_path: Path, address: str) -> None:
    out = tmp_path / "out"
    args = ("--games", 70, "--bot", "random", "--seed", 3, "--part", 25, "--engine", "ray", "--address", address)
    result = smashup("lab", "run", *args, "--out", out)
    assert result.code == 0, result.err
    assert rows_in(out) == rows_in(results)
    assert (out / "run.json").read_text() == (results / "run.json").read_text()
    assert not ray.is_initialized()


def test_both_machines_work_at_the_same_time(tmp_path: Path, address: str) -> None:
    assert len(set(on_ray(meet, [tmp_path, tmp_path], address=address))) == 2


def test_a_bot_that_breaks_on_the_cluster_forfeits_and_the_reason_is_kept(tmp_path: Path, address: str) -> None:
    run(Plan(games=1, bots=("random", "tests.lab.bots:Stumbler")), tmp_path, executor="ray", address=address)
    rows = rows_in(tmp_path)
    assert {row["bot"]: row["forfeited"] for row in rows} == {"random": False, "tests.lab.bots:Stumbler": True}
    assert all(row["reason"].startswith("ValueError: I am lost") for row in rows)


def test_bots_of_a_server_think_and_advise_on_the_cluster(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here: list[Any] = []

    def think_here(self: bot_workers.WorkerPool) -> None:
        here.append(self)

    # Where the cluster does not answer, processes of this machine think: those that show replays are never asked here.
    monkeypatch.setattr(bot_workers.WorkerPool, "_new_pool", think_here)
    server = RunningServer(Settings(database=str(tmp_path / "games.sqlite3"), ray=address, limited=False))
    try:
        api = Api(server.url)
        made = api.make("person", "greedy", hints=True)
        with api.at(made["table"], made["token"]) as ann:
            while not any(entry.get("by") == "bot" for entry in ann.story):
                assert ann.until_asked()
                ann.choose(-1)
            assert ann.until_asked()
            assert ann.do("hint")["suggestions"]
        assert len(here) == 1
    finally:
        server.app.state.archive._workers._readers.close = lambda: None
        server.stop()
        ray.shutdown()


def test_without_the_cluster_bots_think_here() -> None:
    class Lost:
        def submit(self, call: Any, /, *arguments: Any) -> Any:
            raise BrokenProcessPool("the Ray cluster is lost")

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            pass

    async def scene() -> int:
        pool = bot_workers.WorkerPool(1, elsewhere=Lost())
        try:
            return await pool.ask(Share("somewhere"), abs, -7)
        finally:
            pool.close()

    assert asyncio.run(scene()) == 7


def test_a_server_without_its_cluster_does_not_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "games"), "--ray", "127.0.0.1:9"]) == 2
    assert "no Ray cluster was reached at 127.0.0.1:9" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_reported_at_once(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"no Ray cluster was reached at 127\.0\.0\.1:9: "):
        run(Plan(games=1, bots=("random",)), tmp_path, executor="ray", address="127.0.0.1:9")
