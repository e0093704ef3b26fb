### La table de jeu : ce qui est demandé, ce que disent les boutons, ce qu’entend un lecteur d’écran.

play-table = Table
play-board = Plateau
play-seats = Joueurs
play-your-hand = Ta main
play-your-cards = Tes cartes
play-tray = Ton coup
play-choices = Tes possibilités
play-log = Journal de la partie
play-home = Tous les jeux
play-more = Plus
play-rules = Règles de ce jeu
play-settings = { nav-settings }
play-players = Joueurs
play-close = { close }
play-back-to-table = Retour à la table
play-leave = { waiting-leave }
play-leave-ask = Quitter la table ?
play-leave-why = Un robot prend ta place pour de bon. Pour une simple pause, ferme la page : ta place est gardée.
play-leave-not = Continuer à jouer
play-round = Manche { $n }
play-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
play-you-watch = Tu regardes la partie
play-you-watch-removed = Cet appareil a été déconnecté ; tu peux donc seulement regarder.
play-behind = { $time } de retard
play-loading = La table se prépare…
play-lost = Connexion perdue. Nouvel essai…
play-unreached = Le serveur est injoignable.
play-by-itself = Reconnexion automatique…
play-restarting = Le serveur redémarre. Il revient tout de suite…
play-trouble = Cette table ne peut pas être affichée.
play-trouble-no_such_table = Cette table n’existe pas
play-trouble-replaced = Ta place est sur un autre appareil
play-trouble-removed = Cet appareil a été déconnecté
play-refused = { $code ->
    [stale] La partie avait déjà avancé ; ton coup n’a pas été joué.
    [not_your_turn] Ce n’est plus ton tour ; ton coup n’a pas été joué.
    [over] La partie est finie.
    [too_many] Un peu moins vite, s’il te plaît.
    [closing] Le serveur redémarre. Réessaie dans un instant.
    [storage] Le serveur n’a pas pu enregistrer ton coup. Réessaie.
    [paused] La partie est en pause.
    [declined] Tu pourras redemander après le prochain coup.
   *[other] Ton coup n’a pas été accepté.
}

## Pausing and undoing a move, if the others agree

play-pause = Pause
play-orders = Préparer mon prochain coup
play-since = Depuis ton dernier passage
play-undo-move = Annuler mon dernier coup
play-proposed = { $what ->
    [pause] { $name } propose une pause.
   *[take_back] { $name } voudrait annuler son dernier coup.
}
play-you-proposed = { $what ->
    [pause] Tu as proposé une pause. On attend { $names }.
   *[take_back] Tu voudrais annuler ton dernier coup. On attend { $names }.
}
play-agree = D’accord
play-decline = Non
play-paused = La partie est en pause. Aucune horloge ne tourne.
play-resume = Reprendre

## Réglages à portée de main

play-list-view = { setting-list }
play-confirm-moves = { setting-confirm }
play-auto-forced = { setting-forced }
play-speed = Vitesse
play-speed-calm = { speed-calm }
play-speed-brisk = { speed-brisk }
play-speed-off = { speed-off }
play-gestures = Réactions
play-mute = { setting-muted }

## Ce qui est demandé

play-your-turn = À toi de jouer
play-waiting = { $name } réfléchit…
play-gone = { $name } n’est pas là.
play-gone-until = { $name } n’est pas là. Un robot prend le relais dans { $time }.
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
play-ask-target = Vers où ?
play-ask-swap = Échanger avec qui ?
play-ask-meaning = Comme quelle carte ?
play-ask-use = Comment la joues-tu ?
play-ask-confirm = Jouer ce coup ?
play-ask-pips = Partage les pas : touche une bille pour chacun.
play-ask-give = Donne une carte à { $to }.
play-ask-give-partner = Donne une carte à { $to }, ton partenaire.
play-ask-offer = Propose une carte à { $to }, ou aucune.
play-ask-open = Qui va sur ton départ ?
play-ask-hop = Faire sauter ton citoyen à la case spéciale suivante ?
play-ask-discard = Tu ne peux rien jouer : défausse une carte.
play-ask-skipped = Tu perds ce tour : défausse une carte.

## Boutons

play-play = Jouer
play-give = Donner
play-offer = Proposer
play-discard = Défausser
play-undo = Annuler un pas
play-put-back = Annuler
play-skip = Aller à mon prochain tour
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
play-use-start = Sortir
play-use-walk = { $n } en avant
play-walk-on = passer tout droit
play-use-back = { $n } en arrière
play-use-push = Pousser de { $n }
play-use-split = Partager { $n }
play-use-swap = Échanger
play-use-jump = Courir plus loin
play-use-take = Prendre la case
play-use-centre-in = Aller au centre
play-use-centre-out = Sortir du centre
play-use-heaven-in = Monter au Paradis
play-use-heaven-out = Descendre du Paradis
play-use-skip = { $name } perd son tour
play-use-empty = La jouer sans effet
play-use-undo = Annuler et jouer sa carte

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
play-marble-at = { $marble }, { $place }
play-to = { $marble } vers { $place }
play-lay-to = { $n ->
    [one] Un pas, vers { $place }
   *[other] { $n } pas, vers { $place }
}
play-bring-out = Sortir { $marble }
play-leg = { $marble }, { $from } vers { $to }
play-leg-pips = { $marble }, { $n } de { $from } vers { $to }
play-swap = { $one } échange avec { $two }
play-sends-back = { $marble } se fait manger
play-and-draws = { $what } ; tu pioches une carte
play-pips = { $n ->
    [one] un pas
   *[other] { $n } pas
}
play-pips-laid = { $laid } pas joués sur { $of }
play-cannot-go-on = bloqué
play-stuck = Les pas restants ne sont pas jouables. Annule un pas.
play-own-capture = Ce coup mange une bille de ton équipe.
play-fresh = à peine en jeu

## Places à la table

play-seat-you = Toi, { $name }
play-partner = ton partenaire
play-in-turn = à son tour
play-leads = commence cette manche
play-out = hors de cette manche
play-away = hors ligne
play-bot-plays = un robot joue
play-has-chosen = a choisi
play-announced-yes = a annoncé une carte de sortie
play-announced-no = a annoncé n’avoir aucune carte de sortie
play-home-count = { $count ->
    [0] 0 à la maison
    [one] { $count } à la maison
   *[other] { $count } à la maison
}
play-hands-open = Toutes les cartes sont visibles.
play-hand-open = { $name } : { $cards }.
play-dead = injouable maintenant
play-card-dead = { $card } : injouable maintenant.

## Mains posées, et pourquoi

play-why = Pourquoi ?
play-why-each = { $piece ->
    [dog] Chaque chien
   *[marble] Chaque bille
}
play-lays-down = { $me ->
    [yes] Tu passes la manche
   *[no] { $name } passe la manche
}
play-puts-away = { $me ->
    [yes] Tu prends une nouvelle main
   *[no] { $name } prend une nouvelle main
}
play-no-start = Pas de carte de sortie, et rien sur la piste.
play-nothing-fits = Aucune de ces cartes ne peut être jouée.
play-renewed = Toutes les cartes sont échangées contre de nouvelles.

## Retour en arrière

play-looking-back = Tu vois une position passée
play-now = Revenir au direct

## La liste

play-board-table = Le plateau
play-col-player = Joueur
play-col-cards = Cartes

## Un écran, plusieurs personnes

play-hand-hidden = La main est cachée.
play-curtain = C’est au tour { OF($name) }
play-curtain-why = Passe l’appareil. On ne regarde pas.
play-curtain-open = Je suis { $name }

## La fin

play-you-won = Tu as gagné
play-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
play-took = Durée : { $time }
play-again = Rejouer
play-rematch = Revanche
play-join-rematch = Rejoindre la revanche
play-share = Partager
play-share-text = { $game } : victoire pour { $names }.
play-failed = Cela n’a pas marché ({ $code }).
end-player = Joueur
end-home = Rentrées
end-home-of = { $home } sur { $of }
end-captured = Mangées
end-others = Nouvelle table avec d’autres
end-turning = Tournant : manche { $round }.
end-turning-chance = Chances de victoire, { $names } : { $before } → { $after }.

play-several = joue plusieurs places

# How the cards were dealt

play-fair = Donne vérifiable
play-given-up = Partie abandonnée
play-left-out = La part de ton appareil est arrivée trop tard ; les cartes ont été mélangées sans elle.

## What helps at the first game, and children

play-lesson-offer = Première fois avec { $game } ? Un court tutoriel te montre comment jouer.
kids-home = À la niche
kids-capture = Renvoie un chien
kids-out = Un chien sort
kids-swap = Échanger
kids-run = Courir
kids-none = Pas maintenant
