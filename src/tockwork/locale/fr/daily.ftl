### La donne du jour : cinq tables, les mêmes pour tous.

daily-title = La donne du jour
daily-lead = Cinq parties d’une manche, les mêmes pour tous : une position donnée, des cartes données. Quelques minutes, un seul essai.
daily-game = Jeu
daily-boards = Les manches du jour
daily-board = Manche { $n }
daily-board-of = Manche { $n } sur { $of }
daily-board-over = { $chance } de chances, par { $par }
daily-play = Jouer
daily-go-on = Continuer
daily-later = Pas encore
daily-once = Chaque manche se joue une seule fois. Tu peux t’arrêter quand tu veux et continuer ici plus tard.
daily-next-in = Nouvelles manches dans { $time }
daily-task = Joue cette manche de ton mieux. Ce qui compte, ce sont tes chances à la fin.
daily-valuing = La manche est finie. La suite se joue dans la tête…
daily-ended = À la fin de cette manche, tu gagnes { $chance } des parties. Le par est { $par }.
daily-next = Manche suivante
daily-all = Toutes les manches
daily-points = { $par ->
    [players] points de chances par rapport au par, la moyenne de tous ceux qui ont joué
   *[club] points de chances par rapport au par : ce que le bot { level-club } fait à ta place
}
daily-beaten = { $among ->
    [players] Mieux que { $beaten } joueurs sur 100 ici ({ $others } autres ont joué).
   *[bots] Mieux que { $beaten } bots de force connue sur 100 ({ $others } : { level-beginner }, { level-casual } et un bot glouton).
}
daily-few = { $n ->
    [one] Tu es la première personne aujourd’hui. À partir de cinq, on te compare aux autres.
   *[other] { $n } personnes ont joué aujourd’hui. À partir de cinq, on te compare à elles.
}
daily-unsent = Ce serveur n’a pas pu prendre ton résultat : { $why }
daily-promise = Il n’y a pas de serveur ici : un seul essai, c’est une promesse entre amis.
daily-comparing = Des bots jouent les mêmes manches, pour comparer…
daily-share = Tockwork, donne du jour { $day }, { $game } : { $points } points, mieux que { $beaten } { $among ->
    [players] joueurs
   *[bots] bots
} sur 100
daily-copy = Copier pour partager
daily-how = Comment on compte
daily-how-words = Les manches découlent du jour (UTC), du jeu et du réseau des bots, pareil sur chaque appareil ; le bot { level-club } tient les trois autres places. Quand la manche est finie, la suivante est distribuée et jouée 32 fois dans la tête : la chance moyenne de gagner est ce que valait ta manche, quelle que soit la vraie donne. Les points sont cette chance moins le par, additionnés sur cinq manches. Avec un serveur, tes réponses y sont rejouées, et le premier essai compte.
