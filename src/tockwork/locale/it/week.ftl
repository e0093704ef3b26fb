### Browser che dopo una settimana cancellano ciò che una pagina ha salvato.

week-title = Che cosa cancella questo browser
week-this = Questo browser
week-deletes = { $browser } cancella ciò che una pagina ha salvato dopo sette giorni senza visite.
week-code = Con un codice di ritorno tornano il tuo nome, i tuoi posti e le tue partite.
week-file = In un file le tue partite restano a te.
week-get-code = Prendi un codice
week-get-file = Salva un file
week-later = Non ora
