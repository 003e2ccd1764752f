"""Settings: the command line counts before the environment, and that before what is usual."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest

from smashup.cli import serve
from smashup.cli.common.arguments import UsageError
from smashup.server.settings import Settings

VARIABLES = {
    "SMASHUP_HOST": "0.0.0.0",
    "SMASHUP_PORT": "9000",
    "SMASHUP_DATABASE": "postgresql://db/games",
    "SMASHUP_WORKERS": "3",
    "SMASHUP_THINKERS": "5",
    "SMASHUP_RAY": "head:6379",
    "SMASHUP_ORIGINS": "https://a.example, https://b.example",
    "SMASHUP_PROXIES": "10.0.0.0/8",
    "SMASHUP_LIMITED": "false",
    "SMASHUP_KEEP_DAYS": "90",
    "SMASHUP_CERTIFICATE": "/games.pem",
    "SMASHUP_KEY": "/games.key",
    "SMASHUP_STATIC": "/page",
    "SMASHUP_STATISTICS": "/statistics.json",
    "SMASHUP_LOG_JSON": "1",
    "SMASHUP_VERBOSE": "yes",
}


def parser_of_serve() -> ArgumentParser:
    commands = ArgumentParser().add_subparsers()
    serve.add_to(commands)
    return commands.choices["serve"]


@pytest.fixture
def settings(monkeypatch):
    """The settings a server is started with by these arguments."""

    def started(*arguments: str) -> Settings:
        found: list[Settings] = []
        monkeypatch.setattr(
            "smashup.cli.common.browser.serve", lambda settings, browser, welcome: found.append(settings)
        )
        monkeypatch.setattr("smashup.server.logs.set_up", lambda **_: None)
        serve.run(parser_of_serve().parse_args(arguments))
        return found[0]

    return started


def test_what_is_usual(settings):
    found = settings()
    assert (found.host, found.port, found.origins, found.limited, found.log_json) == (
        "127.0.0.1",
        None,
        (),
        True,
        False,
    )
    assert found.workers == 1
    assert found.thinkers >= 1


def test_every_setting_can_be_given_in_the_environment(settings, monkeypatch):
    for name, value in VARIABLES.items():
        monkeypatch.setenv(name, value)
    assert settings() == Settings(
        host="0.0.0.0",
        port=9000,
        database="postgresql://db/games",
        workers=3,
        thinkers=5,
        ray="head:6379",
        origins=("https://a.example", "https://b.example"),
        proxies="10.0.0.0/8",
        limited=False,
        keep_days=90,
        certificate=Path("/games.pem"),
        key=Path("/games.key"),
        static=Path("/page"),
        statistics=Path("/statistics.json"),
        log_json=True,
        verbose=True,
    )


def test_the_command_line_counts_before_the_environment(settings, monkeypatch):
    for name, value in VARIABLES.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("SMASHUP_LIMITED", "true")
    found = settings("--port", "0", "--database", "games.db", "--origin", "https://c.example", "--no-limits")
    assert (found.port, found.database, found.origins) == (0, "games.db", ("https://c.example",))
    assert (found.limited, found.workers) == (False, 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [("SMASHUP_PORT", "http"), ("SMASHUP_PORT", "65536"), ("SMASHUP_WORKERS", "0"), ("SMASHUP_PROXIES", "nginx")],
)
def test_a_variable_that_makes_no_sense_is_refused_by_its_name(settings, monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    with pytest.raises(UsageError, match=f"^{name}: .*, not '{value}'$"):
        settings()


def test_the_help_names_every_variable():
    parser = parser_of_serve()
    assert [f"SMASHUP_{name.upper()}" for name in Settings.model_fields] == list(serve.VARIABLES) == list(VARIABLES)
    assert parser.epilog is not None
    assert all(name in parser.epilog for name in serve.VARIABLES)
