# Un posto aperto in più punti, e link nuovi.

seat-elsewhere = Il tuo posto ({ $seat }) è aperto in { $count } punti. Se uno di questi non sei tu, qualcun altro ha il tuo link.
seat-end-others = Disconnetti gli altri
seat-new-link = Cambia il mio link
seat-link-changed = Il tuo link è cambiato. Quello vecchio non apre più il tuo posto.
host-link = Copia il link dell'organizzatore
host-invite = Crea un link nuovo
