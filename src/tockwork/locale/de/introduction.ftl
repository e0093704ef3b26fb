### A first game, step by step. See the English file.

learn-title = { $game } lernen
learn-themes = Thema wählen
learn-step = Schritt { $n } von { $all }
learn-done = geschafft
learn-good = Richtig.
learn-rule = Regel { $clause }
learn-go-on = Weiter
learn-again = Noch einmal
learn-show-me = Zeig es mir
learn-shows = Spiel { $card }: { $what }.
learn-end = Mehr brauchst du nicht. Ein Rat: Schau vor jedem Zug, wer hinter dir steht. Jetzt spiel ein richtiges Spiel; der Trainer sitzt neben dir.
learn-real-game = Richtiges Spiel beginnen

learn-theme-goal = Worum es geht
learn-theme-start = Herausbringen
learn-theme-walk = Ziehen
learn-theme-capture = Schlagen
learn-theme-guard = Der Wächter
learn-theme-home = Ins Ziel
learn-theme-back = Rückwärts
learn-theme-seven = Die Sieben
learn-theme-swap = Tauschen
learn-theme-joker = Der Joker
learn-theme-exchange = Karten tauschen
learn-theme-nothing = Nichts passt
learn-theme-partner = Dein Partner

learn-goal = Die Murmeln unten sind deine: Bring alle vier einmal ums Brett auf die umkreisten Felder, dein Ziel. Spiel { $card }: Damit kommt eine auf deinen Start.
    .after = Da steht sie. Wer zuerst alle Murmeln im Ziel hat, gewinnt: allein oder mit dem Partner zusammen.
learn-start = Bring noch eine Murmel heraus. Welche Karte kann das?
    .wrong = Diese Karte ist nur gezogen. Heraus geht es mit { $cards }.
    .after = Nur mit { $cards } kommt eine Murmel heraus. Darum sind diese Karten kostbar.
learn-walk = Eine Zahl zieht eine Murmel so viele Felder weit. Geh so weit du kannst.
    .wrong = Das waren sechs Felder. Die Zehn geht weiter.
learn-capture = Lande genau auf der anderen Murmel: Sie muss zurück ins Lager.
    .wrong = Du hast sie übersprungen. Das ist erlaubt, aber nur wer landet, schlägt.
learn-must = Nur eine Karte ist übrig, und sie trifft die Murmel von { $partner }, deinem Partner. Spiel sie trotzdem.
    .after = Wer spielen kann, muss spielen, auch wenn es weh tut.
learn-guard-blocks = Eine Murmel auf dem eigenen Start ist ein Wächter: Niemand schlägt sie, niemand überspringt sie. Spiel die Fünf dort, wo der Weg frei ist.
learn-guard-keeps = Deine Murmel auf dem Start ist ein Wächter, und { $left } lauert dahinter. Spiel die Fünf und behalte den Wächter.
    .wrong = Neben ihrem Start war sie kein Wächter mehr, und { $left } hat sie geschlagen.
    .after = Solange sie dort steht, ist sie sicher, und niemand kommt vorbei.
learn-home = Das Ziel beginnt gleich nach deinem Start. Die Zahl muss passen: Welche Karte bringt die Murmel hinein?
    .wrong = Sie ist am Ziel vorbei. Jetzt läuft sie noch eine Runde.
    .far = Neun ist zu weit fürs Ziel. Die Murmel geht vorbei und läuft noch eine Runde.
learn-lane = Im Ziel wird niemand übersprungen. Mach Platz für die nächste: Rück die Murmel im Ziel ganz nach hinten.
    .wrong = Die Murmel im Ziel steht noch im Weg. Dort wird niemand übersprungen.
learn-back = Die Vier geht auch rückwärts. Deine Murmel steht auf dem Start: Geh mit ihr vier zurück.
    .wrong = So ist es noch eine ganze Runde bis ins Ziel. Geh zurück, dann liegt das Ziel direkt vor dir.
    .after = Rückwärts kommt niemand ins Ziel. Aber jetzt liegt es direkt vor dir.
learn-back-home = Sieh, wie nah das Ziel jetzt ist. Geh vorwärts hinein.
    .back = Das ging rückwärts. Ins Ziel geht es nur vorwärts.
    .wrong = Sie ist am Ziel vorbei. Jetzt läuft sie noch eine Runde.
learn-seven = Teil die Sieben auf deine Murmeln auf; sie schlägt alle, die sie überspringt. Schlag damit beide anderen.
    .wrong = Da steht noch jemand. Teil die sieben Schritte so, dass jede von beiden getroffen oder übersprungen wird.
    .after = Jeder Schritt einer Sieben schlägt, und alle sieben müssen gegangen werden.
learn-seven-own = Die Sieben schlägt auch deine eigenen Murmeln. Spiel sie, ohne eine zu verlieren.
    .wrong = Deine eigene Murmel stand im Weg und musste zurück ins Lager.
    .after = Die vordere geht zuerst aus dem Weg.
learn-swap = Spiel { $card }: Deine Murmel tauscht den Platz mit einer anderen. Nimm den Platz direkt vor deinem Ziel.
    .wrong = Von dort ist es weit. Tausch mit der Murmel direkt vor deinem Start.
learn-joker = Der Joker ist jede Karte, die du willst. Bring mit ihm die Murmel ins Ziel.
    .wrong = Sie ist noch nicht im Ziel. Lass den Joker die Zahl sein, die genau hineinführt.
learn-exchange = Nach jedem Geben schenkst du deinem Partner verdeckt eine Karte. { $partner } hat keine Murmel draußen: Was hilft?
    .wrong = Damit kann { $partner } keine Murmel herausbringen. Geholfen hätte { $cards }.
    .after = Ein gutes Geschenk ist eine Karte, die dein Partner braucht. Auch du hast eine bekommen.
learn-nothing = Spiel { $card } und sieh, was geschieht, wenn nichts mehr passt.
    .wrong = Das geht auch. Aber spiel diesmal die Zwei und schau.
    .after = Deine Murmel wurde geschlagen und keine Karte passt: Du legst alle Karten ab und wartest auf das nächste Geben.
learn-partner = Alle deine Murmeln sind im Ziel. Jetzt spielst du die von { $partner }: Bring die letzte hinein.
    .wrong = Sie ist noch nicht im Ziel. Such die Karte, die passt.
    .after = Alle acht sind im Ziel: Ihr zwei habt gewonnen.

## Royal games

learn-theme-up-to = Eins bis Sieben
learn-theme-magnet = Der Magnet
learn-theme-copy = Die Gleich-Karte
learn-theme-ranks = Die Ränge
learn-theme-special = Sonderfelder

learn-up-to = Die Eins-bis-Sieben zieht so weit du willst, höchstens sieben. Schlag damit.
    .wrong = Sie schlägt nur, wo sie stehen bleibt. Zähl die Felder bis zur anderen Murmel.
learn-magnet = Der Magnet zieht eine Murmel vorwärts, bis sie direkt hinter der nächsten steht. Probier es.
    .wrong = Das war ein gewöhnlicher Zug. Der Magnet geht viel weiter.
learn-copy = Die Gleich-Karte ist die Karte, die zuletzt gespielt wurde; das war { $card }. Geh mit ihr ins Ziel.
    .wrong = Noch nicht im Ziel. Die Gleich-Karte zählt hier sechs, und sechs führt hinein.
learn-royal-opening = König, Ritter, Bürger, Narr: Alle vier müssen einmal ums Brett in dein Ziel. Wähle, wer zuerst auf deinem Start steht.
    .after = Auf dem Start ist er ein Wächter: Dort schlägt ihn niemand.
learn-royal-start = Bring noch jemanden heraus. Welche Karte kann das?
    .wrong = Diese Karte ist nur gezogen. Heraus geht es mit { $cards }.
    .after = Du wählst, wer herauskommt.
learn-royal-knight = Eine Murmel auf dem eigenen Start ist ein Wächter, den niemand überspringt. Nur dein Ritter kann es: Reite vorbei.
    .wrong = Das war der Narr. Nur der Ritter kommt an einem Wächter vorbei.
learn-royal-rank = König, Ritter, Bürger, Narr: Jeder überspringt nur den eigenen oder einen niedrigeren Rang. Wer von deinen kommt an einem Ritter vorbei?
    .after = Der König überspringt alle. Der Narr muss hinter dem Ritter warten.
learn-royal-ten = Bei zwei Karten zählen die Ränge nicht: bei der Zehn und bei der Vier rückwärts. Führ den Narren am Ritter vorbei.
learn-royal-king = Nur ein König schlägt einen König, und ein König zieht höchstens sieben. Schlag den anderen König.
    .wrong = Das war der Narr. Zieh deinen König fünf Felder weit, auf den anderen König.
learn-royal-special = Wer auf einem Sonderfeld mit dem Hut stehen bleibt, zieht eine Karte. Führ deinen Bürger dorthin.
    .wrong = Dort steht er nicht. Das Sonderfeld liegt vier weiter vorn.
    .after = Du hast eine Karte gezogen. Und ein Bürger darf von hier weiterspringen.
learn-royal-hop = Dein Bürger steht auf einem Sonderfeld und darf zum nächsten freien springen. Lass ihn springen.
    .wrong = Er ist geblieben. Der Sprung hätte ihn sechzehn Felder weitergebracht.
learn-royal-fool = Auf dem Weg ins Ziel darf der Narr bis zu zwei Schritte verfallen lassen. Bring ihn mit der Neun hinein.
    .wrong = Er ist noch nicht im Ziel. Mit der Neun darf er ein oder zwei Schritte früher stehen bleiben.

## Tock games

learn-theme-centre = Die Mitte
learn-theme-heaven = Der Himmel
learn-theme-toc-king = Der König
learn-theme-toc-five = Die Fünf
learn-theme-toc-hop = Von 7 zu 7

learn-must-own = Nur eine Karte ist übrig, und der einzige freie Weg endet auf deiner eigenen Murmel. Spiel sie trotzdem.
    .after = Wer spielen kann, muss spielen, auch wenn es weh tut.
learn-tock-home = Das Ziel zweigt bei 16 ab, kurz vor deinem Start. Die Zahl muss passen: Welche Karte bringt die Murmel hinein?
    .wrong = Das war die andere Murmel. Die vordere braucht sechs bis ins Ziel.
learn-tock-back = Die Vier geht immer rückwärts. Geh mit der Murmel auf dem Start vier zurück.
    .wrong = Geh mit der Murmel auf dem Start zurück: Das spart ihr die ganze Runde.
    .after = Rückwärts kommt niemand ins Ziel. Aber jetzt liegt es direkt vor dir.
learn-tock-seven = Teil die Sieben auf zwei Murmeln auf. Sie schlägt nur, wo eine stehen bleibt: Schlag beide anderen.
    .wrong = Da steht noch jemand. Geh drei Schritte mit der einen und vier mit der anderen.
    .after = Alle sieben Schritte müssen gegangen werden.
learn-centre-in = Du stehst auf einer 7. Mit { $cards } kommst du von dort in die Mitte. Geh hinein.
    .wrong = Sie ist weitergelaufen. Von einer 7 darfst du stattdessen in die Mitte.
learn-centre-out = Dieselben Karten führen aus der Mitte auf jede 7, die du willst. Welche liegt deinem Ziel am nächsten?
    .wrong = Von dort ist es weiter. Such die letzte 7 vor deinem Ziel.
    .other = Damit kam eine andere Murmel heraus. Nimm das Ass für die in der Mitte.
learn-tock-discard = Nichts passt, aber eine Murmel von dir ist unterwegs. Wirf eine Karte ab; das ist dein Zug.
learn-no-guard = In diesem Spiel ist auf der Bahn niemand sicher, nicht einmal auf dem Start. Schlag die Murmel dort.
    .wrong = Du hast sie übersprungen. Lande auf ihr: Hier schützt der Start niemanden.
learn-heaven-in = Du stehst auf einer 8. Mit { $cards } kommst du von dort in den Himmel. Geh hinauf.
    .wrong = Sie ist weitergelaufen. Von einer 8 darfst du stattdessen in den Himmel.
learn-heaven-out = Dieselben Karten führen hinunter auf jede 8, die du willst. Welche liegt deinem Ziel am nächsten?
    .wrong = Von dort ist es weiter. Such die letzte 8 vor deinem Ziel.
    .other = Damit kam eine andere Murmel heraus. Nimm das Ass für die im Himmel.
learn-toc-fresh = Eine Murmel, die gerade herausgekommen ist, wird nicht geschlagen, aber du darfst sie überspringen. Geh an ihr vorbei.
    .wrong = Das war deine andere Murmel. Geh mit der hinteren am Start vorbei.
learn-toc-king = Zieht der König dreizehn, schlägt er alle, die er überspringt. Schlag mit ihm beide anderen.
    .wrong = Niemand wurde geschlagen. Zieh mit dem König dreizehn.
    .after = Er schlägt auch deine eigenen und die deines Partners, wenn sie im Weg stehen.
learn-toc-five = Die Fünf schiebt eine fremde Murmel fünf weiter. Schieb die, die fast im Ziel ist, an ihrem Ziel vorbei.
    .wrong = Das hat niemanden aufgehalten. Schieb die Murmel kurz vor ihrem Ziel.
learn-toc-hop = Eine Murmel, die auf einer 7 stehen bleibt, darf gleich zur nächsten 7 springen. Mach das.
    .wrong = Sie blieb auf der 7. Wähl die nächste 7 als Ziel.
    .other = Zuerst muss sie auf der 7 stehen bleiben, drei Felder weiter vorn.

## Kids

learn-theme-colours = Die Farben
learn-theme-throw = Rauswerfen
learn-theme-bone = Die Knochen
learn-theme-renew = Neue Karten
learn-theme-kennel = Die Hütte

learn-kids-goal = Deine drei Hunde laufen einmal herum in deine Hütte. Dein Start ist blau und grün: So eine Karte bringt einen Hund heraus. Spiel Blau.
    .wrong = Du hast neue Karten genommen. Das ist erlaubt, aber die blaue hat gepasst.
learn-kids-start = Bring einen zweiten Hund heraus. Welche Karte zeigt eine Farbe deines Starts?
    .wrong = Es kam kein Hund heraus. Es braucht Blau oder Grün; auch der Doppelschritt zeigt Grün.
learn-kids-colour = Ein Hund läuft zum nächsten Feld in der Farbe der Karte. Schick ihn auf das markierte Feld.
    .wrong = Diese Farbe führt woandershin. Das markierte Feld ist blau.
    .out = Damit kam ein anderer Hund heraus. Nimm die blaue Karte für den, der schon läuft.
    .renew = Du hast neue Karten genommen. Aber die blaue hat gepasst.
learn-kids-two = Bei zwei Farben wählst du eine. Welche bringt deinen Hund weiter?
    .wrong = Mit Grün auf der zweifarbigen Karte läuft er weiter.
learn-kids-double = Der Doppelschritt geht zum zweiten freien Feld seiner Farbe. Lauf mit ihm.
    .wrong = Nimm den Doppelschritt für den Hund, der schon läuft.
learn-kids-throw = Läufst du auf das Feld eines fremden Hundes, fliegt er raus. Welche Karte erreicht ihn?
    .wrong = Er steht noch da. Sein Feld ist grün.
learn-kids-jump = Eigene Hunde werden übersprungen: Ein Hund läuft weiter zum nächsten Feld der Farbe. Spiel Gelb mit dem hinteren Hund.
    .wrong = Spiel Gelb mit dem hinteren Hund: Er springt über den anderen.
learn-kids-bone = Die Knochenkarte führt zum nächsten freien Knochen. Lauf mit ihr dorthin.
    .wrong = Nimm diesmal die Knochenkarte.
    .after = Auf einem Knochen kann dich niemand rauswerfen.
learn-kids-bone-safe = { $left } sitzt auf einem Knochen. Spiel Rot und sieh, was geschieht.
    .wrong = Spiel Rot und schau.
    .after = Von einem Knochen fliegt niemand: Dein Hund ist zum nächsten roten Feld weitergelaufen.
learn-kids-swap = Mit der Tauschkarte tauschen zwei Hunde den Platz. Nimm den Platz des Hundes nahe bei deiner Hütte.
    .wrong = Nimm die Tauschkarte: Sie spart dir fast eine ganze Runde.
learn-kids-renew = Keine Karte passt. Leg alle drei weg und zieh neue; das ist dein Zug.
    .after = Das darfst du jederzeit, auch wenn eine Karte passen würde.
learn-kids-kennel = Auch die Felder der Hütte sind farbig. Welche Karte führt hinein?
    .wrong = Noch nicht drin. Das nächste gelbe Feld auf seinem Weg liegt in deiner Hütte.
learn-kids-win = Ein Hund fehlt noch. Bring ihn hinein.
    .wrong = Der letzte Hund ist noch draußen. Das freie Feld ist gelb.
    .after = Alle drei sind daheim: Du hast gewonnen.

## The first real game

learn-hint-exchange = Zuerst gibst du { $to } eine Karte. Ein gutes Geschenk bringt eine Murmel heraus, wenn dein Partner das braucht.
learn-hint-seven = Deine erste Sieben: Tipp sie an, dann deine Murmeln. Jeder Tipp ist ein Schritt.
learn-hint-nothing = Keine deiner Karten hat gepasst, darum wurden sie von selbst abgelegt. Beim nächsten Geben spielst du wieder mit.
learn-hint-close = Verstanden
