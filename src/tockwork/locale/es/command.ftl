### La línea de órdenes: ayuda, rechazos e informes.
### %(…)s lo rellena el argparse de Python; los nombres de dentro se quedan como están.

command-about = Las carreras de canicas de la familia Tock y DOG: reglas, jugadas, partidas e imágenes.
    .exit-codes = Códigos de salida: 0 éxito, 1 entrada rechazada o fallo, 2 error de uso.
    .commands = órdenes
    .usage = uso:
    .arguments = argumentos
    .options = opciones
    .help = muestra esta ayuda y sale
    .version = muestra la versión y sale
    .lang = idioma: %(choices)s (el del terminal, o inglés)
    .game = qué juego (dog), o un archivo con uno: FILE.toml, .json o .py
    .rules = lo mismo que GAME
    .players = número de jugadores (4)
    .teams = los equipos habituales
    .option = fija una opción, como seven_rest=never, board=6 o advanced=back4,skip
    .seed = misma semilla, misma partida (0)
    .record = un archivo de partida; - para la entrada estándar
    .no-colour = texto sencillo sin colores, como con NO_COLOR=1
command-rules = lista los juegos, o describe uno
    .about = Sin juego: la lista de juegos. Con uno: sus reglas en palabras. «rules new FILE.toml» escribe un pequeño juego para empezar, cada campo explicado; «rules check FILE» dice qué está mal en un juego, o lo juega y lo describe.
    .game = uno de { $games }, un archivo con un juego, o new, o check
    .file = con new o check: el archivo
    .games = check: partidas por formato (1000)
    .seed = check: semilla de sus partidas (0)
    .html = check: el informe también como página
    .options = cada opción y lo que significa
    .json = todo el reglamento en JSON
command-moves = lista las jugadas permitidas de posiciones
    .about = Lee posiciones, un objeto JSON por línea, y escribe una línea para cada una: todas las jugadas permitidas a quien tiene el turno. A una posición no válida le sigue un error, y el resto se lee igualmente. Ver docs/positions.md.
    .file = archivo que leer (si no, la entrada estándar)
command-trace = jugar partidas de bots y anotar cada decisión
    .about = Juega partidas entre bots: una línea JSON por decisión, con la posición entera, sus jugadas permitidas y la elegida, y una línea por resultado.
    .games = número de partidas (1)
command-replay = repetir una partida, cada jugada comprobada
    .about = Lee un archivo de partida, la repite comprobando cada jugada, y la describe.
    .quiet = solo comprobar; una línea
    .board = dibuja la última posición
command-review = valorar cada jugada de una partida y separar habilidad y suerte
    .about = Lee una partida terminada y evalúa cada jugada por simulación, desde lo que su jugador veía. La misma partida, semilla y número de simulaciones dan en todas partes el mismo análisis. Ver docs/review.md.
    .seat = de quién repasar los errores (todos)
    .html = escribe una página que se puede enviar
    .json = todo en JSON
    .seed = semilla de los números al azar (0)
    .worlds = simulaciones por jugada, como mucho (256)
command-daily = mostrar las rondas del reto del día
    .about = Cinco rondas con posiciones fijas, iguales para todos ese día (UTC) con estos pesos, y lo que hacen los bots en ellas. Se juegan en el navegador.
    .day = como 2026-11-17; hoy
    .game = el juego (dog)
    .json = las rondas en JSON, una por línea
command-verify = comprobar que una partida se repartió limpiamente
    .about = Reparte de nuevo una partida guardada y dice qué se comprobó: la parte del servidor, las de los jugadores, la semilla, cada barajado, cada jugada, la cadena de eventos. Sale con el código 1 si algo no encaja. Ver docs/fairness.md.
command-fairplay = comprobar si dos compañeros conocían las cartas del otro
    .about = Lee partidas enteras y mide, para cada pareja de compañeros, si las cartas que se daban encajaban en manos que no podían ver. Muestra cuánto habría ganado una apuesta contra su honradez; una pareja honrada llega a N a 1 con probabilidad de 1/N como mucho. Un número para que lo mire una persona, nunca un veredicto. Ver docs/ratings.md.
    .records = partidas guardadas, o carpetas de partidas
command-show = dibujar una posición en el terminal o en SVG
    .about = Dibuja una posición: un archivo con una posición, su texto, o el nombre de un juego para su tablero vacío.
    .position = archivo, texto de posición, juego, o -
    .output = escribe una imagen SVG
    .seat = sitio dibujado abajo (0)
    .theme = colores de la imagen (day)
    .players = con el nombre de un juego: número de jugadores
    .arrow = dibuja una jugada permitida como flecha, con -o; también varias veces
command-watch = ver una partida de bots en el terminal
    .about = Juega una partida entre bots y dibuja el tablero tras cada ronda.
    .bots = quién juega: uno para todos los sitios, o uno para cada uno (random)
    .every = cuándo se dibuja el tablero (round)
    .delay = cuánto esperar después (0)
    .record = escribe también el archivo de partida
command-play = jugar contra bots en el terminal
    .about = Tú contra bots. En cada pregunta «help» dice qué puedes escribir. Ctrl-D termina la partida. Ver docs/play.md.
    .seed = misma semilla, mismas cartas (nuevas cada vez)
    .seat = dónde te sientas (0)
    .bots = uno para todos los demás, o uno para cada uno: A,B,…
    .save = escribe la partida tras cada jugada tuya
    .resume = sigue con una partida guardada
command-arena = hacer jugar a bots y puntuarlos
    .about = Los bots juegan con los mismos repartos, con los lados cambiados. Dice quién ganó cuántas veces y qué seguro es. Ver docs/arena.md.
    .bots = quién juega: random, greedy, search:0.05 (segundos), network, { $levels }, FILE.py:CLASS, ./PROGRAM; A+B: dos en pareja
    .games = partidas por par, en repartos enteros (1000)
    .jobs = procesos en paralelo (todos los núcleos)
    .ray = juega en este clúster de Ray; local: uno que empieza aquí
    .ladder = guarda ahí las puntuaciones de todos, también los nuestros, con una página; --bots entran
    .save = guarda los repartos terminados, y los reanuda
    .records = escribir ahí el archivo de cada partida
    .plot = dibuja las puntuaciones
    .json = el resultado en JSON
command-bot = hacer que uno de nuestros bots hable el protocolo de motores
    .about = Lee mensajes de la entrada estándar y escribe en la salida estándar, como un bot en cualquier lenguaje. Ver docs/engine-protocol.md.
    .name = como en arena: network, search:0.05, { $levels }, FILE.py:CLASS
command-protocol = comprobar el programa de un bot
    .about = «protocol check ./mybot» envía al programa cada mensaje del protocolo de motores y dice qué está mal; «protocol schema» muestra los mensajes como esquema JSON. Ver docs/engine-protocol.md.
    .what = check o schema
    .program = para check: el programa
command-sit = sentar un bot a la mesa de un servidor
    .about = Toma un sitio libre de una mesa y juega la partida hasta el final con un bot de este equipo, un programa o uno de los nuestros. Ver docs/engine-protocol.md.
    .table = el enlace de la mesa
    .bot = ./PROGRAM, o como en arena
command-serve = servir la mesa a navegadores y programas
    .about = Sirve la mesa en el navegador, la sala, los bots y la interfaz HTTP hasta que se interrumpe. Las partidas se guardan jugada a jugada. Ver docs/hosting.md.
    .host = dirección en la que escuchar (127.0.0.1)
    .port = 0: uno libre cualquiera (8000)
    .data = carpeta de las partidas (la tuya)
    .database = sqlite:///FILE o postgresql://USER@HOST/NAME
    .redis = redis://HOST, para varios procesos sobre un PostgreSQL (TOCKWORK_REDIS)
    .workers = procesos (1); ver --redis
    .pause = cuánto esperan los bots (0.9)
    .start-delay = cuánto se espera la partida desde que se sienta el último (4)
    .forgotten-days = días sin actividad hasta que una partida se abandona y se revela su semilla (30)
    .no-notices = no enviar avisos a los dispositivos que los pidan
    .no-reviews = no analizar las partidas puntuadas; «tockwork ratings review» lo hace a mano
    .open = abre la página en un navegador
    .log-level = nivel del registro (info)
    .proxy = proxies de confianza, cuyo X-Forwarded-For vale (127.0.0.1,::1)
    .hosts = nombres de host permitidos además de sus direcciones, como tock.example.org (* para todos)
    .public-url = la dirección que se escribe, como https://tock.example.org: las llaves de acceso son de ella, y responde a su nombre
    .limits = límites
    .limits-about = 0: ninguno. Ver docs/hosting.md.
    .tables_per_guest = partidas en curso por usuario (%(default)s)
    .tables_per_address = partidas en curso de los usuarios de una dirección (%(default)s)
    .guests_per_minute = nuevos usuarios por minuto de una dirección (%(default)s)
    .calls_per_second = solicitudes por segundo y usuario (%(default)s)
    .calls_per_address = solicitudes por segundo de una dirección (%(default)s)
    .commands_per_second = órdenes por segundo y usuario (%(default)s)
    .connections_per_address = conexiones HTTP de una dirección (%(default)s)
    .lines_per_guest = conexiones WebSocket por usuario; se cierra la más antigua (%(default)s)
    .lines_per_address = conexiones WebSocket de una dirección (%(default)s)
    .lines_per_table = espectadores por mesa (%(default)s)
    .message_size = bytes de un mensaje, al menos 1024 (%(default)s)
    .copy_size = bytes de la copia de los datos de un usuario, al menos 1024 (%(default)s)
    .first_copy_size = la misma para quien aún no ha jugado en este servidor, al menos 1024 (%(default)s)
    .copies_in_all = bytes de todas estas copias juntas (%(default)s)
command-check = comprobar cada mesa de un servidor
    .about = Lee la base de datos de un servidor, que puede estar en uso, y repite cada mesa.
    .data = la carpeta del servidor, o la dirección de su base de datos
command-backup = escribir todas las partidas de un servidor en un archivo
    .about = Escribe la base de datos de un servidor, que puede estar en uso, tal como está en un archivo.
    .file = que escribir
command-restore = llenar una base de datos vacía con una copia
    .about = Llena una base de datos nueva con un archivo que escribió «tockwork backup».
    .file = que leer; - para la entrada estándar
command-ratings = volver a calcular las puntuaciones de un servidor
    .about = «ratings review DATA» analiza las partidas puntuadas sin análisis, la más antigua primero, en segundos por partida; se puede interrumpir. «ratings refit DATA» vuelve a calcular todas las puntuaciones con las partidas y análisis guardados, siempre las mismas. Ver docs/ratings.md.
    .what = review o refit
    .most = review: como mucho estas partidas
command-tidy = eliminar mesas inactivas
    .about = Borra mesas y todo lo que remite a ellas, y las copias de quien no tiene partidas aquí y falta desde hace tanto. El servidor no debe estar en marcha.
    .days = días sin actividad (365)
command-reports = mostrar las denuncias sobre jugadores
    .about = Lee la base de datos de un servidor, que puede estar en uso: a quién se denunció, en qué mesa y por qué; primero, a quien denunciaron más jugadores.
    .days = días atrás (30)
    .all = también las cerradas
    .settle = cerrar la denuncia con este identificador en vez de listarlas
    .note = settle: qué hiciste; lo leen los demás anfitriones
command-role = dar a alguien la página de anfitrión o de árbitro
    .about = «role give DATA host» escribe un enlace; quien primero lo abra en tu servidor en una semana tiene el papel. «role list DATA» muestra papeles y enlaces abiertos, «role withdraw DATA ID» retira uno al instante. El servidor puede estar en uso. Véase docs/hosting.md.
    .what = give, list o withdraw
    .which = give: host o referee; withdraw: el identificador de la lista
    .note = give: para quién es, en tu lista
command-completion = un script que completa órdenes en tu shell
    .about = Escribe un script con el que bash, zsh o fish completan órdenes, opciones, juegos y bots. Ver docs/cli.md.
    .shell = tu shell
command-site = escribir un sitio web estático
    .about = Escribe una carpeta que cualquier alojamiento estático puede servir, bajo cualquier ruta: los juegos, partidas contra bots y en una pantalla, reglas, repeticiones. Ver docs/hosting.md.
    .folder = dónde escribirla; vacía, o una versión anterior

## Lo escrito no puede ser

misused =
    .error = %(prog)s: error: %(message)s
    .argument = argumento %(argument_name)s: %(message)s
    .choice = elección no válida: %(value)r (hay %(choices)s)
    .value = valor no válido: %(value)r
    .one = falta un valor
    .required = falta: %s
    .unknown = argumentos desconocidos: %s
    .ambiguous = opción ambigua: %(option)s puede ser %(matches)s
    .explicit = no toma valor, así que no %r
    .least = debe ser al menos { $least }
complaint =
    .output = salida
    .not-text = entrada: no es texto UTF-8 ({ $why } en el byte { $at })
    .option = --option { $text }: escribe OPTION=VALUE
    .one-game = rules { $game }: basta un juego, así que no también «{ $file }»
    .two-games = { $one } y --rules { $two }: se trata de un solo juego, así que nombra uno
    .show-what = show: ¿qué? Una posición, un archivo o un juego
    .meant = ¿querías decir «{ $name }»?
    .resume = --resume: el archivo dice qué juego; quita GAME
    .new-name = { $file }: un juego nuevo es TOML, llámalo FILE.toml
    .new-there = { $file }: ya existe
    .which-file = rules check: falta FILE
    .no-position = { $what }: no hay tal archivo, y ni posición ni juego
    .svg = { $option } { $file }: las imágenes son SVG, llámala FILE.svg
    .players = --players: solo con el nombre de un juego
    .seat = --seat: debe ser de 0 a { $last }, no { $seat }
    .arrow = --arrow: solo en una imagen (-o) de una posición
    .bots = --bots: nombra uno, o uno para cada uno de los otros { $others } sitios
    .no-folder = { $file }: no hay tal archivo o carpeta
    .pause = --pause { $seconds }: debe ser de 0 a 60 segundos
    .public-url = --public-url { $url }: escribe http:// o https:// y un nombre, sin ruta
    .data = --data: --database ya dice dónde están las mesas
    .workers = --workers { $count }: varios procesos necesitan --redis
    .ladder-save = --save: una escala guarda sus repartos ella misma
    .records-ray = --records: solo se guardan las partidas de este equipo, así que no con --ray
    .all-bots = --bots: nombra uno, o uno para cada uno de los { $players } sitios
    .bot-failed = bot { $bot }: { $what } ({ $table }, sitio { $seat }, decisión { $decision } de la partida { $game } del reparto { $deal }, semilla «{ $seed }»)
    .who-plays = --bots: ¿quién juega? Dos o más, como search,greedy
    .which-program = protocol check: falta FILE
    .table-link = { $link }: no es el enlace de una mesa como https://tock.example.org/table/q7m2k4xw9fjt
    .other-ladder = { $folder }: una escala de { $there }, semilla { $seed }, no de { $here }, semilla { $wanted }
    .missing = { $name } no está instalado; { $command }

## Lo que cuentan las órdenes

arena-none = No terminó ningún reparto.
arena-seed = { $table }, semilla { $seed }
arena-games = { $games } partidas: { $deals } repartos, cada uno jugado { $times } veces por cada par con los lados cambiados
arena-stopped = Terminado antes: { $games } de { $wanted } partidas
arena-unfinished = { $count ->
    [one] Una partida no terminó y cuenta la mitad para cada lado
   *[other] { $count } partidas no terminaron y cuentan la mitad para cada lado
}
arena-won = ganadas
arena-score = parte
arena-time = por decisión
arena-decisions = decisiones por partida
arena-to = de { $low } a { $high }
arena-against = % contra
arena-verdict = { $ahead } { $elo } Elo contra { $behind } ({ $range }): { $sure ->
    [yes] es más fuerte
   *[no] sin decidir, hacen falta más partidas
}
arena-weights = { $kind ->
    [full] La red juega con los pesos completos
   *[small] La red juega con los pesos pequeños
}
arena-stand-in = { $bots } { $as ->
    [greedy] juega aquí como greedy
   *[other] busca aquí, como { $as }
}: ninguna red juega a este juego
arena-in-all = { $count } decisiones por partida en total
arena-interrupted = Interrumpido; la misma orden se reanuda desde { $file }.
arena-deals = { $done } de { $total } repartos
arena-left = quedan { $time }
arena-axis = Elo, la media de todos los bots es 0; las líneas son intervalos del 95 %
arena-intervals = Elo con intervalos del 95 %: { $said }
arena-picture = { $table }: { $count } partidas
arena-forfeits = { $bot }: { $count ->
    [one] una partida perdida porque el programa no respetó el protocolo
   *[other] { $count } partidas perdidas porque el programa no respetó el protocolo
} ({ $fault })
protocol-hello = se presenta
    .wrong = no se presenta
protocol-games = { $games } partidas, { $decisions } decisiones, todas las jugadas legales
    .wrong = se interrumpe en una partida
protocol-future = pasa por alto mensajes y claves de una versión futura
    .wrong = tropieza con un mensaje o una clave de una versión futura
protocol-many = { $moves } jugadas en un mensaje
    .wrong = no sabe elegir entre cientos de jugadas
protocol-time = { $taken } ms donde se permitían { $allowed }
    .wrong = no respeta el tiempo
protocol-order = solo escribe cuando toca
    .wrong = escribe sin que se le pida
protocol-again = { $same ->
    [yes] la misma semilla, la misma jugada
   *[no] la misma semilla, otra jugada: sus partidas no se pueden repetir
}
    .wrong = no se puede volver a iniciar
protocol-farewell = termina después de bye
    .wrong = no termina
protocol-result = { $wrong ->
    [0] Todo en orden.
    [one] Un fallo.
   *[other] { $wrong } fallos.
}
sit-seated = Sentado en el sitio { $seat }.
sit-over = Sitios que ganaron: { $seats }
sit-nobody = La partida terminó sin ganador.
sit-left = El programa falló dos veces; un bot del servidor ha tomado el sitio.
ladder-title = Clasificación: { $table }
ladder-about = { $games } partidas con { $deals } repartos, semilla { $seed }. Cada par juega los mismos repartos con los lados cambiados, así que la suerte de las cartas se anula. Las puntuaciones comparan a estos participantes en este juego; su media es 0. Donde dos intervalos se solapan hacen falta más partidas.
ladder-standings = Posiciones
ladder-games = partidas
ladder-against = Ganado contra, en %
check-played = { $game }: { $count } partidas jugadas
check-intervals = Entre paréntesis y tras ±: intervalos del 95 %
check-decisions = decisiones por partida, al azar
    .short = duración
check-rounds = rondas por partida
check-answers = jugadas permitidas para elegir
check-forced = de las decisiones no dejan elección
    .short = sin elección
check-lost-turns = de los turnos se pierden
    .short = turnos perdidos
check-start-round = es la ronda en la que sale una primera canica
    .short = primera canica, ronda
check-captures = canicas comidas por partida
    .short = comidas
check-first-seat = es lo que vale empezar (1 es justo)
    .short = empezar
check-greedy = de las partidas las gana greedy contra random
    .short = gana greedy
check-search = de las partidas las gana search contra random
check-unfinished = de las partidas no terminaron
check-stuck = { $share } de las partidas no terminaron: puede atascarse
check-no-skill = pensar apenas ayuda: greedy gana { $share } contra random, y { $fair } sería azar
check-waiting = se pierden más de cuatro turnos de cada diez
check-leading = importa quién empieza: { $worth } ± { $error } de una parte justa
check-settings = Qué cambiaría una opción
check-as-it-is = tal como es
check-no-difference = Ninguna diferencia: { $settings }
kept-checked = { $tables } mesas, { $games } partidas, { $entries } entradas: { $fine ->
    [yes] nada mal
   *[no] { $wrong } mal
}
kept-rows = { $where }: { $rows } filas
kept-deleted = { $count ->
    [one] una mesa eliminada
   *[other] { $count } mesas eliminadas
}
kept-copies = { $count ->
    [one] una copia de una persona sin partidas borrada
   *[other] { $count } copias de personas sin partidas borradas
}
reports-player = { $name }: denuncias de { $by ->
    [one] un jugador
   *[other] { $by } jugadores
}, { $count } en total
reports-none = Ninguna denuncia en los últimos { $days } días.
reports-no-such = reports: { $id }: ninguna denuncia empieza así, o varias
reports-settled = { $id } está cerrada.
reports-was-settled = cerrada el { $when }
role-line = { $state ->
    [taken] desde el { $when }: { $name }
    [open] enlace sin abrir, hasta el { $when }
   *[expired] enlace caducado el { $when }
}
role-none = Todavía no hay papeles.
role-which = role give: indica un papel: { $roles }
role-link = Para abrir una vez en una semana, tras la dirección de tu servidor:
    { $link }
role-no-such = role: { $id }: no existe ese papel; «role list» los muestra todos
role-withdrawn = { $id } está retirado.
kept-site = { $folder }: { $size } MB; cualquier alojamiento estático puede servirla
fairplay-progress = { $games } partidas
fairplay-pair = { $first } y { $second }: { $games } partidas, { $deals } repartos; { $odds } a 1, como mucho { $most } a 1
fairplay-alarm = Más de lo que muestra nunca una pareja honrada entre un millón: una persona debería mirar estas partidas
fairplay-about = { $games ->
    [one] Una partida leída.
   *[other] { $games } partidas leídas.
} Una pareja honrada supera { $limit } a 1 como mucho una vez en { $limit } temporadas.
ratings-reviewed = { $count ->
    [one] Una partida analizada.
   *[other] { $count } partidas analizadas.
}
ratings-line = { $rating } ± { $error }  { $name }, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
ratings-about = { $count ->
    [one] Un jugador.
   *[other] { $count } jugadores.
}
