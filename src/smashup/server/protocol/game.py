"""The models of what a viewer sees of a game: the same data as `Game.view`, with nothing but what they name."""

from __future__ import annotations

from smashup.server.protocol.common import Message


class CardSeen(Message):
    """A card outside play: in a hand, a discard pile, on top of a deck, or just resolving."""

    id: int
    name: str
    kind: str
    """minion, action or base."""
    power: int | None = None
    """Printed power; minions only."""
    owner: int | None = None
    """The player it belongs to, where that is not the one who holds it."""


class CardInPlaySeen(Message):
    """A minion or an action in play."""

    id: int
    name: str
    kind: str
    """minion or action."""
    controller: int
    owner: int
    power: int | None = None
    """Current power; minions only."""
    printed_power: int | None = None
    counters: int | None = None
    """+1 power counters; minions only."""
    actions: list[CardInPlaySeen] | None = None
    """The actions on this minion; minions only."""
    memo: str | int | bool | None = None
    """What the card has to remember, such as a named faction."""
    abilities_cancelled: bool
    copied_abilities: list[str] | None = None
    """The cards whose abilities it has now, where those are not just its own."""


class PlaceSeen(Message):
    """What one player would get if the base scored now."""

    player: int
    place: int
    """From 1."""
    vp: int


class BaseSeen(Message):
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
    copied_abilities: list[str] | None = None


class FactionName(Message):
    key: str
    name: str


class PlayerSeen(Message):
    """What the viewer knows of a player."""

    factions: list[FactionName]
    vp: int
    hand_size: int
    hand: list[CardSeen]
    """The cards of the hand that the viewer knows: all of one's own."""
    deck_size: int
    deck_top: list[CardSeen]
    """The cards on top of the deck that the viewer knows, topmost first."""
    discard_pile: list[CardSeen]


class ExtraPlaySeen(Message):
    """An extra minion or action the current player may still play, with its limits."""

    minion: bool
    """True: a minion; false: an action."""
    power_up_to: int | None = None
    base: int | None = None
    """Only on the base with this id."""
    free_base: bool
    """Only on a base where the player has no minion."""
    name: str | None = None
    """Only a card of this name."""
    batch: int
    """Plays of one batch (not 0) must share a name."""
    standing: int
    """The id of the card that gives this play in each turn; -1: it was gained once."""


class DraftedFaction(Message):
    player: int
    faction: str
    """Its key."""


class DraftSeen(Message):
    """How a tournament draft went, or how far it is (14.7): open to everybody."""

    pool: list[str]
    """The keys of the factions in it."""
    banned: list[DraftedFaction]
    taken: list[DraftedFaction]
    bases: list[DraftedFaction]
    """The factions of which only the bases are in the game."""


class GameSeen(Message):
    """The game as one viewer may know it. After the end of the game nothing is hidden."""

    turn: int
    """From 1; 0 while factions are taken and hands are drawn."""
    phase: str
    current_player: int
    you: int | None = None
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
    scoring: int | None = None
    """The id of the base that is being scored."""
    resolving: list[CardSeen]
    draft: DraftSeen | None = None
    """After a tournament draft, or while it lasts."""


class OptionSeen(Message):
    """One legal answer to a decision."""

    key: str
    """What to send in `choose`."""
    label: str
    kind: str
    """play, minion, action, card, base, player, faction, talent, use, ability, extra, text, yes, no, pass, done, end,
    later."""
    card: int | None = None
    base: int | None = None
    player: int | None = None
    target: int | None = None
    """The minion an action would be played on."""


class DecisionSeen(Message):
    """What is asked now. Everybody sees who is asked and for what; only that player sees the options."""

    number: int
    """Name it in `choose`: an answer to another decision than the current one is refused."""
    player: int
    prompt: str
    source: str | None = None
    """The card or base whose text asks; missing: the rules ask."""
    options: list[OptionSeen] | None = None
