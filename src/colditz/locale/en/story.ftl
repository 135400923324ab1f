# What took place, one line for each kind of event.

event-turn-began = Round { $round }: { $who } starts a turn.
event-thrown = { $who } throws { $first } and { $second }.
event-card-thrown = { $who } throws { $first } and { $second } for a card.
event-card-drawn = { $who } draws { $card }.
event-desperate-card-turned = { $who } reveals { $card }.
event-card-played = { $who } plays { $card }.
event-card-shown = { $who } shows { $card }.
event-card-discarded = { $who } discards { $card }.
event-turn-ended = { $who } ends the turn.
event-part-began = It is another time of day now.
event-time-ran-out = Time is up. This round is played to the end.
event-game-ended = { $count ->
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } win together.
    }
event-pawn-moved = { $cost ->
    [one] { $pawn } walks to { $to } for one point.
   *[other] { $pawn } walks to { $to } for { $cost } points.
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
event-pow-escaped = { $prisoner } has escaped!
event-pow-died = { $prisoner } is shot dead.
event-team-out = { $who } is out of the game.
event-equipment-claimed = { $who } takes { $card }.
event-equipment-spent = { $who } hands over { $cards }.
event-equipment-lost = { $who } gives up { $card }.
event-kit-claimed = { $who } takes an Escape Kit.
event-kit-shown = { $who } shows an Escape Kit.
event-kit-spent = { $who } uses an Escape Kit.
event-marker-laid = { $who } leaves an escape marker.
event-marker-taken = An escape marker is removed.
event-returner-strayed = { $prisoner } has left the way back and may be arrested again.
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
event-trade-lapsed = The offer to { $other } has expired.
event-trade-made = { $who } and { $other } make a trade.
event-pawn-moved-by-hand = { $pawn } is moved to { $to } by hand.
event-breach-called = A breach is called out: { $prisoner } goes to solitary.
event-formula-accepted = { $who } agrees to the terms.

# What is said aloud to those who listen.

taken-back = The last move was undone.
story-more = { $count ->
    [one] One more thing happened before.
   *[other] { $count } more things happened before.
    }
