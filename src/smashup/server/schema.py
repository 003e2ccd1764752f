"""The database's tables. A change here needs a new version in `migrations` (a test compares them)."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Double(), nullable=False),
    sa.Column("settings", sa.JSON(), nullable=False),
    sa.Column("seed", sa.BigInteger(), nullable=False),
    sa.Column("bot_seed", sa.BigInteger(), nullable=False),
    sa.Column("invitation_hash", sa.String(64), nullable=True),
)

RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double(), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("data", sa.JSON(), nullable=False),
)

REPLAYS = sa.Table(
    "replays",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Double(), nullable=False),
    sa.Column("file", sa.Text(), nullable=False),
)

ANALYSES = sa.Table(
    "analyses",
    METADATA,
    sa.Column("replay", sa.String(32), primary_key=True),
    sa.Column("version", sa.Integer(), nullable=False),
    sa.Column("total", sa.Integer(), nullable=False),
    sa.Column("estimates", sa.JSON(), nullable=False),
)
