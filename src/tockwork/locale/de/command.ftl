### Die Befehlszeile: Hilfe, Beschwerden und Berichte.
### %(…)s füllt Pythons argparse aus; die Namen darin bleiben, wie sie sind.

command-about = Die Murmelrennen der Familie Tock und DOG: Regeln, Züge, Aufzeichnungen und Bilder.
    .exit-codes = Rückgabewerte: 0 Erfolg, 1 Eingabe abgelehnt oder etwas schlug fehl, 2 falscher Aufruf.
    .commands = Befehle
    .usage = Aufruf:
    .arguments = Argumente
    .options = Optionen
    .help = diese Hilfe zeigen und beenden
    .version = die Version zeigen und beenden
    .lang = Sprache: %(choices)s (die des Terminals, sonst Englisch)
    .game = welches Spiel (dog), oder eine Datei damit: FILE.toml, .json oder .py
    .rules = dasselbe wie GAME
    .players = Anzahl Spieler (4)
    .teams = die üblichen
    .option = eine Option setzen, etwa seven_rest=never, board=6 oder advanced=back4,skip
    .seed = gleicher Startwert, gleiches Spiel (0)
    .record = eine Aufzeichnung; - für die Standardeingabe
    .no-colour = reiner Text ohne Farben, wie mit NO_COLOR=1
command-rules = die Spiele auflisten oder eines beschreiben
    .about = Ohne Spiel: die Liste der Spiele. Mit einem: seine Regeln in Worten. „rules new FILE.toml“ schreibt ein kleines Spiel zum Anfangen, jedes Feld erklärt; „rules check FILE“ sagt, was an einem Spiel nicht stimmt, oder spielt und beschreibt es.
    .game = eines von { $games }, eine Datei mit einem Spiel, oder new, oder check
    .file = mit new oder check: die Datei
    .games = check: Partien je Aufstellung (1000)
    .seed = check: Startwert seiner Partien (0)
    .html = check: den Bericht auch als Seite
    .options = jede Option mit ihrer Bedeutung
    .json = das ganze Regelbuch als JSON
command-moves = die erlaubten Züge von Stellungen auflisten
    .about = Liest Stellungen, ein JSON-Objekt je Zeile, und schreibt zu jeder eine Zeile: alle erlaubten Züge dessen, der am Zug ist. Zu einer ungültigen Stellung gibt es einen Fehler, der Rest wird trotzdem gelesen. Siehe docs/positions.md.
    .file = zu lesende Datei (sonst die Standardeingabe)
command-trace = Partien von Bots spielen und jede Entscheidung aufschreiben
    .about = Spielt Partien zwischen Bots: eine JSON-Zeile je Entscheidung, mit der ganzen Stellung, ihren erlaubten Zügen und dem gewählten, und eine Zeile je Ergebnis.
    .games = Anzahl Partien (1)
command-replay = eine Aufzeichnung nachspielen, jeder Zug geprüft
    .about = Liest eine Aufzeichnung, spielt sie nach, prüft dabei jeden Zug und beschreibt sie.
    .quiet = nur prüfen; eine Zeile
    .board = die letzte Stellung zeichnen
command-review = jeden Zug einer Partie bewerten und Können von Glück trennen
    .about = Liest die Aufzeichnung einer fertigen Partie und bewertet jeden Zug durch Simulation, aus dem, was der Spieler sehen konnte. Gleiche Aufzeichnung, gleicher Startwert und gleich viele Simulationen geben überall dieselbe Analyse. Siehe docs/review.md.
    .seat = wessen Fehler geübt werden (alle)
    .html = eine Seite schreiben, die sich verschicken lässt
    .json = alles als JSON
    .seed = Startwert der Zufallszahlen (0)
    .worlds = höchste Zahl der Simulationen je Zug (256)
command-daily = die Runden der Tagesaufgabe zeigen
    .about = Fünf Runden aus festen Stellungen, an diesem Tag (UTC) und mit diesen Gewichten für alle gleich, und wie Bots darin abschneiden. Gespielt wird im Browser.
    .day = etwa 2026-11-17; heute
    .game = das Spiel (dog)
    .json = die Runden als JSON, eine je Zeile
command-verify = prüfen, ob eine Partie ehrlich gegeben wurde
    .about = Gibt eine aufgezeichnete Partie noch einmal und sagt, was geprüft wurde: der Teil des Servers, die Teile der Spieler, der Startwert, jedes Mischen, jeder Zug, die Kette der Ereignisse. Endet mit dem Wert 1, wenn etwas nicht stimmt. Siehe docs/fairness.md.
command-fairplay = prüfen, ob Partner ihre Karten voneinander kannten
    .about = Liest Aufzeichnungen ganzer Partien und misst für jedes Paar von Partnern, ob die Karten, die sie einander gaben, zu Händen passten, die sie nicht sehen konnten. Gezeigt wird, was eine Wette gegen ihre Ehrlichkeit gewonnen hätte; ein ehrliches Paar erreicht N zu 1 höchstens mit Wahrscheinlichkeit 1/N. Eine Zahl, die ein Mensch ansieht, nie ein Urteil. Siehe docs/ratings.md.
    .records = Aufzeichnungen oder Ordner damit
command-show = eine Stellung im Terminal oder als SVG zeichnen
    .about = Zeichnet eine Stellung: eine Datei mit einer Stellung, den Text selbst, oder den Namen eines Spiels für sein leeres Brett.
    .position = Datei, Text einer Stellung, Spiel oder -
    .output = ein SVG-Bild schreiben
    .seat = welcher Platz unten ist (0)
    .theme = Farben des Bildes (day)
    .players = mit dem Namen eines Spiels: Anzahl Spieler
    .arrow = einen erlaubten Zug der Stellung als Pfeil zeichnen, mit -o; auch mehrmals
command-watch = einer Partie von Bots im Terminal zusehen
    .about = Spielt eine Partie zwischen Bots und zeichnet nach jeder Runde das Brett.
    .bots = wer spielt: einer für alle Plätze, oder für jeden einer (random)
    .every = wann das Brett gezeichnet wird (round)
    .delay = wie lange danach gewartet wird (0)
    .record = die Partie auch aufzeichnen
command-play = im Terminal gegen Bots spielen
    .about = Du gegen Bots. Bei jeder Frage sagt „help“, was du tippen kannst. Strg-D beendet die Partie. Siehe docs/play.md.
    .seed = gleicher Startwert, gleiche Karten (jedes Mal neue)
    .seat = wo du sitzt (0)
    .bots = einer für alle anderen, oder für jeden einer: A,B,…
    .save = nach jedem deiner Züge aufzeichnen
    .resume = eine gespeicherte Partie fortsetzen
command-arena = Bots gegeneinander antreten lassen und bewerten
    .about = Bots spielen auf denselben Karten gegeneinander, mit vertauschten Seiten. Sagt, wer wie oft gewonnen hat und wie sicher das ist. Siehe docs/arena.md.
    .bots = wer spielt: random, greedy, search:0.05 (Sekunden), network, { $levels }, FILE.py:CLASS, ./PROGRAM; A+B: zwei als Partner
    .games = Partien je Paar, in ganzen Gaben (1000)
    .jobs = parallele Prozesse (alle Kerne)
    .ray = auf diesem Ray-Cluster spielen; local: einer, der hier beginnt
    .ladder = dort die Bewertungen aller behalten, unsere dabei, mit einer Seite; --bots treten ein
    .save = fertige Gaben behalten und von dort fortsetzen
    .records = die Aufzeichnung jedes Spiels dorthin schreiben
    .plot = die Bewertungen zeichnen
    .json = das Ergebnis als JSON
command-bot = einen unserer Bots das Engine-Protokoll sprechen lassen
    .about = Liest Nachrichten von der Standardeingabe und schreibt auf die Standardausgabe, wie ein Bot in irgendeiner Sprache. Siehe docs/engine-protocol.md.
    .name = wie bei arena: network, search:0.05, { $levels }, FILE.py:CLASS
command-protocol = ein Bot-Programm prüfen
    .about = „protocol check ./mybot“ schickt dem Programm jede Nachricht des Engine-Protokolls und sagt, was daran falsch ist; „protocol schema“ gibt die Nachrichten als JSON-Schema aus. Siehe docs/engine-protocol.md.
    .what = check oder schema
    .program = für check: das Programm
command-sit = einen Bot an den Tisch eines Servers setzen
    .about = Nimmt einen freien Platz an einem Tisch und spielt die Partie mit einem Bot dieses Computers zu Ende, einem Programm oder einem von unseren. Siehe docs/engine-protocol.md.
    .table = der Link des Tisches
    .bot = ./PROGRAM, oder wie bei arena
command-serve = den Tisch für Browser und Programme bereitstellen
    .about = Stellt den Tisch im Browser, die Lobby, die Bots und die HTTP-Schnittstelle bereit, bis er unterbrochen wird. Partien werden Zug um Zug gespeichert. Siehe docs/hosting.md.
    .host = Adresse, auf der gehört wird (127.0.0.1)
    .port = 0: ein freier (8000)
    .data = Ordner für die Partien (der eigene)
    .database = sqlite:///FILE oder postgresql://USER@HOST/NAME
    .redis = redis://HOST, für mehrere Prozesse an einem PostgreSQL (TOCKWORK_REDIS)
    .workers = Prozesse (1); siehe --redis
    .pause = wie lange Bots warten (0.9)
    .start-delay = wie lange man auf das Spiel wartet, wenn sich der Letzte gesetzt hat (4)
    .forgotten-days = Tage ohne Aktivität, nach denen eine Partie abgebrochen und ihr Startwert aufgedeckt wird (30)
    .no-notices = keine Hinweise an Geräte senden, die darum bitten
    .no-reviews = gewertete Partien nicht analysieren; „tockwork ratings review“ holt es von Hand nach
    .open = die Seite im Browser öffnen
    .log-level = Protokollstufe (info)
    .proxy = vertraute Proxys, deren X-Forwarded-For gilt (127.0.0.1,::1)
    .hosts = erlaubte Hostnamen neben seinen Adressen, etwa tock.example.org (* für alle)
    .public-url = die Adresse, die man eingibt, wie https://tock.example.org: Passkeys gehören zu ihr, und er hört auf ihren Namen
    .limits = Grenzen
    .limits-about = 0: keine. Siehe docs/hosting.md.
    .tables_per_guest = laufende Partien je Nutzer (%(default)s)
    .tables_per_address = laufende Partien der Nutzer einer Adresse (%(default)s)
    .guests_per_minute = neue Nutzer je Minute von einer Adresse (%(default)s)
    .calls_per_second = Anfragen je Sekunde und Nutzer (%(default)s)
    .calls_per_address = Anfragen je Sekunde von einer Adresse (%(default)s)
    .commands_per_second = Befehle je Sekunde und Nutzer (%(default)s)
    .connections_per_address = HTTP-Verbindungen von einer Adresse (%(default)s)
    .lines_per_guest = WebSocket-Verbindungen je Nutzer; die älteste wird geschlossen (%(default)s)
    .lines_per_address = WebSocket-Verbindungen von einer Adresse (%(default)s)
    .lines_per_table = Zuschauer je Tisch (%(default)s)
    .message_size = Bytes einer Nachricht, mindestens 1024 (%(default)s)
    .copy_size = Bytes der Kopie der Gerätedaten eines Nutzers, mindestens 1024 (%(default)s)
    .first_copy_size = davon für Gäste, die an diesem Server noch nicht gespielt haben, mindestens 1024 (%(default)s)
    .copies_in_all = Bytes aller dieser Kopien zusammen (%(default)s)
command-check = jeden Tisch eines Servers prüfen
    .about = Liest die Datenbank eines Servers, die in Gebrauch sein darf, und spielt jeden Tisch nach.
    .data = der Datenordner des Servers, oder die URL seiner Datenbank
command-backup = alle Partien eines Servers in eine Datei schreiben
    .about = Schreibt die Datenbank eines Servers, die in Gebrauch sein darf, so wie sie ist in eine Datei.
    .file = zu schreiben
command-restore = eine leere Datenbank aus einer Sicherung füllen
    .about = Füllt eine neue Datenbank aus einer Datei, die „tockwork backup“ geschrieben hat.
    .file = zu lesen; - für die Standardeingabe
command-ratings = die Wertungen eines Servers neu berechnen
    .about = „ratings review DATA“ analysiert die gewerteten Partien, deren Analyse fehlt, die älteste zuerst, in Sekunden je Partie; es lässt sich unterbrechen. „ratings refit DATA“ berechnet alle Wertungen neu aus den gespeicherten Partien und Analysen, immer dieselben. Siehe docs/ratings.md.
    .what = review oder refit
    .most = review: höchstens so viele Partien
command-tidy = inaktive Tische löschen
    .about = Löscht Tische und alles, was auf sie zeigt, und Kopien von Gästen, die hier kein Spiel haben und ebenso lange fort waren. Der Server darf nicht laufen.
    .days = Tage ohne Aktivität (365)
command-reports = zeigen, was über Spieler gemeldet wurde
    .about = Liest die Datenbank eines Servers, die in Gebrauch sein darf: wer an welchem Tisch warum gemeldet wurde; zuerst, wen die meisten gemeldet haben.
    .days = Tage zurück (30)
    .all = auch erledigte
    .settle = die Meldung mit dieser Kennung erledigen, statt sie aufzulisten
    .note = settle: was du getan hast; andere Betreiber lesen es
command-role = jemandem die Seite für Betreiber oder Schiedsrichter geben
    .about = „role give DATA host“ gibt einen Link aus; wer ihn als Erster innerhalb einer Woche auf deinem Server öffnet, hat die Rolle. „role list DATA“ zeigt Rollen und offene Links, „role withdraw DATA ID“ entzieht eine sofort. Der Server darf laufen. Siehe docs/hosting.md.
    .what = give, list oder withdraw
    .which = give: host oder referee; withdraw: die Kennung aus der Liste
    .note = give: für wen, in deiner Liste
command-completion = ein Skript, das Befehle in deiner Shell ergänzt
    .about = Gibt ein Skript aus, mit dem bash, zsh oder fish Befehle, Optionen, Spiele und Bots ergänzen. Siehe docs/cli.md.
    .shell = deine Shell
command-site = eine statische Website schreiben
    .about = Schreibt einen Ordner, den jeder Webspace unter jedem Pfad ausliefern kann: die Spiele, Partien gegen Bots und an einem Bildschirm, Regeln, Nachspielen. Siehe docs/hosting.md.
    .folder = wohin; leer, oder eine ältere Fassung

## Was getippt wurde, geht nicht

misused =
    .error = %(prog)s: Fehler: %(message)s
    .argument = Angabe %(argument_name)s: %(message)s
    .choice = ungültige Auswahl: %(value)r (möglich: %(choices)s)
    .value = ungültiger Wert: %(value)r
    .one = eine Angabe fehlt
    .required = es fehlt: %s
    .unknown = unbekannte Argumente: %s
    .ambiguous = mehrdeutige Option: %(option)s kann %(matches)s sein
    .explicit = nimmt keinen Wert, also nicht %r
    .least = muss mindestens { $least } sein
complaint =
    .output = Ausgabe
    .not-text = Eingabe: kein UTF-8-Text ({ $why } bei Byte { $at })
    .option = --option { $text }: schreib OPTION=VALUE
    .one-game = rules { $game }: ein Spiel genügt, also nicht auch „{ $file }“
    .two-games = { $one } und --rules { $two }: Es geht um ein Spiel, also nenn nur eins
    .show-what = show: was? Eine Stellung, eine Datei oder ein Spiel
    .meant = meintest du „{ $name }“?
    .resume = --resume: die Aufzeichnung sagt, welches Spiel; lass GAME weg
    .new-name = { $file }: ein neues Spiel ist TOML, also nenn es FILE.toml
    .new-there = { $file }: gibt es schon
    .which-file = rules check: FILE fehlt
    .no-position = { $what }: keine Datei, und weder Stellung noch Spiel
    .svg = { $option } { $file }: Bilder sind SVG, also nenn es FILE.svg
    .players = --players: nur mit dem Namen eines Spiels
    .seat = --seat: muss 0 bis { $last } sein, nicht { $seat }
    .arrow = --arrow: nur in einem Bild (-o) einer Stellung
    .bots = --bots: nenn einen, oder für jeden der { $others } anderen Plätze einen
    .no-folder = { $file }: Datei oder Ordner gibt es nicht
    .pause = --pause { $seconds }: muss 0 bis 60 Sekunden sein
    .public-url = --public-url { $url }: http:// oder https:// und ein Name, ohne Pfad
    .data = --data: --database sagt schon, wo die Tische sind
    .workers = --workers { $count }: mehrere Prozesse brauchen --redis
    .ladder-save = --save: eine Leiter behält ihre Gaben selbst
    .records-ray = --records: Nur Spiele auf diesem Rechner werden aufgezeichnet, also nicht mit --ray
    .all-bots = --bots: nenn einen, oder für jeden der { $players } Plätze einen
    .bot-failed = Bot { $bot }: { $what } ({ $table }, Platz { $seat }, Entscheidung { $decision } von Spiel { $game } mit Karten { $deal }, Startwert „{ $seed }“)
    .who-plays = --bots: wer spielt? Zwei oder mehr, etwa search,greedy
    .which-program = protocol check: FILE fehlt
    .table-link = { $link }: kein Link eines Tisches wie https://tock.example.org/table/q7m2k4xw9fjt
    .other-ladder = { $folder }: eine Leiter von { $there }, Startwert { $seed }, nicht von { $here }, Startwert { $wanted }
    .missing = { $name } ist nicht installiert; { $command }

## Was Befehle berichten

arena-none = Keine Gabe wurde fertig.
arena-seed = { $table }, Startwert { $seed }
arena-games = { $games } Partien: { $deals } Gaben, jede { $times }-mal von jedem Paar mit vertauschten Seiten gespielt
arena-stopped = Vorzeitig beendet: { $games } von { $wanted } Partien
arena-unfinished = { $count ->
    [one] Eine Partie kam zu keinem Ende und zählt für beide Seiten halb
   *[other] { $count } Partien kamen zu keinem Ende und zählen für beide Seiten halb
}
arena-won = gewonnen
arena-score = Anteil
arena-time = je Entscheidung
arena-decisions = Entscheidungen je Partie
arena-to = { $low } bis { $high }
arena-against = % gegen
arena-verdict = { $ahead } { $elo } Elo gegen { $behind } ({ $range }): { $sure ->
    [yes] stärker
   *[no] nicht entschieden, es braucht mehr Partien
}
arena-weights = { $kind ->
    [full] Das Netz spielt mit den vollen Gewichten
   *[small] Das Netz spielt mit den kleinen Gewichten
}
arena-stand-in = { $bots } { $as ->
    [greedy] spielt hier wie greedy
   *[other] sucht hier, als { $as }
}: Für dieses Spiel gibt es kein Netz
arena-in-all = insgesamt { $count } Entscheidungen je Partie
arena-interrupted = Unterbrochen; derselbe Befehl macht bei { $file } weiter.
arena-deals = { $done } von { $total } Gaben
arena-left = noch { $time }
arena-axis = Elo, das Mittel aller Bots ist 0; Linien sind 95-%-Bereiche
arena-intervals = Elo mit 95-%-Bereichen: { $said }
arena-picture = { $table }: { $count } Partien
arena-forfeits = { $bot }: { $count ->
    [one] eine Partie verloren, weil das Programm das Protokoll verletzt hat
   *[other] { $count } Partien verloren, weil das Programm das Protokoll verletzt hat
} ({ $fault })
protocol-hello = meldet sich
    .wrong = meldet sich nicht
protocol-games = { $games } Partien, { $decisions } Entscheidungen, jeder Zug erlaubt
    .wrong = bricht in einer Partie ab
protocol-future = übergeht Nachrichten und Schlüssel einer späteren Version
    .wrong = stolpert über eine Nachricht oder einen Schlüssel einer späteren Version
protocol-many = { $moves } Züge in einer Nachricht
    .wrong = kann nicht aus Hunderten von Zügen wählen
protocol-time = { $taken } ms, wo { $allowed } ms erlaubt waren
    .wrong = hält sich nicht an die Zeit
protocol-order = schreibt nur, wenn es gefragt ist
    .wrong = schreibt ungefragt
protocol-again = { $same ->
    [yes] derselbe Startwert, derselbe Zug
   *[no] derselbe Startwert, ein anderer Zug: Seine Partien lassen sich nicht wiederholen
}
    .wrong = lässt sich nicht noch einmal starten
protocol-farewell = endet nach bye
    .wrong = endet nicht
protocol-result = { $wrong ->
    [0] Alles in Ordnung.
    [one] Ein Fehler.
   *[other] { $wrong } Fehler.
}
sit-seated = Sitzt auf Platz { $seat }.
sit-over = Gewonnen haben die Plätze: { $seats }
sit-nobody = Die Partie endete ohne Sieger.
sit-left = Das Programm ist zweimal ausgefallen; ein Bot des Servers hat den Platz übernommen.
ladder-title = Rangliste: { $table }
ladder-about = { $games } Partien auf { $deals } Gaben, Startwert { $seed }. Jedes Paar spielt dieselben Gaben mit vertauschten Seiten, so gleicht sich das Kartenglück aus. Die Wertungen vergleichen diese Teilnehmer in diesem Spiel; ihr Mittel ist 0. Wo zwei Bereiche sich überschneiden, braucht es mehr Partien.
ladder-standings = Stand
ladder-games = Partien
ladder-against = Gewonnen gegen, in %
check-played = { $game }: { $count } Partien gespielt
check-intervals = In Klammern und hinter ±: 95-%-Intervalle
check-decisions = Entscheidungen je Partie, nach Zufall
    .short = Länge
check-rounds = Runden je Partie
check-answers = erlaubte Züge stehen zur Wahl
check-forced = der Entscheidungen lassen keine Wahl
    .short = ohne Wahl
check-lost-turns = der Züge gehen verloren
    .short = Züge verloren
check-start-round = ist die Runde, in der eine erste Murmel herauskommt
    .short = erste heraus in Runde
check-captures = heimgeschickte Murmeln je Partie
    .short = heimgeschickt
check-first-seat = ist es wert, als Erster zu beginnen (1 ist gerecht)
    .short = zuerst beginnen
check-greedy = der Partien gewinnt greedy gegen random
    .short = greedy gewinnt
check-search = der Partien gewinnt search gegen random
check-unfinished = der Partien kamen zu keinem Ende
check-stuck = { $share } der Partien kamen zu keinem Ende: Es kann stecken bleiben
check-no-skill = Nachdenken hilft kaum: greedy gewinnt { $share } gegen random, { $fair } wären Zufall
check-waiting = Mehr als vier von zehn Zügen gehen verloren
check-leading = Es ist wichtig, wer beginnt: { $worth } ± { $error } eines gerechten Anteils
check-settings = Was eine Option ändern würde
check-as-it-is = wie es ist
check-no-difference = Kein Unterschied: { $settings }
kept-checked = { $tables } Tische, { $games } Partien, { $entries } Einträge: { $fine ->
    [yes] nichts falsch
   *[no] { $wrong } falsch
}
kept-rows = { $where }: { $rows } Zeilen
kept-deleted = { $count ->
    [one] ein Tisch gelöscht
   *[other] { $count } Tische gelöscht
}
kept-copies = { $count ->
    [one] eine Kopie eines Gastes ohne Spiele gelöscht
   *[other] { $count } Kopien von Gästen ohne Spiele gelöscht
}
reports-player = { $name }: gemeldet von { $by ->
    [one] einer Person
   *[other] { $by } Personen
}, insgesamt { $count } Meldungen
reports-none = Keine Meldungen in den letzten { $days } Tagen.
reports-no-such = reports: { $id }: keine solche Meldung, oder mehrere fangen so an
reports-settled = { $id } ist erledigt.
reports-was-settled = erledigt am { $when }
role-line = { $state ->
    [taken] seit { $when }: { $name }
    [open] Link noch nicht geöffnet, bis { $when }
   *[expired] Link abgelaufen am { $when }
}
role-none = Noch keine Rollen.
role-which = role give: nenne eine Rolle: { $roles }
role-link = Einmal innerhalb einer Woche öffnen, hinter der Adresse deines Servers:
    { $link }
role-no-such = role: { $id }: keine solche Rolle; „role list“ zeigt alle
role-withdrawn = { $id } ist entzogen.
kept-site = { $folder }: { $size } MB; jeder Webspace kann es ausliefern
fairplay-progress = { $games } Partien
fairplay-pair = { $first } und { $second }: { $games } Partien, { $deals }-mal gegeben; { $odds } zu 1, höchstens { $most } zu 1
fairplay-alarm = Mehr, als ein ehrliches Paar unter einer Million je zeigt: Diese Partien sollte ein Mensch ansehen
fairplay-about = { $games ->
    [one] Eine Partie gelesen.
   *[other] { $games } Partien gelesen.
} Ein ehrliches Paar überschreitet { $limit } zu 1 höchstens einmal in { $limit } Saisons.
ratings-reviewed = { $count ->
    [one] Eine Partie analysiert.
   *[other] { $count } Partien analysiert.
}
ratings-line = { $rating } ± { $error }  { $name }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
ratings-about = { $count ->
    [one] Ein Spieler.
   *[other] { $count } Spieler.
}
