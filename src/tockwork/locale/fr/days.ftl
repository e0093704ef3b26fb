### Parties sur plusieurs jours.

orders-what = À ton prochain tour, le premier de ces coups qui est possible et dont les conditions sont remplies est joué aussitôt. Toi seul les vois.
orders-not-now = Impossible pour l’instant : { $move }
orders-only-if = seulement si
orders-where = Case
orders-what-stands = Ce qui s’y trouve
orders-is-free = est libre
orders-is-taken = est occupée
orders-is-mine = porte ma bille
orders-is-partner = porte une bille de mon partenaire
orders-is-opponent = porte une bille adverse
orders-no-condition = Retirer cette condition
orders-condition = Ajouter une condition
orders-sooner = Monter
orders-withdraw = Retirer
orders-first = Premier coup
orders-else = Sinon
orders-add = Préparer
orders-none = Il n’y a rien à préparer pour l’instant.
orders-late = C’est ton tour : joue sur le plateau.
