# Mitspieler finden: was man sucht, und wie es steht.

find-title = Mitspieler finden
find-words = Sag, was du spielen willst. Sobald genug Leute dasselbe wollen, geht es los.
find-pace = Tempo
find-fast = Schnell
find-calm = Gemütlich
find-with = Mit wem
find-alone = Allein
find-partners = { $n ->
    [one] Mit Partner
   *[other] Mit { $n } Partnern
}
find-bots = Freie Plätze nach einer halben Minute mit Bots füllen
find-rating = Deine Wertung: { $rating } ± { $error }, aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}
find-start = Mitspieler finden
find-now = Wer gerade wartet
find-now-none = Im Moment wartet niemand. Fang an und spiel inzwischen gegen Bots.
find-waiting = { $n ->
    [one] { $n } Person wartet
   *[other] { $n } Personen warten
}
find-join = Mitspielen
find-join-label = Mitspielen: { $game }
find-searching = Suche nach Mitspielern
find-bar = Suche nach Mitspielern: { $game }
find-you-wait = { $n ->
    [0] Noch wartet sonst niemand.
    [one] Bis jetzt wartest nur du.
   *[other] { $n } Personen warten, du eingeschlossen.
}
find-about = Zuletzt dauerte es ungefähr { $time }.
find-bots-soon = Kommen zu wenige, übernehmen nach einer halben Minute Bots die freien Plätze.
find-practise = Inzwischen üben
find-practise-words = Geh auf eine andere Seite oder spiel gegen Bots. Sobald Mitspieler gefunden sind, kommst du an den Tisch.
find-stop = Nicht mehr suchen
find-found = Mitspieler gefunden
find-together = Zusammen mit { $names }
find-unnamed = jemand ohne Namen
find-party-waits = Schick deinem Partner diesen Link. Die Suche beginnt, wenn ihr alle da seid.
find-party-link = Link für deinen Partner
find-party-qr = QR-Code mit dem Link für deinen Partner
find-party-asks = { $name } will mit dir zusammen Mitspieler finden
find-party-join = Zusammen spielen
