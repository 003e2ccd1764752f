"""`smashup serve` as a process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect

from smashup.cli import main
from smashup.cli.common import browser as serving
from smashup.cli.common.arguments import UsageError
from smashup.server.settings import Settings
from tests.machine import find_program, needs
from tests.server.clients import WAIT, Api, RunningServer
from tests.server.processes import ServeProcess, wait_for


def test_it_stops_in_order_and_says_goodbye(serve, tmp_path):
    server = serve("--database", str(tmp_path / "games.sqlite3"), "--log-json")
    api = Api(server.url)
    made = api.make("person", "random", name="Ann")
    assert "server" not in api.http.get("/").headers
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        ann.choose(0)
        server.process.send_signal(signal.SIGTERM)
        assert ann.closed_with() == 1012
        assert ann.heard[-1]["type"] == "closing"
    assert server.ended() == 0
    logged = [json.loads(line) for line in server.lines if line.startswith("{")]
    made_lines = [line for line in logged if line["message"] == "table made"]
    assert [(line["table"], line["level"], line["seats"]) for line in made_lines] == [(made["table"], "info", 2)]
    assert made["token"] not in "".join(server.lines)


def test_it_speaks_tls_itself(tmp_path):
    openssl = needs(find_program("openssl"), "openssl is not installed (Debian: apt-get install openssl)")
    chain, key = tmp_path / "chain.pem", tmp_path / "key.pem"
    made = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=localhost",
        "-addext",
        "subjectAltName=DNS:localhost",
    ]
    subprocess.run([openssl, *made, "-keyout", key, "-out", chain], check=True, capture_output=True)
    server = RunningServer(
        Settings(database=str(tmp_path / "games.sqlite3"), certificate=chain, key=key, limited=False)
    )
    trusted = ssl.create_default_context(cafile=chain)
    address = f"localhost:{server.port}"
    try:
        with httpx.Client(base_url=f"https://{address}", verify=trusted) as http:
            body = {"name": "Ann", "settings": {"seats": [{"kind": "person"}, {"kind": "bot"}]}}
            table = http.post("/api/tables", json=body).json()["table"]
        assert asyncio.run(_first_answer(f"wss://{address}/ws", trusted, table))["type"] == "snapshot"
    finally:
        server.stop()


async def _first_answer(url: str, trusted: ssl.SSLContext, table: str) -> dict[str, Any]:
    # In one thread: the client with threads reads what follows a TLS handshake while it sends its request, which now
    # and then is lost in it.
    async with connect(url, ssl=trusted, open_timeout=WAIT) as client:
        await client.send(json.dumps({"type": "hello", "table": table}))
        answer: dict[str, Any] = json.loads(await client.recv())
        return answer


def test_workers_do_not_outlive_a_server_that_was_killed(serve, tmp_path):
    server = serve("--database", str(tmp_path / "games.sqlite3"))
    api = Api(server.url)
    made = api.make("person", "greedy", "greedy")
    with api.at(made["table"], made["token"]) as ann:
        while not any(entry.get("by") == "bot" for entry in ann.story):
            ann.until_asked()
            ann.choose(-1)
            ann.until_asked()
    family = descendants(server.process.pid)
    assert len(family) >= 2
    server.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family), "workers are gone")


def test_several_workers_stop_in_order(serve, cluster):
    database = cluster.new_database()
    server = serve("--database", database, "--workers", "2")
    family = descendants(server.process.pid)
    assert len(family) >= 2
    api = Api(server.url)
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        ann.choose(0)
        server.process.send_signal(signal.SIGTERM)
        assert ann.closed_with() == 1012
    assert server.ended() == 0
    assert server.lines[-1] == "Stopped. Every game is kept.\n"
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM workers").fetchone() == (0,)
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family), "all are gone")


def descendants(pid):
    """Every process started by that one, and by those."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {found for child in children for found in {int(child), *descendants(int(child))}}


def test_where_the_usual_port_is_busy_the_next_free_one_is_taken(monkeypatch):
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        taken = busy.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", taken)
        with serving._listening("127.0.0.1", None) as listener:
            assert taken < listener.getsockname()[1] < taken + serving.TRIED
        with pytest.raises(UsageError, match=f"cannot listen at 127.0.0.1 port {taken}: Address already in use"):
            serving._listening("127.0.0.1", taken).__enter__()


def test_a_busy_port_is_told_of_the_page_is_opened_and_ctrl_c_is_a_good_way_to_stop(monkeypatch, tmp_path):
    note = tmp_path / "opened"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}.part && mv {note}.part {note}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # Somebody else on this machine may listen there.
            stack.enter_context(socket.create_server(("127.0.0.1", 8000)))
        server = ServeProcess("--database", str(tmp_path / "games.sqlite3"), "--browser", port=None)
    assert server.lines[-2].startswith("Port 8000 is busy; using 80")
    wait_for(note.exists, "the browser was started")
    assert note.read_text().strip() == f"{server.url}/"
    server.process.send_signal(signal.SIGINT)
    assert server.ended() == 0
    assert server.lines[-1] == "Stopped. Every game is kept.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], "expected a port from 0 to 65535"),
        (["--workers", "0"], "expected a whole number of at least 1"),
        (["--database", "mysql://x/y"], "SQLite or PostgreSQL, not in mysql"),
    ],
)
def test_bad_arguments_are_refused_in_one_line(arguments, words, capsys):
    assert main(["serve", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("smashup: ")
    assert words in told
    assert told.count("\n") == 1


def test_without_the_extra_it_says_how_to_get_it():
    """In an environment without FastAPI the command names the extra."""
    code = "import sys; sys.modules['uvicorn'] = None; from smashup.cli import main; sys.exit(main(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'smashup[server]'" in done.stderr


def test_a_database_that_goes_away_is_noticed_and_found_again(cluster):
    url = cluster.new_database()
    server = RunningServer(Settings(database=url, limited=False))
    api = Api(server.url)
    made = api.make("person", "random")
    with api.at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
                "current_database()"
            )
        ann.ask("choose", decision=ann.state["decision"]["number"], key=ann.state["decision"]["options"][0]["key"])
    with api.at(made["table"], made["token"]) as ann:
        assert ann.play(2) == 2
    assert api.get("/api/health")["status"] == "ok"
    server.stop()
