# La página de los árbitros.

referee-lead = Compañeros cuyas cartas intercambiadas encajan en la mano del otro mejor que por azar, en partidas puntuadas. Nada ocurre por sí solo: miras las partidas y decides.
referee-power = 1 000 000 a 1: de un millón de parejas honradas, como mucho una llega alguna vez, por mucho que juegue. Las parejas que siempre se dicen las cartas llegan en diez partidas; las que lo hacen la mitad de las veces pueden necesitar cuarenta o más, o no verse.
referee-limits = Solo se examinan las cartas dadas en el intercambio. Las señales sobre otra cosa, los juegos sin intercambio entre compañeros y el juego posterior no se ven aquí.
referee-watched = { $n ->
    [one] { $n } partida analizada
   *[other] { $n } partidas analizadas
}
referee-empty = Ninguna pareja destaca.
referee-pair = { $first } y { $second }
referee-unnamed = alguien sin nombre
referee-odds = { $odds } a 1 ahora, { $peak } a 1 como máximo, en { $deals } repartos de { $games } partidas
referee-alarm = Más de un millón a 1: mira las partidas.
referee-weak = Muy poco para acusar a nadie: entre muchas parejas, el azar llega a veces hasta aquí.
referee-games = Partidas que mirar
referee-game = { $when }, { $odds } a 1 en esta partida
referee-none = Esta página es para los árbitros de este servidor. El anfitrión da el papel con la orden «tockwork role».
