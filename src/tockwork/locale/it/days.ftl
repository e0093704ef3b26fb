### Partite di più giorni.

orders-what = Al tuo prossimo turno si gioca subito la prima di queste mosse che è possibile e le cui condizioni sono soddisfatte. Le vedi solo tu.
orders-not-now = Ora non possibile: { $move }
orders-only-if = solo se
orders-where = Casella
orders-what-stands = Che cosa c’è lì
orders-is-free = è libera
orders-is-taken = è occupata
orders-is-mine = ha una mia biglia
orders-is-partner = ha una biglia del mio compagno
orders-is-opponent = ha una biglia avversaria
orders-no-condition = Togli la condizione
orders-condition = Aggiungi una condizione
orders-sooner = Sposta su
orders-withdraw = Ritira
orders-first = Prima mossa
orders-else = Altrimenti
orders-add = Prepara
orders-none = Ora non c’è niente da preparare.
orders-late = Ora tocca a te: gioca sul tabellone.
