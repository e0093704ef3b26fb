### The pages around the table.

## Everywhere

skip-to-content = Ir al contenido
nav-label = Menú principal
nav-home = Tockwork, todos los juegos
nav-lobby = Sala
nav-clubs = Clubes
nav-daily = Reto del día
nav-games = Mis partidas
nav-settings = Ajustes
nav-help = Ayuda
language-label = Idioma
footer-independent = Tockwork es libre e independiente y no tiene relación con las editoriales de estos juegos. Los nombres son suyos; los textos y los dibujos, nuestros.
loading = Cargando…
retry = Reintentar
close = Cerrar
copy = Copiar
copied = Copiado
share = Compartir
missing-title = Página no encontrada
missing-words = Revisa la dirección. Si era una mesa, quizá ya no exista.
missing-home = Todos los juegos

## Home

home-title = ¿A qué jugamos?
home-what = Las canicas corren alrededor del tablero, las cartas dicen cuánto avanzan y la que alcanzas vuelve atrás. De dos a seis jugadores, en solitario o con pareja.
home-friends = Jugar con amigos
home-find = Encontrar jugadores
home-related = Juegos de la misma familia
home-mine = Partidas en curso
record-title = Ver una partida guardada
record-words = Suelta aquí el archivo de una partida guardada, o elige uno.
record-open = Elegir un archivo
studio-link-here = Tablero de análisis
puzzles-link-here = Problemas
puzzles-link = Posiciones de partidas reales con una mejor jugada. ¿Hasta dónde llegas?
daily-link-here = Reto del día
daily-link = Cinco rondas, iguales para todos, solo hoy.
daily-play-today = Jugar el reto de hoy
replay-studio = Abrir en el análisis
replay-fair = Comprobar el reparto
about-statistics = Estadísticas del servidor
home-all-tables = Ver las { $count }
home-strength = Nivel de los bots
home-waiting = { $count ->
    [one] Una partida te espera.
   *[other] { $count } partidas te esperan.
}
home-back-to-table = Volver a la mesa
home-choose = Elige un juego
home-play-now = Jugar ya
home-play-now-game = Jugar ya: { $game }
home-set-up = Crear una mesa
home-set-up-game = Crear una mesa: { $game }
home-rules = Reglas
home-rules-game = Reglas: { $game }
game-card-players = { $least }–{ $most } jugadores
game-card-players-one = { $n } jugadores
game-card-facts = { $players } · { $time }
row-your-turn = Te toca
row-left = quedan { $time }
row-free-seats = { $free ->
    [0] Todos los sitios ocupados
    [one] Un sitio libre
   *[other] { $free } sitios libres
}
row-since = Empezada { $when }, última jugada { $last }

## Carrying a seat to another device

code-title = ¿Tienes un código?
code-hint = Escribe un código de tu otro dispositivo. Un código de sitio trae aquí ese sitio; tu código de recuperación lo recupera todo.
code-take = Usar el código
removed-title = Se cerró la sesión de este dispositivo
removed-words = Se quitó de tus dispositivos, o tus datos de este servidor se borraron desde otro. Las partidas guardadas en este dispositivo siguen aquí.
removed-back = Recuperar con un código
removed-fine = Aceptar
carry-title = Seguir en otro dispositivo
carry-words = Crea un código aquí, escríbelo en el otro dispositivo y tu sitio se muda.
carry-get = Crear un código
carry-none = Ahora no estás en ninguna partida.
carry-until = vale hasta las { $when }

## Setting up a table

setup-title = Crear una mesa
setup-club = Esta mesa aparece en la página de tu club. Sus socios pueden ocupar los sitios libres.
setup-game = Juego
setup-players = Número de jugadores
setup-seats = ¿Quién juega?
setup-seats-hint = Toca un sitio para elegir quién juega ahí.
setup-ties-hint = Las líneas de puntos unen a los compañeros.
setup-seat-label = Sitio { $n }: { $who }
setup-who-sits = ¿Quién juega en el sitio { $n }?
setup-more = Más opciones
setup-open = Crear una mesa
setup-open-words = La partida empieza cuando todos los sitios están ocupados.
setup-start = Empezar la partida
setup-start-words = Ya están todos.
sitter-me = Yo
    .hint = en este dispositivo
sitter-friend = Un amigo
    .hint = por enlace o código QR
sitter-here = Jugador en esta pantalla
    .hint = juega aquí contigo
sitter-open = Sitio abierto
    .hint = quien llegue primero
sitter-bots = Bots
name-yours = Tu nombre
name-theirs = Su nombre
option-usual = Por defecto
clock-label = Límite de tiempo
clock-none = Sin límite de tiempo
clock-move = { $time } por jugada
clock-bank = { $time } por jugada + { $bank } de reserva
clock-days-what = Las jugadas forzadas se hacen solas y puedes preparar la siguiente. Si se acaba el tiempo, un bot juega hasta que vuelvas.
public-label = Visibilidad
public-no = Privada (solo con enlace)
public-yes = Pública (en la sala)
takeover-label = Si un jugador se desconecta
takeover-never = Esperar
rated-game = Partida puntuada
rated-mark = Puntuada
takeover-after = Un bot sigue tras { $time }
delay-label = Espectadores
delay-none = En directo
delay-by = Con { $time } de retraso
fact = { $what }: { $value }
invite-link = Enlace a esta mesa
invite-qr = Código QR con el enlace a esta mesa
invite-words = Envía esto a tus amigos. Elegirán sitio y nombre.
invite-moved = El enlace ha cambiado. Envía el nuevo, por favor.
invite-local = Este enlace solo funciona en este equipo. Para invitar a amigos, inicia Tockwork con { $option }.
invite-home-closed = Este enlace solo funciona en este equipo. Los móviles y equipos de tu red doméstica también pueden abrirlo, si lo permites. No se abre nada a internet.
invite-home-let-in = Permitir los dispositivos de casa
invite-home-open = Los dispositivos de tu red doméstica pueden abrir el enlace hasta que se cierre Tockwork.
invite-home-close = Otra vez solo este equipo

## Waiting for the others

waiting-title = La mesa se va llenando
waiting-choose = Elige un sitio
waiting-free = libre
waiting-kept = reservado
waiting-sit = Sentarse
waiting-sit-label = Sentarse en el sitio { $n }
waiting-away = sin conexión
waiting-change = Cambiar este sitio
waiting-invite = Invitar a amigos
waiting-start-bots = Empezar ya, con bots en los sitios libres
waiting-leave = Dejar la mesa
waiting-words = La partida empieza cuando todos los sitios están ocupados.
waiting-full = Ya están todos. Se reparten las cartas…
waiting-watch = La mesa está completa. Podrás mirar en cuanto empiece la partida.
waiting-watch-kept = Los sitios libres están reservados para amigos invitados. Podrás mirar en cuanto empiece la partida.
waiting-watch-late = Lo ves todo { $time } después que los jugadores.
chat-title = Chat
chat-empty = Saluda mientras esperas. Durante la partida no se habla de cartas.
chat-label = Mensaje
chat-say = Enviar

## Open tables

lobby-join = Unirse
lobby-empty-title = Ahora no hay mesas abiertas
lobby-empty = Crea una con un sitio abierto. Aparecerá aquí y cualquiera podrá unirse.

## Replay

replay = Repetición
replay-title = { $game }, jugada a jugada
replay-won = { $count ->
    [one] ganó { $names }
   *[other] ganaron { $names }
}
replay-board = El tablero en este paso
replay-controls = Controles de la repetición
replay-moment = Paso de la partida
replay-position = Paso { $n } de { $of }
replay-first = Principio
replay-back = Anterior
replay-forward = Siguiente
replay-last = Final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-view = Punto de vista
replay-open = Todas las cartas a la vista
replay-hands = Manos
replay-no-cards = sin cartas
replay-log = Crónica
replay-share = Compartir esta posición
replay-only-here = Esta partida solo está en este dispositivo. Para compartirla, envía el archivo; los demás lo abren en su página de inicio.
replay-review = Análisis
replay-record = Descargar la partida
replay-rematch = Ir a la revancha

## Settings

settings-you = Perfil
settings-look = Aspecto
settings-theme = Colores
settings-speed = Velocidad de las canicas
settings-motion = Animaciones de la página
settings-playing = Juego
settings-hear = Sonidos y notificaciones
theme-auto = Como mi dispositivo
theme-day = Claro (roble)
theme-night = Oscuro (nogal)
theme-contrast = Alto contraste
speed-calm = Tranquila
speed-brisk = Rápida
speed-off = Instantánea
motion-auto = Como mi dispositivo
motion-full = Activadas
motion-reduced = Reducidas
setting-confirm = Confirmar las jugadas
    .hint = Primero ves la jugada y luego la confirmas.
setting-forced = Jugar por mí las jugadas forzadas
    .hint = Cuando solo hay una jugada permitida, se juega por ti.
setting-list = Vista de lista
    .hint = Todas las jugadas como botones y el tablero como texto. Pensado para lectores de pantalla, útil para todos.
setting-warn = Avisarme antes de un error
    .hint = En partidas contra bots, mientras está el entrenador.
setting-warn-never = Nunca
setting-warn-from = Desde { $points } % de probabilidad de ganar
setting-pocket = Jugar sin conexión
    .hint = Las partidas contra bots y en una sola pantalla se guardan en este navegador y no necesitan conexión.
setting-muted = Ocultar las reacciones
    .hint = Sin saludos ni disculpas de los demás.
setting-sounds = Sonidos
    .hint = Madera, cartas y una campana cuando te toca.
setting-aloud = Leer DOG Kids en voz alta
    .hint = Lo que hay que hacer se lee automáticamente, en tu idioma.
aloud-read = Leer en voz alta
setting-notifications = Notificación cuando me toca
    .hint = Solo mientras esta pestaña está en segundo plano.
setting-notifications-refused = Las notificaciones están bloqueadas. Puedes permitirlas en los ajustes del navegador.

## Rules and help

rules-title = Reglas de { $game }
rules-goal = Objetivo
rules-cards = El reparto
rules-turn = Tu turno
rules-start = Sacar canicas
rules-way = Avanzar
rules-home = Llegar a la meta
rules-special = Reglas especiales
rules-deck = Qué hacen las cartas
rules-copies = × { $count }

help-how = Controles
help-card = Jugar una carta
    .words = Toca una carta: brillan las canicas que pueden usarla y los anillos muestran adónde. Toca una canica y luego un anillo. O arrastra la carta hasta allí.
help-marble = O empezar por una canica
    .words = Toca una canica y se levantan las cartas que pueden moverla. También puedes arrastrarla.
help-seven = Repartir un siete
    .words = Toca una canica para que dé un paso; los puntos sobre tu mano se llenan. Deshaz pasos hasta que esté bien y juega.
help-why = ¿Por qué no puedo jugarla?
    .words = Toca una carta oscura para ver qué regla lo impide.
help-log = Lo que acaba de pasar
    .words = La crónica lista cada jugada. Toca una línea para ver el tablero en ese punto.
help-away = Irse y volver
    .words = Cierra la página cuando quieras. Vuelve a abrir la mesa y sigue donde estabas; quizá un bot haya jugado por ti.
help-screen = Varias personas, una pantalla
    .words = Un telón oculta las cartas entre turnos. Pasa el dispositivo y levanta el telón.
help-list = Con lector de pantalla
    .words = Activa «Vista de lista» en los ajustes. Desde ahí se puede jugar todo.
help-keys = Atajos de teclado
key-tab = Siguiente: cartas, canicas, destinos, botones
key-arrows = Moverse entre cartas, canicas y destinos
key-enter = Elegir o jugar
key-escape = Cancelar
key-backspace = Deshacer un paso del siete
key-why = Preguntar por qué no se puede jugar una carta
key-last = Volver a oír la última jugada
key-skip = Ir al próximo turno, cuando se está fuera de la ronda
about-title = Sobre Tockwork
about-free = Tockwork es software libre para los juegos de la familia Tock y DOG. Puedes usarlo en la meta, en un club o para todo el mundo.
about-fair = Cada barajado se deriva de una semilla fijada antes de la partida y revelada después: cualquiera puede comprobar que el reparto fue limpio.
about-data = Sin cuentas, sin publicidad, sin rastreo. Una cookie recuerda tu sitio; tus ajustes se quedan en este dispositivo.
about-fonts = Compuesto en Fraunces y Atkinson Hyperlegible Next.
about-licences = Licencias

## When something goes wrong

fault-no_server = Para esto hace falta un servidor. Aquí puedes jugar contra bots y en una sola pantalla.
fault-bad_record = Este archivo no es una partida guardada completa y válida.
fault-offline = No se puede conectar con el servidor. Revisa tu conexión.
fault-not_kept = Estás sin conexión, y esto aún no se ha cargado en este dispositivo. Ábrelo una vez con conexión y quedará disponible.
fault-no_such_table = Esta mesa no existe, o ya no existe.
fault-no_such_party = Este grupo está completo o ya no busca.
fault-no_such_record = Esta partida guardada no está en este dispositivo. Abre otra vez su archivo.
fault-no_such_game = Aquí no existe ese juego.
fault-no_such_page = Esta página no existe.
fault-not_your_seat = Ese sitio es de otra persona.
fault-not_host = Solo puede hacerlo quien creó la mesa.
fault-not_invited = Este sitio está reservado para un amigo. Pide el enlace de invitación.
fault-not_member = Solo pueden hacerlo los socios del club o sus responsables.
fault-not_lasting = Una partida puntuada necesita un código de recuperación o una llave de acceso, para que tu puntuación siga siendo tuya. Están en «{ nav-games }».
fault-left_rated = Hace poco dejaste una partida puntuada. Espera un poco antes de la siguiente.
fault-name_refused = El anfitrión de este servidor no acepta este nombre. Elige otro.
fault-bad_origin = Esta página se abrió desde otra web. Ábrela directamente.
fault-bad_token = No se reconoce tu sesión. Vuelve a cargar la página.
fault-seat_taken = Otra persona acaba de ocupar este sitio.
fault-table_full = Todos los sitios están ocupados.
fault-already_started = La partida ya ha empezado.
fault-not_started = La partida aún no ha empezado.
fault-not_over = La partida sigue en curso. La repetición se abre cuando acabe.
fault-over = Esta partida ha terminado.
fault-bad_code = Código desconocido o caducado. El código de un sitio vale una vez y por poco tiempo.
fault-bad_recovery = Este servidor no conoce ese código de recuperación. ¿Hay un error al escribir? Si has creado uno más nuevo, solo vale ese.
fault-joined = No ha funcionado: en ese mismo momento otro de tus dispositivos se conectó con este, o se borraron sus datos. No se ha perdido nada más. Mira en «{ nav-games }»; si necesitas un código, obtén uno nuevo.
fault-no_notices = Este servidor no envía avisos.
fault-no_room = Este servidor no tiene sitio para otra copia de tus partidas. En este dispositivo siguen; puedes guardarlas en un archivo en «{ nav-games }».
fault-too_many = Demasiadas solicitudes. Espera un momento.
fault-too_many_tables = Tienes demasiadas partidas en curso. Termina o deja una, o prueba más tarde.
fault-invalid = Algo no es válido en el formulario. Revísalo, por favor.
fault-storage = El servidor no puede guardar nada ahora. Inténtalo pronto otra vez.
fault-closing = El servidor se está reiniciando. Inténtalo en un momento.
fault-replaced = Ahora juegas en otro dispositivo. Vuelve a abrir la mesa para mirar desde aquí.
fault-removed = Se cerró la sesión de este dispositivo: se quitó, o se borraron tus datos. Puedes recuperarlo todo con tu código de recuperación, en «{ nav-games }».
fault-failed = Algo falló en el servidor. Inténtalo otra vez.

## Learning a game

learn-link = Aprender
learn-link-game = Aprender { $game }
learn-first-game = Tutorial
learn-invite-words = Aprende un juego en cinco minutos, en el tablero, jugada a jugada.
