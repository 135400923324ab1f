# What the server says when something cannot be done, and what stewards leave behind.

fault-bad-message = The server cannot read this message: { $why }
fault-bad-setup = This game cannot be set up: { $why }
fault-unknown-level = There is no bot called { $level }; there are { $known }.
fault-unknown-game = There is no game { $game } here.
fault-unknown-edition = There is no edition { $edition }; there are { $known }.
fault-unknown-language = There is no language { $language }; there are { $known }.
fault-unknown-seat = This game has no seat { $seat }; its seats are { $known }.
fault-unknown-page = There is nothing at this address.
fault-wrong-method = This address does not answer such a request.
fault-wrong-token = This link does not fit: no seat of this game belongs to it.
fault-wrong-origin = This server takes no connections from pages of { $origin }.
fault-foreign-seat = The seat { $seat } is not yours.
fault-not-host = Only the host of this game can do that.
fault-wrong-channel = The seat { $seat } cannot speak on this channel.
fault-not-finished = A running game keeps its secrets; its file is there when it is over.
fault-hello-first = The first message must be a hello.
fault-seat-not-open = The seat { $seat } is taken.
fault-seats-still-open = These seats are still open: { $seats }.
fault-not-started = The game has not begun yet.
fault-already-started = The game has begun already.
fault-paused = The host has paused the game.
fault-finished = The game is over.
fault-kept = This game was played under older rules that the program no longer knows; it can be read but not played on.
fault-stale = The table has moved on; look at the new question and answer that.
fault-malformed = This is not an action of the game: { $why }
fault-too-large = This message is too large; { $most } bytes are the most.
fault-too-fast = Too many messages in a short time; wait a moment.
fault-too-slow = Your connection could not keep up and was closed; connect again.
fault-too-many = The server has as many connections as it can serve; try again later.
fault-not-saved = The server could not save this, so it has not happened; try again in a moment.
fault-no-hint = There is nothing to decide for the seat { $seat } just now.
fault-no-draft = There is nothing to take back or to play for the seat { $seat }.
fault-internal = Something went wrong on the server; nothing has changed.

steward-note = In your absence a steward decided: { $action }. { $why }
steward-took-over = Your time was up, so a steward decides for you until you are back.
