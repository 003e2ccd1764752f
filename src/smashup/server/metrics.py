"""Figures about the running server, in the text format of Prometheus."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import defaultdict
from pathlib import Path

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_HELP = {
    "smashup_choices_total": ("counter", "Choices written down, by who made them."),
    "smashup_messages_total": ("counter", "WebSocket messages from clients, by type."),
    "smashup_refusals_total": ("counter", "Requests refused, by code."),
    "smashup_tables_made_total": ("counter", "Tables made."),
    "smashup_request_seconds": ("histogram", "From a client's request to its answer."),
    "smashup_bot_seconds": ("histogram", "From asking a bot to its choice, waiting included."),
    "smashup_write_seconds": ("histogram", "Writing one batch to the database."),
    "smashup_tables": ("gauge", "Tables in memory."),
    "smashup_connections": ("gauge", "Open WebSockets."),
    "process_resident_memory_bytes": ("gauge", "Memory of the server's process, without those in which bots think."),
}


class Metrics:
    """Counters, gauges and histograms by name."""

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = defaultdict(float)
        self._buckets: dict[str, list[int]] = {}
        self._sums: dict[str, float] = defaultdict(float)

    def count(self, name: str, label: str = "") -> None:
        self._counts[name, label] += 1

    def observe(self, name: str, seconds: float) -> None:
        buckets = self._buckets.setdefault(name, [0] * (len(_BOUNDS) + 1))
        buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._sums[name] += seconds

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name, (kind, words) in _HELP.items():
            if kind == "gauge" and name not in gauges:
                continue
            lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
            if kind == "gauge":
                lines.append(f"{name} {gauges[name]}")
            elif kind == "counter":
                lines += self._counter(name)
            else:
                lines += self._histogram(name)
        return "\n".join(lines) + "\n"

    def _counter(self, name: str) -> list[str]:
        found = {label: value for (one, label), value in self._counts.items() if one == name} or {"": 0.0}
        return [
            f'{name}{{kind="{label}"}} {value:g}' if label else f"{name} {value:g}" for label, value in found.items()
        ]

    def _histogram(self, name: str) -> list[str]:
        lines, total = [], 0
        buckets = self._buckets.get(name, [0] * (len(_BOUNDS) + 1))
        for bound, number in zip((*map(str, _BOUNDS), "+Inf"), buckets, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sums[name]:.6f}", f"{name}_count {total}"]


def process_memory() -> dict[str, int]:
    """The gauge of this process's memory; empty where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return {}
    return {"process_resident_memory_bytes": pages * os.sysconf("SC_PAGE_SIZE")}


METRICS = Metrics()
"""Of this process."""
