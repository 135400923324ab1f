# Playing with others: invitations, sharing, correspondence, notifications.

friend-title = Play with a friend
friend-side = Which side do you want?
friend-side-escape = I escape
friend-side-security = I guard the castle
friend-side-either = Let chance decide
friend-pace = How fast?
friend-live = Now, in one sitting
friend-make = Create the game and get a link
join-you-are = You play the { $who }
join-goal-escape = Get your men out of the castle before time is up.
join-goal-security = Keep the prisoners in the castle until time is up.
join-others = At the table with you
join-play = Join and play
join-name-of = Name
hot-seat-name = Name of the player for: { $who }
fact-escapes = { $escapes ->
    [one] One escape wins
   *[other] { $escapes } escapes win
    }
fact-rounds = { $rounds } rounds at most
fact-no-rounds = No limit on rounds
fact-clock-none = No clock
fact-clock-game = { $minutes } minutes for the whole game
fact-clock-turn = { $minutes } minutes per turn
fact-clock-days = { $days ->
    [one] Correspondence: 1 day per move
   *[other] Correspondence: { $days } days per move
    }
fact-clock-hours = { $hours ->
    [one] Correspondence: 1 hour per move
   *[other] Correspondence: { $hours } hours per move
    }
fact-house-rules = House rules:
fact-no-house-rules = No house rules
deadline-by = move due { $when }
share-send = Share
share-qr = QR code
share-qr-label = QR code with the link to the game
share-text = Play Escape from Colditz with me:
