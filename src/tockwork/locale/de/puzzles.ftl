### Rätsel.

puzzles-title = Rätsel
puzzles-lead = Entscheidungen aus echten Spielen mit einer richtigen Antwort, von leicht bis schwer. Der erste Versuch zählt; ein Fehler beendet die Serie.
puzzles-count = { $solved } von { $tried } versuchten gelöst
puzzles-best = Beste Serie: { $n }
puzzles-run = Serie: { $n }
puzzles-solve = Lösen
puzzles-task = Was ist hier am besten? Du siehst, was man am Platz sah.
puzzles-right = Genau das.
puzzles-wrong = Es gibt eine bessere.
puzzles-leads = Sie liegt mindestens { $points } Punkte Siegchance vor jeder anderen.
puzzles-both = Hier sind zwei Antworten gleich gut; beide sind richtig.
puzzles-in-game = Im Spiel wurde so geantwortet: { $answer }.
puzzles-best-is = Richtig: { $answer }.
puzzles-next = Nächstes Rätsel
puzzles-skip = Überspringen
puzzles-done = Du hast alle Rätsel dieses Spiels versucht.
puzzles-back = Alle Spiele
puzzles-easy = leicht
puzzles-middle = mittel
puzzles-hard = schwer
puzzles-solved-by = Gelöst von { $beginner } von 100 { level-beginner }, { $casual } von 100 { level-casual }
puzzles-number = Rätsel { $n } von { $of }, { $grade }
