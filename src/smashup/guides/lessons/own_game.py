"""The last lesson: a small game of your own against a bot."""

from __future__ import annotations

from smashup.engine.options import Options
from smashup.guides.lessons.lesson import Lesson, Step
from smashup.scenario import Scenario, scenario

TARGET = 6


def _position() -> Scenario:
    return (
        scenario(
            bases=["Tar Pits", "The Central Brain", "Jungle Oasis"],
            hand=["King Rex", "Saucy Wench", "Augmentation", "First Mate", "Broadside"],
            options=Options(ask_end=True, target_vp=TARGET),
        )
        .minion("War Raptor", on="Tar Pits")
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Enchantress", on="The Central Brain", of=1)
        .deck(
            0,
            *("War Raptor", "Dinghy", "Laseratops", "Swashbuckling", "Buccaneer", "Howl", "Armor Stego", "Cannon"),
            *("First Mate", "Pirate King", "Upgrade", "War Raptor", "Saucy Wench", "Natural Selection", "Laseratops"),
            *("Armor Stego", "Shanghai", "Buccaneer", "First Mate", "Howl", "Saucy Wench", "Rampage", "Armor Stego"),
        )
        .hand(1, "Zapbot", "Hoverbot", "Chronomage", "Mystic Studies", "Summon")
        .deck(
            1,
            *("Neophyte", "Zapbot", "Microbot Guard", "Tech Center", "Warbot", "Enchantress", "Nukebot", "Summon"),
            *("Microbot Fixer", "Hoverbot", "Archmage", "Zapbot", "Sacrifice", "Neophyte", "Enchantress", "Scry"),
            *("Microbot Alpha", "Chronomage", "Hoverbot", "Neophyte", "Microbot Guard", "Time Loop", "Zapbot"),
        )
        .base_deck("The Grey Opal", "School of Wizardry", "The Homeworld", "Tortuga", "The Great Library")
        .seed(8)
    )


OWN_GAME = Lesson(
    key="own-game",
    title="A game of your own",
    about=f"Everything together, against an easy bot: {TARGET} victory points win.",
    minutes=3,
    scenario=_position,
    steps=(
        Step(
            f"No more arrows: this game is yours. The first with {TARGET} VP at the end of a turn wins. Begin by "
            "getting some: break a base on which you have power.",
            until=lambda game: game.scores[0] > 0,
            rules=("6.1", "6.6"),
            hints=(
                "Count first: a base's breakpoint less the power that is already there is what is missing.",
                "Tar Pits needs 16 power in all. King Rex brings 7, and Augmentation 4 more for one turn.",
            ),
        ),
        Step(
            f"Your first points. Go on to {TARGET} VP, and mind what the other player gets when you break a base.",
            until=lambda game: 0 in game.winners,
            rules=("8.1",),
            hints=(
                "Second place pays as well: a base that the other player breaks can be worth a small minion there.",
                "Play a minion and an action in every turn if you can: cards in hand have no power.",
            ),
        ),
    ),
    learned="You have won a game of Smash Up. In a full one everybody shuffles two factions together and plays to 15 "
    "VP. You know enough for it: take two factions that sound fun, and smash them up.",
    replies=None,
    rules=("1", "8"),
)
