# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Vérifié : personne n’a pu truquer cette donne, et rien n’a été changé.
fair-bad = Échec de la vérification : ne te fie pas à cette partie.
fair-unknown = Aucun problème trouvé, mais le fichier n’en dit pas assez pour tout vérifier.
fair-alone = Vérifié : des coups permis, des cartes qui découlent de la graine. Mais un seul appareil a distribué cette partie, comme quand tu joues hors ligne : personne d’autre ne répond de la graine.

fair-commitment = { $state ->
    [yes] La part du serveur est celle sur laquelle il s’était engagé avant que quiconque prenne place.
    [no] La part du serveur n’est pas celle sur laquelle il s’était engagé.
   *[unknown] L’engagement du serveur n’est pas dans ce fichier.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Aucun joueur n’a contribué au mélange.
        [one] La part d’un joueur correspond à son engagement.
       *[other] Les parts de { $count } joueurs correspondent à leurs engagements.
    }
    [no] La part d’un joueur ne correspond pas à son engagement.
   *[unknown] Les parts des joueurs ne sont pas dans ce fichier.
}
fair-seed = { $state ->
    [yes] La graine découle de toutes les parts réunies.
    [no] La graine ne découle pas des parts.
   *[unknown] L’origine de la graine n’est pas dans ce fichier.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Aucun coup pour l’instant.
        [one] Un coup rejoué : permis.
       *[other] { $count } coups rejoués : tous permis.
    }
    [no] La partie n’a pas pu se dérouler ainsi.
   *[unknown] Les coups n’ont pas pu être vérifiés.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Le premier à jouer et un mélange découlent de la graine.
       *[other] Le premier à jouer et { $count } mélanges découlent de la graine.
    }
    [no] Les cartes ne découlent pas de la graine.
   *[unknown] La graine n’est pas dans ce fichier : impossible de vérifier les mélanges.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Un événement correspond à la chaîne publiée.
       *[other] { $count } événements correspondent à la chaîne publiée.
    }
    [no] Les événements ne correspondent pas à la chaîne publiée.
   *[unknown] La chaîne n’est pas dans ce fichier.
}

fair-left-out = Trop tard pour le mélange : { $names }
fair-seat = place { $n }
fair-code = Code de contrôle après le dernier événement : { $code }
fair-taken-back = { $times ->
        [one] Un coup a été annulé
       *[other] { $times } coups ont été annulés
    } : une partie d’entraînement.

# The page

fair-title = Équitable, preuve à l’appui
fair-intro = Le serveur et l’appareil de chacun mettent une part de hasard dans le mélange : personne ne peut choisir les cartes. Dépose ici le fichier d’une partie : cette page vérifie la donne et dit ce qu’elle a contrôlé. Rien ne quitte ton appareil.
fair-choose = Choisir un fichier de partie
fair-checking = Vérification…
fair-unreadable = Ce fichier ne peut pas être vérifié : { $detail }

# At the table, and before it begins

fair-word = Ajouter ton mot au mélange
fair-word-hint = Facultatif. Il est mêlé au hasard de ton appareil ; après la donne, tout le monde peut le lire.
fair-word-in = Ajouté.
fair-table = Donne vérifiable
fair-table-intro = Le serveur a fixé sa part avant que quiconque s’assoie, puis chaque appareil a ajouté la sienne. Personne n’a pu choisir ces cartes.
fair-table-before = Le serveur a fixé sa part, comme le montre cette empreinte. Ton appareil en ajoute une quand tu t’assois, et le mélange découle de toutes : personne ne peut choisir les cartes.
fair-fingerprint = L’empreinte du serveur
fair-code-title = Code de contrôle
fair-code-round = Manche { $n }
fair-code-now = Maintenant, après l’événement { $n }
fair-code-why = Comparez-le : si les codes sont identiques, vous voyez tous la même partie.
fair-parts = Dans le mélange
fair-part-mine = incluse, telle que cet appareil l’a tirée
fair-part-in = incluse
fair-part-late = trop tard, non incluse
fair-part-none = aucun engagement
fair-part-word = « { $word } »
fair-seed-revealed = Graine (révélée après la partie)
