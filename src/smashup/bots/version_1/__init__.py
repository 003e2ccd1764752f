"""The first bots, kept as they played in version 0.1.0: the measure for those that came after.

Nothing else is built on them. They are `greedy_v1`, `hard_v1` and `mcts_v1` in the arena.
"""
