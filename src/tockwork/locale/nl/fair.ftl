# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Alles klopt: niemand heeft deze kaarten uitgezocht en er is achteraf niets veranderd.
fair-bad = Er klopt iets niet: vertrouw dit spel niet.
fair-unknown = Er is niets mis, maar de opname zegt te weinig om alles te controleren.
fair-alone = Alles klopt: toegestane zetten, kaarten die uit de beginwaarde volgen. Maar één apparaat deelde dit spel alleen, zoals aan een tafel op je eigen apparaat: niemand anders staat in voor de beginwaarde.

fair-commitment = { $state ->
    [yes] Het deel van de server is het deel dat vastlag voordat iemand ging zitten.
    [no] Het deel van de server is niet het deel dat vastlag.
   *[unknown] Wat de server had vastgelegd, staat er niet in.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Geen speler heeft een deel toegevoegd.
        [one] Het deel van één speler is het beloofde.
       *[other] De delen van { $count } spelers zijn de beloofde.
    }
    [no] Het deel van een speler is niet het beloofde.
   *[unknown] Wat de spelers toevoegden, staat er niet in.
}
fair-seed = { $state ->
    [yes] De beginwaarde volgt uit alle delen samen.
    [no] De beginwaarde volgt niet uit de delen.
   *[unknown] Hoe de beginwaarde ontstond, staat er niet in.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Er zijn nog geen antwoorden.
        [one] Eén antwoord is nagespeeld: het mag, en al het andere volgt eruit.
       *[other] { $count } antwoorden zijn nagespeeld: ze mogen allemaal, en al het andere volgt eruit.
    }
    [no] Zo kan het spel niet zijn gegaan.
   *[unknown] De zetten konden niet worden gecontroleerd.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] Wie begint en één keer schudden volgen uit de beginwaarde.
       *[other] Wie begint en { $count } keer schudden volgen uit de beginwaarde.
    }
    [no] De kaarten volgen niet uit de beginwaarde.
   *[unknown] De beginwaarde staat er niet in, dus opnieuw delen kan niet.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Eén gebeurtenis leidt naar de kop van de keten die iedereen te horen kreeg.
       *[other] { $count } gebeurtenissen leiden naar de kop van de keten die iedereen te horen kreeg.
    }
    [no] De gebeurtenissen leiden niet naar de kop van de keten die werd gemeld.
   *[unknown] De opname heeft geen keten.
}

fair-left-out = Te laat en dus niet meegeschud: { $names }
fair-seat = plaats { $n }
fair-code = Code van de laatste gebeurtenis: { $code }
fair-taken-back = { $times ->
        [one] Eén antwoord is
       *[other] { $times } antwoorden zijn
    } teruggenomen: dit was oefenen, alleen tegen bots.

# The page

fair-title = Eerlijk, zonder twijfel
fair-intro = De server en ieders apparaat doen elk een willekeurig deel in het schudden: niemand kan de kaarten kiezen. Laat hier een opname van een spel vallen: deze pagina deelt opnieuw en zegt wat ze heeft gecontroleerd. Niets verlaat je apparaat.
fair-choose = Kies een opname
fair-checking = Opnieuw delen …
fair-unreadable = Dit bestand kan niet worden gecontroleerd: { $detail }

# At the table, and before it begins

fair-word = Een eigen woord voor het schudden
fair-word-hint = Als je wilt. Het gaat met het toeval van je apparaat mee in het schudden; na het delen kan iedereen het lezen.
fair-word-in = Het zit erin.
fair-table = Eerlijke kaarten
fair-table-intro = De server legde zijn deel vast voordat iemand ging zitten, daarna deed elk apparaat er een eigen deel bij. Niemand kon deze kaarten kiezen.
fair-table-before = De server heeft zijn deel vastgelegd, zoals deze vingerafdruk toont. Je apparaat doet er een bij als je gaat zitten, en het schudden volgt uit alle delen: niemand kan de kaarten kiezen.
fair-fingerprint = De vingerafdruk van de server
fair-code-title = De code van dit spel
fair-code-round = Ronde { $n }
fair-code-now = Nu, na gebeurtenis { $n }
fair-code-why = Lees hem elkaar voor: wie hetzelfde spel te horen krijgt, heeft dezelfde code.
fair-parts = Meegeschud
fair-part-mine = zit erin, zoals dit apparaat het trok
fair-part-in = zit erin
fair-part-late = niet meegeschud: kwam te laat
fair-part-none = niets: geen deel beloofd
fair-part-word = ‘{ $word }’
fair-told-seed = De beginwaarde, aan het eind bekend
