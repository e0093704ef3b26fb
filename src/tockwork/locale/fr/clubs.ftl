# Clubs : en fonder un, s’y inscrire, sa page.

clubs-words = Un club, c’est un lien : ses membres jouent à ses tables et se mesurent dans son classement. Pas besoin de compte.
clubs-mine = Mes clubs
clubs-you-asked = Tu as demandé à entrer
clubs-count = { $n ->
    [one] Un membre
   *[other] { $n } membres
}
clubs-here = { $n } en ligne
clubs-found = Fonder un club
clubs-name = Nom du club
clubs-joining = Pour entrer
clubs-by-link = Avec le lien
clubs-by-ask = Sur demande
clubs-found-it = Fonder le club
clubs-new-table = Nouvelle table
clubs-asked-words = Tu as demandé à entrer. Dès qu’un responsable t’accepte, le club s’affiche ici.
clubs-join-words = Rejoins le club pour voir ses membres, jouer à ses tables et participer à ses tournois.
clubs-ask = Demander à entrer
clubs-join = Rejoindre
clubs-tables = Tables
clubs-no-tables = Aucune table ouverte ni partie en cours. Crée une table, et les membres pourront s’y joindre.
clubs-watch = Regarder
clubs-ranks = Classement
clubs-no-ranks = Personne n’est encore classé ici. Les points viennent des parties classées.
clubs-rating = { $rating } ± { $error }
clubs-invite = Inviter des membres
clubs-invite-link = Toute personne qui ouvre ce lien peut entrer.
clubs-invite-ask = Toute personne qui ouvre ce lien peut demander à entrer.
clubs-link = Lien vers le club
clubs-qr = Code QR avec le lien vers le club
clubs-own = Toi et le club
clubs-save = Enregistrer
clubs-leave = Quitter le club
clubs-leave-sure = Quitter ce club ?
clubs-delete = Supprimer le club
clubs-delete-sure = Supprimer ce club pour tous ses membres ? Les parties restent à leurs joueurs.
clubs-asking = Demandes
clubs-let-in = Accepter
clubs-let-in-name = Accepter { $name }
clubs-refuse = Refuser
clubs-refuse-name = Refuser { $name }
clubs-members = Membres
clubs-is-here = en ligne
clubs-founder = Fondateur
clubs-organizer = Organisateur
clubs-member = Membre
clubs-gone = Exclure
clubs-change-name = Rôle pour { $name }
clubs-remove-sure = Exclure { $name } du club ?
clubs-hand-over-sure = Faire de { $name } le fondateur ? Tu deviens organisateur.
clubs-all = Afficher les { $n }
clubs-unnamed = Joueur sans nom
fault-no_such_club = Ce club n’existe plus, ou le lien est incomplet.
fault-club_full = Ce club est complet.
