### Die Befehlszeile: Hilfe, Beschwerden und Berichte.
### %(…)s füllt Pythons argparse aus; die Namen darin bleiben, wie sie sind.

command-about = Die Murmelrennen der Familie Tock und DOG: Regeln, Züge, Aufzeichnungen und Bilder.
    .exit-codes = Rückgabewerte: 0 alles gut, 1 etwas wurde abgelehnt, 2 der Befehl wurde falsch benutzt.
    .commands = Befehle
    .usage = Aufruf:
    .arguments = Angaben
    .options = Optionen
    .help = diese Hilfe zeigen und enden
    .version = die Version zeigen und enden
    .lang = Sprache: %(choices)s (die des Terminals, sonst Englisch)
    .game = welches Spiel (dog), oder eine Datei damit: FILE.toml, .json oder .py
    .players = wie viele spielen (4)
    .teams = die üblichen
    .option = eine Einstellung setzen, etwa seven_rest=never, board=6 oder advanced=back4,skip
    .seed = gleicher Startwert, gleiches Spiel (0)
    .record = eine Aufzeichnung; - für die Standardeingabe
    .no-colour = reiner Text ohne Farben
command-rules = die Spiele auflisten oder eines in Worten erzählen
    .about = Ohne Spiel: die Liste der Spiele. Mit einem: seine Regeln in Worten. „rules new FILE.toml“ schreibt ein kleines Spiel zum Anfangen, jedes Feld erklärt; „rules check FILE“ sagt, was an einem Spiel nicht stimmt, oder spielt es und erzählt, wie es ist.
    .game = eines von { $games }, eine Datei mit einem Spiel, oder new, oder check
    .file = mit new oder check: die Datei
    .games = check: Spiele je Form (1000)
    .seed = check: Startwert seiner Spiele (0)
    .html = check: den Bericht auch als Seite
    .knobs = jede Einstellung mit ihrer Bedeutung
    .json = das ganze Regelbuch als JSON
command-moves = zu Stellungen die erlaubten Züge nennen
    .about = Liest Stellungen, ein JSON-Objekt je Zeile, und antwortet auf jede mit einer Zeile: alle erlaubten Antworten dessen, der dran ist. Auf eine Stellung ohne Sinn folgt ein Fehler, auf den Rest trotzdem eine Antwort. Siehe docs/positions.md.
    .file = zu lesende Datei; ohne sie die Standardeingabe
command-trace = zufällige Spiele spielen und jede Entscheidung aufschreiben
    .about = Spielt Spiele zwischen zufälligen Spielern: eine JSON-Zeile je Entscheidung, mit der ganzen Stellung, ihren erlaubten Zügen und dem gewählten, und eine Zeile je Ergebnis.
    .games = wie viele Spiele (1)
command-replay = eine Aufzeichnung nachspielen, jeder Zug geprüft
    .about = Liest eine Aufzeichnung, spielt sie nach, prüft dabei jeden Zug und erzählt sie.
    .quiet = nur prüfen; eine Zeile
    .board = die letzte Stellung zeichnen
command-review = sagen, was jede Antwort eines Spiels wert war und was Glück war
    .about = Liest die Aufzeichnung eines ganzen Spiels und beurteilt jede Antwort durch im Kopf weitergespielte Spiele, aus dem, was der Spieler sehen konnte. Gleiche Aufzeichnung, gleicher Startwert und gleiche Welten geben überall dieselbe Durchsicht. Siehe docs/review.md.
    .seat = wessen Fehler noch einmal versucht werden (alle)
    .html = eine Seite schreiben, die sich verschicken lässt
    .json = alles als JSON
    .seed = Startwert der Zufallszahlen (0)
    .worlds = höchstens, für eine Antwort (256)
command-daily = die Bretter des Tages zeigen
    .about = Fünf Bretter, je eine Runde aus einer gegebenen Stellung, an diesem Tag (UTC) und mit diesen Gewichten für alle gleich, und was Bots daraus machen. Gespielt wird im Browser.
    .day = etwa 2026-11-17; heute
    .game = das Spiel (dog)
    .json = die Bretter als JSON, eines je Zeile
command-verify = prüfen, ob ein Spiel gerecht gegeben wurde
    .about = Gibt ein aufgezeichnetes Spiel noch einmal und sagt, was geprüft wurde: der Teil des Servers, die Teile der Spieler, der Startwert, jedes Mischen, jeder Zug, die Kette der Ereignisse. Endet mit dem Wert 1, wenn etwas nicht stimmt. Siehe docs/fairness.md.
command-show = eine Stellung im Terminal oder als SVG zeichnen
    .about = Zeichnet eine Stellung: eine Datei mit einer Stellung, den Text selbst, oder den Namen eines Spiels für sein leeres Brett.
    .position = Datei, Text einer Stellung, Spiel oder -
    .output = ein SVG-Bild schreiben
    .seat = wer unten sitzt (0)
    .theme = Farben des Bildes (day)
    .players = mit dem Namen eines Spiels: wie viele spielen
    .arrow = einen erlaubten Zug der Stellung als Pfeil zeichnen, mit -o; auch mehrmals
command-watch = einem Spiel zufälliger Spieler im Terminal zusehen
    .about = Spielt ein Spiel zwischen zufälligen Spielern und zeichnet nach jeder Runde das Brett.
    .every = wann das Brett gezeichnet wird (round)
    .delay = wie lange danach gewartet wird (0)
    .record = das Spiel auch aufzeichnen
command-play = im Terminal gegen Bots spielen
    .about = Du gegen Bots. Bei jeder Frage sagt „help“, was du tippen kannst. Das Ende der Eingabe beendet das Spiel höflich. Siehe docs/play.md.
    .game = welches Spiel (dog), oder eine Datei damit
    .seed = gleicher Startwert, gleiche Karten (jedes Mal neue)
    .seat = wo du sitzt (0)
    .bots = einer für alle anderen, oder für jeden einer: A,B,…
    .save = nach jedem deiner Züge aufzeichnen
    .resume = mit einem gespeicherten Spiel weitermachen
command-arena = Bots gegeneinander antreten lassen und bewerten
    .about = Bots spielen auf denselben Karten gegeneinander, mit vertauschten Seiten. Sagt, wer wie viel gewonnen hat und wie sicher das ist. Siehe docs/arena.md.
    .bots = wer spielt: random, greedy, search:0.05 (Sekunden), network, eine Stufe wie expert, FILE.py:CLASS; A+B: zwei als Partner
    .games = Spiele je Paar, in ganzen Gaben (1000)
    .jobs = Prozesse zugleich (alle Kerne)
    .ray = auf diesem Ray-Cluster spielen; local: einer, der hier beginnt
    .ladder = dort die Bewertungen aller behalten, unsere dabei, mit einer Seite; --bots treten ein
    .save = fertige Gaben behalten und von dort weitermachen
    .plot = die Bewertungen zeichnen
    .json = das Ergebnis als JSON
command-serve = den Tisch für Browser und Programme bereitstellen
    .about = Stellt den Tisch im Browser, die Lobby, die Bots und die HTTP-Schnittstelle bereit, bis er unterbrochen wird. Spiele werden Zug um Zug gespeichert. Siehe docs/hosting.md.
    .host = Adresse, auf der gehört wird (127.0.0.1)
    .port = 0: ein freier (8000)
    .data = Ordner für die Spiele (der eigene)
    .database = sqlite:///FILE oder postgresql://USER@HOST/NAME
    .redis = redis://HOST, für mehrere Prozesse an einem PostgreSQL (TOCKWORK_REDIS)
    .workers = Prozesse (1); siehe --redis
    .pause = wie lange Bots warten (0.9)
    .forgotten-days = ein Spiel, das so viele Tage niemand anrührt, wird aufgegeben, und seine Karten werden gezeigt (30)
    .open = die Seite im Browser öffnen
    .log-level = wie viel protokolliert wird (info)
    .proxy = wem geglaubt wird, woher Aufrufe kommen (127.0.0.1,::1)
    .hosts = Namen neben seinen Adressen, wie in tock.example.org (* für alle)
    .limits = Grenzen
    .limits-about = 0: keine. Siehe docs/hosting.md.
    .tables_per_guest = laufende Spiele eines Gastes (%(default)s)
    .tables_per_address = laufende Spiele der Gäste einer Adresse (%(default)s)
    .guests_per_minute = neue Gäste von einer Adresse (%(default)s)
    .calls_per_second = Aufrufe eines Gastes (%(default)s)
    .calls_per_address = Aufrufe je Sekunde von einer Adresse (%(default)s)
    .commands_per_second = Befehle eines Gastes (%(default)s)
    .connections_per_address = Verbindungen von einer Adresse für Aufrufe (%(default)s)
    .lines_per_guest = offene Verbindungen eines Gastes; die älteste weicht (%(default)s)
    .lines_per_address = offene Verbindungen von einer Adresse (%(default)s)
    .lines_per_table = Zuschauer eines Tisches (%(default)s)
    .message_size = Bytes einer Nachricht, mindestens 1024 (%(default)s)
    .copy_size = Bytes der Kopie dessen, was die Geräte eines Gastes aufheben, mindestens 1024 (%(default)s)
command-check = jeden Tisch eines Servers nachspielen und sehen, ob seine Gabe stimmt
    .about = Liest die Datenbank eines Servers, die in Gebrauch sein darf, und spielt jeden Tisch nach.
    .data = der Datenordner des Servers, oder die URL seiner Datenbank
command-backup = alle Spiele eines Servers in eine Datei schreiben
    .about = Schreibt die Datenbank eines Servers, die in Gebrauch sein darf, so wie sie ist in eine Datei.
    .file = zu schreiben
command-restore = eine leere Datenbank aus einer Sicherung füllen
    .about = Füllt eine neue Datenbank aus einer Datei, die „tockwork backup“ geschrieben hat.
    .file = zu lesen
command-tidy = Tische vergessen, die lange niemand angerührt hat
    .about = Vergisst Tische und alles, was auf sie zeigt. Der Server darf nicht laufen.
    .days = so viele Tage nicht angerührt (365)
command-site = den Tisch ohne Server schreiben, für jeden Ablageort von Dateien
    .about = Schreibt einen Ordner, den jeder Ablageort von Dateien bereitstellen kann, unter jedem Pfad: Regal, Spiele gegen Bots und an einem Bildschirm, Regeln, Wiederholungen. Siehe docs/hosting.md.
    .folder = wohin; leer, oder eine ältere Fassung

## Was getippt wurde, geht nicht

misused =
    .error = %(prog)s: Fehler: %(message)s
    .argument = Angabe %(argument_name)s: %(message)s
    .choice = %(value)r gibt es nicht (es gibt %(choices)s)
    .value = %(value)r ist hier kein Wert
    .one = eine Angabe fehlt
    .required = es fehlt: %s
    .unknown = so heißt nichts: %s
    .ambiguous = %(option)s könnte %(matches)s sein
    .explicit = nimmt keinen Wert, also nicht %r
    .least = muss mindestens { $least } sein
complaint =
    .output = Ausgabe
    .not-text = Eingabe: kein UTF-8-Text ({ $why } bei Byte { $at })
    .option = --option { $text }: schreib KNOB=VALUE
    .one-game = rules { $game }: ein Spiel genügt, also nicht auch „{ $file }“
    .resume = --resume: die Aufzeichnung sagt, welches Spiel; lass GAME weg
    .new-name = { $file }: ein neues Spiel ist TOML, also nenn es FILE.toml
    .new-there = { $file }: gibt es schon
    .which-file = rules check: welche FILE?
    .no-position = { $what }: keine Datei, und weder Stellung noch Spiel
    .svg = { $option } { $file }: Bilder sind SVG, also nenn es FILE.svg
    .players = --players: nur mit dem Namen eines Spiels
    .seat = --seat: muss 0 bis { $last } sein, nicht { $seat }
    .arrow = --arrow: nur in einem Bild (-o) einer Stellung
    .bots = --bots: nenn einen, oder für jeden der { $others } anderen Plätze einen
    .no-folder = { $file }: Datei oder Ordner gibt es nicht
    .pause = --pause { $seconds }: muss 0 bis 60 Sekunden sein
    .data = --data: --database sagt schon, wo die Tische sind
    .workers = --workers { $count }: mehrere Prozesse brauchen --redis
    .ladder-save = --save: eine Leiter behält ihre Gaben selbst
    .who-plays = --bots: wer spielt? Zwei oder mehr, etwa search,greedy
    .other-ladder = { $folder }: eine Leiter von { $there }, Startwert { $seed }, nicht von { $here }, Startwert { $wanted }
    .missing = { $name } ist nicht installiert; { $command }

## Was Befehle berichten

arena-none = Keine Gabe wurde fertig.
arena-seed = { $table }, Startwert { $seed }
arena-games = { $games } Spiele: { $deals } Gaben, jede { $times }-mal von jedem Paar mit vertauschten Seiten gespielt
arena-stopped = Vorzeitig beendet: { $games } von { $wanted } Spielen
arena-unfinished = { $count ->
    [one] Ein Spiel kam zu keinem Ende und zählt für beide Seiten halb
   *[other] { $count } Spiele kamen zu keinem Ende und zählen für beide Seiten halb
}
arena-won = gewonnen
arena-score = Anteil
arena-time = je Entscheidung
arena-decisions = Entscheidungen je Spiel
arena-to = { $low } bis { $high }
arena-against = % gegen
arena-verdict = { $ahead } { $elo } Elo gegen { $behind } ({ $range }): { $sure ->
    [yes] stärker
   *[no] nicht entschieden, es braucht mehr Spiele
}
arena-weights = { $kind ->
    [full] Das Netz spielt mit den vollen Gewichten
    [small] Das Netz spielt mit den kleinen Gewichten
   *[no] Das Netz spielt mit keinen Gewichten: Es sucht stattdessen
}
arena-in-all = insgesamt { $count } Entscheidungen je Spiel
arena-interrupted = Unterbrochen; derselbe Befehl macht bei { $file } weiter.
arena-deals = { $done } von { $total } Gaben
arena-left = noch { $time }
arena-axis = Elo, das Mittel aller Bots ist 0; Linien sind 95-%-Bereiche
arena-intervals = Elo mit 95-%-Bereichen: { $said }
arena-picture = { $table }: { $count } Spiele
ladder-title = Rangliste: { $table }
ladder-about = { $games } Spiele auf { $deals } Gaben, Startwert { $seed }. Jedes Paar spielt dieselben Gaben, jede mit vertauschten Seiten, so fällt das Kartenglück heraus. Die Wertungen vergleichen diese Teilnehmer in diesem Spiel; ihr Mittel ist 0. Wo zwei Bereiche sich überschneiden, braucht es mehr Spiele.
ladder-standings = Stand
ladder-games = Spiele
ladder-against = Gewonnen gegen, in %
check-played = { $game }: { $count } Spiele gespielt
check-decisions = Entscheidungen je Spiel, nach Zufall
    .short = Länge
check-rounds = Gaben je Spiel
check-answers = Antworten stehen zur Wahl
check-forced = der Entscheidungen lassen keine Wahl
    .short = ohne Wahl
check-lost-turns = der Züge gehen verloren
    .short = Züge verloren
check-start-round = ist die Runde, in der eine erste Murmel herauskommt
    .short = erste heraus in Runde
check-captures = geschlagene Murmeln je Spiel
    .short = geschlagen
check-first-seat = ist es wert, als Erster auszuspielen (1 ist gerecht)
    .short = zuerst ausspielen
check-greedy = der Spiele gewinnt greedy gegen random
    .short = greedy gewinnt
check-search = der Spiele gewinnt search gegen random
check-unfinished = der Spiele kamen zu keinem Ende
check-stuck = { $share } der Spiele kamen zu keinem Ende: Es kann stecken bleiben
check-no-skill = Nachdenken hilft kaum: greedy gewinnt { $share } gegen random, { $fair } wären Zufall
check-waiting = Mehr als vier von zehn Zügen gehen verloren
check-leading = Es ist wichtig, wer zuerst ausspielt: { $worth } ± { $error } eines gerechten Anteils
check-settings = Was eine Einstellung ändern würde
check-as-it-is = wie es ist
check-no-difference = Kein Unterschied: { $settings }
kept-checked = { $tables } Tische, { $games } Spiele, { $entries } Einträge: { $fine ->
    [yes] nichts falsch
   *[no] { $wrong } falsch
}
kept-rows = { $file }: { $rows } Zeilen
kept-restored = { $data }: { $rows } Zeilen zurückgeholt
kept-forgotten = { $count ->
    [one] ein Tisch vergessen
   *[other] { $count } Tische vergessen
}
kept-site = { $folder }: { $size } MB; jeder Ablageort von Dateien kann es bereitstellen
