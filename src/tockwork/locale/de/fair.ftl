# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Geprüft: Niemand konnte diese Karten aussuchen, und nichts wurde geändert.
fair-bad = Prüfung fehlgeschlagen: Trau dieser Partie nicht.
fair-unknown = Keine Fehler gefunden, aber die Datei enthält nicht genug, um alles zu prüfen.
fair-alone = Geprüft: erlaubte Züge und Karten, die aus dem Startwert folgen. Aber ein einziges Gerät hat diese Partie gegeben, wie beim Offline-Spielen: Für den Startwert bürgt sonst niemand.

fair-commitment = { $state ->
    [yes] Der Teil des Servers ist der, auf den er sich festgelegt hatte, bevor jemand Platz nahm.
    [no] Der Teil des Servers ist nicht der, auf den er sich festgelegt hatte.
   *[unknown] Worauf sich der Server festgelegt hatte, steht nicht in dieser Datei.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Kein Mitspieler hat etwas zur Mischung beigetragen.
        [one] Der Teil eines Mitspielers ist der, auf den sein Gerät sich festgelegt hatte.
       *[other] Die Teile von { $count } Mitspielern sind die, auf die ihre Geräte sich festgelegt hatten.
    }
    [no] Der Teil eines Mitspielers ist nicht der, auf den sein Gerät sich festgelegt hatte.
   *[unknown] Die Teile der Mitspieler stehen nicht in dieser Datei.
}
fair-seed = { $state ->
    [yes] Der Startwert folgt aus allen Teilen zusammen.
    [no] Der Startwert folgt nicht aus den Teilen.
   *[unknown] Wie der Startwert entstand, steht nicht in dieser Datei.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Noch keine Züge.
        [one] Ein Zug nachgespielt: erlaubt.
       *[other] { $count } Züge nachgespielt: alle erlaubt.
    }
    [no] So kann die Partie nicht verlaufen sein.
   *[unknown] Die Züge ließen sich nicht prüfen.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Wer beginnt und die eine Mischung folgen aus dem Startwert.
       *[other] Wer beginnt und alle { $count } Mischungen folgen aus dem Startwert.
    }
    [no] Die Karten folgen nicht aus dem Startwert.
   *[unknown] Der Startwert steht nicht in dieser Datei, darum lassen sich die Mischungen nicht prüfen.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Ein Ereignis stimmt mit der veröffentlichten Kette überein.
       *[other] { $count } Ereignisse stimmen mit der veröffentlichten Kette überein.
    }
    [no] Die Ereignisse stimmen nicht mit der veröffentlichten Kette überein.
   *[unknown] Die Kette steht nicht in dieser Datei.
}

fair-left-out = Zu spät für die Mischung: { $names }
fair-seat = Platz { $n }
fair-code = Prüfcode nach dem letzten Ereignis: { $code }
fair-taken-back = { $times ->
        [one] Ein Zug wurde
       *[other] { $times } Züge wurden
    } zurückgenommen: eine Übungspartie.

# The page

fair-title = Nachweislich fair
fair-intro = Der Server und die Geräte aller Mitspieler geben je einen zufälligen Teil in die Mischung, also kann niemand die Karten aussuchen. Zieh eine Spieldatei hierher: Diese Seite prüft die Mischung und sagt, was sie geprüft hat. Nichts verlässt dein Gerät.
fair-choose = Spieldatei wählen
fair-checking = Wird geprüft …
fair-unreadable = Diese Datei lässt sich nicht prüfen: { $detail }

# At the table, and before it begins

fair-word = Ein eigenes Wort für die Mischung
fair-word-hint = Freiwillig. Es wird mit dem Zufall deines Geräts gemischt; nach dem Geben können es alle lesen.
fair-word-in = Hinzugefügt.
fair-table = Nachweislich fair
fair-table-intro = Der Server hat sich auf seinen Teil festgelegt, bevor sich jemand gesetzt hat, dann kam von jedem Gerät ein eigener dazu. Niemand konnte diese Karten aussuchen.
fair-table-before = Der Server hat sich auf seinen Teil festgelegt, wie dieser Fingerabdruck zeigt. Dein Gerät gibt einen dazu, wenn du dich setzt, und die Mischung folgt aus allen: Niemand kann die Karten aussuchen.
fair-fingerprint = Der Fingerabdruck des Servers
fair-code-title = Prüfcode
fair-code-round = Runde { $n }
fair-code-now = Jetzt, nach Ereignis { $n }
fair-code-why = Lest ihn einander vor: Ist er gleich, seht ihr alle dieselbe Partie.
fair-parts = In der Mischung
fair-part-mine = enthalten, wie von diesem Gerät erzeugt
fair-part-in = enthalten
fair-part-late = zu spät, nicht enthalten
fair-part-none = keiner zugesagt
fair-part-word = „{ $word }“
fair-seed-revealed = Startwert (nach der Partie aufgedeckt)
