### La donne du jour : cinq tables, les mêmes pour tous.

daily-title = Défi du jour
daily-lead = Cinq manches à positions et cartes imposées, les mêmes pour tous. Quelques minutes, un seul essai.
daily-game = Jeu
daily-boards = Défi du { $day }
daily-board = Manche { $n }
daily-board-of = Manche { $n } sur { $of }
daily-board-over = { $chance } de chances de gagner (par { $par })
daily-play = Jouer
daily-go-on = Continuer
daily-later = Verrouillée
daily-once = Chaque manche se joue une seule fois. Tu peux t’arrêter quand tu veux et continuer ici plus tard.
daily-next-in = Nouvelles manches dans { $time }
daily-task = Joue cette manche de ton mieux. Ce qui compte, ce sont tes chances de gagner à la fin.
daily-valuing = La manche est finie. Le reste de la partie est simulé…
daily-ended = À partir d’ici, tu gagnerais { $chance } des parties ; le par est { $par }.
daily-better = Ce qui aurait été mieux
daily-better-played = Tu as joué : { $move }.
daily-better-none = Chaque coup était le meilleur, ou aussi bon.
daily-better-working = Recherche de meilleurs coups…
daily-next = Manche suivante
daily-all = Toutes les manches
daily-points = points par rapport au par
daily-par = { $par ->
    [players] Le par est la moyenne de tous ceux qui ont joué la manche ici.
   *[club] Le par est ce que le robot { level-club } fait à ta place, en moyenne.
}
daily-beaten = { $among ->
    [players] Mieux que { $beaten } des { $others } autres personnes ici.
   *[bots] Mieux que { $beaten } robots de force connue sur { $others } ({ level-beginner }, { level-casual } et un robot glouton).
}
daily-level = { $n ->
    [one] À égalité avec toi : une personne.
   *[other] À égalité avec toi : { $n } personnes.
}
daily-few = { $n ->
    [one] Personne n’avait encore joué ici. La comparaison commence à cinq personnes.
   *[other] { $n } personnes ont joué jusqu’ici. La comparaison commence à cinq.
}
daily-streak = { $n ->
    [one] Premier jour d’affilée.
   *[other] { $n } jours d’affilée.
}
daily-table = Classement du jour
    .place = place
    .name = nom
    .points = points
daily-table-you = toi
daily-table-empty = Personne d’autre ne montre encore son nom.
daily-show = Qui voit ton nom ici
daily-show-none = personne
daily-show-met = ceux avec qui tu as joué
daily-show-all = tout le monde
daily-unsent = Ton résultat n’a pas pu être envoyé : { $why }
daily-promise = Il n’y a pas de serveur ici : un seul essai, c’est une promesse entre amis.
daily-practice = Ce défi est terminé. Tu peux encore le jouer pour t’entraîner.
daily-still-counts = Le défi d’hier compte jusqu’à la fin d’aujourd’hui (UTC).
daily-elsewhere = { $n ->
    [one] Tu as joué une de ces manches sur un autre appareil ; c’est ce résultat qui compte.
   *[other] Tu as joué { $n } de ces manches sur un autre appareil ; ce sont ces résultats qui comptent.
}
daily-second = { $n ->
    [one] Tu avais déjà joué cette manche ailleurs : cet essai-là compte, pas celui d’ici.
   *[other] Tu avais déjà joué { $n } manches ailleurs : ces essais-là comptent, pas ceux d’ici.
}
daily-brought = Les manches importées ne comptent pas une deuxième fois.
daily-no-day = Cette date n’existe pas.
daily-not-yet = Ce défi ouvre le { $day } à 00:00 UTC.
daily-no-game = Il n’y a pas de défi du jour pour ce jeu.
daily-day-before = Jour précédent, { $day }
daily-day-after = Jour suivant, { $day }
daily-to-today = Le défi d’aujourd’hui
daily-comparing = Des robots jouent les mêmes manches, pour comparer…
daily-share = Tockwork, défi du jour { $day }, { $game } : { $points } points, mieux que { $beaten } { $among ->
    [players] personnes
   *[bots] robots
} sur { $others }
daily-copy = Copier pour partager
daily-how = Comment on compte
daily-how-words =
    Les manches sont les mêmes sur chaque appareil, et { level-club } tient les trois autres places.
    On choisit des manches où bien jouer fait la différence.
    Quand la tienne est finie, le reste de la partie est simulé 32 fois ; ta chance moyenne de gagner moins le par donne tes points, additionnés sur cinq manches.
    Tant que cinq personnes n’ont pas joué ici, le par est la moyenne de huit essais de { level-club }, dont sept avec de minuscules erreurs au hasard.
    Avec un serveur, tes coups y sont vérifiés, et seul le premier essai compte, tous appareils confondus.
    Un défi compte jusqu’à la fin du lendemain (UTC) ; les plus anciens sont pour l’entraînement.
