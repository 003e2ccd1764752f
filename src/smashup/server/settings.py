"""What is decided when a server is started."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from smashup.server.database import default_path
from smashup.server.faction_statistics import SHIPPED
from smashup.server.pages import STATIC


def _workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    database: str = field(default_factory=lambda: str(default_path()))
    """A file, sqlite:///path, or postgresql://…"""
    workers: int = field(default_factory=_workers)
    """Processes in which bots think."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect, such as https://example.org behind a proxy that changes the host."""
    limited: bool = True
    """Are clients that ask for too much held back?"""
    static: Path = STATIC
    """Where the built web page is."""
    statistics: Path | None = field(default_factory=lambda: SHIPPED if SHIPPED.is_file() else None)
    """What the laboratory found about the factions: a file made by `smashup lab report --statistics`."""
