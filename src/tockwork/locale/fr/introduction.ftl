### A first game, step by step. See the English file.

learn-title = Apprendre { $game }
learn-themes = Choisir un thème
learn-step = Étape { $n } sur { $all }
learn-done = fait
learn-good = C’est juste.
learn-rule = Règle { $clause }
learn-go-on = Continuer
learn-again = Essayer encore
learn-show-me = Montre-moi
learn-shows = Joue { $card } : { $what }.
learn-end = Tu sais tout. Un seul conseil : avant de jouer, regarde qui se trouve derrière toi. Maintenant, une vraie partie ; l’entraîneur est à côté de toi.
learn-real-game = Jouer une vraie partie

learn-theme-goal = Le but
learn-theme-start = Faire entrer
learn-theme-walk = Avancer
learn-theme-capture = Prendre
learn-theme-guard = La gardienne
learn-theme-home = La maison
learn-theme-back = En arrière
learn-theme-seven = Le sept
learn-theme-swap = Échanger les places
learn-theme-joker = Le joker
learn-theme-exchange = L’échange de cartes
learn-theme-nothing = Rien ne va
learn-theme-partner = Ton partenaire

learn-goal = Les billes du bas sont à toi : mène-les toutes les quatre une fois autour du plateau jusqu’aux cases cerclées, ta maison. Joue { $card } : une bille entre sur ton départ.
    .after = La voilà. Qui a toutes ses billes à la maison en premier gagne : seul ou avec son partenaire.
learn-start = Fais entrer une autre bille. Quelle carte le permet ?
    .wrong = Cette carte a seulement avancé. On entre avec { $cards }.
    .after = On n’entre qu’avec { $cards }. Voilà pourquoi ces cartes sont précieuses.
learn-walk = Une carte à chiffre fait avancer une bille d’autant de cases. Va aussi loin que tu peux.
    .wrong = C’étaient six cases. Le dix va plus loin.
learn-capture = Arrive exactement sur l’autre bille : elle retourne à sa réserve.
    .wrong = Tu l’as dépassée. C’est permis, mais il faut s’arrêter dessus pour prendre.
learn-must = Il reste une seule carte, et elle tombe sur la bille { OF($partner) }, ton partenaire. Joue-la quand même.
    .after = Qui peut jouer doit jouer, même si cela fait mal.
learn-guard-blocks = Une bille sur son propre départ est une gardienne : personne ne la prend, personne ne la dépasse. Joue le cinq là où la voie est libre.
learn-guard-keeps = Ta bille sur le départ est une gardienne, et { $left } guette derrière. Joue le cinq et garde ta gardienne.
    .wrong = Hors de son départ, elle n’était plus gardienne, et { $left } l’a prise.
    .after = Tant qu’elle reste là, elle est à l’abri et personne ne passe.
learn-home = La maison commence juste après ton départ. Le compte doit être bon : quelle carte fait rentrer la bille ?
    .wrong = Elle est passée devant la maison. Elle repart pour un tour.
    .far = Neuf, c’est trop pour la maison. La bille passe devant et repart pour un tour.
learn-lane = Dans la maison, on ne dépasse personne. Fais de la place : pousse la bille de la maison tout au fond.
    .wrong = La bille dans la maison gêne encore. On n’y dépasse personne.
learn-back = Le quatre va aussi en arrière. Ta bille est sur son départ : recule de quatre.
    .wrong = Par là, il reste un tour entier. Recule, et la maison est juste devant.
    .after = On n’entre pas à la maison en reculant. Mais elle est maintenant juste devant.
learn-back-home = Vois comme la maison est proche. Entre, en avançant.
    .back = C’était en arrière. On n’entre à la maison qu’en avançant.
    .wrong = Elle est passée devant la maison. Elle repart pour un tour.
learn-seven = Partage le sept entre tes billes ; il prend toutes celles qu’il dépasse. Prends les deux autres avec lui.
    .wrong = Il en reste une. Partage les sept pas pour atteindre ou dépasser chacune.
    .after = Chaque pas d’un sept prend, et il faut faire les sept.
learn-seven-own = Le sept prend aussi tes propres billes. Joue-le sans en perdre.
    .wrong = Ta propre bille était sur le chemin : retour à la réserve.
    .after = Celle de devant s’écarte d’abord.
learn-swap = Joue { $card } : ta bille change de place avec une autre. Prends la place juste avant ta maison.
    .wrong = De là, le chemin est long. Change de place avec la bille juste avant ton départ.
learn-joker = Le joker est la carte que tu veux. Qu’il mène la bille à la maison.
    .wrong = Elle n’est pas encore à la maison. Que le joker soit le nombre qui y mène tout droit.
learn-exchange = Après chaque donne, tu passes une carte cachée à ton partenaire. { $partner } n’a aucune bille en jeu : qu’est-ce qui aide ?
    .wrong = Avec cela, { $partner } ne peut pas faire entrer de bille. Il faut { $cards }.
    .after = Un bon cadeau est une carte dont ton partenaire a besoin. Tu en as reçu une aussi.
learn-nothing = Joue { $card } et vois ce qui arrive quand plus rien ne va.
    .wrong = C’est possible aussi. Mais joue le deux cette fois, pour voir.
    .after = Ta bille a été prise et aucune carte ne va : tu poses ta main et attends la prochaine donne.
learn-partner = Toutes tes billes sont à la maison. Tu joues maintenant celles { OF($partner) } : fais rentrer la dernière.
    .wrong = Elle n’est pas encore à la maison. Cherche la carte qui convient.
    .after = Les huit sont à la maison : vous avez gagné tous les deux.

## Royal games

learn-theme-up-to = Un à sept
learn-theme-magnet = L’aimant
learn-theme-copy = La carte égal
learn-theme-ranks = Les rangs
learn-theme-special = Cases spéciales

learn-up-to = Le un-à-sept avance d’autant que tu veux, jusqu’à sept. Prends avec lui.
    .wrong = Il ne prend que là où il s’arrête. Compte les cases jusqu’à l’autre bille.
learn-magnet = L’aimant tire une bille en avant jusque juste derrière la suivante. Essaie.
    .wrong = C’était un pas ordinaire. L’aimant va bien plus loin.
learn-copy = La carte égal est la dernière carte jouée ; c’était { $card }. Rentre à la maison avec elle.
    .wrong = Elle n’est pas rentrée. La carte égal vaut six ici, et six mène dedans.
learn-royal-opening = Roi, chevalier, citoyen, fou : tous les quatre font un tour jusque dans ta maison. Choisis qui commence sur ton départ.
    .after = Sur son départ, c’est un gardien : personne ne l’y prend.
learn-royal-start = Fais entrer quelqu’un d’autre. Quelle carte le permet ?
    .wrong = Cette carte a seulement avancé. On entre avec { $cards }.
    .after = C’est toi qui choisis qui entre.
learn-royal-knight = Une bille sur son propre départ garde la place et personne ne la dépasse. Seul ton chevalier le peut : passe.
    .wrong = C’était le fou. Seul le chevalier dépasse une gardienne.
learn-royal-rank = Roi, chevalier, citoyen, fou : chacun ne dépasse que son rang ou un rang plus bas. Qui des tiens passe devant un chevalier ?
    .after = Le roi dépasse tout le monde. Le fou doit attendre derrière le chevalier.
learn-royal-ten = Avec deux cartes, les rangs ne comptent pas : le dix, et le quatre en arrière. Fais passer le fou devant le chevalier.
learn-royal-king = Seul un roi prend un roi, et un roi avance de sept au plus. Prends l’autre roi.
    .wrong = C’était le fou. Avance ton roi de cinq, sur l’autre roi.
learn-royal-special = Qui s’arrête sur une case spéciale, marquée d’un chapeau, pioche une carte. Mènes-y ton citoyen.
    .wrong = Il n’y est pas. La case spéciale est quatre plus loin.
    .after = Tu as pioché une carte. Et d’ici, un citoyen peut sauter plus loin.
learn-royal-hop = Ton citoyen est sur une case spéciale et peut sauter à la prochaine case spéciale libre. Fais-le sauter.
    .wrong = Il est resté. Le saut l’aurait avancé de seize cases.
learn-royal-fool = En entrant à la maison, le fou peut laisser jusqu’à deux pas. Fais-le rentrer avec le neuf.
    .wrong = Il n’est pas rentré. Avec le neuf, il peut s’arrêter un ou deux pas plus tôt.

## Tock games

learn-theme-centre = Le centre
learn-theme-heaven = Le paradis
learn-theme-toc-king = Le roi
learn-theme-toc-five = Le cinq
learn-theme-toc-hop = De 7 en 7

learn-must-own = Il reste une seule carte, et la seule voie ouverte finit sur ta propre bille. Joue-la quand même.
    .after = Qui peut jouer doit jouer, même si cela fait mal.
learn-tock-home = La maison s’ouvre au 16, juste avant ton départ. Le compte doit être bon : quelle carte fait rentrer la bille ?
    .wrong = C’était l’autre bille. Celle de devant a besoin de six.
learn-tock-back = Le quatre va toujours en arrière. Recule de quatre la bille sur ton départ.
    .wrong = Recule la bille sur ton départ : cela lui épargne tout le tour.
    .after = On n’entre pas à la maison en reculant. Mais elle est maintenant juste devant.
learn-tock-seven = Partage le sept entre deux billes. Il ne prend que là où l’une s’arrête : prends les deux autres.
    .wrong = Il en reste une. Trois pas avec une bille, quatre avec l’autre.
    .after = Il faut faire les sept pas.
learn-centre-in = Tu es sur un 7. Avec { $cards }, tu vas de là au centre. Entre.
    .wrong = Elle a continué. D’un 7, tu peux aller au centre à la place.
learn-centre-out = Les mêmes cartes font sortir du centre, vers le 7 que tu veux. Lequel est le plus près de ta maison ?
    .wrong = De là, c’est plus loin. Cherche le dernier 7 avant ta maison.
    .other = Une autre bille est entrée. Prends l’as pour celle du centre.
learn-tock-discard = Rien ne va, mais une de tes billes est en jeu. Défausse une carte ; c’est ton tour.
learn-no-guard = Dans ce jeu, personne n’est à l’abri sur la piste, même au départ. Prends la bille qui s’y trouve.
    .wrong = Tu l’as dépassée. Arrive dessus : ici, le départ ne protège personne.
learn-heaven-in = Tu es sur un 8. Avec { $cards }, tu vas de là au paradis. Monte.
    .wrong = Elle a continué. D’un 8, tu peux aller au paradis à la place.
learn-heaven-out = Les mêmes cartes font redescendre, vers le 8 que tu veux. Lequel est le plus près de ta maison ?
    .wrong = De là, c’est plus loin. Cherche le dernier 8 avant ta maison.
    .other = Une autre bille est entrée. Prends l’as pour celle du paradis.
learn-toc-fresh = Une bille qui vient d’entrer ne peut pas être prise, mais tu peux la dépasser. Passe devant elle.
    .wrong = C’était ton autre bille. Passe le départ avec celle qui est derrière.
learn-toc-king = Quand le roi avance de treize, il prend tout ce qu’il dépasse. Prends les deux autres avec lui.
    .wrong = Personne n’a été pris. Avance de treize avec le roi.
    .after = Il prend aussi tes billes et celles de ton partenaire, si elles sont sur le chemin.
learn-toc-five = Le cinq pousse de cinq la bille d’un autre. Pousse celle qui est presque rentrée au-delà de sa maison.
    .wrong = Cela n’a arrêté personne. Pousse la bille juste avant sa maison.
learn-toc-hop = Une bille qui s’arrête sur un 7 peut sauter aussitôt au 7 suivant. Fais-le.
    .wrong = Elle est restée sur le 7. Choisis le 7 suivant comme but.
    .other = Elle doit d’abord s’arrêter sur le 7, trois cases plus loin.

## Kids

learn-theme-colours = Les couleurs
learn-theme-throw = Renvoyer
learn-theme-bone = Les os
learn-theme-renew = Nouvelles cartes
learn-theme-kennel = La niche

learn-kids-goal = Tes trois chiens font un tour jusqu’à ta niche. Ton départ est bleu et vert : une telle carte fait entrer un chien. Joue bleu.
    .wrong = Tu as pris de nouvelles cartes. C’est permis, mais la bleue allait bien.
learn-kids-start = Fais entrer un deuxième chien. Quelle carte montre une couleur de ton départ ?
    .wrong = Aucun chien n’est entré. Il faut bleu ou vert ; le double pas montre aussi du vert.
learn-kids-colour = Un chien court à la prochaine case de la couleur de la carte. Envoie-le sur la case marquée.
    .wrong = Cette couleur mène ailleurs. La case marquée est bleue.
    .out = Un autre chien est entré. Prends la carte bleue pour celui qui court.
    .renew = Tu as pris de nouvelles cartes. Mais la bleue allait bien.
learn-kids-two = Avec deux couleurs, tu en choisis une. Laquelle mène ton chien plus loin ?
    .wrong = Avec le vert de la carte à deux couleurs, il court plus loin.
learn-kids-double = Le double pas va à la deuxième case libre de sa couleur. Cours avec lui.
    .wrong = Prends le double pas pour le chien qui court.
learn-kids-throw = Si tu arrives sur le chien d’un autre, il est renvoyé. Quelle carte l’atteint ?
    .wrong = Il est toujours là. Sa case est verte.
learn-kids-jump = On saute par-dessus ses propres chiens, jusqu’à la case suivante de la couleur. Joue jaune avec le chien de derrière.
    .wrong = Joue jaune avec le chien de derrière : il saute par-dessus l’autre.
learn-kids-bone = L’os mène au prochain os libre. Cours-y avec lui.
    .wrong = Prends l’os cette fois.
    .after = Sur un os, personne ne peut te renvoyer.
learn-kids-bone-safe = { $left } est sur un os. Joue rouge et vois ce qui arrive.
    .wrong = Joue rouge, pour voir.
    .after = On ne renvoie personne d’un os : ton chien a couru jusqu’à la case rouge suivante.
learn-kids-swap = L’échange fait changer deux chiens de place. Prends celle du chien près de ta niche.
    .wrong = Prends l’échange : il t’épargne presque un tour.
learn-kids-renew = Aucune carte ne va. Pose les trois et pioches-en de nouvelles ; c’est ton tour.
    .after = Tu peux le faire à tout moment, même si une carte va.
learn-kids-kennel = Les cases de la niche ont aussi des couleurs. Quelle carte mène dedans ?
    .wrong = Pas encore. La prochaine case jaune sur son chemin est dans ta niche.
learn-kids-win = Il manque un chien. Fais-le rentrer.
    .wrong = Le dernier chien est encore dehors. La case libre est jaune.
    .after = Les trois sont rentrés : tu as gagné.

## The first real game

learn-hint-exchange = D’abord, tu donnes une carte à { $to }. Un bon cadeau fait entrer une bille, si ton partenaire en a besoin.
learn-hint-seven = Ton premier sept : touche-le, puis touche tes billes. Chaque toucher est un pas.
learn-hint-nothing = Aucune de tes cartes n’allait, elles ont donc été posées d’elles-mêmes. À la prochaine donne, tu rejoues.
learn-hint-close = Compris
