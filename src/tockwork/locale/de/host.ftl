# Die Seiten von Betreibern und Schiedsrichtern.

host-title = Betreiber
referee-title = Schiedsrichter
host-lead = Meldungen kommen von Spielern. Von selbst geschieht nichts: Du entscheidest, und jeder Spieler sieht nur, was sich für ihn ändert.
host-none = Diese Seite ist für Betreiber dieses Servers. Einen Link dafür gibt der Befehl „tockwork role“.
host-open = Offen
host-settled = Erledigt
host-empty = Keine offenen Meldungen.
host-empty-settled = Keine erledigten Meldungen.
host-more = Es gibt ältere; „tockwork reports“ zeigt alle.
host-by = Gemeldet von { $name }
host-by-deleted = Gemeldet von einem Spieler ohne Namen
host-others = { $n ->
    [0] niemand sonst hat diesen Spieler gemeldet
    [one] noch ein Spieler hat ihn gemeldet
   *[other] { $n } weitere Spieler haben ihn gemeldet
}
host-look = Tisch ansehen
host-now = Heißt heute { $name }
host-left-seat = Nicht mehr an diesem Tisch
host-said-nothing = Keine Nachrichten, und am Platz ist nichts geschehen.
host-left = hat den Platz verlassen
host-ran_out = Zeit abgelaufen
host-took_over = abwesend: ein Bot hat übernommen
host-to-table = Tisch öffnen
host-remove = Namen entfernen
host-remove-sure = Den Namen dieses Spielers hier und überall, wo er noch spielt, entfernen, mit seinen Nachrichten an diesen Tischen? Er kann einen anderen wählen.
host-close = Spiel beenden
host-close-sure = Dieses Spiel für alle beenden, ohne Sieger?
host-note = Notiz für Betreiber
host-settle = Erledigen
host-settled-at = Erledigt { $when }
host-done-settle = Die Meldung ist erledigt.
host-done-remove = Der Name ist entfernt.
host-done-close = Das Spiel ist beendet.
host-roles = Deine Rollen auf diesem Server
fault-bad_role = Dieser Link geht nicht: Er wurde schon geöffnet, ist abgelaufen oder wurde entzogen.
fault-no_role = Das ist für Betreiber und Schiedsrichter dieses Servers.
fault-no_such_report = Diese Meldung ist weg: Ihr Spieler wurde gelöscht.
host-names = Abgelehnte Namen
host-names-words = Ein Wort pro Zeile oder zwischen Kommas. Nur ganze Wörter; mit * auch als Teil anderer. Akzente, Großschreibung, Leerzeichen und ähnliche Buchstaben machen keinen Unterschied. Früher vergebene Namen bleiben.
host-names-save = Liste speichern
host-names-default = Ursprüngliche Liste
host-names-done = Die Liste ist gespeichert.
