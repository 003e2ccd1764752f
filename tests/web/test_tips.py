"""Asking a bot for a tip, where whoever made the table allows it."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("browser")


def test_a_tip_says_what_to_do_how_good_it_is_and_why(person: Person) -> None:
    person.new_table()
    person.look()
    person.page.get_by_role("button", name="Ask a bot for a tip").click()
    expect(person.page.locator(".prompt")).to_contain_text(
        re.compile(r"Tip: \S.* \d+ % to win: \S.*\.\s+Also good: \S.* \(\d+ %\)")
    )
    expect(person.page.locator(".tipped, .suggested").first).to_be_visible()


def test_a_tip_says_what_it_rests_on(person: Person) -> None:
    person.new_table()
    person.look()
    person.page.get_by_role("button", name="Ask a bot for a tip").click()
    person.page.locator(".prompt .chance").get_by_role("button").click()
    meaning = person.page.get_by_role("dialog", name="Chance to win")
    expect(meaning).to_contain_text("judges where that leads by what bots have learnt from games among themselves")
    person.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)


def test_a_table_without_tips_says_why_there_are_none(person: Person) -> None:
    person.new_table(hints=False)
    person.look()
    expect(person.page.get_by_role("button", name="Ask a bot for a tip")).to_have_count(0)
    why = person.page.locator(".notices").get_by_text("Whoever made this table has switched tips off.")
    person.page.get_by_role("button", name="Why there are no tips at this table").click()
    expect(why).to_be_visible()
    why.click()
    expect(why).to_have_count(0)
    person.page.keyboard.press("t")
    expect(why).to_be_visible()
