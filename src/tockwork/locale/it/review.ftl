### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Dubbia
mark-bad = Cattiva
mark-very_bad = Pessima
mark-only = L’unica risposta buona

## The two answers that a reason compares

answer-better = la risposta migliore
    .after = dopo la risposta migliore
answer-this = questa risposta
    .after = dopo questa risposta
answer-second = la seconda risposta
    .after = dopo la seconda risposta
answer-game = la risposta della partita
    .after = dopo la risposta della partita

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } si fa catturare in { $worse } partite su 100 { $after_other }, in { $better } { $after_best }.
reason-captures = { $marble } si fa catturare in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
reason-home = { $piece ->
    [dog] Un cane nella cuccia per { $name }: in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
   *[marble] Una biglia a casa per { $name }: in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
}
reason-out = { $piece ->
    [dog] Un cane in gioco per { $name }: in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
   *[marble] Una biglia in gioco per { $name }: in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
}
reason-unused = Carte inutili per { $name }: in { $worse } partite su 100 { $after_other }, in { $better } { $after_best }.
reason-risk_pays = Un rischio che conviene: { $marble } si fa catturare in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }. Qui la prudenza costa di più.
reason-takes = { $best } cattura { $marble }.
reason-takes_own = { $other } cattura { $marble } della propria parte.
reason-comes_home = { $piece ->
    [dog] { $best } porta { $marble } nella cuccia.
   *[marble] { $best } porta { $marble } a casa.
}
reason-comes_out = { $best } fa entrare { $marble }.
reason-last_start = { $piece ->
    [dog] { $other } usa l’ultima carta che fa entrare un cane ({ $card }).
   *[marble] { $other } usa l’ultima carta che fa entrare una biglia ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = te

## The coach

coach-title = Allenatore
coach-start = Allenatore
coach-end = Senza allenatore
coach-about = Chiedimi quando vuoi. So solo quello che vedi tu.
coach-hint = Un consiglio
coach-more = Quale mossa?
coach-more-card = Quale carta?
coach-hide = Nascondi
coach-thinking = L’allenatore pensa…
coach-card = Guarda { $cards }.
coach-cards = Guarda { $cards }: nessuna differenza che conti.
coach-any = Qui importa poco quale carta prendi.
coach-even = Altre risposte valgono lo stesso: nessuna differenza che conti.
coach-best = La risposta migliore.
coach-fine = Bene.
coach-lost = { $mark }: { $points } punti regalati. Su 100 partite ne vinci altrettante in meno.
coach-better = Meglio: { $move }.
coach-take-back = Riprendi e riprova
coach-warning = Questo può costare { $points } punti su 100.
coach-play-anyway = Gioca comunque
coach-think = Ci penso
coach-show = Mostra
coach-stop = Non avvisare più

## The review in the page

review-title = Analisi
review-working = { $done } visti su { $of }
review-chances = Probabilità di vincere, a carte scoperte
review-at = Momento { $n } di { $of }, mano { $round }: { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Momento { $moment }
   *[yes] Mano { $round }, momento { $moment }
}
review-axis-round = Mano { $n }
review-ahead = { $count ->
    [one] { $names } è in vantaggio.
   *[other] { $names } sono in vantaggio.
}
review-even = Quasi pari.
review-try = Riprova
review-try-lead = Prima della scelta non si mostra nulla.
review-try-words = { $phase ->
    [exchange] Che cosa daresti? Prima della scelta non si mostra nulla.
    [offer] Che cosa offriresti? Prima della scelta non si mostra nulla.
    [discard] Che cosa scarteresti? Prima della scelta non si mostra nulla.
   *[play] Che cosa giocheresti? Prima della scelta non si mostra nulla.
}
review-try-turn = { $when }, { $name }
review-right = Buona come la migliore.
review-more = Meglio di prima, e c’è di più.
review-not = Non meglio di prima.
review-try-once = Ancora una volta
review-try-show = Mostra la risposta
review-try-next = La prossima
review-try-back = Torna all’analisi
review-try-wait = Un momento…
review-try-best = Meglio: { $move }
review-try-good = Bene: { $move }
review-try-also = Altrettanto buono: { $moves }
review-try-game = Nella partita: { $move }. { $mark }: { $points } punti regalati (± { $error }).
review-show = Mostra tutto
review-decided = Che cosa si è deciso al momento { $n }
review-nothing-decided = Qui non c’era nulla da scegliere.
review-marks = Note, lodi e fortuna
review-answer = { $when }, { $name }: { $move }
review-lost = { $mark }: { $points } punti regalati (± { $error }). Meglio: { $moves }
review-found = L’unica risposta buona, e trovata.
review-best = La risposta migliore.
review-fine = Nessuna nota: { $points } punti indietro (± { $error }). Meglio: { $moves }
review-worlds = Giudicato in { $worlds } mondi.
review-none = Nessuna risposta ha una nota.
review-luck = { $when }: fortuna alle carte, { $points } punti per { $names }
review-look = Guarda
review-closer = Guarda più da vicino
review-closer-stop = Ferma
review-closer-working = Più da vicino: { $worlds } mondi su al massimo { $most }…
review-closer-clear = Più da vicino: l’ordine è chiaro dopo { $worlds } mondi.
review-closer-even = Più da vicino: dopo { $worlds } mondi le due migliori si equivalgono.
review-closer-open = Più da vicino: non chiaro dopo { $worlds } mondi, quindi quasi nessuna differenza.
review-closer-stopped = Più da vicino: fermato dopo { $worlds } mondi.
review-closer-failed = Guardare più da vicino non è riuscito. Riprova.
review-played = giocato
fault-no_review = Questa partita non si può analizzare.

## By what a review is frozen: in the page, the terminal and the report

report-made = Giudicato con partite giocate a mente: da { $least } a { $most } mondi per risposta, seme { $seed }, pesi { $weights }, Tockwork { $version }. I punti sono punti di probabilità di vincere, su 100.
review-house = Regole di casa: { $rules }
