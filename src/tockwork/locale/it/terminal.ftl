### What only the terminal says. What it has in common with the page stands in the other files.

## Una partita raccontata con le caselle che si possono scrivere

did-go-from = da { $from } a { $to }
did-go = { $who } va da { $from } a { $to }
did-push-from = { $owned } riceve una spinta da { $from } a { $to }
marble-on = { $marble } ({ $place })
marble-in-reserve = { $marble } in riserva
marble-in-centre = { $marble } al centro
marble-in-heaven = { $marble } in Paradiso
board-hand = carte: { $cards }
why-for-use = { $why } ({ $use })

## Scelte

choice-ways = { $card }  ({ $count } modi)
choice-done = fatto: { $move }
choice-to = a { $place }
choice-taken = { $place }, dove c’è { $owned }

## Una partita nel terminale

shell-table = { $game }, { $form }
shell-welcome = { $table }. Sei al posto { $seat }, con { $others }.
shell-partners = Nella tua squadra: { $names }.
shell-how = Scrivi un numero per scegliere, o «help» per tutto il resto.
shell-goes-on = { $count ->
    [one] La partita riprende dopo una decisione.
   *[other] La partita riprende dopo { $count } decisioni.
}
shell-idle = Non giocabili ora: { $cards }
shell-number = Scegli un numero da 1 a { $count }.
shell-nothing-picked = Non hai ancora scelto nulla; «undo» annulla la tua ultima mossa.
shell-help =
    .pick = fai quella scelta
    .back = annulla l’ultima scelta di questa mossa
    .move = una mossa scritta per intero si gioca subito («moves» le elenca)
    .why = perché una carta non si può usare, per ognuna delle tue biglie
    .why-place = lo stesso per la biglia su una casella
    .hint = che cosa giocherebbe il bot avido
    .undo = annulla la tua ultima mossa e quelle seguite
    .board = disegna il tabellone; elenca tutte le mosse permesse
    .save = salva la partita
    .quit = esci (anche con Ctrl-D)
shell-unknown = «{ $text }» non è né una scelta, né un comando, né una mossa; prova «help».
shell-illegal = «{ $text }» non si può giocare ora; «moves» elenca ciò che si può.
shell-ambiguous = «{ $text }» può essere più di una mossa; «moves» le elenca.
shell-why = Scrivi «why CARTA» oppure «why CARTA CASELLA».
shell-no-card = In questo gioco non c’è la carta «{ $card }».
shell-no-marble = Su «{ $place }» non c’è nessuna biglia.
shell-usable = Si può usare.
shell-hint = Il bot avido giocherebbe: { $move }
shell-undone = Annullata: { $move }
shell-nothing-undone = Non hai mosse da annullare.
shell-save = Scrivi «save FILE».
shell-saved = Salvata in { $file }.
shell-unwritten = Non è stato possibile scrivere { $file } ({ $why }).
shell-goodbye = Arrivederci.
shell-resume = «tockwork play --resume { $file }» riprende da qui.

## Guardare e rivedere

shell-watched = { $table }: { $count ->
    [one] una decisione
   *[other] { $count } decisioni
} in { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}, seed { $seed }.
shell-recorded = La partita è in { $file }; «tockwork replay { $file }» la rigioca.
shell-replayed = { $table }: { $count ->
    [one] una decisione rigiocata, ed è permessa.
   *[other] { $count } decisioni rigiocate, tutte permesse.
}
shell-unfinished = La partita non è finita.

## Le regole

shell-rules = «tockwork rules GIOCO» ne descrive uno, «--options» dice che cosa si può cambiare.
shell-publisher = Segue le regole di { $publisher }; Tockwork non è legato all’editore.
shell-board = settori di { $spaces } caselle, casa di { $lane }
shell-pack = Mazzo
shell-copies = { $count } per ognuna di { $cards }
shell-settings = Impostazioni
shell-clauses = Tutte le regole: { $page }. Che cosa si può cambiare: «--options».

## Aprire il tavolo

shell-at = Tockwork è su { $address }  (Ctrl-C lo ferma)
shell-network = Per gli altri nella tua rete: { $address }
shell-no-page = A questa installazione manca la pagina per il browser; c’è solo l’API HTTP. Nei sorgenti, make setup crea la pagina e make dist un wheel che la contiene.
shell-ended = Tockwork si è fermato; tutte le partite sono conservate.

## tockwork review

report-title = Analisi: { $game }
report-chances = Probabilità di vincere (tutte le carte note)
report-marked = Errori
report-none-marked = Nessun errore segnalato.
report-when = { $rounds ->
    [no] Mossa { $turn }
   *[yes] Manche { $round }, mossa { $turn }
}
report-when-dealt = Manche { $round }
report-answer = { $when }. { $move }
report-asked = { $gives ->
    [yes] { $when }: quale carta dà { $name }? In mano: { $cards }.
   *[no] { $when }: che cosa fa { $name }? In mano: { $cards }.
}
report-lost = { $mark }: −{ $points }% (± { $error }).
report-instead = Meglio: { $move }
report-strong = Bella mossa: l’unica buona
report-luck = Fortuna alle carte, da { $least }% in su
report-luck-line = { $when }: { $points }% per { $names }
report-try = Riprova i tuoi errori
report-show = Che cosa era meglio?
report-played = Giocata nella partita
report-best = Meglio
report-left = Questa partita non è stata finita: «Che cosa ha deciso la partita» mostra le probabilità al momento in cui è stata lasciata.
report-progress = { $done } di { $of }

## Marbles, where they carry no letters

piece-a = { $piece ->
    [dog] un cane
   *[marble] una biglia
}
piece-of = { $piece ->
    [dog] il cane di { $name }
   *[marble] la biglia di { $name }
}
piece-yours = { $piece ->
    [dog] il tuo cane
   *[marble] la tua biglia
}
daily-terminal = Probabilità di vincere alla fine: { level-club } { $par } in media, i bot più deboli { $mean }.
