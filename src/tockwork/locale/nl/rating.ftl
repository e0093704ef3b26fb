# Rating: potjes die meetellen, profiel, ranglijsten.

## Een potje dat meetelt

rated-words = De uitslag telt mee voor je rating. Zetten neem je niet terug en wie weggaat, verliest. Je hebt een herstelcode of een passkey nodig; je vindt ze bij ‘{ nav-games }’. Tussen dezelfde mensen tellen vijf potjes per week. Je naam en rating staan in de ranglijsten, tenzij je dat uitzet bij ‘{ nav-settings }’.
rated-not = Hier niet mogelijk:
rated-why-own = Een eigen spel telt niet mee.
rated-why-rules = Er gelden huisregels. Potjes die meetellen volgen het regelboekje.
rated-why-here = Twee mensen delen dit scherm. In een potje dat meetelt heeft ieder een eigen apparaat nodig.
rated-why-alone = Er moeten minstens twee mensen meedoen. Kies ‘{ sitter-friend }’ of ‘{ sitter-open }’ voor nog een plek.
rated-why-lasting = Je hebt een herstelcode of een passkey nodig, zodat de rating van jou blijft.
rated-get = Haal er een

## Ratings in woorden

rating-all = Alle spellen
rating-value = { $rating } ± { $error }
rating-games = { $n ->
    [one] één potje
   *[other] { $n } potjes
}
rating-unnamed = Zonder naam
rating-error = ± is de onzekerheid: in twee van de drie gevallen ligt de echte waarde daarbinnen.

## Een profiel

profile-title = Profiel
profile-own = Mijn profiel
profile-name = Profiel: { $name }
profile-none = Nog geen potje dat meetelt. Je kunt er een spelen via ‘{ home-find }’ of ‘{ home-set-up }’.
profile-form = Spel
profile-curve = Rating door de tijd
profile-curve-words = { $first } ± { $before } in de week van { $from }, { $last } ± { $now } in de week van { $to }.
profile-up = Duidelijk hoger dan toen.
profile-down = Duidelijk lager dan toen.
profile-table = Als tabel
profile-week = Week van
profile-wins = Sterkste verslagen tegenstanders
profile-partners = Partners
profile-partner = { $games }, waarvan { $won } gewonnen
profile-more = meer dan jullie ratings beloven
profile-fewer = minder dan jullie ratings beloven
profile-costly = Wat het meest heeft gekost
profile-lost = { $points } punten winkans verloren door je zetten, in { $n } beslissingen
profile-watch = Analyse
profile-private = Partners, namen en wat je zetten hebben gekost, zie alleen jij.
profile-listed = Toon mij in lijsten met spelers
    .hint = Anderen zien je naam en ratings in de ranglijsten, en je profiel. Staat dit uit, dan sta je in geen enkele lijst, ook niet in die van de dagelijkse uitdaging.

## Ranglijsten

leaderboard-title = Ranglijst
leaderboard-words = Op volgorde van rating min twee keer de onzekerheid: veel potjes tellen meer dan één gelukje. Bots hebben een vaste rating.
leaderboard-form = { $form } ({ $players })
leaderboard-place = Plaats
leaderboard-player = Speler
leaderboard-rating = Rating
leaderboard-games = Potjes
leaderboard-bot = bot
leaderboard-none = Hier zijn nog geen potjes die meetellen.
leaderboard-range = { $from }–{ $to } van { $all }
leaderboard-up = Hogere plaatsen
leaderboard-down = Lagere plaatsen
leaderboard-mine = Mijn plaats: { $place }

## Als er iets misgaat

fault-no_such_profile = Deze speler heeft hier geen profiel of toont het niet.
