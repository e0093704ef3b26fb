### Das Blatt des Tages: fünf Bretter, für alle dieselben.

daily-title = Das Blatt des Tages
daily-lead = Fünf Bretter, für alle dieselben: je eine Runde aus einer gegebenen Stellung mit gegebenen Karten. Ein paar Minuten, ein Versuch.
daily-game = Spiel
daily-boards = Die Bretter vom { $day }
daily-board = Brett { $n }
daily-board-of = Brett { $n } von { $of }
daily-board-over = { $chance } Siegchance, Par { $par }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-later = Noch nicht
daily-once = Jedes Brett kann man einmal spielen. Du kannst jederzeit aufhören und hier später weitermachen.
daily-next-in = Neue Bretter in { $time }
daily-task = Spiel diese Runde, so gut du kannst. Es zählt, wie gut deine Aussichten am Ende sind.
daily-valuing = Die Runde ist vorbei. Was danach kommt, wird im Kopf weitergespielt …
daily-ended = Von hier aus würdest du { $chance } der Spiele gewinnen; Par ist { $par }.
daily-next = Nächstes Brett
daily-all = Alle Bretter
daily-points = Punkte gegen Par
daily-par = { $par ->
    [players] Par ist der Durchschnitt aller, die das Brett hier gespielt haben.
   *[club] Par ist, was der Bot { level-club } im Schnitt auf deinem Platz erreicht.
}
daily-beaten = { $among ->
    [players] Besser als { $beaten } von { $others } anderen hier.
   *[bots] Besser als { $beaten } von { $others } Bots bekannter Stärke ({ level-beginner }, { level-casual } und ein gieriger Bot).
}
daily-level = { $n ->
    [one] Einmal kam genau dasselbe heraus.
   *[other] Bei { $n } kam genau dasselbe heraus.
}
daily-few = { $n ->
    [one] Vor dir hat hier noch niemand gespielt. Ab fünf wirst du mit den anderen verglichen.
   *[other] Bisher haben { $n } gespielt. Ab fünf wirst du mit ihnen verglichen.
}
daily-unsent = Dieser Server konnte dein Ergebnis nicht annehmen: { $why }
daily-promise = Hier ist kein Server: Der eine Versuch ist ein Versprechen unter Freunden.
daily-practice = Dieses Blatt ist vorbei. Du kannst es zur Übung spielen; gezählt wird davon nichts.
daily-still-counts = Das Blatt von gestern zählt, bis heute zu Ende ist (UTC).
daily-elsewhere = { $n ->
    [one] Eines dieser Bretter hast du auf einem anderen Gerät gespielt; es zählt, was du dort erreicht hast.
   *[other] { $n } dieser Bretter hast du auf einem anderen Gerät gespielt; es zählt, was du dort erreicht hast.
}
daily-second = { $n ->
    [one] Dieses Brett hattest du schon anderswo gespielt: Jener Versuch zählt, der hier nicht.
   *[other] { $n } Bretter hattest du schon anderswo gespielt: Jene Versuche zählen, die hier nicht.
}
daily-brought = Bretter, die mit einer Datei hierher kamen, wurden anderswo gespielt. Sie zählen nicht noch einmal.
daily-no-day = Diesen Tag gibt es nicht, also auch kein Blatt dazu.
daily-not-yet = Das Blatt vom { $day } kommt an jenem Tag, um 00:00 UTC.
daily-no-game = In diesem Spiel gibt es kein Blatt des Tages.
daily-day-before = Das Blatt vom Tag davor, { $day }
daily-day-after = Das Blatt vom Tag danach, { $day }
daily-to-today = Zum Blatt von heute
daily-comparing = Bots spielen dieselben Bretter, zum Vergleich …
daily-share = Tockwork, Blatt des Tages { $day }, { $game }: { $points } Punkte, besser als { $beaten } von { $others } { $among ->
    [players] Leuten
   *[bots] Bots
}
daily-copy = Kopieren und teilen
daily-how = Wie gezählt wird
daily-how-words = Die Bretter folgen aus dem Tag (UTC), dem Spiel und dem Netz der Bots, auf jedem Gerät gleich; auf den anderen drei Plätzen sitzt der Bot { level-club }. Genommen werden Bretter, aus denen mehr macht, wer besser spielt. Ist die Runde vorbei, wird die nächste 32-mal ausgeteilt und im Kopf gespielt: Die mittlere Siegchance ist, was deine Runde wert war, was immer wirklich gekommen wäre. Punkte sind diese Chance minus Par, über fünf Bretter zusammengezählt. Solange hier keine fünf gespielt haben, ist Par der Durchschnitt von acht Versuchen von { level-club }, von denen sieben um ein Haar danebenliegen. Mit einem Server werden deine Antworten dort noch einmal gespielt, und von allen deinen Geräten zählt der erste Versuch. Ein Blatt zählt, bis der nächste Tag zu Ende ist; ältere sind zur Übung.
