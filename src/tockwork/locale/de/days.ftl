### Partien über Tage.

orders-what = Dein nächster Zug: Gespielt wird sofort der erste dieser Züge, der dann möglich ist und dessen Bedingungen stimmen. Nur du siehst sie.
orders-not-now = Jetzt nicht möglich: { $move }
orders-only-if = nur wenn
orders-where = Feld
orders-what-stands = Was dort steht
orders-is-free = frei ist
orders-is-taken = besetzt ist
orders-is-mine = meine Murmel trägt
orders-is-partner = die Murmel meines Partners trägt
orders-is-opponent = eine gegnerische Murmel trägt
orders-no-condition = Bedingung entfernen
orders-condition = Bedingung hinzufügen
orders-sooner = Nach oben
orders-withdraw = Zurückziehen
orders-first = Erster Zug
orders-else = Sonst
orders-add = Vorbereiten
orders-none = Im Moment gibt es nichts vorzubereiten.
orders-late = Du bist jetzt dran: Mach deinen Zug auf dem Brett.
