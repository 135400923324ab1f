# Why something may not be done. Keys are the values of Refusal.

not-asked = It is not your decision right now.
game-over = The game is over.
not-now = That is not possible right now.
not-your-side = That is for the other side to do.
must-go-to-appel = { $pawn } must first go to a free circle of the Appel area.
not-your-pawn = You may only act with pawns of your own side.
not-thrown-yet = Throw the dice first.
already-thrown = That can only be done before the throw.
thrown-once = You have already thrown the dice this turn.
throw-or-stop-first = You threw a double: first decide whether to throw again.
no-points-left = You do not have enough points left for that.
no-card-earned = This throw earns no card.
hand-too-large = You hold more cards than you may keep: first play, discard or give one away.
hand-within-limit = You may discard only while you hold more cards than the limit.
pawn-may-not-rest = Then { $pawn }, who is standing where he may not stay, could no longer get away.
formula-accepted = The terms of victory are already agreed.

agree-first = First agree to the terms of victory: play starts when everyone has.
post-guards-first = The guards are posted first: choose a guard post for each of them, then start.
answer-first = First decide whether you respond with a card.
hide-first = First hide your men on safe circles, or say that you are done.
answer-appel-first = First answer the roll call: send men to their places, or let them stay away.
line-up-first = First choose a place in line for { $pawn }.
make-way-first = First { $pawn } must make way: choose where he goes.
stand-aside-first = First { $pawn } must leave the road: choose where he goes.
choose-cells-first = First choose the cells for { $pawn }.
give-up-equipment-first = One of your men was arrested: first give up one Equipment card.
lay-cards-away-first = Sabotage: first discard cards of your own.
choose-supplier-first = First choose which man goes to the Appel area for the kit.
grant-leave-first = First decide whether { $pawn } may use your tunnel.
bring-off-first = First choose where { $pawn } goes: he may not stay where he is.
recall-or-end-first = First recall stranded guards, or end the turn.
move-marker-first = First choose which of your markers moves to the new crossing.
take-marker-or-not-first = First decide whether { $pawn } removes the marker.
go-over-or-not-first = First decide whether { $pawn } crosses here.
clear-markers-first = First choose which escape markers you remove, or say that you are done.

leave-beam-first = { $pawn } is in a searchlight beam, where no prisoner may stay: move him on first.
leave-tunnel-space-first = { $pawn } is on a tunnel space, where nobody above ground may stay: move him on first.
guard-leaves-tunnel-space-first = { $pawn } is on a tunnel space, where no guard may stay: move him on first.
leave-passage-first = { $pawn } is in a doorway or passage, where no guard may stay: move him on first.
leave-appel-first = { $pawn } is on the Appel area, where no guard may stay: move him on first.
leave-safe-area-first = { $pawn } is in a safe area, where no guard may stay: move him on first.
leave-room-first = { $pawn } is in a room that guards may only walk through: move him on first.

already-posted = { $pawn } already has his post; guards move only in your turn, after the throw.
too-many-guards-inside = The inner posts already have one guard for each escape team.
too-few-guards-inside = One guard for each escape team must stand on the inner posts.
too-many-guards-outside = No more than seven guards may start on the outer posts.
too-few-guards-outside = At least two guards must start on the outer posts.

out-of-reach = You cannot reach that circle with the points you have left.
way-blocked = You have enough points, but there are pawns in the way, and nobody can pass through a pawn.
circle-taken = There is another pawn there, and nobody can pass through a pawn.
no-rest-in-beam = A prisoner may cross a searchlight beam but not stop in it.
no-rest-above-tunnel = Nobody above ground may stop on a tunnel space.
no-guard-above-tunnel = A guard may not stop on a tunnel space.
no-rest-in-passage = A guard may not stop in a doorway or passage.
no-rest-on-appel = A guard may cross the Appel area but not stop on it.
guard-in-safe-area = Guards may not enter a safe area.
guard-in-room = Guards may not enter a room without a Search card for it.
in-solitary = A man leaves solitary only with a double or a Release card.
gone = That man is no longer on the board.

not-adjacent = You cannot step there from where the pawn is.
no-key = That takes a Key, and you have none.
no-pass = That takes a Pass, and you have none.
no-rope = You do not have enough Rope for this drop.
no-wire-cutters = That takes Wire Cutters, and you have none.
toll-unpaid = To enter a Key or Pass circle you must hand in the matching card.
wrong-payment = That is not what this obstacle costs.
not-his-way-back = Only a man who came out that way may go back that way.
returner-by-gate-only = A man released from the outer cells can come back only through the inner Pass circle.
crossing-not-open = A guard may follow only where an escaping prisoner has crossed.

barracks-empty = There are no guards in the barracks.
guard-rests = The guards in the barracks came back this turn and may not be posted again yet.
not-a-post = Guards enter and leave the board only at guard posts.
post-taken = That guard post is occupied.
arrest-was-made = Guards may be posted only before the first arrest of the turn.

not-liable = In the prisoners' courtyard a man can be arrested only while his officer holds equipment.
on-appel = Nobody can be arrested on the Appel area.
in-safe-area = Nobody can be arrested in a safe area.
in-a-room = A man in a room can be arrested only after a Search card for that room.
in-a-tunnel = A man in a tunnel is out of reach of anyone above ground.
on-the-way-back = A man on his way back from the outer cells cannot be arrested.
not-arrestable = That man cannot be arrested.

no-double = Only a double on the movement throw releases a man from solitary.
not-in-solitary = That man is not in solitary.
wrong-exit = A released man goes to the cell's exit, or to the nearest free circle.

not-two-in-rooms = To claim equipment, you need two men in rooms that show its symbol.
none-left = There are none left.
has-kit = You already have an Escape Kit.
kit-incomplete = A kit needs all four parts: disguise, compass, food and documents.
kit-overpaid = One of these cards is not needed for the kit.

card-not-held = You do not have that card.
card-not-for-now = You cannot play that card in response to this.
only-against-a-key = You can play that card only in response to someone using a Key.
only-against-a-pass = You can play that card only in response to someone using a Pass.
only-as-a-warning = You can play that card only in response to an Appel or a Search.
only-against-a-shot = You can play that card only in response to Shoot to Kill.
only-against-a-loss = You can play that card only in response to losing an Equipment card.
only-for-a-kit = You can play that card only to complete an Escape Kit.
card-not-tradable = Only Equipment and Opportunity cards can be traded.
before-the-throw = An Appel must be called before the dice are thrown.
no-target-for-card = The card has no effect there.
target-not-outside = Only a prisoner outside the castle can be shot at.
no-line-of-sight = The guard cannot see him: there is a wall between them.
tunnel-not-open = That tunnel is not open to you.
tunnel-open = The card of a tunnel in use stays in your hand.
tunnel-empty = There is no prisoner in that tunnel.
two-must-enter = Two of your men must be able to enter the tunnel this turn.
no-kit = You need an Escape Kit for that.
two-bribes-needed = It takes two Bribe cards to buy one Equipment card.
not-in-grey-area = The run has to start in the prisoners' courtyard or one of its rooms.
not-at-car = The prisoner must be on the circle beside the car.
nobody-absent = Nobody stayed away from the Appel.
not-a-hiding-place = Men who are warned hide on free safe circles of the courtyard.
not-called = That man is not called to the Appel.
already-moved = That must be done before you spend any points.

not-an-officer = Only Escape Officers who are still in the game can trade cards.
no-trade-now = Trading is not possible right now.
trade-empty = An offer must give or ask for something.
trade-repeated = This offer was already declined this turn.
too-many-offers = There have been too many offers this turn.
offer-pending = Your last offer has not been answered yet.
no-such-offer = That officer has not made you an offer.
receiver-hand-full = That would leave the other officer with too many cards.

no-free-hand = This table enforces the rules: men cannot be moved by hand.
no-breach = That man was not moved against the rules this round.
leave-refused = The officer who opened this tunnel has refused you permission this turn.
no-marker = There is no Escape Attempt marker where this guard is.
