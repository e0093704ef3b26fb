# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Tutto torna: nessuno ha preparato queste carte, e nulla è stato cambiato dopo.
fair-bad = Qualcosa non torna: non fidarti di questa partita.
fair-unknown = Nulla è sbagliato, ma la registrazione non dice abbastanza per controllare tutto.
fair-alone = Tutto torna: mosse permesse, carte che seguono dal seme. Ma un solo dispositivo ha distribuito questa partita, come a un tavolo sul tuo dispositivo: nessun altro può garantire per il seme.

fair-commitment = { $state ->
    [yes] La parte del server è quella su cui si era impegnato prima che qualcuno si sedesse.
    [no] La parte del server non è quella su cui si era impegnato.
   *[unknown] L’impegno del server non è indicato.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Nessun giocatore ha messo una parte.
        [one] La parte di un giocatore è quella promessa.
       *[other] Le parti di { $count } giocatori sono quelle promesse.
    }
    [no] La parte di un giocatore non è quella promessa.
   *[unknown] Le parti dei giocatori non sono indicate.
}
fair-seed = { $state ->
    [yes] Il seme segue da tutte le parti insieme.
    [no] Il seme non segue dalle parti.
   *[unknown] Da dove viene il seme non è indicato.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Non ci sono ancora risposte.
        [one] Una risposta rigiocata: è permessa, e così tutto ciò che segue.
       *[other] { $count } risposte rigiocate: tutte sono permesse, e così tutto ciò che segue.
    }
    [no] La partita non può essere andata così.
   *[unknown] Le mosse non si sono potute controllare.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Chi comincia e una mescolata seguono dal seme.
       *[other] Chi comincia e { $count } mescolate seguono dal seme.
    }
    [no] Le carte non seguono dal seme.
   *[unknown] Il seme non è indicato: non si può distribuire di nuovo.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Un evento porta alla testa della catena detta a tutti.
       *[other] { $count } eventi portano alla testa della catena detta a tutti.
    }
    [no] Gli eventi non portano alla testa della catena detta.
   *[unknown] La registrazione non ha una catena.
}

fair-left-out = Fuori dalla mescolata, perché arrivata troppo tardi: { $names }
fair-seat = posto { $n }
fair-code = Codice dell’ultimo evento: { $code }
fair-taken-back = { $times ->
        [one] Una risposta è stata ripresa
       *[other] { $times } risposte sono state riprese
    }: era un allenamento, da solo contro i bot.

# The page

fair-title = Equo oltre ogni dubbio
fair-intro = Il server e il dispositivo di ognuno mettono una parte a caso nella mescolata: nessuno può scegliere le carte. Lascia qui la registrazione di una partita: questa pagina la distribuisce di nuovo e dice che cosa ha controllato. Nulla lascia il tuo dispositivo.
fair-choose = Scegli una registrazione
fair-checking = Distribuisco di nuovo…
fair-unreadable = Questo file non si può controllare: { $detail }

# At the table, and before it begins

fair-word = Una tua parola per la mescolata
fair-word-hint = Se vuoi. Entra nella mescolata insieme al caso del tuo dispositivo; dopo la distribuzione tutti possono leggerla.
fair-word-in = C’è.
fair-table = Carte eque
fair-table-intro = Il server ha fissato la sua parte prima che qualcuno si sedesse, poi ogni dispositivo ha aggiunto la propria. Nessuno poteva scegliere queste carte.
fair-table-before = Il server ha fissato la sua parte, come mostra questa impronta. Il tuo dispositivo ne aggiunge una quando ti siedi, e la mescolata segue da tutte: nessuno può scegliere le carte.
fair-fingerprint = L’impronta del server
fair-code-title = Il codice di questa partita
fair-code-round = Mano { $n }
fair-code-now = Adesso, dopo l’evento { $n }
fair-code-why = Leggetevelo a vicenda: chi riceve la stessa partita ha lo stesso codice.
fair-parts = Nella mescolata
fair-part-mine = c’è, come l’ha pescata questo dispositivo
fair-part-in = c’è
fair-part-late = fuori: arrivata troppo tardi
fair-part-none = niente: nessuna parte promessa
fair-part-word = «{ $word }»
fair-told-seed = Il seme, rivelato alla fine
