### La table de jeu : ce qui est demandé, ce que disent les boutons, ce qu’entend un lecteur d’écran.

play-table = Table
play-board = Plateau
play-seats = Joueurs
play-your-hand = Ta main
play-your-cards = Tes cartes
play-tray = Ton coup
play-choices = Ce que tu peux faire
play-log = Ce qui s’est passé
play-home = Retour aux jeux
play-more = Plus
play-rules = Règles de ce jeu
play-settings = { nav-settings }
play-close = { close }
play-back-to-table = Retour à la table
play-leave = { waiting-leave }
play-leave-ask = Quitter la table ?
play-leave-why = Un robot continue pour toi, et tu ne pourras plus reprendre ta place. Pour revenir plus tard, ferme simplement la page : ta place est gardée.
play-leave-not = Continuer à jouer
play-round = Manche { $n }
play-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
play-you-watch = Tu regardes la partie
play-you-watch-removed = Cet appareil n’est plus connu ici : il a été retiré, ou tu as été oublié. Tu ne fais donc que regarder.
play-behind = { $time } de retard
play-loading = La table se prépare…
play-lost = La connexion est coupée. Nouvel essai…
play-unreached = Le serveur ne répond pas.
play-by-itself = Nouvel essai automatique : la table revient dès que la connexion est rétablie.
play-restarting = Le serveur redémarre. Il revient tout de suite…
play-trouble = Cette table ne peut pas être affichée.
play-trouble-no_such_table = Cette table n’existe pas
play-trouble-replaced = Ta place est sur un autre appareil
play-trouble-removed = Cet appareil n’est plus connu ici
play-refused = { $code ->
    [stale] La partie avait déjà avancé ; ton coup a été repris.
    [not_your_turn] Ce n’est plus ton tour ; ton coup a été repris.
    [over] La partie est finie.
    [too_many] Un peu moins vite, s’il te plaît.
    [closing] Le serveur redémarre. Réessaie dans un instant.
    [storage] Le serveur n’a pas pu garder ton coup. Réessaie.
   *[other] Ton coup n’a pas été accepté ; il a été repris.
}

## Réglages à portée de main

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Vitesse
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Dire quelque chose
play-mute = { setting-muted }

## Ce qui est demandé

play-your-turn = À toi de jouer
play-waiting = { $name } réfléchit…
play-gone = { $name } n’est pas là.
play-gone-until = { $name } n’est pas là. Un robot aide dans { $time }.
play-sending = …
play-over = La partie est finie.
play-ask-card = À toi : choisis une carte.
play-ask-card-for-marble = { $piece ->
    [dog] Choisis une carte pour ce chien.
   *[marble] Choisis une carte pour cette bille.
}
play-ask-marble = { $piece ->
    [dog] Quel chien ?
   *[marble] Quelle bille ?
}
play-ask-target = Où va-t-elle ?
play-ask-swap = Avec qui ?
play-ask-meaning = Que devient-elle ?
play-ask-use = Comment la joues-tu ?
play-ask-confirm = La jouer ainsi ?
play-ask-pips = Partage les pas : touche une bille pour chacun.
play-ask-give = Donne une carte à { $to }.
play-ask-give-partner = Donne une carte à { $to }, ton partenaire.
play-ask-offer = Propose une carte à { $to }, ou aucune.
play-ask-open = Qui va sur ton départ ?
play-ask-hop = Ton citoyen saute-t-il à la case spéciale suivante ?
play-ask-discard = Tu ne peux rien jouer : défausse une carte.
play-ask-skipped = Tu passes ce tour : défausse une carte.

## Boutons

play-play = Jouer
play-give = Donner
play-offer = Proposer
play-discard = Défausser
play-undo = Reprendre un pas
play-put-back = Remettre
play-do-give = Donner { $card } à { $to }
play-do-offer = Proposer { $card } à { $to }
play-do-discard = Défausser { $card }
play-do-decline = Ne rien proposer
play-do-renew = Prendre une nouvelle main
play-do-hop = Sauter
play-do-stay = Rester
play-as = Comme { $card }
play-card-as = { $card } comme { $as }
play-without-card = Sans carte
play-use-start = Faire entrer
play-use-walk = { $n } en avant
play-walk-on = continuer le tour
play-use-back = { $n } en arrière
play-use-push = Pousser de { $n }
play-use-split = Partager { $n }
play-use-swap = Échanger
play-use-jump = Courir plus loin
play-use-take = Prendre une place
play-use-centre-in = Aller au centre
play-use-centre-out = Sortir du centre
play-use-heaven-in = Monter au Paradis
play-use-heaven-out = Descendre du Paradis
play-use-skip = { $name } passe son tour
play-use-empty = La poser sans effet
play-use-undo = Annuler, jouer cette carte

## Billes et coups en mots

play-marble = { $me ->
    [yes] { $piece ->
        [dog] ton chien { $letter }
       *[marble] ta bille { $letter }
    }
   *[no] { $piece ->
        [dog] le chien { $letter } { OF($name) }
       *[marble] la bille { $letter } { OF($name) }
    }
}
play-ranked = { $me ->
    [yes] ton { $letter }
   *[no] le { $letter } { OF($name) }
}
play-marble-at = { $marble }, { $place }
play-to = { $marble } vers { $place }
play-lay-to = { $n ->
    [one] Un pas, vers { $place }
   *[other] { $n } pas, vers { $place }
}
play-bring-out = Faire entrer { $marble }
play-leg = { $marble }, { $from } vers { $to }
play-leg-pips = { $marble }, { $n } de { $from } vers { $to }
play-swap = { $one } change de place avec { $two }
play-sends-back = { $marble } retourne en réserve
play-and-draws = { $what } ; tu pioches une carte
play-pips = { $n ->
    [one] un pas
   *[other] { $n } pas
}
play-pips-laid = { $laid } pas sur { $of }
play-cannot-go-on = ne peut pas aller plus loin
play-stuck = Le reste ne va pas. Reprends un pas.
play-own-capture = Ce coup renvoie une bille de ton camp.
play-fresh = vient d’entrer

## Places à la table

play-seat-you = Toi, { $name }
play-partner = ton partenaire
play-in-turn = c’est son tour
play-leads = commence cette manche
play-out = hors de la manche
play-away = pas là
play-bot-plays = un robot joue
play-has-chosen = a choisi
play-announced-yes = a annoncé une carte de départ
play-announced-no = a annoncé n’avoir aucune carte de départ
play-home-count = { $count ->
    [0] rien à la maison
    [one] { $count } à la maison
   *[other] { $count } à la maison
}
play-hands-open = Toutes les mains sont ouvertes.
play-hand-open = { $name } : { $cards }.
play-dead = injouable maintenant
play-card-dead = { $card } : injouable maintenant.

## Mains posées, et pourquoi

play-why = Pourquoi pas ?
play-why-each = { $piece ->
    [dog] Chaque chien
   *[marble] Chaque bille
}
play-lays-down = { $me ->
    [yes] Tu poses ta main
   *[no] { $name } pose sa main
}
play-puts-away = { $me ->
    [yes] Tu prends une nouvelle main
   *[no] { $name } prend une nouvelle main
}
play-no-start = Pas de carte de départ, et rien sur la piste.
play-nothing-fits = Aucune de ces cartes ne peut être jouée.
play-renewed = Toutes les cartes sont échangées contre de nouvelles.

## Retour en arrière

play-looking-back = Tu regardes en arrière
play-now = Revenir au présent

## La liste

play-board-table = Le plateau
play-col-player = Joueur
play-col-cards = Cartes

## Un écran, plusieurs personnes

play-hand-hidden = La main est cachée.
play-curtain = C’est au tour { OF($name) }
play-curtain-why = Passe l’écran. Personne d’autre ne regarde.
play-curtain-open = Je suis { $name }

## La fin

play-you-won = Tu as gagné
play-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
play-took = La partie a duré { $time }.
play-review = Revoir
play-rematch = Revanche
play-join-rematch = À la revanche
play-share = Partager
play-share-text = { $game } : victoire pour { $names }.
play-copied = Le lien est copié.
play-failed = Cela n’a pas marché ({ $code }).

play-several = a plusieurs places

# How the cards were dealt

play-fair = Cartes justes
play-given-up = La partie a été abandonnée
play-left-out = La part de ton appareil est arrivée trop tard : les cartes sont mélangées sans elle.
play-seed = La graine : { $seed }
