### What only the terminal says. What it has in common with the page stands in the other files.

## Une partie racontée avec les cases que l’on peut taper

did-go-from = de { $from } à { $to }
did-go = { $who } avance de { $from } à { $to }
did-push-from = on pousse { $owned } de { $from } à { $to }
marble-on = { $marble } ({ $place })
marble-in-reserve = { $marble } en réserve
marble-in-centre = { $marble } au centre
marble-in-heaven = { $marble } au Paradis
board-hand = main : { $cards }
why-for-use = { $why } ({ $use })

## Choix

choice-ways = { $card }  ({ $count } façons)
choice-done = terminé : { $move }
choice-to = vers { $place }
choice-taken = { $place }, où se trouve { $owned }

## Une partie dans le terminal

shell-table = { $game }, { $form }
shell-welcome = { $table }. Tu es à la place { $seat }, avec { $others }.
shell-partners = Dans ton équipe : { $names }.
shell-how = Tape un numéro pour choisir, ou « help » pour tout le reste.
shell-goes-on = { $count ->
    [one] La partie reprend après une décision.
   *[other] La partie reprend après { $count } décisions.
}
shell-idle = Pas jouable maintenant : { $cards }
shell-number = Choisis un numéro de 1 à { $count }.
shell-nothing-picked = Rien n’est encore choisi ; « undo » annule ton dernier coup.
shell-help =
    .pick = faire ce choix
    .back = annuler le dernier choix de ce coup
    .move = un coup écrit en entier se joue aussitôt (« moves » les donne tous)
    .why = pourquoi une carte ne peut pas servir, pour chacune de tes billes
    .why-place = pareil, pour la bille d’une seule case
    .hint = ce que jouerait le robot glouton
    .undo = annuler ton dernier coup et ceux qui ont suivi
    .board = dessiner le plateau ; donner tous les coups permis
    .save = écrire le fichier de la partie
    .quit = quitter (Ctrl-D aussi)
shell-unknown = « { $text } » n’est ni un choix, ni une commande, ni un coup ; essaie « help ».
shell-illegal = « { $text } » ne peut pas être joué maintenant ; « moves » donne les coups permis.
shell-ambiguous = « { $text } » peut désigner plusieurs coups ; « moves » les donne tous.
shell-why = Tape « why CARTE » ou « why CARTE CASE ».
shell-no-card = Ce jeu n’a pas de carte « { $card } ».
shell-no-marble = Il n’y a pas de bille sur « { $place } ».
shell-usable = Elle peut servir.
shell-hint = Le robot glouton jouerait : { $move }
shell-undone = Annulé : { $move }
shell-nothing-undone = Tu n’as pas de coup à annuler.
shell-save = Tape « save FICHIER ».
shell-saved = Enregistré dans { $file }.
shell-unwritten = { $file } n’a pas pu être écrit ({ $why }).
shell-goodbye = Au revoir.
shell-resume = « tockwork play --resume { $file } » reprend la partie ici.

## Regarder et rejouer

shell-watched = { $table } : { $count ->
    [one] une décision
   *[other] { $count } décisions
} en { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, graine { $seed }.
shell-recorded = Le fichier de la partie est { $file } ; « tockwork replay { $file } » la rejoue.
shell-replayed = { $table } : { $count ->
    [one] une décision rejouée, et elle est permise.
   *[other] { $count } décisions rejouées, toutes permises.
}
shell-unfinished = La partie n’est pas finie.

## Les règles

shell-rules = « tockwork rules JEU » en décrit un, « --options » dit ce qui peut changer.
shell-publisher = Suit les règles de { $publisher } ; Tockwork n’a pas de lien avec cet éditeur.
shell-board = secteurs de { $spaces } cases, maison de { $lane }
shell-pack = Paquet
shell-copies = { $count } de chaque { $cards }
shell-settings = Réglages
shell-clauses = Toutes les règles : { $page }. Ce qui peut changer : « --options ».

## Ouvrir la table

shell-at = Tockwork est sur { $address }  (Ctrl-C l’arrête)
shell-network = Pour les autres sur ton réseau : { $address }
shell-no-page = Cette installation n’a pas la page pour le navigateur, seulement l’API HTTP. Dans les sources, make setup construit la page et make dist un wheel qui la contient.
shell-ended = Tockwork est arrêté ; toutes les parties sont gardées.

## tockwork review

report-title = Analyse : { $game }
report-chances = Chances de gagner (toutes cartes connues)
report-marked = Erreurs
report-none-marked = Aucune erreur relevée.
report-when = { $rounds ->
    [no] Coup { $turn }
   *[yes] Manche { $round }, coup { $turn }
}
report-when-dealt = Manche { $round }
report-answer = { $when }. { $move }
report-asked = { $gives ->
    [yes] { $when } : quelle carte donne { $name } ? Main : { $cards }.
   *[no] { $when } : que fait { $name } ? Main : { $cards }.
}
report-lost = { $mark } : −{ $points } % (± { $error }).
report-instead = Mieux : { $move }
report-strong = Bien vu : le seul bon coup
report-luck = Chance aux cartes, à partir de { $least } %
report-luck-line = { $when } : { $points } % pour { $names }
report-try = Reprendre tes erreurs
report-show = Qu’est-ce qui était mieux ?
report-played = Joué dans la partie
report-best = Mieux
report-left = Cette partie n’a pas été jouée jusqu’au bout : le bilan montre les chances au moment où elle a été quittée.
report-progress = { $done } sur { $of }

## Marbles, where they carry no letters

piece-a = { $piece ->
    [dog] un chien
   *[marble] une bille
}
piece-of = { $piece ->
    [dog] le chien { OF($name) }
   *[marble] la bille { OF($name) }
}
piece-yours = { $piece ->
    [dog] ton chien
   *[marble] ta bille
}
daily-terminal = Chances de gagner à la fin : { level-club } { $par } en moyenne, les robots plus faibles { $mean }.
