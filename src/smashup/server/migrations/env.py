"""Run by Alembic, with the connection that `storage` gives it."""

from alembic import context

from smashup.server.database import METADATA

# All in one transaction, in SQLite as well: a server that dies meanwhile leaves the database as it was.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
