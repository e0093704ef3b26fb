### The account of a game, and how well everybody played: for the page, the terminal and the report.

account-title = Die Abrechnung
account-result = Über die gleiche Chance hinaus
account-cards = Die Karten von { $name }
account-fit = Wie die Hände zusammenpassten, und wer begann
account-mistakes = Fehler von { $name }
account-rest = Wie sich verdeckte Karten trafen, und was der Rückblick falsch beurteilt
account-went-wrong = Richtig, aber es ging schief. { $answer }: { $before } von 100 nach dem, was zu sehen war, { $after } am Ende der Runde.
account-went-well = Falsch, aber es ging gut. { $answer }: { $before } von 100 nach dem, was zu sehen war, { $after } am Ende der Runde.

account-how = Wie gut wurde gespielt?
account-how-line = { $name }: { $points } Punkte verschenkt (± { $error }) in { $real } echten Entscheidungen, je { $each }.
account-like = Das ist wie { $player } (je { $points }).
account-few = Keine Note: dafür braucht es { $count } echte Entscheidungen und ein Spiel bis zum Ende.
account-unmeasured = In diesem Spiel hat noch niemand bekannte Spieler gemessen.
account-real = Eine Entscheidung ist echt, wenn die schlechteste geprüfte Antwort mindestens zwei Punkte kostet.
