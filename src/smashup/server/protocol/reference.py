"""What there is to read about cards and factions besides their texts."""

from __future__ import annotations

from smashup.server.protocol.common import Message


class CardRulings(Message):
    """How one card or base behaves where its text leaves a question."""

    name: str
    rulings: list[str]


class Rulings(Message):
    """GET /api/rulings: every card and base that has rulings, in the order of the catalogue."""

    cards: list[CardRulings]


class PartnerStatistics(Message):
    """How a faction does together with another one."""

    faction: str
    win_chance: float
    """Against average pairs, 0 to 1, as the model of the results estimates it."""
    low: float
    high: float
    games: int


class FactionStatistics(Message):
    """A faction in games with that many players."""

    faction: str
    players: int
    rank: int
    """1 is the best."""
    games: int
    win_rate: float
    """0 to 1."""
    low: float
    high: float
    elo: float
    """1000 is average."""
    elo_low: float
    elo_high: float
    partners: list[PartnerStatistics]
    """The best ones first."""


class Statistics(Message):
    """GET /api/statistics: what the laboratory's games say about the factions; without results, no factions."""

    games: int
    bots: list[str]
    """Who played them."""
    players: list[int]
    """The numbers of players there are results for; that of most games first."""
    factions: list[FactionStatistics]
