# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Alles passt: Niemand hat diese Karten ausgesucht, und nichts wurde nachträglich geändert.
fair-bad = Etwas passt nicht: Trau diesem Spiel nicht.
fair-unknown = Nichts ist falsch, aber die Aufzeichnung sagt nicht genug, um alles zu prüfen.
fair-alone = Alles passt zusammen: erlaubte Züge, Karten, die aus dem Startwert folgen. Aber ein Gerät allein hat dieses Spiel gegeben, wie an einem Tisch nur auf deinem Gerät: Für den Startwert bürgt sonst niemand.

fair-commitment = { $state ->
    [yes] Der Teil des Servers ist der, auf den er sich festgelegt hatte, bevor jemand Platz nahm.
    [no] Der Teil des Servers ist nicht der, auf den er sich festgelegt hatte.
   *[unknown] Worauf sich der Server festgelegt hatte, steht hier nicht.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Kein Mitspieler hat einen Teil dazugegeben.
        [one] Der Teil eines Mitspielers ist der versprochene.
       *[other] Die Teile von { $count } Mitspielern sind die versprochenen.
    }
    [no] Der Teil eines Mitspielers ist nicht der versprochene.
   *[unknown] Was die Mitspieler dazugaben, steht hier nicht.
}
fair-seed = { $state ->
    [yes] Der Startwert folgt aus allen Teilen zusammen.
    [no] Der Startwert folgt nicht aus den Teilen.
   *[unknown] Wie der Startwert entstand, steht hier nicht.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Es gibt noch keine Antworten.
        [one] Eine Antwort wurde nachgespielt: Sie ist erlaubt, und alles Weitere folgt.
       *[other] { $count } Antworten wurden nachgespielt: Alle sind erlaubt, und alles Weitere folgt.
    }
    [no] So kann das Spiel nicht verlaufen sein.
   *[unknown] Die Züge ließen sich nicht prüfen.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Wer anfängt und eine Mischung folgen aus dem Startwert.
       *[other] Wer anfängt und { $count } Mischungen folgen aus dem Startwert.
    }
    [no] Die Karten folgen nicht aus dem Startwert.
   *[unknown] Der Startwert steht hier nicht, darum lässt sich nicht noch einmal geben.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Ein Ereignis führt zum Kopf der Kette, der allen gesagt wurde.
       *[other] { $count } Ereignisse führen zum Kopf der Kette, der allen gesagt wurde.
    }
    [no] Die Ereignisse führen nicht zum Kopf der Kette, der gesagt wurde.
   *[unknown] Die Aufzeichnung hat keine Kette.
}

fair-left-out = Nicht in der Mischung, weil zu spät: { $names }
fair-seat = Platz { $n }
fair-code = Code des letzten Ereignisses: { $code }
fair-taken-back = { $times ->
        [one] Eine Antwort wurde
       *[other] { $times } Antworten wurden
    } zurückgenommen: Das war Übung, allein gegen Bots.

# The page

fair-title = Über jeden Zweifel fair
fair-intro = Der Server und die Geräte aller Mitspieler geben je einen zufälligen Teil in die Mischung, also kann niemand die Karten aussuchen. Lass hier eine Aufzeichnung fallen: Diese Seite gibt noch einmal und sagt, was sie geprüft hat. Nichts verlässt dein Gerät.
fair-choose = Aufzeichnung wählen
fair-checking = Ich gebe noch einmal …
fair-unreadable = Diese Datei lässt sich nicht prüfen: { $detail }

# At the table, and before it begins

fair-word = Ein eigenes Wort für die Mischung
fair-word-hint = Wenn du magst. Es geht mit dem Zufall deines Geräts in die Mischung; nach dem Geben können es alle lesen.
fair-word-in = Es ist drin.
fair-table = Faire Karten
fair-table-intro = Der Server hat sich auf seinen Teil festgelegt, bevor sich jemand gesetzt hat, dann kam von jedem Gerät ein eigener dazu. Niemand konnte diese Karten aussuchen.
fair-table-before = Der Server hat sich auf seinen Teil festgelegt, wie dieser Fingerabdruck zeigt. Dein Gerät gibt einen dazu, wenn du dich setzt, und die Mischung folgt aus allen: Niemand kann die Karten aussuchen.
fair-fingerprint = Der Fingerabdruck des Servers
fair-code-title = Der Code dieses Spiels
fair-code-round = Runde { $n }
fair-code-now = Jetzt, nach Ereignis { $n }
fair-code-why = Lest ihn einander vor: Wem dasselbe Spiel erzählt wird, der hat denselben Code.
fair-parts = In der Mischung
fair-part-mine = dabei, so wie dieses Gerät ihn gezogen hat
fair-part-in = dabei
fair-part-late = nicht dabei: kam zu spät
fair-part-none = nichts: kein Teil versprochen
fair-part-word = „{ $word }“
fair-told-seed = Der Startwert, am Ende offen
