"""Words that were given up for better ones: one word for one thing. A pattern a line.

`RETIRED` is for the interface, by language; `PROSE` for documentation, docstrings and comments.
The comment after a pattern is the word used now. The library's own sentences (wrong.ftl) are
contracts and not read.
"""

from __future__ import annotations

RETIRED: dict[str, tuple[str, ...]] = {
    "en": (
        r"\banswers? (?:is|was|got|best)|\b(?:best|better|good|legal) answers?\b",  # move
        r"\bputs? (?:\S+ ){0,3}away\b",  # discard
        r"\b(?:lay|lays|laid) (?:\S+ ){0,3}down\b",  # sit out
        r"\bat (?:this|the) server\b",  # on this server
        r"\b(?:[Ss]omebody|[Ee]verybody)\b",  # someone, everyone
        r"\bWhoever\b|\bfor whoever\b|\banew\b",  # anyone who, again
        r"\b[Ii]n the book\b",  # printed rules
        r"\breserve\b",  # base
        r"\bkennel\b",  # doghouse, the goal of dogs
        r"\bpips?\b",  # step
        r"\bdaily deal\b",  # daily challenge
        r"\bstudio\b",  # analysis board
        r"\bworlds\b",  # simulations
        r"\b[Ff]org[eo]t(?:ten)?\b",  # delete
        r"\bpoints given away\b",  # % win chance
        r"\bgo(?:es)? on with\b",  # continue
        r"“(?:My|Your) games”",  # { nav-games }: the name of the page, as the menu has it
    ),
    "de": (
        r"\bAntwort(?:en)? (?:bekam|wert)|\b(?:beste|bessere|gute)n? Antwort",  # Zug
        r"\b[Ss]chl(?:ag|ägt|agen|ägst)\b|\bgeschlagen",  # heimschicken
        r"\bWiederkehr|\bWiederkommen\b",  # Wiederherstellungscode, Wiederherstellen
        r"\bBlatt des Tages\b|\bBretter\b",  # Tagesaufgabe, Runden
        r"\bRückblick\b",  # Analyse
        r"\bMitschrift\b",  # Spieldatei
        r"\bSaat\b",  # Startwert
        r"\bWelten\b",  # Simulationen
        r"\b[Vv]ergiss|\b[Vv]ergessen\b",  # löschen
        r"\bGierbot\b|\bSuchbot\b",  # der gierige Bot, der Such-Bot
        r"\bdas Buch\b|\bDas Buch\b",  # Anleitung
        r"\bausspiel|\bAusspielen\b",  # beginnen
        r"\bSiebenen\b",  # Siebener
        r"\bin Paaren\b",  # in Zweierteams
    ),
    "fr": (
        r"\b(?:meilleure|bonne)s? réponses?\b",  # coup
        r"\bgardienne|\b[Uu]ne gardien\b",  # gardien
        r"\b[Ff](?:ait|aire|ais) entrer\b",  # sortir
        r"\bcartes? de départ\b",  # carte de sortie
        r"\b(?:être|se fait|se font) pr(?:ise|is|endre)\b",  # manger
        r"\bconseiller\b|\bentraîneur\b",  # coach
        r"\bdonne du jour\b|\bplateaux du jour\b",  # défi du jour, manches du jour
        r"\bcode de retour\b",  # code de récupération
        r"\b[Oo]ubli(?:er|é)",  # supprimer
        r"\bmondes\b",  # simulations
        r"\bénigmes?\b",  # problème
        r"\ble livre\b",  # livret
        r"\b[Aa]telier\b",  # éditeur
    ),
    "it": (
        r"\brispost[ae] (?:migliore|buona|giusta)\b",  # mossa
        r"\b[Cc]attur",  # mangiare
        r"\b[Ff](?:a|ar|ai) entrare\b",  # far uscire
        r"\bsem[ei]\b",  # seed
        r"\bmani? del giorno\b|\btavoliere\b",  # sfida del giorno, tabellone
        r"\bverbale\b",  # partita
        r"\bcodice di ritorno\b",  # codice di recupero
        r"\b[Dd]imentica",  # eliminare
        r"\bgoloso\b|\bingordo\b",  # avido
        r"\bmondi\b",  # simulazioni
        r"\bcon ess[oa]\b",
        r"\b[Ii]l libro\b",  # regolamento
        r"\bingresso di\b|\bsuo ingresso\b",  # entrata
    ),
    "es": (
        r"\b(?:mejor|buena) respuesta\b",  # jugada
        r"\ben casa\b(?<!juega en casa)",  # en la meta
        r"\basientos?\b",  # sitio
        r"\bacertijos?\b",  # problema
        r"\bmezclas?\b(?<!Se mezcla)",  # barajado
        r"\b[Rr]eparto (?:del día|diario)\b",  # reto del día
        r"\bcódigo de vuelta\b",  # código de recuperación
        r"\b[Oo]lvida",  # eliminar
        r"\bgoloso\b",  # codicioso
        r"\bmundos\b",  # simulaciones
        r"\bcog(?:er|ido|e)\b|\bordenador(?:es)?\b",  # tomar, equipo
        r"\b(?:habéis|jugáis|podéis|vosotros|[Ll]eed)",  # nobody is addressed as many
        r"\btu pareja\b",  # compañero
        r"\b[Ee]l libro\b",  # reglamento
    ),
    "nl": (
        r"\b(?:beste|betere|goede) antwoord",  # zet
        r"\bin het spel (?:brengen|brengt|komt)\b",  # opzetten
        r"\bzaad\b|\bbeginwaarde\b|\bstartgetal\b",  # startwaarde
        r"\bbijzonder(?:e)? veld|\bveld \{",  # vakje
        r"\b[Dd]eal van de dag\b|\bborden\b",  # uitdaging van de dag, rondes
        r"\bterugkeercode\b",  # herstelcode, herstellen
        r"\b[Vv]ergeten\b|\b[Vv]ergeet\b",  # verwijderen, wissen
        r"\bwerelden\b",  # simulaties
        r"\b[Dd]e dame\b",  # vrouw
        r"\bGulzigbot\b|\bZoekbot\b",
        r"\buitkom(?:t|en)\b",  # beginnen
        r"\b[Tt]erugblik\b",  # analyse
        r"\b[Hh]et boek\b",  # handleiding
        r"\bterugnemen\b|\bteruggenomen\b",  # ongedaan maken
    ),
}

PROSE: tuple[str, ...] = (
    r"\b(?:some|every)body\b",  # a noun: a player, a user, all players
    r"\bwhoever\b",  # a noun
    r"\b(?:legal|best|better|good|right|wrong) answers?\b",  # move
    r"\b(?:is|are|was|were|be|been|being) told\b",  # is sent, receives, is revealed
    r"\bin (?:the|its|their) head\b",  # rollout
    r"\b(?:in|another|imagined|64|32|256) worlds?\b",  # sampled deal
    r"\bjudg(?:e|es|ed|ing|ements?)\b",  # evaluate, evaluation
    r"(?<![./\"])\bknobs?\b(?![.\"(])",  # option
    r"\b(?:guest|guests)\b",  # user
    r"\bthe wire\b",  # the protocol
    r"\bso many\b(?! \w+ that\b| to\b)",  # a number, N
    r"\banew\b",  # again
    r"\bby itself\b",  # automatically, alone
    r"\bof (?:one's|your) own\b",  # custom
    r"\b(?:go|goes|went|gone|going) on (?:with|from)\b",  # resume, continue
    r"\bmend(?:s|ed|ing)?\b",  # fix
    r"\bgiven up\b",  # abandoned
    r"\bput(?:s)? away\b",  # discard
)
