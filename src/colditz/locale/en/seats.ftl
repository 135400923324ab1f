# A seat that is open in several places, and links made anew.

seat-elsewhere = Your seat ({ $seat }) is open in { $count } places. If one of them is not you, someone else has your link.
seat-end-others = Disconnect the others
seat-new-link = Replace my link with a new one
seat-link-changed = Your link has changed. The old one no longer opens your seat.
host-link = Copy host link
host-invite = Make a new link
join-taken = This seat is taken
join-taken-says = Somebody has already come by this link and plays the { $who }. It gives the seat to nobody else.
join-taken-own = Was it you, on another device? Open the game there and choose "Continue on another device" in the menu. Otherwise ask whoever invited you for a new link, or watch the game.
join-over = This game is over
join-result = See how it ended
other-device = Continue on another device
other-device-says = Copies a link to your own seat. Keep it to yourself: whoever has it plays for you.
ended-elsewhere-title = Your seat is open somewhere else
ended-elsewhere-says = This page was disconnected from another page that holds the same seat. If that was you, play on there. If not, open the seat here again and change your link in the menu.
ended-elsewhere-back = Open it here again
game-paused-by = The game is paused by { $who }.
your-time-ran-out = Your time ran out: a bot is playing for you.
i-am-back = I am back
not-understood = The game could not do that. If it happens again, reload the page.
trade-countered = { $who } answered with another offer.
trade-send-counter = Send counter-offer
trade-change = This is what you were offered: change something, or accept it.
rematch-swap-as = Rematch, sides swapped: I play the { $who }
notify-failed = Your browser could not turn notifications on. Allow them for this page in its settings and try again; a private window does not allow them at all.
