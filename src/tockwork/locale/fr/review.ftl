### What an answer was worth, and why: for the coach, the review and the terminal.

mark-doubtful = Imprécision
mark-bad = Erreur
mark-very_bad = Gaffe
mark-only = Le seul bon coup

## The two answers that a reason compares

answer-better = le meilleur coup
    .after = après le meilleur coup
answer-this = ce coup
    .after = après ce coup
answer-second = le deuxième meilleur coup
    .after = après le deuxième meilleur coup
answer-game = le coup joué
    .after = après le coup joué

## Reasons: counted in games played on, or seen on the board

reason-captured = { $marble } se fait manger dans { $worse } % des parties { $after_other }, { $better } % { $after_best }.
reason-captures = { $marble } se fait manger dans { $better } % des parties { $after_best }, { $worse } % { $after_other }.
reason-home = { $piece ->
    [dog] Un chien dans la niche pour { $name } : dans { $better } % des parties { $after_best }, { $worse } % { $after_other }.
   *[marble] Une bille à la maison pour { $name } : dans { $better } % des parties { $after_best }, { $worse } % { $after_other }.
}
reason-out = { $piece ->
    [dog] Un chien en jeu pour { $name } : dans { $better } % des parties { $after_best }, { $worse } % { $after_other }.
   *[marble] Une bille en jeu pour { $name } : dans { $better } % des parties { $after_best }, { $worse } % { $after_other }.
}
reason-unused = Des cartes inutiles pour { $name } : dans { $worse } % des parties { $after_other }, { $better } % { $after_best }.
reason-risk_pays = Un risque qui paie : { $marble } se fait manger dans { $better } % des parties { $after_best }, { $worse } % { $after_other }. La prudence coûte plus ici.
reason-takes = { $best } mange { $marble }.
reason-takes_own = { $other } mange { $marble }, de la même équipe.
reason-comes_home = { $piece ->
    [dog] { $best } fait rentrer { $marble } à la niche.
   *[marble] { $best } fait rentrer { $marble } à la maison.
}
reason-comes_out = { $best } sort { $marble }.
reason-last_start = { $piece ->
    [dog] { $other } use la dernière carte qui sort un chien ({ $card }).
   *[marble] { $other } use la dernière carte qui sort une bille ({ $card }).
}
reason-marble = { $marble } ({ $place })
reason-you = toi

## The coach

coach-title = Coach
coach-start = Coach
coach-end = Désactiver le coach
coach-about = Demande un conseil quand tu veux. Je ne vois que ce que tu vois.
coach-hint = Un conseil
coach-more = Quel coup ?
coach-more-card = Quelle carte ?
coach-hide = Cacher
coach-thinking = Le coach réfléchit…
coach-card = Regarde { $cards }.
coach-cards = Regarde { $cards } : ça se vaut.
coach-any = Ici, toutes tes cartes se valent.
coach-even = Ces coups se valent.
coach-others = D’autres sont tout aussi bons.
coach-best = Le meilleur coup.
coach-good = Un bon coup.
coach-fine = Bien.
coach-lost = { $mark } : −{ $percent } de chances de gagner.
coach-stronger = Il y avait un coup plus fort.
coach-better = Mieux : { $move }.
coach-take-back = Annuler et réessayer
coach-warning = Cela peut te coûter { $percent } de chances de gagner.
coach-play-anyway = Jouer quand même
coach-think = Je réfléchis
coach-show = Montrer
coach-stop = Ne plus avertir

## The review in the page

review-title = Analyse
review-working = Analyse… { $done } sur { $of }
review-chances = Chances de gagner (toutes cartes connues)
review-at = Étape { $n } sur { $of }, manche { $round } : { $chances }. { $ahead }
review-when = { $rounds ->
    [no] Étape { $moment }
   *[yes] Manche { $round }, étape { $moment }
}
review-axis-round = Manche { $n }
review-ahead = { $count ->
    [one] { $names } mène.
   *[other] { $names } mènent.
}
review-even = À peu près égalité.
review-try = Reprendre tes erreurs
review-try-lead = La solution reste cachée jusqu’à ton coup.
review-try-words = { $phase ->
    [exchange] Que donnerais-tu ? La solution reste cachée jusqu’à ton choix.
    [offer] Que proposerais-tu ? La solution reste cachée jusqu’à ton choix.
    [discard] Que défausserais-tu ? La solution reste cachée jusqu’à ton choix.
   *[play] Que jouerais-tu ? La solution reste cachée jusqu’à ton choix.
}
review-try-turn = { $when }, { $name }
review-right = Exact : aussi bon que le meilleur.
review-more = Mieux, mais il y a un coup encore plus fort.
review-not = Pas mieux que le coup joué.
review-try-once = Réessayer
review-try-show = Montrer la solution
review-try-next = Suivante
review-try-back = Retour à l’analyse
review-try-wait = Un instant…
review-try-best = Mieux : { $move }
review-try-good = Bien joué : { $move }
review-try-also = Aussi bon : { $moves }
review-try-game = Joué : { $move }. { $mark } : −{ $points } % (± { $error }).
review-show = Tout montrer
review-decided = Décision à l’étape { $n }
review-nothing-decided = Pas de décision ici.
review-marks = Erreurs, meilleurs coups et chance
review-answer = { $when }, { $name } : { $move }
review-lost = { $mark } : −{ $points } % (± { $error }). Mieux : { $moves }
review-found = Bien vu : le seul bon coup.
review-best = Le meilleur coup.
review-fine = Bien : { $points } % derrière le meilleur (± { $error }). Mieux : { $moves }
review-worlds = D’après { $worlds } simulations.
review-none = Aucune erreur relevée.
review-luck = { $when } : chance aux cartes, { $points } % pour { $names }
review-look = Voir
review-closer = Analyser plus à fond
review-closer-stop = Arrêter
review-closer-working = Analyse approfondie : { $worlds } simulations sur { $most } au plus…
review-closer-clear = Analyse approfondie : l’ordre est clair après { $worlds } simulations.
review-closer-even = Analyse approfondie : après { $worlds } simulations, les deux meilleurs coups se valent.
review-closer-open = Analyse approfondie : encore trop serré après { $worlds } simulations.
review-closer-stopped = Analyse approfondie : arrêtée après { $worlds } simulations.
review-closer-failed = L’analyse approfondie n’a pas marché. Réessaie.
review-played = joué
fault-no_review = Cette partie ne peut pas être analysée.

## By what a review is frozen: in the page, the terminal and the report

report-made = Évalué par simulation : { $least } à { $most } simulations par coup, graine { $seed }, réseau { $weights }, Tockwork { $version }.
review-house = Règles maison : { $rules }
