"""What a card's text is written with, one part on top of the other.

`queries` look and count, `choices` ask, `piles` handle hands, decks and discard piles, `plays` offer plays,
`verbs` change what is in play; `card` puts them together as Card, Minion, Action and Base.
"""
