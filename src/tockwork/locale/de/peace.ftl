# Frieden: andere Spieler stummschalten, blockieren und melden.

peace-title = Spieler
peace-words = Stummschalten blendet die Reaktionen eines Spielers aus. Nach dem Blockieren werdet ihr nicht mehr zusammengebracht, und keiner sieht den anderen. Eine Meldung geht an den Betreiber dieses Servers.
peace-mute = { $name } stummschalten
peace-block = Blockieren
peace-block-name = { $name } blockieren
peace-sure = { $name } blockieren? Ihr werdet nicht mehr zusammengebracht und könnt euch nicht mehr einladen.
peace-done = { $name } ist blockiert.
peace-report = Melden
peace-report-name = { $name } melden
peace-why = Warum { $name } melden?
peace-sent = Danke. Der Betreiber sieht die Meldung.
peace-blocked = Blockierte Spieler
peace-unblock = Nicht mehr blockieren
peace-unblock-name = { $name } nicht mehr blockieren
peace-reason-name = beleidigender Name
peace-reason-left = ist gegangen oder spielt nicht mehr
peace-reason-slow = spielt absichtlich langsam
peace-reason-partner = verrät einem Partner die Karten
peace-reason-other = etwas anderes
