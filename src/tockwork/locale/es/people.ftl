# People one has played with: who is here, and asking them to play.

people-title = Con quién has jugado
people-here = aquí ahora
people-last = última partida { $when }
people-ask = Invitar a jugar
people-ask-name = Invitar a jugar a { $name }
people-remove = Quitar
people-remove-name = Quitar a { $name }
people-remove-sure = ¿Quitar a { $name } de esta lista? Ya no os veréis aquí ni podréis invitaros.
people-invites = { $name } te invita a jugar: { $game }.
people-join = Unirse
people-later = Ahora no
people-unnamed = Jugador sin nombre
people-words = Aquí solo se ven quienes han terminado una partida juntos. Con un código de recuperación, la lista llega a tus otros dispositivos.
people-games = { $n ->
    [one] una partida juntos
   *[other] { $n } partidas juntos
}
