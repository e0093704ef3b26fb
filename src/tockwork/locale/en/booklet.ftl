### The booklet of the rules, and cards that explain themselves.

booklet-search = Search the rules
booklet-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
booklet-print = Print
booklet-number = Rule { $clause }
booklet-reading = Our reading
booklet-not-allowed = Not allowed
booklet-board = The board
booklet-place-reserve = Your reserve: marbles wait here, and captured ones come back here.
booklet-place-reserve-kids = Your paw prints: dogs wait here, and those thrown out come back here.
booklet-place-start = Your start
booklet-place-way = The way goes on from here, once round.
booklet-place-entrance = Here you turn into home.
booklet-place-home = Your home: safe, and the goal.
booklet-place-home-kids = Your kennel: safe, and the goal.
booklet-place-centre = The centre: the short cut between the sevens.
booklet-place-heaven = Heaven: the short cut between the eights.
booklet-place-seven = A seven: from here you may hop to the next one.
booklet-place-special = A special space: whoever walks here draws a card.
booklet-place-bone = A bone: here dogs are safe.

## Cards that explain themselves

explain-now = Possible now
explain-more = { $count ->
    [one] and one more move
   *[other] and { $count } more moves
}
explain-hint = Hold a card, or rest on it, to see what it does.
