### The breakdown of a game, and how well all players played: for the page, the terminal and the report.

account-title = Woran es lag
account-result = { $left ->
    [yes] Ergebnis im Vergleich zu gleichen Chancen, als die Partie verlassen wurde
   *[no] Ergebnis im Vergleich zu gleichen Chancen
}
account-cards = Die Karten von { $name }
account-fit = Wie die Hände zusammenpassten, und wer begann
account-mistakes = Fehler von { $name }
account-rest = Verdeckte Karten und Schätzfehler
account-went-wrong = Richtiger Zug, Pech gehabt. { $answer }: { $before } % nach dem, was zu sehen war, { $after } % { $rounds ->
    [no] vier Züge später
   *[yes] am Ende der Runde
}.
account-went-well = Falscher Zug, Glück gehabt. { $answer }: { $before } % nach dem, was zu sehen war, { $after } % { $rounds ->
    [no] vier Züge später
   *[yes] am Ende der Runde
}.

account-how = Wie gut haben alle gespielt?
account-how-line = { $real ->
    [0] { $name }: keine wichtige Entscheidung.
    [one] { $name }: { $each } % verschenkt in einer wichtigen Entscheidung.
   *[other] { $name }: { $each } % verschenkt je wichtige Entscheidung (± { $error }; { $real } Entscheidungen).
}
account-known = { $player ->
    [beginner] { level-beginner } ({ $points } %)
    [casual] { level-casual } ({ $points } %)
    [club] { level-club } ({ $points } %)
    [search] der Such-Bot ({ $points } %)
   *[greedy] der gierige Bot ({ $points } %)
}
account-like = Etwa so stark wie { $player }.
account-from = Etwa von { $player } bis { $other }.
account-between = Zwischen { $player } und { $other }.
account-less = Stärker als { $player }.
account-more = Schwächer als { $player }.
account-few = Keine Note: Dafür braucht es { $count } wichtige Entscheidungen und eine Partie bis zum Ende.
account-unmeasured = Für diese Aufstellung gibt es keine Vergleichsspieler.
account-real = Eine Entscheidung ist wichtig, wenn der schlechteste geprüfte Zug mindestens 2 % kostet.
