"""A PostgreSQL server for what the pages say about it."""

from tests.server.conftest import cluster

__all__ = ["cluster"]
