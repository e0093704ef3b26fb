# Die Seite der Schiedsrichter.

referee-lead = Partner, deren getauschte Karten besser zur Hand des anderen passen als durch Zufall, in gewerteten Partien. Nichts geschieht von selbst: Du siehst dir die Partien an und entscheidest.
referee-power = 1.000.000 zu 1: Von einer Million ehrlicher Paare kommt höchstens eines je so weit, wie lange es auch spielt. Paare, die sich immer ihre Karten sagen, kommen in zehn Partien dorthin; wer es nur jedes zweite Mal tut, braucht vielleicht vierzig und mehr oder bleibt unerkannt.
referee-limits = Geprüft werden nur Karten, die beim Tausch gegeben werden. Zeichen über anderes, Spiele ohne Tausch zwischen Partnern und das Spiel nach dem Tausch sind hier nicht zu sehen.
referee-watched = { $n ->
    [one] { $n } analysierte Partie
   *[other] { $n } analysierte Partien
}
referee-empty = Kein Paar fällt auf.
referee-pair = { $first } und { $second }
referee-unnamed = jemand ohne Namen
referee-odds = Jetzt { $odds } zu 1, höchstens { $peak } zu 1, aus { $deals } Runden in { $games } Partien
referee-alarm = Über eine Million zu 1: Bitte sieh dir die Partien an.
referee-weak = Zu wenig für einen Vorwurf: Unter vielen Paaren kommt der Zufall ab und zu so weit.
referee-games = Partien zum Ansehen
referee-game = { $when }, { $odds } zu 1 in dieser Partie
referee-none = Diese Seite ist für Schiedsrichter dieses Servers. Die Rolle vergibt der Betreiber mit dem Befehl „tockwork role“.
