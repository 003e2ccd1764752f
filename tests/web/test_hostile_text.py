"""Names and chat are text, whatever is in them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.person import Person
from tests.web.test_phone import assert_nothing_scrolls_sideways

pytestmark = pytest.mark.xdist_group("fourth browser")

SCRIPT = "<img src onerror=boom()>"
LONG = "W" * 24
SPOKEN = [
    "<img src=x onerror=\"document.title='hacked'\"><script>document.title='hacked'</script>",
    "<style>*{display:none}</style></span></li></ol>{@html boom()} {{7*7}} ${7*7}",
    "مرحبا بالعالم، هذا نص من اليمين إلى اليسار",
    "👩‍👩‍👧‍👦🏳️‍🌈" * 10,
    "W" * 300,
]


@pytest.mark.parametrize(
    ("name", "other"),
    [(SCRIPT, LONG), ("شمس & قمر", "👩‍👩‍👧‍👦🏳️‍🌈🦖")],
    ids=["script and long", "right to left and emoji"],
)
def test_hostile_names_and_chat_are_shown_as_text(people: Callable[..., Person], name: str, other: str) -> None:
    ann, bo = people(), people(**PHONE)
    ann.new_table(name, "A person you invite", open_table=True)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Waiting for one more player")
    bo.page.goto("/tables")
    row = bo.page.get_by_role("article").filter(has_text=name)
    assert_nothing_scrolls_sideways(bo)
    row.get_by_role("link", name="Sit down").tap()
    expect(bo.page.get_by_role("list", name="Seats")).to_contain_text(name)
    bo.page.get_by_label("Your name").fill(other)
    bo.page.get_by_role("button", name="Sit here").tap()

    for one in (ann, bo):
        expect(one.hand).to_have_count(5)
        assert_nothing_scrolls_sideways(one)
        for called in (name, other):
            expect(one.page.get_by_role("region", name=called, exact=True)).to_be_visible()
    ann.page.get_by_role("tab", name="Chat").click()
    for words in SPOKEN:
        ann.say(words)
    bo.page.get_by_role("button", name="Log and chat").tap()
    bo.page.get_by_role("tab", name="Chat").tap()
    for one in (ann, bo):
        chat = one.page.get_by_role("list", name="Chat").get_by_role("listitem")
        expect(chat).to_have_text([f"{name} {words}" for words in SPOKEN])
        assert_nothing_scrolls_sideways(one)
    bo.page.get_by_role("button", name="Close").tap()

    bo.open_menu()
    bo.page.get_by_role("button", name="Concede").tap()
    bo.page.get_by_role("button", name="Yes, give up this game").tap()
    expect(ann.end.get_by_role("heading", level=2)).to_have_text("You win!")
    expect(bo.end.get_by_role("heading", level=2)).to_have_text(f"{name} wins")
    for one in (ann, bo):
        assert_nothing_scrolls_sideways(one)
        assert one.page.locator("img:not([src^='data:image/svg+xml']), script:not([src])").count() == 0
        assert one.page.title() == "Game over · Smash Up"
    bo.page.goto("/games")
    expect(bo.page.get_by_role("article")).to_contain_text(f"{name} won")
    assert_nothing_scrolls_sideways(bo)


@pytest.mark.parametrize(
    ("name", "problem"),
    [("\u202eevil", "expected visible characters, not U+202E"), ("   ", "name")],
    ids=["turned around", "blank"],
)
def test_a_name_that_cannot_be_seen_is_refused_with_a_reason(person: Person, name: str, problem: str) -> None:
    person.expected_trouble = "422"
    person.new_table(name)
    expect(person.page.get_by_role("alert")).to_contain_text(problem)
    expect(person.page).to_have_url(f"{person.url}/new")


def test_a_strange_address_is_shown_as_text(person: Person) -> None:
    person.page.goto("/%3Cimg%20src=x%20onerror=boom()%3E")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Abducted")
    assert person.page.locator("main img").count() == 0
