# Classement : parties classées, profil, palmarès.

## Une partie classée

rated-words = Le résultat compte pour ton classement. Les coups ne s’annulent pas, et quitter la partie compte comme une défaite. Il te faut un code de récupération ou une clé d’accès : les deux sont sous « { nav-games } ». Entre les mêmes personnes, cinq parties par semaine comptent. Ton nom et ton classement figurent au palmarès, sauf si tu le désactives sous « { nav-settings } ».
rated-not = Impossible ici :
rated-why-own = Un jeu personnalisé ne peut pas être classé.
rated-why-rules = Des règles maison sont choisies. Les parties classées suivent la règle du livret.
rated-why-here = Deux personnes jouent sur cet écran. Dans une partie classée, il faut un appareil par personne.
rated-why-alone = Il faut au moins deux personnes. Choisis « { sitter-friend } » ou « { sitter-open } » pour une autre place.
rated-why-lasting = Il te faut un code de récupération ou une clé d’accès, pour que ton classement reste le tien.
rated-get = En obtenir un

## Les classements en mots

rating-all = Tous les jeux
rating-value = { $rating } ± { $error }
rating-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
rating-unnamed = Sans nom
rating-error = ± est l’incertitude : deux fois sur trois, la vraie valeur s’y trouve.

## Un profil

profile-title = Profil
profile-own = Mon profil
profile-name = Profil : { $name }
profile-none = Aucune partie classée pour l’instant. Tu peux en jouer une avec « { home-find } » ou « { home-set-up } ».
profile-form = Jeu
profile-curve = Le classement au fil du temps
profile-curve-words = { $first } ± { $before } la semaine du { $from }, { $last } ± { $now } la semaine du { $to }.
profile-up = Nettement plus haut qu’alors.
profile-down = Nettement plus bas qu’alors.
profile-table = En tableau
profile-week = Semaine du
profile-wins = Adversaires les plus forts battus
profile-partners = Partenaires
profile-partner = { $games }, dont { $won } gagnées
profile-more = plus que vos classements ne le promettent
profile-fewer = moins que vos classements ne le promettent
profile-costly = Ce qui a coûté le plus
profile-lost = { $points } points de chances de gagner perdus par tes coups, en { $n } décisions
profile-watch = Analyse
profile-private = Les partenaires, les noms et ce que tes coups ont coûté ne sont montrés qu’à toi.
profile-listed = M’afficher dans les listes de joueurs
    .hint = Les autres voient ton nom et tes classements au palmarès, ainsi que ton profil. Désactivé, tu n’es dans aucune liste, pas même celle du défi du jour.

## Le palmarès

leaderboard-title = Palmarès
leaderboard-words = Par ordre de classement, moins deux fois l’incertitude : beaucoup de parties comptent plus qu’un coup de chance. Les bots ont un classement fixe.
leaderboard-form = { $form } ({ $players })
leaderboard-place = Place
leaderboard-player = Joueur
leaderboard-rating = Classement
leaderboard-games = Parties
leaderboard-bot = bot
leaderboard-none = Pas encore de partie classée ici.
leaderboard-range = { $from }–{ $to } sur { $all }
leaderboard-up = Places précédentes
leaderboard-down = Places suivantes
leaderboard-mine = Ma place : { $place }

## Quand quelque chose ne va pas

fault-no_such_profile = Ce joueur n’a pas de profil ici, ou ne le montre pas.
