### Puzzels.

puzzles-title = Puzzels
puzzles-lead = Beslissingen uit echte spellen met één goed antwoord, van makkelijk naar moeilijk. De eerste poging telt; een fout beëindigt de reeks.
puzzles-count = { $solved } van { $tried } geprobeerde opgelost
puzzles-best = Beste reeks: { $n }
puzzles-run = Reeks: { $n }
puzzles-solve = Oplossen
puzzles-task = Wat is hier het beste? Je ziet wat men op die plaats zag.
puzzles-right = Dat is het.
puzzles-wrong = Er is een betere.
puzzles-leads = Het ligt minstens { $points } punten winstkans voor op elk ander antwoord.
puzzles-both = Hier zijn twee antwoorden even goed; allebei zijn ze juist.
puzzles-in-game = In het spel werd zo geantwoord: { $answer }.
puzzles-best-is = Goed: { $answer }.
puzzles-next = Volgende puzzel
puzzles-skip = Overslaan
puzzles-done = Je hebt alle puzzels van dit spel geprobeerd.
puzzles-back = Alle spellen
puzzles-easy = makkelijk
puzzles-middle = gemiddeld
puzzles-hard = moeilijk
puzzles-solved-by = Opgelost door { $beginner } van de 100 { level-beginner }, { $casual } van de 100 { level-casual }
puzzles-number = Puzzel { $n } van { $of }, { $grade }
