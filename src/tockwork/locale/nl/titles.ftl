### Written by `python docs/make.py` out of the rulebooks.

game-tock6 = Tock 6
    .line = Het grote kruis uit Quebec, met zes armen en een kortere weg door het midden.
game-super-tock = Super Tock
    .line = Niemand is ooit veilig, en midden op het bord wacht de Hemel.
game-toc = Jeu de Toc
    .line = Vlug en brutaal: koningen vegen de baan schoon, vijven duwen, op de zevens wordt gesprongen.
game-dog = DOG
    .line = Partners, één kaart in het geheim gegeven en zevens die alles onderweg slaan.
game-dog-compact = DOG Compact
    .line = Hetzelfde spel op het kleine reisbord, voor twee tot vier.
game-dog-swiss = Zwitsers DOG
    .line = De Zwitserse klassieker met twee pakken kaarten, twee tegen twee.
game-dog-royal-basic = DOG Royal, basisspel
    .line = Magneten en kaarten die nadoen: de zachte weg naar Royal.
game-dog-royal = DOG Royal
    .line = Koning, ridder, burger en nar, elk met een eigen kracht.
game-dog-kids = DOG Kids
    .line = Honden lopen van kleur naar kleur naar huis en rusten uit op een kluif.
game-tock-jokers = Tock met jokers
    .line = Het Tock van Canadese keukentafels: jokers brengen in het spel of lopen vijftien, zevens vegen schoon.
game-keezen = Keezen
    .line = Het spel voor een avond samen: de koning brengt in het spel, de vier gaat terug, de boer gooit alles om.
