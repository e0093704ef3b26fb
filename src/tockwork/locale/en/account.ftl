### The breakdown of a game, and how well all players played: for the page, the terminal and the report.

account-title = What decided the game
account-result = { $left ->
    [yes] Result compared with even odds, when the game was left
   *[no] Result compared with even odds
}
account-cards = The cards of { $name }
account-fit = How the hands combined, and who went first
account-mistakes = Mistakes of { $name }
account-rest = Hidden cards and estimation error
account-went-wrong = Right move, bad luck. { $answer }: { $before }% from what was visible, { $after }% { $rounds ->
    [no] four turns later
   *[yes] when the round was over
}.
account-went-well = Wrong move, good luck. { $answer }: { $before }% from what was visible, { $after }% { $rounds ->
    [no] four turns later
   *[yes] when the round was over
}.

account-how = How well did everyone play?
account-how-line = { $real ->
    [0] { $name }: no meaningful decisions.
    [one] { $name }: { $each }% lost in one meaningful decision.
   *[other] { $name }: { $each }% lost per meaningful decision (± { $error }; { $real } decisions).
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points }%)
    [casual] { level-casual } ({ $points }%)
    [club] { level-club } ({ $points }%)
    [search] the search bot ({ $points }%)
   *[greedy] the greedy bot ({ $points }%)
}
account-like = About as strong as { $player }.
account-from = Anywhere from { $player } to { $other }.
account-between = Between { $player } and { $other }.
account-less = Stronger than { $player }.
account-more = Weaker than { $player }.
account-few = Not rated: needs { $count } meaningful decisions and a finished game.
account-unmeasured = No reference players for this setup.
account-real = A decision is meaningful if the worst move tried costs 2% or more.
