"""A page that was closed, and a server that was killed, go on where they were."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServeProcess
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("fourth browser")


def table_as_seen(person: Person) -> dict[str, object]:
    seen = person.look()
    return {
        "prompt": person.prompt.inner_text(),
        "hand": person.hand_ids(),
        "lit": seen["lit"],
        "bases": person.page.get_by_role("article").all_inner_texts(),
        "log": person.page.get_by_role("list", name="Log of the game").inner_text(),
    }


def test_a_game_goes_on_after_a_reload_and_after_the_server_was_killed(
    people: Callable[..., Person], restartable: Callable[[], ServeProcess]
) -> None:
    server = restartable()
    person = people(server.url)
    person.expected_trouble = "net::ERR_CONNECTION_REFUSED"
    person.new_table()
    person.play_until(lambda: person.turn() >= 3)
    before = table_as_seen(person)
    person.page.reload()
    assert table_as_seen(person) == before
    # The secret of the seat is kept in the browser, too: the address for everybody leads to it.
    person.page.goto(person.page.url.partition("#")[0])
    assert table_as_seen(person) == before

    server.kill()
    lost = person.page.get_by_text("Connection lost. Trying to reconnect")
    expect(lost).to_be_visible()
    restartable()
    expect(lost).to_have_count(0)
    assert table_as_seen(person) == before
    turn = person.turn()
    person.play_until(lambda: person.turn() > turn)
