# Pace: silenziare, bloccare e segnalare altri giocatori.

peace-title = Giocatori
peace-words = Silenziare nasconde le reazioni di un giocatore. Bloccare: non sarete più abbinati e nessuno vede l’altro. Una segnalazione va al gestore di questo server.
peace-mute = Silenzia { $name }
peace-block = Blocca
peace-block-name = Blocca { $name }
peace-sure = Bloccare { $name }? Non sarete più abbinati e non potrete più invitarvi.
peace-done = { $name } è bloccato.
peace-report = Segnala
peace-report-name = Segnala { $name }
peace-why = Perché segnalare { $name }?
peace-sent = Grazie. Il gestore vedrà la segnalazione.
peace-blocked = Giocatori bloccati
peace-unblock = Sblocca
peace-unblock-name = Sblocca { $name }
peace-reason-name = nome offensivo
peace-reason-left = se n’è andato o non gioca più
peace-reason-slow = gioca lentamente apposta
peace-reason-partner = dice le sue carte a un compagno
peace-reason-other = altro
