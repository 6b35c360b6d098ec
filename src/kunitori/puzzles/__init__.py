"""Puzzles: positions from games of the bots with one clearly best move, checked by the analyst."""

from kunitori.puzzles.shelf import GAMES, find_puzzle, puzzles_of
from kunitori.puzzles.themes import THEMES
from kunitori.puzzles.values import CLEAR, DIFFICULTIES, MadeWith, Puzzle

__all__ = ["CLEAR", "DIFFICULTIES", "GAMES", "THEMES", "MadeWith", "Puzzle", "find_puzzle", "puzzles_of"]
