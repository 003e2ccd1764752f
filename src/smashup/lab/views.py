"""The tables a question can be asked of, as SQL views on the files of a run."""

VIEWS = {
    "results": "one row per player per game, as it is in the files",
    "games": "one row per game: who played, who won, how long it took",
    "factions": "one row per faction of a player: results, with faction and partner",
    "duels": "one row per faction of a player and faction of an opponent: faction against another",
    "plays": "one row per card played",
    "scorings": "one row per place a player took at a base",
}
"""What each view has."""

# Wilson's 95 % interval, as in smashup.matches.rating.
MACROS = """
CREATE MACRO _middle(share, n) AS (share + 1.920729 / n) / (1 + 3.841459 / n);
CREATE MACRO _around(share, n) AS sqrt(3.841459 / n * (share * (1 - share) + 0.96036475 / n)) / (1 + 3.841459 / n);
CREATE MACRO low(share, n) AS greatest(0, _middle(share, n) - _around(share, n));
CREATE MACRO high(share, n) AS least(1, _middle(share, n) + _around(share, n));
"""

DEFINITIONS = """
CREATE VIEW games AS
SELECT game, any_value(seed) AS seed, any_value(players) AS players,
    string_agg(faction_a || ' + ' || faction_b, ' against ' ORDER BY player) AS factions,
    string_agg(faction_a || ' + ' || faction_b, ', ') FILTER (won) AS winner,
    max(vp) FILTER (won) AS winning_vp,
    coalesce(sum(win_share) FILTER ("first"), 0) AS first_player_share,
    any_value(turns) AS turns, any_value(decisions) AS decisions,
    any_value(bases_scored) AS bases_scored, any_value(seconds) AS seconds
FROM results GROUP BY game;

CREATE VIEW factions AS
SELECT unnest([faction_a, faction_b]) AS faction, unnest([faction_b, faction_a]) AS partner,
    * EXCLUDE (faction_a, faction_b)
FROM results;

CREATE VIEW duels AS
SELECT mine.faction, mine.partner, theirs.faction AS against, theirs.partner AS against_partner,
    mine.game, mine.seed, mine.players, mine.player, mine."first", mine.bot, mine.place, mine.won, mine.win_share,
    mine.vp, theirs.player AS against_player, theirs.bot AS against_bot, theirs.place AS against_place,
    theirs.vp AS against_vp,
    CASE WHEN mine.place < theirs.place THEN 1.0 WHEN mine.place = theirs.place THEN 0.5 ELSE 0.0 END AS ahead,
    mine.turns
FROM factions mine JOIN factions theirs ON mine.game = theirs.game AND mine.player <> theirs.player;

CREATE VIEW plays AS
SELECT unnest(cards) AS card, * EXCLUDE (cards, bases) FROM results;

CREATE VIEW scorings AS
SELECT taken.base AS base, taken.place AS base_place, taken.vp AS base_vp, * EXCLUDE (taken)
FROM (SELECT unnest(bases) AS taken, * EXCLUDE (cards, bases) FROM results);
"""
