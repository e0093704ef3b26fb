### What only the terminal says. What it has in common with the page stands in the other files.

## Eine Partie, erzählt mit den Feldern, die man tippen kann

did-go-from = von { $from } auf { $to }
did-go = { $who } läuft von { $from } auf { $to }
did-push-from = { $owned } wird von { $from } auf { $to } geschoben
marble-on = { $marble } auf { $place }
marble-in-reserve = { $marble } im Lager
marble-in-centre = { $marble } in der Mitte
marble-in-heaven = { $marble } im Himmel
board-hand = Karten: { $cards }
why-for-use = { $why } ({ $use })

## Auswahl

choice-ways = { $card }  ({ $count } Möglichkeiten)
choice-done = fertig: { $move }
choice-to = auf { $place }
choice-taken = { $place }, da steht { $owned }

## Eine Partie im Terminal

shell-table = { $game }, { $form }
shell-welcome = { $table }. Du sitzt auf Platz { $seat }, mit { $others }.
shell-partners = Auf deiner Seite: { $names }.
shell-how = Tippe eine Zahl, um zu wählen, oder „help“ für alles andere.
shell-goes-on = { $count ->
    [one] Die Partie geht nach einer Entscheidung weiter.
   *[other] Die Partie geht nach { $count } Entscheidungen weiter.
}
shell-idle = Jetzt nicht spielbar: { $cards }
shell-number = Wähle eine Zahl von 1 bis { $count }.
shell-nothing-picked = Noch ist nichts gewählt; „undo“ nimmt deinen letzten Zug zurück.
shell-help =
    .pick = das wählen
    .back = den letzten Schritt dieses Zuges zurücknehmen
    .move = ein ausgeschriebener Zug wird sofort gespielt („moves“ zeigt alle)
    .why = warum eine Karte nicht geht, für jede deiner Murmeln
    .why-place = dasselbe für die Murmel auf einem Feld
    .hint = was der gierige Bot spielen würde
    .undo = deinen letzten Zug und die Züge danach zurücknehmen
    .board = das Brett zeichnen; alle erlaubten Züge zeigen
    .save = die Spieldatei schreiben
    .quit = beenden (auch mit Strg-D)
shell-unknown = „{ $text }“ ist weder Auswahl noch Befehl noch Zug; versuch es mit „help“.
shell-illegal = „{ $text }“ geht jetzt nicht; „moves“ zeigt, was geht.
shell-ambiguous = „{ $text }“ passt auf mehrere Züge; „moves“ zeigt sie.
shell-why = Tippe „why KARTE“ oder „why KARTE FELD“.
shell-no-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
shell-no-marble = Auf „{ $place }“ steht keine Murmel.
shell-usable = Das geht.
shell-hint = Der gierige Bot würde spielen: { $move }
shell-undone = Zurückgenommen: { $move }
shell-nothing-undone = Du hast noch keinen Zug, den du zurücknehmen könntest.
shell-save = Tippe „save DATEI“.
shell-saved = Gespeichert in { $file }.
shell-unwritten = { $file } ließ sich nicht schreiben ({ $why }).
shell-goodbye = Bis bald.
shell-resume = „tockwork play --resume { $file }“ macht hier weiter.

## Zuschauen und nachspielen

shell-watched = { $table }: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}, Startwert { $seed }.
shell-recorded = Die Spieldatei liegt in { $file }; „tockwork replay { $file }“ spielt sie nach.
shell-replayed = { $table }: { $count ->
    [one] eine Entscheidung nachgespielt, sie ist erlaubt.
   *[other] { $count } Entscheidungen nachgespielt, alle erlaubt.
}
shell-unfinished = Die Partie ist nicht zu Ende.

## Die Regeln

shell-rules = „tockwork rules SPIEL“ beschreibt eines davon, „--options“ zeigt, was sich ändern lässt.
shell-publisher = Folgt den Regeln von { $publisher }; Tockwork gehört nicht dazu.
shell-board = Abschnitte mit { $spaces } Feldern, Ziel mit { $lane }
shell-pack = Kartenspiel
shell-copies = je { $count } von { $cards }
shell-settings = Einstellungen
shell-clauses = Alle Regeln: { $page }. Was sich ändern lässt: „--options“.

## Den Tisch bereitstellen

shell-at = Tockwork läuft auf { $address }  (Strg-C beendet es)
shell-network = Für andere in deinem Netz: { $address }
shell-no-page = Dieser Installation fehlt die Seite für den Browser, sie hat nur die HTTP-Schnittstelle. Im Quellbaum baut make setup die Seite und make dist ein Wheel damit.
shell-ended = Tockwork ist beendet; alle Partien sind aufbewahrt.

## tockwork review

report-title = Analyse: { $game }
report-chances = Gewinnchancen (alle Karten bekannt)
report-marked = Fehler
report-none-marked = Keine Fehler gefunden.
report-when = { $rounds ->
    [no] Zug { $turn }
   *[yes] Runde { $round }, Zug { $turn }
}
report-when-dealt = Runde { $round }
report-answer = { $when }. { $move }
report-asked = { $gives ->
    [yes] { $when }: Welche Karte gibt { $name } ab? Hand: { $cards }.
   *[no] { $when }: Was tut { $name }? Hand: { $cards }.
}
report-lost = { $mark }: −{ $points } % (± { $error }).
report-instead = Besser: { $move }
report-strong = Stark: der einzige gute Zug
report-luck = Kartenglück, ab { $least } %
report-luck-line = { $when }: { $points } % für { $names }
report-try = Deine Fehler üben
report-show = Was war besser?
report-played = In der Partie gespielt
report-best = Besser
report-left = Diese Partie wurde nicht zu Ende gespielt: „Woran es lag“ zeigt die Gewinnchancen, als sie verlassen wurde.
report-progress = { $done } von { $of }

## Marbles, where they carry no letters

piece-a = { $piece ->
    [dog] ein Hund
   *[marble] eine Murmel
}
piece-of = { $piece ->
    [dog] der Hund von { $name }
   *[marble] die Murmel von { $name }
}
piece-yours = { $piece ->
    [dog] dein Hund
   *[marble] deine Murmel
}
daily-terminal = Gewinnchance am Ende: { level-club } im Schnitt { $par }, schwächere Bots { $mean }.
