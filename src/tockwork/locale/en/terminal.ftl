### What only the terminal says. What it has in common with the page stands in the other files.

## A game told with the places that can be typed

did-go-from = from { $from } to { $to }
did-go = { $who } moves from { $from } to { $to }
did-push-from = { $owned } is pushed from { $from } to { $to }
marble-on = { $marble } on { $place }
marble-in-reserve = { $marble } in the base
marble-in-centre = { $marble } in the centre
marble-in-heaven = { $marble } in Heaven
board-hand = hand: { $cards }
why-for-use = { $why } ({ $use })

## Choices

choice-ways = { $card }  ({ $count } ways)
choice-done = done: { $move }
choice-to = to { $place }
choice-taken = { $place }, where { $owned } stands

## A game in the terminal

shell-table = { $game }, { $form }
shell-welcome = { $table }. You sit in seat { $seat }, with { $others }.
shell-partners = On your side: { $names }.
shell-how = Type a number to choose, or “help” for everything else.
shell-goes-on = { $count ->
    [one] The game continues after one decision.
   *[other] The game continues after { $count } decisions.
}
shell-idle = Not playable now: { $cards }
shell-number = Choose a number from 1 to { $count }.
shell-nothing-picked = Nothing is picked yet; “undo” undoes your last move.
shell-help =
    .pick = pick that choice
    .back = undo the last pick of this move
    .move = a move written out is played at once (“moves” lists them)
    .why = why a card can’t be used, for each of your marbles
    .why-place = the same for the marble on one place
    .hint = what the greedy bot would play
    .undo = undo your last move and the replies to it
    .board = draw the board; list every legal move
    .save = write the game file
    .quit = quit (Ctrl-D does too)
shell-unknown = “{ $text }” is neither a choice nor a command nor a move; try “help”.
shell-illegal = “{ $text }” can’t be played now; “moves” lists what can.
shell-ambiguous = “{ $text }” fits several moves; “moves” lists them.
shell-why = Type “why CARD” or “why CARD PLACE”.
shell-no-card = This game has no card “{ $card }”.
shell-no-marble = No marble stands on “{ $place }”.
shell-usable = It can be used.
shell-hint = The greedy bot would play: { $move }
shell-undone = Undone: { $move }
shell-nothing-undone = There is no move of yours to undo.
shell-save = Type “save FILE”.
shell-saved = Saved in { $file }.
shell-unwritten = { $file } couldn’t be written ({ $why }).
shell-goodbye = Goodbye.
shell-resume = “tockwork play --resume { $file }” continues from here.

## Watching and replaying

shell-watched = { $table }: { $count ->
    [one] one decision
   *[other] { $count } decisions
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, seed { $seed }.
shell-recorded = The game file is { $file }; “tockwork replay { $file }” replays it.
shell-replayed = { $table }: { $count ->
    [one] one decision replayed, and it is legal.
   *[other] { $count } decisions replayed, all legal.
}
shell-unfinished = The game is not finished.

## The rules

shell-rules = “tockwork rules GAME” describes one of them, “--options” lists its options.
shell-publisher = Follows the rules of { $publisher }; Tockwork is not affiliated with them.
shell-board = sections of { $spaces } spaces, home lane of { $lane }
shell-pack = Pack
shell-copies = { $count } each of { $cards }
shell-settings = Settings
shell-clauses = Every rule in full: { $page }. What can be changed: “--options”.

## Serving the table

shell-at = Tockwork is at { $address }  (Ctrl-C ends it)
shell-network = For others on your network: { $address }
shell-no-page = This installation has no page for the browser, only the HTTP API. In a checkout, make setup builds the page and make dist a wheel with it.
shell-ended = Tockwork has stopped; every game is kept.

## tockwork review

report-title = Game review: { $game }
report-chances = Win probability (all cards known)
report-marked = Mistakes
report-none-marked = No mistakes flagged.
report-when = { $rounds ->
    [no] Move { $turn }
   *[yes] Round { $round }, move { $turn }
}
report-when-dealt = Round { $round }
report-answer = { $when }. { $move }
report-asked = { $gives ->
    [yes] { $when }: which card does { $name } give away? Hand: { $cards }.
   *[no] { $when }: what does { $name } do? Hand: { $cards }.
}
report-lost = { $mark }: −{ $points }% (± { $error }).
report-instead = Better: { $move }
report-strong = Great find: the only good move
report-luck = Card luck, from { $least }% on
report-luck-line = { $when }: { $points }% for { $names }
report-try = Retry your mistakes
report-show = What was better?
report-played = Played in the game
report-best = Better
report-left = This game wasn’t played to its end: the breakdown shows the win chances when it was left.
report-progress = { $done } of { $of }

## Marbles, where they carry no letters

piece-a = { $piece ->
    [dog] a dog
   *[marble] a marble
}
piece-of = { $piece ->
    [dog] { $name }’s dog
   *[marble] { $name }’s marble
}
piece-yours = { $piece ->
    [dog] your dog
   *[marble] your marble
}
daily-terminal = Win chance at its end: { level-club } { $par } on average, weaker bots { $mean }.
