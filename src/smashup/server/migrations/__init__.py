"""The database's versions, for Alembic. `database` brings a database up to date when the server starts."""
