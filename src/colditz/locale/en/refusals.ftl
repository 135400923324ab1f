# Why something may not be done. Keys are the values of Refusal.

not-asked = It is not your decision now.
game-over = The game is over.
not-now = That cannot be done at this moment.
not-your-side = That is for the other side to do.
must-go-to-appel = { $pawn } must first go to a free circle of the Appel area.
not-your-pawn = You may only act with pawns of your own side.
not-thrown-yet = Throw the dice first.
already-thrown = That can only be done before the throw.
thrown-once = You have thrown the dice in this turn already.
throw-or-stop-first = You threw a double: say first whether you throw again.
no-points-left = There are not enough points left for that.
no-card-earned = This throw earns no card.
hand-too-large = You hold more cards than you may keep: play, discard or give away one first.
hand-within-limit = You may discard only while you hold more cards than the limit.
pawn-may-not-rest = Then { $pawn }, who stands where he may not stay, could not get away any more.
formula-accepted = The success formula is fixed.

agree-first = First agree to the terms of victory: play begins when everybody has.
post-guards-first = First the guards are posted: choose a guard post for each, then begin.
answer-first = First say whether you answer with a card.
hide-first = First hide your men on safe circles, or say that you are done.
answer-appel-first = First answer the roll call: send men to their places, or let them stay away.
line-up-first = First choose a place in line for { $pawn }.
make-way-first = First { $pawn } must make way: choose where he goes.
stand-aside-first = First { $pawn } must leave the road: choose where he goes.
choose-cells-first = First choose the cells for { $pawn }.
give-up-equipment-first = A man of yours was arrested: first give up one Equipment card.
lay-cards-away-first = Sabotage: first lay away cards of your own.
choose-supplier-first = First choose which man goes to the Appel area for the kit.
grant-leave-first = First say whether { $pawn } may use your tunnel.
bring-off-first = First choose where { $pawn } goes: he may not stay where he stands.
recall-or-end-first = First recall stranded guards, or end the turn.
move-marker-first = First choose which of your markers moves to the new crossing.
take-marker-or-not-first = First say whether { $pawn } takes the marker away.
go-over-or-not-first = First say whether { $pawn } goes over the crossing.
clear-markers-first = First say which escape markers you take away, or that you are done.

leave-beam-first = { $pawn } stands in a searchlight beam, where no prisoner may stay: move him on first.
leave-tunnel-space-first = { $pawn } stands on a tunnel space, where nobody above may stay: move him on first.
guard-leaves-tunnel-space-first = { $pawn } stands on a tunnel space, where no guard may stay: move him on first.
leave-passage-first = { $pawn } stands in a doorway or passage, where no guard may stay: move him on first.
leave-appel-first = { $pawn } stands on the Appel area, where no guard may stay: move him on first.
leave-safe-area-first = { $pawn } stands in a safe area, where no guard may stay: move him on first.
leave-room-first = { $pawn } stands in a room that guards may only walk through: move him on first.

last-man-walks-out = { $pawn } is alone in a collapsed tunnel: in every turn he must go on towards the end he chose, and a point is kept for him.
other-end-chosen = { $pawn } has chosen the other end of the collapsed tunnel.
already-posted = { $pawn } has his post already; guards walk only in your turn, after the throw.
too-many-guards-inside = The inner posts already have one guard for each escape team.
too-few-guards-inside = One guard for each escape team must stand on the inner posts.
too-many-guards-outside = Not more than seven guards may start on the outer posts.
too-few-guards-outside = At least two guards must start on the outer posts.

out-of-reach = That circle cannot be reached with the points left.
way-blocked = The points would do, but pawns stand in the way; nobody passes through a pawn.
circle-taken = Another pawn stands there; nobody passes through a pawn.
no-rest-in-beam = A prisoner may cross a searchlight beam but not stay in it.
no-rest-above-tunnel = Nobody above may stop on a tunnel space.
no-guard-above-tunnel = A guard may not stop on a tunnel space.
no-rest-in-passage = A guard may not stay in a doorway or passage.
no-rest-on-appel = A guard may cross the Appel area but not stop on it.
guard-in-safe-area = Guards may not enter a safe area.
guard-in-room = Guards may not enter rooms without a Search card for them.
in-solitary = A man in solitary leaves only by a double or a release card.
gone = That man is no longer on the board.

not-adjacent = There is no such step from where the pawn stands.
no-key = That needs a Key, and you hold none.
no-pass = That needs a Pass, and you hold none.
no-rope = You do not hold enough Rope for this drop.
no-wire-cutters = That needs a Wire Cutter, and you hold none.
toll-unpaid = A Key or Pass circle is entered by handing over the matching card.
wrong-payment = That is not what this obstacle costs.
not-his-way-back = Only a man who came that way may go back by it.
returner-by-gate-only = A man released from the outer cells comes home through the inner Pass circle only.
crossing-not-open = A guard may follow only where an escaping prisoner went over.

barracks-empty = There is no guard in the barracks.
guard-rests = The guards in the barracks came home this turn and may not be posted again yet.
not-a-post = Guards come on and go off only at guard posts.
post-taken = That guard post is not vacant.
arrest-was-made = Guards may be posted only before the first arrest of the turn.

not-liable = In the prisoners' courtyard a man can be arrested only while his officer holds equipment.
on-appel = Nobody is arrested on the Appel area.
in-safe-area = Nobody is arrested in a safe area.
in-a-room = A man in a room can be arrested only after a Search card for that room.
in-a-tunnel = A man in a tunnel is out of reach of those above.
on-the-way-back = A man on his way back from the outer cells cannot be arrested.
not-arrestable = That man cannot be arrested.

no-double = Only a double on the movement throw frees a man from solitary.
not-in-solitary = That man is not in solitary.
wrong-exit = A released man stands on the cell's exit, or on the free circle nearest to it.

not-two-in-rooms = Equipment is claimed by two of your men in rooms that show its symbol.
none-left = There is none left.
has-kit = You hold an Escape Kit already.
kit-incomplete = A kit needs all four parts: disguise, compass, food and documents.
kit-overpaid = One of these cards is not needed for the kit.

card-not-held = You do not hold that card.
card-not-for-now = That card is no answer to this.
only-against-a-key = That card is played only in answer to the use of a Key.
only-against-a-pass = That card is played only in answer to the use of a Pass.
only-as-a-warning = That card is played only in answer to an Appel or a Search.
only-against-a-shot = That card is played only in answer to Shoot to Kill.
only-against-a-loss = That card is played only in answer to the loss of an Equipment card.
only-for-a-kit = That card is laid down only to make up an Escape Kit.
card-not-tradable = Only Equipment and Opportunity cards can be traded.
before-the-throw = Appel is called before the dice are thrown.
no-target-for-card = The card has nothing to act on there.
target-not-outside = Only a prisoner outside the castle can be shot at.
no-line-of-sight = The guard cannot see him: a wall stands between them.
tunnel-not-open = That tunnel is not open to you.
tunnel-open = The card of a tunnel in use stays in your hand.
tunnel-empty = No prisoner is in that tunnel.
two-must-enter = Two of your men must be able to enter the tunnel in this turn.
once-a-game = You have tried Do or Die already: once in a game is all.
no-kit = That needs an Escape Kit.
two-bribes-needed = Two Bribe cards buy one Equipment card.
not-in-grey-area = The run starts in the prisoners' courtyard or its rooms.
not-at-car = The prisoner must stand on the circle beside the car.
nobody-absent = Nobody stayed away from Appel.
not-a-hiding-place = Warned men hide on free safe circles of the courtyard.
not-called = That man is not called to Appel.
already-moved = That must be done before any point is spent.

not-an-officer = Cards are traded only among Escape Officers in play.
no-trade-now = No trading is possible at this moment.
trade-empty = An offer must give or ask for something.
trade-repeated = This offer was refused this turn already.
too-many-offers = There were offers enough this turn.
offer-pending = Your last offer has not been answered yet.
no-such-offer = That officer has made you no offer.
receiver-hand-full = That would leave the other officer with too many cards.

no-free-hand = This table keeps the rules: men are not moved by hand.
no-breach = That man was not moved against the rules this round.
leave-refused = The officer who opened this tunnel has refused you leave this turn.
no-marker = No Escape Attempt marker begins where this guard stands.
