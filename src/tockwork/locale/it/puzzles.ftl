### Rompicapi.

puzzles-title = Rompicapi
puzzles-lead = Decisioni di partite vere con una sola risposta giusta, dal facile al difficile. Conta il primo tentativo; un errore chiude la serie.
puzzles-count = { $solved } risolti su { $tried } provati
puzzles-best = Serie migliore: { $n }
puzzles-run = Serie: { $n }
puzzles-solve = Risolvi
puzzles-task = Qual è la mossa migliore? Vedi quello che si vedeva al posto.
puzzles-right = Proprio questa.
puzzles-wrong = Ce n’è una migliore.
puzzles-leads = Supera ogni altra risposta di almeno { $points } punti di possibilità.
puzzles-both = Qui due risposte si equivalgono; vanno bene tutte e due.
puzzles-in-game = Nella partita si è risposto: { $answer }.
puzzles-best-is = Giusta: { $answer }.
puzzles-next = Prossimo rompicapo
puzzles-skip = Salta
puzzles-done = Hai provato tutti i rompicapi di questo gioco.
puzzles-back = Tutti i giochi
puzzles-easy = facile
puzzles-middle = medio
puzzles-hard = difficile
puzzles-solved-by = Risolto da { $beginner } { level-beginner } su 100, { $casual } { level-casual } su 100
puzzles-number = Rompicapo { $n } di { $of }, { $grade }
