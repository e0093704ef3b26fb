### Il tavolo durante la partita: che cosa si chiede, i pulsanti, ciò che sente chi usa un lettore di schermo.

play-table = Tavolo
play-board = Tabellone
play-seats = Giocatori
play-your-hand = Le tue carte
play-your-cards = Le tue carte
play-tray = La tua mossa
play-choices = Le tue possibilità
play-log = Cronaca
play-home = Tutti i giochi
play-more = Altro
play-rules = Regole di questo gioco
play-settings = { nav-settings }
play-players = Giocatori
play-close = { close }
play-back-to-table = Torna al tavolo
play-leave = { waiting-leave }
play-leave-ask = Lasciare il tavolo?
play-leave-why = Un bot prende il tuo posto per sempre. Se ti serve solo una pausa, chiudi la pagina: il posto resta tuo.
play-leave-not = Continua a giocare
play-round = Manche { $n }
play-watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
play-you-watch = Stai guardando
play-you-watch-removed = Questo dispositivo è stato disconnesso, perciò puoi solo guardare.
play-behind = { $time } di ritardo
play-loading = Il tavolo si prepara…
play-lost = Connessione persa. Riconnessione…
play-unreached = Server non raggiungibile.
play-by-itself = Riconnessione automatica…
play-restarting = Il server si riavvia. Torna tra un momento…
play-trouble = Questo tavolo non si può mostrare.
play-trouble-no_such_table = Questo tavolo non esiste
play-trouble-replaced = Il tuo posto è su un altro dispositivo
play-trouble-removed = Questo dispositivo è stato disconnesso
play-refused = { $code ->
    [stale] La partita era già andata avanti; la tua mossa non è stata giocata.
    [not_your_turn] Non tocca più a te; la tua mossa non è stata giocata.
    [over] La partita è finita.
    [too_many] Un po' più piano, per favore.
    [closing] Il server si riavvia. Riprova tra un momento.
    [storage] Il server non ha potuto salvare la tua mossa. Riprova.
    [paused] La partita è in pausa.
    [declined] Potrai chiederlo di nuovo dopo la prossima mossa.
   *[other] La tua mossa non è stata accettata.
}

## Pausing and undoing a move, if the others agree

play-pause = Pausa
play-orders = Prepara la prossima mossa
play-since = Da quando sei stato qui
play-undo-move = Annulla la mia ultima mossa
play-proposed = { $what ->
    [pause] { $name } propone una pausa.
   *[take_back] { $name } vorrebbe annullare la sua ultima mossa.
}
play-you-proposed = { $what ->
    [pause] Hai proposto una pausa. Si aspetta { $names }.
   *[take_back] Vorresti annullare la tua ultima mossa. Si aspetta { $names }.
}
play-agree = D’accordo
play-decline = No
play-paused = La partita è in pausa. Nessun orologio corre.
play-resume = Riprendi

## Impostazioni a portata di mano

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Velocità
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Reazioni
play-mute = { setting-muted }

## Che cosa si chiede

play-your-turn = Tocca a te
play-waiting = { $name } sta pensando…
play-gone = { $name } non c’è.
play-gone-until = { $name } non c’è. Un bot subentra fra { $time }.
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
play-ask-swap = Scambiare con chi?
play-ask-meaning = Come quale carta?
play-ask-use = Come la usi?
play-ask-confirm = Giocare questa mossa?
play-ask-pips = Dividi i passi: tocca una biglia per ognuno.
play-ask-give = Dai una carta a { $to }.
play-ask-give-partner = Dai una carta a { $to }, il tuo compagno.
play-ask-offer = Offri una carta a { $to }, oppure nessuna.
play-ask-open = Chi va sulla tua partenza?
play-ask-hop = Far saltare il tuo cittadino alla prossima casella speciale?
play-ask-discard = Non puoi giocare nulla: scarta una carta.
play-ask-skipped = Perdi questo turno: scarta una carta.

## Pulsanti

play-play = Gioca
play-give = Dai
play-offer = Offri
play-discard = Scarta
play-undo = Annulla un passo
play-put-back = Annulla
play-skip = Vai al mio prossimo turno
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
play-use-start = Fai uscire
play-use-walk = { $n } avanti
play-walk-on = passa oltre
play-use-back = { $n } indietro
play-use-push = Spingi di { $n }
play-use-split = Dividi { $n }
play-use-swap = Scambia
play-use-jump = Corri avanti
play-use-take = Prendi la casella
play-use-centre-in = Al centro
play-use-centre-out = Fuori dal centro
play-use-heaven-in = Su in Paradiso
play-use-heaven-out = Giù dal Paradiso
play-use-skip = { $name } perde il turno
play-use-empty = Giocala senza effetto
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
play-marble-at = { $marble }, { $place }
play-to = { $marble } → { $place }
play-lay-to = { $n ->
    [one] Un passo, { $place }
   *[other] { $n } passi, { $place }
}
play-bring-out = Fai uscire { $marble }
play-leg = { $marble }: { $from } → { $to }
play-leg-pips = { $marble }, { $n }: { $from } → { $to }
play-swap = { $one } si scambia con { $two }
play-sends-back = { $marble } si fa mangiare
play-and-draws = { $what }; peschi una carta
play-pips = { $n ->
    [one] un passo
   *[other] { $n } passi
}
play-pips-laid = { $laid } passi usati su { $of }
play-cannot-go-on = bloccata
play-stuck = I passi rimasti non si possono giocare. Annulla un passo.
play-own-capture = Così mangi una biglia della tua squadra.
play-fresh = appena uscita

## Posti al tavolo

play-seat-you = Tu, { $name }
play-partner = tuo compagno
play-in-turn = di turno
play-leads = comincia questa manche
play-out = fuori da questa manche
play-away = offline
play-bot-plays = gioca un bot
play-has-chosen = ha scelto
play-announced-yes = ha annunciato una carta di partenza
play-announced-no = ha annunciato di non avere carte di partenza
play-home-count = { $count ->
    [0] nessuna a casa
    [one] una a casa
   *[other] { $count } a casa
}
play-hands-open = Tutte le carte sono scoperte.
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
    [yes] Salti la manche
   *[no] { $name } salta la manche
}
play-puts-away = { $me ->
    [yes] Prendi carte nuove
   *[no] { $name } prende carte nuove
}
play-no-start = Nessuna carta di partenza e niente sul percorso.
play-nothing-fits = Nessuna di queste carte si può giocare.
play-renewed = Tutte le carte vengono cambiate con altre nuove.

## Guardare indietro

play-looking-back = Stai vedendo una posizione passata
play-now = Torna alla diretta

## L’elenco

play-board-table = Il tabellone
play-col-player = Giocatore
play-col-cards = Carte

## Uno schermo, più persone

play-hand-hidden = Le carte sono coperte.
play-curtain = Tocca a { $name }
play-curtain-why = Passa il dispositivo. Gli altri non guardano.
play-curtain-open = Sono { $name }

## La fine

play-you-won = Hai vinto
play-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
play-took = Durata: { $time }
play-again = Gioca ancora
play-rematch = Rivincita
play-join-rematch = Vai alla rivincita
play-share = Condividi
play-share-text = { $game }: vittoria per { $names }.
play-failed = Non ha funzionato ({ $code }).
end-player = Giocatore
end-home = A casa
end-home-of = { $home } su { $of }
end-captured = Mangiate
end-others = Nuovo tavolo con altri
end-turning = Svolta nella manche { $round }.
end-turning-chance = Probabilità di vittoria, { $names }: { $before } → { $after }.

play-several = gioca più posti

# How the cards were dealt

play-fair = Mazzo verificabile
play-given-up = Partita abbandonata
play-left-out = La parte del tuo dispositivo è arrivata troppo tardi; le carte sono state mescolate senza.

## What helps at the first game, and children

play-lesson-offer = Prima volta con { $game }? Un breve tutorial ti mostra come si gioca.
kids-home = Nella cuccia
kids-capture = Manda via un cane
kids-out = Esce un cane
kids-swap = Scambio
kids-run = Corri
kids-none = Non ora
