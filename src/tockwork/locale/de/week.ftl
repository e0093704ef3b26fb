### Browser, die nach einer Woche löschen, was eine Seite gespeichert hat.

week-title = Was dieser Browser löscht
week-this = Dieser Browser
week-deletes = { $browser } löscht nach sieben Tagen ohne Besuch, was eine Seite gespeichert hat.
week-code = Mit einem Wiederkehr-Code kommen Name, Plätze und Spiele zurück.
week-file = Als Datei bleiben dir deine Spiele.
week-get-code = Code holen
week-get-file = Datei sichern
week-later = Nicht jetzt
