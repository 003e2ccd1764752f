"""Lessons on the kinds of ability: ongoing and talents, Specials around a scoring, and extra plays."""

from __future__ import annotations

from smashup.guides.lessons.lesson import END, PASS, Lesson, Step, pick, play, use
from smashup.scenario import Scenario, scenario


def _talents_position() -> Scenario:
    return (
        scenario(bases=["Tar Pits", "The Great Library"], hand=["Rotary Slug Thrower", "Steam Man", "Zeppelin"])
        .minion("Captain Ahab", on="The Great Library")
        .minion("Warbot", on="Tar Pits", of=1)
        .deck(0, "Howl", "Scrap Diving", "Mechanic", "Armor Stego")
        .hand(1, "Walker")
        .deck(1, "Grave Digger", "Zapbot", "Hoverbot", "Tech Center")
        .base_deck("Jungle Oasis", "The Central Brain")
        .seed(4)
    )


TALENTS = Lesson(
    key="talents",
    title="Ongoing abilities and talents",
    about="What works all the time, and what you may use once in each of your turns.",
    minutes=1,
    scenario=_talents_position,
    steps=(
        Step(
            "“Ongoing” means: it works all the time, as long as the card is in play. Rotary Slug Thrower gives your "
            "minions on its base +2 power. Play it on Tar Pits.",
            (play("Rotary Slug Thrower", on="Tar Pits"),),
            rules=("5.2",),
            otherwise="That action would do most good on Tar Pits, where the Warbot is. Take it back and play it "
            "there.",
        ),
        Step(
            "You have no minion there yet, but Captain Ahab has a talent. A talent may be used once in each of your "
            "turns, without costing a play: Ahab sails to a base that has one of your actions. Use his talent.",
            (use("Captain Ahab"),),
            rules=("5.4", "2.3"),
            looks=("Captain Ahab",),
        ),
        Step(
            "He moved, and the Thrower makes his 2 power 4. Steam Man has +1 power where you have an action, and the "
            "Thrower gives him 2 more. Play Steam Man on Tar Pits.",
            (play("Steam Man", on="Tar Pits"),),
            rules=("7.1", "10.3"),
            looks=("Captain Ahab",),
        ),
        Step(
            "3, 1 and 2 make 6. Whenever you wonder where a number comes from, ask the card: it lists every part. "
            "End your turn.",
            (END,),
            rules=("7.1",),
            looks=("Steam Man",),
        ),
        Step(
            "A new turn: talents are ready again. Actions can have them too. Play Zeppelin on The Great Library.",
            (play("Zeppelin", on="The Great Library"),),
            rules=("5.4",),
        ),
        Step(
            "A talent may be used in the very turn its card comes into play. Use Zeppelin's talent: it carries one of "
            "your minions to its base, or away from it.",
            (use("Zeppelin"),),
            rules=("5.4",),
            looks=("Zeppelin",),
            otherwise="That works too. For this lesson, use the talent of Zeppelin.",
        ),
        Step(
            "Let one of your minions fly to The Great Library. Captain Ahab could even use his own talent afterwards and "
            "sail back.",
            (pick("Captain Ahab"), pick("Steam Man")),
            rules=("10.3",),
        ),
    ),
    learned="Ongoing abilities work by themselves for as long as their card is in play. A talent is yours to use once "
    "in each of your turns, already in the turn its card is played, and it costs neither a minion nor an action.",
    replies=(play("Walker", on="The Great Library"),),
    rules=("5",),
)


def _specials_position() -> Scenario:
    return (
        scenario(
            bases=["Tar Pits", "Jungle Oasis", "The Great Library"], hand=["Saucy Wench", "Shinobi", "Seeing Stars"]
        )
        .minion("First Mate", on="Tar Pits")
        .minion("Tiger Assassin", on="Tar Pits")
        .minion("Buccaneer", on="Jungle Oasis")
        .minion("Nukebot", on="Tar Pits", of=1)
        .minion("Warbot", on="Tar Pits", of=1)
        .minion("Scout", on="Jungle Oasis", of=1)
        .deck(0, "Shinobi", "Dinghy", "Seeing Stars", "First Mate")
        .hand(1, "Supreme Overlord")
        .deck(1, "Zapbot", "Invader", "Tech Center", "Beam Up")
        .base_deck("The Central Brain", "School of Wizardry")
        .seed(5)
    )


SPECIALS = Lesson(
    key="specials",
    title="Specials before and after scoring",
    about="Cards that act around a scoring, also in somebody else's turn.",
    minutes=1,
    scenario=_specials_position,
    steps=(
        Step(
            "You have 6 power on Tar Pits, the other player 9. Play Saucy Wench there: 9 each, and the base breaks.",
            (play("Saucy Wench", on="Tar Pits"),),
            rules=("6.1",),
            looks=("Tar Pits",),
        ),
        Step(
            "Her ability is a “may”: there is nobody small but your own First Mate, and you will need him. Pass.",
            (PASS,),
            rules=("3.4",),
            otherwise="Poor First Mate. Take it back: he has something to show.",
        ),
        Step(
            "A “Special” works at an unusual moment. Shinobi in your hand says: before a base scores, you may play it "
            "there. So keep it, and end your turn: Tar Pits is about to score.",
            (END,),
            rules=("5.3", "6.3"),
            otherwise="Shinobi is worth more as a surprise. Take it back, and keep it until the base is about to "
            "score.",
        ),
        Step(
            "Now, before the points are given, you are asked for Specials. Play Shinobi on Tar Pits: 12 against 9.",
            (play("Shinobi", on="Tar Pits"),),
            rules=("6.5",),
            looks=("Tar Pits",),
            otherwise="Without Shinobi it is a tie. Take it back to win Tar Pits alone.",
        ),
        Step(
            "You won 4 VP. After scoring, the cards there are discarded, but First Mate's Special comes first: he may "
            "move to another base instead. Send him to Jungle Oasis.",
            (pick("Jungle Oasis"),),
            rules=("6.3", "6.5"),
            otherwise="First Mate is needed on Jungle Oasis. Take it back if you want to send him there.",
        ),
        Step(
            "The other player has brought a Supreme Overlord to Jungle Oasis and breaks it, 8 power against your 6. "
            "Specials work in anybody's turn, and you have drawn another Shinobi. Play it: 9 against 8.",
            (play("Shinobi", on="Jungle Oasis"),),
            rules=("5.3", "6.5"),
            looks=("Jungle Oasis",),
            otherwise="Jungle Oasis pays nothing for second place. Take it back to win it with Shinobi.",
        ),
    ),
    learned="Before scoring, Specials can still turn a base; after it, some save their cards. They do not count as "
    "your play of a turn, and everybody who has one is asked, whoever's turn it is. Watch out for those of the others!",
    replies=(play("Supreme Overlord", on="Jungle Oasis"),),
    rules=("5.3", "6.3", "6.5"),
)


def _extra_position() -> Scenario:
    return (
        scenario(
            bases=["Tar Pits", "The Great Library", "Jungle Oasis"],
            hand=["Zapbot", "Zapbot", "Summon", "Hoverbot", "Microbot Guard"],
        )
        .minion("King Rex", on="Tar Pits", of=1)
        .deck(0, "Warbot", "Enchantress", "Mystic Studies", "Zapbot")
        .deck(1, "Howl", "First Mate", "War Raptor", "Dinghy")
        .base_deck("The Central Brain", "School of Wizardry")
        .seed(7)
    )


EXTRA_PLAYS = Lesson(
    key="extra-plays",
    title="Extra plays",
    about="More than one minion and one action in a turn.",
    minutes=1,
    scenario=_extra_position,
    steps=(
        Step(
            "One minion and one action a turn, unless a card gives you more. Zapbot lets you play an extra minion of "
            "power 2 or less. Play a Zapbot on Tar Pits.",
            (play("Zapbot", on="Tar Pits"),),
            rules=("4.1",),
            otherwise="Start with a Zapbot on Tar Pits; the rest will follow. You can take that back.",
        ),
        Step(
            "Your minion for this turn is played, but you have an extra one of power 2 or less, on any base. The other "
            "Zapbot fits, and gives you one more. Play it on Tar Pits.",
            (play("Zapbot", on="Tar Pits"),),
            rules=("4.1", "4.4"),
        ),
        Step(
            "One more small one: Microbot Guard has power 1. Keep it for a moment. An extra play need not be used at "
            "once. First play Summon, your action: it gives an extra minion of any power.",
            (play("Summon"),),
            rules=("4.2",),
            otherwise="Fine, but Summon is what opens the door for Hoverbot. Play it when you can, or take that back.",
        ),
        Step(
            "Hoverbot has power 3, so Zapbot could not bring it; Summon can. Play Hoverbot on Tar Pits.",
            (play("Hoverbot", on="Tar Pits"),),
            rules=("4.4",),
        ),
        Step(
            "Hoverbot revealed the top card of your deck: a Warbot. An extra play of one certain card is now or never. "
            "Play Warbot on Tar Pits.",
            (play("Warbot", on="Tar Pits"),),
            rules=("4.2",),
            otherwise="The Warbot stays on top of your deck: now or never meant never. Take it back to get it.",
        ),
        Step(
            "11 power against 7, and Tar Pits breaks. One extra play for a small minion is left, and Microbot Guard "
            "could use it; but extra plays are optional, and what you do not use is lost. End your turn.",
            (END,),
            rules=("2.3", "4.1"),
            looks=("Tar Pits",),
        ),
    ),
    learned="Extra plays come on top of your one minion and one action. You may keep them for later in the turn, "
    "except those for one certain card; and they are always optional. Four minions in one turn: that is how bases "
    "fall.",
    rules=("4",),
)
