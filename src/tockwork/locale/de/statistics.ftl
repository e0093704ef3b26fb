# The page of all games that ended at a server

statistics-title = Serverstatistik
statistics-lead = Alle Partien, die auf diesem Server zu Ende gingen: { $games ->
    [0] noch keine.
    [one] eine Partie.
   *[other] { $games } Partien.
}
statistics-none = Hier ist noch keine Partie zu Ende gegangen. Komm nach der ersten wieder.
statistics-game = Spiel
statistics-form = { $game }: { $form }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
statistics-cards = Welche Karten werden gegeben?
statistics-cards-words = Karten des ersten Gebens, { $n } insgesamt. Der Strich ist der Anteil der Karte am Stapel.
statistics-starts = Wer beginnt?
statistics-starts-words = Wer die erste Runde beginnt, wird ausgelost: Jeder Platz sollte gleich oft beginnen.
statistics-wins = Wer gewinnt?
statistics-wins-words = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
} mit Sieger. Platz 1 hat meist, wer den Tisch eröffnet hat, und Menschen und Bots sind nicht gleich stark; ein Abstand zum Strich ist hier also normal.
statistics-band = Der Punkt ist, was gezählt wurde; die Linie ist sein 95-%-Bereich.
statistics-value = { $share } ({ $low } bis { $high })
statistics-outside = mehr als Zufall
statistics-even = gleich: { $even }
statistics-seat = Platz { $n }
statistics-few = Noch zu wenig, um etwas zu sagen.
