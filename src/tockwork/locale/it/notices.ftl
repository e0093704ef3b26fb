### Avvisi dei turni, calendario e feed.

notices-title = Avvisi
notices-what = Per le partite di più giorni: un avviso quando tocca a te e uno prima che il tempo scada. Al massimo due al giorno per partita. Senza account, senza e-mail.
notices-here = Avvisi su questo dispositivo
notices-last = Ultimo ricevuto qui: { $title }, { $when }
notices-none = Qui non è ancora arrivato niente.
notices-denied = Il browser non consente avvisi qui. Consentili nelle sue impostazioni per questa pagina.
feed-title = Calendario e feed
feed-what = Indirizzi segreti per il calendario e il lettore di feed. Chi li conosce vede quali partite ti aspettano.
feed-make = Crea gli indirizzi
feed-new = Nuovi indirizzi (i vecchi non varranno più)
feed-remove = Rimuovi
feed-calendar = Calendario
feed-atom = Feed
feed-once = Annotali: si vedono solo ora.
