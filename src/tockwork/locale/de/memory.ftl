### Deine Spiele: was gespielt wurde, was es sagt, und wie man es behält.

games-title = Deine Spiele
games-lead = Was du auf diesem Gerät und auf diesem Server gespielt hast. Es bleibt dort; nichts wird anderswohin geschickt.
games-lead-site = Was du auf diesem Gerät gespielt hast. Es bleibt hier; nichts wird anderswohin geschickt.
games-away = Der Server antwortet nicht: Deine Spiele dort können jetzt nicht gezeigt werden.
games-none-title = Noch kein Spiel zu Ende
games-none = Dein erstes liegt dann hier, zum Nachspielen und mit dem, was dabei herauskam.
games-running = Noch im Gang
games-finished = Zu Ende
games-search-game = Spiel
games-search-all = Alle Spiele
games-search-person = Name von jemandem
games-none-found = Kein solches Spiel.
games-won = Gewonnen
games-lost = Verloren
games-among = Unter euch
games-with = mit { $names }
games-against = gegen { $names }
games-guest = ein Gast
games-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
games-replay = Nachspielen
games-replay-game = Nachspielen: { $game }, { $when }
games-review-game = Rückblick: { $game }, { $when }
games-save = Mitschrift sichern
games-save-game = Mitschrift sichern: { $game }, { $when }
games-forget = Vergessen
games-forget-game = Vergessen: { $game }, { $when }
games-forget-sure = Dieses Spiel endgültig vergessen?
games-forget-sure-server = Dieses Spiel endgültig vergessen? Wer sonst mitgespielt hat, behält es, mit einem Gast an deiner Stelle.
games-from-file = aus einer Datei
games-more = Alle { $count } zeigen

## Fragen

stats-title = Was deine Spiele sagen
stats-lead = Eine Antwort braucht { $least } Spiele, ohne das Kartenglück { $luck }; und kein Unterschied wird genannt, den der Zufall allein gemacht haben könnte.
stats-how = Wie oft gewinnst du?
stats-how-words = Die Marke auf jedem Balken ist, was Gleichstarke gewinnen würden; die dünne Linie ist, wie weit der Zufall allein ihn verschoben haben könnte.
stats-won = { $n ->
    [one] Du hast { $wins } von einem Spiel gewonnen.
   *[other] Du hast { $wins } von { $n } Spielen gewonnen.
}
stats-more = Öfter, als Gleichstarke gewinnen würden: { $names }.
stats-less = Seltener, als Gleichstarke gewinnen würden: { $names }.
stats-as = Nichts, was der Zufall allein nicht gemacht haben könnte: { $names }.
stats-beside = { $name } ({ $share }, Gleichstarke { $even })
stats-begin = Gewinnst du öfter, wenn deine Seite die erste Runde beginnt?
stats-begin-first = Ja: { $a }, wenn sie beginnt, sonst { $b }.
stats-begin-second = Nein, seltener: { $a }, wenn sie beginnt, sonst { $b }.
stats-even = Nichts, was der Zufall allein nicht gemacht haben könnte.
stats-few = { $n ->
    [one] Es braucht mindestens ein weiteres Spiel, um etwas zu sagen.
   *[other] Es braucht mindestens { $n } weitere Spiele, um etwas zu sagen.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } von { $of } gewonnen; es braucht noch ein Spiel, um etwas zu sagen.
   *[other] { $name }: { $wins } von { $of } gewonnen; es braucht noch { $n } Spiele, um etwas zu sagen.
}
stats-partner = Mit wem gewinnst du?
stats-level = Wie gut bist du gegen die Bots?
stats-captured = Schlägst du mehr als die anderen?
stats-captured-first = Ja: { $a } Murmeln je Spiel, die anderen { $b }.
stats-captured-second = Nein, weniger: { $a } Murmeln je Spiel, die anderen { $b }.
stats-lost = Wirst du öfter geschlagen als die anderen?
stats-lost-first = Ja: { $a } Murmeln je Spiel, die anderen { $b }.
stats-lost-second = Nein, weniger: { $a } Murmeln je Spiel, die anderen { $b }.
stats-waited = Wartest du länger auf eine Startkarte als die anderen?
stats-waited-first = Ja: { $a } Züge je Spiel, die anderen { $b }.
stats-waited-second = Nein, kürzer: { $a } Züge je Spiel, die anderen { $b }.
stats-key-lead = Deine Seite beginnt
stats-key-follow = Andere beginnen
stats-key-mine = Du
stats-key-others = Die anderen
stats-of = { $share } von { $n }
stats-run = Längste Reihe von Siegen: { $best }. Im Augenblick: { $now }.
stats-luck = Wie stehst du da, wenn man das Kartenglück abzieht?
stats-luck-words = Das meiste von dem, was deine Seite durch Geben und Ziehen bekam, wird von jedem Ergebnis abgezogen; dann sagen weniger Spiele, wie gut du spielst.
stats-luck-raw = Wie es war
stats-luck-adjusted = Ohne Glück
stats-luck-of = { $points } von 100 (± { $error })
stats-luck-more = Mehr, als Gleichstarke gewinnen würden, Glück hin oder her.
stats-luck-less = Weniger, als Gleichstarke gewinnen würden, Glück hin oder her.
stats-luck-n = Deine letzten { $n } Spiele.
stats-luck-work = Ausrechnen
stats-luck-working = { $done } von { $of } Spielen

## Behalten

keep-title = Behalten
keep-words = Ein Browser kann wegräumen, was eine Seite gespeichert hat. Nimm alles als eine Datei mit und bring sie hierher oder auf ein anderes Gerät zurück.
keep-week = { $browser } löscht nach sieben Tagen ohne Besuch, was eine Seite gespeichert hat, außer sie liegt auf dem Startbildschirm. Sichere ab und zu eine Datei.
keep-promised = Dieser Browser hat versprochen, es zu behalten.
keep-export = Alles sichern
keep-import = Datei bringen
keep-away = Der Server antwortet nicht: Deine Spiele dort kommen nicht in die Datei.
keep-running = { $n ->
    [one] Ein laufendes Spiel bleibt auf dem Server und ist nicht in der Datei; ein Wiederkehr-Code bringt es auf ein anderes Gerät.
   *[other] { $n } laufende Spiele bleiben auf dem Server und sind nicht in der Datei; ein Wiederkehr-Code bringt sie auf ein anderes Gerät.
}
keep-working = { $done } von { $all }
keep-saved = In der Datei: { $what }.
keep-saved-nothing = In der Datei ist noch kein Spiel.
keep-saved-away = Deine Spiele auf dem Server sind nicht darin, weil er nicht antwortet. Sichere noch einmal, wenn er es wieder tut.
keep-saved-missing = { $n ->
    [one] Ein Spiel war vom Server nicht zu bekommen und ist nicht darin.
   *[other] { $n } Spiele waren vom Server nicht zu bekommen und sind nicht darin.
}
keep-fresh = Neu hier: { $what }.
keep-nothing = Nichts Neues.
keep-known = Schon da: { $what }.
keep-n-games = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
keep-n-boards = { $n ->
    [one] ein Brett vom Blatt des Tages
   *[other] { $n } Bretter vom Blatt des Tages
}
keep-n-puzzles = { $n ->
    [one] ein Rätsel
   *[other] { $n } Rätsel
}
keep-refused = { $n ->
    [one] Ein Spiel wurde nicht übernommen:
   *[other] { $n } Spiele wurden nicht übernommen:
}
keep-refused-more = { $n ->
    [one] und ein weiteres
   *[other] und { $n } weitere
}
keep-entry-tables = Tisch { $n } der Datei
keep-entry-games = Spiel { $n } der Datei
keep-wrong-shape = das ist kein Spiel
keep-wrong-entries = die Einträge folgen nicht aufeinander
keep-wrong-times = die Zeiten sind keine Zeiten
keep-wrong-moves = die Züge folgen nicht auseinander
keep-wrong-record = Zeile { $line } der Mitschrift passt nicht zu den anderen
keep-wrong-running = es ist nicht zu Ende
keep-wrong-rules = seine Regeln sind hier nicht bekannt
keep-wrong-away = seine Regeln waren nicht zu bekommen
keep-wrong-apart = hier ging es anders weiter, und so bleibt es
keep-wrong-room = dieser Browser hat keinen Platz dafür
keep-no-large = Diese Datei ist zu groß: mehr als 200 MB.
keep-no-empty = Diese Datei ist leer.
keep-no-other = Diese Datei kommt nicht von „Alles sichern“.
keep-no-record = Das ist die Mitschrift eines einzelnen Spiels. Ansehen kann man sie auf der ersten Seite.
keep-no-newer = Diese Datei hat ein neueres Tockwork geschrieben (Version { $version }). Lade diese Seite neu, oder bring die Datei zu einer neueren.
keep-no-lists = Diese Datei ist beschädigt: Ihre Listen der Spiele fehlen.
keep-no-cut = Diese Datei ist abgeschnitten: Sie endet mittendrin.
keep-no-damaged = Diese Datei ist beschädigt, in Zeile { $line }, Spalte { $column }.
keep-no-damaged-tables = Diese Datei ist bei Tisch { $n } beschädigt (Zeile { $line }, Spalte { $column }).
keep-no-damaged-games = Diese Datei ist bei Spiel { $n } beschädigt (Zeile { $line }, Spalte { $column }).
keep-unchanged = Nichts wurde geändert.

## Coming back, devices, being forgotten

recovery-title = Bleibend, ohne Konto
recovery-words = Dieses Gerät ist hier durch ein Geheimnis bekannt, das nur es hat. Mit einem Wiederkehr-Code kommt alles auf ein anderes Gerät, oder zurück, wenn alles gelöscht wurde: dein Name, deine Plätze und deine Spiele, auch die, die du nur auf dem Gerät gespielt hast, Tagesbretter und Rätsel. Dafür liegt eine Kopie dessen, was deine Geräte aufheben, auf diesem Server; niemand schaut hinein.
recovery-get = Code holen
recovery-renew = Neuen Code holen
recovery-renew-sure = Einen neuen Code holen? Der, den du hast, öffnet dann nichts mehr.
recovery-once = Schreib ihn auf oder mach ein Bild: Er wird nur dieses eine Mal gezeigt. Er gilt immer wieder, bis du einen neuen holst.
recovery-qr = Der Weg zurück als Bild: Scanne es mit dem anderen Gerät.
recovery-made = Gemacht am { $when }.
recovery-have = Ich habe einen Code
recovery-handed = Der Code ist eingetragen. Drück auf „Wiederkommen“, wenn es deiner ist.
recovery-use = Wiederkommen
recovery-welcome = Willkommen zurück, { $name }.
recovery-welcome-nameless = Willkommen zurück.
devices-title = Deine Geräte
devices-here = dieses, gerade in Gebrauch
devices-in-use = gerade in Gebrauch
devices-seen = gesehen { $when }
devices-since = seit { $when }
devices-remove = Entfernen
devices-remove-one = Entfernen: { $name }
devices-remove-sure = { $name } entfernen? Es öffnet dann nichts mehr von dir, und ein offener Tisch dort wird verlassen.
devices-unnamed = Ein Gerät
forget-title = Vergiss mich
forget-words = Ein Knopf löscht alles. Auf diesem Server: Name, Geräte, Code, Passkeys, die Kopie deiner Spiele und die Statistik; laufende Plätze übernehmen Bots, und andere behalten ihre Spiele mit einem Gast an deiner Stelle. Auf diesem Gerät: Name, alle Spiele und laufenden Tische, Tagesbretter, Rätsel, Einführungen und Statistik. Sprache, Aussehen und andere Einstellungen bleiben. Andere Geräte behalten, was auf ihnen liegt, bis du dort drückst.
forget-words-device = Ein Knopf löscht alles, was diese Seite auf diesem Gerät aufhebt: Name, alle Spiele und laufenden Tische, Tagesbretter, Rätsel, Einführungen und Statistik. Sprache, Aussehen und andere Einstellungen bleiben.
forget-do = Alles vergessen
forget-sure = Alles vergessen, hier und auf diesem Server? Name, alle Spiele, laufende Tische, Tagesbretter, Rätsel, Einführungen und Statistik verschwinden. Das lässt sich nicht rückgängig machen.
forget-sure-device = Alles auf diesem Gerät vergessen? Name, alle Spiele, laufende Tische, Tagesbretter, Rätsel, Einführungen und Statistik verschwinden. Das lässt sich nicht rückgängig machen.
forget-done = Alles ist vergessen.

## Passkeys

passkey-title = Passkey
passkey-words = Dein Gerät oder Passwortmanager kann einen Schlüssel für diese Seite behalten, zusätzlich zum Code. Sonst wird nichts gefragt.
passkey-make = Passkey anlegen
passkey-use = Mit Passkey zurückkommen
passkey-made = Der Passkey ist angelegt.
passkey-count = { $n ->
    [one] Ein Passkey
   *[other] { $n } Passkeys
}
passkey-remove = Alle entfernen
fault-no_passkey = Daraus wurde nichts: Der Passkey wurde nicht gegeben oder passt hier nicht.
fault-passkey_there = Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey von dir für diese Seite.
