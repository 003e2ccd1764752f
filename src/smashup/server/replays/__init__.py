"""Replays: finished tables and save files that were brought in, step by step and analysed.

From outside: `archive.Archive`, which `routes` serves, and `files`, which knows what a save file is. Games are played
again and analysed in worker processes only: `bodies` runs there, `archive` and `analyses` beside the tables.
"""
