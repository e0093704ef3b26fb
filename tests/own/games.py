"""A game of somebody's own, as a file of data."""

MINI = """
id = "mini-tock"
prefix = "MIN"

[deck]
1 = 12
3 = 10
4 = 10
7 = 8
boat = 4

[cards]
1 = [{ kind = "start" }, { kind = "walk", steps = 1 }]
3 = [{ kind = "walk", steps = 3 }]
4 = [{ kind = "walk", steps = 4 }, { kind = "back", steps = 4 }]
7 = [{ kind = "split", pips = 7 }]
boat = [{ kind = "swap" }]

[geometry]
shape = "ring"
section_length = 12
entrance = -1
lane = 3

[[forms]]
players = 2

[[forms]]
players = 4
teams = "pairs"
knobs = { exchange = "partner" }

[knobs]
marbles = 3
to_win = 3
deals = [4]

[words.en]
title = "Mini Tock"
line = "A small one of our own."
cards = { boat = "Boat" }

[words.de]
title = "Mini-Tock"
line = "Ein kleines, selbst gemacht."
cards = { boat = "Boot" }
"""
