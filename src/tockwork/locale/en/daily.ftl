### The daily challenge: five rounds, the same for all players.

daily-title = Daily challenge
daily-lead = Five rounds from set positions with set cards, the same for everyone. A few minutes, one attempt.
daily-game = Game
daily-boards = Challenge of { $day }
daily-board = Round { $n }
daily-board-of = Round { $n } of { $of }
daily-board-over = { $chance } win chance (par { $par })
daily-play = Play
daily-go-on = Continue
daily-later = Locked
daily-once = Each round can be played once. You can stop at any time and continue here later.
daily-next-in = New rounds in { $time }
daily-task = Play this round as well as you can. What counts is your win chance at its end.
daily-valuing = Round over. Simulating the rest of the game…
daily-ended = From here you would win { $chance } of games; par is { $par }.
daily-better = What would have been better
daily-better-played = You played: { $move }.
daily-better-none = Every move was the best, or just as good.
daily-better-working = Looking for better moves…
daily-next = Next round
daily-all = All rounds
daily-points = points vs par
daily-par = { $par ->
    [players] Par is the average of everyone who has played this round here.
   *[club] Par is what the bot { level-club } scores in your seat on average.
}
daily-beaten = { $among ->
    [players] Better than { $beaten } of { $others } other players here.
   *[bots] Better than { $beaten } of { $others } bots of known strength ({ level-beginner }, { level-casual } and a greedy bot).
}
daily-level = { $n ->
    [one] One player tied with you.
   *[other] { $n } players tied with you.
}
daily-few = { $n ->
    [one] You’re the first here. Comparison starts once five people have played.
   *[other] { $n } players so far. Comparison starts once five people have played.
}
daily-streak = { $n ->
    [one] First day in a row.
   *[other] { $n } days in a row.
}
daily-table = Table of the day
    .place = place
    .name = name
    .points = points
daily-table-you = you
daily-table-empty = No one else shows their name yet.
daily-show = Who sees your name here
daily-show-none = no one
daily-show-met = people you’ve played with
daily-show-all = everyone
daily-unsent = Your result couldn’t be submitted: { $why }
daily-promise = There’s no server here, so one try is a promise among friends.
daily-practice = This challenge is over. You can still play it for practice.
daily-still-counts = Yesterday’s challenge counts until the end of today (UTC).
daily-elsewhere = { $n ->
    [one] You’ve played one of these rounds on another device; that result counts.
   *[other] You’ve played { $n } of these rounds on another device; those results count.
}
daily-second = { $n ->
    [one] You had already played this round elsewhere: that try counts, not this one.
   *[other] You had already played { $n } rounds elsewhere: those tries count, not these.
}
daily-brought = Imported rounds don’t count again.
daily-no-day = No such date.
daily-not-yet = This challenge opens on { $day } at 00:00 UTC.
daily-no-game = There’s no daily challenge for this game.
daily-day-before = Previous day, { $day }
daily-day-after = Next day, { $day }
daily-to-today = Today’s challenge
daily-comparing = Bots are playing the same rounds for comparison…
daily-share = Tockwork, daily challenge { $day }, { $game }: { $points } points, better than { $beaten } of { $others } { $among ->
    [players] players
   *[bots] bots
}
daily-copy = Copy to share
daily-how = How scoring works
daily-how-words =
    The rounds are the same on every device, and { level-club } plays the other three seats.
    Rounds are chosen where good play makes a difference.
    When yours is over, the rest of the game is simulated 32 times; your average win chance minus par gives your points, added up over five rounds.
    Until five players have played here, par is the average of eight tries by { level-club }, seven of them with tiny random errors.
    With a server your moves are checked there, and only the first try on any of your devices counts.
    A challenge counts until the end of the next day (UTC); older ones are for practice.
