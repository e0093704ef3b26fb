### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = The account
account-result = { $left ->
    [yes] Beyond an even chance, when the game was left
   *[no] Beyond an even chance
}
account-cards = The cards of { $name }
account-fit = How the hands fitted together, and who led first
account-mistakes = Mistakes of { $name }
account-rest = How hidden cards met, and what this review misjudged
account-went-wrong = Right, but it went wrong. { $answer }: { $before } of 100 by what could be seen, { $after } { $rounds ->
    [no] four turns later
   *[yes] when the round was over
}.
account-went-well = Wrong, but it went well. { $answer }: { $before } of 100 by what could be seen, { $after } { $rounds ->
    [no] four turns later
   *[yes] when the round was over
}.

account-how = How well did everybody play?
account-how-line = { $real ->
    [0] { $name }: no real decision.
    [one] { $name }: { $each } points given away in one real decision.
   *[other] { $name }: { $each } points given away per real decision (± { $error }), { $real } of them.
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points })
    [casual] { level-casual } ({ $points })
    [club] { level-club } ({ $points })
    [search] the searching bot ({ $points })
   *[greedy] the greedy bot ({ $points })
}
account-like = That is like { $player }.
account-from = That fits anybody from { $player } to { $other }.
account-between = That lies between { $player } and { $other }.
account-less = That is less than { $player } gives away.
account-more = That is more than { $player } gives away.
account-few = No grade: it takes { $count } real decisions and a game played to its end.
account-unmeasured = Nobody has measured known players in this form of the game, or with these house rules.
account-real = A decision is real if the worst answer tried costs two points or more.
