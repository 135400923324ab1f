# What the table says and does while it is played at: moments, speeds, dangers, goals.

legend = Legend
pace = Speed of what others do
pace-step = Step by step
pace-calm = Calm
pace-quick = Quick
pace-instant = Instant
switch-sound = Sound
switch-follow = Board follows the play
switch-danger = Mark where guards could arrest
switch-auto-throw = Throw automatically
switch-auto-end = End my turn when nothing is left to do
choose-pawn-on-board = Click a man on the board.
choose-place-on-board = Click a marked circle on the board.
choose-cells-on-board = Click the cells on the board.
as-list = Show as a list
send-all = Send all { $count } men
stakes-do-or-die = He must run { $steps } circles; the card he turns up gives him 3 to 7 throws. About { $chance } in 100 such runs succeed. If he falls short he is shot, and your whole nation is out of the game.
risk = { $guard } is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } away and gets here with { $chance }% of throws.
risk-in-courtyard = { $guard } is { $steps ->
    [one] one step
   *[other] { $steps } steps
 } away and gets here with { $chance }% of throws. You hold equipment, so he may arrest you in the courtyard.
goal-danger = a guard may come: { $chance }%
danger-show = Where could guards arrest my men?
