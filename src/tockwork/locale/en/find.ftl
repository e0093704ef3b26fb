# Finding other players: what one looks for, and how it stands.

find-title = Find players
find-words = Say what you’d like to play. The game starts as soon as enough players want the same.
find-pace = Pace
find-fast = Fast
find-calm = Calm
find-with = With
find-alone = Alone
find-partners = { $n ->
    [one] With a partner
   *[other] With { $n } partners
}
find-bots = Fill free seats with bots after half a minute
find-rating = Your rating: { $rating } ± { $error }, from { $games ->
    [one] one game
   *[other] { $games } games
}
find-start = Find players
find-now = Waiting now
find-now-none = No one is waiting right now. Start, and play against bots in the meantime.
find-waiting = { $n ->
    [one] { $n } player waiting
   *[other] { $n } players waiting
}
find-join = Join
find-join-label = Join: { $game }
find-searching = Looking for players
find-bar = Looking for players: { $game }
find-you-wait = { $n ->
    [0] No one else is waiting yet.
    [one] You’re the only one waiting so far.
   *[other] { $n } players are waiting, including you.
}
find-about = Players last waited about { $time }.
find-bots-soon = If too few players come, bots take the free seats after half a minute.
find-practise = Practise while you wait
find-practise-words = Go to any page, or play against bots. As soon as players are found, you’re taken to the table.
find-stop = Stop looking
find-found = Players found
find-together = Together with { $names }
find-unnamed = an unnamed player
find-party-waits = Send this link to your partner. The search starts when you’re all here.
find-party-link = Link for your partner
find-party-qr = QR code with the link for your partner
find-party-asks = { $name } wants to find players together with you
find-party-join = Play together
