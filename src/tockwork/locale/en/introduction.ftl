### A first game, step by step. `learn-ID` says what to do, `.after` what is told when it is done, other attributes what
### a wrong try is answered with. $card and $cards are cards, $left, $partner and $right names of the others.

learn-title = Learn { $game }
learn-themes = Choose a topic
learn-step = Step { $n } of { $all }
learn-done = done
learn-good = Correct.
learn-rule = Rule { $clause }
learn-go-on = Continue
learn-again = Try again
learn-show-me = Show me
learn-shows = Play { $card }: { $what }.
learn-end = That is all you need. One piece of advice: before you move, look who stands behind you. Now play a real game; the coach sits beside you.
learn-real-game = Play a real game

learn-theme-goal = The goal
learn-theme-start = Getting out
learn-theme-walk = Moving
learn-theme-capture = Capturing
learn-theme-guard = The guard
learn-theme-home = Home
learn-theme-back = Backwards
learn-theme-seven = The seven
learn-theme-swap = Swapping
learn-theme-joker = The joker
learn-theme-exchange = The exchange
learn-theme-nothing = No playable card
learn-theme-partner = Your partner

learn-goal = The marbles at the bottom are yours. Move all four around the board into the circled spaces: your home. Play { $card } to bring one out.
    .after = There it is. Get all your marbles home first and you win, alone or with your partner.
learn-start = Bring out another marble. Which card can do that?
    .wrong = That card only moved a marble. You need { $cards } to bring one out.
    .after = Only { $cards } can bring a marble out. That’s why these cards are precious.
learn-walk = A number card moves one marble that many spaces. Go as far as you can.
    .wrong = That was six spaces. The ten goes further.
learn-capture = Land exactly on the other marble: it goes back to its base.
    .wrong = You passed it. That’s allowed, but only landing captures.
learn-must = One card is left, and it lands on { $partner }’s marble, your partner’s. Play it all the same.
    .after = If you can play, you must, even when it hurts.
learn-guard-blocks = A marble on its own start is a guard: nobody captures it and nobody passes it. Play the five where the way is free.
learn-guard-keeps = Your marble on the start is a guard, and { $left } lies in wait behind it. Play the five and keep the guard.
    .wrong = Once it left its start it was no longer a guard, and { $left } captured it.
    .after = As long as it stands there it’s safe, and nobody gets past.
learn-home = Home starts right after your start. You need an exact count: which card brings the marble in?
    .wrong = It went past home and has to go round again.
    .far = Nine is too far for home. The marble goes past and has to go round again.
learn-lane = Marbles can’t pass each other in the home lane. Make room for the next one: move the marble in home right to the end.
    .wrong = The marble in home is still in the way. Marbles can’t pass each other there.
learn-back = The four also goes backwards. Your marble stands on its start: take it four back.
    .wrong = That way it’s a whole lap to home. Go back, and home is right ahead.
    .after = You can’t go backwards into home. But now home is right ahead.
learn-back-home = Look how near home is now. Go in, forwards.
    .back = That went backwards. You can only enter home forwards.
    .wrong = It went past home and has to go round again.
learn-seven = Split the seven among your marbles; it captures everything it passes. Capture both opponents.
    .wrong = Someone is still there. Split the seven steps so that each of them is reached or passed.
    .after = Every step of a seven captures, and all seven must be used.
learn-seven-own = The seven captures your own marbles too. Play it without losing one.
    .wrong = Your own marble was in the way and went back to base.
    .after = The front one moves out of the way first.
learn-swap = With { $card } your marble swaps with another. Take the space just before your home.
    .wrong = From there it’s a long way. Swap with the marble just before your start.
learn-joker = The joker is any card you like. Let it bring the marble home.
    .wrong = It’s not home yet. Use the joker as the number that leads straight in.
learn-exchange = After each deal you give your partner one card, face down. { $partner } has no marble out: what helps?
    .wrong = With that { $partner } can’t bring a marble out. It takes { $cards }.
    .after = A good gift is a card that your partner needs. You got one as well.
learn-nothing = Play { $card } and see what happens when you can’t play any more.
    .wrong = That works too. But play the two this time, and see.
    .after = Your marble was captured and you can’t play any card, so you sit out until the next round.
learn-partner = All your marbles are home. Now you play { $partner }’s: bring in the last one.
    .wrong = It’s not home yet. Look for the exact card.
    .after = All eight are home: the two of you have won.

## Royal games

learn-theme-up-to = One to seven
learn-theme-magnet = The magnet
learn-theme-copy = The equals card
learn-theme-ranks = The ranks
learn-theme-special = Special spaces

learn-up-to = The one-to-seven moves as far as you choose, up to seven. Use it to capture.
    .wrong = It captures only where it stops. Count the spaces to the other marble.
learn-magnet = The magnet pulls a marble forwards until it stands right behind the next one. Try it.
    .wrong = That was an ordinary move. The magnet goes much further.
learn-copy = The equals card is the card that was played last; that was { $card }. Use it to get home.
    .wrong = It’s not home yet. The equals card is worth six here, and six leads in.
learn-royal-opening = King, knight, citizen, fool: all four must go once around the board into your home. Choose who stands on your start first.
    .after = On its start it is a guard: nobody captures it there.
learn-royal-start = Bring out another one. Which card can do that?
    .wrong = That card only moved a marble. You need { $cards } to bring one out.
    .after = You choose who comes out.
learn-royal-knight = A marble on its own start is a guard, and nobody passes it. Only your knight can: ride past it.
    .wrong = That was the fool. Only the knight rides past a guard.
learn-royal-rank = King, knight, citizen, fool: each passes only its own rank or a lower one. Which of yours can pass a knight?
    .after = The king can pass any of them. The fool must wait behind the knight.
learn-royal-ten = Two cards ignore rank: the ten, and the four played backwards. Take the fool past the knight.
learn-royal-king = Only a king captures a king, and a king moves at most seven. Capture the other king.
    .wrong = That was the fool. Move your king five spaces, onto the other king.
learn-royal-special = Stop on a special space, one with a hat, and you draw a card. Take your citizen there.
    .wrong = It did not stop there. The special space is four ahead.
    .after = You drew a card. And a citizen may hop on from here.
learn-royal-hop = Your citizen stands on a special space and may hop to the next free one. Let it hop.
    .wrong = It stayed. The hop would have taken it sixteen spaces on.
learn-royal-fool = On the way into home the fool may leave up to two steps unused. Bring it in with the nine.
    .wrong = It’s not home yet. With the nine it may stop one or two steps early.

## Tock games

learn-theme-centre = The centre
learn-theme-heaven = Heaven
learn-theme-toc-king = The king
learn-theme-toc-five = The five
learn-theme-toc-hop = From 7 to 7

learn-must-own = One card is left, and the only way open ends on your own marble. Play it all the same.
    .after = If you can play, you must, even when it hurts.
learn-tock-home = Home branches off at 16, just before your start. You need an exact count: which card brings the marble in?
    .wrong = That was the other marble. The front one needs six to get home.
learn-tock-back = The four always goes backwards. Take the marble on your start four back.
    .wrong = Take the marble on your start backwards: that saves it the whole way round.
    .after = You can’t go backwards into home. But now home is right ahead.
learn-tock-seven = Split the seven between two marbles. It captures only where one stops: capture both opponents.
    .wrong = Someone is still there. Move one marble three steps and the other four.
    .after = All seven steps must be used.
learn-centre-in = You stand on a 7. With { $cards } you get from there to the centre. Go in.
    .wrong = It moved on. From a 7 you may go to the centre instead.
learn-centre-out = The same cards lead out of the centre, to any 7 you like. Which one is nearest to your home?
    .wrong = From there it’s further. Look for the last 7 before your home.
    .other = That brought out another marble. Use the ace for the one in the centre.
learn-tock-discard = You can’t play any card, but a marble of yours is in play. Discard a card; that counts as your turn.
learn-no-guard = In this game nobody is safe on the track, not even on the start. Capture the marble there.
    .wrong = You passed it. Land on it: a start protects nobody here.
    .other = That was another marble. Play the five with the one behind the start.
learn-heaven-in = You stand on an 8. With { $cards } you get from there to Heaven. Go up.
    .wrong = It moved on. From an 8 you may go to Heaven instead.
learn-heaven-out = The same cards lead down, to any 8 you like. Which one is nearest to your home?
    .wrong = From there it’s further. Look for the last 8 before your home.
    .other = That brought out another marble. Use the ace for the one in Heaven.
learn-toc-fresh = A marble that has just come out can’t be captured, but you may pass it. Go past it.
    .wrong = That was your other marble. Go past the start with the one behind it.
learn-toc-king = When the king moves thirteen it captures everything it passes. Capture both opponents with it.
    .wrong = Nothing was captured. Move thirteen with the king.
    .after = It captures your own and your partner’s as well, if they are in the way.
learn-toc-five = The five pushes another player’s marble five spaces on. Push the one that is almost home past its home.
    .wrong = That stopped nobody. Push the marble right before its home.
learn-toc-hop = A marble that stops on a 7 may hop on to the next 7 at once. Do that.
    .wrong = It stayed on the 7. Choose the next 7 as its target.
    .other = First it must stop on the 7, three spaces ahead.

## Related games

learn-theme-pass = Passing
learn-theme-skip = A lost turn
learn-theme-nine = The nine
learn-theme-tac = The tac

learn-ring-home = Home branches off right before your start. You need an exact count: which card brings the marble in?
    .wrong = That was the other marble. The front one needs six to get home.
learn-joker-fifteen = The joker brings a marble out, or moves one fifteen spaces. Capture the marble that far ahead.
    .out = That brought out another marble. Use the joker for the one on the track.
    .wrong = It is still there. It’s fifteen spaces ahead: the joker gets there.
learn-pass-own = You can’t pass your own marbles. Play the five where the way is free.
learn-pass-wall = Two marbles of other players in a row are a wall: you can land on one, but you can’t pass them. Play the six where the way is free.
learn-skip = Instead of moving, { $card } can make { $left } lose a turn and a card. Play it that way.
    .wrong = That moved a marble. Make { $left } lose the turn this time.
    .after = { $left } had to discard a card and lost the turn.
learn-goal-five = The marbles at the bottom are yours. Move all five around the board into the circled spaces: your home. Play { $card } to bring one out.
    .after = There it is. The first team with all marbles home wins.
learn-partner-hit = If you land on { $partner }’s marble, it jumps to just before its home: a gift for your partner. Do that.
    .wrong = That didn’t help. Land on { $partner }’s marble, six spaces ahead.
learn-early-home = Home branches off well before your start, at the marked space. You need an exact count. Bring the marble in.
    .wrong = It went past home and has to go round again.
learn-eight-back = The eight always goes backwards. Take the marble on your start eight back.
    .wrong = Take the marble on your start backwards: that saves it the whole way round.
    .after = You can’t go backwards into home. But now home is right ahead.
learn-nine = The nine may be split between two marbles, one forwards and the other backwards. Capture both opponents.
    .wrong = Someone is still there. Move one marble five forwards and the other four backwards.
learn-joker-takes = The joker puts your marble where another player’s stands, and captures that one. Take the place nearest your home.
    .wrong = From there it’s a long way. Take the place just before your home.
learn-discard-one = You can’t play any card. Discard one; that counts as your turn.
learn-capture-only = Land exactly on the other marble: it goes back to its base.
    .wrong = It is still there. Move the marble three spaces behind it.
learn-pass-nobody = No marble can be passed here, not even your own. Play the five where the way is free.
learn-four-home = The four goes backwards, and from your start it may turn into home with what is left. Bring the marble in.
    .wrong = It went past your start. Let it turn into home there.
    .other = That was the nine. The four leads into home.
learn-tac = { $right } has just captured your marble with a five. The tac takes that back. Play it.
    .wrong = Your marble is still in base. Play the tac this time.
    .after = Everything stands as before, and now you play the five.
learn-partner-five = All your marbles are home. Now you play { $partner }’s: bring in the last one.
    .wrong = It’s not home yet. Look for the exact card.
    .after = All ten are home: the two of you have won.

## Kids

learn-theme-colours = The colours
learn-theme-throw = Capturing
learn-theme-bone = The bones
learn-theme-renew = New cards
learn-theme-kennel = The doghouse

learn-kids-goal = Your three dogs run once around into your doghouse. Your start is blue and green. A card of either colour brings a dog out. Play blue.
    .wrong = You exchanged your cards for new ones. That’s allowed, but the blue one worked.
learn-kids-start = Bring out a second dog. Which card shows a colour of your start?
    .wrong = No dog came out. It takes blue or green; the double step shows green too.
learn-kids-colour = A dog runs to the next space of the card’s colour. Send it to the marked space.
    .wrong = That colour leads elsewhere. The marked space is blue.
    .out = That brought out another dog. Use the blue card for the one that is running.
    .renew = You exchanged your cards for new ones. But the blue one worked.
learn-kids-two = With two colours you choose one of them. Which takes your dog further?
    .wrong = With green on the card of two colours it runs further.
learn-kids-double = The double step goes to the second free space of its colour. Run with it.
    .wrong = Use the double step for the dog that is running.
learn-kids-throw = Land on another player’s dog and it’s sent back. Which card reaches it?
    .wrong = It’s still there. Its space is green.
learn-kids-jump = You jump over your own dogs: a dog runs on to the next space of the colour. Play yellow with the dog behind.
    .wrong = Play yellow with the dog behind: it jumps over the other one.
learn-kids-bone = The bone card leads to the next free bone. Run there with it.
    .wrong = Use the bone card this time.
    .after = On a bone no dog can be captured.
learn-kids-bone-safe = { $left } sits on a bone. Play red and see what happens.
    .wrong = Play red and see.
    .after = No dog is captured on a bone: your dog ran on to the next red space.
learn-kids-swap = The swap card lets two dogs swap. Take the space of the dog that stands near your doghouse.
    .wrong = Use the swap card: it saves you nearly a whole lap.
learn-kids-renew = You can’t play any card. Discard all three and draw new ones; that counts as your turn.
    .after = You may do that at any time, even when you could play.
learn-kids-kennel = The spaces of the doghouse are coloured too. Which card leads in?
    .wrong = It’s not in yet. The next yellow space on its way is in your doghouse.
learn-kids-win = One dog is missing. Bring it in.
    .wrong = The last dog is still outside. The free space is yellow.
    .after = All three are home: you’ve won.

## The first real game

learn-hint-exchange = First you give { $to } a card. You get one too before the round begins.
learn-hint-seven = Your first seven: tap it, then tap your marbles. Every tap is one step.
learn-hint-nothing = You couldn’t play any card, so your hand was discarded automatically. You’re back in with the next round.
learn-hint-close = Got it
