"""The server: tables that people, bots and foreign programs play at, over WebSockets and REST. Needs smashup[server].

From outside: `app.create_app` and `settings.Settings`. The protocol's models are in `protocol`, its words in
docs/protocol.md. A request comes in at `websocket`, `commands` make an entry of the journal of it, and the task of its
table (`live_table`) lets it happen, writes it down (`journal`, `storage`) and only then tells everybody (`table_views`,
`outbox`). Where several workers share a database, `leases` say who has a table, and what its clients say is passed on
to that one (`relay`, `backplane`).
"""
