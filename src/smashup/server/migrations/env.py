"""Run by Alembic, with the connection that `storage` gives it."""

from alembic import context

from smashup.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
