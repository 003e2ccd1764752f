"""The load test: tables full of protocol bots against a running server, and what can be measured of it.

From outside: `load_test` (a run, a search) and `private_server` (a server of its own). It knows nothing of the server
but the protocol: `client` speaks it, `players` play at the tables of a `crowd`, `ledger` finds choices that got lost.
"""
