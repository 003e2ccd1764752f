"""The shapes of what a viewer may know of a game: `View` is what `Game.view` gives, the rest is what it is made of.

The same types are checked in the engine, spoken by the server's protocol and written to the web page's TypeScript.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from smashup.engine.shapes import OptionSeen


class CardSeen(TypedDict):
    """A card outside play: in a hand, a discard pile, on top of a deck, or just resolving."""

    id: int
    name: str
    kind: str
    """minion, action or base."""
    power: NotRequired[int]
    """Printed power; minions only."""
    owner: NotRequired[int]
    """The player it belongs to, where that is not the one who holds it."""


class CardInPlaySeen(TypedDict):
    """A minion, an action or a titan in play, or a titan that is set aside."""

    id: int
    name: str
    kind: str
    """minion, action or titan."""
    controller: int
    owner: int
    power: NotRequired[int]
    """Current power; minions only."""
    printed_power: NotRequired[int]
    counters: NotRequired[int]
    """+1 power counters, of minions and titans; on a titan that is set aside, what it has gathered."""
    actions: NotRequired[list[CardInPlaySeen]]
    """The actions on this minion; minions only."""
    memo: NotRequired[str | int | bool | None]
    """What the card has to remember, such as a named faction."""
    abilities_cancelled: bool
    copied_abilities: NotRequired[list[str]]
    """The cards whose abilities it has now, where those are not just its own."""


class PlaceSeen(TypedDict):
    """What one player would get if the base scored now."""

    player: int
    place: int
    """From 1."""
    vp: int


class BaseSeen(TypedDict):
    """A base in play."""

    id: int
    name: str
    breakpoint: int
    printed_breakpoint: int
    vp: list[int]
    """For first, second and third place."""
    totals: list[int]
    """Each player's power here."""
    if_scored_now: list[PlaceSeen]
    minions: list[CardInPlaySeen]
    actions: list[CardInPlaySeen]
    counters: int
    abilities_cancelled: bool
    copied_abilities: NotRequired[list[str]]
    titans: NotRequired[list[CardInPlaySeen]]
    """The titans here; only in a game with titans."""


class FactionName(TypedDict):
    key: str
    name: str


class PlayerSeen(TypedDict):
    """What the viewer knows of a player."""

    factions: list[FactionName]
    vp: int
    hand_size: int
    hand: list[CardSeen]
    """The cards of the hand that the viewer knows: all of them in the viewer's own hand."""
    deck_size: int
    deck_top: list[CardSeen]
    """The cards on top of the deck that the viewer knows, topmost first."""
    discard_pile: list[CardSeen]
    set_aside: NotRequired[list[CardInPlaySeen]]
    """The player's titans that are not in play; only in a game with titans."""


class ExtraPlaySeen(TypedDict):
    """An extra minion or action the current player may still play, with its limits."""

    minion: bool
    """True: a minion; false: an action."""
    power_up_to: NotRequired[int]
    base: NotRequired[int]
    """Only on the base with this id."""
    free_base: bool
    """Only on a base where the player has no minion."""
    name: NotRequired[str]
    """Only a card of this name."""
    batch: int
    """Plays of one batch (not 0) must share a name."""
    standing: int
    """The id of the card that gives this play in each turn; -1: it was gained once."""


class DraftedFaction(TypedDict):
    player: int
    faction: str
    """Its key."""


class DraftSeen(TypedDict):
    """How a tournament draft went, or how far it is (14.7): open to everybody."""

    pool: list[str]
    """The keys of the factions in it."""
    banned: list[DraftedFaction]
    taken: list[DraftedFaction]
    bases: list[DraftedFaction]
    """The factions of which only the bases are in the game."""


class QuestionSeen(TypedDict):
    """What is asked now. Everybody sees who is asked and for what; only that player sees the options."""

    player: int
    question: str
    """What is asked, as an id that no wording changes: `play_cards`, `collector/minion`."""
    prompt: str
    source: str | None
    """The card or base whose text asks; missing: the rules ask."""
    orders: NotRequired[bool]
    """Each of the options is taken in the end: only which one comes next is asked."""
    at_least: NotRequired[int]
    """Several of the options may be taken, one after another: at least so many, counting this one, or none where an
    option says so; missing: one."""
    at_most: NotRequired[int]
    """And at most so many."""
    options: NotRequired[list[OptionSeen]]


class GameSeen(TypedDict):
    """The game as one viewer may know it. After the end of the game nothing is hidden."""

    turn: int
    """From 1; 0 while factions are taken and hands are drawn."""
    phase: str
    current_player: int
    you: int | None
    """The viewer's own player; missing for a spectator."""
    over: bool
    winners: list[int]
    target_vp: int
    minion_plays: int
    """Ordinary minion plays the current player has left."""
    action_plays: int
    extra_plays: list[ExtraPlaySeen]
    players: list[PlayerSeen]
    bases: list[BaseSeen]
    base_deck: int
    """How many bases are left in the base deck."""
    base_deck_top: list[CardSeen]
    base_deck_face_up: bool
    base_discard: list[CardSeen]
    scoring: int | None
    """The id of the base that is being scored."""
    resolving: list[CardSeen]
    draft: DraftSeen | None
    """After a tournament draft, or while it lasts."""


class View(GameSeen):
    """What `Game.view` gives: the game as one viewer may know it, and what is asked."""

    decision: QuestionSeen | None
