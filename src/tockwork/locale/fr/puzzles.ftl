### Énigmes.

puzzles-title = Énigmes
puzzles-lead = Des décisions de vraies parties avec une seule bonne réponse, du facile au difficile. Le premier essai compte ; une erreur met fin à la série.
puzzles-count = { $solved } résolues sur { $tried } essayées
puzzles-best = Meilleure série : { $n }
puzzles-run = Série : { $n }
puzzles-solve = Résoudre
puzzles-task = Que faut-il jouer ici ? Tu vois ce que voyait la personne.
puzzles-right = C’est bien ça.
puzzles-wrong = Il y a mieux.
puzzles-leads = Elle devance toute autre réponse d’au moins { $points } points de chances.
puzzles-both = Deux réponses se valent ici ; l’une ou l’autre est juste.
puzzles-in-game = Dans la partie, on a répondu : { $answer }.
puzzles-best-is = La bonne réponse : { $answer }.
puzzles-next = Énigme suivante
puzzles-skip = Passer
puzzles-done = Tu as essayé toutes les énigmes de ce jeu.
puzzles-back = Tous les jeux
puzzles-easy = facile
puzzles-middle = moyenne
puzzles-hard = difficile
puzzles-solved-by = Résolue par { $beginner } { level-beginner } sur 100, { $casual } { level-casual } sur 100
puzzles-number = Énigme { $n } sur { $of }, { $grade }
