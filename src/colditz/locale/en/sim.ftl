# What the simulator says, in the terminal and in its report.

sim-cell = { $edition }, { $players } players, { $bots }
sim-counts = { $games } games, { $decisions } decisions
sim-pace = { $new } games played now in { $seconds } s: { $pace } games/s, { $decisions } decisions/s
sim-wins = { $seat }: { $wins } wins, { $rate } % ({ $low } to { $high })
sim-course = A game has { $rounds } rounds, { $escapes } escapes, { $arrests } arrests.
sim-endings = Endings: { $list }
sim-routes = Escapes by route: { $list }
sim-interrupted = Interrupted: { $games } games are done.
sim-kept = They are kept in { $file }; the same command goes on from there.
sim-not-kept = They were not kept: --out FILE keeps them.
sim-playing = Playing
