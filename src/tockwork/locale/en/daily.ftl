### The daily deal: five boards, the same for everybody.

daily-title = The daily deal
daily-lead = Five boards, the same for everybody: one round each, from a given position with given cards. A few minutes, one try.
daily-game = Game
daily-boards = The boards of { $day }
daily-board = Board { $n }
daily-board-of = Board { $n } of { $of }
daily-board-over = { $chance } to win, par { $par }
daily-play = Play
daily-go-on = Go on
daily-later = Not yet
daily-once = Each board can be played once. You can stop at any time and go on here later.
daily-next-in = New boards in { $time }
daily-task = Play this round as well as you can. What counts is how good your chances are at its end.
daily-valuing = The round is over. What comes next is played out in the head…
daily-ended = From here you would win { $chance } of the games; par is { $par }.
daily-next = Next board
daily-all = All boards
daily-points = points against par
daily-par = { $par ->
    [players] Par is the mean of all who have played the board here.
   *[club] Par is what the bot { level-club } makes of your seat, on average.
}
daily-beaten = { $among ->
    [players] Better than { $beaten } of { $others } other players here.
   *[bots] Better than { $beaten } of { $others } bots of known strength ({ level-beginner }, { level-casual } and a greedy bot).
}
daily-level = { $n ->
    [one] One came to just the same.
   *[other] { $n } came to just the same.
}
daily-few = { $n ->
    [one] You are the first here. From five players on you are compared with them.
   *[other] { $n } players so far. From five on you are compared with them.
}
daily-unsent = This server could not take your result: { $why }
daily-promise = There is no server here, so one try is a promise among friends.
daily-practice = This deal is over. You can play it for practice; nothing of it is counted.
daily-still-counts = The deal of yesterday counts until today ends (UTC).
daily-elsewhere = { $n ->
    [one] You have played one of these boards on another device; what it gave there counts.
   *[other] You have played { $n } of these boards on another device; what they gave there counts.
}
daily-second = { $n ->
    [one] You had played this board elsewhere before: that try counts, the one here does not.
   *[other] You had played { $n } boards elsewhere before: those tries count, the ones here do not.
}
daily-brought = Boards that came here in a file were played elsewhere. They are not counted once more.
daily-no-day = There is no such day, so there is no deal of it.
daily-not-yet = The deal of { $day } comes on that day, at 00:00 UTC.
daily-no-game = No daily deal is played in this game.
daily-day-before = The deal of the day before, { $day }
daily-day-after = The deal of the day after, { $day }
daily-to-today = To the deal of today
daily-comparing = Bots play the same boards, to compare…
daily-share = Tockwork, daily deal { $day }, { $game }: { $points } points, better than { $beaten } of { $others } { $among ->
    [players] players
   *[bots] bots
}
daily-copy = Copy to share
daily-how = How it is counted
daily-how-words = The boards follow from the day (UTC), the game and the network of the bots, on every device alike; the other three seats are the bot { level-club }. Boards are taken in which those who play better make more of them. When the round is over, the next one is dealt and played out 32 times in the head: the mean chance to win is what your round was worth, whatever would really have been dealt. Points are that chance minus par, added up over five boards. Until five players have played here, par is the mean of eight tries of { level-club }, seven of which err by a hair. With a server, your answers are played again there, and of all your devices the first try counts. A deal counts until the next day ends; older ones are for practice.
