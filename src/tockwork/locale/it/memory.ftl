### Le tue partite: che cosa si è giocato, che cosa dice, e come conservarlo.

games-title = Le tue partite
games-lead = Quello che hai giocato su questo dispositivo e su questo server. Resta lì; niente viene mandato altrove.
games-lead-site = Quello che hai giocato su questo dispositivo. Resta qui; niente viene mandato altrove.
games-away = Il server non risponde: le tue partite di lì non si possono mostrare adesso.
games-none-title = Ancora nessuna partita finita
games-none = La prima starà qui, da rivedere, con il suo esito.
games-running = In corso
games-finished = Finite
games-search-game = Gioco
games-search-all = Tutti i giochi
games-search-person = Il nome di qualcuno
games-none-found = Nessuna partita così.
games-won = Vinta
games-lost = Persa
games-among = Tra voi
games-with = con { $names }
games-against = contro { $names }
games-guest = un ospite
games-rounds = { $n ->
    [one] una mano
   *[other] { $n } mani
}
games-replay = Rivedi
games-replay-game = Rivedi: { $game }, { $when }
games-review-game = Analisi: { $game }, { $when }
games-save = Salva il verbale
games-save-game = Salva il verbale: { $game }, { $when }
games-forget = Dimentica
games-forget-game = Dimentica: { $game }, { $when }
games-forget-sure = Dimenticare per sempre questa partita?
games-forget-sure-server = Dimenticare per sempre questa partita? Chi altro ha giocato la conserva, con un ospite al tuo posto.
games-from-file = da un file
games-more = Mostra tutte ({ $count })

## Domande

stats-title = Che cosa dicono le tue partite
stats-lead = Una risposta vuole { $least } partite, { $luck } se si toglie la fortuna; e non si nomina nessuna differenza che il caso da solo avrebbe potuto fare.
stats-how = Quanto spesso vinci?
stats-how-words = Il segno su ogni barra è quanto vincerebbero giocatori uguali; la linea sottile è fin dove il caso da solo può averla spostata.
stats-won = { $n ->
    [one] Hai vinto { $wins } partita su una.
   *[other] Hai vinto { $wins } partite su { $n }.
}
stats-more = Più di quanto vincerebbero giocatori uguali: { $names }.
stats-less = Meno di quanto vincerebbero giocatori uguali: { $names }.
stats-as = Niente che il caso da solo non avrebbe potuto fare: { $names }.
stats-beside = { $name } ({ $share }, giocatori uguali { $even })
stats-begin = Vinci di più quando la tua parte comincia la prima mano?
stats-begin-first = Sì: { $a } quando comincia, altrimenti { $b }.
stats-begin-second = No, di meno: { $a } quando comincia, altrimenti { $b }.
stats-even = Niente che il caso da solo non avrebbe potuto fare.
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
stats-captured = Catturi più degli altri?
stats-captured-first = Sì: { $a } biglie a partita, gli altri { $b }.
stats-captured-second = No, meno: { $a } biglie a partita, gli altri { $b }.
stats-lost = Ti catturano più degli altri?
stats-lost-first = Sì: { $a } biglie a partita, gli altri { $b }.
stats-lost-second = No, meno: { $a } biglie a partita, gli altri { $b }.
stats-waited = Aspetti una carta di partenza più degli altri?
stats-waited-first = Sì: { $a } turni a partita, gli altri { $b }.
stats-waited-second = No, meno: { $a } turni a partita, gli altri { $b }.
stats-key-lead = Comincia la tua parte
stats-key-follow = Comincia un’altra
stats-key-mine = Tu
stats-key-others = Gli altri
stats-of = { $share } di { $n }
stats-run = Fila di vittorie più lunga: { $best }. In questo momento: { $now }.
stats-luck = E se si toglie la fortuna delle carte?
stats-luck-words = Gran parte di quello che le distribuzioni e le pescate hanno dato al tuo lato viene tolta da ogni risultato; così bastano meno partite per capire come giochi.
stats-luck-raw = Com’è andata
stats-luck-adjusted = Senza fortuna
stats-luck-of = { $points } su 100 (± { $error })
stats-luck-more = Più di quanto vincerebbero giocatori uguali, fortuna o no.
stats-luck-less = Meno di quanto vincerebbero giocatori uguali, fortuna o no.
stats-luck-n = Le tue ultime { $n } partite.
stats-luck-work = Calcola
stats-luck-working = { $done } partite su { $of }

## Conservare

keep-title = Conservarle
keep-words = Un browser può cancellare ciò che una pagina ha salvato. Porta via tutto in un file, e riportalo qui o su un altro dispositivo.
keep-week = { $browser } cancella ciò che una pagina ha salvato dopo sette giorni senza visite, se la pagina non è nella schermata principale. Salva un file ogni tanto.
keep-promised = Questo browser ha promesso di conservarlo.
keep-export = Salva tutto
keep-import = Porta un file
keep-away = Il server non risponde: le tue partite di lì non saranno nel file.
keep-running = { $n ->
    [one] Una partita in corso resta sul server e non è nel file; un codice di ritorno la porta su un altro dispositivo.
   *[other] { $n } partite in corso restano sul server e non sono nel file; un codice di ritorno le porta su un altro dispositivo.
}
keep-working = { $done } di { $all }
keep-saved = Nel file: { $what }.
keep-saved-nothing = Nel file non c’è ancora nessuna partita.
keep-saved-away = Le tue partite sul server non ci sono, perché non risponde. Salva di nuovo quando risponderà.
keep-saved-missing = { $n ->
    [one] Una partita non si è potuta prendere dal server e non c’è.
   *[other] { $n } partite non si sono potute prendere dal server e non ci sono.
}
keep-fresh = Nuovo qui: { $what }.
keep-nothing = Niente di nuovo.
keep-known = C’erano già: { $what }.
keep-n-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
keep-n-boards = { $n ->
    [one] una mano del giorno
   *[other] { $n } mani del giorno
}
keep-n-puzzles = { $n ->
    [one] un rompicapo
   *[other] { $n } rompicapi
}
keep-refused = { $n ->
    [one] Una partita non è stata presa:
   *[other] { $n } partite non sono state prese:
}
keep-refused-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
}
keep-entry-tables = Tavolo { $n } del file
keep-entry-games = Partita { $n } del file
keep-wrong-shape = non è una partita
keep-wrong-entries = le sue voci non sono una dopo l’altra
keep-wrong-times = i suoi orari non sono orari
keep-wrong-moves = le sue mosse non seguono l’una dall’altra
keep-wrong-record = la riga { $line } del suo verbale non segue
keep-wrong-running = non è finita
keep-wrong-rules = le sue regole non sono note qui
keep-wrong-away = le sue regole non si sono potute prendere
keep-wrong-apart = qui è andata avanti in altro modo, e quella di qui resta
keep-wrong-room = questo browser non ha posto
keep-no-large = Questo file è troppo grande: più di 200 MB.
keep-no-empty = Questo file è vuoto.
keep-no-other = Questo file non viene da «Salva tutto».
keep-no-record = Questo è il verbale di una sola partita. Si può guardare nella prima pagina.
keep-no-newer = Questo file è stato scritto da un Tockwork più nuovo (versione { $version }). Ricarica questa pagina, o porta il file a una più nuova.
keep-no-lists = Questo file è rovinato: mancano i suoi elenchi di partite.
keep-no-cut = Questo file è tagliato: finisce a metà.
keep-no-damaged = Questo file è rovinato alla riga { $line }, colonna { $column }.
keep-no-damaged-tables = Questo file è rovinato al tavolo { $n } (riga { $line }, colonna { $column }).
keep-no-damaged-games = Questo file è rovinato alla partita { $n } (riga { $line }, colonna { $column }).
keep-unchanged = Niente è stato cambiato.

## Coming back, devices, being forgotten

recovery-title = Durare, senza account
recovery-words = Questo dispositivo è conosciuto qui per un segreto che ha solo lui. Con un codice di ritorno tutto va su un altro dispositivo, o torna quando tutto è stato cancellato: il tuo nome, i tuoi posti e le tue partite, anche quelle giocate solo sul dispositivo, i tabelloni del giorno e i rompicapi. Per questo una copia di ciò che conservano i tuoi dispositivi sta su questo server; nessuno ci guarda dentro.
recovery-get = Prendi un codice
recovery-renew = Prendi un nuovo codice
recovery-renew-sure = Prendere un nuovo codice? Quello che hai non aprirà più nulla.
recovery-once = Scrivilo o fagli una foto: si vede solo questa volta. Vale quante volte vuoi, finché non ne prendi uno nuovo.
recovery-qr = La via del ritorno come immagine: inquadrala con l’altro dispositivo.
recovery-made = Fatto il { $when }.
recovery-have = Ho un codice
recovery-handed = Il codice è inserito. Premi «Torna» se è il tuo.
recovery-use = Torna
recovery-welcome = Bentornato, { $name }.
recovery-welcome-nameless = Bentornato.
devices-title = I tuoi dispositivi
devices-here = questo, in uso ora
devices-in-use = in uso ora
devices-seen = visto { $when }
devices-since = dal { $when }
devices-remove = Togli
devices-remove-one = Togli: { $name }
devices-remove-sure = Togliere { $name }? Non aprirà più nulla di tuo, e un tavolo aperto là viene lasciato.
devices-unnamed = Un dispositivo
forget-title = Dimenticami
forget-words = Un solo pulsante cancella tutto. Su questo server: nome, dispositivi, codice, passkey, la copia delle tue partite e le statistiche; i bot prendono i posti in corso, e gli altri tengono le loro partite con un ospite al tuo posto. Su questo dispositivo: nome, tutte le partite e i tavoli in corso, tabelloni del giorno, rompicapi, introduzioni e statistiche. Lingua, aspetto e altre impostazioni restano. Gli altri dispositivi tengono ciò che hanno finché non premi anche là.
forget-words-device = Un solo pulsante cancella tutto ciò che questa pagina conserva su questo dispositivo: nome, tutte le partite e i tavoli in corso, tabelloni del giorno, rompicapi, introduzioni e statistiche. Lingua, aspetto e altre impostazioni restano.
forget-do = Dimentica tutto
forget-sure = Dimenticare tutto, qui e su questo server? Nome, tutte le partite, tavoli in corso, tabelloni del giorno, rompicapi, introduzioni e statistiche spariscono. Non si può annullare.
forget-sure-device = Dimenticare tutto su questo dispositivo? Nome, tutte le partite, tavoli in corso, tabelloni del giorno, rompicapi, introduzioni e statistiche spariscono. Non si può annullare.
forget-done = Tutto è dimenticato.

## Passkeys

passkey-title = Passkey
passkey-words = Il tuo dispositivo o gestore di password può tenere una chiave per questo sito, oltre al codice. Non si chiede altro.
passkey-make = Crea una passkey
passkey-use = Torna con una passkey
passkey-made = La passkey è creata.
passkey-count = { $n ->
    [one] Una passkey
   *[other] { $n } passkey
}
passkey-remove = Togli tutte
fault-no_passkey = Non se n’è fatto nulla: la passkey non è stata data, o qui non va bene.
fault-passkey_there = Questo dispositivo o gestore di password ha già una tua passkey per questo sito.
