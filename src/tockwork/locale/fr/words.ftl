### What happens at the table, as a person sitting there would say it.

## Cards: in a sentence ("plays the seven"), as what a joker stands for, and as a name

card-A = l’as
    .as = un as
    .name = As
card-2 = le deux
    .as = un deux
    .name = Deux
card-3 = le trois
    .as = un trois
    .name = Trois
card-4 = le quatre
    .as = un quatre
    .name = Quatre
card-5 = le cinq
    .as = un cinq
    .name = Cinq
card-6 = le six
    .as = un six
    .name = Six
card-7 = le sept
    .as = un sept
    .name = Sept
card-8 = le huit
    .as = un huit
    .name = Huit
card-9 = le neuf
    .as = un neuf
    .name = Neuf
card-10 = le dix
    .as = un dix
    .name = Dix
card-12 = le douze
    .as = un douze
    .name = Douze
card-13 = le treize
    .as = un treize
    .name = Treize
card-J = le valet
    .as = un valet
    .name = Valet
card-Q = la dame
    .as = une dame
    .name = Dame
card-K = le roi
    .as = un roi
    .name = Roi
card-joker = le joker
    .as = un joker
    .name = Joker
card-1-11 = le un-ou-onze
    .as = un un-ou-onze
    .name = Un ou onze
card-swap = l’échange
    .as = un échange
    .name = Échange
card-1-7 = le un-à-sept
    .as = un un-à-sept
    .name = Un à sept
card-copy = la carte égal
    .as = une carte égal
    .name = Égal
card-magnet = l’aimant
    .as = un aimant
    .name = Aimant
card-bone = l’os
    .as = un os
    .name = Os
card-blue = la carte bleue
    .as = une carte bleue
    .name = Bleue
card-green = la carte verte
    .as = une carte verte
    .name = Verte
card-red = la carte rouge
    .as = une carte rouge
    .name = Rouge
card-yellow = la carte jaune
    .as = une carte jaune
    .name = Jaune
card-blue2 = la double bleue
    .as = une double bleue
    .name = Double bleue
card-green2 = la double verte
    .as = une double verte
    .name = Double verte
card-red2 = la double rouge
    .as = une double rouge
    .name = Double rouge
card-yellow2 = la double jaune
    .as = une double jaune
    .name = Double jaune
card-two = la carte { $first }/{ $second }
    .as = une carte { $first }/{ $second }
    .name = { $first } ou { $second }
card-hidden = une carte
    .as = une carte
    .name = Carte cachée
card-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune

## Marbles and places

rank-king = le roi
    .who = le roi
    .yours = ton roi
    .theirs = le roi { OF($name) }
    .name = Roi
rank-knight = le chevalier
    .who = le chevalier
    .yours = ton chevalier
    .theirs = le chevalier { OF($name) }
    .name = Chevalier
rank-citizen = le citoyen
    .who = le citoyen
    .yours = ton citoyen
    .theirs = le citoyen { OF($name) }
    .name = Citoyen
rank-fool = le fou
    .who = le fou
    .yours = ton fou
    .theirs = le fou { OF($name) }
    .name = Fou

seat-number = Place { $n }
# A player without a name is called by the colour of the seat.
seat-colour = { $colour ->
    [blue] Bleu
    [red] Rouge
    [green] Vert
    [yellow] Jaune
    [pink] Rose
    [black] Noir
    [violet] Violet
    [white] Blanc
   *[brown] Marron
}
seat-you = Toi
mark-disc = disque
mark-triangle = triangle
mark-square = carré
mark-cross = croix
mark-star = étoile
mark-ring = anneau
mark-drop = goutte
mark-leaf = feuille
mark-heart = cœur
mark-sun = soleil

place-reserve = réserve
place-kennels = réserve
place-paws = empreinte
place-space = case { $n }
# Where every arm has its own count, a start says which one; with the steps, if an arm without a player lies between.
place-space-by =
    { $how ->
        [before] case { $n }, { $steps } avant
        [after] case { $n }, { $steps } après
       *[near] case { $n } après
    } { $me ->
        [yes] ton départ
       *[no] le départ { OF($name) }
    }
place-home = maison { $n }
place-kennel = niche { $n }
place-centre = centre
place-heaven = Paradis
place-start-of = départ { OF($name) }
place-start-yours = ton départ

piece-lettered = { $piece ->
    [dog] le chien { $letter }
   *[marble] la bille { $letter }
}

## What a move does, one clause each; a sentence below puts them after a colon

did-start = { $a } sort
did-walk = { $n ->
    [one] { $n } case en avant
   *[other] { $n } cases en avant
}
did-walk-home = { $n ->
    [one] { $n } case, dans la maison
   *[other] { $n } cases, dans la maison
}
did-further-in = { $n ->
    [one] { $n } case plus loin dans la maison
   *[other] { $n } cases plus loin dans la maison
}
did-back = { $n ->
    [one] { $n } case en arrière
   *[other] { $n } cases en arrière
}
did-rank = { $who } : { $what }
did-leg-of = { $n } avec { $owned }
did-centre-in = au centre
did-centre-out = du centre vers un { $n }
did-heaven-in = montée au Paradis
did-heaven-out = descente du Paradis vers un { $n }
did-swap = { $one } échange avec { $two }
did-send-back = { $owned } se fait manger
did-send-back-many = { $me ->
    [yes] { $count } de tes billes se font manger
   *[no] { $count } billes { OF($name) } se font manger
}
did-push = { $owned } avance de { $n }
did-push-on = on pousse { $owned } plus loin
did-hop = et saut jusqu’au { $n } suivant
did-jump = { $a } court plus loin
did-jump-colour = { $a } court jusqu’au { $colour }
did-jump-two = { $a } court jusqu’à la deuxième case libre de couleur { $colour }
did-jump-bone = { $a } court jusqu’au prochain os libre
did-jump-home = { $a } arrive à la niche
did-take = { $a } prend la case
did-sent = { $owned } va à son entrée
did-skip = { $me ->
    [yes] tu défausses une carte et perds ton tour
   *[no] { $name } défausse une carte et perd son tour
}
did-nothing = sans effet
did-undo = annule le dernier coup

## Sentences of the log. $me is yes when the reader is the one who acts

log-played = { $me ->
    [yes] Tu joues { $card } : { $what }.
   *[no] { $name } joue { $card } : { $what }.
}
log-played-as = { $me ->
    [yes] Tu joues { $card } comme { $as } : { $what }.
   *[no] { $name } joue { $card } comme { $as } : { $what }.
}
log-shuffled = On mélange les cartes.
log-dealt = { $me ->
    [yes] Manche { $round } : { $count ->
        [one] une carte chacun
       *[other] { $count } cartes chacun
    }, tu commences.
   *[no] Manche { $round } : { $count ->
        [one] une carte chacun
       *[other] { $count } cartes chacun
    }, { $name } commence.
}
log-announced = Carte de sortie annoncée : { $names }.
log-announced-none = Personne n’annonce de carte de sortie.
log-chose = { $me ->
    [yes] Tu as choisi.
   *[no] { $name } a choisi.
}
log-gave = { $me ->
    [yes] Tu donnes { $card } à { $to }.
   *[no] { $name } a choisi une carte pour { $to }.
}
log-gave-open = { $name } donne { $card } à { $to }.
log-gave-you = { $name } a choisi une carte pour toi.
log-offered = { $me ->
    [yes] Tu proposes { $card } à { $to }.
   *[no] { $name } a décidé si { $to } reçoit une carte.
}
log-offered-you = { $name } a décidé si tu reçois une carte.
log-offered-none = { $me ->
    [yes] Tu ne proposes pas de carte.
   *[no] { $name } ne propose pas de carte.
}
log-offered-open = { $name } propose { $card } à { $to }.
log-exchanged = Les cartes changent de main.
log-exchanged-none = Aucune carte ne change de main.
log-received = { $name } te donne { $card }.
log-opened = { $me ->
    [yes] Tu places { $rank } sur le départ.
   *[no] { $name } place { $rank } sur le départ.
}
log-hopped = { $me ->
    [yes] Ton citoyen saute à la case spéciale suivante.
   *[no] Le citoyen { OF($name) } saute à la case spéciale suivante.
}
log-stayed = { $me ->
    [yes] Ton citoyen reste où il est.
   *[no] Le citoyen { OF($name) } reste où il est.
}
log-drew = { $me ->
    [yes] Tu pioches { $card }.
   *[no] { $name } pioche une carte.
}
log-drew-open = { $name } pioche { $card }.
log-discarded = { $me ->
    [yes] Tu défausses { $card }.
   *[no] { $name } défausse { $card }.
}
log-laid-down = { $me ->
    [yes] Tu ne peux rien jouer et tu passes la manche ({ $cards }).
   *[no] { $name } ne peut rien jouer et passe la manche ({ $cards }).
}
log-renewed = { $me ->
    [yes] Tu prends une nouvelle main.
   *[no] { $name } prend une nouvelle main.
}
log-won = { $me ->
    [yes] Tu gagnes.
   *[no] { $name } gagne.
}
log-won-team = { $me ->
    [yes] Tu gagnes avec { $names }.
   *[no] { $names } gagnent.
}

## Events of the table itself

log-began = La partie commence.
log-sat = { $me ->
    [yes] Tu t’assieds à la table.
   *[no] { $name } s’assied à la table.
}
log-left = { $me ->
    [yes] Tu quittes la table.
   *[no] { $name } quitte la table.
}
log-left-bot = { $me ->
    [yes] Tu quittes la table ; un robot joue à ta place.
   *[no] { $name } quitte la table ; un robot prend le relais.
}
log-seat-open = La place { $n } est libre.
log-taken_over = { $me ->
    [yes] Tu n’étais plus là ; un robot joue pour toi jusqu’à ton retour.
   *[no] { $name } n’est plus là ; un robot joue en attendant.
}
log-handed_back = { $me ->
    [yes] Te revoilà, tu rejoues.
   *[no] Revoilà { $name }.
}
log-timed_out = { $me ->
    [yes] Ton temps est écoulé ; un robot joue cette fois à ta place.
   *[no] Le temps { OF($name) } est écoulé ; un robot joue cette fois à sa place.
}
log-bot_changed = { $name } a eu un problème et continue comme { $level }.
log-chat = { $name } : { $text }
log-revealed = La graine des mélanges est révélée.
log-rematch = Revanche : mêmes joueurs, nouvelle table.
log-taken-back = { $me ->
        [yes] Tu annules ton coup.
       *[no] { $name } annule un coup.
    }
log-proposed-pause = { $me ->
        [yes] Tu proposes une pause.
       *[no] { $name } propose une pause.
    }
log-proposed-take-back = { $me ->
        [yes] Tu voudrais annuler ton dernier coup.
       *[no] { $name } voudrait annuler son dernier coup.
    }
log-agreed = { $me ->
        [yes] Tu es d’accord.
       *[no] { $name } est d’accord.
    }
log-declined = { $me ->
        [yes] Tu préfères que non.
       *[no] { $name } préfère que non.
    }
log-paused = La partie est en pause.
log-resumed = { $me ->
        [yes] Tu reprends la partie.
       *[no] { $name } reprend la partie.
    }
log-gathering = Chaque appareil révèle sa part du mélange.
log-began-without = La partie commence. Trop tard pour le mélange : { $names }.
log-given-up = Tout le monde est parti. La partie est abandonnée.

## Bots and gestures

level-beginner = Caneton
    .is = débute
level-casual = Lièvre
    .is = joue pour le plaisir
level-club = Renard
    .is = connaît les ruses
level-master = Chouette
    .is = voit loin

gesture-hello = Bonjour
gesture-well_played = Bien joué
gesture-sorry = Pardon
gesture-thanks = Merci
gesture-ouch = Aïe
gesture-hurry = À toi ?
gesture-one_more = Encore une partie ?
gesture-thinking = Je réfléchis…
