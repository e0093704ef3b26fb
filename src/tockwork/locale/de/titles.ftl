### Written by `python docs/make.py` out of the rulebooks.

game-tock6 = Tock 6
    .line = Das große Kreuz aus Québec, mit sechs Armen und einer Abkürzung durch die Mitte.
game-super-tock = Super Tock
    .line = Niemand ist je sicher, und in der Mitte des Bretts wartet der Himmel.
game-toc = Jeu de Toc
    .line = Flink und frech: Könige fegen die Bahn, Fünfen schieben, auf den Sieben wird gehüpft.
game-dog = DOG
    .line = Partner, eine heimlich getauschte Karte und Sieben, die alles auf dem Weg schlagen.
game-dog-compact = DOG Compact
    .line = Dasselbe Spiel auf dem kleinen Reisebrett, für zwei bis vier.
game-dog-swiss = Schweizer DOG
    .line = Der Schweizer Klassiker mit zwei Kartenspielen, zwei gegen zwei.
game-dog-royal-basic = DOG Royal, Basisspiel
    .line = Magnete und Karten, die nachmachen: der sanfte Weg zu Royal.
game-dog-royal = DOG Royal
    .line = König, Ritter, Bürger und Narr, jeder mit eigener Kraft.
game-dog-kids = DOG Kids
    .line = Hunde laufen von Farbe zu Farbe nach Hause und ruhen auf Knochen aus.
game-tock-jokers = Tock mit Jokern
    .line = Das Tock kanadischer Küchentische: Joker bringen heraus oder laufen fünfzehn, Siebenen räumen ab.
game-keezen = Keezen
    .line = Das Spiel niederländischer Abende: Könige bringen nur heraus, Vieren gehen zurück, Buben tauschen alles.
