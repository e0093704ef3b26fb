# Clubes: fundar uno, entrar en él, su página.

clubs-words = Un club es un enlace: los socios juegan en sus mesas y se comparan en su clasificación. No hace falta ninguna cuenta.
clubs-mine = Mis clubes
clubs-you-asked = Has pedido entrar
clubs-count = { $n ->
    [one] Un socio
   *[other] { $n } socios
}
clubs-here = { $n } aquí ahora
clubs-found = Fundar un club
clubs-name = Nombre del club
clubs-joining = Entrada
clubs-by-link = Con el enlace
clubs-by-ask = Previa solicitud
clubs-found-it = Fundar el club
clubs-new-table = Mesa nueva
clubs-asked-words = Has pedido entrar. En cuanto un responsable te acepte, aquí verás el club.
clubs-join-words = Entra para ver a los socios, jugar en las mesas del club y participar en sus torneos.
clubs-ask = Pedir entrar
clubs-join = Entrar
clubs-tables = Mesas
clubs-no-tables = No hay mesas abiertas ni en juego. Crea una y los socios podrán unirse.
clubs-watch = Mirar
clubs-ranks = Clasificación
clubs-no-ranks = Aquí nadie tiene puntuación todavía. Los puntos vienen de las partidas puntuadas.
clubs-rating = { $rating } ± { $error }
clubs-invite = Invitar a socios
clubs-invite-link = Quien abra este enlace puede entrar.
clubs-invite-ask = Quien abra este enlace puede pedir entrar.
clubs-link = Enlace del club
clubs-qr = Código QR con el enlace del club
clubs-own = Tú y el club
clubs-save = Guardar
clubs-leave = Dejar el club
clubs-leave-sure = ¿Dejar este club?
clubs-delete = Eliminar el club
clubs-delete-sure = ¿Eliminar este club para todos los socios? Las partidas quedan para sus jugadores.
clubs-asking = Piden entrar
clubs-let-in = Aceptar
clubs-let-in-name = Aceptar a { $name }
clubs-refuse = Rechazar
clubs-refuse-name = Rechazar a { $name }
clubs-members = Socios
clubs-is-here = aquí ahora
clubs-founder = Fundador
clubs-organizer = Organizador
clubs-member = Socio
clubs-gone = Expulsar
clubs-change-name = Función de { $name }
clubs-remove-sure = ¿Expulsar a { $name } del club?
clubs-hand-over-sure = ¿Hacer fundador a { $name }? Tú pasas a ser organizador.
clubs-all = Mostrar los { $n }
clubs-unnamed = Jugador sin nombre
fault-no_such_club = Este club ya no existe, o el enlace está incompleto.
fault-club_full = Este club está completo.
