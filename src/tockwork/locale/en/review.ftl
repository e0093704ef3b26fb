### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Inaccuracy
mark-bad = Mistake
mark-very_bad = Blunder
mark-only = Only good move

## The two answers that a reason compares

answer-better = the better move
    .after = after the better move
answer-this = this move
    .after = after this move
answer-second = the second-best move
    .after = after the second-best move
answer-game = the move played
    .after = after the move played

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } is captured in { $worse }% of games { $after_other }, { $better }% { $after_best }.
reason-captures = { $marble } is captured in { $better }% of games { $after_best }, { $worse }% { $after_other }.
reason-home = { $piece ->
    [dog] { $name } brings a dog into the doghouse in { $better }% of games { $after_best }, { $worse }% { $after_other }.
   *[marble] { $name } brings a marble home in { $better }% of games { $after_best }, { $worse }% { $after_other }.
}
reason-out = { $piece ->
    [dog] { $name } brings a dog out in { $better }% of games { $after_best }, { $worse }% { $after_other }.
   *[marble] { $name } brings a marble out in { $better }% of games { $after_best }, { $worse }% { $after_other }.
}
reason-unused = Cards { $name } can’t use: in { $worse }% of games { $after_other }, { $better }% { $after_best }.
reason-risk_pays = A risk worth taking: { $marble } is captured in { $better }% of games { $after_best }, { $worse }% { $after_other }. Playing safe costs more here.
reason-takes = { $best } captures { $marble }.
reason-takes_own = { $other } captures your own side’s marble: { $marble }.
reason-comes_home = { $piece ->
    [dog] { $best } brings { $marble } into the doghouse.
   *[marble] { $best } brings { $marble } home.
}
reason-comes_out = { $best } brings { $marble } out.
reason-last_start = { $piece ->
    [dog] { $other } uses up the last card that brings a dog out ({ $card }).
   *[marble] { $other } uses up the last card that brings a marble out ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = you

## The coach

coach-title = Coach
coach-start = Coach
coach-end = Turn off coach
coach-about = Ask for a hint any time. I see only what you see.
coach-hint = Hint
coach-more = Which move?
coach-more-card = Which card?
coach-hide = Hide
coach-thinking = The coach is thinking…
coach-card = Consider { $cards }.
coach-cards = Consider { $cards }: about equal.
coach-any = All your cards are about equal here.
coach-even = These are about equal.
coach-others = Others are just as good.
coach-best = The best move.
coach-good = A good move.
coach-fine = Fine.
coach-lost = { $mark }: −{ $percent } win chance.
coach-stronger = There was a stronger move.
coach-better = Better: { $move }.
coach-take-back = Undo and try again
coach-warning = This may cost you { $percent } win chance.
coach-play-anyway = Play anyway
coach-think = Let me think
coach-show = Show
coach-stop = Stop warning

## The review in the page

review-title = Game review
review-working = Analysing… { $done } of { $of }
review-chances = Win probability (all cards known)
review-at = Step { $n } of { $of }, round { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Step { $moment }
   *[yes] Round { $round }, step { $moment }
}
review-axis-round = Round { $n }
review-ahead = { $count ->
    [one] { $names } is ahead.
   *[other] { $names } are ahead.
}
review-even = About even.
review-try = Retry your mistakes
review-try-lead = The solution stays hidden until you play.
review-try-words = { $phase ->
    [exchange] What would you give? The solution stays hidden until you choose.
    [offer] What would you offer? The solution stays hidden until you choose.
    [discard] What would you discard? The solution stays hidden until you choose.
   *[play] What would you play? The solution stays hidden until you choose.
}
review-try-turn = { $when }, { $name }
review-right = Correct: as good as the best.
review-more = Better, but there’s an even stronger move.
review-not = No better than the move you played.
review-try-once = Try again
review-try-show = Show the solution
review-try-next = Next
review-try-back = Back to the review
review-try-wait = One moment…
review-try-best = Better: { $move }
review-try-good = Good: { $move }
review-try-also = Just as good: { $moves }
review-try-game = Played: { $move }. { $mark }: −{ $points }% (± { $error }).
review-show = Show all
review-decided = Decision at step { $n }
review-nothing-decided = No decision here.
review-marks = Mistakes, best moves and luck
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: −{ $points }% (± { $error }). Better: { $moves }
review-found = Great find: the only good move.
review-best = The best move.
review-fine = Fine: { $points }% behind the best (± { $error }). Better: { $moves }
review-worlds = Based on { $worlds } simulations.
review-none = No mistakes flagged.
review-luck = { $when }: card luck, { $points }% for { $names }
review-look = Look
review-closer = Analyse deeper
review-closer-stop = Stop
review-closer-working = Deeper analysis: { $worlds } of up to { $most } simulations…
review-closer-clear = Deeper analysis: the ranking is clear after { $worlds } simulations.
review-closer-even = Deeper analysis: after { $worlds } simulations the two best moves are equally good.
review-closer-open = Deeper analysis: still too close to call after { $worlds } simulations.
review-closer-stopped = Deeper analysis: stopped after { $worlds } simulations.
review-closer-failed = The deeper analysis didn’t work. Please try again.
review-played = played
fault-no_review = This game can’t be reviewed.

## By what a review is frozen: in the page, the terminal and the report

report-made = Evaluated by simulation: { $least }–{ $most } simulations per move, seed { $seed }, network { $weights }, Tockwork { $version }.
review-house = House rules: { $rules }
