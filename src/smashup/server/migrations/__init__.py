"""The database's versions, for Alembic. `storage` brings a database up to date when the server starts."""
