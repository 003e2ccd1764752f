"""The server: tables that people, bots and foreign programs play at, over WebSockets and REST. Needs smashup[server].

From outside: `app.create_app` and `settings.Settings`. The protocol's models are in `protocol`, its words in
docs/protocol.md; games are changed only by their table's task (`tables`), and every change is first in the journal.
"""
