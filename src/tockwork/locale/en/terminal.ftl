### What only the terminal says. What it has in common with the page stands in the other files.

## A game told with the places that can be typed

told-walked = from { $from } to { $to }
told-went = { $who } goes from { $from } to { $to }
told-pushed = { $owned } is pushed from { $from } to { $to }
marble-on = { $marble } on { $place }
marble-in-reserve = { $marble } in the reserve
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
shell-how = Type a number to choose, “help” for everything else.
shell-goes-on = { $count ->
    [one] The game goes on after one decision.
   *[other] The game goes on after { $count } decisions.
}
shell-idle = Not playable now: { $cards }
shell-number = Choose a number from 1 to { $count }.
shell-nothing-picked = Nothing is picked yet; “undo” takes your last move back.
shell-help =
    .pick = pick that choice
    .back = take the last pick of this move back
    .move = a move written out is played at once (“moves” lists them)
    .why = why a card cannot be used, for each of your marbles
    .why-place = the same for the marble on one place
    .hint = what the greedy bot would do
    .undo = take back your last move and what the others answered
    .board = draw the board; list every legal move
    .save = write the record of the game
    .quit = leave (so does the end of input)
shell-unknown = “{ $text }” is neither a choice nor a command nor a move; try “help”.
shell-illegal = “{ $text }” cannot be played now; “moves” lists what can.
shell-ambiguous = “{ $text }” fits several moves; “moves” lists them.
shell-why = Type “why CARD” or “why CARD PLACE”.
shell-no-card = This game has no card “{ $card }”.
shell-no-marble = No marble stands on “{ $place }”.
shell-usable = It can be used.
shell-hint = The greedy bot would play: { $move }
shell-undone = Taken back: { $move }
shell-nothing-undone = There is no move of yours to take back.
shell-save = Type “save FILE”.
shell-saved = Saved in { $file }.
shell-unwritten = { $file } could not be written ({ $why }).
shell-goodbye = Goodbye.
shell-resume = “tockwork play --resume { $file }” goes on from here.

## Watching and replaying

shell-watched = { $table }: { $count ->
    [one] one decision
   *[other] { $count } decisions
} in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, seed { $seed }.
shell-recorded = The record is in { $file }; “tockwork replay { $file }” plays it again.
shell-replayed = { $table }: { $count ->
    [one] one decision replayed, and it is legal.
   *[other] { $count } decisions replayed, all legal.
}
shell-unfinished = The game is not finished.

## The rules

shell-rules = “tockwork rules GAME” tells one of them in words, “--knobs” what can be changed.
shell-publisher = Follows the rules of { $publisher }; Tockwork is not connected with them.
shell-board = sections of { $spaces } spaces, home lane of { $lane }
shell-pack = Pack
shell-copies = { $count } each of { $cards }
shell-settings = How it is played
shell-clauses = Every rule in full: { $page }. What can be changed: “--knobs”.

## Serving the table

shell-at = Tockwork is at { $address }  (Ctrl-C ends it)
shell-network = For others in your network: { $address }
shell-no-page = This installation has no page for the browser, only the HTTP API. In a checkout, make setup builds the page and make dist a wheel with it.
shell-ended = Tockwork has ended; every game is kept.

## tockwork review

report-title = Review: { $game }
report-chances = Win chances, with all cards open
report-marked = Answers with a mark
report-none-marked = No answer got a mark.
report-when = { $rounds ->
    [no] Answer { $turn }
   *[yes] Round { $round }, answer { $turn }
}
report-when-dealt = Round { $round }
report-answer = { $when }. { $told }
report-asked = { $gives ->
    [yes] { $when }: which card does { $name } give away? Hand: { $cards }.
   *[no] { $when }: what does { $name } do? Hand: { $cards }.
}
report-lost = { $mark }: { $points } points given away (± { $error }).
report-instead = Better: { $told }
report-strong = The only good answer, and found
report-luck = Luck of the cards, from { $least } points on
report-luck-line = { $when }: { $points } points for { $names }
report-try = Try again
report-show = What was better?
report-played = In the game
report-best = Better
report-left = This game was not played to its end: the account shows the chances when it was left.
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
daily-terminal = To win at its end: { level-club } { $par } on average, weaker bots { $mean }.
