# What the table says and does while it is played at: moments, speeds, dangers, goals.

legend = Legend
legend-costs = The number on a wall says how far down it is: 30 takes one rope, 60 takes two.
legend-equipment = Symbols in rooms: equipment
legend-kit = Symbols in rooms: the four parts of an Escape Kit
legend-ground = Circles and signs
my-men = My men
pace = Animation speed
pace-step = Step by step
pace-calm = Calm
pace-quick = Quick
pace-instant = Instant
switch-sound = Sound
switch-follow = Board follows the play
switch-danger = Mark where guards could arrest
switch-auto-throw = Throw automatically
switch-auto-end = End my turn when nothing is left to do
switch-ask-end = Ask before I end a turn with points left
end-anyway = You still have { $points ->
    [one] one point
   *[other] { $points } points
    }. End anyway?
end-loses = { $men } would be arrested at once. End anyway?
choose-pawn-on-board = Choose a pawn on the board.
choose-man-on-board = Choose a man on the board.
choose-guard-on-board = Choose a guard on the board.
choose-place-on-board = Choose a marked circle on the board.
choose-cells-on-board = Choose the cells on the board.
as-list = Show as a list
to-my-turn = Skip to my turn
send-all = { $count ->
    [2] Send both men
   *[other] Send all { $count } men
    }
stakes-do-or-die = He must run { $steps } circles; the card he turns up gives him 3 to 7 throws. About { $chance } in 100 such runs succeed. If he falls short he is shot, and your whole nation is out of the game.
run-title = { $man } runs for it
run-throws = Throws so far
run-left = { $distance ->
    [one] One circle
   *[other] { $distance } circles
    } to go with { $throws ->
    [one] one throw
   *[other] { $throws } throws
    } left. { $chance ->
    [0] Hardly anyone makes it from here.
   *[other] About { $chance } in 100 make it from here.
    }
run-short = { $distance ->
    [one] One circle short.
   *[other] { $distance } circles short.
    }
run-made-it = He has made it!
run-throw = Throw the dice
run-on = Continue
risk = { $guard } is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } away and can arrest him here with { $chance }% of throws.
risk-in-courtyard = { $guard } is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } away and can arrest him here with { $chance }% of throws, because you hold equipment.
goal-danger = a guard may come: { $chance }%
too-far = The shortest way there is { $steps } circles; you have { $points ->
    [one] one point
   *[other] { $points } points
    }.
danger-show = Where could guards arrest my men?
danger-likely = A guard can make an arrest here with at least half of all throws.
danger-seldom = With a lucky throw.
danger-none = No mark: no guard can get there next turn, or your men may not be arrested there.
tip-needs = { $place }: takes { $cards }
tip-symbol = { $place }: symbol { $symbol }
pace-next = Next
pace-skip = Skip
died-why-talisman = The { $card } shortened the shot, but he was near enough to be hit all the same.
died-why-run = Your card { $card } could not help: it works only against a guard's shot, not on a desperate run.
died-why-unplayed = You held the card { $card }: it helps only if it is played when the shot is announced.
give-up-why = { $guard } leads him away and leaves this place himself. That can clear the way for another man.
good-news-shut = Got it
they-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
    }
odds-of = { $chance } in 100
stakes-run = He turns up a card that gives him 3 to 7 throws to get away. If he falls short he is shot, and your whole nation is out of the game.
volume = Volume
sound-off = Turn the sound off
sound-on = Turn the sound on
routes-sharing = The other Escape Officers see this way.
routes-stop = Stop showing
moment-pow-arrested = Arrested
moment-pow-escaped = Escaped
moment-pow-escaped-own = You escaped!
moment-pow-died = Shot
moment-team-out = Out of the game
moment-appel-called = Roll call
moment-kit-claimed = Kit complete
moment-wire-cut = Wire cut
moment-desperate-card-turned = Do or die
arrest-why-courtyard = In the inner courtyard any man can be arrested while his officer holds equipment. Nothing else is lost.
arrest-why-post = On a guard post of the inner courtyard any man can be arrested while his officer holds equipment. Nothing else is lost.
arrest-why-post-in-osprey = On a guard post any man can be arrested. Nothing else is lost.
arrest-why-room = The room was searched, and his officer holds equipment.
arrest-why-room-in-osprey = Guards could enter the room, and his officer holds equipment. Nothing else is lost.
arrest-why-room-in-devir = The room was searched, and his officer holds equipment: each man arrested costs him one Equipment card.
arrest-why-absent-in-osprey = He stayed away from the roll call, so he could be arrested even without equipment. Nothing else is lost.
arrest-why-searched = He stayed away from the roll call, and the search found him.
arrest-why-tunnel = The tunnel was discovered, so guards could go down to him.
arrest-why-tunnel-alone = A tunnel is held by two men or more: whoever is left alone in it at the end of a turn is caught. Nothing else is lost.
arrest-why-tunnel-cleared = Two guards reached the detected tunnel: everyone in it is caught. Nothing else is lost.
arrest-why-outside = Outside the inner courtyard any man can be arrested, and his officer loses one Equipment card if he has any.
arrest-why-card = Because of the card { $card }: { $effect }
arrest-why-breach = He was moved against the rules, and the Security Officer called it out. Nothing else is lost.
arrest-why-caught = No guard was needed to catch him.
news-look = Show this on the board
goal-escape = First to { $needed ->
    [one] one escape
   *[other] { $needed } escapes
    } wins · ends after round { $rounds }. You have { $own }; the best has { $best }.
goal-escape-in-v3 = { $needed ->
    [one] One escape
   *[other] { $needed } escapes
    } by the end of round { $rounds } to win. You have { $own }; the best has { $best }.
goal-escape-in-devir = { $needed ->
    [one] One escape
   *[other] { $needed } escapes
    } by the end of round { $rounds } to win. You have { $own }; the best has { $best }.
goal-guards = Let no nation make { $needed ->
    [one] one escape
   *[other] { $needed } escapes
    } · ends after round { $rounds }. Most so far: { $best }.
goal-watch = { $needed ->
    [one] One escape wins
   *[other] { $needed } escapes win
    } · ends after round { $rounds }. Most so far: { $best }.
waits-for-what = Waiting for { $who } { $what }.
awaited-before-throw = to throw the dice
awaited-movement = to move
awaited-window = to decide whether to play a card
awaited-deployment = to post the guards
awaited-roll-call = to answer the roll call
awaited-confiscation = to give up equipment
awaited-lock-up = to choose the cells
awaited-agreement = to agree to the terms
awaited-may-throw-again = to decide whether to throw again
awaited-may-add-throw = to decide whether to throw again
out-title = Your nation is out of the game
out-ran = { $man } ran { $done } of { $total } circles in { $throws ->
    [one] one throw
   *[other] { $throws } throws
    }.
out-says = The others play on. You can watch how it ends.
out-watch = Keep watching
you-won = You won!
you-lost = You lost
you-gave-up = You gave up
ending-given-up = The game was given up.
routes-kit = an Escape Kit
routes-missing = You need: { $cards }
routes-in-hand = your cards in hand bring: { $cards }
routes-guards = nearby: { $guards }
routes-ready = you have everything you need
rules-text-language = The text of the rules is in English.
story-nobody-won = Nobody won.

arrest-why-courtyard-in-v3 = In the inner courtyard any man can be arrested while his officer holds a kit, or has taken three Equipment cards and still holds one. A frisk decides whether a card is lost.
arrest-why-post-in-v3 = On a guard post of the inner courtyard any man can be arrested while his officer holds a kit, or has taken three Equipment cards and still holds one. A frisk decides whether a card is lost.
arrest-why-room-in-v3 = The room was searched, or he missed a roll call: whatever his officer holds, he is arrested.
arrest-why-outside-in-v3 = Beyond the inner courtyard any man can be arrested. His officer loses one Equipment card or, if he has none, a frisk decides whether he loses his kit.
stakes-do-or-die-in-v3 = He must run { $steps } circles; the card he turns up gives him 3 to 7 throws, and you hand over a key. About { $chance } in 100 such runs succeed. If he falls short he is shot; you play on with your other men.
stakes-run-in-v3 = He turns up a card that gives him 3 to 7 throws to get away, and you hand over a key. If he falls short he is shot; you play on with your other men.
risk-in-courtyard-in-v3 = { $guard } is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } away and can arrest him here with { $chance }% of throws, because of your kit or the Equipment you have taken.
