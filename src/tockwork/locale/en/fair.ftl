# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Everything fits: nobody arranged these cards, and nothing was changed afterwards.
fair-bad = Something does not fit: do not trust this game.
fair-unknown = Nothing is wrong, but the record does not say enough to check everything.
fair-alone = Everything fits together: legal moves, cards that follow from the seed. But one device dealt this game by itself, as it does at a table of your own: nobody else can vouch for its seed.

fair-commitment = { $state ->
    [yes] The server’s part is the one it had committed to before anybody sat down.
    [no] The server’s part is not the one it had committed to.
   *[unknown] What the server had committed to is not told.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] No player put in a part.
        [one] One player’s part is the one promised.
       *[other] { $count } players’ parts are those promised.
    }
    [no] A player’s part is not the one that was promised.
   *[unknown] What the players put in is not told.
}
fair-seed = { $state ->
    [yes] The seed follows from all parts together.
    [no] The seed does not follow from the parts.
   *[unknown] How the seed came about is not told.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] There are no answers yet.
        [one] One answer was played again: it is legal, and so is all that follows.
       *[other] { $count } answers were played again: all are legal, and so is all that follows.
    }
    [no] The game cannot have gone like this.
   *[unknown] The moves could not be checked.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] The first leader and one shuffle follow from the seed.
       *[other] The first leader and { $count } shuffles follow from the seed.
    }
    [no] The cards do not follow from the seed.
   *[unknown] The seed is not told, so the shuffles cannot be dealt again.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] One event leads to the head of the chain that everybody was told.
       *[other] { $count } events lead to the head of the chain that everybody was told.
    }
    [no] The events do not lead to the head of the chain that was told.
   *[unknown] The record has no chain.
}

fair-left-out = Left out of the shuffle, because it came too late: { $names }
fair-seat = seat { $n }
fair-code = Code of the last event: { $code }
fair-taken-back = { $times ->
        [one] An answer was
       *[other] { $times } answers were
    } taken back: this was practice, alone against bots.

# The page

fair-title = Fair beyond doubt
fair-intro = The server and everybody’s device each put a random part into the shuffle, so nobody can choose the cards. Drop a game record here: this page deals the game again and says what it has checked. Nothing leaves your device.
fair-choose = Choose a game record
fair-checking = Dealing again…
fair-unreadable = This file cannot be checked: { $detail }

# At the table, and before it begins

fair-word = A word of your own for the shuffle
fair-word-hint = If you like. It goes into the shuffle beside the chance from your device; after the deal everybody can read it.
fair-word-in = It is in.
fair-table = Fair cards
fair-table-intro = The server settled on its part before anybody sat down, then every device added one of its own. Nobody could choose these cards.
fair-table-before = The server has settled on its part, as this fingerprint shows. Your device adds another when you sit down, and the shuffle follows from all of them: nobody can choose the cards.
fair-fingerprint = The server’s fingerprint
fair-code-title = The code of this game
fair-code-round = Round { $n }
fair-code-now = Now, after event { $n }
fair-code-why = Read it to one another: whoever is told the same game has the same code.
fair-parts = In the shuffle
fair-part-mine = in, as this device drew it
fair-part-in = in
fair-part-late = left out: it came too late
fair-part-none = nothing: no part was promised
fair-part-word = “{ $word }”
fair-told-seed = The seed, told at the end
