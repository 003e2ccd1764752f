"""Answers to `?`: the text of a card or base, where its power comes from, why it cannot be played; and the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smashup.bots import Suggestion, learned
from smashup.cli.common.lookup import cards, describe, find_cards, near_miss
from smashup.cli.terminal.menu import Menu
from smashup.cli.terminal.table import letter_of, style_of
from smashup.game import Game
from smashup.game.view_types import View

MOST_AT_ONCE = 4
LEARNT = "by what bots have learnt from games among themselves"
BY_HAND = "by rules of thumb (with numpy: by what bots have learnt)"

HELP = """\
A number chooses; 0 ends, passes or says no; y and n answer a question.
Enter   redraws the table
?       the texts of the bases in play and of your hand
? NAME  the text of any card or base (a few letters are enough), a base's
        letter, or the number of a choice; and where its power comes from
u       takes back your last choice and everything after it
l       the whole log, with numbers
w       why the last line of the log is there; w NUMBER for any line: what led
        to it, the text of the card and the numbered rule
d       all discard piles
s FILE  saves the game (continue later with: smashup play --load FILE)
r       reports a problem: writes a file with the game and your note
q       quits; q FILE saves first
h       a hint: what a bot would do, its chance of winning, and why
help    this help
On a base: total/breakpoint and the VP of the three places, then each player's
total with the place and VP it would take now, and the minions with their power:
●2 two +1 power counters, (3) printed power, ∅ abilities cancelled, ✦ an action,
♛ a titan."""


def hints(found: Sequence[Suggestion]) -> RenderableType:
    """The best options, each with the chance of winning and the reason, and what that rests on."""
    grid = Table.grid(padding=(0, 2))
    for suggestion in found:
        chance = Text(f"{suggestion.chance:.0%}", style="bold")
        grid.add_row("", chance, suggestion.option.label, Text(suggestion.reason, style="dim"))
    judged = LEARNT if learned.is_there() else BY_HAND
    rests_on = Text(f"A bot's estimates: it knows what you know, plans the turn in several deals and judges {judged}.")
    return Group(grid, Padding(rests_on, (0, 0, 0, 2), style="dim"))


def card_text(name: str) -> RenderableType:
    """A card or base in full."""
    card = cards()[name]
    head = Text(name, style="bold").append(f"  {describe(card)}, {card['faction']}", style="not bold dim")
    return Group(head, Padding(Text(card["text"] or "(No ability.)"), (0, 0, 0, 4)))


def answer(typed: str, game: Game, view: View, menu: Menu | None, names: Sequence[str]) -> list[RenderableType]:
    """What `?` says. With nothing after it, the bases in play and the hand of whoever asks."""
    if not typed:
        hand = view["players"][view["you"]]["hand"] if view["you"] is not None else []
        shown = dict.fromkeys([base["name"] for base in view["bases"]] + [card["name"] for card in hand])
        return [card_text(name) for name in shown]
    found = _meant(typed, view, menu)
    if not found:
        near = near_miss(typed, cards())
        hint = f" Did you mean {near}?" if near else " Use the name on the card; a few letters are enough."
        return [Text(f"  There is no card or base {typed!r}.{hint}", style="red")]
    if len(found) > MOST_AT_ONCE:
        return [Text(f"  {typed!r} could be: {', '.join(found)}.")]
    answers: list[RenderableType] = []
    for name in found:
        answers.append(card_text(name))
        answers += [Padding(line, (0, 0, 0, 4)) for line in _in_this_game(name, game, view, names)]
    return answers


def _meant(typed: str, view: View, menu: Menu | None) -> list[str]:
    """The names of the cards a person asks for."""
    letters = {letter_of(index): base["name"] for index, base in enumerate(view["bases"])}
    if typed.upper() in letters:
        return [letters[typed.upper()]]
    if typed.isdecimal() and menu is not None:
        entry = menu.entries.get(int(typed))
        option = menu.options[entry.options[0]] if entry is not None else None
        known = _names_in(view)
        if option is not None:
            found = known.get(option.card) or known.get(option.base) or option.label
            return [found] if found in cards() else []
    here = set(_names_in(view).values())
    return find_cards(typed, here)


def _names_in(view: View) -> dict[int | None, str]:
    """Every card and base that the viewer sees, by id."""
    known: dict[int | None, str] = {base["id"]: base["name"] for base in view["bases"]}
    for player in view["players"]:
        known |= {card["id"]: card["name"] for card in [*player["hand"], *player["discard_pile"]]}
        known |= {titan["id"]: titan["name"] for titan in player.get("set_aside", ())}
    for base in view["bases"]:
        for card in [*base["minions"], *base["actions"], *base.get("titans", ())]:
            known[card["id"]] = card["name"]
            known |= {action["id"]: action["name"] for action in card.get("actions", ())}
    return known


def _in_this_game(name: str, game: Game, view: View, names: Sequence[str]) -> list[Text]:
    """Where the power of this minion, or the totals on this base, come from; why the card cannot be played now."""
    lines: list[Text] = []
    for index, base in enumerate(view["bases"]):
        if base["name"] == name:
            for who, total in enumerate(base["totals"]):
                if total:
                    parts = ", ".join(f"{what} {amount}" for what, amount in game.explain_power(base["id"], who))
                    lines.append(Text(f"{names[who]}: {parts}; {total} in all", style=style_of(who)))
        for minion in base["minions"]:
            if minion["name"] == name:
                parts = ", ".join(f"{what} {amount:+d}" for what, amount in game.explain_power(minion["id"]))
                where = f"{names[minion['controller']]}'s on {letter_of(index)}"
                line = f"{where}: power {minion['power']} ({parts})".replace("You's", "Yours")
                lines.append(Text(line, style=style_of(minion["controller"])))
    you = view["you"]
    if you is not None and game.decision is not None:
        held = next((card["id"] for card in view["players"][you]["hand"] if card["name"] == name), None)
        reason = game.why_not(you, held) if held is not None else None
        if reason is not None:
            lines.append(Text(f"Not now: {reason}", style="italic"))
    return lines


def discard_piles(view: View, names: Sequence[str]) -> RenderableType:
    """Every discard pile; they are open to everybody (9.7)."""
    lines: list[RenderableType] = []
    for who, player in enumerate(view["players"]):
        counted = Counter(card["name"] for card in player["discard_pile"])
        piled = ", ".join(f"{name} ×{number}" if number > 1 else name for name, number in counted.items())
        lines.append(Text(names[who], style=f"bold {style_of(who)}").append(f": {piled or 'empty'}", style="default"))
    bases = ", ".join(base["name"] for base in view["base_discard"])
    return Group(*lines, Text("Scored bases", style="bold").append(f": {bases or 'none'}", style="not bold"))
