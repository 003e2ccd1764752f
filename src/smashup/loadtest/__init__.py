"""The load test: tables full of protocol bots against a running server, and what can be measured of it.

From outside: `measuring` (a run, a search), `private` (a server of its own), `engine` (what to compare with). It
speaks to servers by the protocol alone, as anybody could: `rest`, `players`, `crowd`, `checking`.
"""
