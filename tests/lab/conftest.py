"""A small run that was not interrupted, for the tests that only look at it."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from smashup.lab import Plan, run
from tests.cli.conftest import smashup

__all__ = ["smashup"]

PLAN = Plan(games=70, bots=("random",), seed=3, part=25)


@pytest.fixture(scope="session")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "results"
    run(PLAN, folder, workers=1)
    return folder


def rows_in(folder: Path) -> list[dict[str, Any]]:
    """The rows of all files in order, without the time they took."""
    files = sorted(folder.glob("part-*.parquet"))
    return [row for file in files for row in pq.read_table(file).drop_columns("seconds").to_pylist()]
