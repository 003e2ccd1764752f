"""The way to a Ray cluster, for whoever has work for one."""

from __future__ import annotations

import os
import socket
from typing import Any

import ray

KNOCK_SECONDS = 5.0


def connect(address: str | None, workers: int | None = None) -> None:
    """To the cluster at this address ("auto": the one this machine is part of); without one, Ray is started here.

    ConnectionError where there is none.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        host, _, port = (address or "").removeprefix("ray://").rpartition(":")
        if port.isdecimal():
            # Ray itself would keep trying for more than a minute.
            socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
        if address is None:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise ConnectionError(f"no Ray cluster was reached at {address or 'this machine'}: {error}") from error


def cores() -> int:
    """How many tasks the cluster can work on at once; machines may come and go."""
    resources: dict[str, float] = ray.cluster_resources()
    return max(1, int(resources.get("CPU", 1)))
