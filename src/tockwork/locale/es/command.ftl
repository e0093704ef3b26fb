### La línea de órdenes: ayuda, rechazos e informes.
### %(…)s lo rellena el argparse de Python; los nombres de dentro se quedan como están.

command-about = Las carreras de canicas de la familia Tock y DOG: reglas, jugadas, partidas e imágenes.
    .exit-codes = Códigos de salida: 0 todo bien, 1 algo fue rechazado, 2 orden mal usada.
    .commands = órdenes
    .usage = uso:
    .arguments = lo que toma
    .options = opciones
    .help = muestra esta ayuda y termina
    .version = muestra la versión y termina
    .lang = idioma: %(choices)s (el del terminal, o inglés)
    .game = qué juego (dog), o un archivo con uno: FILE.toml, .json o .py
    .players = cuántos juegan (4)
    .teams = los equipos habituales
    .option = fija un ajuste, como seven_rest=never, board=6 o advanced=back4,skip
    .seed = misma semilla, misma partida (0)
    .record = un archivo de partida; - para la entrada estándar
    .no-colour = texto sencillo sin colores
command-rules = la lista de juegos, o uno de ellos en palabras
    .about = Sin juego: la lista de juegos. Con uno: sus reglas en palabras. «rules new FILE.toml» escribe un pequeño juego para empezar, cada campo explicado; «rules check FILE» dice qué está mal en un juego, o lo juega y cuenta cómo es.
    .game = uno de { $games }, un archivo con un juego, o new, o check
    .file = con new o check: el archivo
    .games = check: partidas de cada forma (1000)
    .seed = check: semilla de sus partidas (0)
    .html = check: el informe también como página
    .knobs = cada ajuste y lo que significa
    .json = todo el reglamento en JSON
command-moves = responder a posiciones con sus jugadas permitidas
    .about = Lee posiciones, un objeto JSON por línea, y responde a cada una con una línea: todas las respuestas permitidas a quien le toca. A una posición sin sentido responde con un error, y a las demás igualmente. Ver docs/positions.md.
    .file = archivo que leer; sin él, la entrada estándar
command-trace = jugar partidas al azar y anotar cada decisión
    .about = Juega partidas entre jugadores al azar: una línea JSON por decisión, con la posición entera, sus jugadas permitidas y la elegida, y una línea por resultado.
    .games = cuántas partidas (1)
command-replay = repetir una partida, cada jugada comprobada
    .about = Lee un archivo de partida, la repite comprobando cada jugada, y la cuenta.
    .quiet = solo comprobar; una línea
    .board = dibuja la última posición
command-review = decir qué valía cada respuesta de una partida, y qué fue suerte
    .about = Lee una partida entera y juzga cada respuesta con partidas seguidas de cabeza, desde lo que su jugador veía. La misma partida, semilla y mundos dan en todas partes el mismo análisis. Ver docs/review.md.
    .seat = de quién se reintentan los errores (todos)
    .html = escribe una página que se puede enviar
    .json = todo en JSON
    .seed = semilla de los números al azar (0)
    .worlds = como mucho, para una respuesta (256)
command-daily = mostrar los tableros del día
    .about = Cinco tableros, una ronda cada uno desde una posición dada, iguales para todos ese día (UTC) con estos pesos, y lo que hacen los bots con ellos. Se juegan en el navegador.
    .day = como 2026-11-17; hoy
    .game = el juego (dog)
    .json = los tableros en JSON, uno por línea
command-verify = comprobar que una partida se repartió limpiamente
    .about = Reparte de nuevo una partida guardada y dice qué se comprobó: la parte del servidor, las de los jugadores, la semilla, cada mezcla, cada jugada, la cadena de sucesos. Termina con el código 1 si algo no encaja. Ver docs/fairness.md.
command-show = dibujar una posición en el terminal o en SVG
    .about = Dibuja una posición: un archivo con una posición, su texto, o el nombre de un juego para su tablero vacío.
    .position = archivo, texto de posición, juego, o -
    .output = escribe una imagen SVG
    .seat = quién se sienta abajo (0)
    .theme = colores de la imagen (day)
    .players = con el nombre de un juego: cuántos juegan
    .arrow = dibuja una jugada permitida como flecha, con -o; también varias veces
command-watch = ver una partida al azar en el terminal
    .about = Juega una partida entre jugadores al azar y dibuja el tablero tras cada ronda.
    .every = cuándo se dibuja el tablero (round)
    .delay = cuánto esperar después (0)
    .record = escribe también el archivo de partida
command-play = jugar contra bots en el terminal
    .about = Tú contra bots. En cada pregunta «help» dice qué puedes escribir. El fin de la entrada termina la partida con educación. Ver docs/play.md.
    .game = qué juego (dog), o un archivo con uno
    .seed = misma semilla, mismas cartas (nuevas cada vez)
    .seat = dónde te sientas (0)
    .bots = uno para todos los demás, o uno para cada uno: A,B,…
    .save = escribe la partida tras cada jugada tuya
    .resume = sigue con una partida guardada
command-arena = hacer jugar a bots y puntuarlos
    .about = Los bots juegan con los mismos repartos, con los lados cambiados. Dice quién ganó cuánto y qué seguro es. Ver docs/arena.md.
    .bots = quién juega: random, greedy, search:0.05 (segundos), network, un nivel como expert, FILE.py:CLASS; A+B: dos en pareja
    .games = partidas de cada par, en repartos enteros (1000)
    .jobs = procesos a la vez (todos los núcleos)
    .ray = juega en este clúster de Ray; local: uno que empieza aquí
    .ladder = guarda ahí las puntuaciones de todos, también los nuestros, con una página; --bots entran
    .save = guarda los repartos terminados, y sigue desde ahí
    .plot = dibuja las puntuaciones
    .json = el resultado en JSON
command-serve = servir la mesa a navegadores y programas
    .about = Sirve la mesa en el navegador, la sala, los bots y la interfaz HTTP hasta que se interrumpe. Las partidas se guardan jugada a jugada. Ver docs/hosting.md.
    .host = dirección en la que escuchar (127.0.0.1)
    .port = 0: uno libre cualquiera (8000)
    .data = carpeta de las partidas (la tuya)
    .database = sqlite:///FILE o postgresql://USER@HOST/NAME
    .redis = redis://HOST, para varios procesos sobre un PostgreSQL (TOCKWORK_REDIS)
    .workers = procesos (1); ver --redis
    .pause = cuánto esperan los bots (0.9)
    .forgotten-days = una partida que nadie toca en tantos días se abandona y sus cartas se muestran (30)
    .open = abre la página en un navegador
    .log-level = cuánto se anota (info)
    .proxy = a quién se cree sobre de dónde vienen las llamadas (127.0.0.1,::1)
    .hosts = nombres además de sus direcciones, como tock.example.org (* para todos)
    .limits = límites
    .limits-about = 0: ninguno. Ver docs/hosting.md.
    .tables_per_guest = partidas en curso de un invitado (%(default)s)
    .tables_per_address = partidas en curso de los invitados de una dirección (%(default)s)
    .guests_per_minute = nuevos invitados de una dirección (%(default)s)
    .calls_per_second = llamadas de un invitado (%(default)s)
    .calls_per_address = llamadas por segundo de una dirección (%(default)s)
    .commands_per_second = órdenes de un invitado (%(default)s)
    .connections_per_address = conexiones de una dirección para llamadas (%(default)s)
    .lines_per_guest = conexiones abiertas de un invitado; la más vieja cede (%(default)s)
    .lines_per_address = conexiones abiertas de una dirección (%(default)s)
    .lines_per_table = espectadores de una mesa (%(default)s)
    .message_size = bytes de un mensaje, al menos 1024 (%(default)s)
    .copy_size = bytes de la copia de lo que guardan los dispositivos de una persona, al menos 1024 (%(default)s)
command-check = repetir cada mesa de un servidor y ver que su reparto vale
    .about = Lee la base de datos de un servidor, que puede estar en uso, y repite cada mesa.
    .data = la carpeta del servidor, o la dirección de su base de datos
command-backup = escribir todas las partidas de un servidor en un archivo
    .about = Escribe la base de datos de un servidor, que puede estar en uso, tal como está en un archivo.
    .file = que escribir
command-restore = llenar una base de datos vacía con una copia
    .about = Llena una base de datos nueva con un archivo que escribió «tockwork backup».
    .file = que leer
command-tidy = olvidar mesas que nadie toca desde hace mucho
    .about = Olvida mesas y todo lo que apunta a ellas. El servidor no debe estar en marcha.
    .days = sin tocar desde hace tantos días (365)
command-site = escribir la mesa sin servidor, para cualquier sitio de archivos
    .about = Escribe una carpeta que cualquier sitio de archivos puede servir, bajo cualquier ruta: la estantería, partidas contra bots y en una pantalla, reglas, repeticiones. Ver docs/hosting.md.
    .folder = dónde escribirla; vacía, o una versión anterior

## Lo escrito no puede ser

misused =
    .error = %(prog)s: error: %(message)s
    .argument = argumento %(argument_name)s: %(message)s
    .choice = %(value)r no existe (hay %(choices)s)
    .value = %(value)r no es un valor aquí
    .one = falta un valor
    .required = falta: %s
    .unknown = nada se llama así: %s
    .ambiguous = %(option)s podría ser %(matches)s
    .explicit = no toma valor, así que no %r
    .least = debe ser al menos { $least }
complaint =
    .output = salida
    .not-text = entrada: no es texto UTF-8 ({ $why } en el byte { $at })
    .option = --option { $text }: escribe KNOB=VALUE
    .one-game = rules { $game }: basta un juego, así que no también «{ $file }»
    .resume = --resume: el archivo dice qué juego; quita GAME
    .new-name = { $file }: un juego nuevo es TOML, llámalo FILE.toml
    .new-there = { $file }: ya existe
    .which-file = rules check: ¿qué FILE?
    .no-position = { $what }: no hay tal archivo, y ni posición ni juego
    .svg = { $option } { $file }: las imágenes son SVG, llámala FILE.svg
    .players = --players: solo con el nombre de un juego
    .seat = --seat: debe ser de 0 a { $last }, no { $seat }
    .arrow = --arrow: solo en una imagen (-o) de una posición
    .bots = --bots: nombra uno, o uno para cada uno de los otros { $others } asientos
    .no-folder = { $file }: no hay tal archivo o carpeta
    .pause = --pause { $seconds }: debe ser de 0 a 60 segundos
    .data = --data: --database ya dice dónde están las mesas
    .workers = --workers { $count }: varios procesos necesitan --redis
    .ladder-save = --save: una escala guarda sus repartos ella misma
    .who-plays = --bots: ¿quién juega? Dos o más, como search,greedy
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
    [small] La red juega con los pesos pequeños
   *[no] La red juega con ningún peso: busca en su lugar
}
arena-in-all = { $count } decisiones por partida en total
arena-interrupted = Interrumpido; la misma orden sigue desde { $file }.
arena-deals = { $done } de { $total } repartos
arena-left = quedan { $time }
arena-axis = Elo, la media de todos los bots es 0; las líneas son intervalos del 95 %
arena-intervals = Elo con intervalos del 95 %: { $said }
arena-picture = { $table }: { $count } partidas
ladder-title = Clasificación: { $table }
ladder-about = { $games } partidas con { $deals } repartos, semilla { $seed }. Cada pareja de rivales juega los mismos repartos, cada uno con los lados cambiados, así que la suerte de las cartas se anula. Las puntuaciones comparan a estos participantes en este juego; su media es 0. Donde dos intervalos se solapan hacen falta más partidas.
ladder-standings = Posiciones
ladder-games = partidas
ladder-against = Ganado contra, en %
check-played = { $game }: { $count } partidas jugadas
check-decisions = decisiones por partida, al azar
    .short = duración
check-rounds = repartos por partida
check-answers = respuestas para elegir
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
check-settings = Qué cambiaría un ajuste
check-as-it-is = tal como es
check-no-difference = Ninguna diferencia: { $settings }
kept-checked = { $tables } mesas, { $games } partidas, { $entries } entradas: { $fine ->
    [yes] nada mal
   *[no] { $wrong } mal
}
kept-rows = { $file }: { $rows } filas
kept-restored = { $data }: { $rows } filas recuperadas
kept-forgotten = { $count ->
    [one] una mesa olvidada
   *[other] { $count } mesas olvidadas
}
kept-site = { $folder }: { $size } MB; cualquier sitio de archivos puede servirla
