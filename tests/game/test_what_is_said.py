"""Nothing that is said names a card to somebody who may not know it."""

import random
import re

import pytest

import smashup
from smashup import Game
from smashup.engine.errors import SmashUpError
from smashup.engine.options import Options

CARDS = {
    card["name"]: card["text"] for faction in smashup.catalogue() for card in [*faction["cards"], *faction["bases"]]
}
NAMES = re.compile(rf"(?<!\w)({'|'.join(sorted(map(re.escape, CARDS), key=len, reverse=True))})(?!\w)")
FACTION_NAMES = {faction["name"] for faction in smashup.catalogue()}


def names_in(seen):
    """The name of everything in a view."""
    if isinstance(seen, dict):
        own = {seen["name"]} if "name" in seen else set()
        return own.union(*map(names_in, seen.values()))
    return set().union(*map(names_in, seen)) if isinstance(seen, list) else set()


def labels(asked):
    """The options, as who is asked reads them."""
    return [f"{option['label']} {option.get('why', '')}" for option in asked.get("options", [])]


def answers(game, viewer, chance):
    """What somebody hears who asks about cards they know nothing of, or chooses what is not offered."""
    handles = range(len(game.state.table) + 1)
    card, base = chance.choices(handles, k=2)
    questions = [lambda: "; ".join(what for what, _ in game.explain_power(card, viewer))]
    if viewer is not None:
        questions += [lambda: game.why_not(viewer, card) or "", lambda: game.why_not(viewer, card, base) or ""]
    if viewer == game.decision.player:
        questions.append(lambda: game.choose(f"minion:{card}@nowhere") or "")
    for question in questions:
        try:
            yield question()
        except SmashUpError as error:
            yield str(error)


def told_too_much(game, chance):
    """Play on by chance; give every name that a viewer hears without any way of knowing the card."""
    viewers = [*range(game.players), None]
    met: dict[int | None, set[str]] = {viewer: set() for viewer in viewers}
    shown: dict[int | None, set[str]] = {viewer: set() for viewer in viewers}
    asking = random.Random(1)
    told = turn = 0
    while (decision := game.decision) is not None:
        events, told = game.events[told:], len(game.events)
        if game.turn != turn:
            turn = game.turn
            for names in shown.values():
                names.clear()
        for viewer, view in zip(viewers, game.views(viewers), strict=True):
            asked = view.pop("decision")
            now = names_in(view)
            shown[viewer] |= {name for event in events if event.visible_to(viewer) for _, name in event.cards}
            met[viewer] |= now | shown[viewer]
            source = asked["source"]
            # A card may call others by name, and everybody can read it.
            able = now | shown[viewer] | set(NAMES.findall(CARDS.get(source, "")))
            if viewer != decision.player:
                prompt = asked["prompt"]
                yield from ((prompt, viewer, name) for name in NAMES.findall(prompt) if name not in able)
                assert "options" not in asked
            for text in labels(asked):
                yield from ((text, viewer, name) for name in NAMES.findall(text) if name not in able | FACTION_NAMES)
            if asking.random() < 0.2:
                for text in answers(game, viewer, asking):
                    yield from ((text, viewer, name) for name in NAMES.findall(text) if name not in met[viewer])
            if source is not None and source not in met[viewer]:
                yield asked["prompt"], viewer, source
            for text in [event.describe(viewer) for event in events]:
                able = met[viewer] | FACTION_NAMES
                yield from ((text, viewer, name) for name in NAMES.findall(text) if name not in able)
        game.choose(chance.randrange(len(decision)))


@pytest.mark.parametrize("seed", range(9))
def test_no_prompt_label_error_and_no_line_of_the_log_names_a_card_to_who_may_not_know_it(seed):
    # These factions look for cards, give them away and pay with them.
    pairs = [
        ("anansi_tales", "dragons"),
        ("tricksters", "sharks"),
        ("russian_fairy_tales", "super_spies"),
        ("grimms_fairy_tales", "shapeshifters"),
    ]
    players = 2 + seed % 3
    given = [pair if seed % 2 else pair[::-1] for pair in pairs][:players] if seed < 6 else players
    game = Game.new(given, seed, Options(), log=True)
    assert list(told_too_much(game, random.Random(seed))) == []
