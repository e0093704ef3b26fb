# What is said about how a game was dealt, in the terminal and on the page /fair

fair-good = Gecontroleerd: niemand kon met deze kaarten knoeien, en er is niets veranderd.
fair-bad = Controle mislukt: vertrouw dit potje niet.
fair-unknown = Geen problemen gevonden, maar het bestand bevat te weinig om alles te controleren.
fair-alone = Gecontroleerd: toegestane zetten, kaarten die uit de startwaarde volgen. Maar één apparaat deelde dit potje, zoals wanneer je offline speelt: niemand anders staat in voor de startwaarde.

fair-commitment = { $state ->
    [yes] Het deel van de server is het deel dat vastlag voordat iemand ging zitten.
    [no] Het deel van de server is niet het deel dat vastlag.
   *[unknown] Wat de server had vastgelegd, staat niet in dit bestand.
}
fair-promises = { $state ->
    [yes] { $count ->
        [0] Geen speler heeft aan het schudden bijgedragen.
        [one] Het deel van één speler is het deel dat vastlag.
       *[other] De delen van { $count } spelers zijn de delen die vastlagen.
    }
    [no] Het deel van een speler is niet het deel dat vastlag.
   *[unknown] De delen van de spelers staan niet in dit bestand.
}
fair-seed = { $state ->
    [yes] De startwaarde volgt uit alle delen samen.
    [no] De startwaarde volgt niet uit de delen.
   *[unknown] Hoe de startwaarde ontstond, staat niet in dit bestand.
}
fair-moves = { $state ->
    [yes] { $count ->
        [0] Nog geen zetten.
        [one] Eén zet nagespeeld: toegestaan.
       *[other] { $count } zetten nagespeeld: allemaal toegestaan.
    }
    [no] Zo kan het potje niet zijn gegaan.
   *[unknown] De zetten konden niet worden gecontroleerd.
}
fair-shuffles = { $state ->
    [yes] { $count ->
        [one] De eerste speler en één keer schudden volgen uit de startwaarde.
       *[other] De eerste speler en { $count } keer schudden volgen uit de startwaarde.
    }
    [no] De kaarten volgen niet uit de startwaarde.
   *[unknown] De startwaarde staat niet in dit bestand, dus het schudden kan niet worden gecontroleerd.
}
fair-chain = { $state ->
    [yes] { $count ->
        [one] Eén gebeurtenis klopt met de gepubliceerde keten.
       *[other] { $count } gebeurtenissen kloppen met de gepubliceerde keten.
    }
    [no] De gebeurtenissen kloppen niet met de gepubliceerde keten.
   *[unknown] De keten staat niet in dit bestand.
}

fair-left-out = Te laat voor het schudden: { $names }
fair-seat = plaats { $n }
fair-code = Controlecode na de laatste gebeurtenis: { $code }
fair-taken-back = { $times ->
        [one] Eén zet is
       *[other] { $times } zetten zijn
    } ongedaan gemaakt: een oefenpotje.

# The page

fair-title = Aantoonbaar eerlijk
fair-intro = De server en ieders apparaat doen elk een willekeurig deel in het schudden: niemand kan de kaarten kiezen. Sleep hier een spelbestand naartoe: deze pagina controleert het delen en zegt wat er is nagekeken. Niets verlaat je apparaat.
fair-choose = Kies een spelbestand
fair-checking = Controleren …
fair-unreadable = Dit bestand kan niet worden gecontroleerd: { $detail }

# At the table, and before it begins

fair-word = Voeg je eigen woord toe aan het schudden
fair-word-hint = Niet verplicht. Het wordt gemengd met het toeval van je apparaat; na het delen kan iedereen het lezen.
fair-word-in = Toegevoegd.
fair-table = Aantoonbaar eerlijk
fair-table-intro = De server legde zijn deel vast voordat iemand ging zitten, daarna deed elk apparaat er een eigen deel bij. Niemand kon deze kaarten kiezen.
fair-table-before = De server heeft zijn deel vastgelegd, zoals deze vingerafdruk toont. Je apparaat doet er een bij als je gaat zitten, en het schudden volgt uit alle delen: niemand kan de kaarten kiezen.
fair-fingerprint = De vingerafdruk van de server
fair-code-title = Controlecode
fair-code-round = Ronde { $n }
fair-code-now = Nu, na gebeurtenis { $n }
fair-code-why = Vergelijk hem met de anderen: zijn de codes gelijk, dan zien jullie allemaal hetzelfde potje.
fair-parts = Meegeschud
fair-part-mine = opgenomen, zoals dit apparaat het maakte
fair-part-in = opgenomen
fair-part-late = te laat, niet opgenomen
fair-part-none = geen toegezegd
fair-part-word = ‘{ $word }’
fair-seed-revealed = Startwaarde (onthuld na het potje)
