# Un posto aperto in più punti, e link nuovi.

seat-elsewhere = Il tuo posto ({ $seat }) è aperto in { $count } punti. Se uno di questi non sei tu, qualcun altro ha il tuo link.
seat-end-others = Disconnetti gli altri
seat-new-link = Sostituisci il mio link con uno nuovo
seat-link-changed = Il tuo link è cambiato. Quello vecchio non apre più il tuo posto.
host-link = Copia il link dell'organizzatore
host-invite = Crea un link nuovo
join-taken = Questo posto è occupato
join-taken-says = Qualcuno è già entrato con questo link e gioca in questo posto: { $who }. Il link non lo dà a nessun altro.
join-taken-own = Eri tu, su un altro dispositivo? Apri la partita lì e scegli «Continua su un altro dispositivo» nel menù. Altrimenti chiedi un nuovo link a chi ti ha invitato, oppure guarda la partita.
join-over = Questa partita è finita
join-result = Guarda com'è finita
other-device = Continua su un altro dispositivo
other-device-says = Copia un link al tuo posto. Tienilo per te: chi lo ha gioca al posto tuo.
ended-elsewhere-title = Il tuo posto è aperto altrove
ended-elsewhere-says = Un'altra pagina con lo stesso posto ha scollegato questa. Se eri tu, continua a giocare lì. Altrimenti riapri il posto qui e cambia il tuo link nel menù.
ended-elsewhere-back = Riaprilo qui
game-paused-by = La partita è in pausa: l'ha chiesto { $who }.
your-time-ran-out = Il tuo tempo è scaduto: un bot gioca al posto tuo.
i-am-back = Sono di nuovo qui
not-understood = Non è stato possibile farlo. Se succede ancora, ricarica la pagina.
trade-countered = { $who } ha risposto con un'altra offerta.
trade-send-counter = Invia la controproposta
trade-change = È quello che ti hanno offerto: cambia qualcosa, oppure accetta.
rematch-swap-as = Rivincita a parti invertite. Io gioco con: { $who }
notify-failed = Il browser non ha potuto attivare le notifiche. Permettile per questa pagina nelle impostazioni e riprova; in una finestra anonima non funzionano.
