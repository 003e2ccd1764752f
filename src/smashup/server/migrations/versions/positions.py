"""Positions that are kept whole, so that a game can go on when a card is played differently."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        if_not_exists=True,  # Earlier versions could die between two tables.
    )


def downgrade() -> None:
    op.drop_table("positions")
