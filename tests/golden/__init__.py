"""Golden games: the beginning of one game of each rulebook, move by move."""
