"""Tables and their journals."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("bot_seed", sa.BigInteger(), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=True),
        if_not_exists=True,  # Earlier versions could die between two tables.
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        if_not_exists=True,  # Earlier versions could die between two tables.
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("tables")
