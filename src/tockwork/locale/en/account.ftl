### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = The account
account-result = Beyond an even chance
account-cards = The cards of { $name }
account-fit = How the hands fitted together, and who led first
account-mistakes = Mistakes of { $name }
account-rest = How hidden cards met, and what this review misjudged
account-went-wrong = Right, but it went wrong. { $answer }: { $before } of 100 by what could be seen, { $after } when the round was over.
account-went-well = Wrong, but it went well. { $answer }: { $before } of 100 by what could be seen, { $after } when the round was over.

account-how = How well did everybody play?
account-how-line = { $name }: { $points } points given away (± { $error }) in { $real } real decisions, { $each } each.
account-like = That is like { $player } ({ $points } each).
account-few = No grade: it takes { $count } real decisions and a game played to its end.
account-unmeasured = Nobody has measured known players in this game yet.
account-real = A decision is real if the worst answer tried costs two points or more.
