"""The laboratory on a real Ray cluster of two machines, here both on this one."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from smashup.lab import LabError, Plan, run
from smashup.lab.on_ray import on_ray
from tests.cli.conftest import Smashup
from tests.lab.conftest import rows_in


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
    return ray.get_runtime_context().get_node_id()


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


def test_a_cluster_that_is_not_there_is_reported_at_once(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"no Ray cluster was reached at 127\.0\.0\.1:9: "):
        run(Plan(games=1, bots=("random",)), tmp_path, executor="ray", address="127.0.0.1:9")
