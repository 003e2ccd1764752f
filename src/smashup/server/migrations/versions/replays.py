"""Games that were brought in as files, and the analyses of games."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        if_not_exists=True,  # Earlier versions could die between two tables.
    )
    op.create_table(
        "analyses",
        sa.Column("replay", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("estimates", sa.JSON(), nullable=False),
        if_not_exists=True,  # Earlier versions could die between two tables.
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_table("replays")
