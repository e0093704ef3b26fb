### The booklet of the rules, and cards that explain themselves.

booklet-search = Cerca nelle regole
booklet-found = { $count ->
    [0] Nessun risultato.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
booklet-print = Stampa
booklet-number = Regola { $clause }
booklet-reading = La nostra interpretazione
booklet-not-allowed = Non permesso
booklet-board = Il tabellone
booklet-place-reserve = La tua riserva: qui aspettano le biglie, e qui tornano quelle mangiate.
booklet-place-kennels = Il tuo canile: qui aspettano le biglie, e qui tornano quelle mangiate.
booklet-place-paws = Le tue impronte: qui aspettano i cani, e qui tornano quelli mangiati.
booklet-place-start = La tua partenza
booklet-place-way = Le biglie vanno in questa direzione, un giro intero.
booklet-place-entrance = Qui si gira verso casa.
booklet-place-home = La tua casa: al sicuro, ed è la meta.
booklet-place-home-kids = La tua cuccia: al sicuro, ed è la meta.
booklet-place-centre = Il centro: la scorciatoia tra i sette.
booklet-place-heaven = Il Paradiso: la scorciatoia tra gli otto.
booklet-place-seven = Un sette: da qui si può saltare al successivo.
booklet-place-special = Una casella speciale: se una biglia si ferma qui, peschi una carta.
booklet-place-bone = Un osso: qui i cani sono al sicuro.

## Cards that explain themselves

explain-now = Possibile adesso
explain-more = { $count ->
    [one] e un’altra mossa
   *[other] e altre { $count } mosse
}
explain-hint = Tieni premuta una carta, o passaci sopra con il mouse, per vedere che cosa fa.
