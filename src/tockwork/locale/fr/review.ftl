### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Douteux
mark-bad = Mauvais
mark-very_bad = Très mauvais
mark-only = La seule bonne réponse

## The two answers that a reason compares

answer-better = la meilleure réponse
    .after = après la meilleure réponse
answer-this = cette réponse
    .after = après cette réponse
answer-second = la deuxième réponse
    .after = après la deuxième réponse
answer-game = la réponse de la partie
    .after = après la réponse de la partie

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } se fait prendre dans { $worse } parties sur 100 { $after_other }, dans { $better } { $after_best }.
reason-captures = { $marble } se fait prendre dans { $better } parties sur 100 { $after_best }, dans { $worse } { $after_other }.
reason-home = { $piece ->
    [dog] Un chien dans la niche pour { $name } : dans { $better } parties sur 100 { $after_best }, dans { $worse } { $after_other }.
   *[marble] Une bille à la maison pour { $name } : dans { $better } parties sur 100 { $after_best }, dans { $worse } { $after_other }.
}
reason-out = { $piece ->
    [dog] Un chien en jeu pour { $name } : dans { $better } parties sur 100 { $after_best }, dans { $worse } { $after_other }.
   *[marble] Une bille en jeu pour { $name } : dans { $better } parties sur 100 { $after_best }, dans { $worse } { $after_other }.
}
reason-unused = Des cartes inutiles pour { $name } : dans { $worse } parties sur 100 { $after_other }, dans { $better } { $after_best }.
reason-risk_pays = Un risque qui paie : { $marble } se fait prendre dans { $better } parties sur 100 { $after_best }, dans { $worse } { $after_other }. La prudence coûte plus ici.
reason-takes = { $best } prend { $marble }.
reason-takes_own = { $other } prend { $marble } du même camp.
reason-comes_home = { $piece ->
    [dog] { $best } amène { $marble } dans la niche.
   *[marble] { $best } amène { $marble } à la maison.
}
reason-comes_out = { $best } fait entrer { $marble }.
reason-last_start = { $piece ->
    [dog] { $other } use la dernière carte qui fait entrer un chien ({ $card }).
   *[marble] { $other } use la dernière carte qui fait entrer une bille ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = toi

## The coach

coach-title = Conseiller
coach-start = Conseiller
coach-end = Sans le conseiller
coach-about = Demande-moi quand tu veux. Je ne sais que ce que tu vois.
coach-hint = Un conseil
coach-more = Quel coup ?
coach-more-card = Quelle carte ?
coach-hide = Cacher
coach-thinking = Le conseiller réfléchit…
coach-card = Regarde { $cards }.
coach-cards = Regarde { $cards } : pas de différence qui compte.
coach-any = Ici, peu importe la carte que tu prends.
coach-even = D’autres réponses valent autant : pas de différence qui compte.
coach-best = La meilleure réponse.
coach-fine = Bien.
coach-lost = { $mark } : { $points } points perdus. Sur 100 parties, tu en gagnes autant de moins.
coach-better = Mieux : { $move }.
coach-take-back = Reprendre et réessayer
coach-warning = Cela peut coûter { $points } points sur 100.
coach-play-anyway = Jouer quand même
coach-think = Je réfléchis
coach-show = Montrer
coach-stop = Ne plus avertir

## The review in the page

review-title = Analyse
review-working = { $done } vus sur { $of }
review-chances = Chances de gagner, toutes cartes ouvertes
review-at = Moment { $n } sur { $of }, manche { $round } : { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Moment { $moment }
   *[yes] Manche { $round }, moment { $moment }
}
review-axis-round = Manche { $n }
review-ahead = { $count ->
    [one] { $names } mène.
   *[other] { $names } mènent.
}
review-even = À peu près égalité.
review-try = Essaie encore
review-try-lead = Rien n’est montré avant ton choix.
review-try-words = { $phase ->
    [exchange] Que donnerais-tu ? Rien n’est montré avant ton choix.
    [offer] Que proposerais-tu ? Rien n’est montré avant ton choix.
    [discard] Que défausserais-tu ? Rien n’est montré avant ton choix.
   *[play] Que jouerais-tu ? Rien n’est montré avant ton choix.
}
review-try-turn = { $when }, { $name }
review-right = Aussi bon que le meilleur.
review-more = Mieux qu’avant, et il y a encore mieux.
review-not = Pas mieux qu’avant.
review-try-once = Encore une fois
review-try-show = Montrer la réponse
review-try-next = La suivante
review-try-back = Retour à l’analyse
review-try-wait = Un instant…
review-try-best = Mieux : { $move }
review-try-good = Bien joué : { $move }
review-try-also = Aussi bon : { $moves }
review-try-game = Dans la partie : { $move }. { $mark } : { $points } points perdus (± { $error }).
review-show = Tout montrer
review-decided = Ce qui s’est décidé au moment { $n }
review-nothing-decided = Il n’y avait rien à choisir ici.
review-marks = Remarques, éloges et chance
review-answer = { $when }, { $name } : { $move }
review-lost = { $mark } : { $points } points perdus (± { $error }). Mieux : { $moves }
review-found = La seule bonne réponse, trouvée.
review-best = La meilleure réponse.
review-fine = Sans remarque : { $points } points derrière (± { $error }). Mieux : { $moves }
review-worlds = Jugé dans { $worlds } mondes.
review-none = Aucune réponse n’a de remarque.
review-luck = { $when } : chance aux cartes, { $points } points pour { $names }
review-look = Voir
review-closer = Regarder de plus près
review-closer-stop = Arrêter
review-closer-working = De plus près : { $worlds } mondes sur { $most } au plus…
review-closer-clear = De plus près : l’ordre est clair après { $worlds } mondes.
review-closer-even = De plus près : après { $worlds } mondes, les deux meilleures se valent.
review-closer-open = De plus près : pas clair après { $worlds } mondes, donc guère de différence.
review-closer-stopped = De plus près : arrêté après { $worlds } mondes.
review-closer-failed = Regarder de plus près n’a pas marché. Réessaie.
review-played = joué
fault-no_review = Cette partie ne peut pas être analysée.

## By what a review is frozen: in the page, the terminal and the report

report-made = Jugé par des parties jouées en tête : { $least } à { $most } mondes par réponse, graine { $seed }, poids { $weights }, Tockwork { $version }. Les points sont des points de chance de gagner, sur 100.
review-house = Règles maison : { $rules }
