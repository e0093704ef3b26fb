# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Alles klopt: niemand heeft deze kaarten uitgezocht en er is achteraf niets veranderd.
fair-bad = Er klopt iets niet: vertrouw dit spel niet.
fair-unknown = Er is niets mis, maar de opname zegt te weinig om alles te controleren.

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

# The page

fair-title = Eerlijk, zonder twijfel
fair-intro = De server en ieders apparaat doen elk een willekeurig deel in het schudden: niemand kan de kaarten kiezen. Laat hier een opname van een spel vallen: deze pagina deelt opnieuw en zegt wat ze heeft gecontroleerd. Niets verlaat je apparaat.
fair-choose = Kies een opname
fair-checking = Opnieuw delen …
fair-unreadable = Dit bestand kan niet worden gecontroleerd: { $detail }
