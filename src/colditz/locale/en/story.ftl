# What took place, one line for each kind of event.

event-turn-began = Round { $round }: { $who }'s turn.
event-thrown = { $who } throws { $first } and { $second }.{ $draws ->
    [0] { "" }
   *[other] { " " }That earns a card.
    }{ $releases ->
    [0] { "" }
   *[other] { " " }A double!
    }
event-thrown-in-osprey = { $who } throws { $first } and { $second }.{ $draws ->
    [0] { "" }
   *[other] { " " }5 or less earns a card, once a turn.
    }{ $releases ->
    [0] { "" }
   *[other] { " " }A double!
    }
event-seat-taken = { $who } takes the next seat at the table.
event-roll-done = { $who } throws again; points left over are lost.
event-die-chosen = { $who } uses the die that shows { $points }.
event-card-thrown = { $who } throws { $first } and { $second }.
event-throws-again = A double: { $who } throws again.
event-distance-left = { $prisoner } still has { $distance ->
    [one] one circle
   *[other] { $distance } circles
    } to go, with { $throws ->
    [one] one throw
   *[other] { $throws } throws
    }.
event-card-drawn = { $who } draws { $card }.
event-desperate-card-turned = { $who } reveals { $card }.
event-card-played = { $who } plays { $card }.
event-card-shown = { $who } shows { $card }.
event-card-discarded = { $who } discards { $card }.
event-turn-ended = { $who } ends the turn.
event-part-began = It is another time of day now.
event-time-ran-out = Time is up. This round is played to the end.
event-resigned = { $who } resigns.
event-game-ended = { $count ->
    [0] The game is over: nobody won.
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } win together.
    }
event-pawn-moved = { $cost ->
    [one] { $pawn } walks to { $to } for 1 point.
   *[other] { $pawn } walks to { $to } for { $cost } points.
    }
event-pawn-cut-through = { $cost ->
    [one] { $pawn } gets through the wire to { $to } for 1 point.
   *[other] { $pawn } gets through the wire to { $to } for { $cost } points.
    }
event-pawn-climbed = { $cost ->
    [one] { $pawn } climbs down to { $to } for 1 point.
   *[other] { $pawn } climbs down to { $to } for { $cost } points.
    }
event-pawn-placed = { $pawn } goes straight to { $to }.
event-points-spent = { $cost ->
    [one] { $who } spends one more point.
   *[other] { $who } spends { $cost } more points.
    }
event-guard-posted = { $guard } is posted at { $to }.
event-guard-went-home = { $guard } goes back to { $to }.
event-pow-arrested = { $prisoner } is arrested.
event-pow-arrested-by-guard = { $guard } arrests { $prisoner } and goes back to { $to }.
event-pow-arrested-there = { $guard } arrests { $prisoner }.
event-pow-locked-up = { $prisoner } is locked up in { $place }.
event-pow-released = { $prisoner } leaves solitary.
event-way-home-kept = { $prisoner } is on his way back.
event-way-home-left = { $prisoner } is no longer protected on his way back.
event-pow-escaped = { $prisoner } has escaped through { $place }!
event-pow-died = { $prisoner } is shot dead.
event-team-out = { $who } is out of the game.
event-equipment-claimed = { $who } takes { $card }.
event-equipment-spent = { $who } uses { $cards }.
event-equipment-lost = { $who } gives up { $card }.
event-kit-claimed = { $who } takes an Escape Kit.
event-kit-shown = { $who } has the Escape Kit that a man needs to go free.
event-kit-spent = { $who } uses an Escape Kit.
event-kit-lost = { $who } loses the Escape Kit.
event-frisked = Frisk: { $who } throws { $first }, the Commandant { $second }.
event-guest-invited = { $who } has opened the secret door.
event-guest-declined = { $who } does not open the door: nobody showed the Aeroplane card.
event-aeroplane-flown = The aeroplane takes off!
event-flight-card-turned = The card for the flight is turned up: { $card }.
event-way-paid = Where { $pawn } has passed, one man of another officer may follow in this round.
event-way-closed = Nobody else may follow there any more.
event-way-shared = { $pawn } may follow where another officer has paid.
event-sharing-refused = { $who } may not follow.
event-run-declared = { $who } sends { $prisoner } on a Do or Die run.
event-pack-shuffled = The pack is shuffled.
event-theft-counted = { $who } has stolen one more card.
event-attempt-declared = { $who } announces: { $pawn } leaves by { $to }.
event-attempt-lapsed = { $pawn } has not got out; his attempt is over.
event-courtyard-left = { $pawn } has left the courtyard.
event-alarm-raised = Alarm! The guards may move freely this turn.
event-stride-taken = { $steps ->
    [one] { $guard } has taken one step beyond the courtyard.
   *[other] { $guard } has taken { $steps } steps beyond the courtyard.
    }
event-got-outside = { $pawn } is outside the castle!
event-quarry-named = { $guard } chases { $prisoner }.
event-tunnel-shown = { $who } must get two men into { $tunnel } this turn.
event-tunnel-manned = Two men are in { $tunnel }: it stays open.
event-entrances-shut = Nobody else may enter the open tunnels.
event-leave-granted = { $who } lets the men of the officer on turn into { $tunnel }.
event-pow-stirred = { $pawn } has walked up to a guard.
event-digger-named = { $pawn } makes for the tunnel.
event-arrest-tried = { $prisoner } walks up to { $guard } and throws { $first }.
event-card-laid = { $who } lays { $card } on the board.
event-card-lifted = { $card } leaves the board.
event-room-searched = { $guard } reaches { $room } and searches it.
event-search-failed = { $guard } finds nobody in { $room }.
event-raid-began = { $card } is in force this turn.
event-marker-laid = { $who } leaves an escape marker.
event-marker-taken = An escape marker is removed.
event-returner-strayed = { $prisoner } has left the way back and may be arrested again.
event-general-search-held = The general search is over.
event-last-man-crept = { $prisoner } creeps on through the collapsed tunnel.
event-office-emptied = The guards in the Commander's office go back to the barracks.
event-route-taken = { $pawn } crosses.
event-routes-closed = The way is closed behind { $pawn }.
event-tunnel-opened = { $who } opens { $tunnel }.
event-leave-refused = { $who } does not let other nations into { $tunnel }.
event-tunnel-closed = { $tunnel } is closed for good.
event-room-opened = Guards may search { $room }.
event-search-over = The search is over.
event-tunnel-named = { $tunnel } has been detected.
event-tunnel-discovered = { $tunnel } has been discovered.
event-tunnel-forgotten = { $tunnel } is empty; the guards lose track of it.
event-appel-called = Roll call in the courtyard!
event-pow-stayed-away = { $prisoner } stays away from roll call.
event-trade-offered = { $who } offers { $other } a trade.
event-trade-refused = { $other } declines the offer.
event-trade-lapsed = The offer to { $other } is no longer open.
event-trade-made = { $who } and { $other } make a trade.
event-trade-offered-of = { $who } offers { $other } { $give } for { $want }.
event-trade-made-of = { $who } gives { $other } { $give } for { $want }.
event-pawn-moved-by-hand = { $pawn } is moved to { $to } by hand.
event-breach-called = A breach is called out: { $prisoner } goes to solitary.
event-formula-accepted = { $who } agrees to the terms.

# What is said aloud to those who listen.

taken-back = The last move was undone.
story-more = { $count ->
    [one] One more thing happened before.
   *[other] { $count } more things happened before.
    }
