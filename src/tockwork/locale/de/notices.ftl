### Hinweise auf Züge, Kalender und Feed.

notices-title = Hinweise
notices-what = Für Partien über Tage: ein Hinweis, wenn du dran bist, und einer, bevor deine Zeit um ist. Höchstens zwei am Tag für jede Partie. Ohne Konto, ohne E-Mail.
notices-here = Hinweise auf diesem Gerät
notices-last = Zuletzt hier angekommen: { $title }, { $when }
notices-none = Hier ist noch nichts angekommen.
notices-denied = Dein Browser lässt hier keine Hinweise zu. Erlaube sie in seinen Einstellungen für diese Seite.
feed-title = Kalender und Feed
feed-what = Geheime Adressen für deinen Kalender und deinen Feed-Reader. Wer sie kennt, sieht, welche Partien auf dich warten.
feed-make = Adressen erstellen
feed-new = Neue Adressen (die alten gelten dann nicht mehr)
feed-remove = Entfernen
feed-calendar = Kalender
feed-atom = Feed
feed-once = Notiere sie: Sie werden nur jetzt angezeigt.
