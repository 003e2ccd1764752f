"""Training the learned evaluation: games of bots against themselves, positions out of them, a net fitted to those.

`games` plays and keeps games as their choices alone; `positions` plays them again and notes what the net looks at;
`model` is the net for torch; `fitting` trains it and writes the weights that `smashup.bots.learned` plays with;
`curve` draws how that went.
"""
