### Der Tisch beim Spielen: was gefragt wird, was auf Knöpfen steht, was ein Vorleseprogramm sagt.

play-table = Tisch
play-board = Spielbrett
play-seats = Mitspieler
play-your-hand = Deine Karten
play-your-cards = Deine Karten
play-tray = Dein Zug
play-choices = Was du tun kannst
play-log = Was geschah
play-home = Zurück zu den Spielen
play-more = Mehr
play-rules = Regeln dieses Spiels
play-settings = { nav-settings }
play-close = { close }
play-back-to-table = Zurück zum Tisch
play-leave = { waiting-leave }
play-leave-ask = Den Tisch verlassen?
play-leave-why = Ein Bot spielt an deiner Stelle weiter, und dieser Platz gehört dir dann nicht mehr. Willst du später wiederkommen, schließe einfach die Seite: Dein Platz bleibt dir erhalten.
play-leave-not = Weiterspielen
play-round = Runde { $n }
play-watching = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } Leute schauen zu
}
play-you-watch = Du schaust zu
play-you-watch-removed = Dieses Gerät ist hier nicht mehr bekannt: Es wurde entfernt, oder du wurdest vergessen. Darum schaust du nur zu.
play-behind = { $time } verzögert
play-loading = Der Tisch wird gedeckt …
play-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
play-unreached = Der Server ist nicht zu erreichen.
play-by-itself = Es wird von selbst weiter versucht: Sobald die Leitung steht, ist der Tisch wieder da.
play-restarting = Der Server startet neu. Gleich geht es weiter …
play-trouble = Dieser Tisch kann nicht gezeigt werden.
play-trouble-no_such_table = Diesen Tisch gibt es nicht
play-trouble-replaced = Dein Platz ist auf einem anderen Gerät
play-trouble-removed = Dieses Gerät ist hier nicht mehr bekannt
play-refused = { $code ->
    [stale] Das Spiel war schon weiter; dein Zug wurde zurückgenommen.
    [not_your_turn] Du bist nicht mehr am Zug; dein Zug wurde zurückgenommen.
    [over] Das Spiel ist zu Ende.
    [too_many] Bitte etwas langsamer.
    [closing] Der Server startet neu. Versuch es gleich noch einmal.
    [storage] Der Server konnte deinen Zug nicht speichern. Bitte noch einmal.
   *[other] Dein Zug wurde nicht angenommen und zurückgenommen.
}

## Einstellungen in Reichweite

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Tempo
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Etwas sagen
play-mute = { setting-muted }

## Was gefragt wird

play-your-turn = Du bist dran
play-waiting = { $name } überlegt …
play-gone = { $name } ist gerade weg.
play-gone-until = { $name } ist gerade weg. Ein Bot hilft in { $time }.
play-sending = …
play-over = Das Spiel ist zu Ende.
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
play-ask-swap = Mit wem?
play-ask-meaning = Was soll sie sein?
play-ask-use = Wie spielst du sie?
play-ask-confirm = So spielen?
play-ask-pips = Verteile die Schritte: Tippe für jeden auf eine Murmel.
play-ask-give = Gib { $to } eine Karte.
play-ask-give-partner = Gib { $to }, deinem Partner, eine Karte.
play-ask-offer = Biete { $to } eine Karte an, oder keine.
play-ask-open = Wer kommt auf deinen Start?
play-ask-hop = Springt dein Bürger auf das nächste Sonderfeld?
play-ask-discard = Du kannst nichts spielen: Wirf eine Karte ab.
play-ask-skipped = Du setzt aus: Wirf eine Karte ab.

## Knöpfe

play-play = Spielen
play-give = Geben
play-offer = Anbieten
play-discard = Abwerfen
play-undo = Einen Schritt zurücknehmen
play-put-back = Zurücklegen
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
play-walk-on = weiterlaufen
play-use-back = { $n } zurück
play-use-push = { $n } schieben
play-use-split = { $n } verteilen
play-use-swap = Tauschen
play-use-jump = Weiterlaufen
play-use-take = Platz einnehmen
play-use-centre-in = In die Mitte
play-use-centre-out = Aus der Mitte
play-use-heaven-in = In den Himmel
play-use-heaven-out = Aus dem Himmel
play-use-skip = { $name } setzt aus
play-use-empty = Ohne Wirkung ablegen
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
play-ranked = { $me ->
    [yes] dein { $letter }
   *[no] { $letter } von { $name }
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
play-swap = { $one } tauscht mit { $two }
play-sends-back = { $marble } muss zurück
play-and-draws = { $what }; du ziehst eine Karte
play-pips = { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
play-pips-laid = { $laid } von { $of } Schritten gelegt
play-cannot-go-on = kann nicht weiter
play-stuck = Der Rest geht nicht auf. Nimm einen Schritt zurück.
play-own-capture = Das schickt eine Murmel eurer Seite zurück.
play-fresh = frisch gestartet

## Plätze am Tisch

play-seat-you = Du, { $name }
play-partner = dein Partner
play-in-turn = am Zug
play-leads = beginnt diese Runde
play-out = aus der Runde
play-away = nicht da
play-bot-plays = ein Bot spielt
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
    [yes] Du legst deine Karten ab
   *[no] { $name } legt die Karten ab
}
play-puts-away = { $me ->
    [yes] Du nimmst neue Karten
   *[no] { $name } nimmt neue Karten
}
play-no-start = Keine Startkarte und nichts auf der Bahn.
play-nothing-fits = Keine dieser Karten lässt sich spielen.
play-renewed = Alle Karten werden gegen neue getauscht.

## Zurückschauen

play-looking-back = Du schaust zurück
play-now = Zum aktuellen Stand

## Die Liste

play-board-table = Das Brett
play-col-player = Spieler
play-col-cards = Karten

## Ein Bildschirm, mehrere Leute

play-hand-hidden = Die Karten sind verdeckt.
play-curtain = { $name } ist dran
play-curtain-why = Gib den Bildschirm weiter. Sonst schaut jetzt niemand hin.
play-curtain-open = Ich bin { $name }

## Das Ende

play-you-won = Du hast gewonnen
play-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
play-took = Es hat { $time } gedauert.
play-review = Nachspielen
play-rematch = Revanche
play-join-rematch = Zur Revanche
play-share = Teilen
play-share-text = { $game }: Gewonnen haben { $names }.
play-copied = Der Link ist kopiert.
play-failed = Das hat nicht geklappt ({ $code }).

play-several = hat mehrere Plätze

# How the cards were dealt

play-fair = Faire Karten
play-given-up = Das Spiel wurde aufgegeben
play-left-out = Der Teil deines Geräts kam zu spät: Die Karten sind ohne ihn gemischt.
play-seed = Der Startwert: { $seed }
