"""The lesson on titans (section 16), for those who play with them."""

from __future__ import annotations

from smashup.guides.lessons.lesson import Lesson, Step, pick, play, use
from smashup.scenario import Scenario, scenario


def _titans_position() -> Scenario:
    return (
        scenario(bases=["Tar Pits", "The Great Library", "Field of Honor"], hand=["You're Screwed", "King Rex", "Howl"])
        .titan("Major Ursa")
        .titan("Category 5", on="The Great Library", of=1)
        .minion("Bear Cavalry", on="Tar Pits")
        .minion("Hoverbot", on="Tar Pits", of=1)
        .deck(0, "Armor Stego", "Cub Scout", "Bear Hug", "War Raptor")
        .hand(1, "Zapbot")
        .deck(1, "Warbot", "Tech Center", "Microbot Guard", "Zapbot")
        .base_deck("The Central Brain", "School of Wizardry")
        .seed(9)
    )


TITANS = Lesson(
    key="titans",
    title="Titans",
    about="The huge cards of some factions: how they come, what they are good for, and what happens when two meet.",
    minutes=1,
    scenario=_titans_position,
    steps=(
        Step(
            "A titan is neither a minion nor an action, and never in a deck: Major Ursa lies set aside beside yours "
            "until its own text lets you play it. You may do so instead of your minion of the turn. Use Major Ursa.",
            (use("Major Ursa"),),
            rules=("16.1", "16.2", "16.5"),
            looks=("Major Ursa",),
            otherwise="Major Ursa needs the minion play of this turn. Take that back to bring the titan.",
        ),
        Step(
            "Any base will do, unless the titan's text says otherwise. Put Major Ursa on Tar Pits.",
            (pick("Tar Pits"),),
            rules=("16.4",),
            otherwise="Tar Pits is where the Hoverbot is. Take it back and send Major Ursa there.",
        ),
        Step(
            "A titan has no power of its own, but each +1 power counter on it adds to your total here. Major Ursa may "
            "get one when a minion of another player moves here or away. Play You're Screwed: the Hoverbot must go.",
            (play("You're Screwed"),),
            rules=("16.9",),
            looks=("Major Ursa",),
        ),
        Step(
            "Send it to Field of Honor. In The Great Library the other player's titan, Category 5, waits for company.",
            (pick("Field of Honor"),),
            rules=("10.3",),
            looks=("Category 5",),
            otherwise="In The Great Library the Hoverbot would help Category 5. Take it back and send it to Field of "
            "Honor.",
        ),
        Step(
            "That is what Major Ursa was waiting for. Take the counter.",
            (pick("yes"),),
            rules=("16.9", "16.11"),
            looks=("Major Ursa",),
            otherwise="Without a counter Major Ursa has no power. Take it back and say yes.",
        ),
        Step(
            "A titan's talent may be used in the turn it came, like any other. Use Major Ursa's.",
            (use("Major Ursa"),),
            rules=("16.11",),
            looks=("Major Ursa",),
        ),
        Step(
            "It can place a counter on a minion here, or move the titan. A titan moves only when an ability says so, "
            "with everything on it. Choose the move.",
            (pick("Move Major Ursa to another base"),),
            rules=("16.16",),
            otherwise="The counter is not bad, but you came for a clash. Take it back and move Major Ursa.",
        ),
        Step(
            "There is room for one titan on a base. Where two meet, they clash: whoever has the lower total there "
            "loses the titan, and in a tie the newcomer leaves. You bring 1 power, Category 5 has none. Move there!",
            (pick("The Great Library"),),
            rules=("16.13", "16.14"),
            looks=("Category 5",),
            otherwise="Major Ursa is alone there. Take it back and go to The Great Library.",
        ),
    ),
    learned="Category 5 lost, and is set aside without its counters until its text lets it come again. So is any titan "
    "that leaves play, and all of them do when their base scores. You can have one in play at a time, and what speaks "
    "of minions or actions does not touch it: only what speaks of cards, or of titans, does.",
    rules=("16",),
)
