### The table in play: what is asked, what buttons say, what a screen reader hears.

play-table = Table
play-board = Board
play-seats = Players
play-your-hand = Your hand
play-your-cards = Your cards
play-tray = Your move
play-choices = What you can do
play-log = What happened
play-home = Back to the games
play-more = More
play-rules = Rules of this game
play-settings = { nav-settings }
play-close = { close }
play-back-to-table = Back to the table
play-leave = { waiting-leave }
play-leave-ask = Leave the table?
play-leave-why = A bot plays on in your place, and this seat will not be yours again. To come back later, simply close the page: your seat is kept.
play-leave-not = Keep playing
play-round = Round { $n }
play-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
play-you-watch = You are watching
play-you-watch-removed = This device is no longer known here: it was removed, or you were forgotten. So you only watch.
play-behind = { $time } behind
play-loading = Setting up the table…
play-lost = The connection is gone. Trying again…
play-unreached = The server cannot be reached.
play-by-itself = Trying again by itself: the table comes back as soon as the line does.
play-restarting = The server is restarting. Back in a moment…
play-trouble = This table cannot be shown.
play-trouble-no_such_table = There is no such table
play-trouble-replaced = Your seat is on another device
play-trouble-removed = This device is no longer known here
play-refused = { $code ->
    [stale] The table had already moved on, so your move was taken back.
    [not_your_turn] It is not your turn any more, so your move was taken back.
    [over] The game is over.
    [too_many] A little slower, please.
    [closing] The server is restarting. Try again in a moment.
    [storage] The server could not keep your move. Please try again.
   *[other] Your move was not accepted and has been taken back.
}

## Settings within reach

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Speed
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Say something
play-mute = { setting-muted }

## What is asked

play-your-turn = Your turn
play-waiting = { $name } is thinking…
play-gone = { $name } is away.
play-gone-until = { $name } is away. A bot helps in { $time }.
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
play-ask-swap = With which one?
play-ask-meaning = What is it to be?
play-ask-use = How do you use it?
play-ask-confirm = Play it like this?
play-ask-pips = Share the steps: tap a marble for each one.
play-ask-give = Give { $to } one card.
play-ask-give-partner = Give { $to }, your partner, one card.
play-ask-offer = Offer { $to } a card, or none.
play-ask-open = Which one goes onto your start?
play-ask-hop = Does your citizen hop to the next special space?
play-ask-discard = You can play nothing: put one card away.
play-ask-skipped = You miss this turn: put one card away.

## Buttons

play-play = Play
play-give = Give
play-offer = Offer
play-discard = Put away
play-undo = Take back one step
play-put-back = Put back
play-do-give = Give { $to } { $card }
play-do-offer = Offer { $to } { $card }
play-do-discard = Put { $card } away
play-do-decline = Offer none
play-do-renew = Take a new hand
play-do-hop = Hop
play-do-stay = Stay
play-as = As { $card }
play-card-as = { $card } as { $as }
play-without-card = Without a card
play-use-start = Bring one out
play-use-walk = { $n } forward
play-walk-on = walk on
play-use-back = { $n } back
play-use-push = Push { $n }
play-use-split = Share { $n }
play-use-swap = Swap
play-use-jump = Run on
play-use-take = Take a place
play-use-centre-in = Into the centre
play-use-centre-out = Out of the centre
play-use-heaven-in = Up into Heaven
play-use-heaven-out = Down from Heaven
play-use-skip = { $name } misses a turn
play-use-empty = Put it down without effect
play-use-undo = Undo it, use that card

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
play-ranked = { $me ->
    [yes] your { $letter }
   *[no] { $name }’s { $letter }
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
play-swap = { $one } changes places with { $two }
play-sends-back = { $marble } goes back
play-and-draws = { $what }; you draw a card
play-pips = { $n ->
    [one] one step
   *[other] { $n } steps
}
play-pips-laid = { $laid } of { $of } steps laid
play-cannot-go-on = cannot go on
play-stuck = The rest does not fit. Take a step back.
play-own-capture = This sends a marble of your own side back.
play-fresh = just out

## Places at the table

play-seat-you = You, { $name }
play-partner = your partner
play-in-turn = in turn
play-leads = leads this round
play-out = out of the round
play-away = away
play-bot-plays = a bot plays
play-has-chosen = has chosen
play-announced-yes = announced a start card
play-announced-no = announced no start card
play-home-count = { $count ->
    [0] none home
    [one] one home
   *[other] { $count } home
}
play-hands-open = All hands are open.
play-hand-open = { $name }: { $cards }.
play-dead = cannot be played now
play-card-dead = { $card } cannot be played now.

## Laid-down hands, and why

play-why = Why not?
play-why-each = { $piece ->
    [dog] Each dog
   *[marble] Each marble
}
play-lays-down = { $me ->
    [yes] You lay your hand down
   *[no] { $name } lays their hand down
}
play-puts-away = { $me ->
    [yes] You take a new hand
   *[no] { $name } takes a new hand
}
play-no-start = No start card, and nothing on the track.
play-nothing-fits = None of these cards can be played.
play-renewed = All cards are put away for new ones.

## Looking back

play-looking-back = You are looking back
play-now = Back to now

## The list

play-board-table = The board
play-col-player = Player
play-col-cards = Cards

## One screen, several people

play-hand-hidden = The hand is hidden.
play-curtain = It is { $name }’s turn
play-curtain-why = Pass the screen on. Nobody else looks now.
play-curtain-open = I am { $name }

## The end

play-you-won = You have won
play-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
play-took = It took { $time }.
play-review = Review
play-rematch = Rematch
play-join-rematch = On to the rematch
play-share = Share
play-share-text = { $names } won a game of { $game }.
play-copied = The link is copied.
play-failed = That did not work ({ $code }).

play-several = holds several seats

# How the cards were dealt

play-fair = Fair cards
play-given-up = The game was given up
play-left-out = Your device’s part came too late: the cards are shuffled without it.
play-seed = The seed: { $seed }
