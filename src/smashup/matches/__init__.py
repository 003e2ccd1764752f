"""Games among bots: who meets whom (`schedule`), one game (`match`), many of them in many processes (`workers`), and
what they say about how strong the bots are (`arena`, `rating`).
"""
