"""The table as plain text: what `render` shows."""

from __future__ import annotations

from collections.abc import Sequence

from smashup.game.view_types import BaseSeen, CardInPlaySeen, View

PLACES = ("1st", "2nd", "3rd")


def draw(view: View, names: Sequence[str], legal: Sequence[tuple[int, str]]) -> str:
    """A player's view as text: the players, the bases, the player's hand, and the legal actions with their numbers."""
    lines = [_headline(view, names)]
    width = max(map(len, names))
    for who, player in enumerate(view["players"]):
        mark = ">" if who == view["current_player"] and not view["over"] else " "
        cards = f"hand {player['hand_size']:>2}  deck {player['deck_size']:>2}  pile {len(player['discard_pile']):>2}"
        factions = " + ".join(faction["name"] for faction in player["factions"])
        lines.append(f"{mark} {names[who]:<{width}}  {player['vp']:>2} VP  {cards}  {factions}")
        if player.get("set_aside"):
            lines.append(f"      set aside: {', '.join(_titan(titan) for titan in player['set_aside'])}")
    for number, base in enumerate(view["bases"]):
        lines += _base(number, base, names)
    if view["you"] is not None and view["players"][view["you"]]["hand"] and not view["over"]:
        hand = ", ".join(card["name"] for card in view["players"][view["you"]]["hand"])
        lines.append(f"hand of {names[view['you']]}: {hand}")
    if view["decision"] is not None:
        lines.append(f"{names[view['decision']['player']]} is asked: {view['decision']['prompt']}")
        lines += [f"  {action:>5}  {label}" for action, label in legal]
    return "\n".join(lines)


def _headline(view: View, names: Sequence[str]) -> str:
    if view["over"]:
        return f"{' and '.join(names[who] for who in view['winners'])} won after {view['turn']} turns"
    return f"turn {view['turn']}, {names[view['current_player']]}, {view['phase']}"


def _base(number: int, base: BaseSeen, names: Sequence[str]) -> list[str]:
    total, pays = sum(base["totals"]), " ".join(map(str, base["vp"]))
    lines = [f"[{number}] {base['name']}  {total}/{base['breakpoint']}  VP {pays}"]
    placed = {entry["player"]: entry for entry in base["if_scored_now"]}
    for who, name in enumerate(names):
        minions = [_minion(minion) for minion in base["minions"] if minion["controller"] == who]
        if minions or base["totals"][who]:
            place = f" {PLACES[placed[who]['place'] - 1]} +{placed[who]['vp']}" if who in placed else ""
            lines.append(f"      {name} {base['totals'][who]}{place}: {', '.join(minions)}".rstrip(": "))
    if base["actions"]:
        there = [f"{action['name']} ({names[action['controller']]})" for action in base["actions"]]
        lines.append(f"      on the base: {', '.join(there)}")
    for titan in base.get("titans", ()):
        lines.append(f"      titan: {_titan(titan)} ({names[titan['controller']]})")
    return lines


def _titan(titan: CardInPlaySeen) -> str:
    return f"{titan['name']} with {titan['counters']} counters" if titan["counters"] else titan["name"]


def _minion(minion: CardInPlaySeen) -> str:
    actions = " + ".join(action["name"] for action in minion["actions"])
    return f"{minion['name']} {minion['power']}" + (f" with {actions}" if actions else "")
