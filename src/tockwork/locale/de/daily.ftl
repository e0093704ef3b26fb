### Das Blatt des Tages: fünf Bretter, für alle dieselben.

daily-title = Tagesaufgabe
daily-lead = Fünf Runden aus festen Stellungen mit festen Karten, für alle dieselben. Ein paar Minuten, ein Versuch.
daily-game = Spiel
daily-boards = Aufgabe vom { $day }
daily-board = Runde { $n }
daily-board-of = Runde { $n } von { $of }
daily-board-over = { $chance } Gewinnchance (Par { $par })
daily-play = Spielen
daily-go-on = Weiterspielen
daily-later = Gesperrt
daily-once = Jede Runde kann man einmal spielen. Du kannst jederzeit aufhören und hier später weitermachen.
daily-next-in = Neue Runden in { $time }
daily-task = Spiel diese Runde, so gut du kannst. Es zählt deine Gewinnchance am Ende.
daily-valuing = Die Runde ist vorbei. Der Rest der Partie wird simuliert …
daily-ended = Von hier aus würdest du { $chance } der Partien gewinnen; Par ist { $par }.
daily-better = Was besser gewesen wäre
daily-better-played = Du hast gespielt: { $move }.
daily-better-none = Jeder Zug war der beste oder ebenso gut.
daily-better-working = Bessere Züge werden gesucht …
daily-next = Nächste Runde
daily-all = Alle Runden
daily-points = Punkte gegen Par
daily-par = { $par ->
    [players] Par ist der Durchschnitt aller, die diese Runde hier gespielt haben.
   *[club] Par ist, was der Bot { level-club } im Schnitt auf deinem Platz erreicht.
}
daily-beaten = { $among ->
    [players] Besser als { $beaten } von { $others } anderen hier.
   *[bots] Besser als { $beaten } von { $others } Bots bekannter Stärke ({ level-beginner }, { level-casual } und ein gieriger Bot).
}
daily-level = { $n ->
    [one] Gleichauf mit dir: eine Person.
   *[other] Gleichauf mit dir: { $n } Personen.
}
daily-few = { $n ->
    [one] Vor dir hat hier noch niemand gespielt. Verglichen wird ab fünf Leuten.
   *[other] Bisher haben { $n } gespielt. Verglichen wird ab fünf Leuten.
}
daily-streak = { $n ->
    [one] Erster Tag in Folge.
   *[other] { $n } Tage in Folge.
}
daily-table = Tabelle des Tages
    .place = Platz
    .name = Name
    .points = Punkte
daily-table-you = du
daily-table-empty = Noch zeigt sonst niemand seinen Namen.
daily-show = Wer hier deinen Namen sieht
daily-show-none = niemand
daily-show-met = Leute, mit denen du gespielt hast
daily-show-all = alle
daily-unsent = Dein Ergebnis ließ sich nicht einsenden: { $why }
daily-promise = Hier ist kein Server: Der eine Versuch ist ein Versprechen unter Freunden.
daily-practice = Diese Aufgabe ist vorbei. Zur Übung kannst du sie noch spielen.
daily-still-counts = Die Aufgabe von gestern zählt bis heute Mitternacht (UTC).
daily-elsewhere = { $n ->
    [one] Eine dieser Runden hast du auf einem anderen Gerät gespielt; jenes Ergebnis zählt.
   *[other] { $n } dieser Runden hast du auf einem anderen Gerät gespielt; jene Ergebnisse zählen.
}
daily-second = { $n ->
    [one] Diese Runde hattest du schon anderswo gespielt: Jener Versuch zählt, dieser nicht.
   *[other] { $n } Runden hattest du schon anderswo gespielt: Jene Versuche zählen, diese nicht.
}
daily-brought = Importierte Runden zählen nicht noch einmal.
daily-no-day = Diesen Tag gibt es nicht.
daily-not-yet = Diese Aufgabe öffnet am { $day } um 00:00 UTC.
daily-no-game = Für dieses Spiel gibt es keine Tagesaufgabe.
daily-day-before = Vorheriger Tag, { $day }
daily-day-after = Nächster Tag, { $day }
daily-to-today = Aufgabe von heute
daily-comparing = Bots spielen dieselben Runden, zum Vergleich …
daily-share = Tockwork, Tagesaufgabe { $day }, { $game }: { $points } Punkte, besser als { $beaten } von { $others } { $among ->
    [players] Leuten
   *[bots] Bots
}
daily-copy = Kopieren und teilen
daily-how = Wie gezählt wird
daily-how-words =
    Die Runden sind auf jedem Gerät gleich, und auf den anderen drei Plätzen spielt { level-club }.
    Genommen werden Runden, in denen gutes Spiel etwas ausmacht.
    Ist deine vorbei, wird der Rest der Partie 32-mal simuliert; deine mittlere Gewinnchance minus Par ergibt deine Punkte, über fünf Runden zusammengezählt.
    Solange hier keine fünf Leute gespielt haben, ist Par der Durchschnitt von acht Versuchen von { level-club }, sieben davon mit winzigen zufälligen Fehlern.
    Mit einem Server werden deine Züge dort geprüft, und von allen deinen Geräten zählt nur der erste Versuch.
    Eine Aufgabe zählt bis zum Ende des nächsten Tages (UTC); ältere sind zur Übung.
