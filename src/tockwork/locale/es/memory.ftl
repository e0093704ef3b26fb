### Tus partidas: qué se jugó, qué dice, y cómo guardarlo.

games-title = Mis partidas
games-lead = Partidas jugadas en este dispositivo y en este servidor. No se envía nada a otro lugar.
games-lead-site = Partidas jugadas en este dispositivo. No se envía nada a otro lugar.
games-away = No se puede conectar con el servidor: tus partidas de allí no se muestran.
games-none-title = Aún ninguna partida terminada
games-none = Tu primera partida aparecerá aquí, con su resultado y su repetición.
games-running = En curso
games-finished = Terminadas
games-search-game = Juego
games-search-all = Todos los juegos
games-search-person = Nombre de un jugador
games-none-found = No hay partidas así
games-won = Ganada
games-lost = Perdida
games-among = En una sola pantalla
games-with = con { $names }
games-against = contra { $names }
games-guest = alguien sin nombre
games-rounds = { $n ->
    [one] una ronda
   *[other] { $n } rondas
}
games-replay = Repetición
games-replay-game = Repetición: { $game }, { $when }
games-review-game = Análisis: { $game }, { $when }
games-save = Descargar la partida
games-save-game = Descargar la partida: { $game }, { $when }
games-forget = Eliminar
games-forget-game = Eliminar: { $game }, { $when }
games-forget-sure = ¿Eliminar esta partida para siempre?
games-forget-sure-server = ¿Eliminar esta partida para siempre? Los demás jugadores la conservan, sin tu nombre.
games-from-file = importada
games-more = Mostrar todas ({ $count })

## Preguntas

stats-title = Tus estadísticas
stats-lead = Hacen falta { $least } partidas para responder ({ $luck } sin la suerte). No se señalan diferencias que podrían ser puro azar.
stats-fact-games = Partidas
stats-fact-won = Ganadas
stats-fact-home = Canicas en la meta
stats-fact-captured = Canicas comidas
stats-fact-lost = Canicas perdidas
stats-fact-most = Récord de canicas comidas en una partida
stats-fact-time = Tiempo en la mesa
stats-now-begin = Hasta ahora { $a } cuando empieza, { $b } si no.
stats-now-captured = Hasta ahora { $a } canicas por partida, los demás { $b }.
stats-now-lost = Hasta ahora { $a } canicas por partida, los demás { $b }.
stats-now-waited = Hasta ahora { $a } turnos por partida, los demás { $b }.
stats-how = ¿Cuántas veces ganas?
stats-how-words = La marca en cada barra es lo que ganarían jugadores de igual fuerza; la línea fina es el margen del azar.
stats-won = { $n ->
    [one] Has ganado { $wins } partida de una.
   *[other] Has ganado { $wins } partidas de { $n }.
}
stats-more = Más de lo que ganarían jugadores de igual fuerza: { $names }.
stats-less = Menos de lo que ganarían jugadores de igual fuerza: { $names }.
stats-as = Ninguna diferencia más allá del azar: { $names }.
stats-beside = { $name } ({ $share }, a igual fuerza { $even })
stats-begin = ¿Ganas más cuando tu equipo empieza la primera ronda?
stats-begin-first = Sí: { $a } cuando empieza, si no { $b }.
stats-begin-second = No, menos: { $a } cuando empieza, si no { $b }.
stats-even = Ninguna diferencia más allá del azar.
stats-few = { $n ->
    [one] Hace falta al menos una partida más para decirlo.
   *[other] Hacen falta al menos { $n } partidas más para decirlo.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } ganadas de { $of }; hace falta una partida más para decirlo.
   *[other] { $name }: { $wins } ganadas de { $of }; hacen falta { $n } partidas más para decirlo.
}
stats-partner = ¿Con quién ganas?
stats-level = ¿Qué tal te va contra los bots?
stats-captured = ¿Comes más que los demás?
stats-captured-first = Sí: { $a } canicas por partida, los demás { $b }.
stats-captured-second = No, menos: { $a } canicas por partida, los demás { $b }.
stats-lost = ¿Te comen más que a los demás?
stats-lost-first = Sí: { $a } canicas por partida, a los demás { $b }.
stats-lost-second = No, menos: { $a } canicas por partida, a los demás { $b }.
stats-waited = ¿Esperas una carta de salida más que los demás?
stats-waited-first = Sí: { $a } turnos por partida, los demás { $b }.
stats-waited-second = No, menos: { $a } turnos por partida, los demás { $b }.
stats-key-lead = Empieza tu equipo
stats-key-follow = Empieza otro
stats-key-mine = Tú
stats-key-others = Los demás
stats-of = { $share } de { $n }
stats-run = La racha más larga de victorias: { $best }. Actual: { $now }.
stats-luck = ¿Y si se quita la suerte de las cartas?
stats-luck-words = La mayor parte de lo que las cartas dieron a tu equipo se resta de cada resultado; así bastan menos partidas para ver cómo juegas.
stats-luck-raw = Real
stats-luck-adjusted = Sin la suerte
stats-luck-of = { $points } % (± { $error })
stats-luck-more = Más de lo que ganarían jugadores de igual fuerza, con suerte o sin ella.
stats-luck-less = Menos de lo que ganarían jugadores de igual fuerza, con suerte o sin ella.
stats-luck-n = Tus últimas { $n } partidas.
stats-luck-work = Calcular
stats-luck-working = { $done } de { $of } partidas

## Guardar

keep-title = Copia de seguridad
keep-words = Los navegadores pueden borrar los datos guardados. Exporta todo a un archivo e impórtalo aquí o en otro dispositivo.
keep-week = { $browser } borra los datos guardados tras siete días sin visita, salvo que la página esté en la pantalla de inicio. Exporta un archivo de vez en cuando.
keep-promised = Este navegador se compromete a guardar tus datos.
keep-export = Exportar todo
keep-import = Importar
keep-away = No se puede conectar con el servidor: tus partidas de allí no estarán en el archivo.
keep-running = { $n ->
    [one] Una partida en curso se queda en el servidor y no se exporta. Un código de recuperación la lleva a otro dispositivo.
   *[other] { $n } partidas en curso se quedan en el servidor y no se exportan. Un código de recuperación las lleva a otro dispositivo.
}
keep-working = { $done } de { $all }
keep-saved = Exportado: { $what }.
keep-saved-nothing = En el archivo aún no hay ninguna partida.
keep-saved-away = Tus partidas del servidor no están, porque no se puede conectar con él. Exporta otra vez más tarde.
keep-saved-missing = { $n ->
    [one] Una partida no se pudo obtener del servidor y no está.
   *[other] { $n } partidas no se pudieron obtener del servidor y no están.
}
keep-fresh = Añadido: { $what }.
keep-nothing = Nada nuevo.
keep-known = Ya estaban aquí: { $what }.
keep-n-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
keep-n-boards = { $n ->
    [one] una ronda del día
   *[other] { $n } rondas del día
}
keep-n-puzzles = { $n ->
    [one] un problema
   *[other] { $n } problemas
}
keep-refused = { $n ->
    [one] Una partida no se ha importado:
   *[other] { $n } partidas no se han importado:
}
keep-refused-more = { $n ->
    [one] y otra más
   *[other] y { $n } más
}
keep-entry-tables = Mesa { $n } del archivo
keep-entry-games = Partida { $n } del archivo
keep-wrong-shape = no es una partida
keep-wrong-entries = su crónica está desordenada
keep-wrong-times = tiene horas no válidas
keep-wrong-moves = contiene una jugada no permitida
keep-wrong-record = la línea { $line } no corresponde a la partida
keep-wrong-running = no ha terminado
keep-wrong-rules = sus reglas no se conocen aquí
keep-wrong-away = sus reglas no se pudieron obtener
keep-wrong-apart = aquí ya hay otra versión, y se queda
keep-wrong-room = no hay espacio suficiente en este navegador
keep-no-large = Este archivo es demasiado grande: más de 200 MB.
keep-no-empty = Este archivo está vacío.
keep-no-other = Esto no es una exportación de Tockwork.
keep-no-record = Esto es una sola partida guardada. Ábrela en la página de inicio.
keep-no-newer = Este archivo lo escribió un Tockwork más nuevo ({ $version }). Vuelve a cargar esta página, o impórtalo en un servidor más nuevo.
keep-no-lists = Este archivo está dañado: faltan sus listas de partidas.
keep-no-cut = Este archivo está incompleto: acaba a la mitad.
keep-no-damaged = Este archivo está dañado en la línea { $line }, columna { $column }.
keep-no-damaged-tables = Este archivo está dañado en la mesa { $n } (línea { $line }, columna { $column }).
keep-no-damaged-games = Este archivo está dañado en la partida { $n } (línea { $line }, columna { $column }).
keep-unchanged = No se ha cambiado nada.

## Coming back, devices, being forgotten

recovery-title = Conserva tus partidas sin cuenta
recovery-words = Un código de recuperación lleva tu nombre, sitios, partidas, retos y problemas a otro dispositivo, o los devuelve si se borran los datos del navegador. Para eso el servidor guarda una copia de lo que guardan tus dispositivos.
recovery-get = Crear un código
recovery-renew = Crear un código nuevo
recovery-renew-sure = ¿Crear un código nuevo? El actual dejará de valer.
recovery-once = Apúntalo o hazle una foto: solo se muestra esta vez. Vale cuantas veces quieras, hasta que crees uno nuevo.
recovery-qr = Escanéalo con tu otro dispositivo.
recovery-made = Creado el { $when }
recovery-have = Tengo un código
recovery-handed = El código está puesto. Pulsa «Recuperar» si es el tuyo.
recovery-use = Recuperar
recovery-welcome = Qué bien verte de nuevo, { $name }.
recovery-welcome-nameless = Qué bien verte de nuevo.
devices-title = Tus dispositivos
devices-here = este dispositivo
devices-in-use = en uso ahora
devices-seen = activo { $when }
devices-since = desde el { $when }
devices-remove = Quitar
devices-remove-one = Quitar: { $name }
devices-remove-sure = ¿Quitar { $name }? Perderá el acceso a tus partidas y abandonará la mesa que tenga abierta.
devices-unnamed = Dispositivo sin nombre
forget-title = Eliminar mis datos
forget-words =
    En este servidor: nombre, dispositivos, código, llaves de acceso, la copia de tus partidas y las estadísticas. Los bots ocupan tus sitios; los demás conservan sus partidas, sin tu nombre.
    En este dispositivo: nombre, partidas, mesas, retos, problemas, tutoriales y estadísticas.
    Tus ajustes se quedan. Los otros dispositivos conservan sus copias hasta que las elimines también allí.
forget-words-device = En este dispositivo: nombre, partidas, mesas, retos, problemas, tutoriales y estadísticas. Tus ajustes se quedan.
forget-do = Eliminar todo
forget-sure = ¿Eliminar todo, aquí y en este servidor? No se puede deshacer.
forget-sure-device = ¿Eliminar todo en este dispositivo? No se puede deshacer.
forget-done = Se han eliminado todos tus datos.

## Passkeys

passkey-title = Llave de acceso
passkey-words = Tu dispositivo o gestor de contraseñas puede guardar una llave para esta web, además del código. No hace falta nada más.
passkey-make = Crear una llave de acceso
passkey-use = Entrar con una llave de acceso
passkey-made = Llave de acceso creada.
passkey-count = { $n ->
    [one] Una llave de acceso
   *[other] { $n } llaves de acceso
}
passkey-remove = Quitar todas
fault-no_passkey = No ha funcionado: no llegó ninguna llave de acceso, o aquí no es válida.
fault-passkey_there = Este dispositivo o gestor de contraseñas ya tiene una llave de acceso para esta web.
