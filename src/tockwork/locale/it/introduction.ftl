### A first game, step by step. See the English file.

learn-title = Impara { $game }
learn-themes = Scegli un tema
learn-step = Passo { $n } di { $all }
learn-done = fatto
learn-good = Giusto.
learn-rule = Regola { $clause }
learn-go-on = Avanti
learn-again = Riprova
learn-show-me = Fammi vedere
learn-shows = Gioca { $card }: { $what }.
learn-end = Non serve altro. Un consiglio: prima di muovere guarda chi sta dietro di te. Ora gioca una partita vera; l’allenatore ti siede accanto.
learn-real-game = Gioca una partita vera

learn-theme-goal = Lo scopo
learn-theme-start = Far entrare
learn-theme-walk = Avanzare
learn-theme-capture = Catturare
learn-theme-guard = La guardia
learn-theme-home = La casa
learn-theme-back = Indietro
learn-theme-seven = Il sette
learn-theme-swap = Scambiare i posti
learn-theme-joker = Il jolly
learn-theme-exchange = Lo scambio di carte
learn-theme-nothing = Niente va bene
learn-theme-partner = Il tuo compagno

learn-goal = Le biglie in basso sono tue: portale tutte e quattro, un giro intorno al tabellone, nelle caselle cerchiate, la tua casa. Gioca { $card }: ne fa entrare una sulla tua partenza.
    .after = Eccola. Vince chi per primo ha tutte le biglie in casa: da solo o insieme al compagno.
learn-start = Fai entrare un’altra biglia. Quale carta può farlo?
    .wrong = Quella carta è solo avanzata. Si entra con { $cards }.
    .after = Si entra solo con { $cards }. Per questo sono carte preziose.
learn-walk = Una carta con un numero fa avanzare una biglia di altrettante caselle. Vai più lontano che puoi.
    .wrong = Erano sei caselle. Il dieci va più lontano.
learn-capture = Fermati esattamente sull’altra biglia: torna nella sua riserva.
    .wrong = L’hai superata. Si può, ma cattura solo chi si ferma lì.
learn-must = Resta una sola carta, e finisce sulla biglia di { $partner }, il tuo compagno. Giocala lo stesso.
    .after = Chi può giocare deve giocare, anche se fa male.
learn-guard-blocks = Una biglia sulla propria partenza è una guardia: nessuno la cattura, nessuno la supera. Gioca il cinque dove la via è libera.
learn-guard-keeps = La tua biglia sulla partenza è una guardia, e { $left } aspetta dietro. Gioca il cinque e tieni la guardia.
    .wrong = Lontano dalla partenza non era più una guardia, e { $left } l’ha catturata.
    .after = Finché sta lì è al sicuro, e nessuno passa.
learn-home = La casa comincia subito dopo la tua partenza. Il numero deve essere giusto: quale carta porta dentro la biglia?
    .wrong = Ha passato la casa. Ora fa un altro giro.
    .far = Nove è troppo per la casa. La biglia passa oltre e fa un altro giro.
learn-lane = In casa non si supera nessuno. Fai posto alla prossima: porta la biglia in casa fino in fondo.
    .wrong = La biglia in casa è ancora d’intralcio. Lì non si supera nessuno.
learn-back = Il quattro va anche indietro. La tua biglia è sulla partenza: torna indietro di quattro.
    .wrong = Di lì manca un giro intero. Vai indietro, e la casa è subito davanti.
    .after = In casa non si entra all’indietro. Ma ora la casa è subito davanti.
learn-back-home = Guarda com’è vicina la casa. Entra, in avanti.
    .back = Quello era indietro. In casa si entra solo in avanti.
    .wrong = Ha passato la casa. Ora fa un altro giro.
learn-seven = Dividi il sette fra le tue biglie; cattura tutte quelle che supera. Cattura con esso tutte e due le altre.
    .wrong = Ne resta una. Dividi i sette passi in modo da raggiungere o superare ciascuna.
    .after = Ogni passo di un sette cattura, e si usano tutti e sette.
learn-seven-own = Il sette cattura anche le tue biglie. Giocalo senza perderne una.
    .wrong = La tua biglia era sulla strada ed è tornata nella riserva.
    .after = Quella davanti si sposta per prima.
learn-swap = Gioca { $card }: la tua biglia cambia posto con un’altra. Prendi il posto subito prima della tua casa.
    .wrong = Da lì la strada è lunga. Cambia posto con la biglia subito prima della tua partenza.
learn-joker = Il jolly è la carta che vuoi. Usalo per portare la biglia in casa.
    .wrong = Non è ancora in casa. Il jolly sia il numero che porta dritto dentro.
learn-exchange = Dopo ogni distribuzione dai al tuo compagno una carta coperta. { $partner } non ha biglie in gioco: che cosa aiuta?
    .wrong = Con quella { $partner } non può far entrare una biglia. Serve { $cards }.
    .after = Un buon regalo è una carta che serve al compagno. Ne hai ricevuta una anche tu.
learn-nothing = Gioca { $card } e guarda che cosa succede quando niente va più bene.
    .wrong = Si può anche così. Ma stavolta gioca il due, e guarda.
    .after = La tua biglia è stata catturata e nessuna carta va bene: deponi le carte e aspetti la prossima distribuzione.
learn-partner = Tutte le tue biglie sono in casa. Ora giochi quelle di { $partner }: porta dentro l’ultima.
    .wrong = Non è ancora in casa. Cerca la carta giusta.
    .after = Tutte e otto sono in casa: avete vinto voi due.

## Royal games

learn-theme-up-to = Da uno a sette
learn-theme-magnet = La calamita
learn-theme-copy = La carta uguale
learn-theme-ranks = I ranghi
learn-theme-special = Caselle speciali

learn-up-to = L’uno-a-sette avanza di quanto vuoi, fino a sette. Cattura con esso.
    .wrong = Cattura solo dove si ferma. Conta le caselle fino all’altra biglia.
learn-magnet = La calamita tira una biglia avanti fino subito dietro la prossima. Prova.
    .wrong = Era un passo normale. La calamita va molto più lontano.
learn-copy = La carta uguale è l’ultima carta giocata; era { $card }. Vai in casa con essa.
    .wrong = Non è ancora in casa. Qui la carta uguale vale sei, e sei porta dentro.
learn-royal-opening = Re, cavaliere, cittadino, giullare: tutti e quattro fanno un giro fino in casa. Scegli chi sta per primo sulla tua partenza.
    .after = Sulla partenza è una guardia: lì nessuno lo cattura.
learn-royal-start = Fai entrare qualcun altro. Quale carta può farlo?
    .wrong = Quella carta è solo avanzata. Si entra con { $cards }.
    .after = Scegli tu chi entra.
learn-royal-knight = Una biglia sulla propria partenza è una guardia e nessuno la supera. Solo il tuo cavaliere può: passa oltre.
    .wrong = Era il giullare. Solo il cavaliere supera una guardia.
learn-royal-rank = Re, cavaliere, cittadino, giullare: ognuno supera solo il proprio rango o uno più basso. Chi dei tuoi supera un cavaliere?
    .after = Il re supera tutti. Il giullare deve aspettare dietro il cavaliere.
learn-royal-ten = Con due carte i ranghi non contano: il dieci, e il quattro all’indietro. Porta il giullare oltre il cavaliere.
learn-royal-king = Solo un re cattura un re, e un re avanza al massimo di sette. Cattura l’altro re.
    .wrong = Era il giullare. Avanza di cinque con il re, fino all’altro re.
learn-royal-special = Chi si ferma su una casella speciale, quella con il cappello, pesca una carta. Porta lì il tuo cittadino.
    .wrong = Non si è fermato lì. La casella speciale è quattro più avanti.
    .after = Hai pescato una carta. E da qui un cittadino può saltare oltre.
learn-royal-hop = Il tuo cittadino è su una casella speciale e può saltare alla prossima libera. Fallo saltare.
    .wrong = È rimasto. Il salto lo avrebbe portato avanti di sedici caselle.
learn-royal-fool = Entrando in casa il giullare può lasciare fino a due passi. Portalo dentro con il nove.
    .wrong = Non è ancora in casa. Con il nove può fermarsi uno o due passi prima.

## Tock games

learn-theme-centre = Il centro
learn-theme-heaven = Il paradiso
learn-theme-toc-king = Il re
learn-theme-toc-five = Il cinque
learn-theme-toc-hop = Da 7 a 7

learn-must-own = Resta una sola carta, e l’unica via libera finisce sulla tua biglia. Giocala lo stesso.
    .after = Chi può giocare deve giocare, anche se fa male.
learn-tock-home = La casa si apre al 16, poco prima della tua partenza. Il numero deve essere giusto: quale carta porta dentro la biglia?
    .wrong = Era l’altra biglia. A quella davanti serve un sei.
learn-tock-back = Il quattro va sempre indietro. Porta indietro di quattro la biglia sulla tua partenza.
    .wrong = Porta indietro la biglia sulla partenza: le risparmia tutto il giro.
    .after = In casa non si entra all’indietro. Ma ora la casa è subito davanti.
learn-tock-seven = Dividi il sette fra due biglie. Cattura solo dove una si ferma: cattura tutte e due le altre.
    .wrong = Ne resta una. Tre passi con una biglia, quattro con l’altra.
    .after = Si usano tutti e sette i passi.
learn-centre-in = Sei su un 7. Con { $cards } da lì vai al centro. Entra.
    .wrong = È andata oltre. Da un 7 puoi invece andare al centro.
learn-centre-out = Le stesse carte portano fuori dal centro, al 7 che vuoi. Quale è più vicino alla tua casa?
    .wrong = Da lì è più lontano. Cerca l’ultimo 7 prima della tua casa.
    .other = È entrata un’altra biglia. Usa l’asso per quella al centro.
learn-tock-discard = Niente va bene, ma una tua biglia è in gioco. Scarta una carta; è il tuo turno.
learn-no-guard = In questo gioco nessuno è al sicuro sul percorso, neppure sulla partenza. Cattura la biglia che è lì.
    .wrong = L’hai superata. Fermati su di lei: qui la partenza non protegge nessuno.
learn-heaven-in = Sei su un 8. Con { $cards } da lì vai in paradiso. Sali.
    .wrong = È andata oltre. Da un 8 puoi invece andare in paradiso.
learn-heaven-out = Le stesse carte portano giù, all’8 che vuoi. Quale è più vicino alla tua casa?
    .wrong = Da lì è più lontano. Cerca l’ultimo 8 prima della tua casa.
    .other = È entrata un’altra biglia. Usa l’asso per quella in paradiso.
learn-toc-fresh = Una biglia appena entrata non si cattura, ma puoi superarla. Passale oltre.
    .wrong = Era l’altra tua biglia. Supera la partenza con quella dietro.
learn-toc-king = Quando il re avanza di tredici cattura tutti quelli che supera. Cattura con lui gli altri due.
    .wrong = Nessuno è stato catturato. Avanza di tredici con il re.
    .after = Cattura anche le tue e quelle del compagno, se sono sulla strada.
learn-toc-five = Il cinque spinge avanti di cinque la biglia di un altro. Spingi oltre la sua casa quella che è quasi arrivata.
    .wrong = Così non hai fermato nessuno. Spingi la biglia subito prima della sua casa.
learn-toc-hop = Una biglia che si ferma su un 7 può saltare subito al 7 seguente. Fallo.
    .wrong = È rimasta sul 7. Scegli il 7 seguente come meta.
    .other = Prima deve fermarsi sul 7, tre caselle più avanti.

## Kids

learn-theme-colours = I colori
learn-theme-throw = Cacciare
learn-theme-bone = Gli ossi
learn-theme-renew = Carte nuove
learn-theme-kennel = La cuccia

learn-kids-goal = I tuoi tre cani fanno un giro fino alla cuccia. La tua partenza è blu e verde: una carta così fa entrare un cane. Gioca il blu.
    .wrong = Hai preso carte nuove. Si può, ma quella blu andava bene.
learn-kids-start = Fai entrare un secondo cane. Quale carta mostra un colore della tua partenza?
    .wrong = Nessun cane è entrato. Serve blu o verde; anche il passo doppio mostra il verde.
learn-kids-colour = Un cane corre alla prossima casella del colore della carta. Mandalo sulla casella segnata.
    .wrong = Quel colore porta altrove. La casella segnata è blu.
    .out = È entrato un altro cane. Usa la carta blu per quello che corre.
    .renew = Hai preso carte nuove. Ma quella blu andava bene.
learn-kids-two = Con due colori ne scegli uno. Quale porta il cane più lontano?
    .wrong = Con il verde della carta a due colori corre più lontano.
learn-kids-double = Il passo doppio va alla seconda casella libera del suo colore. Corri con esso.
    .wrong = Usa il passo doppio per il cane che corre.
learn-kids-throw = Se arrivi sul cane di un altro, viene cacciato. Quale carta lo raggiunge?
    .wrong = È ancora lì. La sua casella è verde.
learn-kids-jump = I propri cani si saltano: un cane corre fino alla casella seguente del colore. Gioca il giallo con il cane dietro.
    .wrong = Gioca il giallo con il cane dietro: salta oltre l’altro.
learn-kids-bone = L’osso porta al prossimo osso libero. Corri lì.
    .wrong = Stavolta usa l’osso.
    .after = Su un osso nessuno può cacciarti.
learn-kids-bone-safe = { $left } è su un osso. Gioca il rosso e guarda che cosa succede.
    .wrong = Gioca il rosso e guarda.
    .after = Da un osso non si caccia nessuno: il tuo cane è corso alla casella rossa seguente.
learn-kids-swap = Con lo scambio due cani cambiano posto. Prendi il posto del cane vicino alla tua cuccia.
    .wrong = Usa lo scambio: ti risparmia quasi un giro.
learn-kids-renew = Nessuna carta va bene. Metti via tutte e tre e pescane di nuove; è il tuo turno.
    .after = Puoi farlo sempre, anche quando una carta va bene.
learn-kids-kennel = Anche le caselle della cuccia sono colorate. Quale carta porta dentro?
    .wrong = Non è ancora dentro. La prossima casella gialla sulla sua strada è nella tua cuccia.
learn-kids-win = Manca un cane. Portalo dentro.
    .wrong = L’ultimo cane è ancora fuori. La casella libera è gialla.
    .after = Tutti e tre sono a casa: hai vinto.

## The first real game

learn-hint-exchange = Prima dai una carta a { $to }. Un buon regalo fa entrare una biglia, se al compagno serve.
learn-hint-seven = Il tuo primo sette: toccalo, poi tocca le tue biglie. Ogni tocco è un passo.
learn-hint-nothing = Nessuna delle tue carte andava bene, perciò sono state deposte da sole. Alla prossima distribuzione giochi di nuovo.
learn-hint-close = Capito
