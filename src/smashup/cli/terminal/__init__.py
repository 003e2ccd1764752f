"""What a person sees and types at the keyboard, drawn with rich: the table, the menu, the log, a game being played.

Commands import it when they run, so that those that draw nothing do without rich.
"""
