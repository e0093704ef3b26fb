# Wertung: gewertete Partien, das Profil, die Ranglisten.

## Eine gewertete Partie

rated-words = Das Ergebnis zählt für deine Wertung. Züge lassen sich nicht zurücknehmen, und wer geht, verliert. Du brauchst einen Wiederherstellungscode oder einen Passkey; beides findest du unter „{ nav-games }“. Von Partien zwischen denselben Leuten zählen fünf in der Woche. Dein Name und deine Wertung stehen in den Ranglisten, solange du das nicht unter „{ nav-settings }“ abschaltest.
rated-not = Hier nicht möglich:
rated-why-own = Ein eigenes Spiel wird nicht gewertet.
rated-why-rules = Es gelten Hausregeln. Gewertete Partien folgen dem Regelheft.
rated-why-here = Zwei spielen an diesem Bildschirm. In einer gewerteten Partie braucht jede Person ein eigenes Gerät.
rated-why-alone = Mindestens zwei Menschen müssen mitspielen. Wähle für einen weiteren Platz „{ sitter-friend }“ oder „{ sitter-open }“.
rated-why-lasting = Du brauchst einen Wiederherstellungscode oder einen Passkey, damit die Wertung deine bleibt.
rated-get = Einen holen

## Wertungen in Worten

rating-all = Alle Spiele
rating-value = { $rating } ± { $error }
rating-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
rating-unnamed = Ohne Namen
rating-error = ± ist die Unsicherheit: In zwei von drei Fällen liegt der wahre Wert darin.

## Ein Profil

profile-title = Profil
profile-own = Mein Profil
profile-name = Profil: { $name }
profile-none = Noch keine gewertete Partie. Du kannst eine unter „{ home-find }“ oder „{ home-set-up }“ spielen.
profile-form = Spiel
profile-curve = Wertung im Lauf der Zeit
profile-curve-words = { $first } ± { $before } in der Woche ab { $from }, { $last } ± { $now } in der Woche ab { $to }.
profile-up = Deutlich höher als damals.
profile-down = Deutlich niedriger als damals.
profile-table = Als Tabelle
profile-week = Woche ab
profile-wins = Stärkste besiegte Gegner
profile-partners = Partner
profile-partner = { $games }, davon { $won } gewonnen
profile-more = mehr, als eure Wertungen versprechen
profile-fewer = weniger, als eure Wertungen versprechen
profile-costly = Was am meisten gekostet hat
profile-lost = { $points } Punkte Gewinnchance durch eigene Züge verloren, in { $n } Entscheidungen
profile-watch = Analyse
profile-private = Partner, Namen und was deine Züge gekostet haben, siehst nur du.
profile-listed = In Spielerlisten erscheinen
    .hint = Andere sehen deinen Namen und deine Wertungen in den Ranglisten und dein Profil. Ausgeschaltet stehst du in keiner Liste, auch nicht bei den Tagesergebnissen.

## Ranglisten

leaderboard-title = Rangliste
leaderboard-words = Geordnet nach der Wertung minus der doppelten Unsicherheit: Viele Partien zählen mehr als eine mit Glück. Bots haben feste Wertungen.
leaderboard-form = { $form } ({ $players })
leaderboard-place = Platz
leaderboard-player = Spieler
leaderboard-rating = Wertung
leaderboard-games = Partien
leaderboard-bot = Bot
leaderboard-none = Hier gibt es noch keine gewerteten Partien.
leaderboard-range = { $from }–{ $to } von { $all }
leaderboard-up = Höhere Plätze
leaderboard-down = Niedrigere Plätze
leaderboard-mine = Mein Platz: { $place }

## Wenn etwas schiefgeht

fault-no_such_profile = Dieser Spieler hat hier kein Profil oder zeigt es nicht.
