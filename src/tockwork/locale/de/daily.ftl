### Das Blatt des Tages: fünf Bretter, für alle dieselben.

daily-title = Das Blatt des Tages
daily-lead = Fünf Bretter, für alle dieselben: je eine Runde aus einer gegebenen Stellung mit gegebenen Karten. Ein paar Minuten, ein Versuch.
daily-game = Spiel
daily-boards = Die Bretter von heute
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
daily-ended = Am Ende dieser Runde gewinnst du { $chance } der Spiele. Par ist { $par }.
daily-next = Nächstes Brett
daily-all = Alle Bretter
daily-points = { $par ->
    [players] Punkte Siegchance gegen Par, den Durchschnitt aller, die gespielt haben
   *[club] Punkte Siegchance gegen Par: was der Bot { level-club } auf deinem Platz erreicht
}
daily-beaten = { $among ->
    [players] Besser als { $beaten } von 100 hier ({ $others } andere haben gespielt).
   *[bots] Besser als { $beaten } von 100 Bots bekannter Stärke ({ $others }: { level-beginner }, { level-casual } und ein gieriger Bot).
}
daily-few = { $n ->
    [one] Du bist heute hier der Erste. Ab fünf wirst du mit den anderen verglichen.
   *[other] Bisher haben heute { $n } gespielt. Ab fünf wirst du mit ihnen verglichen.
}
daily-unsent = Dieser Server konnte dein Ergebnis nicht annehmen: { $why }
daily-promise = Hier ist kein Server: Der eine Versuch ist ein Versprechen unter Freunden.
daily-comparing = Bots spielen dieselben Bretter, zum Vergleich …
daily-share = Tockwork, Blatt des Tages { $day }, { $game }: { $points } Punkte, besser als { $beaten } von 100 { $among ->
    [players] Leuten
   *[bots] Bots
}
daily-copy = Kopieren und teilen
daily-how = Wie gezählt wird
daily-how-words = Die Bretter folgen aus dem Tag (UTC), dem Spiel und dem Netz der Bots, auf jedem Gerät gleich; auf den anderen drei Plätzen sitzt der Bot { level-club }. Ist die Runde vorbei, wird die nächste 32-mal ausgeteilt und im Kopf gespielt: Die mittlere Siegchance ist, was deine Runde wert war, was immer wirklich gekommen wäre. Punkte sind diese Chance minus Par, über fünf Bretter zusammengezählt. Mit einem Server werden deine Antworten dort noch einmal gespielt, und der erste Versuch zählt.
