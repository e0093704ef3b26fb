# The page of all games that ended at a server

statistics-title = Todas las partidas de aquí
statistics-lead = Todas las partidas que terminaron en este servidor, sumadas: { $games ->
    [0] ninguna todavía.
    [one] una partida.
   *[other] { $games } partidas.
}
statistics-none = Aquí aún no ha terminado ninguna partida. Vuelve después de la primera.
statistics-game = Juego
statistics-form = { $game }: { $form }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
statistics-cards = ¿Qué cartas se reparten?
statistics-cards-words = Cartas del primer reparto, { $n } en total. La marca es la parte de la carta en la baraja.
statistics-starts = ¿Quién empieza?
statistics-starts-words = Quién abre la primera ronda se sortea: cada sitio debería empezar igual de a menudo.
statistics-wins = ¿Quién gana?
statistics-wins-words = { $n } partidas con ganador. El sitio 1 suele ser de quien abrió la mesa, y personas y bots no tienen la misma fuerza: aquí la marca no tiene por qué alcanzarse.
statistics-band = El punto es lo contado, la línea hasta dónde puede moverlo el azar solo: en 19 de 20 imágenes cada línea llega a su marca.
statistics-value = { $share } (de { $low } a { $high })
statistics-outside = más que azar
statistics-even = igual: { $even }
statistics-seat = Sitio { $n }
statistics-few = Aún son pocas para decir algo.
