### Avisos de turno, calendario y canal.

notices-title = Avisos
notices-what = Para partidas de varios días: un aviso cuando te toca y otro antes de que se acabe tu tiempo. Como mucho dos al día por partida. Sin cuenta ni correo.
notices-here = Avisos en este dispositivo
notices-last = Último recibido aquí: { $title }, { $when }
notices-none = Aquí no ha llegado nada todavía.
notices-denied = Tu navegador no permite avisos aquí. Permítelos en sus ajustes para esta página.
feed-title = Calendario y canal
feed-what = Direcciones secretas para tu calendario y tu lector de noticias. Quien las conozca ve qué partidas te esperan.
feed-make = Crear las direcciones
feed-new = Direcciones nuevas (las viejas dejan de valer)
feed-remove = Quitar
feed-calendar = Calendario
feed-atom = Canal Atom
feed-once = Anótalas: solo se muestran ahora.
