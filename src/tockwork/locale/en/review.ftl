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

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: captured in { $worse } of 100 games { $after_other }, in { $better } { $after_best }.
reason-captures = { $marble }: captured in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
reason-home = A marble home for { $name }: in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
reason-out = A marble out for { $name }: in { $better } of 100 games { $after_best }, in { $worse } { $after_other }.
reason-unused = Cards that { $name } cannot use: in { $worse } of 100 games { $after_other }, in { $better } { $after_best }.
reason-risk_pays = A risk that pays: { $marble } is captured in { $better } of 100 games { $after_best }, in { $worse } { $after_other }. Playing safe costs more here.
reason-takes = Captures { $marble }: { $best }.
reason-takes_own = Captures { $marble } on the own side: { $other }.
reason-comes_home = Brings { $marble } home: { $best }.
reason-comes_out = Brings { $marble } out: { $best }.
reason-leaves_guard = Moves a guard off its start ({ $marble }): { $other }.
reason-last_start = Uses up the last card that brings a marble out ({ $card }): { $other }.
reason-gives_start = Gives { $name } a card that brings a marble out ({ $card }): { $best }.
reason-marble = { $marble } ({ $place })
reason-you = you

## The coach

coach-title = Coach
coach-start = Coach
coach-end = Without the coach
coach-about = I look on. I know what your seat knows.
coach-hint = Hint
coach-more = Which move?
coach-hide = Hide
coach-thinking = The coach is thinking…
coach-card = Look at { $cards }.
coach-cards = Look at { $cards }: no difference worth a word.
coach-even = Other answers are as good: no difference worth a word.
coach-best = The best answer.
coach-fine = Fine.
coach-lost = { $mark }: { $points } of 100 points given away.
coach-better = Better: { $move }.
coach-take-back = Take back and try again
coach-warning = This may give { $points } of 100 points away.
coach-play-anyway = Play anyway
coach-think = Let me think
coach-show = Show
coach-stop = Stop warning
