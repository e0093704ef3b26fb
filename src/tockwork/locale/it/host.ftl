# Le pagine di gestori e arbitri.

host-title = Gestore
referee-title = Arbitro
host-lead = Le segnalazioni vengono dai giocatori. Nulla succede da solo: decidi tu, e ogni giocatore vede solo ciò che cambia per lui.
host-none = Questa pagina è per i gestori di questo server. Il comando “tockwork role” dà un link a un gestore.
host-open = Aperte
host-settled = Chiuse
host-empty = Nessuna segnalazione aperta.
host-empty-settled = Nessuna segnalazione chiusa.
host-more = Ce ne sono di più vecchie; “tockwork reports” le elenca tutte.
host-by = Segnalato da { $name }
host-by-deleted = Segnalato da un giocatore senza nome
host-others = { $n ->
    [0] nessun altro ha segnalato questo giocatore
    [one] anche un altro giocatore lo ha segnalato
   *[other] anche altri { $n } giocatori lo hanno segnalato
}
host-look = Guarda il tavolo
host-now = Oggi si chiama { $name }
host-left-seat = Non è più a questo tavolo
host-said-nothing = Nessun messaggio, e al posto non è successo nulla.
host-left = ha lasciato il posto
host-ran_out = tempo scaduto
host-took_over = assente: un bot ha preso il posto
host-to-table = Apri il tavolo
host-remove = Togli il nome
host-remove-sure = Togliere il nome di questo giocatore qui e dove gioca ancora, con i suoi messaggi a questi tavoli? Potrà sceglierne un altro.
host-close = Termina la partita
host-close-sure = Terminare questa partita per tutti, senza vincitore?
host-note = Nota per i gestori
host-settle = Chiudi
host-settled-at = Chiusa { $when }
host-done-settle = La segnalazione è chiusa.
host-done-remove = Il nome è tolto.
host-done-close = La partita è terminata.
host-roles = I tuoi ruoli su questo server
fault-bad_role = Questo link non funziona: è già stato aperto, è scaduto o è stato ritirato.
fault-no_role = È per i gestori e gli arbitri di questo server.
fault-no_such_report = Questa segnalazione non c’è più: il giocatore è stato cancellato.
host-names = Nomi rifiutati
host-names-words = Una parola per riga o tra virgole. Solo parole intere; con * anche come parte di altre. Accenti, maiuscole, spazi e lettere simili non fanno differenza. I nomi già dati restano.
host-names-save = Salva la lista
host-names-default = Lista iniziale
host-names-done = La lista è salvata.
