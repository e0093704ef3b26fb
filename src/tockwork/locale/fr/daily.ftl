### La donne du jour : cinq tables, les mêmes pour tous.

daily-title = La donne du jour
daily-lead = Cinq parties d’une manche, les mêmes pour tous : une position donnée, des cartes données. Quelques minutes, un seul essai.
daily-game = Jeu
daily-boards = Les manches du { $day }
daily-board = Manche { $n }
daily-board-of = Manche { $n } sur { $of }
daily-board-over = { $chance } de chances, par { $par }
daily-play = Jouer
daily-go-on = Continuer
daily-later = Pas encore
daily-once = Chaque manche se joue une seule fois. Tu peux t’arrêter quand tu veux et continuer ici plus tard.
daily-next-in = Nouvelles manches dans { $time }
daily-task = Joue cette manche de ton mieux. Ce qui compte, ce sont tes chances à la fin.
daily-valuing = La manche est finie. La suite se joue de tête…
daily-ended = À partir d’ici, tu gagnerais { $chance } des parties ; le par est { $par }.
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
    [one] Un résultat est exactement le même.
   *[other] { $n } résultats sont exactement les mêmes.
}
daily-few = { $n ->
    [one] Personne n’avait encore joué ici. À partir de cinq, on te compare aux autres.
   *[other] { $n } personnes ont joué jusqu’ici. À partir de cinq, on te compare à elles.
}
daily-unsent = Ce serveur n’a pas pu prendre ton résultat : { $why }
daily-promise = Il n’y a pas de serveur ici : un seul essai, c’est une promesse entre amis.
daily-practice = Cette donne est terminée. Tu peux la jouer pour t’entraîner ; rien n’en est compté.
daily-still-counts = La donne d’hier compte jusqu’à la fin d’aujourd’hui (UTC).
daily-elsewhere = { $n ->
    [one] Tu as joué une de ces manches sur un autre appareil ; c’est ce résultat qui compte.
   *[other] Tu as joué { $n } de ces manches sur un autre appareil ; ce sont ces résultats qui comptent.
}
daily-second = { $n ->
    [one] Tu avais déjà joué cette manche ailleurs : cet essai-là compte, pas celui d’ici.
   *[other] Tu avais déjà joué { $n } manches ailleurs : ces essais-là comptent, pas ceux d’ici.
}
daily-brought = Les manches venues d’un fichier ont été jouées ailleurs. Elles ne comptent pas une deuxième fois.
daily-no-day = Ce jour n’existe pas : il n’y a donc pas de donne.
daily-not-yet = La donne du { $day } arrive ce jour-là, à 00:00 UTC.
daily-no-game = Il n’y a pas de donne du jour dans ce jeu.
daily-day-before = La donne de la veille, { $day }
daily-day-after = La donne du lendemain, { $day }
daily-to-today = Vers la donne d’aujourd’hui
daily-comparing = Des robots jouent les mêmes manches, pour comparer…
daily-share = Tockwork, donne du jour { $day }, { $game } : { $points } points, mieux que { $beaten } { $among ->
    [players] personnes
   *[bots] robots
} sur { $others }
daily-copy = Copier pour partager
daily-how = Comment on compte
daily-how-words = Les manches découlent du jour (UTC), du jeu et du réseau des robots, pareil sur chaque appareil ; le robot { level-club } tient les trois autres places. On prend des manches où qui joue mieux obtient plus. Quand la manche est finie, la suivante est distribuée et jouée 32 fois de tête : la chance moyenne de gagner est ce que valait ta manche, quelle que soit la vraie donne. Les points sont cette chance moins le par, additionnés sur cinq manches. Tant que cinq personnes n’ont pas joué ici, le par est la moyenne de huit essais de { level-club }, dont sept se trompent d’un cheveu. Avec un serveur, tes réponses y sont rejouées, et le premier essai compte, tous appareils confondus. Une donne compte jusqu’à la fin du lendemain ; les plus anciennes sont pour l’entraînement.
