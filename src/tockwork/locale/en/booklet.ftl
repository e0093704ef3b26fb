### The booklet of the rules, and cards that explain themselves.

booklet-search = Search the rules
booklet-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
booklet-print = Print
booklet-number = Rule { $clause }
booklet-reading = Our interpretation
booklet-not-allowed = Not allowed
booklet-board = The board
booklet-place-reserve = Your base: marbles wait here, and captured ones come back here.
booklet-place-kennels = Your base: marbles wait here, and captured ones come back here.
booklet-place-paws = Your paw prints: dogs wait here, and captured ones come back here.
booklet-place-start = Your start
booklet-place-way = Marbles travel this way, once around.
booklet-place-entrance = Turn into home here.
booklet-place-home = Your home: safe, and the goal.
booklet-place-home-kids = Your doghouse: safe, and the goal.
booklet-place-centre = The centre: the short cut between the sevens.
booklet-place-heaven = Heaven: the short cut between the eights.
booklet-place-seven = A seven: from here you may hop to the next one.
booklet-place-special = A special space: a marble that stops here draws a card.
booklet-place-bone = A bone: here dogs are safe.

## Cards that explain themselves

explain-now = Possible now
explain-more = { $count ->
    [one] and one more move
   *[other] and { $count } more moves
}
explain-hint = Press and hold a card, or hover over it, to see what it does.
