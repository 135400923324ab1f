# Quello che dice il simulatore, nel terminale e nel suo resoconto.

sim-cell = { $edition }, { $players } giocatori, { $bots }
sim-counts = { $games } partite, { $decisions } decisioni
sim-pace = { $new } partite giocate ora in { $seconds } s: { $pace } partite/s, { $decisions } decisioni/s
sim-wins = { $seat }: { $wins } vittorie, { $rate } % (da { $low } a { $high })
sim-course = Una partita ha { $rounds } turni di gioco, { $escapes } evasioni, { $arrests } arresti.
sim-endings = Finali: { $list }
sim-routes = Evasioni per percorso: { $list }
sim-interrupted = Interrotto: { $games } partite sono finite.
sim-kept = Sono conservate in { $file }; lo stesso comando riprende da lì.
sim-not-kept = Non sono state conservate: --out FILE le conserva.
sim-playing = In gioco
