# Vrede: andere spelers dempen, blokkeren en melden.

peace-title = Spelers
peace-words = Dempen verbergt de reacties van een speler. Blokkeren: jullie worden niet meer bij elkaar gezet en zien elkaar niet meer. Een melding gaat naar de beheerder van deze server.
peace-mute = { $name } dempen
peace-block = Blokkeren
peace-block-name = { $name } blokkeren
peace-sure = { $name } blokkeren? Jullie worden niet meer bij elkaar gezet en kunnen elkaar niet meer uitnodigen.
peace-done = { $name } is geblokkeerd.
peace-report = Melden
peace-report-name = { $name } melden
peace-why = Waarom { $name } melden?
peace-sent = Bedankt. De beheerder ziet de melding.
peace-blocked = Geblokkeerde spelers
peace-unblock = Niet meer blokkeren
peace-unblock-name = { $name } niet meer blokkeren
peace-reason-name = beledigende naam
peace-reason-left = is weggegaan of speelt niet meer
peace-reason-slow = speelt expres langzaam
peace-reason-partner = vertelt een partner de kaarten
peace-reason-other = iets anders
