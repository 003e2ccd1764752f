"""Lessons on what the game is about: breaking bases, the three places, and ties."""

from __future__ import annotations

from smashup.guides.lessons.lesson import END, Lesson, Step, play
from smashup.scenario import Scenario, scenario


def _places_position() -> Scenario:
    return (
        scenario(3, bases=["Tar Pits", "Temple of Goju", "The Great Library"], hand=["King Rex", "Buccaneer", "Howl"])
        .minion("Laseratops", on="Tar Pits")
        .minion("Saucy Wench", on="Temple of Goju")
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Nukebot", on="Temple of Goju", of=1)
        .minion("Warbot", on="Temple of Goju", of=1)
        .minion("Gnome", on="Tar Pits", of=2)
        .minion("Brownie", on="Temple of Goju", of=2)
        .deck(0, "First Mate", "Swashbuckling", "War Raptor", "Dinghy")
        .deck(1, "Zapbot", "Hoverbot", "Tech Center", "Walker")
        .deck(2, "Gremlin", "Enchantress", "Disenchant", "Neophyte")
        .base_deck("Jungle Oasis", "The Central Brain")
        .seed(3)
    )


PLACES = Lesson(
    key="places",
    title="Breaking a base",
    about="The breakpoint, scoring, and what winner, runner-up and third get.",
    minutes=1,
    players=3,
    scenario=_places_position,
    steps=(
        Step(
            "Tar Pits has breakpoint 16: once everybody's power there together is 16 or more, it scores. Now there are "
            "11. Play King Rex, power 7, on Tar Pits.",
            (play("King Rex", on="Tar Pits"),),
            rules=("6.1",),
            looks=("Tar Pits",),
            otherwise="Tar Pits still waits for its 16. King Rex alone can break it: take that back and try him there.",
        ),
        Step(
            "18 of 16: Tar Pits is ready. Bases score when the plays of a turn are over, so end your turn. "
            "The three numbers on the base, 4, 3 and 2, are the victory points for the places.",
            (END,),
            rules=("6.2", "6.3"),
            looks=("Tar Pits",),
            otherwise="You may play more first. Tar Pits scores when you end your turn.",
        ),
        Step(
            "You had 11 there and won: 4 VP. Warbot's 4 made its player runner-up with 3 VP, and third place got 2. "
            "All cards there were discarded, and a new base came. Now look at Temple of Goju: it pays 2, 3 and 2, so "
            "second place is the best one! Play Buccaneer there: 7 power against 9 and 4.",
            (play("Buccaneer", on="Temple of Goju"),),
            rules=("6.6", "6.3"),
            looks=("Temple of Goju",),
            otherwise="That is a good card, but Temple of Goju would pay you 3 VP right now. Take it back and look "
            "there.",
        ),
        Step(
            "7 power, behind the first player's 9 and before the third's 4: runner-up. End your turn and take 3 VP.",
            (END,),
            rules=("6.6",),
            looks=("Temple of Goju",),
            otherwise="More power could make you the winner here, and the winner gets less. Take it back, or see.",
        ),
    ),
    learned="4 and 3 make 7 VP. A base scores when all power there together reaches its breakpoint; the most power "
    "takes the first number, then the second, then the third. The game ends with 15 VP, and the most VP wins.",
    rules=("6", "8.1"),
)


def _ties_position() -> Scenario:
    return (
        scenario(
            3,
            bases=["Tar Pits", "Evans City Cemetery", "The Great Library"],
            hand=["Buccaneer", "Armor Stego", "Swashbuckling"],
        )
        .minion("Laseratops", on="Tar Pits")
        .minion("War Raptor", on="Evans City Cemetery")
        .minion("Nukebot", on="Tar Pits", of=1)
        .minion("Hoverbot", on="Tar Pits", of=1)
        .minion("Warbot", on="Evans City Cemetery", of=1)
        .minion("Warbot", on="Evans City Cemetery", of=1)
        .minion("Microbot Archive", on="Evans City Cemetery", of=1)
        .minion("Gnome", on="Tar Pits", of=2)
        .minion("Gnome", on="Evans City Cemetery", of=2)
        .minion("Gnome", on="Evans City Cemetery", of=2)
        .deck(0, "Dinghy", "Howl", "War Raptor", "First Mate")
        .deck(1, "Zapbot", "Hoverbot", "Tech Center", "Walker")
        .deck(2, "Gremlin", "Enchantress", "Disenchant", "Neophyte")
        .base_deck("Jungle Oasis", "The Central Brain")
        .seed(6)
    )


TIES = Lesson(
    key="ties",
    title="Ties",
    about="What happens when two players have the same power.",
    minutes=1,
    players=3,
    scenario=_ties_position,
    steps=(
        Step(
            "On Tar Pits you have 4 power, the others 8 and 3. Play Buccaneer there: then you have 8 too.",
            (play("Buccaneer", on="Tar Pits"),),
            rules=("6.7",),
            looks=("Tar Pits",),
        ),
        Step(
            "8, 8 and 3. Who is tied shares the better place, and nobody is paid less for it: you will both be "
            "winners. But you use up second place together, so the next player is third. End your turn.",
            (END,),
            rules=("6.7",),
            looks=("Tar Pits",),
            otherwise="One more point of power and you would win alone. Both ways you get 4 VP.",
        ),
        Step(
            "4 VP for you, 4 for the other winner, 2 for third place; the 3 was not paid at all. On Evans City "
            "Cemetery (5, 3 and 2) somebody has 6 power in second place, and you have 3. Play Armor Stego there.",
            (play("Armor Stego", on="Evans City Cemetery"),),
            rules=("6.7", "6.9"),
            looks=("Evans City Cemetery",),
        ),
        Step(
            "6 and 6: tied for second you would both get 3 VP, and nobody would be third. You can do better, because "
            "an action often decides a tie. Play Swashbuckling: each of your minions has +1 power this turn.",
            (play("Swashbuckling"),),
            rules=("6.7",),
            looks=("Evans City Cemetery",),
            otherwise="Tied for second is 3 VP for you, and 3 for your rival. Take it back if you would rather leave "
            "them 2.",
        ),
        Step(
            "8 power alone in second place: 3 VP for you, only 2 for your rival. End your turn.",
            (END,),
            rules=("6.6",),
            looks=("Evans City Cemetery",),
        ),
    ),
    learned="Tied players all get the better place, and the places they cover are used up. So a tie costs you nothing, "
    "but it gives your rival more than one more point of power would.",
    rules=("6.7", "6.8"),
)
