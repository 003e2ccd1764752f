"""Figures about the running server, for Prometheus."""

from __future__ import annotations

import re
from collections.abc import Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()
"""Of this process, with what its operating system tells about it (its memory, where that is known)."""
ProcessCollector(registry=REGISTRY)

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


def _counter(name: str, words: str) -> Counter:
    return Counter(name, words, ["kind"], registry=REGISTRY)


def _histogram(name: str, words: str) -> Histogram:
    return Histogram(name, words, buckets=_BOUNDS, registry=REGISTRY)


CHOICES = _counter("smashup_choices_total", "Choices written down, by who made them.")
MESSAGES = _counter("smashup_messages_total", "WebSocket messages from clients, by type.")
REFUSALS = _counter("smashup_refusals_total", "Requests refused, by code.")
NOTIFICATIONS = _counter("smashup_notifications_total", "Messages between workers, sent and heard.")
RELAYED = _counter("smashup_relayed_total", "Messages of clients to tables of other workers, and answers to them.")
TABLES_MADE = Counter("smashup_tables_made_total", "Tables made.", registry=REGISTRY)
REQUEST_SECONDS = _histogram("smashup_request_seconds", "From a client's request to its answer.")
BOT_SECONDS = _histogram("smashup_bot_seconds", "From asking a bot to its choice, waiting included.")
WRITE_SECONDS = _histogram("smashup_write_seconds", "Writing one batch to the database.")
_TABLES = Gauge("smashup_tables", "Tables in memory.", registry=REGISTRY)
_CONNECTIONS = Gauge("smashup_connections", "Open WebSockets.", registry=REGISTRY)


def metrics_text(tables: int, connections: int) -> bytes:
    """All figures, in Prometheus' text format."""
    _TABLES.set(tables)
    _CONNECTIONS.set(connections)
    return generate_latest(REGISTRY)


def labelled(text: bytes, worker: str) -> bytes:
    """The same with the name of the worker at each figure.

    >>> labelled(b'# TYPE a gauge\\na 1\\nb{c="d"} 2\\n', "w").decode().splitlines()
    ['# TYPE a gauge', 'a{worker="w"} 1', 'b{worker="w",c="d"} 2']
    """
    return _PLAIN.sub(rb'\1{worker="%b"} ' % worker.encode(), _LABELS.sub(rb'\1{worker="%b",' % worker.encode(), text))


def merged(texts: Sequence[bytes]) -> bytes:
    """The figures of several workers as one text: each name once, then what all of them say."""
    families: dict[bytes, list[bytes]] = {}
    for text in texts:
        for family in _FAMILY.findall(text):
            head, samples = family[0], family[1]
            families.setdefault(head, []).append(samples)
    return b"".join(head + b"".join(samples) for head, samples in families.items())


_LABELS = re.compile(rb"^(\w+)\{", re.MULTILINE)
_PLAIN = re.compile(rb"^(\w+) ", re.MULTILINE)
_FAMILY = re.compile(rb"((?:^#.*\n)+)((?:^[^#\n].*\n)*)", re.MULTILINE)
