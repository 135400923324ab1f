# The hour at the table: parts of the day, phases of a turn, announced escapes, secret meetings, raids.

hour-title = Time of day
hour-day = Day { $day } of { $days }
hour-meeting = Meeting { $day } of { $days }
hour-night = Night { $day } of { $days }
hour-rounds-left =
    { $count ->
        [one] last round
       *[other] { $count } rounds left
    }
hour-guards-day = Guards: 3 steps outside the courtyard
hour-guards-night = Guards: one die
hour-alarm = Alarm
phases-title = Phases of this turn
phase-swap-opportunity = Swap cards
phase-swap-equipment = Swap equipment
phase-before-throw = Throw
phase-collect-or-discard = Draw, discard
phase-movement = Move
announced = { $pawn } leaves by { $to }
announce-him = Announce his escape
attempt-binds = Everyone sees it, and it binds you: your points go to him first, by the shortest way to that exit.
choose-runner = Choose the man who escapes, on the board or here:
choose-runner-on-board = Choose the man who is going to escape.
choose-exit = Choose his exit, on the board or here:
choose-exit-on-board = Choose the exit he leaves by.

meeting-title = Secret meeting
meeting-officers = Plan in the chat and mark the board: only officers can see it. Nothing moves and nothing is traded. When you are done, say that you are ready.
meeting-together = Ask the Commandant to look away, and plan together. Nobody's cards are shown, nothing moves and nothing is traded.
meeting-others = The officers are planning in secret. Nothing moves and nothing is traded until they are ready.
meeting-talks = { $who }: planning
meeting-ready = { $who }: ready
meeting-we-are-ready = We are ready
meeting-more = More
meeting-less = Less

action-pass-in-meeting = I am ready
action-pass-in-may-raid = No raid
action-pass-in-invitation = Not this time
action-play-card-in-invitation = Show the Aeroplane card
action-pass-in-swap-opportunity = Skip swapping
action-pass-in-swap-equipment = Skip swapping
action-pass-in-slip-away = That is all
action-pass-in-hide = That is all
action-pass-in-run-and-hide = That is all
action-pass-in-head-count = Nobody else
lull-may-raid = No raid this round
orders-kind-may-raid = An officer's turn ends
orders-note-may-raid = If you are away when a turn ends, you can raid only by an order given here beforehand.
orders-kind-equipment-claim = Men steal equipment
orders-kind-key-use = A Key is used
orders-kind-pass-use = A Pass is used
orders-kind-run-by-key = A Key is used for a run
orders-kind-slip-by-key = A Key is used after a tip-off
orders-kind-slip-by-pass = A Pass is used after a tip-off
orders-kind-seizure = Equipment is being taken
orders-kind-kit-seizure = The Escape Kit is being taken
orders-kind-room-search = A room is being searched
orders-kind-search-call = A search is ordered
orders-kind-appel-call = A roll call is ordered
orders-kind-shot = A guard fires
orders-kind-shot-fired = A guard fires
orders-kind-flight = The aeroplane flies
orders-kind-invitation = An officer asks you along to the aeroplane
orders-lull-ask = ask me
orders-lull-turn = not this turn
orders-lull-round = not this round
orders-lull-always = never
orders-lull-card = this turn: { $card }
orders-lull-later = { $who }, next turn: { $card }

awaited-may-raid = to search, call the roll or do neither
awaited-meeting = to finish the secret meeting
awaited-swap-opportunity = to swap Opportunity cards
awaited-swap-equipment = to swap equipment
awaited-collect-or-discard = to discard a card
awaited-one-die = to choose a die
awaited-head-count = to answer the roll call
awaited-slip-away = to hide men after a tip-off
awaited-run-and-hide = to hide men after a tip-off
awaited-ask-leave = to allow the tunnel to be used
awaited-ask-to-follow = to let a man follow
awaited-invitation = to answer an invitation
awaited-send-searcher = to send a guard
awaited-found-inside = to name an officer
awaited-pick-officers = to name officers
awaited-round-up = to send a guard
awaited-lead-off = to choose who is locked up
awaited-choose-quarry = to say whom a guard chases
awaited-lose-cards = to discard cards

event-part-began-day = A new day begins.
event-part-began-meeting = The officers meet in secret.
event-part-began-night = Night falls.
moment-part-began-day = Day breaks
moment-part-began-meeting = Secret meeting
moment-part-began-night = Night falls
moment-attempt-declared = Escape announced
moment-alarm-raised = Alarm
moment-frisked = Frisk
moment-kit-lost = Kit lost
moment-search-failed = Nothing found

goal-escape-by-time = Goal: { $needed ->
    [one] one man
   *[other] { $needed } men
    } out before time is up. You: { $own }; best: { $best }.
goal-guards-by-time = Goal: let no nation get { $needed ->
    [one] one man
   *[other] { $needed } men
    } out before time is up. Most so far: { $best }.
goal-watch-by-time = Goal: { $needed ->
    [one] one man
   *[other] { $needed } men
    } of one nation out before time is up. Most so far: { $best }.
option-minutes-day = Minutes for each day
option-minutes-meeting = Minutes for each secret meeting
option-minutes-night = Minutes for each night
minutes-usual = if left blank: { $minutes }
fact-minutes-day = day { $minutes } min
fact-minutes-meeting = meeting { $minutes } min
fact-minutes-night = night { $minutes } min
