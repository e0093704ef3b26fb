### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = Die Abrechnung
account-result = { $left ->
    [yes] Über die gleiche Chance hinaus, als das Spiel verlassen wurde
   *[no] Über die gleiche Chance hinaus
}
account-cards = Die Karten von { $name }
account-fit = Wie die Hände zusammenpassten, und wer begann
account-mistakes = Fehler von { $name }
account-rest = Wie sich verdeckte Karten trafen, und was der Rückblick falsch beurteilt
account-went-wrong = Richtig, aber es ging schief. { $answer }: { $before } von 100 nach dem, was zu sehen war, { $after } { $rounds ->
    [no] vier Züge später
   *[yes] am Ende der Runde
}.
account-went-well = Falsch, aber es ging gut. { $answer }: { $before } von 100 nach dem, was zu sehen war, { $after } { $rounds ->
    [no] vier Züge später
   *[yes] am Ende der Runde
}.

account-how = Wie gut wurde gespielt?
account-how-line = { $real ->
    [0] { $name }: keine echte Entscheidung.
    [one] { $name }: { $each } Punkte verschenkt in einer echten Entscheidung.
   *[other] { $name }: { $each } Punkte verschenkt je echte Entscheidung (± { $error }), bei { $real } davon.
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points })
    [casual] { level-casual } ({ $points })
    [club] { level-club } ({ $points })
    [search] Suchbot ({ $points })
   *[greedy] Gierbot ({ $points })
}
account-like = Das ist wie { $player }.
account-from = Das passt zu allen von { $player } bis { $other }.
account-between = Das liegt zwischen { $player } und { $other }.
account-less = Das ist weniger, als { $player } verschenkt.
account-more = Das ist mehr, als { $player } verschenkt.
account-few = Keine Note: dafür braucht es { $count } echte Entscheidungen und ein Spiel bis zum Ende.
account-unmeasured = In dieser Form des Spiels, oder mit diesen Hausregeln, hat niemand bekannte Spieler gemessen.
account-real = Eine Entscheidung ist echt, wenn die schlechteste geprüfte Antwort mindestens zwei Punkte kostet.
