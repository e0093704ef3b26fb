# The page of all games that ended at a server

statistics-title = Statistiques du serveur
statistics-lead = Toutes les parties finies sur ce serveur : { $games ->
    [0] aucune pour l’instant.
    [one] une partie.
   *[other] { $games } parties.
}
statistics-none = Aucune partie n’est encore finie ici. Reviens après la première.
statistics-game = Jeu
statistics-form = { $game } : { $form }, { $games ->
    [one] une partie
   *[other] { $games } parties
}
statistics-cards = Quelles cartes sont données ?
statistics-cards-words = Les cartes de la première donne, { $n } en tout. Le trait est la part de la carte dans le paquet.
statistics-starts = Qui commence ?
statistics-starts-words = Le premier à jouer est tiré au sort : chaque place devrait commencer aussi souvent.
statistics-wins = Qui gagne ?
statistics-wins-words = { $n ->
    [one] Une partie
   *[other] { $n } parties
} avec un vainqueur. La place 1 est surtout à qui a créé la table, et personnes et robots ne sont pas de même force : ici, un écart avec le trait est normal.
statistics-band = Le point est ce qui a été compté ; la ligne est son intervalle à 95 %.
statistics-value = { $share } ({ $low } à { $high })
statistics-outside = au-delà du hasard
statistics-even = égal : { $even }
statistics-seat = Place { $n }
statistics-few = Trop peu pour en dire quelque chose.
