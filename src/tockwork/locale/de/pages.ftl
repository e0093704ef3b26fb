### The pages around the table.

## Everywhere

skip-to-content = Zum Inhalt
nav-label = Hauptmenü
nav-home = Tockwork, alle Spiele
nav-lobby = Lobby
nav-clubs = Clubs
nav-daily = Tagesaufgabe
nav-games = Deine Partien
nav-settings = Einstellungen
nav-help = Hilfe
language-label = Sprache
footer-independent = Tockwork ist frei und unabhängig und steht in keiner Verbindung zu den Verlagen dieser Spiele. Die Namen gehören ihnen, Texte und Zeichnungen sind von uns.
loading = Wird geladen …
retry = Erneut versuchen
close = Schließen
copy = Kopieren
copied = Kopiert
share = Teilen
missing-title = Seite nicht gefunden
missing-words = Prüfe die Adresse. Wenn es ein Tisch war, ist er vielleicht abgelaufen.
missing-home = Alle Spiele

## Home

home-title = Was spielen wir?
home-what = Murmeln laufen um die Wette rund ums Brett, Karten sagen, wie weit, und wer getroffen wird, muss zurück. Für zwei bis sechs, allein oder mit Partner.
home-friends = Mit Freunden spielen
home-find = Mitspieler finden
home-related = Verwandte Spiele
home-mine = Laufende Partien
record-title = Gespeicherte Partie ansehen
record-words = Zieh eine Spieldatei hierher oder wähle eine aus.
record-open = Datei wählen
studio-link-here = Analysebrett
puzzles-link-here = Rätsel
puzzles-link = Stellungen aus echten Partien mit einem besten Zug. Wie weit kommst du?
daily-link-here = Tagesaufgabe
daily-link = Fünf Runden, für alle dieselben, nur heute.
daily-play-today = Heutige Aufgabe spielen
replay-studio = Im Analysebrett öffnen
replay-fair = Mischung prüfen
about-statistics = Serverstatistik
home-all-tables = Alle { $count } zeigen
home-strength = Stärke der Bots
home-waiting = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
home-back-to-table = Zurück an den Tisch
home-choose = Alle Spiele
home-play-now = Jetzt spielen
home-play-now-game = Jetzt spielen: { $game }
home-set-up = Tisch eröffnen
home-set-up-game = Tisch eröffnen: { $game }
home-rules = Regeln
home-rules-game = Regeln: { $game }
game-card-players = { $least }–{ $most } Spieler
game-card-players-one = { $n } Spieler
game-card-facts = { $players } · { $time }
row-your-turn = Du bist dran
row-left = noch { $time }
row-free-seats = { $free ->
    [0] Alle Plätze besetzt
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
row-since = Begonnen { $when }, letzter Zug { $last }

## Carrying a seat to another device

code-title = Hast du einen Code?
code-hint = Gib einen Code von deinem anderen Gerät ein. Ein Platzcode holt einen Platz hierher, dein Wiederherstellungscode alles.
code-take = Code verwenden
removed-title = Dieses Gerät wurde abgemeldet
removed-words = Es wurde aus deinen Geräten entfernt, oder deine Daten auf diesem Server wurden von einem anderen Gerät aus gelöscht. Partien, die auf diesem Gerät gespeichert sind, sind noch da.
removed-back = Mit einem Code wiederherstellen
removed-fine = OK
carry-title = Auf einem anderen Gerät weiterspielen
carry-words = Hol dir hier einen Code, gib ihn auf dem anderen Gerät ein, und dein Platz zieht um.
carry-get = Code holen
carry-none = Du spielst gerade keine Partie.
carry-until = gilt bis { $when }

## Setting up a table

setup-title = Tisch eröffnen
setup-club = Dieser Tisch steht auf der Seite deines Clubs. Seine Mitglieder können die freien Plätze einnehmen.
setup-game = Spiel
setup-players = Anzahl Spieler
setup-seats = Wer spielt mit?
setup-seats-hint = Tippe auf einen Platz und wähle, wer dort spielt.
setup-ties-hint = Gepunktete Linien verbinden Partner.
setup-seat-label = Platz { $n }: { $who }
setup-who-sits = Wer spielt auf Platz { $n }?
setup-more = Weitere Optionen
setup-open = Tisch eröffnen
setup-open-words = Es geht los, sobald alle Plätze besetzt sind.
setup-start = Partie beginnen
setup-start-words = Alle sind da.
sitter-me = Ich
    .hint = an diesem Gerät
sitter-friend = Freunde
    .hint = per Link oder QR-Code
sitter-here = Mitspieler an diesem Gerät
    .hint = am selben Bildschirm
sitter-open = Offener Platz
    .hint = wer zuerst kommt
sitter-bots = Bots
name-yours = Dein Name
name-theirs = Name
option-usual = Standard
clock-label = Zeitlimit
clock-none = Kein Zeitlimit
clock-move = { $time } pro Zug
clock-bank = { $time } pro Zug + { $bank } Zeitkonto
clock-days-what = Erzwungene Züge laufen von selbst, deinen nächsten Zug kannst du vorbereiten. Ist die Zeit um, spielt ein Bot, bis du wieder da bist.
public-label = Sichtbarkeit
public-no = Privat (nur mit Link)
public-yes = Öffentlich (in der Lobby)
takeover-label = Wenn ein Mitspieler die Verbindung verliert
takeover-never = Warten
rated-game = Gewertete Partie
rated-mark = Gewertet
takeover-after = Ein Bot übernimmt nach { $time }
delay-label = Zuschauer
delay-none = Live
delay-by = Mit { $time } Verzögerung
fact = { $what }: { $value }
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-words = Schick das deinen Freunden. Sie wählen Platz und Namen.
invite-moved = Der Link hat sich geändert. Bitte schick den neuen.
invite-local = Dieser Link gilt nur auf diesem Computer. Um Freunde einzuladen, starte Tockwork mit { $option }.
invite-home-closed = Dieser Link gilt nur auf diesem Computer. Handys und Computer in deinem Heimnetz können ihn auch öffnen, wenn du es erlaubst. Ins Internet wird nichts geöffnet.
invite-home-let-in = Geräte zu Hause mitspielen lassen
invite-home-open = Geräte in deinem Heimnetz können den Link öffnen, bis Tockwork beendet wird.
invite-home-close = Wieder nur dieser Computer

## Waiting for the others

waiting-title = Der Tisch füllt sich
waiting-choose = Wähle einen Platz
waiting-free = frei
waiting-kept = reserviert
waiting-sit = Hinsetzen
waiting-sit-label = Auf Platz { $n } setzen
waiting-away = offline
waiting-change = Diesen Platz ändern
waiting-invite = Freunde einladen
waiting-start-bots = Mit Bots auf freien Plätzen beginnen
waiting-leave = Tisch verlassen
waiting-words = Es geht los, sobald alle Plätze besetzt sind.
waiting-full = Alle sind da. Die Karten werden verteilt …
waiting-watch = Alle Plätze sind besetzt. Gleich kannst du zuschauen.
waiting-watch-kept = Die freien Plätze sind für Freunde mit dem Einladungslink reserviert. Sobald es losgeht, kannst du zuschauen.
waiting-watch-late = Du siehst alles { $time } später als die Spieler.
chat-title = Chat
chat-empty = Sag Hallo, solange ihr wartet. Während der Partie wird nicht über Karten geredet.
chat-label = Nachricht
chat-say = Senden

## Open tables

lobby-join = Mitspielen
lobby-empty-title = Gerade ist kein Tisch offen
lobby-empty = Eröffne einen mit einem freien Platz. Er erscheint hier, und alle können sich dazusetzen.

## Replay

replay = Nachspielen
replay-title = { $game }, Zug für Zug
replay-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
replay-board = Das Brett bei diesem Schritt
replay-controls = Durch die Partie blättern
replay-moment = Schritt der Partie
replay-position = Schritt { $n } von { $of }
replay-first = Anfang
replay-back = Zurück
replay-forward = Weiter
replay-last = Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-view = Aus Sicht von
replay-open = Alle Karten offen
replay-hands = Karten
replay-no-cards = keine Karten
replay-log = Spielverlauf
replay-share = Diese Stellung teilen
replay-only-here = Diese Partie ist nur auf diesem Gerät gespeichert. Zum Teilen schick die Spieldatei; andere öffnen sie auf ihrer Startseite.
replay-review = Analyse
replay-record = Partie herunterladen
replay-rematch = Zur Revanche

## Settings

settings-you = Profil
settings-look = Darstellung
settings-theme = Farben
settings-speed = Tempo der Murmeln
settings-motion = Animationen der Seite
settings-playing = Spielweise
settings-hear = Ton und Benachrichtigungen
theme-auto = Wie mein Gerät
theme-day = Hell (Eiche)
theme-night = Dunkel (Nussbaum)
theme-contrast = Hoher Kontrast
speed-calm = Ruhig
speed-brisk = Flott
speed-off = Sofort
motion-auto = Wie mein Gerät
motion-full = An
motion-reduced = Reduziert
setting-confirm = Züge bestätigen
    .hint = Du siehst einen Zug zuerst und bestätigst ihn dann.
setting-forced = Erzwungene Züge automatisch spielen
    .hint = Gibt es nur einen erlaubten Zug, wird er für dich gespielt.
setting-list = Listenansicht
    .hint = Alle Züge als einfache Knöpfe und das Brett als Text. Für Screenreader gemacht, gut für alle.
setting-warn = Vor einem Fehler warnen
    .hint = In Partien gegen Bots, solange der Trainer dabei ist.
setting-warn-never = Nie
setting-warn-from = Ab { $points } % Gewinnchance
setting-pocket = Offline spielen
    .hint = Partien gegen Bots und an einem Bildschirm bleiben in diesem Browser und brauchen keine Verbindung.
setting-muted = Reaktionen ausblenden
    .hint = Kein Hallo und kein „Tut mir leid“ von anderen.
setting-sounds = Töne
    .hint = Holz, Karten und eine Glocke, wenn du dran bist.
setting-aloud = DOG Kids vorlesen
    .hint = Was zu tun ist, wird automatisch vorgelesen, in deiner Sprache.
aloud-read = Vorlesen
setting-notifications = Benachrichtigen, wenn ich dran bin
    .hint = Nur solange dieser Tab im Hintergrund ist.
setting-notifications-refused = Benachrichtigungen sind blockiert. Du kannst sie in den Einstellungen deines Browsers erlauben.

## Rules and help

rules-title = { $game }: die Regeln
rules-goal = Ziel des Spiels
rules-cards = Geben
rules-turn = Dein Zug
rules-start = Herauskommen
rules-way = Unterwegs
rules-home = Ins Ziel
rules-special = Sonderregeln
rules-deck = Was die Karten tun
rules-copies = × { $count }

help-how = Bedienung
help-card = Eine Karte spielen
    .words = Tippe auf eine Karte: Die Murmeln, die sie nutzen können, leuchten, und Ringe zeigen, wohin. Tippe auf eine Murmel, dann auf einen Ring. Oder zieh die Karte dorthin.
help-marble = Oder mit einer Murmel anfangen
    .words = Tippe auf eine Murmel, und die Karten, die sie bewegen können, heben sich. Du kannst sie auch auf das Feld ziehen.
help-seven = Eine Sieben aufteilen
    .words = Tippe auf eine Murmel, und sie geht einen Schritt; die Punkte über deinen Karten füllen sich. Nimm Schritte zurück, bis es stimmt, dann spiel sie.
help-why = Warum geht das nicht?
    .words = Tippe auf eine dunkle Karte, und du siehst, welche Regel sie verhindert.
help-log = Was gerade geschah
    .words = Der Spielverlauf zeigt jeden Zug. Tippe auf einen, um das Brett an dieser Stelle zu sehen.
help-away = Gehen und wiederkommen
    .words = Schließ die Seite, wann du willst. Öffne den Tisch wieder und mach weiter, wo du warst; vielleicht hat ein Bot für dich gespielt.
help-screen = Mehrere an einem Bildschirm
    .words = Zwischen den Zügen verdeckt ein Vorhang die Karten. Gib das Gerät weiter und heb dann den Vorhang.
help-list = Mit Screenreader
    .words = Schalte in den Einstellungen „Listenansicht“ ein. Von dort lässt sich alles spielen.
help-keys = Tastenkürzel
key-tab = Weiter: Karten, Murmeln, Ziele, Knöpfe
key-arrows = Zwischen Karten, Murmeln und Zielen wechseln
key-enter = Wählen oder spielen
key-escape = Abbrechen
key-backspace = Einen Schritt der Sieben zurücknehmen
key-why = Fragen, warum eine Karte nicht geht
key-last = Den letzten Zug noch einmal hören
key-skip = Weiter bis zum nächsten Zug, wenn du für die Runde raus bist
about-title = Über Tockwork
about-free = Tockwork ist freie Software für die Spiele der Tock- und DOG-Familie. Du kannst es zu Hause, im Verein oder für die ganze Welt betreiben.
about-fair = Jede Mischung folgt aus einem Startwert, der vor der Partie feststeht und danach aufgedeckt wird. So können alle prüfen, dass ehrlich gegeben wurde.
about-data = Keine Konten, keine Werbung, keine Verfolgung. Ein Cookie merkt sich deinen Platz; deine Einstellungen bleiben auf diesem Gerät.
about-fonts = Gesetzt in Fraunces und Atkinson Hyperlegible Next.
about-licences = Lizenzen

## When something goes wrong

fault-no_server = Dafür braucht es einen Server. Hier kannst du gegen Bots und an einem Bildschirm spielen.
fault-bad_record = Diese Datei ist keine vollständige, gültige Spieldatei.
fault-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
fault-not_kept = Du bist offline, und das wurde auf diesem Gerät noch nicht geladen. Öffne es einmal mit Verbindung, dann bleibt es verfügbar.
fault-no_such_table = Diesen Tisch gibt es nicht, oder er ist abgelaufen.
fault-no_such_party = Diese Gruppe ist vollständig oder sucht nicht mehr.
fault-no_such_record = Diese Partie ist nicht auf diesem Gerät gespeichert. Öffne ihre Datei noch einmal.
fault-no_such_game = Dieses Spiel gibt es hier nicht.
fault-no_such_page = Diese Seite gibt es nicht.
fault-not_your_seat = Das ist der Platz von jemand anderem.
fault-not_host = Das kann nur, wer den Tisch eröffnet hat.
fault-not_invited = Dieser Platz ist für einen Freund reserviert. Bitte um den Einladungslink.
fault-not_member = Das können nur Mitglieder des Clubs oder seine Leitung.
fault-not_lasting = Eine gewertete Partie braucht einen Wiederherstellungscode oder einen Passkey, damit die Wertung deine bleibt. Beides findest du unter „{ nav-games }“.
fault-left_rated = Du hast vor Kurzem eine gewertete Partie verlassen. Warte noch etwas bis zur nächsten.
fault-name_refused = Der Betreiber dieses Servers lässt diesen Namen nicht zu. Wähle einen anderen.
fault-bad_origin = Diese Seite wurde von einer anderen aus geöffnet. Bitte öffne sie direkt.
fault-bad_token = Deine Sitzung wird nicht erkannt. Bitte lade die Seite neu.
fault-seat_taken = Diesen Platz hat gerade jemand anderes genommen.
fault-table_full = Alle Plätze sind besetzt.
fault-already_started = Die Partie hat schon begonnen.
fault-not_started = Die Partie hat noch nicht begonnen.
fault-not_over = Die Partie läuft noch. Nachspielen geht, wenn sie zu Ende ist.
fault-over = Diese Partie ist zu Ende.
fault-bad_code = Unbekannter oder abgelaufener Code. Ein Platzcode gilt einmal und nur kurz.
fault-bad_recovery = Diesen Wiederherstellungscode kennt der Server nicht. Ist etwas vertippt? Wenn du einen neueren erstellt hast, gilt nur der.
fault-joined = Das hat nicht geklappt: Im selben Moment wurde ein anderes deiner Geräte mit diesem verbunden, oder seine Daten wurden gelöscht. Sonst ist nichts verloren. Sieh unter „{ nav-games }“ nach; brauchst du einen Code, hol einen neuen.
fault-no_notices = Dieser Server sendet keine Hinweise.
fault-no_room = Dieser Server hat keinen Platz für eine weitere Kopie deiner Partien. Auf diesem Gerät sind sie sicher; unter „{ nav-games }“ kannst du sie als Datei speichern.
fault-too_many = Zu viele Anfragen. Bitte warte einen Moment.
fault-too_many_tables = Du hast zu viele laufende Partien. Spiel eine zu Ende, verlass eine oder versuch es später wieder.
fault-invalid = Etwas im Formular ist ungültig. Bitte prüfe es.
fault-storage = Der Server kann gerade nichts speichern. Bitte versuch es bald wieder.
fault-closing = Der Server startet neu. Bitte versuch es gleich noch einmal.
fault-replaced = Du spielst jetzt auf einem anderen Gerät. Öffne den Tisch noch einmal, um von hier zuzuschauen.
fault-removed = Dieses Gerät wurde abgemeldet: Es wurde entfernt, oder deine Daten wurden gelöscht. Mit deinem Code stellst du unter „{ nav-games }“ alles wieder her.
fault-failed = Auf dem Server ging etwas schief. Bitte versuch es noch einmal.

## Learning a game

learn-link = Lernen
learn-link-game = { $game } lernen
learn-first-game = Einführung
learn-invite-words = Lerne ein Spiel in fünf Minuten, auf dem Brett, Zug um Zug.
