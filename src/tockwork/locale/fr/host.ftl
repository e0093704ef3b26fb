# Les pages des hôtes et des arbitres.

host-title = Hôte
referee-title = Arbitre
host-lead = Les signalements viennent des joueurs. Rien ne se passe tout seul : tu décides, et chaque joueur ne voit que ce qui change pour lui.
host-none = Cette page est pour les hôtes de ce serveur. La commande « tockwork role » donne un lien à un hôte.
host-open = Ouverts
host-settled = Réglés
host-empty = Aucun signalement ouvert.
host-empty-settled = Aucun signalement réglé.
host-more = Il y en a de plus anciens ; « tockwork reports » les montre tous.
host-by = Signalé par { $name }
host-by-deleted = Signalé par un joueur sans nom
host-others = { $n ->
    [0] personne d’autre n’a signalé ce joueur
    [one] un autre joueur l’a signalé aussi
   *[other] { $n } autres joueurs l’ont signalé aussi
}
host-look = Voir la table
host-now = S’appelle { $name } aujourd’hui
host-left-seat = N’est plus à cette table
host-said-nothing = Aucun message, et rien n’est arrivé à cette place.
host-left = a quitté la place
host-ran_out = n’a plus eu de temps
host-took_over = absent : un robot a pris le relais
host-to-table = Ouvrir la table
host-remove = Retirer le nom
host-remove-sure = Retirer le nom de ce joueur ici et là où il joue encore, avec ses messages à ces tables ? Il pourra en choisir un autre.
host-close = Terminer cette partie
host-close-sure = Terminer cette partie pour tous, sans gagnant ?
host-note = Note pour les hôtes
host-settle = Régler
host-settled-at = Réglé { $when }
host-done-settle = Le signalement est réglé.
host-done-remove = Le nom est retiré.
host-done-close = La partie est terminée.
host-roles = Tes rôles sur ce serveur
fault-bad_role = Ce lien ne marche pas : il a déjà été ouvert, a expiré ou a été retiré.
fault-no_role = C’est réservé aux hôtes et aux arbitres de ce serveur.
fault-no_such_report = Ce signalement n’est plus là : son joueur a été effacé.
host-names = Noms refusés
host-names-words = Un mot par ligne ou entre virgules. Mots entiers seulement ; avec * aussi comme partie d’un autre. Accents, majuscules, espaces et lettres ressemblantes ne changent rien. Les noms déjà donnés restent.
host-names-save = Enregistrer la liste
host-names-default = Liste d’origine
host-names-done = La liste est enregistrée.
