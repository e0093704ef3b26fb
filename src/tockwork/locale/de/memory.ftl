### Deine Spiele: was gespielt wurde, was es sagt, und wie man es behält.

games-title = Deine Partien
games-lead = Partien, die du auf diesem Gerät und auf diesem Server gespielt hast. Nichts wird anderswohin geschickt.
games-lead-site = Partien, die du auf diesem Gerät gespielt hast. Nichts wird anderswohin geschickt.
games-away = Der Server ist nicht erreichbar, darum fehlen deine Partien dort.
games-none-title = Noch keine Partie zu Ende
games-none = Deine erste Partie erscheint hier, mit Ergebnis und zum Nachspielen.
games-running = Laufende Partien
games-finished = Zu Ende
games-search-game = Spiel
games-search-all = Alle Spiele
games-search-person = Name
games-none-found = Keine passenden Partien
games-won = Gewonnen
games-lost = Verloren
games-among = An einem Bildschirm
games-with = mit { $names }
games-against = gegen { $names }
games-guest = jemand ohne Namen
games-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
games-replay = Nachspielen
games-replay-game = Nachspielen: { $game }, { $when }
games-review-game = Analyse: { $game }, { $when }
games-save = Partie herunterladen
games-save-game = Partie herunterladen: { $game }, { $when }
games-forget = Löschen
games-forget-game = Löschen: { $game }, { $when }
games-forget-sure = Diese Partie endgültig löschen?
games-forget-sure-server = Diese Partie endgültig löschen? Die anderen behalten sie, ohne deinen Namen.
games-from-file = importiert
games-more = Alle { $count } zeigen

## Fragen

stats-title = Deine Statistik
stats-lead = Jede Antwort braucht { $least } Partien (ohne Kartenglück { $luck }). Unterschiede, die Zufall sein könnten, nennen wir nicht.
stats-fact-games = Partien
stats-fact-won = Gewonnen
stats-fact-home = Murmeln im Ziel
stats-fact-captured = Murmeln heimgeschickt
stats-fact-lost = Eigene heimgeschickt
stats-fact-most = Am meisten in einer Partie
stats-fact-time = Zeit am Tisch
stats-now-begin = Bisher { $a }, wenn es beginnt, sonst { $b }.
stats-now-captured = Bisher { $a } Murmeln je Partie, die anderen { $b }.
stats-now-lost = Bisher { $a } Murmeln je Partie, die anderen { $b }.
stats-now-waited = Bisher { $a } Züge je Partie, die anderen { $b }.
stats-how = Wie oft gewinnst du?
stats-how-words = Der Strich auf jedem Balken ist, was Gleichstarke gewinnen würden; die dünne Linie ist der Spielraum des Zufalls.
stats-won = { $n ->
    [one] Du hast { $wins } von einer Partie gewonnen.
   *[other] Du hast { $wins } von { $n } Partien gewonnen.
}
stats-more = Öfter, als Gleichstarke gewinnen würden: { $names }.
stats-less = Seltener, als Gleichstarke gewinnen würden: { $names }.
stats-as = Kein Unterschied, der über den Zufall hinausgeht: { $names }.
stats-beside = { $name } ({ $share }, Gleichstarke { $even })
stats-begin = Gewinnst du öfter, wenn dein Team die erste Runde beginnt?
stats-begin-first = Ja: { $a }, wenn es beginnt, sonst { $b }.
stats-begin-second = Nein, seltener: { $a }, wenn es beginnt, sonst { $b }.
stats-even = Kein Unterschied, der über den Zufall hinausgeht.
stats-few = { $n ->
    [one] Dafür braucht es mindestens eine weitere Partie.
   *[other] Dafür braucht es mindestens { $n } weitere Partien.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } von { $of } gewonnen; es braucht noch eine Partie.
   *[other] { $name }: { $wins } von { $of } gewonnen; es braucht noch { $n } Partien.
}
stats-partner = Mit wem gewinnst du?
stats-level = Wie gut bist du gegen die Bots?
stats-captured = Schickst du mehr heim als die anderen?
stats-captured-first = Ja: { $a } Murmeln je Partie, die anderen { $b }.
stats-captured-second = Nein, weniger: { $a } Murmeln je Partie, die anderen { $b }.
stats-lost = Wirst du öfter heimgeschickt als die anderen?
stats-lost-first = Ja: { $a } Murmeln je Partie, die anderen { $b }.
stats-lost-second = Nein, weniger: { $a } Murmeln je Partie, die anderen { $b }.
stats-waited = Wartest du länger auf eine Startkarte als die anderen?
stats-waited-first = Ja: { $a } Züge je Partie, die anderen { $b }.
stats-waited-second = Nein, kürzer: { $a } Züge je Partie, die anderen { $b }.
stats-key-lead = Dein Team beginnt
stats-key-follow = Andere beginnen
stats-key-mine = Du
stats-key-others = Die anderen
stats-of = { $share } von { $n }
stats-run = Längste Siegesserie: { $best }. Aktuell: { $now }.
stats-luck = Wie stehst du da, wenn man das Kartenglück abzieht?
stats-luck-words = Das meiste von dem, was die Karten deinem Team brachten, wird von jedem Ergebnis abgezogen; so zeigen weniger Partien, wie gut du spielst.
stats-luck-raw = Tatsächlich
stats-luck-adjusted = Ohne Glück
stats-luck-of = { $points } % (± { $error })
stats-luck-more = Mehr, als Gleichstarke gewinnen würden, Glück hin oder her.
stats-luck-less = Weniger, als Gleichstarke gewinnen würden, Glück hin oder her.
stats-luck-n = Deine letzten { $n } Partien.
stats-luck-work = Ausrechnen
stats-luck-working = { $done } von { $of } Partien

## Behalten

keep-title = Sicherung
keep-words = Browser können gespeicherte Daten löschen. Exportiere alles in eine Datei und importiere sie hier oder auf einem anderen Gerät.
keep-week = { $browser } löscht gespeicherte Daten nach sieben Tagen ohne Besuch, außer die Seite liegt auf dem Startbildschirm. Exportiere ab und zu eine Datei.
keep-promised = Dieser Browser hat zugesagt, deine Daten zu behalten.
keep-export = Alles exportieren
keep-import = Importieren
keep-away = Der Server ist nicht erreichbar: Deine Partien dort kommen nicht in die Datei.
keep-running = { $n ->
    [one] Eine laufende Partie bleibt auf dem Server und wird nicht exportiert. Ein Wiederherstellungscode bringt sie auf ein anderes Gerät.
   *[other] { $n } laufende Partien bleiben auf dem Server und werden nicht exportiert. Ein Wiederherstellungscode bringt sie auf ein anderes Gerät.
}
keep-working = { $done } von { $all }
keep-saved = Exportiert: { $what }.
keep-saved-nothing = In der Datei ist noch keine Partie.
keep-saved-away = Deine Partien auf dem Server fehlen darin, weil er nicht erreichbar ist. Exportiere später noch einmal.
keep-saved-missing = { $n ->
    [one] Eine Partie war vom Server nicht zu bekommen und fehlt darin.
   *[other] { $n } Partien waren vom Server nicht zu bekommen und fehlen darin.
}
keep-fresh = Hinzugefügt: { $what }.
keep-nothing = Nichts Neues.
keep-known = Schon da: { $what }.
keep-n-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
keep-n-boards = { $n ->
    [one] eine Runde der Tagesaufgabe
   *[other] { $n } Runden der Tagesaufgabe
}
keep-n-puzzles = { $n ->
    [one] ein Rätsel
   *[other] { $n } Rätsel
}
keep-refused = { $n ->
    [one] Eine Partie wurde nicht importiert:
   *[other] { $n } Partien wurden nicht importiert:
}
keep-refused-more = { $n ->
    [one] und eine weitere
   *[other] und { $n } weitere
}
keep-entry-tables = Tisch { $n } der Datei
keep-entry-games = Partie { $n } der Datei
keep-wrong-shape = keine Partie
keep-wrong-entries = der Verlauf ist durcheinander
keep-wrong-times = sie enthält ungültige Zeiten
keep-wrong-moves = sie enthält einen unerlaubten Zug
keep-wrong-record = Zeile { $line } passt nicht zur Partie
keep-wrong-running = sie ist nicht zu Ende
keep-wrong-rules = ihre Regeln sind hier nicht bekannt
keep-wrong-away = ihre Regeln waren nicht zu bekommen
keep-wrong-apart = hier liegt schon eine andere Fassung, und die bleibt
keep-wrong-room = dieser Browser hat nicht genug Speicherplatz
keep-no-large = Diese Datei ist zu groß: mehr als 200 MB.
keep-no-empty = Diese Datei ist leer.
keep-no-other = Das ist kein Export von Tockwork.
keep-no-record = Das ist eine einzelne Partie. Öffne sie auf der Startseite.
keep-no-newer = Diese Datei hat ein neueres Tockwork geschrieben ({ $version }). Lade diese Seite neu oder importiere sie auf einem neueren Server.
keep-no-lists = Diese Datei ist beschädigt: Ihre Listen der Partien fehlen.
keep-no-cut = Diese Datei ist unvollständig: Sie endet mittendrin.
keep-no-damaged = Diese Datei ist beschädigt, in Zeile { $line }, Spalte { $column }.
keep-no-damaged-tables = Diese Datei ist bei Tisch { $n } beschädigt (Zeile { $line }, Spalte { $column }).
keep-no-damaged-games = Diese Datei ist bei Partie { $n } beschädigt (Zeile { $line }, Spalte { $column }).
keep-unchanged = Nichts wurde geändert.

## Coming back, devices, being forgotten

recovery-title = Partien behalten, ganz ohne Konto
recovery-words = Ein Wiederherstellungscode bringt Namen, Plätze, Partien, Tagesaufgaben und Rätsel auf ein anderes Gerät, oder zurück, wenn deine Browserdaten gelöscht wurden. Dafür liegt auf dem Server eine Kopie dessen, was deine Geräte speichern.
recovery-get = Code erstellen
recovery-renew = Neuen Code erstellen
recovery-renew-sure = Einen neuen Code erstellen? Dein jetziger gilt dann nicht mehr.
recovery-once = Schreib ihn auf oder mach ein Foto: Er wird nur dieses eine Mal gezeigt. Er gilt beliebig oft, bis du einen neuen erstellst.
recovery-qr = Scanne das mit deinem anderen Gerät.
recovery-made = Erstellt am { $when }
recovery-have = Ich habe einen Code
recovery-handed = Der Code ist eingetragen. Drück auf „Wiederherstellen“, wenn es deiner ist.
recovery-use = Wiederherstellen
recovery-welcome = Willkommen zurück, { $name }.
recovery-welcome-nameless = Willkommen zurück.
devices-title = Deine Geräte
devices-here = dieses Gerät
devices-in-use = gerade in Gebrauch
devices-seen = zuletzt aktiv { $when }
devices-since = seit { $when }
devices-remove = Entfernen
devices-remove-one = Entfernen: { $name }
devices-remove-sure = { $name } entfernen? Es verliert den Zugang zu deinen Partien und verlässt einen offenen Tisch.
devices-unnamed = Unbenanntes Gerät
forget-title = Meine Daten löschen
forget-words =
    Auf diesem Server: Name, Geräte, Code, Passkeys, die Kopie deiner Partien und deine Statistik. Deine Plätze übernehmen Bots; andere behalten ihre Partien, ohne deinen Namen.
    Auf diesem Gerät: Name, Partien, Tische, Tagesaufgaben, Rätsel, Einführungen und Statistik.
    Deine Einstellungen bleiben. Andere Geräte behalten ihre Kopien, bis du auch dort löschst.
forget-words-device = Auf diesem Gerät: Name, Partien, Tische, Tagesaufgaben, Rätsel, Einführungen und Statistik. Deine Einstellungen bleiben.
forget-do = Alles löschen
forget-sure = Alles löschen, hier und auf diesem Server? Das lässt sich nicht rückgängig machen.
forget-sure-device = Alles auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
forget-done = Alles ist gelöscht.

## Passkeys

passkey-title = Passkey
passkey-words = Dein Gerät oder Passwortmanager kann einen Schlüssel für diese Seite behalten, zusätzlich zum Code. Mehr ist nicht nötig.
passkey-make = Passkey erstellen
passkey-use = Mit Passkey anmelden
passkey-made = Passkey erstellt.
passkey-count = { $n ->
    [one] Ein Passkey
   *[other] { $n } Passkeys
}
passkey-remove = Alle entfernen
fault-no_passkey = Das hat nicht geklappt: Es kam kein Passkey, oder er gilt hier nicht.
fault-passkey_there = Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey für diese Seite.
