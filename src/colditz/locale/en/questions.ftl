# What is asked of whoever must decide: one line for each step that asks. Then what others read meanwhile.

asks-agreement = Do you agree to the terms of victory?
asks-ask-leave = A man of another nation wants to use your tunnel. Do you allow it?
asks-invitation = { $seat } opens the secret door and asks you along: do you show the Aeroplane card?
asks-marksman = Which guard has fired? He goes to the barracks.
asks-ask-to-follow = { $pawn } wants to follow to { $to }, where you have paid. Do you allow it?
asks-before-throw = Play cards if you like, then throw the dice.
asks-throw = Throw the dice.
asks-earns-card = Each throw of { $sums } earns a card.
asks-earns-card-by-throw = Each throw of { $sums } earns a card.
asks-earns-card-in-osprey = A throw of 5 or less earns a card, once a turn.
asks-earns-card-in-devir = A total of { $sums } over the whole turn earns a card.
asks-earns-card-by-total = A total of { $sums } over the whole turn earns a card.
asks-bring-off = Choose where the stranded man goes.
asks-carry-on = Does { $guard } cross here?
asks-close-turn = You may recall stranded guards; then end your turn.
asks-choose-quarry = Whom does { $guard } chase outside the castle?
asks-collect-or-discard = You have one card too many: discard one.
asks-confiscation = One of your men was arrested: give up one Equipment card.
asks-deployment = Post guards on the marked circles: { $due } inside (so far { $inside }) and { $least } to { $most } outside (so far { $outside }). Then begin the game.
asks-lose-cards = Sabotage: discard { $left } of your cards.
asks-go-to-appel = Choose one of the marked circles of the Appel area for { $pawn }.
asks-hide = Advance Warning: hide your men on safe circles.
asks-slip-away = Tip-off: send men to safe circles, with the equipment for their way, or go on.
asks-lock-up = Choose the cells for { $prisoner }.
asks-make-way = { $pawn } must make way: choose where he goes.
asks-may-add-throw = A double: add one more throw?
asks-may-clear-markers = You may remove escape markers of that nation.
asks-may-take-marker = { $guard } is at a marked crossing: remove the marker?
asks-may-throw-again = A double: throw again for more points?
asks-move-marker = You have no marker left: move one of yours to this crossing.
asks-move-on = { $pawn } is standing in the searchlight: move him on.
asks-meeting = Secret meeting: talk to the other officers, and say when you are ready.
asks-movement = Move your { $side ->
    [guards] guards
   *[men] men
    }. Points left: { $points }.
asks-movement-double = A double: a man may leave solitary for one point.
asks-movement-over = None of your { $side ->
    [guards] guards
   *[men] men
    } can move any further: end your turn, or play a card.
asks-movement-end = None of your { $side ->
    [guards] guards
   *[men] men
    } can move any further: end your turn.
asks-movement-over-spent = All points are used: end your turn, or play a card.
asks-movement-end-spent = All points are used: end your turn.
asks-movement-throw = A double: throw again.
asks-movement-more = None of your { $side ->
    [guards] guards
   *[men] men
    } can move any further, but you can still do this: { $deeds }.
deed-quoted = “{ $deed }”
asks-movement-card = You have earned a card: draw it before you move, or you lose it.
asks-movement-hand = Too many cards: play or discard one before you end your turn.
asks-one-die = Night: only one of the dice counts. Which one?
asks-roll-call = Roll call: men you send leave where they are and line up in the Appel area. Men who stay away keep their place but can be hunted.
asks-stand-aside = { $pawn } must leave the road: choose where he goes.
asks-pushed-aside = { $pawn } is pushed aside by the car: choose where he goes.
asks-supplier-goes = Choose which man goes to the Appel area for the kit.
asks-swap-opportunity = Swap Opportunity cards with other officers, or go on.
asks-swap-equipment = Swap Equipment with other officers, or go on.
asks-take-place = Choose a place in line for { $prisoner }.
asks-lead-off = There is room for one of these men in the cooler: who is locked up next?
asks-may-raid = A turn is over: do you search a room or call the roll?
asks-round-up = Men who stayed away are within reach: which guard takes them and goes home?
asks-pick-officers = Name the officers whose men you arrest.
asks-found-inside = Name the officer whose men in the room you arrest.
asks-send-searcher = Which guard goes to search the room?
asks-head-count = Roll call: send men to their places, or let them stay away.
asks-run-and-hide = Tip-off: send men to hiding places, then go on.
asks-window = Do you respond with a card?

proposal-appel-call = Security orders a roll call.
proposal-crossing = { $pawn } is about to cross to { $to }.
proposal-key-use = { $pawn } uses a Key at { $to }.
proposal-seizure = The guards are about to take one of your Equipment cards.
proposal-kit-seizure = The guards are about to take your Escape Kit.
proposal-pass-use = { $pawn } uses a Pass at { $to }.
proposal-search-call = Security orders a search of { $room }.
proposal-shot = { $guard } fires at { $target }.
proposal-equipment-claim = { $pawn } and { $other } are about to steal { $card }.
proposal-room-search = { $room } is about to be searched.
proposal-shot-fired = { $guard } has fired at { $target }.
proposal-flight = The aeroplane is about to fly, with { $throws } throws.
proposal-slip-through = { $pawn } is about to slip through to { $to }.
proposal-slip-by-key = { $pawn } uses a Key at { $to }.
proposal-slip-by-pass = { $pawn } uses a Pass at { $to }.
proposal-run-by-key = { $prisoner } hands in a Key for the run.

waits-for = Waiting for { $who }.
waits-turn = { $who } is taking a turn.
waits-vacation = Waiting for { $who }, on vacation until { $when }.
your-turn = Your turn.
your-decision = Your decision.
not-started = The game has not started: some seats are still open.
not-started-people = The game begins when everyone is here.
not-started-clock = Until then nobody's time runs.
game-paused = The game is paused.
game-finished = The game is over: { $who } wins.
game-finished-many = The game is over: { $who } win together.
game-kept = This game was played under older rules: you can read it, but not continue it.
answer-noted = Your answer has been recorded.
only-pass = You have no card for this. The game goes on by itself.
