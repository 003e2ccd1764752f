"""Puzzles: positions with a way to the goal this turn that the obvious play misses.

From outside: `puzzles`, `puzzle`, `Puzzle`, `Goal`, `solve`, `faults`; `finder` makes more. A puzzle is a guide.
"""

from smashup.guides.puzzles.checking import faults
from smashup.guides.puzzles.goals import Goal
from smashup.guides.puzzles.puzzle import DIFFICULTIES, Difficulty, Puzzle
from smashup.guides.puzzles.shelf import puzzle, puzzles
from smashup.guides.puzzles.solver import Solution, solve

__all__ = ["DIFFICULTIES", "Difficulty", "Goal", "Puzzle", "Solution", "faults", "puzzle", "puzzles", "solve"]
