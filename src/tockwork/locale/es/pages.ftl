### The pages around the table.

## Everywhere

skip-to-content = Ir al contenido
nav-label = Páginas
nav-home = Tockwork, todos los juegos
nav-lobby = Mesas abiertas
nav-daily = Reparto diario
nav-games = Tus partidas
nav-settings = Ajustes
nav-help = Ayuda
language-label = Idioma
footer-independent = Tockwork es libre e independiente y no tiene relación con las editoriales de estos juegos. Los nombres son suyos; las palabras y los dibujos, nuestros.
loading = Un momento…
retry = Reintentar
close = Cerrar
copy = Copiar
copied = Copiado
share = Enviar
missing-title = Aquí no hay nada
missing-words = Quizá la dirección esté mal escrita, o la mesa ya se haya recogido.
missing-home = A los juegos

## Home

home-title = ¿A qué jugamos?
home-lead = Sin cuenta y sin esperas. Los bots ocupan los sitios libres.
home-mine = Tus mesas
record-title = Ver una partida grabada
record-words = Suelta aquí el archivo de una partida terminada, o elígelo.
record-open = Elegir un archivo
studio-link-here = Taller de posiciones
puzzles-link-here = Acertijos
puzzles-link = Decisiones de partidas reales con una sola respuesta buena. ¿Hasta dónde llegas?
daily-link-here = El reparto del día
daily-link = Cinco rondas, iguales para todos, solo hoy.
daily-play-today = Jugar hoy
replay-studio = Este momento en el taller
replay-fair = ¿Fue justo?
about-statistics = Estadísticas de todas las partidas
home-all-tables = Ver las { $count }
home-strength = ¿Cómo de fuertes son los demás?
home-name = ¿Cómo te llamas?
    .hint = si quieres
home-back-to-table = Volver a la mesa
home-shelf = Los juegos
home-play-now = Jugar ya
home-play-now-game = Jugar ya: { $game }
home-set-up = Preparar una mesa
home-set-up-game = Preparar una mesa: { $game }
home-rules = Reglas
home-rules-game = Reglas: { $game }
shelf-players = { $least }–{ $most } jugadores
shelf-players-one = { $n } jugadores
shelf-facts = { $players } · { $time }
row-your-turn = Te toca
row-free-seats = { $free ->
    [0] Todos los sitios ocupados
    [one] Un sitio libre
   *[other] { $free } sitios libres
}
row-since = Empezada { $when }, última jugada { $last }

## Carrying a seat to another device

code-title = ¿Tienes un código?
code-hint = Un código de tu otro dispositivo: el de un sitio trae aquí ese sitio, tu código de vuelta lo trae todo.
code-take = Usar el código
removed-title = Este dispositivo ya no se conoce aquí
removed-words = Se quitó de tus dispositivos, o se olvidó aquí todo sobre ti desde otro. Las partidas de este servidor ya no se muestran. Lo que está en el propio dispositivo sigue aquí.
removed-back = Volver con un código
removed-fine = De acuerdo
carry-title = Seguir en otro dispositivo
carry-words = Pide un código aquí, escríbelo allí y tu sitio se muda.
carry-get = Pedir un código
carry-none = Ahora no estás en ninguna mesa.
carry-until = vale hasta las { $when }

## Setting up a table

setup-title = Preparar una mesa
setup-game = Juego
setup-players = Cuántos juegan
setup-seats = Quién se sienta dónde
setup-seats-hint = Toca un sitio para decir quién se sienta.
setup-ties-hint = Las líneas de puntos unen a las parejas.
setup-seat-label = Sitio { $n }: { $who }
setup-who-sits = ¿Quién se sienta en el sitio { $n }?
setup-more = Reglas, reloj y más
setup-open = Abrir la mesa
setup-open-words = La partida empieza cuando todos los sitios están ocupados.
setup-start = Empezar la partida
setup-start-words = Ya están todos.
sitter-me = Yo
    .hint = en este dispositivo
sitter-friend = Un amigo
    .hint = llega por enlace o código QR
sitter-here = Alguien aquí
    .hint = juega también en esta pantalla
sitter-here-n = Invitado { $n }
sitter-open = Quien quiera
    .hint = quien llegue primero
sitter-bots = Bots
name-yours = Tu nombre
name-theirs = Su nombre
option-usual = Como siempre
clock-label = Reloj
clock-none = Sin reloj
clock-move = { $time } por jugada
clock-bank = { $time } por jugada, más { $bank } en total
public-label = Quién puede encontrar la mesa
public-no = Solo quien tenga el enlace
public-yes = Todos, en las mesas abiertas
takeover-label = Si alguien se va
takeover-never = Esperar
takeover-after = Un bot sigue tras { $time }
delay-label = Quienes miran
delay-none = Lo ven todo al momento
delay-by = Lo ven todo { $time } después
fact = { $what }: { $value }
invite-link = Enlace a esta mesa
invite-qr = Código QR con el enlace a esta mesa
invite-words = Envíalo a tus amigos. Elegirán sitio y nombre.
invite-moved = El enlace ha cambiado. Envía el nuevo, por favor.
invite-local = Este enlace solo funciona en este ordenador. Para invitar a amigos, inicia Tockwork con { $option }.

## Waiting for the others

waiting-title = La mesa se va llenando
waiting-choose = Elige un sitio
waiting-free = libre
waiting-kept = para un amigo
waiting-sit = Sentarme
waiting-sit-label = Sentarme en el sitio { $n }
waiting-away = no está
waiting-change = Cambiar este sitio
waiting-invite = Invitar a amigos
waiting-start-bots = Empezar ya, con bots en los sitios libres
waiting-leave = Dejar la mesa
waiting-words = La partida empieza cuando todos los sitios están ocupados.
waiting-full = Ya están todos, se reparten las cartas.
waiting-watch = Todos los sitios están ocupados. Para ti empieza en un momento.
waiting-watch-kept = Los sitios libres se guardan para amigos con el enlace de invitación. Cuando empiece la partida, podrás mirar.
waiting-watch-late = Lo ves todo { $time } después que los jugadores.
chat-title = Antes de la partida
chat-empty = Saluda mientras esperas. En la partida no se habla de cartas.
chat-label = Tu mensaje
chat-say = Enviar

## Open tables

lobby-join = Unirme
lobby-empty-title = Ahora no hay mesas abiertas
lobby-empty = Abre una con un sitio libre. Aparecerá aquí, y quien pase podrá sentarse contigo.

## Replay

replay = Repaso
replay-title = { $game }, jugada a jugada
replay-won = { $count ->
    [one] ganó { $names }
   *[other] ganaron { $names }
}
replay-board = El tablero en este momento
replay-controls = Recorrer la partida
replay-moment = Momento de la partida
replay-position = Momento { $n } de { $of }
replay-first = Al principio
replay-back = Un momento atrás
replay-forward = Un momento adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-view = Punto de vista
replay-open = Todas las manos abiertas
replay-hands = Las manos
replay-no-cards = sin cartas
replay-log = Lo que pasó
replay-share = Compartir este momento
replay-only-here = Esta partida solo está en este dispositivo. Da su archivo a los demás: lo abren en su primera página.
replay-review = Repaso
replay-record = Descargar la partida
replay-rematch = A la revancha

## Settings

settings-you = Tú
settings-look = Aspecto
settings-theme = Colores
settings-speed = Velocidad de las canicas
settings-motion = Movimiento en la página
settings-playing = En la mesa
settings-hear = Sonidos y avisos
theme-auto = Como mi dispositivo
theme-day = Roble de día
theme-night = Nogal de noche
theme-contrast = Alto contraste
speed-calm = Tranquila
speed-brisk = Ágil
speed-off = Al instante
motion-auto = Como mi dispositivo
motion-full = En movimiento
motion-reduced = Quieta
setting-confirm = Preguntar antes de jugar
    .hint = La jugada se muestra primero y se juega cuando tú lo dices.
setting-forced = Jugar por mí la única jugada posible
    .hint = Cuando solo se puede hacer una cosa, se hace sola.
setting-list = Opciones en lista
    .hint = Todas las jugadas como botones y el tablero como texto. Pensado para lectores de pantalla, útil para todos.
setting-warn = Avisarme antes de un error
    .hint = En mesas con bots, mientras está el entrenador.
setting-warn-never = Nunca
setting-warn-from = Desde { $points } puntos de 100
setting-pocket = Jugar en este dispositivo
    .hint = Las partidas contra bots y en una sola pantalla se guardan en este navegador y no necesitan red.
setting-muted = Ocultar los gestos
    .hint = No aparece ningún hola ni lo siento.
setting-sounds = Sonidos
    .hint = Madera, cartas y una campana cuando te toca.
setting-notifications = Un aviso cuando me toca
    .hint = Solo mientras la página no se ve.
setting-notifications-refused = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.

## Rules and help

rules-title = Reglas de { $game }
rules-goal = De qué se trata
rules-cards = El reparto
rules-turn = Tu turno
rules-start = Salir
rules-way = Por el camino
rules-home = Llegar a casa
rules-special = Particularidades
rules-deck = Qué hacen las cartas
rules-copies = × { $count }

help-how = Cómo se juega aquí
help-card = Jugar una carta
    .words = Toca una carta: brillan las canicas que pueden usarla y los anillos muestran adónde. Toca una canica y luego un anillo. O arrastra la carta hasta allí.
help-marble = O empezar por una canica
    .words = Toca una canica y se levantan las cartas que la mueven. También puedes arrastrarla.
help-seven = Repartir un siete
    .words = Toca una canica para que dé un paso; los puntos sobre tu mano se llenan. Deshaz pasos hasta que esté bien y juega.
help-why = Preguntar por qué no
    .words = Toca una carta que sigue oscura y te dice qué regla lo impide.
help-log = Lo que acaba de pasar
    .words = La crónica cuenta cada jugada. Toca una línea para volver a ver ese momento.
help-away = Irse y volver
    .words = Cierra la página cuando quieras. Abre la mesa otra vez y estarás donde estabas; quizá un bot haya jugado por ti.
help-screen = Varias personas, una pantalla
    .words = Un telón oculta las cartas entre turnos. Pasa el dispositivo y levanta el telón.
help-list = Con lector de pantalla
    .words = Activa «Opciones en lista» en los ajustes. Desde ahí se puede jugar todo.
help-keys = Teclas
key-tab = Cartas, canicas, destinos, botones, en este orden
key-arrows = Moverse entre cartas, canicas y destinos
key-enter = Elegir o jugar
key-escape = Dejar todo como estaba
key-backspace = Deshacer un paso del siete
key-why = Preguntar por qué no se puede jugar una carta
key-last = Volver a oír la última jugada
about-title = Sobre Tockwork
about-free = Tockwork es software libre para los juegos de la familia Tock y DOG. Puedes usarlo en casa, en un club o para todo el mundo.
about-fair = Cada mezcla se deriva de una semilla fijada antes de la partida y mostrada después: cualquiera puede comprobar que el reparto fue limpio.
about-data = Sin cuentas, sin publicidad, sin rastreo. Una cookie recuerda tu sitio; tus ajustes se quedan en este dispositivo.
about-fonts = Compuesto en Fraunces y Atkinson Hyperlegible Next.
about-licences = Licencias

## When something goes wrong

fault-no_server = Para esto hace falta un servidor. Aquí puedes jugar contra bots y en una sola pantalla.
fault-bad_record = Este archivo no es la grabación completa y correcta de una partida.
fault-offline = No se puede llegar al servidor. ¿Va bien tu conexión?
fault-not_kept = Estás sin conexión, y esto aún no se ha abierto en este dispositivo. Ábrelo una vez con conexión; después se queda.
fault-no_such_table = Esta mesa no existe, o ya se ha recogido.
fault-no_such_record = Esta grabación no está en este dispositivo. Abre otra vez su archivo.
fault-no_such_game = Aquí no existe ese juego.
fault-no_such_page = Esta página no existe.
fault-not_your_seat = Ese sitio es de otra persona.
fault-not_host = Solo puede hacerlo quien abrió la mesa.
fault-not_invited = Este sitio está guardado para un amigo. Pide el enlace de invitación.
fault-bad_origin = Esta página se abrió desde otra web. Ábrela directamente.
fault-bad_token = Aquí no te conocemos. Vuelve a cargar la página.
fault-seat_taken = Alguien fue más rápido: el sitio está ocupado.
fault-table_full = Todos los sitios están ocupados.
fault-already_started = La partida ya ha empezado.
fault-not_started = La partida aún no ha empezado.
fault-not_over = La partida sigue en marcha. Podrás repasarla cuando acabe.
fault-over = Esta partida ha terminado.
fault-bad_code = Este código no se conoce o es demasiado viejo. El código de un sitio vale una vez y por poco tiempo.
fault-bad_recovery = Nadie aquí tiene este código de vuelta. ¿Hay un error al escribir? Si has obtenido uno más nuevo, solo vale ese.
fault-too_many = Eso fue mucho de una vez. Espera un momento.
fault-too_many_tables = Ya tienes muchas partidas en marcha. Termina o deja una, o vuelve un poco más tarde.
fault-invalid = Algo no encaja en el formulario. Revísalo, por favor.
fault-storage = El servidor no puede guardar nada ahora. Inténtalo pronto otra vez.
fault-closing = El servidor se está reiniciando. Inténtalo en un momento.
fault-replaced = Ahora juegas allí. Abre la mesa otra vez para mirar desde aquí.
fault-removed = Este dispositivo ya no se conoce aquí: se quitó de tus dispositivos, o se olvidó todo sobre ti. Con tu código puedes volver, en «Tus partidas».
fault-failed = Algo falló en el servidor. Inténtalo otra vez.

## Learning a game

learn-link = Aprender
learn-link-game = Aprender { $game }
learn-first-game = Primera partida
learn-invite = ¿Primera vez aquí?
learn-invite-words = Aprende un juego en cinco minutos, en el tablero, jugada a jugada.
