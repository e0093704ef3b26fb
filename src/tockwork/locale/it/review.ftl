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

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble }: catturata in { $worse } partite su 100 { $after_other }, in { $better } { $after_best }.
reason-captures = { $marble }: catturata in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
reason-home = Una biglia a casa per { $name }: in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
reason-out = Una biglia in gioco per { $name }: in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }.
reason-unused = Carte inutili per { $name }: in { $worse } partite su 100 { $after_other }, in { $better } { $after_best }.
reason-risk_pays = Un rischio che conviene: { $marble } è catturata in { $better } partite su 100 { $after_best }, in { $worse } { $after_other }. Qui la prudenza costa di più.
reason-takes = Cattura { $marble }: { $best }.
reason-takes_own = Cattura { $marble } della propria parte: { $other }.
reason-comes_home = Porta { $marble } a casa: { $best }.
reason-comes_out = Fa entrare { $marble }: { $best }.
reason-leaves_guard = Toglie una guardia dalla sua partenza ({ $marble }): { $other }.
reason-last_start = Usa l’ultima carta che fa entrare una biglia ({ $card }): { $other }.
reason-gives_start = Dà a { $name } una carta che fa entrare una biglia ({ $card }): { $best }.
reason-marble = { $marble } ({ $place })
reason-you = te

## The coach

coach-title = Allenatore
coach-start = Allenatore
coach-end = Senza allenatore
coach-about = Guardo. So quello che sa il tuo posto.
coach-hint = Un consiglio
coach-more = Quale mossa?
coach-hide = Nascondi
coach-thinking = L’allenatore pensa…
coach-card = Guarda { $cards }.
coach-cards = Guarda { $cards }: nessuna differenza che conti.
coach-even = Altre risposte valgono lo stesso: nessuna differenza che conti.
coach-best = La risposta migliore.
coach-fine = Bene.
coach-lost = { $mark }: { $points } punti regalati su 100.
coach-better = Meglio: { $move }.
coach-take-back = Riprendi e riprova
coach-warning = Questo può costare { $points } punti su 100.
coach-play-anyway = Gioca comunque
coach-think = Ci penso
coach-show = Mostra
coach-stop = Non avvisare più
