# Why a bot decides as it does where attempts are announced and raids have a throw of their own.

bot-announce = { $man } can leave with this throw: { $steps } steps to freedom, and a { $percent }% chance of getting there.
bot-announce-blind = { $man } is ready to leave whatever the dice bring: { $steps } steps to freedom, and a { $percent }% chance of getting there.
bot-bluff = { $man } will not get far, but the guards must look his way.
bot-leave = { $man } was announced, so the points take him to his exit first.
bot-slow-home = { $man } must come home, two steps a turn at least.
bot-clear-guard = { $man } lets himself be arrested, so that the guard is gone from the way out.
bot-stop-theft = This stops the theft: no equipment is handed out, and the turn is over. The card: { $card }.
bot-search = { $count ->
    [one] There is one man in { $room }, and a guard gets there with { $percent }% of all throws.
   *[other] There are { $count } men in { $room }, and a guard gets there with { $percent }% of all throws.
}
bot-search-tunnel = Played with the other card, this lets guards through the room to the tunnel: { $card }.
bot-roll-call = { $count ->
    [one] There is one man in a room who must line up or be hunted.
   *[other] There are { $count } men in rooms who must line up or be hunted.
}
bot-seal = { $man } makes for the tunnel: two guards close it.
bot-bribe-saves = { $count ->
    [one] The bribe saves the only equipment card in hand.
   *[other] The bribe saves one of { $count } equipment cards, most of which the plan needs.
}
bot-bribe-buys = Bribes buy what the plan still lacks: { $card }.
bot-tip-off = { $count ->
    [one] The man in { $room } hides before the guard comes.
   *[other] The { $count } men in { $room } hide before the guard comes.
}
bot-hideaway = Without the escape kit nobody could leave.
bot-talisman = It turns a hit into a miss.
bot-find = With { $card }, a man has all that his way out costs.
bot-find-room = { $card } is safer on the table than in a full hand.
bot-aeroplane = The aeroplane takes off, with a { $percent }% chance of getting across.
bot-secret-door = { $man } goes through the secret door to the aeroplane.
