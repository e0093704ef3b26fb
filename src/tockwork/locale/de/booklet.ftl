### The booklet of the rules, and cards that explain themselves.

booklet-search = In den Regeln suchen
booklet-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
booklet-print = Drucken
booklet-number = Regel { $clause }
booklet-reading = Unsere Lesart
booklet-not-allowed = Nicht erlaubt
booklet-board = Das Brett
booklet-place-reserve = Dein Lager: Hier warten Murmeln, und geschlagene kommen hierher zurück.
booklet-place-reserve-kids = Deine Pfotenfelder: Hier warten Hunde, und hinausgeworfene kommen hierher zurück.
booklet-place-start = Dein Start
booklet-place-way = Hier geht der Weg weiter, einmal herum.
booklet-place-entrance = Hier biegst du ins Ziel ab.
booklet-place-home = Dein Ziel: sicher und am Ende alles.
booklet-place-home-kids = Deine Hütte: sicher und am Ende alles.
booklet-place-centre = Die Mitte: die Abkürzung zwischen den Siebenen.
booklet-place-heaven = Der Himmel: die Abkürzung zwischen den Achten.
booklet-place-seven = Eine Sieben: Von hier darfst du zur nächsten springen.
booklet-place-special = Ein Sonderfeld: Wer hierher läuft, zieht eine Karte.
booklet-place-bone = Ein Knochen: Hier sind Hunde sicher.

## Cards that explain themselves

explain-now = Jetzt möglich
explain-more = { $count ->
    [one] und noch ein Zug
   *[other] und noch { $count } Züge
}
explain-hint = Halte eine Karte gedrückt oder verweile auf ihr, um zu sehen, was sie tut.
