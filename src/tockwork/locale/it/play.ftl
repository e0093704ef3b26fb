### Il tavolo durante la partita: che cosa si chiede, i pulsanti, ciò che sente chi usa un lettore di schermo.

play-table = Tavolo
play-board = Tabellone
play-seats = Giocatori
play-your-hand = Le tue carte
play-your-cards = Le tue carte
play-tray = La tua mossa
play-choices = Che cosa puoi fare
play-log = Che cosa è successo
play-home = Torna ai giochi
play-more = Altro
play-rules = Regole di questo gioco
play-settings = { nav-settings }
play-close = { close }
play-back-to-table = Torna al tavolo
play-leave = { waiting-leave }
play-leave-ask = Lasciare il tavolo?
play-leave-why = Un bot continua al tuo posto, e questo posto non sarà più tuo. Se vuoi tornare più tardi, basta chiudere la pagina: il posto resta tuo.
play-leave-not = Continua a giocare
play-round = Mano { $n }
play-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
play-you-watch = Stai guardando
play-you-watch-removed = Questo dispositivo non è più conosciuto qui: è stato tolto, o sei stato dimenticato. Perciò guardi soltanto.
play-behind = { $time } di ritardo
play-loading = Il tavolo si prepara…
play-lost = La connessione è caduta. Si riprova…
play-unreached = Il server non risponde.
play-by-itself = Si riprova da sé: il tavolo torna appena torna la linea.
play-restarting = Il server si riavvia. Torna tra un momento…
play-trouble = Questo tavolo non si può mostrare.
play-trouble-no_such_table = Questo tavolo non esiste
play-trouble-replaced = Il tuo posto è su un altro dispositivo
play-trouble-removed = Questo dispositivo non è più conosciuto qui
play-refused = { $code ->
    [stale] La partita era già andata avanti; la tua mossa è stata annullata.
    [not_your_turn] Non tocca più a te; la tua mossa è stata annullata.
    [over] La partita è finita.
    [too_many] Un po’ più piano, per favore.
    [closing] Il server si riavvia. Riprova tra un momento.
    [storage] Il server non ha potuto salvare la tua mossa. Riprova.
   *[other] La tua mossa non è stata accettata ed è stata annullata.
}

## Impostazioni a portata di mano

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Velocità
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Di’ qualcosa
play-mute = { setting-muted }

## Che cosa si chiede

play-your-turn = Tocca a te
play-waiting = { $name } sta pensando…
play-gone = { $name } non c’è.
play-gone-until = { $name } non c’è. Un bot aiuta fra { $time }.
play-sending = …
play-over = La partita è finita.
play-ask-card = Tocca a te: scegli una carta.
play-ask-card-for-marble = { $piece ->
    [dog] Scegli una carta per questo cane.
   *[marble] Scegli una carta per questa biglia.
}
play-ask-marble = { $piece ->
    [dog] Quale cane?
   *[marble] Quale biglia?
}
play-ask-target = Dove va?
play-ask-swap = Con chi?
play-ask-meaning = Che cosa deve essere?
play-ask-use = Come la usi?
play-ask-confirm = Giocare così?
play-ask-pips = Dividi i passi: tocca una biglia per ognuno.
play-ask-give = Dai una carta a { $to }.
play-ask-give-partner = Dai una carta a { $to }, il tuo compagno.
play-ask-offer = Offri una carta a { $to }, oppure nessuna.
play-ask-open = Chi va sulla tua partenza?
play-ask-hop = Il tuo cittadino salta alla prossima casella speciale?
play-ask-discard = Non puoi giocare nulla: scarta una carta.
play-ask-skipped = Salti questo turno: scarta una carta.

## Pulsanti

play-play = Gioca
play-give = Dai
play-offer = Offri
play-discard = Scarta
play-undo = Annulla un passo
play-put-back = Rimetti a posto
play-do-give = Dai { $card } a { $to }
play-do-offer = Offri { $card } a { $to }
play-do-discard = Scarta { $card }
play-do-decline = Non offrire nulla
play-do-renew = Prendi carte nuove
play-do-hop = Salta
play-do-stay = Resta
play-as = Come { $card }
play-card-as = { $card } come { $as }
play-without-card = Senza carta
play-use-start = Fai entrare
play-use-walk = { $n } avanti
play-walk-on = continua il giro
play-use-back = { $n } indietro
play-use-push = Spingi di { $n }
play-use-split = Dividi { $n }
play-use-swap = Scambia
play-use-jump = Corri avanti
play-use-take = Prendi un posto
play-use-centre-in = Al centro
play-use-centre-out = Fuori dal centro
play-use-heaven-in = Su in Paradiso
play-use-heaven-out = Giù dal Paradiso
play-use-skip = { $name } salta il turno
play-use-empty = Posala senza effetto
play-use-undo = Annulla, usa quella carta

## Biglie e mosse in parole

play-marble = { $me ->
    [yes] { $piece ->
        [dog] il tuo cane { $letter }
       *[marble] la tua biglia { $letter }
    }
   *[no] { $piece ->
        [dog] il cane { $letter } di { $name }
       *[marble] la biglia { $letter } di { $name }
    }
}
play-ranked = { $me ->
    [yes] il tuo { $letter }
   *[no] il { $letter } di { $name }
}
play-marble-at = { $marble }, { $place }
play-to = { $marble } → { $place }
play-lay-to = { $n ->
    [one] Un passo, { $place }
   *[other] { $n } passi, { $place }
}
play-bring-out = Fai entrare { $marble }
play-leg = { $marble }: { $from } → { $to }
play-leg-pips = { $marble }, { $n }: { $from } → { $to }
play-swap = { $one } si scambia di posto con { $two }
play-sends-back = { $marble } torna in riserva
play-and-draws = { $what }; peschi una carta
play-pips = { $n ->
    [one] un passo
   *[other] { $n } passi
}
play-pips-laid = { $laid } passi su { $of }
play-cannot-go-on = non può andare oltre
play-stuck = Il resto non ci sta. Annulla un passo.
play-own-capture = Così torna in riserva una biglia della tua squadra.
play-fresh = appena entrata

## Posti al tavolo

play-seat-you = Tu, { $name }
play-partner = tuo compagno
play-in-turn = di turno
play-leads = apre questa mano
play-out = fuori dalla mano
play-away = non c’è
play-bot-plays = gioca un bot
play-has-chosen = ha scelto
play-announced-yes = ha annunciato una carta di partenza
play-announced-no = ha annunciato di non avere carte di partenza
play-home-count = { $count ->
    [0] nessuna a casa
    [one] una a casa
   *[other] { $count } a casa
}
play-hands-open = Tutte le mani sono scoperte.
play-hand-open = { $name }: { $cards }.
play-dead = ora non si può giocare
play-card-dead = { $card }: ora non si può giocare.

## Carte posate, e perché

play-why = Perché no?
play-why-each = { $piece ->
    [dog] Ogni cane
   *[marble] Ogni biglia
}
play-lays-down = { $me ->
    [yes] Posi le tue carte
   *[no] { $name } posa le carte
}
play-puts-away = { $me ->
    [yes] Prendi carte nuove
   *[no] { $name } prende carte nuove
}
play-no-start = Nessuna carta di partenza e niente sul percorso.
play-nothing-fits = Nessuna di queste carte si può giocare.
play-renewed = Tutte le carte vengono cambiate con altre nuove.

## Guardare indietro

play-looking-back = Stai guardando indietro
play-now = Torna al presente

## L’elenco

play-board-table = Il tabellone
play-col-player = Giocatore
play-col-cards = Carte

## Uno schermo, più persone

play-hand-hidden = Le carte sono coperte.
play-curtain = Tocca a { $name }
play-curtain-why = Passa lo schermo. Adesso nessun altro guarda.
play-curtain-open = Sono { $name }

## La fine

play-you-won = Hai vinto
play-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
play-took = È durata { $time }.
play-review = Rivedi
play-rematch = Rivincita
play-join-rematch = Alla rivincita
play-share = Condividi
play-share-text = { $game }: vittoria per { $names }.
play-copied = Il link è copiato.
play-failed = Non ha funzionato ({ $code }).

play-several = ha più posti

# How the cards were dealt

play-fair = Carte eque
play-given-up = La partita è stata abbandonata
play-left-out = La parte del tuo dispositivo è arrivata troppo tardi: le carte sono mescolate senza.
play-seed = Il seme: { $seed }
