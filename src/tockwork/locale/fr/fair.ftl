# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Tout concorde : personne n’a arrangé ces cartes, et rien n’a été changé après coup.
fair-bad = Quelque chose ne concorde pas : ne te fie pas à cette partie.
fair-unknown = Rien n’est faux, mais l’enregistrement n’en dit pas assez pour tout vérifier.
fair-alone = Tout concorde : des coups permis, des cartes qui découlent de la graine. Mais un seul appareil a distribué cette partie, comme à une table sur ton appareil : personne d’autre ne répond de la graine.

fair-commitment = { $state ->
    [yes] La part du serveur est celle sur laquelle il s’était engagé avant que quiconque prenne place.
    [no] La part du serveur n’est pas celle sur laquelle il s’était engagé.
   *[unknown] L’engagement du serveur n’est pas indiqué.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Aucun joueur n’a mis de part.
        [one] La part d’un joueur est bien celle promise.
       *[other] Les parts de { $count } joueurs sont bien celles promises.
    }
    [no] La part d’un joueur n’est pas celle promise.
   *[unknown] Les parts des joueurs ne sont pas indiquées.
}
fair-seed = { $state ->
    [yes] La graine découle de toutes les parts réunies.
    [no] La graine ne découle pas des parts.
   *[unknown] L’origine de la graine n’est pas indiquée.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Il n’y a pas encore de réponse.
        [one] Une réponse rejouée : elle est permise, et toute la suite en découle.
       *[other] { $count } réponses rejouées : toutes sont permises, et toute la suite en découle.
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
   *[unknown] La graine n’est pas indiquée : impossible de redistribuer.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Un événement mène à la tête de chaîne annoncée à tous.
       *[other] { $count } événements mènent à la tête de chaîne annoncée à tous.
    }
    [no] Les événements ne mènent pas à la tête de chaîne annoncée.
   *[unknown] L’enregistrement n’a pas de chaîne.
}

fair-left-out = Absente du mélange, car arrivée trop tard : { $names }
fair-seat = place { $n }
fair-code = Code du dernier événement : { $code }
fair-taken-back = { $times ->
        [one] Une réponse a été reprise
       *[other] { $times } réponses ont été reprises
    } : c’était un entraînement, seul contre des robots.

# The page

fair-title = Juste, sans aucun doute
fair-intro = Le serveur et l’appareil de chacun mettent une part de hasard dans le mélange : personne ne peut choisir les cartes. Dépose ici l’enregistrement d’une partie : cette page la redistribue et dit ce qu’elle a vérifié. Rien ne quitte ton appareil.
fair-choose = Choisir un enregistrement
fair-checking = Je redistribue…
fair-unreadable = Ce fichier ne peut pas être vérifié : { $detail }

# At the table, and before it begins

fair-word = Un mot à toi pour le mélange
fair-word-hint = Si tu veux. Il entre dans le mélange avec le hasard de ton appareil ; après la donne, tout le monde peut le lire.
fair-word-in = Il y est.
fair-table = Cartes justes
fair-table-intro = Le serveur a fixé sa part avant que quiconque s’assoie, puis chaque appareil a ajouté la sienne. Personne n’a pu choisir ces cartes.
fair-table-before = Le serveur a fixé sa part, comme le montre cette empreinte. Ton appareil en ajoute une quand tu t’assois, et le mélange découle de toutes : personne ne peut choisir les cartes.
fair-fingerprint = L’empreinte du serveur
fair-code-title = Le code de cette partie
fair-code-round = Manche { $n }
fair-code-now = Maintenant, après l’événement { $n }
fair-code-why = Lisez-le-vous les uns aux autres : qui reçoit la même partie a le même code.
fair-parts = Dans le mélange
fair-part-mine = présente, telle que cet appareil l’a tirée
fair-part-in = présente
fair-part-late = absente : arrivée trop tard
fair-part-none = rien : aucune part promise
fair-part-word = « { $word } »
fair-told-seed = La graine, révélée à la fin
