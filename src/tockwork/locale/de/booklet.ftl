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
booklet-place-reserve = Dein Lager: Hier warten Murmeln, und heimgeschickte kommen hierher zurück.
booklet-place-kennels = Dein Zwinger: Hier warten Murmeln, und heimgeschickte kommen hierher zurück.
booklet-place-paws = Deine Pfotenfelder: Hier warten Hunde, und rausgeworfene kommen hierher zurück.
booklet-place-start = Dein Start
booklet-place-way = In dieser Richtung geht es einmal herum.
booklet-place-entrance = Hier biegst du ins Ziel ab.
booklet-place-home = Dein Ziel: sicher und am Ende alles.
booklet-place-home-kids = Deine Hütte: sicher und am Ende alles.
booklet-place-centre = Die Mitte: die Abkürzung zwischen den Siebenern.
booklet-place-heaven = Der Himmel: die Abkürzung zwischen den Achtern.
booklet-place-seven = Eine Sieben: Von hier darfst du zur nächsten springen.
booklet-place-special = Ein Sonderfeld: Bleibt hier eine Murmel stehen, ziehst du eine Karte.
booklet-place-bone = Ein Knochen: Hier sind Hunde sicher.

## Cards that explain themselves

explain-now = Jetzt möglich
explain-more = { $count ->
    [one] und noch ein Zug
   *[other] und noch { $count } Züge
}
explain-hint = Halte eine Karte gedrückt oder zeig mit der Maus auf sie, um zu sehen, was sie tut.
