# The page of referees.

referee-lead = Partners whose exchanged cards fit each other’s hands better than chance, in rated games. Nothing happens by itself: you look at the games and decide.
referee-power = 1,000,000 to 1: of a million honest pairs, one at most ever gets that far, however long it plays. Pairs that always share their hands get there within ten games; pairs that do so half of the time may need forty or more, or stay unseen.
referee-limits = Only cards given in the exchange are tested. Signals about anything else, games without an exchange between partners, and play after the exchange cannot be seen here.
referee-watched = { $n ->
    [one] { $n } reviewed game
   *[other] { $n } reviewed games
}
referee-empty = No pair stands out.
referee-pair = { $first } and { $second }
referee-unnamed = a player without a name
referee-odds = { $odds } to 1 now, { $peak } to 1 at most, from { $deals } deals in { $games } games
referee-alarm = Past a million to one: please look at the games.
referee-weak = Not enough to accuse anyone: among many pairs, chance alone gets this far now and then.
referee-games = Games to look at
referee-game = { $when }, { $odds } to 1 in this game
referee-none = This page is for referees of this server. The host gives the role with the command “tockwork role”.
