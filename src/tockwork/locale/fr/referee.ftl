# La page des arbitres.

referee-lead = Des partenaires dont les cartes échangées conviennent mieux que par hasard à la main de l’autre, en parties classées. Rien ne se fait tout seul : tu regardes les parties et tu décides.
referee-power = 1 000 000 contre 1 : sur un million de paires honnêtes, une au plus y arrive jamais, aussi longtemps qu’elle joue. Les paires qui se disent toujours leurs cartes y arrivent en dix parties ; celles qui ne le font qu’une fois sur deux peuvent en demander quarante ou plus, ou rester invisibles.
referee-limits = Seules les cartes données à l’échange sont testées. Les signaux sur autre chose, les jeux sans échange entre partenaires et le jeu après l’échange ne se voient pas ici.
referee-watched = { $n ->
    [one] { $n } partie analysée
   *[other] { $n } parties analysées
}
referee-empty = Aucune paire ne se distingue.
referee-pair = { $first } et { $second }
referee-unnamed = quelqu’un sans nom
referee-odds = { $odds } contre 1 maintenant, { $peak } contre 1 au plus, sur { $deals } donnes en { $games } parties
referee-alarm = Plus d’un million contre 1 : regarde les parties, s’il te plaît.
referee-weak = Trop peu pour accuser qui que ce soit : parmi beaucoup de paires, le hasard seul va parfois jusque-là.
referee-games = Parties à regarder
referee-game = { $when }, { $odds } contre 1 dans cette partie
referee-none = Cette page est réservée aux arbitres de ce serveur. L’hôte donne le rôle avec la commande « tockwork role ».
