"""What is decided when a server is started.

Each setting can be given as an environment variable: its name in capitals after `SMASHUP_`, such as
`SMASHUP_DATABASE`. What the command line says takes precedence.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from smashup.server.database import default_path
from smashup.server.faction_statistics import SHIPPED
from smashup.server.limits import Networks
from smashup.server.pages import STATIC


class Settings(BaseSettings):
    """How a server runs."""

    model_config = SettingsConfigDict(env_prefix="SMASHUP_", frozen=True, use_attribute_docstrings=True)

    host: str = "127.0.0.1"
    """The address to listen at; 127.0.0.1: for this machine only."""
    port: Annotated[int, Field(ge=0, le=65535)] | None = None
    """The port; missing: 8000, or the next free one; 0: any."""
    database: str = Field(default_factory=lambda: str(default_path()))
    """A file, sqlite:///path, or postgresql://…"""
    workers: Annotated[int, Field(ge=1)] = 1
    """Processes that serve clients; more than one need PostgreSQL."""
    thinkers: Annotated[int, Field(ge=1)] = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think, shared out among the workers: two for each at least."""
    ray: str | None = None
    """A Ray cluster where bots think, hints and analyses included; missing: in processes of this machine."""
    origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Further origins whose pages may connect, such as https://example.org behind a proxy that changes the host; in the
    environment with commas between them."""
    proxies: str = Field(default_factory=lambda: os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1"))
    """Addresses and networks of the proxies in front of the server, with commas between them. They are believed who a
    request comes from; everybody else is taken for who they are. Missing: what FORWARDED_ALLOW_IPS says, or a proxy on
    this machine."""
    limited: bool = True
    """Are clients that ask for too much held back?"""
    keep_days: Annotated[int, Field(ge=1)] | None = None
    """Tables at which nothing has happened for so many days are deleted, with their replays; missing: none is."""
    certificate: Path | None = None
    """A certificate with its chain, to speak TLS; missing: a proxy does, or nobody."""
    key: Path | None = None
    """The certificate's key, where that is not in the same file."""
    static: Path = STATIC
    """Where the built web page is."""
    statistics: Path | None = Field(default_factory=lambda: SHIPPED if SHIPPED.is_file() else None)
    """What the laboratory found about the factions: a file made by `smashup lab report --statistics`."""
    log_json: bool = False
    """Log as JSON lines?"""
    verbose: bool = False
    """Log every request?"""

    @field_validator("proxies")
    @classmethod
    def _are_networks(cls, given: str) -> str:
        Networks(given)
        return given

    @field_validator("origins", mode="before")
    @classmethod
    def _split(cls, given: Any) -> Any:
        return tuple(one.strip() for one in given.split(",") if one.strip()) if isinstance(given, str) else given

    @field_validator("origins")
    @classmethod
    def _are_origins(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        """As browsers write them: small letters, and no slash at the end."""
        found = [one.lower().removesuffix("/") for one in given]
        for one in found:
            parts = urlsplit(one)
            if parts.scheme not in ("http", "https") or one != f"{parts.scheme}://{parts.netloc}" or not parts.netloc:
                raise ValueError("expected an origin such as https://example.org")
        return tuple(found)
