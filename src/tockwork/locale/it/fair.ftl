# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Verificato: nessuno ha potuto truccare queste carte, e nulla è stato cambiato.
fair-bad = Verifica fallita: non fidarti di questa partita.
fair-unknown = Nessun problema trovato, ma il file non dice abbastanza per controllare tutto.
fair-alone = Verificato: mosse permesse, carte che seguono dal seed. Ma un solo dispositivo ha distribuito questa partita, come quando giochi offline: nessun altro può garantire per il seed.

fair-commitment = { $state ->
    [yes] La parte del server è quella su cui si era impegnato prima che qualcuno si sedesse.
    [no] La parte del server non è quella su cui si era impegnato.
   *[unknown] L’impegno del server non è in questo file.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Nessun giocatore ha contribuito alla mescolata.
        [one] La parte di un giocatore corrisponde al suo impegno.
       *[other] Le parti di { $count } giocatori corrispondono ai loro impegni.
    }
    [no] La parte di un giocatore non corrisponde al suo impegno.
   *[unknown] Le parti dei giocatori non sono in questo file.
}
fair-seed = { $state ->
    [yes] Il codice del mazzo (seed) segue da tutte le parti insieme.
    [no] Il codice del mazzo (seed) non segue dalle parti.
   *[unknown] Come è nato il codice del mazzo (seed) non è in questo file.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Ancora nessuna mossa.
        [one] Una mossa rigiocata: permessa.
       *[other] { $count } mosse rigiocate: tutte permesse.
    }
    [no] La partita non può essere andata così.
   *[unknown] Le mosse non si sono potute controllare.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Chi comincia e una mescolata seguono dal seed.
       *[other] Chi comincia e { $count } mescolate seguono dal seed.
    }
    [no] Le carte non seguono dal seed.
   *[unknown] Il seed non è in questo file: le mescolate non si possono verificare.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Un evento corrisponde alla catena pubblicata.
       *[other] { $count } eventi corrispondono alla catena pubblicata.
    }
    [no] Gli eventi non corrispondono alla catena pubblicata.
   *[unknown] La catena non è in questo file.
}

fair-left-out = Troppo tardi per la mescolata: { $names }
fair-seat = posto { $n }
fair-code = Codice di controllo dopo l’ultimo evento: { $code }
fair-taken-back = { $times ->
        [one] Una mossa è stata annullata
       *[other] { $times } mosse sono state annullate
    }: una partita di allenamento.

# The page

fair-title = Onesto, con la prova
fair-intro = Il server e il dispositivo di ognuno mettono una parte a caso nella mescolata: nessuno può scegliere le carte. Trascina qui il file di una partita: questa pagina verifica le carte e dice che cosa ha controllato. Nulla lascia il tuo dispositivo.
fair-choose = Scegli il file di una partita
fair-checking = Verifica in corso…
fair-unreadable = Questo file non si può controllare: { $detail }

# At the table, and before it begins

fair-word = Aggiungi una tua parola alla mescolata
fair-word-hint = Facoltativa. Si mescola al caso del tuo dispositivo; dopo la distribuzione tutti possono leggerla.
fair-word-in = Aggiunta.
fair-table = Mazzo verificabile
fair-table-intro = Il server ha fissato la sua parte prima che qualcuno si sedesse, poi ogni dispositivo ha aggiunto la propria. Nessuno poteva scegliere queste carte.
fair-table-before = Il server ha fissato la sua parte, come mostra questa impronta. Il tuo dispositivo ne aggiunge una quando ti siedi, e la mescolata segue da tutte: nessuno può scegliere le carte.
fair-fingerprint = L’impronta del server
fair-code-title = Codice di controllo
fair-code-round = Manche { $n }
fair-code-now = Adesso, dopo l’evento { $n }
fair-code-why = Confrontatelo: se i codici sono uguali, vedete tutti la stessa partita.
fair-parts = Nella mescolata
fair-part-mine = inclusa, come l’ha creata questo dispositivo
fair-part-in = inclusa
fair-part-late = troppo tardi, non inclusa
fair-part-none = nessun impegno
fair-part-word = «{ $word }»
fair-seed-revealed = Codice del mazzo (seed), rivelato dopo la partita
