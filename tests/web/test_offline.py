"""Without a network: what can be read opens, what needs the network says so at once, and a table goes on afterwards."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import smashup
from tests.web.conftest import PAGE
from tests.web.person import Person

MOST_BYTES = 250_000
"""Of the start page, over the wire."""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return (await caches.keys()).length;
}"""


@pytest.mark.xdist_group("fourth browser")
def test_the_page_without_a_network(people: Callable[..., Person]) -> None:
    person = people(service_workers="allow")
    page = person.page
    person.new_table()
    expect(person.hand).to_have_count(5)
    assert page.evaluate(KEPT) == 1
    table = page.url
    person.expected_trouble = "net::ERR_INTERNET_DISCONNECTED"
    person.context.set_offline(True)
    expect(page.get_by_text("You are offline. The table waits")).to_be_visible(timeout=10_000)
    for address, heading in {"/": "Shuffle two", "/cards": "Cards", "/rules": "Rules", "/learn": "Learn"}.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
        expect(page.get_by_text("playing needs the network")).to_be_visible()
    page.goto("/cards/aliens/scout")
    expect(page.get_by_role("heading", level=1, name="Scout")).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_role("button", name="the puzzle of the day")).to_be_disabled()
    page.goto(table)
    expect(page.get_by_text("You are offline. A table needs the network")).to_be_visible()
    person.context.set_offline(False)
    expect(person.hand).to_have_count(5)


def test_the_start_page_is_small() -> None:
    """Its script and styles as they were compressed by the build, every font, and the catalogue."""
    assert PAGE.exists(), "the page is not built: run `make web` first"
    static = PAGE.parent
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', PAGE.read_text())
    assert any(name.endswith(".js") for name in named)
    files = [static / f"{name}.br" for name in named] + list((static / "assets").glob("*.woff2"))
    assert sum(map(_size, files)) + len(gzip.compress(repr(smashup.catalogue()).encode())) < MOST_BYTES


def _size(file: Path) -> int:
    return file.stat().st_size
