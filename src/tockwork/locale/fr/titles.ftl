### Written by `python docs/make.py` out of the rulebooks.

game-tock6 = Tock 6
    .line = La grande croix du Québec, avec six bras et un raccourci par le milieu.
game-super-tock = Super Tock
    .line = Personne n’est jamais à l’abri, et le Paradis attend au milieu du plateau.
game-toc = Jeu de Toc
    .line = Vif et malicieux : les rois balaient la piste, les cinq poussent, les sept font sauter.
game-dog = DOG
    .line = Des partenaires, une carte passée en secret et des sept qui prennent tout sur leur passage.
game-dog-compact = DOG Compact
    .line = Le même jeu sur le petit plateau de voyage, de deux à quatre.
game-dog-swiss = DOG suisse
    .line = Le classique suisse avec deux jeux de cartes, deux contre deux.
game-dog-royal-basic = DOG Royal, jeu de base
    .line = Des aimants et des cartes qui copient : l’entrée en douceur dans Royal.
game-dog-royal = DOG Royal
    .line = Roi, chevalier, citoyen et fou, chacun avec son pouvoir.
game-dog-kids = DOG Kids
    .line = Les chiens rentrent de couleur en couleur et se reposent sur les os.
game-tock-jokers = Tock aux jokers
    .line = Le Tock des cuisines du Canada : le joker fait entrer ou court quinze cases, le sept balaie.
game-keezen = Keezen
    .line = Le jeu des soirées néerlandaises : le roi fait entrer, le quatre recule, le valet change tout.
