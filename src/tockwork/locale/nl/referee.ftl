# De pagina van scheidsrechters.

referee-lead = Partners van wie de geruilde kaarten beter bij elkaars hand passen dan door toeval, in potjes die meetellen. Er gebeurt niets vanzelf: jij bekijkt de potjes en beslist.
referee-power = 1.000.000 tegen 1: van een miljoen eerlijke paren komt er hoogstens één ooit zo ver, hoe lang het ook speelt. Paren die elkaar altijd hun kaarten vertellen, komen daar binnen tien potjes; wie het de helft van de tijd doet, heeft er misschien veertig of meer nodig, of blijft onzichtbaar.
referee-limits = Alleen kaarten die bij de ruil worden gegeven, worden getoetst. Signalen over iets anders, spellen zonder ruil tussen partners en het spel na de ruil zijn hier niet te zien.
referee-watched = { $n ->
    [one] { $n } geanalyseerd potje
   *[other] { $n } geanalyseerde potjes
}
referee-empty = Geen enkel paar valt op.
referee-pair = { $first } en { $second }
referee-unnamed = iemand zonder naam
referee-odds = Nu { $odds } tegen 1, hoogstens { $peak } tegen 1, uit { $deals } delingen in { $games } potjes
referee-alarm = Meer dan een miljoen tegen 1: bekijk de potjes.
referee-weak = Te weinig om iemand te beschuldigen: onder veel paren komt alleen het toeval af en toe zo ver.
referee-games = Potjes om te bekijken
referee-game = { $when }, { $odds } tegen 1 in dit potje
referee-none = Deze pagina is voor scheidsrechters van deze server. De beheerder geeft de rol met de opdracht ‘tockwork role’.
