# What is asked of whoever must decide: one line for each step that asks. Then what others read meanwhile.

asks-agreement = Do you agree to the terms of victory?
asks-ask-leave = A man of another nation wants to use your tunnel: may he?
asks-before-throw = Play cards if you like, then throw the dice.
asks-bring-off = Choose where the stranded man goes.
asks-carry-on = Does { $guard } go over the crossing?
asks-close-turn = You may recall stranded guards; then end the turn.
asks-confiscation = A man of yours was arrested: give up one Equipment card.
asks-deployment = Post guards on the marked circles: { $inside } of { $due } inside, { $outside } outside ({ $least } to { $most }). Then begin.
asks-give-up-cards = Sabotage: lay away { $left } of your cards.
asks-go-to-appel = Choose one of the marked circles of the Appel area for { $pawn }.
asks-hide = Advance Warning: hide your men on safe circles.
asks-lock-up = Choose the cells for { $prisoner }.
asks-make-way = { $pawn } must make way: choose where he goes.
asks-may-add-throw = A double: add one more throw?
asks-may-clear-markers = You may take away escape markers of that nation.
asks-may-take-marker = { $guard } stands at a marked crossing: take the marker away?
asks-may-throw-again = A double: throw again?
asks-move-marker = You have no marker left: move one of yours to this crossing.
asks-move-on = { $pawn } stands in the beam: move him on.
asks-movement = Move your pawns. Points left: { $points }.
asks-movement-over = Nobody can walk any more: end your turn, or play a card.
asks-movement-card = You have earned a card: draw it before you walk, or it is lost.
asks-roll-call = Roll call: send men to their places, or let them stay away.
asks-stand-aside = { $pawn } must leave the road: choose where he goes.
asks-supplier-goes = Choose which man goes to the Appel area for the kit.
asks-take-place = Choose a place in line for { $prisoner }.
asks-window = Do you answer with a card?

proposal-appel-call = A roll call is called.
proposal-crossing = { $pawn } is about to cross to { $to }.
proposal-key-use = { $pawn } uses a Key at { $to }.
proposal-pass-use = { $pawn } uses a Pass at { $to }.
proposal-search-call = A search of { $room } is called.
proposal-shot = { $guard } fires at { $target }.

waits-for = Waiting for { $who }.
waits-turn = { $who } is on turn.
your-turn = Your turn, { $who }.
your-decision = Your decision, { $who }.
not-started = The game has not begun: seats are still open.
game-paused = The game is paused.
game-finished = The game is over. { $who } wins.
game-finished-many = The game is over. { $who } win together.
game-kept = This game was played under older rules; it can be read but not played on.
answer-noted = Your answer is noted.
only-pass = You hold no card for this; the game goes on by itself.
