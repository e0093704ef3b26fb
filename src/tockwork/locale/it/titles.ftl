### Written by `python docs/make.py` out of the rulebooks.

game-tock6 = Tock 6
    .line = La grande croce del Québec, con sei bracci e una scorciatoia per il centro.
game-super-tock = Super Tock
    .line = Nessuno è mai al sicuro, e in mezzo al tabellone aspetta il Paradiso.
game-toc = Jeu de Toc
    .line = Svelto e dispettoso: i re spazzano il percorso, i cinque spingono, sui sette si salta.
game-dog = DOG
    .line = Compagni di squadra, una carta passata in segreto e sette che travolgono tutto.
game-dog-compact = DOG Compact
    .line = Lo stesso gioco sul piccolo tabellone da viaggio, da due a quattro.
game-dog-swiss = DOG svizzero
    .line = Il classico svizzero con due mazzi di carte, due contro due.
game-dog-royal-basic = DOG Royal, gioco base
    .line = Calamite e carte che copiano: il modo dolce di entrare in Royal.
game-dog-royal = DOG Royal
    .line = Re, cavaliere, cittadino e giullare, ognuno con il suo potere.
game-dog-kids = DOG Kids
    .line = I cani tornano a casa di colore in colore e riposano sugli ossi.
game-tock-jokers = Tock con i jolly
    .line = Il Tock delle cucine canadesi: il jolly fa entrare o corre di quindici, il sette spazza via.
game-keezen = Keezen
    .line = Il gioco delle serate olandesi: il re fa solo entrare, il quattro torna indietro, il fante cambia tutto.
