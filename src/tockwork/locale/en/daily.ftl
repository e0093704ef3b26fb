### The daily deal: five boards, the same for everybody.

daily-title = The daily deal
daily-lead = Five boards, the same for everybody: one round each, from a given position with given cards. A few minutes, one try.
daily-game = Game
daily-boards = The boards of today
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
daily-ended = At the end of this round you win in { $chance } of the games. Par is { $par }.
daily-next = Next board
daily-all = All boards
daily-points = { $par ->
    [players] points of win chance against par, the mean of all who played
   *[club] points of win chance against par, which is what the bot { level-club } makes of your seat
}
daily-beaten = { $among ->
    [players] Better than { $beaten } of 100 players here ({ $others } others have played).
   *[bots] Better than { $beaten } of 100 bots of known strength ({ $others }: { level-beginner }, { level-casual } and a greedy bot).
}
daily-few = { $n ->
    [one] You are the first here today. From five players on you are compared with them.
   *[other] { $n } players so far today. From five on you are compared with them.
}
daily-unsent = This server could not take your result: { $why }
daily-promise = There is no server here, so one try is a promise among friends.
daily-comparing = Bots play the same boards, to compare…
daily-share = Tockwork, daily deal { $day }, { $game }: { $points } points, better than { $beaten } of 100 { $among ->
    [players] players
   *[bots] bots
}
daily-copy = Copy to share
daily-how = How it is counted
daily-how-words = The boards follow from the day (UTC), the game and the network of the bots, on every device alike; the other three seats are the bot { level-club }. When the round is over, the next one is dealt and played out 32 times in the head: the mean chance to win is what your round was worth, whatever would really have been dealt. Points are that chance minus par, added up over five boards. With a server, your answers are played again there, and the first try counts.
