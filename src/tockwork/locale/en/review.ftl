### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Doubtful
mark-bad = Bad
mark-very_bad = Very bad
mark-only = The only good answer

## The two answers that a reason compares

answer-better = the better answer
    .after = after the better answer
answer-this = this answer
    .after = after this answer
answer-second = the second best answer
    .after = after the second best answer
answer-game = the answer in the game
    .after = after what was answered in the game

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: captured in { $worse } of 100 games { $after_other }, in { $better } { $after_best }.
reason-captures = { $marble }: captured in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
reason-home = { $piece ->
    [dog] A dog in the kennel for { $name }: in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
   *[marble] A marble home for { $name }: in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
}
reason-out = { $piece ->
    [dog] A dog out for { $name }: in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
   *[marble] A marble out for { $name }: in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
}
reason-unused = Cards that { $name } cannot use: in { $worse } of 100 games { $after_other }, in { $better } { $after_best }.
reason-risk_pays = A risk that pays: { $marble } is captured in { $better } of 100 games { $after_best }, in { $worse } { $after_other }. Playing safe costs more here.
reason-takes = { $best } captures { $marble }.
reason-takes_own = { $other } captures { $marble } on the own side.
reason-comes_home = { $piece ->
    [dog] { $best } brings { $marble } into the kennel.
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
coach-end = Without the coach
coach-about = Ask for a hint when you like. I know only what you can see.
coach-hint = Hint
coach-more = Which move?
coach-more-card = Which card?
coach-hide = Hide
coach-thinking = The coach is thinking…
coach-card = Look at { $cards }.
coach-cards = Look at { $cards }: no difference worth a word.
coach-any = It hardly matters which card you take here.
coach-even = Other answers are as good: no difference worth a word.
coach-best = The best answer.
coach-fine = Fine.
coach-lost = { $mark }: { $points } points given away. You win that many fewer of 100 games.
coach-better = Better: { $move }.
coach-take-back = Take back and try again
coach-warning = This may give { $points } of 100 points away.
coach-play-anyway = Play anyway
coach-think = Let me think
coach-show = Show
coach-stop = Stop warning

## The review in the page

review-title = Review
review-working = { $done } of { $of } looked at
review-chances = Win chances, with all cards open
review-at = Moment { $n } of { $of }, round { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Moment { $moment }
   *[yes] Round { $round }, moment { $moment }
}
review-axis-round = Round { $n }
review-ahead = { $count ->
    [one] { $names } is ahead.
   *[other] { $names } are ahead.
}
review-even = About even.
review-try = Try again
review-try-lead = Nothing is shown before you choose.
review-try-words = { $phase ->
    [exchange] What would you give? Nothing is shown before you choose.
    [offer] What would you offer? Nothing is shown before you choose.
    [discard] What would you put away? Nothing is shown before you choose.
   *[play] What would you play? Nothing is shown before you choose.
}
review-try-turn = { $when }, { $name }
review-right = As good as the best.
review-more = Better than before, and there is more.
review-not = Not better than before.
review-try-once = Once more
review-try-show = Show the answer
review-try-next = Next one
review-try-back = Back to the review
review-try-wait = A moment…
review-try-best = Better: { $move }
review-try-good = Good: { $move }
review-try-also = As good: { $moves }
review-try-game = In the game: { $move }. { $mark }: { $points } points given away (± { $error }).
review-show = Show all
review-decided = What was decided at moment { $n }
review-nothing-decided = There was nothing to choose here.
review-marks = Marks, praise and luck
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: { $points } points given away (± { $error }). Better: { $moves }
review-found = The only good answer, and found.
review-best = The best answer.
review-fine = No mark: { $points } points behind (± { $error }). Better: { $moves }
review-worlds = Judged in { $worlds } worlds.
review-none = No answer got a mark.
review-luck = { $when }: luck of the cards, { $points } points for { $names }
review-look = Look
review-closer = Look closer
review-closer-stop = Stop
review-closer-working = Closer: { $worlds } of at most { $most } worlds…
review-closer-clear = Closer: the order is clear after { $worlds } worlds.
review-closer-even = Closer: after { $worlds } worlds the two best are equally good.
review-closer-open = Closer: not clear after { $worlds } worlds, so there is hardly a difference.
review-closer-stopped = Closer: stopped after { $worlds } worlds.
review-closer-failed = Looking closer did not work. Please try again.
review-played = played
fault-no_review = This game cannot be reviewed.

## By what a review is frozen: in the page, the terminal and the report

report-made = Judged by games played on in the head: { $least } to { $most } worlds an answer, seed { $seed }, weights { $weights }, Tockwork { $version }. Points are points of win chance, of 100.
review-house = House rules: { $rules }
