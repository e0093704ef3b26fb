# The page of all games that ended at a server

statistics-title = Statistiche del server
statistics-lead = Tutte le partite finite su questo server: { $games ->
    [0] ancora nessuna.
    [one] una partita.
   *[other] { $games } partite.
}
statistics-none = Qui non è ancora finita nessuna partita. Torna dopo la prima.
statistics-game = Gioco
statistics-form = { $game }: { $form }, { $games ->
    [one] una partita
   *[other] { $games } partite
}
statistics-cards = Quali carte vengono date?
statistics-cards-words = Carte della prima distribuzione, { $n } in tutto. La tacca è la quota della carta nel mazzo.
statistics-starts = Chi comincia?
statistics-starts-words = Chi comincia la prima manche è sorteggiato: ogni posto dovrebbe cominciare ugualmente spesso.
statistics-wins = Chi vince?
statistics-wins-words = { $n ->
    [one] Una partita
   *[other] { $n } partite
} con un vincitore. Il posto 1 è di solito di chi ha creato il tavolo, e persone e bot non hanno la stessa forza: uno scarto dalla tacca qui è normale.
statistics-band = Il punto è ciò che è stato contato; la linea è il suo intervallo al 95%.
statistics-value = { $share } (da { $low } a { $high })
statistics-outside = oltre il caso
statistics-even = pari: { $even }
statistics-seat = Posto { $n }
statistics-few = Ancora troppo poche per dire qualcosa.
