"""Perft: how many lines of so many decisions a position has. One file for each rulebook."""
