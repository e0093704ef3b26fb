### The table in play: what is asked, what buttons say, what a screen reader hears.

play-table = Table
play-board = Board
play-seats = Players
play-your-hand = Your hand
play-your-cards = Your cards
play-tray = Your move
play-choices = Your options
play-log = Game log
play-home = All games
play-more = More
play-rules = Rules of this game
play-settings = { nav-settings }
play-players = Players
play-close = { close }
play-back-to-table = Back to the table
play-leave = { waiting-leave }
play-leave-ask = Leave the table?
play-leave-why = A bot takes over your seat for good. If you only need a break, just close the page; your seat is kept.
play-leave-not = Keep playing
play-round = Round { $n }
play-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
play-you-watch = You’re watching
play-you-watch-removed = This device has been signed out, so you can only watch.
play-behind = { $time } delay
play-loading = Setting up the table…
play-lost = Connection lost. Reconnecting…
play-unreached = Can’t reach the server.
play-by-itself = Reconnecting automatically…
play-restarting = The server is restarting. Back in a moment…
play-trouble = This table can’t be shown.
play-trouble-no_such_table = This table doesn’t exist
play-trouble-replaced = Your seat is on another device
play-trouble-removed = This device has been signed out
play-refused = { $code ->
    [stale] The game had already moved on, so your move wasn’t played.
    [not_your_turn] It’s no longer your turn, so your move wasn’t played.
    [over] The game is over.
    [too_many] A little slower, please.
    [closing] The server is restarting. Try again in a moment.
    [storage] The server couldn’t save your move. Please try again.
    [paused] The game is paused.
    [declined] You can ask again after the next move.
   *[other] Your move wasn’t accepted.
}

## Pausing and undoing a move, if the others agree

play-pause = Pause
play-orders = Prepare my next move
play-since = Since you were last here
play-undo-move = Undo my last move
play-proposed = { $what ->
    [pause] { $name } suggests a pause.
   *[take_back] { $name } would like to undo the last move.
}
play-you-proposed = { $what ->
    [pause] You’ve suggested a pause. Waiting for { $names }.
   *[take_back] You’d like to undo your last move. Waiting for { $names }.
}
play-agree = OK
play-decline = No
play-paused = The game is paused. No clock is running.
play-resume = Continue

## Settings within reach

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Speed
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Reactions
play-mute = { setting-muted }

## What is asked

play-your-turn = Your turn
play-waiting = { $name } is thinking…
play-gone = { $name } is away.
play-gone-until = { $name } is away. A bot takes over in { $time }.
play-sending = …
play-over = The game is over.
play-ask-card = Your turn: choose a card.
play-ask-card-for-marble = { $piece ->
    [dog] Choose a card for this dog.
   *[marble] Choose a card for this marble.
}
play-ask-marble = { $piece ->
    [dog] Which dog?
   *[marble] Which marble?
}
play-ask-target = Where to?
play-ask-swap = Swap with which marble?
play-ask-meaning = Use it as which card?
play-ask-use = How will you use it?
play-ask-confirm = Play this move?
play-ask-pips = Split the steps: tap a marble for each one.
play-ask-give = Give { $to } one card.
play-ask-give-partner = Give { $to }, your partner, one card.
play-ask-offer = Offer { $to } a card, or none.
play-ask-open = Which one starts on the board?
play-ask-hop = Hop your citizen to the next special space?
play-ask-discard = You can’t play any card. Discard one.
play-ask-skipped = You lose this turn. Discard a card.

## Buttons

play-play = Play
play-give = Give
play-offer = Offer
play-discard = Discard
play-undo = Undo step
play-put-back = Cancel
play-skip = Skip to my next turn
play-do-give = Give { $to } { $card }
play-do-offer = Offer { $to } { $card }
play-do-discard = Discard { $card }
play-do-decline = Don’t offer a card
play-do-renew = Take a new hand
play-do-hop = Hop
play-do-stay = Stay
play-as = As { $card }
play-card-as = { $card } as { $as }
play-without-card = Without a card
play-use-start = Bring one out
play-use-walk = { $n } forward
play-walk-on = keep going
play-use-back = { $n } back
play-use-push = Push { $n }
play-use-split = Split { $n }
play-use-swap = Swap
play-use-jump = Move on
play-use-take = Take over a space
play-use-centre-in = Into the centre
play-use-centre-out = Out of the centre
play-use-heaven-in = Up into Heaven
play-use-heaven-out = Down from Heaven
play-use-skip = { $name } loses a turn
play-use-empty = Play it with no effect
play-use-undo = Cancel the last play and use its card

## Marbles and moves in words

play-marble = { $me ->
    [yes] { $piece ->
        [dog] your dog { $letter }
       *[marble] your marble { $letter }
    }
   *[no] { $piece ->
        [dog] { $name }’s dog { $letter }
       *[marble] { $name }’s marble { $letter }
    }
}
play-marble-at = { $marble }, { $place }
play-to = { $marble } to { $place }
play-lay-to = { $n ->
    [one] One step, to { $place }
   *[other] { $n } steps, to { $place }
}
play-bring-out = Bring out { $marble }
play-leg = { $marble }: { $from } to { $to }
play-leg-pips = { $marble }: { $n } from { $from } to { $to }
play-swap = { $one } swaps with { $two }
play-sends-back = { $marble } is captured
play-and-draws = { $what }; you draw a card
play-pips = { $n ->
    [one] one step
   *[other] { $n } steps
}
play-pips-laid = { $laid } of { $of } steps used
play-cannot-go-on = blocked
play-stuck = The remaining steps can’t be played. Undo a step.
play-own-capture = This captures one of your own team’s marbles.
play-fresh = just out

## Places at the table

play-seat-you = You, { $name }
play-partner = your partner
play-in-turn = to move
play-leads = starts this round
play-out = out this round
play-away = away
play-bot-plays = bot playing
play-has-chosen = has chosen
play-announced-yes = announced a start card
play-announced-no = announced no start card
play-home-count = { $count ->
    [0] none home
    [one] one home
   *[other] { $count } home
}
play-hands-open = All cards are face up.
play-hand-open = { $name }: { $cards }.
play-dead = can’t be played now
play-card-dead = { $card } can’t be played now.

## Laid-down hands, and why

play-why = Why not?
play-why-each = { $piece ->
    [dog] Each dog
   *[marble] Each marble
}
play-lays-down = { $me ->
    [yes] You sit out this round
   *[no] { $name } sits out this round
}
play-puts-away = { $me ->
    [yes] You take a new hand
   *[no] { $name } takes a new hand
}
play-no-start = No start card, and nothing on the track.
play-nothing-fits = None of these cards can be played.
play-renewed = The whole hand is exchanged for new cards.

## Looking back

play-looking-back = Viewing an earlier position
play-now = Back to live

## The list

play-board-table = The board
play-col-player = Player
play-col-cards = Cards

## One screen, several people

play-hand-hidden = The hand is hidden.
play-curtain = It is { $name }’s turn
play-curtain-why = Pass the device on. No peeking.
play-curtain-open = I’m { $name }

## The end

play-you-won = You won
play-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
play-took = Game length: { $time }
play-again = Play again
play-rematch = Rematch
play-join-rematch = Join rematch
play-share = Share
play-share-text = { $names } won a game of { $game }.
play-failed = That didn’t work ({ $code }).
end-player = Player
end-home = Home
end-home-of = { $home } of { $of }
end-captured = Captured
end-others = New table with others
end-turning = Turning point in round { $round }.
end-turning-chance = Win probability for { $names }: { $before } → { $after }.

play-several = plays several seats

# How the cards were dealt

play-fair = Provably fair
play-given-up = Game abandoned
play-left-out = Your device’s contribution arrived too late; the cards were shuffled without it.

## What helps at the first game, and children

play-lesson-offer = First time with { $game }? A short tutorial shows how it goes.
kids-home = Into the doghouse
kids-capture = Sends one back
kids-out = Dog out
kids-swap = Swap
kids-run = Run
kids-none = Not now
