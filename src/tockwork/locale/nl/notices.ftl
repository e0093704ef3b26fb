### Meldingen van beurten, agenda en feed.

notices-title = Meldingen
notices-what = Voor potjes van dagen: een melding als je aan de beurt bent en een voordat je tijd om is. Hoogstens twee per dag per potje. Zonder account, zonder e-mail.
notices-here = Meldingen op dit apparaat
notices-last = Laatst hier ontvangen: { $title }, { $when }
notices-none = Hier is nog niets ontvangen.
notices-denied = Je browser staat hier geen meldingen toe. Sta ze toe in de instellingen voor deze pagina.
feed-title = Agenda en feed
feed-what = Geheime adressen voor je agenda en je feedlezer. Wie ze kent, ziet welke potjes op je wachten.
feed-make = Adressen maken
feed-new = Nieuwe adressen (de oude werken dan niet meer)
feed-remove = Verwijderen
feed-calendar = Agenda
feed-atom = Feed
feed-once = Schrijf ze op: ze worden alleen nu getoond.
