### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Imprecisione
mark-bad = Errore
mark-very_bad = Errore grave
mark-only = L’unica mossa buona

## The two answers that a reason compares

answer-better = la mossa migliore
    .after = dopo la mossa migliore
answer-this = questa mossa
    .after = dopo questa mossa
answer-second = la seconda mossa migliore
    .after = dopo la seconda mossa migliore
answer-game = la mossa giocata
    .after = dopo la mossa giocata

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } si fa mangiare nel { $worse }% delle partite { $after_other }, nel { $better }% { $after_best }.
reason-captures = { $marble } si fa mangiare nel { $better }% delle partite { $after_best }, nel { $worse }% { $after_other }.
reason-home = { $piece ->
    [dog] Un cane nella cuccia per { $name }: nel { $better }% delle partite { $after_best }, nel { $worse }% { $after_other }.
   *[marble] Una biglia a casa per { $name }: nel { $better }% delle partite { $after_best }, nel { $worse }% { $after_other }.
}
reason-out = { $piece ->
    [dog] Un cane in gioco per { $name }: nel { $better }% delle partite { $after_best }, nel { $worse }% { $after_other }.
   *[marble] Una biglia in gioco per { $name }: nel { $better }% delle partite { $after_best }, nel { $worse }% { $after_other }.
}
reason-unused = Carte inutili per { $name }: nel { $worse }% delle partite { $after_other }, nel { $better }% { $after_best }.
reason-risk_pays = Un rischio che conviene: { $marble } si fa mangiare nel { $better }% delle partite { $after_best }, nel { $worse }% { $after_other }. Qui la prudenza costa di più.
reason-takes = { $best } mangia { $marble }.
reason-takes_own = { $other } mangia { $marble }, della propria squadra.
reason-comes_home = { $piece ->
    [dog] { $best } porta { $marble } nella cuccia.
   *[marble] { $best } porta { $marble } a casa.
}
reason-comes_out = { $best } fa uscire { $marble }.
reason-last_start = { $piece ->
    [dog] { $other } usa l’ultima carta che fa uscire un cane ({ $card }).
   *[marble] { $other } usa l’ultima carta che fa uscire una biglia ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = te

## The coach

coach-title = Allenatore
coach-start = Allenatore
coach-end = Disattiva l’allenatore
coach-about = Chiedi un consiglio quando vuoi. Vedo solo quello che vedi tu.
coach-hint = Un consiglio
coach-more = Quale mossa?
coach-more-card = Quale carta?
coach-hide = Nascondi
coach-thinking = L’allenatore pensa…
coach-card = Guarda { $cards }.
coach-cards = Guarda { $cards }: più o meno si equivalgono.
coach-any = Qui tutte le tue carte si equivalgono.
coach-even = Più o meno si equivalgono.
coach-others = Altre sono altrettanto buone.
coach-best = La mossa migliore.
coach-good = Una buona mossa.
coach-fine = Bene.
coach-lost = { $mark }: −{ $percent } di probabilità di vittoria.
coach-stronger = C’era una mossa più forte.
coach-better = Meglio: { $move }.
coach-take-back = Annulla e riprova
coach-warning = Può costarti { $percent } di probabilità di vittoria.
coach-play-anyway = Gioca comunque
coach-think = Ci penso
coach-show = Mostra
coach-stop = Non avvisare più

## The review in the page

review-title = Analisi
review-working = Analisi… { $done } su { $of }
review-chances = Probabilità di vincere (tutte le carte note)
review-at = Passo { $n } di { $of }, manche { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Passo { $moment }
   *[yes] Manche { $round }, passo { $moment }
}
review-axis-round = Manche { $n }
review-ahead = { $count ->
    [one] { $names } è in vantaggio.
   *[other] { $names } sono in vantaggio.
}
review-even = Quasi pari.
review-try = Riprova i tuoi errori
review-try-lead = La soluzione resta nascosta finché non giochi.
review-try-words = { $phase ->
    [exchange] Che cosa daresti? La soluzione resta nascosta finché non scegli.
    [offer] Che cosa offriresti? La soluzione resta nascosta finché non scegli.
    [discard] Che cosa scarteresti? La soluzione resta nascosta finché non scegli.
   *[play] Che cosa giocheresti? La soluzione resta nascosta finché non scegli.
}
review-try-turn = { $when }, { $name }
review-right = Giusto: buona come la migliore.
review-more = Meglio, ma c’è una mossa ancora più forte.
review-not = Non meglio della mossa giocata.
review-try-once = Riprova
review-try-show = Mostra la soluzione
review-try-next = Prossima
review-try-back = Torna all’analisi
review-try-wait = Un momento…
review-try-best = Meglio: { $move }
review-try-good = Bene: { $move }
review-try-also = Altrettanto buono: { $moves }
review-try-game = Giocata: { $move }. { $mark }: −{ $points }% (± { $error }).
review-show = Mostra tutto
review-decided = Decisione al passo { $n }
review-nothing-decided = Qui nessuna decisione.
review-marks = Errori, mosse migliori e fortuna
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: −{ $points }% (± { $error }). Meglio: { $moves }
review-found = Bella mossa: l’unica buona.
review-best = La mossa migliore.
review-fine = Bene: { $points }% dietro alla migliore (± { $error }). Meglio: { $moves }
review-worlds = In base a { $worlds } simulazioni.
review-none = Nessun errore segnalato.
review-luck = { $when }: fortuna alle carte, { $points }% per { $names }
review-look = Guarda
review-closer = Analizza più a fondo
review-closer-stop = Ferma
review-closer-working = Analisi più profonda: { $worlds } simulazioni su al massimo { $most }…
review-closer-clear = Analisi più profonda: l’ordine è chiaro dopo { $worlds } simulazioni.
review-closer-even = Analisi più profonda: dopo { $worlds } simulazioni le due mosse migliori si equivalgono.
review-closer-open = Analisi più profonda: ancora troppo vicine dopo { $worlds } simulazioni.
review-closer-stopped = Analisi più profonda: fermata dopo { $worlds } simulazioni.
review-closer-failed = L’analisi più profonda non è riuscita. Riprova.
review-played = giocato
fault-no_review = Questa partita non si può analizzare.

## By what a review is frozen: in the page, the terminal and the report

report-made = Valutato con simulazioni: da { $least } a { $most } simulazioni per mossa, seed { $seed }, rete { $weights }, Tockwork { $version }.
review-house = Regole di casa: { $rules }
