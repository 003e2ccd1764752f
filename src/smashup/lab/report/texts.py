"""The words of the page that do not depend on the numbers, and those on method, which do a little."""

from __future__ import annotations

from html import escape

from smashup.lab.report.findings import Numbers
from smashup.lab.report.words import NUMBER_WORDS, decimal, listed, percent

TITLE = "Smash Up, by the numbers"

COLOURS = (
    '<b><i class="is-good"></i>clearly above</b> <b><i class="is-bad"></i>clearly below</b> '
    '<b><i class="is-unsure"></i>too close to call</b>'
)

NOTHING = "These games have nothing to show here."

STRENGTH = """<p>Who wins depends on both factions of a player, so a win rate says as much about the partners a faction
was dealt as about itself. The rating takes that apart: it is what a faction adds to any partner. 1000 is average, and
the bar is the 95 % interval.</p>"""

WINS = """<p>What was simply counted: how often the player who has a faction wins. The dashed line is chance, one in
two, three or four. Factions stand in the order of their rating.</p>"""

PAIRS = """<p>Find your faction in a row and read along it for partners. The number is the chance of winning against
average pairs, in per cent. A single pair was seen in few games, so the number does not trust its own record alone: it
starts from what its two factions do with everybody else and moves as far as its games allow.</p>"""

MATCHUPS = """<p>How often a player with the faction of the row ends ahead of a player with the faction of the column.
Strong factions are ahead of everybody; the table below also has the surprise: what is left when the ratings of all the
factions involved are taken into account.</p>"""

FIRST = """<p>How often the first player wins, the second, and so on. In the table: what the position is worth in rating
points when the factions are equal.</p>"""

GAMES = """<p>Turns are those of all players together. A game ends when somebody has 15 VP at the end of a turn; who has
most wins.</p>"""

BASES = """<p>What first, second and third place of each base were awarded on average (VP that a base or a card gives
in other ways are not among them); in how many of the games with its set it scored; and how much more than chance
who took its first place went on to win the game
(×1 is chance; the dashed lines are the averages of all bases). A base is swingy when first place brings much more than
second.</p>"""

CARDS = """<p>How much more often a card is played in the games its faction wins than in those it loses, per turn. That
is not yet what the card does for winning: a card can be the cause, or it can be what winners have time for. As with
pairs, small samples are drawn towards the rest.</p>"""

SHEETS = """<p>The large number is the chance of winning with an average partner against average factions, the mark in
the bar is chance. Synergy is in rating points; better and worse against means beyond what the ratings say. Only what is
clear is listed, so more games make longer cards.</p>"""

FOOTER = (
    "Made by smashup lab report. An unofficial fan project; Smash Up and the names of its factions, cards and bases "
    "are trademarks of Alderac Entertainment Group, which has nothing to do with it."
)


def method(numbers: Numbers) -> str:
    """How the numbers came about, and what they do not say."""
    model = numbers.model[0]
    kind = NUMBER_WORDS[numbers.main_players]
    gain = 1 - model["log_loss"] / model["chance_log_loss"]
    paragraphs = [
        """<h3>The model</h3><p>The chance that a player wins is proportional to the exponential of that player's
        strength: the strengths of the two factions, plus the synergy of the pair, plus the place in the turn order,
        plus the bot where several took part. With two players this is the model of Bradley and Terry, with more the
        first choice in that of Plackett and Luce. A shared win counts in part for each winner. Strengths and synergies
        are drawn towards zero as far as the games leave them open (a hierarchical model; how far they spread is learned
        from the games), so a pair that won its only three games does not top the list, and a faction that never lost
        has a finite rating. A faction's rating is its part, by least squares, in the strengths of all its pairs;
        synergy is what is left.</p>""",
        f"""<p>In these games strengths of factions differ by {decimal(model["strength_spread"], 0)} points and
        synergies by {decimal(model["synergy_spread"], 0)} (standard deviations). The player whom the model favours wins
        {percent(model["favourite_wins"])} of the games; the model takes {percent(gain)} off the surprise at who wins.
        400 points are odds of 10 to 1. This is about {kind}-player games.</p>""",
        """<h3>How sure</h3><p>All intervals are 95 % intervals: Wilson's for what is counted, those of the model for
        ratings, synergies and estimates. They tell how far chance may have moved a number, and nothing about the bots.
        With hundreds of numbers some lie outside their intervals: one in twenty of those as counted. The estimates for
        pairs, match-ups and cards consider all of their kind at once, so that the most extreme is not simply the
        luckiest.</p>""",
        f"""<h3>What the bots' weakness means</h3>{_bots(numbers)}""",
    ]
    absent = numbers.about["absent_factions"]
    if absent:
        names = listed([key.replace("_", " ").title() for key in absent])
        paragraphs.append(f"<p>Not in these games: {escape(names)}. Average means the average of those that are.</p>")
    if len(numbers.about["by_players"]) > 1:
        paragraphs.append(
            f"""<p>Each number of players has a rating of its own, because a faction may be strong with two and weak
            with four. Where nothing else is said, numbers are about games with {numbers.main_players} players, of which
            there are most; bases and cards are about all games.</p>"""
        )
    return "".join(paragraphs)


def _bots(numbers: Numbers) -> str:
    bots = [bot["bot"] for bot in numbers.about["bots"]]
    text = f"""<p>These are results among {escape(listed(bots))}, not among people. A rating says how a faction does in
    such hands. Cards that work by themselves (power on the table, cards drawn, minions destroyed) look as strong as
    they are; cards that need a plan over several turns, a guess about a hidden hand or the patience to hold a Special
    back look weaker than they are, and so do the factions that live from them. What is strong here because nobody
    defends against it looks stronger. Differences between similar factions may turn round with better players; large
    ones are less likely to.</p>"""
    if len(bots) > 1:
        rates = [f"{bot['bot']} {percent(bot['wins'] / bot['seats'])}" for bot in numbers.about["bots"]]
        text += f"""<p>Of their seats the bots won: {escape(listed(rates))}. The ratings allow for that; rates as
        counted do not.</p>"""
    if "random" in bots:
        text += """<p>The bot random chooses among the legal options without any thought: with it the numbers tell what
        cards do by accident, and little about play.</p>"""
    return text
