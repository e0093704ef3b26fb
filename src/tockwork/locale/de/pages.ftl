### The pages around the table.

## Everywhere

skip-to-content = Zum Inhalt
nav-label = Seiten
nav-home = Tockwork, alle Spiele
nav-lobby = Offene Tische
nav-daily = Blatt des Tages
nav-games = Deine Spiele
nav-settings = Einstellungen
nav-help = Hilfe
language-label = Sprache
footer-independent = Tockwork ist frei und unabhängig und steht in keiner Verbindung zu den Verlagen dieser Spiele. Die Namen gehören ihnen, Worte und Zeichnungen sind von uns.
loading = Einen Moment …
retry = Noch einmal
close = Schließen
copy = Kopieren
copied = Kopiert
share = Senden
missing-title = Hier ist nichts
missing-words = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
missing-home = Zu den Spielen

## Home

home-title = Was spielen wir?
home-lead = Kein Konto, kein Warten. Bots nehmen die freien Plätze.
home-mine = Deine Tische
record-title = Eine Aufzeichnung ansehen
record-words = Leg die Datei eines fertigen Spiels hier ab oder wähle sie aus.
record-open = Datei wählen
studio-link-here = Stellungswerkstatt
puzzles-link-here = Rätsel
puzzles-link = Entscheidungen aus echten Spielen mit einer richtigen Antwort. Wie weit kommst du?
daily-link-here = Das Blatt des Tages
daily-link = Fünf Runden, für alle dieselben, nur heute.
daily-play-today = Heute spielen
replay-studio = Diesen Moment in die Werkstatt
replay-fair = War es fair?
about-statistics = Statistik aller Spiele
home-all-tables = Alle { $count } zeigen
home-strength = Wie stark sind die anderen?
home-name = Wie heißt du?
    .hint = wenn du magst
home-back-to-table = Zurück an den Tisch
home-shelf = Die Spiele
home-play-now = Jetzt spielen
home-play-now-game = Jetzt spielen: { $game }
home-set-up = Tisch einrichten
home-set-up-game = Tisch einrichten: { $game }
home-rules = Regeln
home-rules-game = Regeln: { $game }
shelf-players = { $least }–{ $most } Spieler
shelf-players-one = { $n } Spieler
shelf-facts = { $players } · { $time }
row-your-turn = Du bist dran
row-free-seats = { $free ->
    [0] Alle Plätze besetzt
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
row-since = Begonnen { $when }, letzter Zug { $last }

## Carrying a seat to another device

code-title = Hast du einen Code?
code-hint = Ein Code von deinem anderen Gerät: einer für einen Platz bringt diesen Platz hierher, dein Wiederkehr-Code bringt alles.
code-take = Code verwenden
removed-title = Dieses Gerät ist hier nicht mehr bekannt
removed-words = Es wurde aus deinen Geräten entfernt, oder alles über dich wurde hier von einem anderen aus vergessen. Spiele auf diesem Server werden nicht mehr gezeigt. Was auf diesem Gerät selbst liegt, ist noch da.
removed-back = Mit einem Code wiederkommen
removed-fine = In Ordnung
carry-title = Auf einem anderen Gerät weiterspielen
carry-words = Hol dir hier einen Code, tipp ihn dort ein, und dein Platz zieht um.
carry-get = Code holen
carry-none = Du sitzt gerade an keinem Tisch.
carry-until = gilt bis { $when }

## Setting up a table

setup-title = Tisch einrichten
setup-game = Spiel
setup-players = Wie viele spielen
setup-seats = Wer sitzt wo
setup-seats-hint = Tippe auf einen Platz und sag, wer dort sitzt.
setup-ties-hint = Gepunktete Linien verbinden Partner.
setup-seat-label = Platz { $n }: { $who }
setup-who-sits = Wer sitzt auf Platz { $n }?
setup-more = Regeln, Uhr und mehr
setup-open = Tisch eröffnen
setup-open-words = Es geht los, sobald alle Plätze besetzt sind.
setup-start = Spiel beginnen
setup-start-words = Alle sind da.
sitter-me = Ich
    .hint = an diesem Gerät
sitter-friend = Ein Freund
    .hint = kommt per Link oder QR-Code
sitter-here = Jemand hier
    .hint = spielt auch an diesem Bildschirm
sitter-here-n = Gast { $n }
sitter-open = Wer will
    .hint = wer zuerst kommt
sitter-bots = Bots
name-yours = Dein Name
name-theirs = Name
option-usual = Wie üblich
clock-label = Uhr
clock-none = Ohne Uhr
clock-move = { $time } pro Zug
clock-bank = { $time } pro Zug, dazu { $bank } insgesamt
public-label = Wer den Tisch findet
public-no = Nur wer den Link hat
public-yes = Alle, in der Liste der offenen Tische
takeover-label = Wenn jemand weg ist
takeover-never = Warten
takeover-after = Ein Bot übernimmt nach { $time }
delay-label = Zuschauer
delay-none = Sehen alles sofort
delay-by = Sehen alles { $time } später
fact = { $what }: { $value }
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-words = Schick ihn deinen Freunden. Sie wählen Platz und Namen.
invite-moved = Der Link hat sich geändert. Bitte schick den neuen.
invite-local = Dieser Link gilt nur auf diesem Computer. Um Freunde einzuladen, starte Tockwork mit { $option }.

## Waiting for the others

waiting-title = Der Tisch füllt sich
waiting-choose = Wähle einen Platz
waiting-free = frei
waiting-kept = für einen Freund
waiting-sit = Hinsetzen
waiting-sit-label = Auf Platz { $n } setzen
waiting-away = nicht da
waiting-change = Diesen Platz ändern
waiting-invite = Freunde einladen
waiting-start-bots = Mit Bots auf freien Plätzen beginnen
waiting-leave = Tisch verlassen
waiting-words = Es geht los, sobald alle Plätze besetzt sind.
waiting-full = Alle sind da, die Karten werden verteilt.
waiting-watch = Alle Plätze sind besetzt. Für dich geht es gleich los.
waiting-watch-kept = Die freien Plätze sind für Freunde mit dem Einladungslink reserviert. Sobald es losgeht, kannst du zuschauen.
waiting-watch-late = Du siehst alles { $time } später als die Spieler.
chat-title = Vor dem Spiel
chat-empty = Sag Hallo, solange ihr wartet. Im Spiel wird nicht über Karten geredet.
chat-label = Deine Nachricht
chat-say = Senden

## Open tables

lobby-join = Mitspielen
lobby-empty-title = Gerade ist kein Tisch offen
lobby-empty = Eröffne einen mit einem freien Platz. Er erscheint hier, und wer vorbeikommt, setzt sich zu dir.

## Replay

replay = Nachspielen
replay-title = { $game }, Zug für Zug
replay-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
replay-board = Das Brett in diesem Moment
replay-controls = Durch das Spiel gehen
replay-moment = Moment des Spiels
replay-position = Moment { $n } von { $of }
replay-first = Zum Anfang
replay-back = Einen Moment zurück
replay-forward = Einen Moment weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-view = Aus Sicht von
replay-open = Alle Karten offen
replay-hands = Die Karten aller
replay-no-cards = keine Karten
replay-log = Was geschah
replay-share = Diesen Moment teilen
replay-only-here = Dieses Spiel liegt nur auf diesem Gerät. Gib anderen seine Datei: Sie öffnen sie auf ihrer ersten Seite.
replay-review = Rückblick
replay-record = Aufzeichnung laden
replay-rematch = Zur Revanche

## Settings

settings-you = Du
settings-look = Aussehen
settings-theme = Farben
settings-speed = Wie schnell Murmeln laufen
settings-motion = Bewegung auf der Seite
settings-playing = Am Tisch
settings-hear = Töne und Nachrichten
theme-auto = Wie mein Gerät
theme-day = Eiche am Tag
theme-night = Nussbaum bei Nacht
theme-contrast = Hoher Kontrast
speed-calm = Ruhig
speed-brisk = Flott
speed-off = Sofort
motion-auto = Wie mein Gerät
motion-full = Bewegt
motion-reduced = Still
setting-confirm = Vor jedem Zug nachfragen
    .hint = Ein Zug wird erst gezeigt und dann gespielt, wenn du es sagst.
setting-forced = Den einzig möglichen Zug für mich spielen
    .hint = Gibt es nur eine Möglichkeit, geschieht sie von allein.
setting-list = Auswahl als Liste
    .hint = Alle Züge als einfache Knöpfe und das Brett als Text. Für Vorleseprogramme gemacht, gut für alle.
setting-warn = Vor einem Fehler warnen
    .hint = An Tischen mit Bots, solange der Trainer dabei ist.
setting-warn-never = Nie
setting-warn-from = Ab { $points } von 100 Punkten
setting-pocket = Auf diesem Gerät spielen
    .hint = Spiele gegen Bots und an einem Bildschirm bleiben in diesem Browser und brauchen kein Netz.
setting-muted = Gesten ausblenden
    .hint = Kein Hallo und kein „Tut mir leid“ erscheint.
setting-sounds = Töne
    .hint = Holz, Karten und eine Glocke, wenn du dran bist.
setting-notifications = Eine Nachricht, wenn ich dran bin
    .hint = Nur solange die Seite nicht zu sehen ist.
setting-notifications-refused = Dein Browser erlaubt es nicht. Du kannst das in seinen Einstellungen ändern.

## Rules and help

rules-title = { $game }: die Regeln
rules-goal = Worum es geht
rules-cards = Geben
rules-turn = Dein Zug
rules-start = Herauskommen
rules-way = Unterwegs
rules-home = Ins Ziel
rules-special = Besonderes
rules-deck = Was die Karten tun
rules-copies = × { $count }

help-how = So wird hier gespielt
help-card = Eine Karte spielen
    .words = Tippe auf eine Karte: Die Murmeln, die sie nutzen können, leuchten, und Ringe zeigen, wohin. Tippe auf eine Murmel, dann auf einen Ring. Oder zieh die Karte dorthin.
help-marble = Oder mit einer Murmel anfangen
    .words = Tippe auf eine Murmel, und die Karten, die sie bewegen, heben sich. Ziehen geht auch.
help-seven = Eine Sieben aufteilen
    .words = Tippe auf eine Murmel, und sie geht einen Schritt; die Punkte über deinen Karten füllen sich. Nimm Schritte zurück, bis es stimmt, dann spiel sie.
help-why = Fragen, warum nicht
    .words = Tippe auf eine Karte, die dunkel bleibt, und sie sagt dir, welche Regel im Weg steht.
help-log = Was gerade geschah
    .words = Der Verlauf erzählt jeden Zug. Tippe auf eine Zeile, um den Moment noch einmal zu sehen.
help-away = Gehen und wiederkommen
    .words = Schließ die Seite, wann du willst. Öffne den Tisch wieder, und du bist, wo du warst; vielleicht hat ein Bot für dich gespielt.
help-screen = Mehrere an einem Bildschirm
    .words = Zwischen den Zügen verdeckt ein Vorhang die Karten. Gib das Gerät weiter und heb dann den Vorhang.
help-list = Mit Vorleseprogramm
    .words = Schalte in den Einstellungen „Auswahl als Liste“ ein. Von dort lässt sich alles spielen.
help-keys = Tasten
key-tab = Karten, Murmeln, Ziele, Knöpfe, in dieser Reihenfolge
key-arrows = Zwischen Karten, Murmeln und Zielen wechseln
key-enter = Wählen oder spielen
key-escape = Alles zurücklegen
key-backspace = Einen Schritt der Sieben zurücknehmen
key-why = Fragen, warum eine Karte nicht geht
key-last = Den letzten Zug noch einmal hören
about-title = Über Tockwork
about-free = Tockwork ist freie Software für die Spiele der Tock- und DOG-Familie. Du kannst es zu Hause, im Verein oder für die ganze Welt betreiben.
about-fair = Jede Mischung folgt aus einem Startwert, der vor dem Spiel feststeht und danach gezeigt wird. So kann jeder prüfen, dass ehrlich gegeben wurde.
about-data = Keine Konten, keine Werbung, keine Verfolgung. Ein Cookie merkt sich deinen Platz; deine Einstellungen bleiben auf diesem Gerät.
about-fonts = Gesetzt in Fraunces und Atkinson Hyperlegible Next.
about-licences = Lizenzen

## When something goes wrong

fault-no_server = Dafür braucht es einen Server. Hier kannst du gegen Bots und an einem Bildschirm spielen.
fault-bad_record = Diese Datei ist keine ganze, richtige Aufzeichnung eines Spiels.
fault-offline = Der Server ist nicht zu erreichen. Stimmt deine Verbindung?
fault-not_kept = Du bist offline, und das wurde auf diesem Gerät noch nicht geöffnet. Öffne es einmal mit Verbindung, dann bleibt es da.
fault-no_such_table = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
fault-no_such_record = Diese Aufzeichnung liegt nicht auf diesem Gerät. Öffne ihre Datei noch einmal.
fault-no_such_game = Dieses Spiel gibt es hier nicht.
fault-no_such_page = Diese Seite gibt es nicht.
fault-not_your_seat = Das ist der Platz von jemand anderem.
fault-not_host = Das kann nur, wer den Tisch eröffnet hat.
fault-not_invited = Dieser Platz ist für einen Freund reserviert. Bitte um den Einladungslink.
fault-bad_origin = Diese Seite wurde von einer anderen aus geöffnet. Bitte öffne sie direkt.
fault-bad_token = Du bist hier nicht bekannt. Bitte lade die Seite neu.
fault-seat_taken = Jemand war schneller: Dieser Platz ist besetzt.
fault-table_full = Alle Plätze sind besetzt.
fault-already_started = Das Spiel hat schon begonnen.
fault-not_started = Das Spiel hat noch nicht begonnen.
fault-not_over = Das Spiel läuft noch. Nachspielen geht, wenn es zu Ende ist.
fault-over = Dieses Spiel ist zu Ende.
fault-bad_code = Dieser Code ist unbekannt oder zu alt. Ein Code für einen Platz gilt einmal und nur kurz.
fault-bad_recovery = Niemand hier hat diesen Wiederkehr-Code. Ist etwas vertippt? Wenn du inzwischen einen neueren geholt hast, gilt nur der.
fault-too_many = Das war viel auf einmal. Bitte warte einen Moment.
fault-too_many_tables = Du hast schon viele Spiele am Laufen. Spiel eins zu Ende, verlass eins oder komm etwas später wieder.
fault-invalid = Etwas im Formular passt nicht. Bitte schau noch einmal nach.
fault-storage = Der Server kann gerade nichts speichern. Bitte versuch es bald wieder.
fault-closing = Der Server startet neu. Bitte versuch es gleich noch einmal.
fault-replaced = Du spielst jetzt dort. Öffne den Tisch noch einmal, um von hier zuzuschauen.
fault-removed = Dieses Gerät ist hier nicht mehr bekannt: Es wurde aus deinen Geräten entfernt, oder alles über dich wurde vergessen. Mit deinem Code kommst du unter „Deine Spiele“ zurück.
fault-failed = Auf dem Server ging etwas schief. Bitte versuch es noch einmal.

## Learning a game

learn-link = Lernen
learn-link-game = { $game } lernen
learn-first-game = Erstes Spiel
learn-invite = Neu hier?
learn-invite-words = Lerne ein Spiel in fünf Minuten, auf dem Brett, Zug um Zug.
