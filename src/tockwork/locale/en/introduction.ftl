### A first game, step by step. `learn-ID` says what to do, `.after` what is told when it is done, other attributes what
### a wrong try is answered with. $card and $cards are cards, $left, $partner and $right names of the others.

learn-title = Learn { $game }
learn-themes = Choose a theme
learn-step = Step { $n } of { $all }
learn-done = done
learn-good = Right.
learn-rule = Rule { $clause }
learn-go-on = Go on
learn-again = Try again
learn-show-me = Show me
learn-shows = Play { $card }: { $what }.
learn-end = That is all you need. One piece of advice: before you move, look who stands behind you. Now play a real game; the coach sits beside you.
learn-real-game = Play a real game

learn-theme-goal = The goal
learn-theme-start = Bringing out
learn-theme-walk = Walking
learn-theme-capture = Capturing
learn-theme-guard = The guard
learn-theme-home = Home
learn-theme-back = Backwards
learn-theme-seven = The seven
learn-theme-swap = Swapping
learn-theme-joker = The joker
learn-theme-exchange = The exchange
learn-theme-nothing = Nothing fits
learn-theme-partner = Your partner

learn-goal = The marbles at the bottom are yours: bring all four once round the board into the ringed spaces, your home. Play { $card }: it brings one onto your start.
    .after = There it stands. Whoever has all marbles home first wins: alone, or together with the partner.
learn-start = Bring out another marble. Which card can do that?
    .wrong = That card only walked. A marble comes out with { $cards }.
    .after = Only with { $cards } does a marble come out. That is why these cards are precious.
learn-walk = A number card walks one marble that many spaces. Go as far as you can.
    .wrong = That was six spaces. The ten goes further.
learn-capture = Land exactly on the other marble: it goes back to its reserve.
    .wrong = You passed it. That is allowed, but only landing captures.
learn-must = One card is left, and it lands on the marble of { $partner }, your partner. Play it all the same.
    .after = Who can play must play, even when it hurts.
learn-guard-blocks = A marble on its own start is a guard: nobody captures it and nobody passes it. Play the five where the way is free.
learn-guard-keeps = Your marble on the start is a guard, and { $left } lies in wait behind it. Play the five and keep the guard.
    .wrong = Off its start it was no guard any more, and { $left } captured it.
    .after = As long as it stands there it is safe, and nobody gets past.
learn-home = Home begins right after your start. The count must fit: which card brings the marble in?
    .wrong = It went past home. Now it walks another lap.
    .far = Nine is too far for home. The marble goes past and walks another lap.
learn-lane = In home nobody is passed. Make room for the next one: move the marble in home right to the end.
    .wrong = The marble in home still stands in the way. Nobody is passed there.
learn-back = The four also goes backwards. Your marble stands on its start: take it four back.
    .wrong = That way it is a whole lap to home. Go back, and home lies right ahead.
    .after = Nobody goes backwards into home. But now home lies right ahead.
learn-back-home = Look how near home is now. Go in, forwards.
    .back = That went backwards. Home is entered forwards only.
    .wrong = It went past home. Now it walks another lap.
learn-seven = Share the seven over your marbles; it captures all it passes. Capture both others with it.
    .wrong = Somebody still stands there. Share the seven steps so that each of them is reached or passed.
    .after = Every step of a seven captures, and all seven must be used.
learn-seven-own = The seven captures your own marbles too. Play it without losing one.
    .wrong = Your own marble was in the way and went back to the reserve.
    .after = The front one moves out of the way first.
learn-swap = With { $card } your marble changes places with another. Take the place just before your home.
    .wrong = From there it is a long way. Change places with the marble just before your start.
learn-joker = The joker is any card you like. Let it bring the marble home.
    .wrong = It is not home yet. Let the joker be the number that leads straight in.
learn-exchange = After each deal you give your partner one card, unseen. { $partner } has no marble out: what helps?
    .wrong = With that { $partner } cannot bring a marble out. It takes { $cards }.
    .after = A good gift is a card that your partner needs. You got one as well.
learn-nothing = Play { $card } and see what happens when nothing fits any more.
    .wrong = That works too. But play the two this time, and see.
    .after = Your marble was captured and no card fits: your hand is laid down, and you wait for the next deal.
learn-partner = All your marbles are home. Now you play those of { $partner }: bring in the last one.
    .wrong = It is not home yet. Look for the card that fits.
    .after = All eight are home: the two of you have won.

## Royal games

learn-theme-up-to = One to seven
learn-theme-magnet = The magnet
learn-theme-copy = The equals card
learn-theme-ranks = The ranks
learn-theme-special = Special spaces

learn-up-to = The one-to-seven walks as far as you choose, up to seven. Capture with it.
    .wrong = It captures only where it stops. Count the spaces to the other marble.
learn-magnet = The magnet pulls a marble forwards until it stands right behind the next one. Try it.
    .wrong = That was a plain walk. The magnet goes much further.
learn-copy = The equals card is the card that was played last; that was { $card }. Get home with it.
    .wrong = It is not home yet. The equals card is worth six here, and six leads in.
learn-royal-opening = King, knight, citizen, fool: all four must go once round the board into your home. Choose who stands on your start first.
    .after = On its start it is a guard: nobody captures it there.
learn-royal-start = Bring out another one. Which card can do that?
    .wrong = That card only walked. A marble comes out with { $cards }.
    .after = You choose who comes out.
learn-royal-knight = A marble on its own start is a guard, and nobody passes it. Only your knight can: ride past it.
    .wrong = That was the fool. Only the knight rides past a guard.
learn-royal-rank = King, knight, citizen, fool: each passes only its own rank or a lower one. Who of yours gets past a knight?
    .after = The king passes everybody. The fool must wait behind the knight.
learn-royal-ten = With two cards ranks do not count: the ten, and the four going backwards. Take the fool past the knight.
learn-royal-king = Only a king captures a king, and a king walks at most seven. Capture the other king.
    .wrong = That was the fool. Take your king five spaces on, to the other king.
learn-royal-special = Whoever stops on a special space, one with a hat, draws a card. Take your citizen there.
    .wrong = It did not stop there. The special space is four ahead.
    .after = You drew a card. And a citizen may hop on from here.
learn-royal-hop = Your citizen stands on a special space and may hop to the next free one. Let it hop.
    .wrong = It stayed. The hop would have taken it sixteen spaces on.
learn-royal-fool = On the way into home the fool may leave up to two steps unused. Bring it in with the nine.
    .wrong = It is not home yet. With the nine it may stop one or two steps early.

## Tock games

learn-theme-centre = The centre
learn-theme-heaven = Heaven
learn-theme-toc-king = The king
learn-theme-toc-five = The five
learn-theme-toc-hop = From 7 to 7

learn-must-own = One card is left, and the only way open ends on your own marble. Play it all the same.
    .after = Who can play must play, even when it hurts.
learn-tock-home = Home branches off at 16, just before your start. The count must fit: which card brings the marble in?
    .wrong = That was the other marble. The front one needs six to get home.
learn-tock-back = The four always goes backwards. Take the marble on your start four back.
    .wrong = Take the marble on your start backwards: that saves it the whole way round.
    .after = Nobody goes backwards into home. But now home lies right ahead.
learn-tock-seven = Share the seven over two marbles. It captures only where one stops: capture both others.
    .wrong = Somebody still stands there. Go three steps with one marble and four with the other.
    .after = All seven steps must be used.
learn-centre-in = You stand on a 7. With { $cards } you get from there to the centre. Go in.
    .wrong = It walked on. From a 7 you may go to the centre instead.
learn-centre-out = The same cards lead out of the centre, to any 7 you like. Which one is nearest to your home?
    .wrong = From there it is further. Look for the last 7 before your home.
    .other = That brought out another marble. Use the ace for the one in the centre.
learn-tock-discard = Nothing fits, but a marble of yours is in play. Put one card away; that is your turn.
learn-no-guard = In this game nobody is safe on the track, not even on the start. Capture the marble there.
    .wrong = You passed it. Land on it: a start protects nobody here.
learn-heaven-in = You stand on an 8. With { $cards } you get from there to Heaven. Go up.
    .wrong = It walked on. From an 8 you may go to Heaven instead.
learn-heaven-out = The same cards lead down, to any 8 you like. Which one is nearest to your home?
    .wrong = From there it is further. Look for the last 8 before your home.
    .other = That brought out another marble. Use the ace for the one in Heaven.
learn-toc-fresh = A marble that has just come out cannot be captured, but you may pass it. Go past it.
    .wrong = That was your other marble. Go past the start with the one behind it.
learn-toc-king = When the king walks thirteen he captures all he passes. Capture both others with him.
    .wrong = Nobody was captured. Let the king walk thirteen.
    .after = He captures your own and your partner’s as well, if they are in the way.
learn-toc-five = The five pushes somebody else’s marble five on. Push the one that is almost home past its home.
    .wrong = That stopped nobody. Push the marble right before its home.
learn-toc-hop = A marble that stops on a 7 may hop on to the next 7 at once. Do that.
    .wrong = It stayed on the 7. Choose the next 7 as its target.
    .other = First it must stop on the 7, three spaces ahead.

## Kids

learn-theme-colours = The colours
learn-theme-throw = Throwing out
learn-theme-bone = The bones
learn-theme-renew = New cards
learn-theme-kennel = The kennel

learn-kids-goal = Your three dogs run once round into your kennel. Your start is blue and green: such a card brings a dog out. Play blue.
    .wrong = You put your cards away for new ones. That is allowed, but the blue one fitted.
learn-kids-start = Bring out a second dog. Which card shows a colour of your start?
    .wrong = No dog came out. It takes blue or green; the double step shows green too.
learn-kids-colour = A dog runs to the next space of the card’s colour. Send it to the marked space.
    .wrong = That colour leads elsewhere. The marked space is blue.
    .out = That brought out another dog. Use the blue card for the one that is running.
    .renew = You put your cards away for new ones. But the blue one fitted.
learn-kids-two = With two colours you choose one of them. Which takes your dog further?
    .wrong = With green on the card of two colours it runs further.
learn-kids-double = The double step goes to the second free space of its colour. Run with it.
    .wrong = Use the double step for the dog that is running.
learn-kids-throw = A dog of somebody else is thrown out when you run to its space. Which card reaches it?
    .wrong = It still stands there. Its space is green.
learn-kids-jump = Your own dogs are jumped: a dog runs on to the next space of the colour. Play yellow with the dog behind.
    .wrong = Play yellow with the dog behind: it jumps over the other one.
learn-kids-bone = The bone card leads to the next free bone. Run there with it.
    .wrong = Use the bone card this time.
    .after = On a bone nobody can throw you out.
learn-kids-bone-safe = { $left } sits on a bone. Play red and see what happens.
    .wrong = Play red and see.
    .after = Nobody is thrown out from a bone: your dog ran on to the next red space.
learn-kids-swap = The swap card lets two dogs change places. Take the place of the dog that stands near your kennel.
    .wrong = Use the swap card: it saves you nearly a whole lap.
learn-kids-renew = No card fits. Put all three away and draw new ones; that is your turn.
    .after = You may do that at any time, even when a card would fit.
learn-kids-kennel = The spaces of the kennel are coloured too. Which card leads in?
    .wrong = It is not in yet. The next yellow space on its way is in your kennel.
learn-kids-win = One dog is missing. Bring it in.
    .wrong = The last dog is still outside. The free space is yellow.
    .after = All three are home: you have won.

## The first real game

learn-hint-exchange = First you give { $to } a card. A good gift is one that brings a marble out, if your partner needs that.
learn-hint-seven = Your first seven: tap it, then tap your marbles. Every tap is one step.
learn-hint-nothing = None of your cards fitted, so they were laid down by themselves. With the next deal you play again.
learn-hint-close = Got it
