# Classement : parties classées, profil, palmarès.

## Une partie classée

rated-words = Le résultat compte pour ton classement. Les coups ne s’annulent pas, et quitter la partie compte comme une défaite. Il te faut un code de récupération ou une clé d’accès : les deux sont sous « { nav-games } ».
rated-not = Impossible ici :
rated-why-own = Un jeu personnalisé ne peut pas être classé.
rated-why-rules = Des règles maison sont choisies. Les parties classées suivent la règle du livret.
rated-why-here = Deux personnes jouent sur cet écran. Dans une partie classée, il faut un appareil par personne.
rated-why-alone = Il faut au moins deux personnes. Choisis « { sitter-friend } » ou « { sitter-open } » pour une autre place.
rated-why-lasting = Il te faut un code de récupération ou une clé d’accès, pour que ton classement reste le tien.
rated-get = En obtenir un
