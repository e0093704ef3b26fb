### Der Tisch beim Spielen: was gefragt wird, was auf Knöpfen steht, was ein Vorleseprogramm sagt.

play-table = Tisch
play-board = Spielbrett
play-seats = Mitspieler
play-your-hand = Deine Karten
play-your-cards = Deine Karten
play-tray = Dein Zug
play-choices = Deine Möglichkeiten
play-log = Spielverlauf
play-home = Alle Spiele
play-more = Mehr
play-rules = Regeln dieses Spiels
play-settings = { nav-settings }
play-players = Spieler
play-close = { close }
play-back-to-table = Zurück zum Tisch
play-leave = { waiting-leave }
play-leave-ask = Den Tisch verlassen?
play-leave-why = Ein Bot übernimmt deinen Platz für immer. Brauchst du nur eine Pause, schließ einfach die Seite: Dein Platz bleibt dir.
play-leave-not = Weiterspielen
play-round = Runde { $n }
play-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
play-you-watch = Du schaust zu
play-you-watch-removed = Dieses Gerät wurde abgemeldet, darum kannst du nur zuschauen.
play-behind = { $time } verzögert
play-loading = Der Tisch wird gedeckt …
play-lost = Verbindung unterbrochen. Neuer Versuch …
play-unreached = Der Server ist nicht erreichbar.
play-by-itself = Die Verbindung wird automatisch wiederhergestellt …
play-restarting = Der Server startet neu. Gleich geht es weiter …
play-trouble = Dieser Tisch kann nicht gezeigt werden.
play-trouble-no_such_table = Diesen Tisch gibt es nicht
play-trouble-replaced = Dein Platz ist auf einem anderen Gerät
play-trouble-removed = Dieses Gerät wurde abgemeldet
play-refused = { $code ->
    [stale] Die Partie war schon weiter; dein Zug wurde nicht gespielt.
    [not_your_turn] Du bist nicht mehr dran; dein Zug wurde nicht gespielt.
    [over] Die Partie ist zu Ende.
    [too_many] Bitte etwas langsamer.
    [closing] Der Server startet neu. Versuch es gleich noch einmal.
    [storage] Der Server konnte deinen Zug nicht speichern. Bitte noch einmal.
    [paused] Die Partie macht Pause.
    [declined] Nach dem nächsten Zug kannst du wieder fragen.
   *[other] Dein Zug wurde nicht angenommen.
}

## Pausing and undoing a move, if the others agree

play-pause = Pause
play-orders = Nächsten Zug vorbereiten
play-since = Seit du zuletzt hier warst
play-undo-move = Meinen letzten Zug zurücknehmen
play-proposed = { $what ->
    [pause] { $name } möchte eine Pause machen.
   *[take_back] { $name } möchte den letzten Zug zurücknehmen.
}
play-you-proposed = { $what ->
    [pause] Du möchtest eine Pause machen. Es fehlt noch: { $names }.
   *[take_back] Du möchtest deinen letzten Zug zurücknehmen. Es fehlt noch: { $names }.
}
play-agree = Einverstanden
play-decline = Nein
play-paused = Die Partie macht Pause. Keine Uhr läuft.
play-resume = Weiterspielen

## Einstellungen in Reichweite

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Tempo
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Reaktionen
play-mute = { setting-muted }

## Was gefragt wird

play-your-turn = Du bist dran
play-waiting = { $name } überlegt …
play-gone = { $name } ist gerade weg.
play-gone-until = { $name } ist gerade weg. In { $time } übernimmt ein Bot.
play-sending = …
play-over = Die Partie ist zu Ende.
play-ask-card = Du bist dran: Wähle eine Karte.
play-ask-card-for-marble = { $piece ->
    [dog] Wähle eine Karte für diesen Hund.
   *[marble] Wähle eine Karte für diese Murmel.
}
play-ask-marble = { $piece ->
    [dog] Welcher Hund?
   *[marble] Welche Murmel?
}
play-ask-target = Wohin?
play-ask-swap = Mit wem tauschen?
play-ask-meaning = Als welche Karte?
play-ask-use = Wie spielst du sie?
play-ask-confirm = Diesen Zug spielen?
play-ask-pips = Teil die Schritte auf: Tippe für jeden auf eine Murmel.
play-ask-give = Gib { $to } eine Karte.
play-ask-give-partner = Gib { $to }, deinem Partner, eine Karte.
play-ask-offer = Biete { $to } eine Karte an, oder keine.
play-ask-open = Wer kommt auf deinen Start?
play-ask-hop = Soll dein Bürger auf das nächste Sonderfeld springen?
play-ask-discard = Du kannst nichts spielen: Wirf eine Karte ab.
play-ask-skipped = Du setzt aus: Wirf eine Karte ab.

## Knöpfe

play-play = Spielen
play-give = Geben
play-offer = Anbieten
play-discard = Abwerfen
play-undo = Schritt zurücknehmen
play-put-back = Abbrechen
play-skip = Weiter, bis ich dran bin
play-do-give = { $to } { $card } geben
play-do-offer = { $to } { $card } anbieten
play-do-discard = { $card } abwerfen
play-do-decline = Keine anbieten
play-do-renew = Neue Karten nehmen
play-do-hop = Springen
play-do-stay = Stehen bleiben
play-as = Als { $card }
play-card-as = { $card } als { $as }
play-without-card = Ohne Karte
play-use-start = Herausbringen
play-use-walk = { $n } vor
play-walk-on = vorbeilaufen
play-use-back = { $n } zurück
play-use-push = { $n } schieben
play-use-split = { $n } aufteilen
play-use-swap = Tauschen
play-use-jump = Weiterlaufen
play-use-take = Feld einnehmen
play-use-centre-in = In die Mitte
play-use-centre-out = Aus der Mitte
play-use-heaven-in = In den Himmel
play-use-heaven-out = Aus dem Himmel
play-use-skip = { $name } setzt aus
play-use-empty = Ohne Wirkung spielen
play-use-undo = Zurücknehmen, Karte selbst nutzen

## Murmeln und Züge in Worten

play-marble = { $me ->
    [yes] { $piece ->
        [dog] dein Hund { $letter }
       *[marble] deine Murmel { $letter }
    }
   *[no] { $piece ->
        [dog] Hund { $letter } von { $name }
       *[marble] Murmel { $letter } von { $name }
    }
}
play-marble-at = { $marble }, { $place }
play-to = { $marble } → { $place }
play-lay-to = { $n ->
    [one] Ein Schritt, { $place }
   *[other] { $n } Schritte, { $place }
}
play-bring-out = Herausbringen: { $marble }
play-leg = { $marble }: { $from } → { $to }
play-leg-pips = { $marble }, { $n }: { $from } → { $to }
play-swap = { $one } und { $two } tauschen die Plätze
play-sends-back = { $marble } wird heimgeschickt
play-and-draws = { $what }; du ziehst eine Karte
play-pips = { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
play-pips-laid = { $laid } von { $of } Schritten gegangen
play-cannot-go-on = blockiert
play-stuck = Die restlichen Schritte gehen nicht. Nimm einen Schritt zurück.
play-own-capture = Das schickt eine Murmel deines Teams heim.
play-fresh = frisch gestartet

## Plätze am Tisch

play-seat-you = Du, { $name }
play-partner = Partner
play-in-turn = am Zug
play-leads = beginnt diese Runde
play-out = raus für diese Runde
play-away = nicht da
play-bot-plays = Bot spielt
play-has-chosen = hat gewählt
play-announced-yes = hat eine Startkarte angesagt
play-announced-no = hat keine Startkarte angesagt
play-home-count = { $count ->
    [0] keine im Ziel
    [one] eine im Ziel
   *[other] { $count } im Ziel
}
play-hands-open = Alle Karten liegen offen.
play-hand-open = { $name }: { $cards }.
play-dead = jetzt nicht spielbar
play-card-dead = { $card } lässt sich jetzt nicht spielen.

## Abgelegte Karten, und warum

play-why = Warum nicht?
play-why-each = { $piece ->
    [dog] Jeder Hund
   *[marble] Jede Murmel
}
play-lays-down = { $me ->
    [yes] Du bist raus für diese Runde
   *[no] { $name } ist raus für diese Runde
}
play-puts-away = { $me ->
    [yes] Du nimmst neue Karten
   *[no] { $name } nimmt neue Karten
}
play-no-start = Keine Startkarte und nichts auf der Bahn.
play-nothing-fits = Keine dieser Karten lässt sich spielen.
play-renewed = Alle Karten werden gegen neue getauscht.

## Zurückschauen

play-looking-back = Du siehst eine frühere Stellung
play-now = Zum aktuellen Stand

## Die Liste

play-board-table = Das Brett
play-col-player = Spieler
play-col-cards = Karten

## Ein Bildschirm, mehrere Leute

play-hand-hidden = Die Karten sind verdeckt.
play-curtain = { $name } ist dran
play-curtain-why = Gib das Gerät weiter. Nicht spicken.
play-curtain-open = Ich bin { $name }

## Das Ende

play-you-won = Du hast gewonnen
play-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
play-took = Spieldauer: { $time }
play-again = Nochmal spielen
play-rematch = Revanche
play-join-rematch = Zur Revanche
play-share = Teilen
play-share-text = { $game }: Gewonnen haben { $names }.
play-failed = Das hat nicht geklappt ({ $code }).
end-player = Spieler
end-home = Im Ziel
end-home-of = { $home } von { $of }
# With a soft hyphen, so that the column leaves room for names.
end-captured = Heimge­schickt
end-others = Neuer Tisch mit anderen
end-turning = Wendepunkt in Runde { $round }.
end-turning-chance = Gewinnchance für { $names }: { $before } → { $after }.

play-several = spielt mehrere Plätze

# How the cards were dealt

play-fair = Nachweislich fair
play-given-up = Partie abgebrochen
play-left-out = Der Beitrag deines Geräts kam zu spät; die Karten wurden ohne ihn gemischt.

## What helps at the first game, and children

play-lesson-offer = Zum ersten Mal { $game }? Eine kurze Einführung zeigt, wie es geht.
kids-home = In die Hütte
kids-capture = Wirft raus
kids-out = Hund raus
kids-swap = Tauschen
kids-run = Laufen
kids-none = Jetzt nicht
