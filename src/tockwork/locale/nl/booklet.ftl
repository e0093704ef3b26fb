### The booklet of the rules, and cards that explain themselves.

booklet-search = Zoeken in de regels
booklet-found = { $count ->
    [0] Niets gevonden.
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}
booklet-print = Afdrukken
booklet-number = Regel { $clause }
booklet-reading = Onze uitleg
booklet-not-allowed = Mag niet
booklet-board = Het bord
booklet-place-reserve = Je reserve: hier wachten knikkers, en geslagen knikkers komen hier terug.
booklet-place-kennels = Je reserve: hier wachten knikkers, en geslagen knikkers komen hier terug.
booklet-place-paws = Je pootafdrukken: hier wachten honden, en geslagen honden komen hier terug.
booklet-place-start = Je start
booklet-place-way = Knikkers gaan deze kant op, één keer rond.
booklet-place-entrance = Hier sla je af naar je honk.
booklet-place-home = Je honk: veilig, en het doel.
booklet-place-home-kids = Je hok: veilig, en het doel.
booklet-place-centre = Het midden: de kortere weg tussen de zevens.
booklet-place-heaven = De Hemel: de kortere weg tussen de achten.
booklet-place-seven = Een zeven: hiervandaan mag je naar de volgende springen.
booklet-place-special = Een speciaal vakje: stopt hier een knikker, dan pak je een kaart.
booklet-place-bone = Een kluif: hier zijn honden veilig.

## Cards that explain themselves

explain-now = Nu mogelijk
explain-more = { $count ->
    [one] en nog één zet
   *[other] en nog { $count } zetten
}
explain-hint = Houd een kaart ingedrukt, of wijs hem aan met de muis, om te zien wat hij doet.
