# Rating: potjes die meetellen, profiel, ranglijsten.

## Een potje dat meetelt

rated-words = De uitslag telt mee voor je rating. Zetten neem je niet terug en wie weggaat, verliest. Je hebt een herstelcode of een passkey nodig; je vindt ze bij ‘{ nav-games }’.
rated-not = Hier niet mogelijk:
rated-why-own = Een eigen spel telt niet mee.
rated-why-rules = Er gelden huisregels. Potjes die meetellen volgen het regelboekje.
rated-why-here = Twee mensen delen dit scherm. In een potje dat meetelt heeft ieder een eigen apparaat nodig.
rated-why-alone = Er moeten minstens twee mensen meedoen. Kies ‘{ sitter-friend }’ of ‘{ sitter-open }’ voor nog een plek.
rated-why-lasting = Je hebt een herstelcode of een passkey nodig, zodat de rating van jou blijft.
rated-get = Haal er een
