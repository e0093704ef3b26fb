# The page of all games that ended at a server

statistics-title = Alle Spiele hier
statistics-lead = Alle Spiele, die auf diesem Server zu Ende gingen, zusammengezählt: { $games ->
    [0] noch keines.
    [one] ein Spiel.
   *[other] { $games } Spiele.
}
statistics-none = Hier ist noch kein Spiel zu Ende gegangen. Komm nach dem ersten wieder.
statistics-game = Spiel
statistics-form = { $game }: { $form }, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
statistics-cards = Welche Karten werden gegeben?
statistics-cards-words = Karten des ersten Gebens, { $n } insgesamt. Der Strich ist der Anteil der Karte am Stapel.
statistics-starts = Wer beginnt?
statistics-starts-words = Wer die erste Runde beginnt, wird ausgelost: Jeder Platz sollte gleich oft beginnen.
statistics-wins = Wer gewinnt?
statistics-wins-words = { $n } Spiele mit Sieger. Platz 1 hat meist, wer den Tisch eröffnet hat, und Menschen und Bots sind nicht gleich stark: Hier muss der Strich nicht getroffen werden.
statistics-band = Der Punkt ist, was gezählt wurde, die Linie, wie weit der Zufall allein ihn schieben kann: In 19 von 20 Bildern reicht jede Linie bis zu ihrem Strich.
statistics-value = { $share } ({ $low } bis { $high })
statistics-outside = mehr als Zufall
statistics-even = gleich: { $even }
statistics-seat = Platz { $n }
statistics-few = Noch zu wenig, um etwas zu sagen.
