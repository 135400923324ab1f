# Playing with others: invitations, sharing, correspondence, notifications.

friend-title = Play with a friend
friend-side = Which side do you want?
friend-side-escape = I escape
friend-side-security = I guard the castle
friend-side-either = Let chance decide
friend-pace = How fast?
friend-live = Now, in one sitting
friend-make = Create the game and get a link
waiting-for-friends = { $count ->
    [one] waiting for your friend
   *[other] waiting for your friends
    }
has-joined = { $who } has joined.
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
fact-clock-game = { $minutes ->
    [one] 1 minute for the whole game
   *[other] { $minutes } minutes for the whole game
    }
fact-clock-turn = { $minutes ->
    [one] 1 minute per turn
   *[other] { $minutes } minutes per turn
    }
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
deadline-of-others = they have until { $when }
time-left = { $time } left to move
time-left-others = they have { $time } left
share-send = Share
share-qr = QR code
share-qr-label = QR code with the link to the game
share-text = Play Escape from Colditz with me:
notify-me = Notify me when it is my turn
notify-on = You will be notified when it is your turn.
notify-off = Turn notifications off
notify-denied = Your browser blocks notifications for this page. Allow them in the settings beside the address, then press again.
notify-mail = Or by e-mail
notify-mail-send = Send confirmation
notify-mail-sent = We have sent you an e-mail: open the link in it to confirm your address.
notice-turn-title = Your turn in Colditz
notice-turn-body = { $edition }: it is your move as { $who }.
notice-over-title = A game of Colditz is over
notice-over-body = { $edition }: see how it ended.
notice-rematch-title = Rematch in Colditz?
notice-rematch-body = { $edition }: you are asked for a rematch. Open the game to accept or decline.
notice-declined-title = Rematch declined
notice-declined-body = { $edition }: nobody wants to play the rematch that you asked for. You can suggest other terms.
mail-confirm-subject = Confirm your address for Colditz
mail-confirm-body = Someone asked for an e-mail to this address whenever it is their turn in a game of Colditz. If that was you, open this link. If not, ignore this e-mail: you will not get another one.
mail-footer = You are getting this e-mail because you asked to be told when it is your turn. You can turn it off on the home page of the game.
preview-title = Escape from Colditz
preview-home = Escape from the castle, or keep everyone in. Play in the browser against friends or bots, without an account.
preview-join = You are invited to a game of Escape from Colditz. Open the link to join: no account needed.
preview-replay = Watch how a game of Escape from Colditz was won.
rematch = Rematch
rematch-swap = Rematch, sides swapped
rematch-wanted = Someone wants a rematch.
rematch-wanted-by = { $count ->
    [one] { $who } wants a rematch.
   *[other] { $who } want a rematch.
    }
rematch-swapped = Sides are swapped.
rematch-join = Join the rematch

# Who came, left, or is played by a bot; and the link of a seat.

coming-joined = { $who } has joined.
coming-here = { $who } is here.
coming-back = { $who } is back.
coming-away = { $who } is away.
coming-steward = A bot is standing in for { $who }.
coming-returned = { $who } is playing again.
coming-bot = A bot now plays for { $who }.
coming-left = { $who } has left the game.
talk-earlier = Earlier messages
new-link-sure = The old link will stop working everywhere, and other browsers that use it will be disconnected.
new-link-yes = Change it
vacation = Vacation
vacation-says = Your time for decisions does not run while you are away. You can take 30 days in one game.
vacation-take = { $days ->
    [one] One day off
   *[other] { $days } days off
    }
vacation-on = You are on vacation until { $when }. Your time does not run.
vacation-back = I am back
is-on-vacation = on vacation until { $when }

# Giving up where others play, and an end that all agree to.

resign = Resign
resign-yes = Yes, resign
resign-sure-lost = { $count ->
    [one] Resign? You lose the game, and { $who } wins it.
   *[other] Resign? You lose the game, and { $who } win it.
    }
resign-sure-bot = Resign? You are out of the game for good, and a bot plays your men for the others.
truce-offer = Offer a draw
truce-sure = Offer a draw? The game ends without a winner as soon as everyone agrees.
truce-yes = Yes, offer it
truce-standing = You have agreed to a draw. The game goes on until { $who } { $count ->
    [one] answers.
   *[other] answer.
    }
truce-withdraw = Withdraw the offer
truce-wanted = { $count ->
    [one] { $who } offers a draw: the game would end without a winner.
   *[other] { $who } offer a draw: the game would end without a winner.
    }
truce-accept = Agree to a draw
truce-decline = Play on

# The host is away.

host-away = The host is away. You can let a bot stand in for anyone who has been away for a few minutes.

# A rematch on other terms, or none.

rematch-terms = Change the terms
rematch-other = Rematch on these terms
rematch-changed = The terms are different this time:
rematch-decline = Decline
rematch-you-declined = You declined the rematch. You can suggest other terms.
rematch-declined = { $who } does not want a rematch.
rematch-suggest = You can suggest other terms.

# Being told, and long games.

notify-slip = This game goes on over days. Do you want to be told when it is your turn?
time-left-short = { $who }: { $time } left to decide
long-game = { $rounds } rounds at this pace can last { $time } if everyone takes all of their time for every turn.
long-game-shorter = Play { $rounds } rounds: { $time }

# Who looks on, and who plans.

spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
    }
watch-link = Copy a link for spectators
planning-move = { $who } is planning a move, which can still change.
planning-move-own = Planning a move, which can still change.
your-turn-lies-below = Back to your move

friend-number = How many friends?
nobody-has-won = Nobody won
