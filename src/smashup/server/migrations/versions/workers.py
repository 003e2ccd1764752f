"""The workers that share a database, and which of them looks after which table."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("supervisor", sa.String(32), nullable=True),
        sa.Column("process", sa.Integer(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "owners",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), sa.ForeignKey("workers.id", ondelete="CASCADE"), nullable=False),
        if_not_exists=True,
    )
    op.create_index("owners_by_worker", "owners", ["worker"], if_not_exists=True)


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("workers")
