# Paz: silenciar, bloquear y denunciar a otros jugadores.

peace-title = Jugadores
peace-words = Silenciar oculta las reacciones de un jugador. Bloquear: no volverán a jugar juntos y ninguno ve al otro. Una denuncia llega al anfitrión de este servidor.
peace-mute = Silenciar a { $name }
peace-block = Bloquear
peace-block-name = Bloquear a { $name }
peace-sure = ¿Bloquear a { $name }? No volverán a jugar juntos ni podrán invitarse.
peace-done = { $name } está bloqueado.
peace-report = Denunciar
peace-report-name = Denunciar a { $name }
peace-why = ¿Por qué denunciar a { $name }?
peace-sent = Gracias. El anfitrión verá la denuncia.
peace-blocked = Jugadores bloqueados
peace-unblock = Desbloquear
peace-unblock-name = Desbloquear a { $name }
peace-reason-name = nombre ofensivo
peace-reason-left = se fue o dejó de jugar
peace-reason-slow = juega lento a propósito
peace-reason-partner = dice sus cartas a un compañero
peace-reason-other = otra cosa
