### The booklet of the rules, and cards that explain themselves.

booklet-search = Zoeken in de regels
booklet-found = { $count ->
    [0] Niets gevonden.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
booklet-print = Afdrukken
booklet-number = Regel { $clause }
booklet-reading = Onze lezing
booklet-not-allowed = Mag niet
booklet-board = Het bord
booklet-place-reserve = Je reserve: hier wachten knikkers, en geslagen knikkers komen hier terug.
booklet-place-reserve-kids = Je pootafdrukken: hier wachten honden, en wie eruit gegooid is komt hier terug.
booklet-place-start = Je start
booklet-place-way = Hier gaat de weg verder, één keer rond.
booklet-place-entrance = Hier sla je af naar huis.
booklet-place-home = Je huis: veilig, en het doel.
booklet-place-home-kids = Je hok: veilig, en het doel.
booklet-place-centre = Het midden: de kortere weg tussen de zevens.
booklet-place-heaven = De Hemel: de kortere weg tussen de achten.
booklet-place-seven = Een zeven: hiervandaan mag je naar de volgende springen.
booklet-place-special = Een bijzonder veld: wie hier komt, pakt een kaart.
booklet-place-bone = Een kluif: hier zijn honden veilig.

## Cards that explain themselves

explain-now = Nu mogelijk
explain-more = { $count ->
    [one] en nog één zet
   *[other] en nog { $count } zetten
}
explain-hint = Houd een kaart vast, of blijf erop staan, om te zien wat ze doet.
