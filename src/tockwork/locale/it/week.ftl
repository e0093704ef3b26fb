### Browser che dopo una settimana cancellano ciò che una pagina ha salvato.

week-title = Questo browser cancella le partite
week-this = Questo browser
week-deletes = { $browser } cancella i dati salvati dopo sette giorni senza visite.
week-code = Un codice di recupero riporta nome, posti e partite.
week-file = Oppure esporta le partite in un file.
week-get-code = Crea un codice
week-get-file = Esporta un file
week-later = Non ora
