### Browser, die nach einer Woche löschen, was eine Seite gespeichert hat.

week-title = Dieser Browser löscht gespeicherte Partien
week-this = Dieser Browser
week-deletes = { $browser } löscht gespeicherte Daten nach sieben Tagen ohne Besuch.
week-code = Ein Wiederherstellungscode bringt Name, Plätze und Partien zurück.
week-file = Oder exportiere deine Partien in eine Datei.
week-get-code = Code erstellen
week-get-file = Datei exportieren
week-later = Nicht jetzt
