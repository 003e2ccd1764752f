"""Looking through the cards, on a desk and on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import smashup
from tests.web.axe import look_through
from tests.web.conftest import PHONE
from tests.web.person import PATIENCE, Person
from tests.web.test_phone import assert_nothing_scrolls_sideways

pytestmark = pytest.mark.xdist_group("another browser")

FACTIONS = smashup.catalogue()
BASES = [base for faction in FACTIONS for base in faction["bases"]]
CARDS = [card for faction in FACTIONS for card in faction["cards"]]
DIFFERENT = len(CARDS) + len(BASES) + sum(len(faction["titans"]) for faction in FACTIONS)

SCROLLED_THROUGH = """(all) => {
  scrollTo(0, document.body.scrollHeight);
  return document.querySelectorAll("a.cover").length >= all;
}"""


def found(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Cards and bases").get_by_role("link")


def names(cards: Locator) -> list[str]:
    return [label.split(",")[0] for label in cards.evaluate_all("all => all.map((one) => one.ariaLabel)")]


def test_searching_filtering_and_sharing_what_was_found(people: Callable[..., Person]) -> None:
    person = people()
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="Cards", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards")
    counts = f"{len(FACTIONS)} factions, {sum(card['copies'] for card in CARDS)} cards, {len(BASES)} bases"
    expect(page.get_by_text(counts)).to_be_visible()
    expect(page.get_by_role("link", name="Russian Fairy Tales", exact=True)).to_be_visible()

    page.get_by_label("Search names, texts and rulings").press_sequentially("king")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ cards and bases"))
    assert names(found(person))[:2] == ["King Rex", "Pirate King"]
    page.get_by_role("radio", name="Minions").check()
    page.get_by_role("combobox", name="Power").select_option("6 or more")
    assert names(found(person)) == ["King Rex"]
    assert page.url.endswith("/cards?q=king&kind=minion&power=6")

    # Somebody else opens the same address.
    other = people()
    other.page.goto(page.url)
    expect(other.page.get_by_role("radio", name="Minions")).to_be_checked()
    expect(found(other)).to_have_count(1)
    assert names(found(other)) == ["King Rex"]

    page.get_by_role("button", name="Show all again").click()
    expect(page).to_have_url(re.compile("/cards$"))


def test_kinds_of_ability_sets_and_slips_of_the_finger(person: Person) -> None:
    page = person.page
    page.goto("/cards")
    page.get_by_role("combobox", name="Ability").select_option("Talent")
    page.get_by_role("combobox", name="Set").select_option("Awesome Level 9000")
    expect(page.get_by_role("status")).to_have_text("6 cards and bases")
    titans = ["Major Ursa", "Creampuff Man", "Killer Kudzu"]
    assert names(found(person)) == [*titans[:2], "Venus Man Trap", titans[2], "Captain Ahab", "Zeppelin"]
    page.get_by_role("button", name="Show all again").click()
    search = page.get_by_label("Search names, texts and rulings")
    search.fill("dopelganger")
    expect(found(person).first).to_have_attribute("href", "/cards/shapeshifters/doppelganger")
    search.fill("qwertyqwerty")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")


def test_from_a_faction_to_a_card_its_rulings_and_a_rule(person: Person) -> None:
    page = person.page
    page.goto("/cards")
    page.get_by_role("link", name="Aliens", exact=True).click()
    expect(page).to_have_url(re.compile("/cards/aliens$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Aliens")
    numbers = page.get_by_role("region", name="In the laboratory")
    expect(numbers).to_contain_text(re.compile(r"\d+ % of 2-player games won \(likely \d+ to \d+ %\)"))
    expect(numbers).to_contain_text(re.compile(r"From [\d,]+ of [\d,]+ games between bots"))
    expect(numbers.get_by_role("listitem")).to_have_count(3)

    page.get_by_role("link", name="Scout, minion of power 3").click()
    expect(page).to_have_url(re.compile("/cards/aliens/scout$"))
    expect(page).to_have_title("Scout · Smash Up")
    expect(page.get_by_text(re.compile("^3 of the faction.s 20 cards$"))).to_be_visible()
    rulings = page.get_by_role("region", name="Rulings").get_by_role("listitem")
    expect(rulings.first).to_contain_text("Works only while the Scout is in play on the base that scored.")
    page.get_by_role("navigation", name="Other cards of Aliens").get_by_role("link", name="Collector").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Collector")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Scout")

    face = page.get_by_role("group", name="Scout, minion of power 3, Aliens.")
    face.get_by_role("button", name="Special").click()
    meaning = page.get_by_role("dialog", name="Special")
    expect(meaning).to_contain_text("Works at an unusual time or from an unusual place")
    meaning.get_by_role("link", name="Rule 5.3").click()
    expect(page).to_have_url(re.compile("/rules#5.3$"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[id='5.3']")).to_be_in_viewport()


def test_a_base_has_its_page_and_a_wrong_address_leads_on(person: Person) -> None:
    page = person.page
    page.goto("/cards/dinosaurs/tar-pits")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tar Pits")
    expect(page.get_by_text("4 · 3 · 2 for 1st, 2nd, 3rd")).to_be_visible()
    page.goto("/cards/dinosaurs/tar-pit")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such card")
    page.get_by_role("link", name="See Dinosaurs").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dinosaurs")


def test_all_cards_appear_on_the_way_down_each_with_an_address_of_its_own(person: Person) -> None:
    page = person.page
    page.goto("/cards")
    expect(found(person).first).to_be_attached()
    assert found(person).count() < 100  # What is far below is not drawn yet.
    page.wait_for_function(SCROLLED_THROUGH, arg=DIFFERENT, timeout=2 * PATIENCE)
    expect(page.get_by_role("button", name=re.compile("^Show .* more$"))).to_have_count(0)
    addresses = found(person).evaluate_all("all => all.map((one) => one.pathname)")
    assert len(addresses) == len(set(addresses)) == DIFFERENT
    assert all(re.fullmatch(r"/cards/[a-z0-9_]+/[a-z0-9-]+", address) for address in addresses)


def test_with_the_keyboard(person: Person) -> None:
    page = person.page
    page.goto("/cards/aliens/scout")
    word = page.get_by_role("group", name="Scout").get_by_role("button", name="minion")
    word.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Minion")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("dialog").get_by_role("link", name="Rule 3.1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(word).to_be_focused()
    expect(word).to_have_attribute("aria-expanded", "false")


def test_a_second_press_or_one_beside_it_closes_a_meaning(person: Person) -> None:
    page = person.page
    page.goto("/cards/aliens/scout")
    word = page.get_by_role("group", name="Scout").get_by_role("button", name="owner")
    meaning = page.get_by_role("dialog", name="Owner")
    for close in (word, page.get_by_role("heading", level=1)):
        word.click()
        expect(meaning).to_be_visible()
        close.click()
        expect(meaning).to_have_count(0)


def test_on_a_phone(people: Callable[..., Person]) -> None:
    person = people(**PHONE | {"viewport": {"width": 360, "height": 740}})
    page = person.page
    for address in ("/cards", "/cards?q=destroy", "/cards/grimms_fairy_tales", "/cards/aliens/terraforming"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert_nothing_scrolls_sideways(person)
    page.get_by_role("group", name="Terraforming").get_by_role("button", name="Base deck", exact=False).tap()
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360


def test_accessible(people: Callable[..., Person]) -> None:
    person = people()
    page = person.page
    for address in ("/cards", "/cards?q=scout", "/cards/ghosts", "/cards/aliens/scout", "/cards/ghosts/haunted-house"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        look_through(person, address)
    page.get_by_role("region", name="Rulings").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look_through(person, "the meaning of a word")
