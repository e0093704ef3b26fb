### Le tue partite: che cosa si è giocato, che cosa dice, e come conservarlo.

games-title = Le tue partite
games-lead = Le partite giocate su questo dispositivo e su questo server. Niente viene mandato altrove.
games-lead-site = Le partite giocate su questo dispositivo. Niente viene mandato altrove.
games-away = Server non raggiungibile: le tue partite di lì non si vedono.
games-none-title = Ancora nessuna partita finita
games-none = La tua prima partita comparirà qui, con il risultato, da rivedere.
games-running = In corso
games-finished = Finite
games-search-game = Gioco
games-search-all = Tutti i giochi
games-search-person = Nome di un giocatore
games-none-found = Nessuna partita trovata
games-won = Vinta
games-lost = Persa
games-among = Su un solo schermo
games-with = con { $names }
games-against = contro { $names }
games-guest = qualcuno senza nome
games-rounds = { $n ->
    [one] una manche
   *[other] { $n } manche
}
games-replay = Rivedi
games-replay-game = Rivedi: { $game }, { $when }
games-review-game = Analisi: { $game }, { $when }
games-save = Scarica la partita
games-save-game = Scarica la partita: { $game }, { $when }
games-forget = Elimina
games-forget-game = Elimina: { $game }, { $when }
games-forget-sure = Eliminare questa partita per sempre?
games-forget-sure-server = Eliminare questa partita per sempre? Gli altri giocatori la conservano, senza il tuo nome.
games-from-file = importata
games-more = Mostra tutte ({ $count })

## Domande

stats-title = Le tue statistiche
stats-lead = Servono { $least } partite per rispondere ({ $luck } senza la fortuna). Le differenze che possono essere dovute al caso non si segnalano.
stats-fact-games = Partite
stats-fact-won = Vinte
stats-fact-home = Biglie a casa
stats-fact-captured = Biglie mangiate
stats-fact-lost = Biglie perse
stats-fact-most = Record di biglie mangiate in una partita
stats-fact-time = Tempo al tavolo
stats-now-begin = Finora { $a } quando comincia, { $b } altrimenti.
stats-now-captured = Finora { $a } biglie a partita, gli altri { $b }.
stats-now-lost = Finora { $a } biglie a partita, gli altri { $b }.
stats-now-waited = Finora { $a } turni a partita, gli altri { $b }.
stats-how = Quanto spesso vinci?
stats-how-words = La tacca su ogni barra è quanto vincerebbero giocatori di pari forza; la linea sottile è il margine del caso.
stats-won = { $n ->
    [one] Hai vinto { $wins } partita su una.
   *[other] Hai vinto { $wins } partite su { $n }.
}
stats-more = Più di quanto vincerebbero giocatori di pari forza: { $names }.
stats-less = Meno di quanto vincerebbero giocatori di pari forza: { $names }.
stats-as = Nessuna differenza oltre il caso: { $names }.
stats-beside = { $name } ({ $share }, a pari forza { $even })
stats-begin = Vinci di più quando la tua squadra comincia la prima manche?
stats-begin-first = Sì: { $a } quando comincia, altrimenti { $b }.
stats-begin-second = No, di meno: { $a } quando comincia, altrimenti { $b }.
stats-even = Nessuna differenza oltre il caso.
stats-few = { $n ->
    [one] Ci vuole almeno un’altra partita per dirlo.
   *[other] Ci vogliono almeno altre { $n } partite per dirlo.
}
stats-few-of = { $n ->
    [one] { $name }: { $wins } vinte su { $of }; ci vuole un’altra partita per dirlo.
   *[other] { $name }: { $wins } vinte su { $of }; ci vogliono altre { $n } partite per dirlo.
}
stats-partner = Con chi vinci?
stats-level = Come te la cavi contro i bot?
stats-captured = Mangi più degli altri?
stats-captured-first = Sì: { $a } biglie a partita, gli altri { $b }.
stats-captured-second = No, meno: { $a } biglie a partita, gli altri { $b }.
stats-lost = Ti mangiano più degli altri?
stats-lost-first = Sì: { $a } biglie a partita, gli altri { $b }.
stats-lost-second = No, meno: { $a } biglie a partita, gli altri { $b }.
stats-waited = Aspetti una carta di partenza più degli altri?
stats-waited-first = Sì: { $a } turni a partita, gli altri { $b }.
stats-waited-second = No, meno: { $a } turni a partita, gli altri { $b }.
stats-key-lead = Comincia la tua squadra
stats-key-follow = Comincia un’altra
stats-key-mine = Tu
stats-key-others = Gli altri
stats-of = { $share } su { $n }
stats-run = Serie di vittorie più lunga: { $best }. Attuale: { $now }.
stats-luck = E se si toglie la fortuna delle carte?
stats-luck-words = Gran parte di quello che le carte hanno dato alla tua squadra viene tolta da ogni risultato; così bastano meno partite per capire come giochi.
stats-luck-raw = Reale
stats-luck-adjusted = Senza fortuna
stats-luck-of = { $points }% (± { $error })
stats-luck-more = Più di quanto vincerebbero giocatori di pari forza, fortuna o no.
stats-luck-less = Meno di quanto vincerebbero giocatori di pari forza, fortuna o no.
stats-luck-n = Le tue ultime { $n } partite.
stats-luck-work = Calcola
stats-luck-working = { $done } partite su { $of }

## Conservare

keep-title = Copia di sicurezza
keep-words = I browser possono cancellare i dati salvati. Esporta tutto in un file e importalo qui o su un altro dispositivo.
keep-week = { $browser } cancella i dati salvati dopo sette giorni senza visite, se la pagina non è nella schermata principale. Esporta un file ogni tanto.
keep-promised = Questo browser si impegna a conservare i tuoi dati.
keep-export = Esporta tutto
keep-import = Importa
keep-away = Server non raggiungibile: le tue partite di lì non saranno nel file.
keep-running = { $n ->
    [one] Una partita in corso resta sul server e non viene esportata. Un codice di recupero la porta su un altro dispositivo.
   *[other] { $n } partite in corso restano sul server e non vengono esportate. Un codice di recupero le porta su un altro dispositivo.
}
keep-working = { $done } di { $all }
keep-saved = Esportato: { $what }.
keep-saved-nothing = Nel file non c’è ancora nessuna partita.
keep-saved-away = Le tue partite sul server non ci sono, perché non è raggiungibile. Esporta di nuovo più tardi.
keep-saved-missing = { $n ->
    [one] Una partita non si è potuta prendere dal server e non c’è.
   *[other] { $n } partite non si sono potute prendere dal server e non ci sono.
}
keep-fresh = Aggiunto: { $what }.
keep-nothing = Niente di nuovo.
keep-known = C’erano già: { $what }.
keep-n-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
keep-n-boards = { $n ->
    [one] una manche della sfida del giorno
   *[other] { $n } manche della sfida del giorno
}
keep-n-puzzles = { $n ->
    [one] un rompicapo
   *[other] { $n } rompicapi
}
keep-refused = { $n ->
    [one] Una partita non è stata importata:
   *[other] { $n } partite non sono state importate:
}
keep-refused-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
}
keep-entry-tables = Tavolo { $n } del file
keep-entry-games = Partita { $n } del file
keep-wrong-shape = non è una partita
keep-wrong-entries = la sua cronaca è in disordine
keep-wrong-times = contiene orari non validi
keep-wrong-moves = contiene una mossa non permessa
keep-wrong-record = la riga { $line } non corrisponde alla partita
keep-wrong-running = non è finita
keep-wrong-rules = le sue regole non sono note qui
keep-wrong-away = le sue regole non si sono potute prendere
keep-wrong-apart = qui c’è già un’altra versione, e resta
keep-wrong-room = spazio insufficiente in questo browser
keep-no-large = Questo file è troppo grande: più di 200 MB.
keep-no-empty = Questo file è vuoto.
keep-no-other = Non è un’esportazione di Tockwork.
keep-no-record = Questo è il file di una sola partita. Aprilo dalla pagina iniziale.
keep-no-newer = Questo file è stato scritto da un Tockwork più nuovo ({ $version }). Ricarica questa pagina, o importalo su un server più nuovo.
keep-no-lists = Questo file è rovinato: mancano i suoi elenchi di partite.
keep-no-cut = Questo file è incompleto: finisce a metà.
keep-no-damaged = Questo file è rovinato alla riga { $line }, colonna { $column }.
keep-no-damaged-tables = Questo file è rovinato al tavolo { $n } (riga { $line }, colonna { $column }).
keep-no-damaged-games = Questo file è rovinato alla partita { $n } (riga { $line }, colonna { $column }).
keep-unchanged = Niente è stato cambiato.

## Coming back, devices, being forgotten

recovery-title = Conserva le partite, senza account
recovery-words = Un codice di recupero porta nome, posti, partite, sfide e rompicapi su un altro dispositivo, o li riporta se i dati del browser sono stati cancellati. Per questo il server tiene una copia di ciò che salvano i tuoi dispositivi.
recovery-get = Crea un codice
recovery-renew = Crea un nuovo codice
recovery-renew-sure = Creare un nuovo codice? Quello attuale non varrà più.
recovery-once = Scrivilo o fagli una foto: si vede solo questa volta. Vale quante volte vuoi, finché non ne crei uno nuovo.
recovery-qr = Inquadralo con l’altro dispositivo.
recovery-made = Creato il { $when }
recovery-have = Ho un codice
recovery-handed = Il codice è inserito. Premi «Ripristina» se è il tuo.
recovery-use = Ripristina
recovery-welcome = Che bello rivederti, { $name }.
recovery-welcome-nameless = Che bello rivederti.
devices-title = I tuoi dispositivi
devices-here = questo dispositivo
devices-in-use = in uso ora
devices-seen = attivo { $when }
devices-since = dal { $when }
devices-remove = Togli
devices-remove-one = Togli: { $name }
devices-remove-sure = Togliere { $name }? Perderà l’accesso alle tue partite e lascerà un tavolo aperto.
devices-unnamed = Dispositivo senza nome
forget-title = Elimina i miei dati
forget-words =
    Su questo server: nome, dispositivi, codice, passkey, la copia delle tue partite e le statistiche. I bot prendono i tuoi posti; gli altri tengono le loro partite, senza il tuo nome.
    Su questo dispositivo: nome, partite, tavoli, sfide, rompicapi, tutorial e statistiche.
    Le impostazioni restano. Gli altri dispositivi tengono le loro copie finché non elimini anche lì.
forget-words-device = Su questo dispositivo: nome, partite, tavoli, sfide, rompicapi, tutorial e statistiche. Le impostazioni restano.
forget-do = Elimina tutto
forget-sure = Eliminare tutto, qui e su questo server? Non si può annullare.
forget-sure-device = Eliminare tutto su questo dispositivo? Non si può annullare.
forget-done = Tutti i tuoi dati sono stati eliminati.

## Passkeys

passkey-title = Passkey
passkey-words = Il tuo dispositivo o gestore di password può tenere una chiave per questo sito, oltre al codice. Non serve altro.
passkey-make = Crea una passkey
passkey-use = Accedi con una passkey
passkey-made = Passkey creata.
passkey-count = { $n ->
    [one] Una passkey
   *[other] { $n } passkey
}
passkey-remove = Togli tutte
fault-no_passkey = Non ha funzionato: non è arrivata nessuna passkey, o qui non è valida.
fault-passkey_there = Questo dispositivo o gestore di password ha già una passkey per questo sito.
