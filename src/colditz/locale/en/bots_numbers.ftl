# The same with the numbers that the bot went by. Chances are of a throw, doubles included.
bot-run-through = { $steps ->
    [one] { $man } runs for it: one step to freedom from where he stops, and { $percent }% to get through.
   *[other] { $man } runs for it: { $steps } steps to freedom from where he stops, and { $percent }% to get through.
}
bot-free = { $man } reaches freedom with this throw.
bot-wait = { $man } cannot go on with what he has, and looks for the best place to wait.
bot-gather-steps = { $steps ->
    [0] { $man } gets to a room where he can find { $symbol }.
    [one] { $man } is on his way to find { $symbol }: one more step after this.
   *[other] { $man } is on his way to find { $symbol }: { $steps } more steps after this.
}
bot-stand-by-steps = { $steps ->
    [0] { $man } stands where his way out begins.
    [one] { $man } gets into position: one more step to where his way out begins.
   *[other] { $man } gets into position: { $steps } more steps to where his way out begins.
}
bot-go-home-steps = { $steps ->
    [one] { $man } goes home while nobody may touch him: one more step.
   *[other] { $man } goes home while nobody may touch him: { $steps } more steps.
}
bot-hide = { $man } gets out of the guards' way: the risk falls from { $before }% to { $percent }%.
bot-make-room = { $man } makes room for others.
bot-risk = Risk: a guard can reach { $man } there with { $percent }% of all throws.
bot-not-yet = { $man } could run now with a { $percent }% chance of getting through. Better wait until it is at least { $wanted }%.
bot-desperate = It is now or never for { $man }: { $percent }% to get through.
bot-claim-spare = Two men are in place, and { $card } may come in handy.
bot-transfer = { $steps ->
    [one] That way { $man } is one step closer to where the plan needs him.
   *[other] That way { $man } is { $steps } steps closer to where the plan needs him.
}
bot-dig = Two men can get into the tunnel now, and from its end it is { $steps } steps to freedom.
bot-settle-steps = { $steps ->
    [0] There { $man } is where the plan needs him.
    [one] From there { $man } is one step from where the plan needs him.
   *[other] From there { $man } is { $steps } steps from where the plan needs him.
}
bot-dig-odds = With { $percent }% of all throws two men can get into the tunnel, and from its end it is { $steps } steps to freedom.
bot-divert = It draws guards away from { $man }: his risk falls from { $before }% to { $percent }%.
bot-arrest-inside = { $points ->
    [one] { $man } can be arrested for one point, and is worth more than the guard it costs.
   *[other] { $man } can be arrested for { $points } points, and is worth more than the guard it costs.
}
bot-arrest-runner = { $points ->
    [one] { $man } may be only { $steps } steps from freedom, and a guard gets to him with one point.
   *[other] { $man } may be only { $steps } steps from freedom, and a guard gets to him with { $points } points.
}
bot-patrol-window = { $guard } has a better post there: { $percent }% of all throws bring him to where someone may come out.
bot-patrol-man = { $guard } goes after { $man }: next turn { $percent }% of all throws bring him there, or into his way.
bot-post-window = A guard is wanted there: { $percent }% of all throws bring him to where someone may come out.
bot-post-man = A guard is wanted there because of { $man }: next turn { $percent }% of all throws bring him there, or into his way.
bot-keep-rounds = It is the turn of a post on the guards' rounds: { $percent }% of all throws bring this guard there.
bot-keep-nests = From a good lookout guards see much of the ground outside: { $percent }% of all throws bring this guard to one.
bot-keep-cordon = The guards form a ring around the castle: { $percent }% of all throws bring this one to his place in it.
bot-left-alone = { $man } could be arrested, but the guard is worth more where he is.
bot-shoot = The shot hits { $man } with { $percent }% of all throws.
bot-search-now = { $count ->
    [one] There is one man in { $room }, and a guard has the points for the way there.
   *[other] There are { $count } men in { $room }, and a guard has the points for the way there.
}
bot-offer = I can spare what you need, and what I get for it saves me some { $points } points.
bot-gift = Without it your man cannot go on, and I can do without it.
bot-trade-yes = This helps me more than what I give away: some { $points } points.
bot-trade-no = That would cost me some { $points } points more than it brings.
bot-trade-rival = That would help you more than me.
bot-trade-instead = Not that, but this would help us both: it saves me some { $points } points.
bot-divert-ally = It draws guards away from { $man }, whose officer is not ahead: his risk falls from { $before }% to { $percent }%.
bot-clear-way = { $steps ->
    [one] A guard bars { $man }'s way: with him gone it is one step further this turn.
   *[other] A guard bars { $man }'s way: with him gone it is { $steps } steps further this turn.
}
bot-clear-exit = A guard stands where a man would come out: with him gone there is a { $percent }% chance to get through.
bot-expert = In { $count } imagined games this ended with a { $percent }% chance to win; what came to mind first ended with { $before }%.
