# The page of all games that ended at a server

statistics-title = Server statistics
statistics-lead = All games finished on this server: { $games ->
    [0] none yet.
    [one] one game.
   *[other] { $games } games.
}
statistics-none = No game has finished here yet. Come back after the first.
statistics-game = Game
statistics-form = { $game }: { $form }, { $games ->
    [one] one game
   *[other] { $games } games
}
statistics-cards = Which cards are dealt?
statistics-cards-words = Cards of the first deal, { $n } in all. The tick is the share of the card in the deck.
statistics-starts = Who starts?
statistics-starts-words = The first player of the first round is drawn by lot: every seat should start equally often.
statistics-wins = Who wins?
statistics-wins-words = { $n ->
    [one] One game
   *[other] { $n } games
} with a winner. Seat 1 is usually the host, and people and bots aren’t equally strong, so a gap from the tick is normal here.
statistics-band = The dot is what was counted; the line is its 95% range.
statistics-value = { $share } ({ $low } to { $high })
statistics-outside = beyond chance
statistics-even = even: { $even }
statistics-seat = Seat { $n }
statistics-few = Too few to tell anything yet.
