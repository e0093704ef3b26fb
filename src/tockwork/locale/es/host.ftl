# Las páginas de anfitriones y árbitros.

host-title = Anfitrión
referee-title = Árbitro
host-lead = Las denuncias vienen de los jugadores. Nada ocurre por sí solo: decides tú, y cada jugador solo ve lo que cambia para él.
host-none = Esta página es para anfitriones de este servidor. La orden «tockwork role» da un enlace a un anfitrión.
host-open = Abiertas
host-settled = Cerradas
host-empty = No hay denuncias abiertas.
host-empty-settled = No hay denuncias cerradas.
host-more = Hay más antiguas; «tockwork reports» las muestra todas.
host-by = Denunciado por { $name }
host-by-deleted = Denunciado por un jugador sin nombre
host-others = { $n ->
    [0] nadie más ha denunciado a este jugador
    [one] otro jugador también lo ha denunciado
   *[other] otros { $n } jugadores también lo han denunciado
}
host-look = Ver la mesa
host-now = Hoy se llama { $name }
host-left-seat = Ya no está en esta mesa
host-said-nothing = Ningún mensaje, y no pasó nada con su sitio.
host-left = dejó su sitio
host-ran_out = se quedó sin tiempo
host-took_over = ausente: un bot tomó el relevo
host-to-table = Abrir la mesa
host-remove = Quitar el nombre
host-remove-sure = ¿Quitar el nombre de este jugador aquí y donde aún juega, con sus mensajes en estas mesas? Podrá elegir otro.
host-close = Terminar esta partida
host-close-sure = ¿Terminar esta partida para todos, sin ganador?
host-note = Nota para anfitriones
host-settle = Cerrar
host-settled-at = Cerrada { $when }
host-done-settle = La denuncia está cerrada.
host-done-remove = El nombre está quitado.
host-done-close = La partida ha terminado.
host-roles = Tus papeles en este servidor
fault-bad_role = Este enlace no funciona: ya se abrió, caducó o fue retirado.
fault-no_role = Es para anfitriones y árbitros de este servidor.
fault-no_such_report = Esta denuncia ya no está: su jugador fue borrado.
host-names = Nombres rechazados
host-names-words = Una palabra por línea o entre comas. Solo palabras enteras; con * también como parte de otras. Acentos, mayúsculas, espacios y letras parecidas no cambian nada. Los nombres dados antes se quedan.
host-names-save = Guardar la lista
host-names-default = Lista inicial
host-names-done = La lista está guardada.
