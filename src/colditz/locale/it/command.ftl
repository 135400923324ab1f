# Quello che il comando `colditz` dice attorno alle regole che mostra.

rules-label-check = come verificarlo
rules-label-why = perché
rules-label-alternatives = alternative possibili

# colditz replay
no-language = non c'è la lingua { $language }; scegline una tra { $languages }
file-unreadable = { $file } non si può leggere: { $reason }
file-too-large = { $file } è troppo grande per essere un file di partita
no-game-file = { $file } non è un file di partita: { $reason }
not-a-log = un file di partita è il JSON del diario di una partita, un oggetto con la sua preparazione e le sue azioni
story-round = giro
story-seat = posto
story-action = azione
story-kept = La partita è salvata: puoi vederla in /replay/{ $game } sul tuo server.
story-unfinished = La partita non è finita.
story-winner = Vince { $winners }.
story-winners = Vincono { $winners }.
verify-fair = Il file è valido: tutte le { $number } voci sono legali, il segreto è quello fissato all'inizio e ogni tiro e ogni pesca ne derivano.
verify-legal-from-seed = Il file è valido: tutte le { $number } voci sono legali e ogni tiro e ogni pesca derivano dal seme { $seed }. Senza un segreto nessuno può provare che il seme sia stato fissato prima della partita.
verify-legal-by-hand = Tutte le { $number } voci sono legali. I dadi e le pesche sono stati inseriti a mano, quindi non si possono verificare.
verify-legal-sealed = Tutte le { $number } voci sono legali. Il segreto non è ancora nel file, quindi i dadi e le pesche non si possono verificare prima della fine della partita.
verify-illegal = La voce { $number } ({ $seat }: { $action }) non è legale: { $reason }
verify-bent = La voce { $number } è stata manomessa: dice { $action }, ma il caso ha dato { $expected }.
verify-chance-left-out = Prima della voce { $number } ({ $seat }: { $action }) manca un tiro o una pesca.
verify-cut = Il file è tagliato dopo la voce { $number }: dovrebbe seguire un tiro o una pesca.
verify-no-commitment = Il file ha un segreto ma nessun impegno, quindi nulla mostra che il segreto sia stato fissato all'inizio.
verify-wrong-secret = Il segreto non è quello fissato all'inizio: il suo impegno sarebbe { $found }, ma il file mostra { $shown }.
verify-other-promise = Il file mostra l'impegno { $shown }, ma ti era stato promesso { $promised }.
