### Le tue partite: che cosa si è giocato, che cosa dice, e come conservarlo.

games-title = Le tue partite
games-lead = Quello che hai giocato su questo dispositivo e su questo server. Resta lì; niente viene mandato altrove.
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
games-rounds = { $n ->
    [one] una mano
   *[other] { $n } mani
}
games-replay = Rivedi
games-replay-game = Rivedi: { $game }, { $when }
games-save = Salva il verbale
games-save-game = Salva il verbale: { $game }, { $when }
games-forget = Dimentica
games-forget-game = Dimentica: { $game }, { $when }
games-forget-sure = Dimenticare per sempre questa partita?
games-from-file = da un file
games-more = Mostra tutte ({ $count })

## Domande

stats-title = Che cosa dicono le tue partite
stats-lead = Una risposta vuole { $least } partite, { $luck } se si toglie la fortuna; e non si nomina nessuna differenza che il caso da solo avrebbe potuto fare.
stats-how = Quanto spesso vinci?
stats-how-words = Il segno su ogni barra è quanto vincerebbero giocatori uguali; la linea sottile è fin dove il caso da solo può averla spostata.
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
stats-won = { $n ->
    [one] Hai vinto { $wins } partita su una.
   *[other] Hai vinto { $wins } partite su { $n }.
}
stats-more = Più di quanto vincerebbero giocatori uguali: { $names }.
stats-less = Meno di quanto vincerebbero giocatori uguali: { $names }.
stats-as = Niente che il caso da solo non avrebbe potuto fare: { $names }.
stats-beside = { $name } ({ $share }, giocatori uguali { $even })
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
keep-week = Questo browser cancella ciò che una pagina ha salvato dopo sette giorni senza visite, se la pagina non è nella schermata principale. Salva un file ogni tanto.
keep-promised = Questo browser ha promesso di conservarlo.
keep-export = Salva tutto
keep-import = Porta un file
keep-taken = { $fresh ->
    [0] Niente di nuovo
    [one] Una partita nuova
   *[other] { $fresh } partite nuove
}; { $known } c’erano già.
keep-refused = { $count ->
    [one] Una non si è potuta leggere:
   *[other] { $count } non si sono potute leggere:
}
fault-bad_memory = Questo file non contiene partite.

## Coming back, devices, being forgotten

recovery-title = Durare, senza conto
recovery-words = Questo dispositivo è conosciuto qui per un segreto che ha solo lui. Con un codice di ritorno il tuo nome, i tuoi posti e le tue partite vanno su un altro dispositivo, o tornano quando tutto è stato cancellato.
recovery-get = Prendi un codice
recovery-renew = Prendi un nuovo codice
recovery-once = Scrivilo o fagli una foto: si vede solo questa volta. Uno nuovo annulla il vecchio.
recovery-made = Fatto il { $when }.
recovery-have = Ho un codice
recovery-use = Torna
recovery-welcome = Bentornato, { $name }.
recovery-welcome-nameless = Bentornato.
devices-title = I tuoi dispositivi
devices-here = questo
devices-seen = visto { $when }
devices-remove = Togli
devices-remove-one = Togli: { $name }
devices-unnamed = Un dispositivo
forget-title = Dimenticami
forget-words = Nome, dispositivi, codice e statistiche si cancellano qui, e i bot prendono i posti in corso. Gli altri tengono le loro partite, con un ospite al tuo posto. Non si può annullare.
forget-do = Dimentica tutto
forget-sure = Dimenticare davvero tutto di te su questo server?
forget-done = Qui sei dimenticato.

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
