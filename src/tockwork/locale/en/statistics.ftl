# The page of all games that ended at a server

statistics-title = All games here
statistics-lead = Every game that ended at this server, added up: { $games ->
    [0] none yet.
    [one] one game.
   *[other] { $games } games.
}
statistics-none = No game has ended here yet. Come back after the first.
statistics-game = Game
statistics-form = { $game }: { $form }, { $games ->
    [one] one game
   *[other] { $games } games
}
statistics-cards = Which cards are dealt?
statistics-cards-words = Cards of the first deal, { $n } in all. The tick is the share of the card in the deck.
statistics-starts = Who leads first?
statistics-starts-words = The leader of the first round is drawn: every seat should lead equally often.
statistics-wins = Who wins?
statistics-wins-words = { $n } games with a winner. Seat 1 is mostly whoever opened the table, and people and bots are not equally strong: here the tick need not be met.
statistics-band = The dot is what was counted, the line how far chance alone may move it: in 19 of 20 pictures every line reaches its tick.
statistics-value = { $share } ({ $low } to { $high })
statistics-outside = beyond chance
statistics-even = even: { $even }
statistics-seat = Seat { $n }
statistics-few = Too few to tell anything yet.
