"""Browsers at a real server: Debian's Chromium, `smashup serve` as a process of its own, the built page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.machine import chromium, needs
from tests.server.processes import ServeProcess
from tests.web.person import Person

PAGE = Path(__file__).parents[2] / "src/smashup/server/static/index.html"


# Not of the session: while Playwright runs, nothing else in this process can have an event loop.
@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    program = needs(chromium(), "Chromium is not installed (Debian: apt-get install chromium-headless-shell)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-gpu"])
        yield browser
        browser.close()


def start_server(database: Path, port: str = "0") -> ServeProcess:
    assert PAGE.exists(), "the page is not built: run `make web` first"
    return ServeProcess("--database", str(database), port=port, module="tests.web.same_games")


@pytest.fixture(scope="package")
def server(chrome: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServeProcess]:
    started = start_server(tmp_path_factory.mktemp("web") / "tables.sqlite3")
    yield started
    started.kill()


@pytest.fixture
def restartable(chrome: Browser, tmp_path: Path) -> Iterator[Callable[[], ServeProcess]]:
    """Starts a server, or kills it and starts another one on its database and port."""
    started: list[ServeProcess] = []

    def start() -> ServeProcess:
        port = started[-1].url.rpartition(":")[2] if started else "0"
        started.append(start_server(tmp_path / "tables.sqlite3", port))
        return started[-1]

    yield start
    started[-1].kill()


@pytest.fixture
def people(chrome: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own (in which nothing may go wrong)."""
    there: list[Person] = []

    def somebody(url: str | None = None, **screen: object) -> Person:
        address = url if url is not None else request.getfixturevalue("server").url
        there.append(Person(chrome, address, **screen))
        return there[-1]

    yield somebody
    for person in there:
        person.context.close()
    assert [trouble for person in there for trouble in person.troubles] == []


@pytest.fixture
def person(people: Callable[..., Person]) -> Person:
    return people()


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture
def on_a_phone(people: Callable[..., Person]) -> Person:
    return people(**PHONE)
