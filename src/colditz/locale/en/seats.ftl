# A seat that is open in several places, and links made anew.

seat-elsewhere = Your seat ({ $seat }) is open in { $count } places. If one of them is not you, someone else has your link.
seat-end-others = Disconnect the others
seat-new-link = Change my link
seat-link-changed = Your link has changed. The old one no longer opens your seat.
host-link = Copy host link
host-invite = Make a new link
