# Encontrar jugadores: qué se busca y cómo va.

find-title = Encontrar jugadores
find-words = Di a qué quieres jugar. La partida empieza en cuanto haya suficientes jugadores que quieran lo mismo.
find-pace = Ritmo
find-fast = Rápido
find-calm = Tranquilo
find-with = Con quién
find-alone = En solitario
find-partners = { $n ->
    [one] Con un compañero
   *[other] Con { $n } compañeros
}
find-bots = Completar con bots después de medio minuto
find-rating = Tu puntuación: { $rating } ± { $error }, de { $games ->
    [one] una partida
   *[other] { $games } partidas
}
find-start = Encontrar jugadores
find-now = Esperando ahora
find-now-none = Ahora mismo no espera nadie. Empieza tú y juega mientras tanto contra bots.
find-waiting = { $n ->
    [one] { $n } jugador espera
   *[other] { $n } jugadores esperan
}
find-join = Participar
find-join-label = Participar: { $game }
find-searching = Buscando jugadores
find-bar = Buscando jugadores: { $game }
find-you-wait = { $n ->
    [0] Por ahora no espera nadie más.
    [one] Por ahora solo esperas tú.
   *[other] Esperan { $n } jugadores, contigo.
}
find-about = Últimamente la espera ha sido de unos { $time }.
find-bots-soon = Si vienen muy pocos, los bots ocupan los sitios libres después de medio minuto.
find-practise = Practicar mientras tanto
find-practise-words = Ve a otra página o juega contra bots. En cuanto haya jugadores, llegas a la mesa.
find-stop = Dejar de buscar
find-found = Jugadores encontrados
find-together = Junto con { $names }
find-unnamed = un jugador sin nombre
find-party-waits = Envía este enlace a tu compañero. La búsqueda empieza cuando estén todos.
find-party-link = Enlace para tu compañero
find-party-qr = Código QR con el enlace para tu compañero
find-party-asks = { $name } quiere encontrar jugadores contigo
find-party-join = Jugar juntos
