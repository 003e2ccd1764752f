"""The first two lessons: a minion, an action, and how a turn goes."""

from __future__ import annotations

from smashup.guides.lessons.lesson import END, Lesson, Step, pick, play
from smashup.scenario import Scenario, scenario


def _minion_position() -> Scenario:
    return (
        scenario(bases=["The Great Library", "Jungle Oasis"], hand=["Saucy Wench", "King Rex", "Howl"])
        .minion("Walker", on="The Great Library", of=1)
        .deck(0, "Swashbuckling", "War Raptor", "First Mate", "Dinghy")
        .hand(1, "Warbot", "Zapbot")
        .deck(1, "Grave Digger", "Walker", "Hoverbot", "Tech Center")
        .base_deck("Tar Pits", "The Central Brain")
        .seed(1)
    )


FIRST_MINION = Lesson(
    key="first-minion",
    title="Your first minion",
    about="Bases, minions, power, and how a turn goes.",
    minutes=1,
    scenario=_minion_position,
    steps=(
        Step(
            "The cards in the middle are bases. You fight for them with minions, and a minion's number is its power. "
            "Play Saucy Wench from your hand on The Great Library.",
            (play("Saucy Wench", on="The Great Library"),),
            rules=("3.1", "2.3"),
            looks=("The Great Library",),
            otherwise="That was not Saucy Wench on The Great Library. Nothing is lost: take it back and try again.",
        ),
        Step(
            "What is written on a minion happens when you play it. Saucy Wench may destroy a minion of power 2 or less "
            "on her base. Choose the Walker: destroyed cards go to their owner's discard pile.",
            (pick("Walker"),),
            rules=("5.1", "10.1"),
            otherwise="You let the Walker live. You may: her text says “may”. Take it back to see what she can do.",
        ),
        Step(
            "In each turn you may play one minion and one action, in any order. Your minion is played, so end your "
            "turn. You will draw two cards, and the other player has a turn.",
            (END,),
            rules=("2.1", "2.3", "2.5"),
            otherwise="You may play an action too, of course. When you are ready, end your turn.",
        ),
        Step(
            "A Warbot has come to The Great Library. The bar at a base shows everybody's power there. You are behind, "
            "so send somebody large: play King Rex on The Great Library.",
            (play("King Rex", on="The Great Library"),),
            rules=("7.4", "6.6"),
            looks=("The Great Library",),
        ),
    ),
    learned="Ten power against four: you lead on The Great Library. In every turn you may play a minion on a base; it "
    "does what its text says, and its power counts for you as long as it stays there.",
    replies=(play("Warbot", on="The Great Library"),),
    rules=("2", "3"),
)


def _action_position() -> Scenario:
    return (
        scenario(bases=["The Great Library", "Jungle Oasis"], hand=["Cannon", "War Raptor", "Upgrade"])
        .minion("War Raptor", on="The Great Library")
        .minion("Zapbot", on="The Great Library", of=1)
        .minion("Walker", on="Jungle Oasis", of=1)
        .deck(0, "First Mate", "Howl", "Dinghy", "Broadside")
        .hand(1, "Grave Digger")
        .deck(1, "Warbot", "Walker", "Hoverbot", "Tech Center")
        .base_deck("Tar Pits", "The Central Brain")
        .seed(2)
    )


FIRST_ACTION = Lesson(
    key="first-action",
    title="Your first action",
    about="Actions that happen once, and actions that stay.",
    minutes=1,
    scenario=_action_position,
    steps=(
        Step(
            "Cards without a power number are actions. You may play one in each turn. "
            "Play Cannon: it destroys up to two minions of power 2 or less, wherever they are.",
            (play("Cannon"),),
            rules=("3.2",),
        ),
        Step(
            "Choose the first of them: the other player's Zapbot or Walker.",
            (pick("Zapbot"), pick("Walker")),
            rules=("3.4",),
            otherwise="“Up to two” can be fewer, so that is allowed. Take it back if you want both.",
        ),
        Step(
            "And the second: the other of the two.",
            (pick("Zapbot"), pick("Walker")),
            rules=("3.4",),
            otherwise="That left one of the other player's minions standing. Take it back if you want both.",
        ),
        Step(
            "Both are gone, and Cannon lies on your discard pile: most actions happen once. You still have your minion "
            "for this turn. Play War Raptor on The Great Library, beside the other one.",
            (play("War Raptor", on="The Great Library"),),
            rules=("2.3",),
            otherwise="War Raptors are strongest together. Take it back and put it beside the other one.",
        ),
        Step(
            "Each War Raptor has +1 power for every War Raptor on its base, so these two have 4 each. "
            "You have played a minion and an action: end your turn.",
            (END,),
            rules=("2.5",),
            looks=("War Raptor",),
        ),
        Step(
            "Some actions stay in play. Upgrade is played on a minion and gives it +2 power for as long as it is "
            "there. Play Upgrade on one of your War Raptors.",
            (play("Upgrade", on="War Raptor"),),
            rules=("3.2", "5.2"),
        ),
    ),
    learned="An action does what it says and is discarded, unless it says that it is played on a base or a minion: "
    "then it stays and goes on working. One minion and one action a turn: that is the whole rhythm of the game.",
    replies=(play("Grave Digger", on="Jungle Oasis"),),
    rules=("3.2", "2.3"),
)
