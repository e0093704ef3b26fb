"""A small game with every field explained: what `tockwork rules new` writes."""

TEMPLATE = """\
# A game of your own. Change anything; `tockwork rules check FILE` says what is wrong with it and
# how it plays, `tockwork play FILE` lets you try it. docs/own-games.md explains every field.

id = "my-game"          # what programs call it: small letters, digits and -
title = "My game"       # what people call it
minutes = 20            # a usual game

# How many of each card. Names are yours: letters, digits, - _ = / +
[deck]
1 = 10
2 = 8
3 = 8
4 = 8
5 = 8
7 = 6
swap = 4

# What each card can do, in the order of the deck; several things are a choice. Kinds: start, walk,
# back, up_to, split, swap, push, magnet, skip, joker, copy, and on coloured boards colour, bone.
[cards]
1 = [{ kind = "start" }, { kind = "walk", steps = 1 }]
2 = [{ kind = "walk", steps = 2 }]
3 = [{ kind = "walk", steps = 3 }]
4 = [{ kind = "back", steps = 4 }]
5 = [{ kind = "walk", steps = 5 }]
7 = [{ kind = "split", pips = 7, marbles = 2 }]
swap = [{ kind = "swap" }]

# The board: spaces of one section, where the lane turns in (from the start, 0 to -4), its length.
[geometry]
shape = "ring"
section_length = 12
entrance = -1
lane = 3

# For how many, and how they are teamed (none, pairs, triples); board = 6 has six sections. A form
# may have a deck and options of its own.
[[forms]]
players = 2

[[forms]]
players = 3

[[forms]]
players = 4
teams = "pairs"
knobs = { exchange = "partner" }

# What is not as usual; docs/options.md lists every option.
[knobs]
marbles = 3             # of a seat
to_win = 3              # that must come home
deals = [5, 4]          # cards of each deal
second_lap = false      # a marble that passes its own entrance walks on
turn_in = "always"      # from standing on the entrance
no_move = "discard"     # a player who cannot play discards one card

# What it is called in other languages (fr, en, de, it, es, nl), and one sentence for the list.
[words.en]
title = "My game"
line = "A small race for a rainy evening."
"""
"""A small game with every field explained, as the text of a file."""
