# Giocare con altri: inviti, condivisione, corrispondenza, avvisi.

friend-title = Gioca con un amico
friend-side = Da che parte stai?
friend-side-escape = Io evado
friend-side-security = Io sorveglio il castello
friend-side-either = Decide il caso
friend-pace = Con quale ritmo?
friend-live = Adesso, tutta d'un fiato
friend-make = Crea la partita e ottieni un link
waiting-for-friends = { $count ->
    [one] in attesa del tuo amico
   *[other] in attesa dei tuoi amici
    }
has-joined = { $who } è al tavolo.
join-you-are = Giochi come { $who }
join-goal-escape = Fai uscire i tuoi uomini dal castello prima che scada il tempo.
join-goal-security = Trattieni i prigionieri nel castello finché scade il tempo.
join-others = Al tavolo con te
join-play = Unisciti e gioca
join-name-of = Nome
hot-seat-name = Nome del giocatore per: { $who }
fact-escapes = { $escapes ->
    [one] Si vince con un'evasione
   *[other] Si vince con { $escapes } evasioni
    }
fact-rounds = { $rounds } giri al massimo
fact-no-rounds = Nessun limite di giri
fact-clock-none = Senza limiti di tempo
fact-clock-game = { $minutes ->
    [one] 1 minuto per tutta la partita
   *[other] { $minutes } minuti per tutta la partita
    }
fact-clock-turn = { $minutes ->
    [one] 1 minuto per turno
   *[other] { $minutes } minuti per turno
    }
fact-clock-days = { $days ->
    [one] Per corrispondenza: 1 giorno per mossa
   *[other] Per corrispondenza: { $days } giorni per mossa
    }
fact-clock-hours = { $hours ->
    [one] Per corrispondenza: 1 ora per mossa
   *[other] Per corrispondenza: { $hours } ore per mossa
    }
fact-house-rules = Regole della casa:
fact-no-house-rules = Nessuna regola della casa
deadline-by = mossa entro: { $when }
deadline-of-others = gli altri hanno tempo fino a: { $when }
time-left = ti restano { $time } per giocare
time-left-others = agli altri restano { $time }
share-send = Condividi
share-qr = Codice QR
share-qr-label = Codice QR con il link alla partita
share-text = Gioca con me a Fuga da Colditz:
notify-me = Avvisami quando tocca a me
notify-on = Ti avviseremo quando tocca a te.
notify-off = Disattiva gli avvisi
notify-denied = Il browser blocca le notifiche di questa pagina. Permettile nelle impostazioni accanto all'indirizzo e premi di nuovo.
notify-mail = Oppure per e-mail
notify-mail-send = Invia conferma
notify-mail-sent = Ti abbiamo mandato una mail: apri il link per confermare il tuo indirizzo.
notice-turn-title = Tocca a te in Colditz
notice-turn-body = { $edition }: tocca a te come { $who }.
notice-over-title = Una partita di Colditz è finita
notice-over-body = { $edition }: guarda com'è andata a finire.
notice-rematch-title = Rivincita a Colditz?
notice-rematch-body = { $edition }: ti hanno chiesto la rivincita. Apri la partita per accettarla o rifiutarla.
notice-declined-title = Rivincita rifiutata
notice-declined-body = { $edition }: la rivincita che hai chiesto è stata rifiutata. Puoi proporre altre condizioni.
mail-confirm-subject = Conferma il tuo indirizzo per Colditz
mail-confirm-body = Qualcuno vuole ricevere a questo indirizzo gli avvisi del suo turno in una partita di Colditz. Se sei tu, apri questo link. Altrimenti ignora questa mail: non ne riceverai altre.
mail-footer = Ricevi questa mail perché hai chiesto di essere avvisato quando tocca a te. Puoi disattivarla nella pagina iniziale del gioco.
preview-title = Fuga da Colditz
preview-home = Evadi dal castello, o non far uscire nessuno. Gioca nel browser contro amici o bot, senza account.
preview-join = Sei invitato a una partita a Fuga da Colditz. Apri il link per unirti: non serve un account.
preview-replay = Guarda come è stata vinta una partita a Fuga da Colditz.
rematch = Rivincita
rematch-swap = Rivincita a parti scambiate
rematch-wanted = Qualcuno vuole la rivincita.
rematch-wanted-by = { $count ->
    [one] { $who } vuole la rivincita.
   *[other] { $who } vogliono la rivincita.
    }
rematch-swapped = Le parti sono scambiate.
rematch-join = Unisciti alla rivincita

# Chi è arrivato, chi è uscito o è giocato da un bot; e il link di un posto.

coming-joined = { $who } si è unito.
coming-here = { $who } è qui.
coming-back = { $who } è di nuovo qui.
coming-away = { $who } si è allontanato.
coming-steward = Un bot sostituisce { $who }.
coming-returned = { $who } gioca di nuovo.
coming-bot = Ora un bot gioca per { $who }.
coming-left = { $who } ha lasciato la partita.
talk-earlier = Messaggi precedenti
new-link-sure = Il vecchio link smetterà di funzionare e gli altri browser che lo usano verranno scollegati.
new-link-yes = Cambialo
vacation = Vacanza
vacation-says = Mentre sei via il tuo tempo per decidere non scorre. In una partita puoi prenderti 30 giorni.
vacation-take = { $days ->
    [one] Un giorno libero
   *[other] { $days } giorni liberi
    }
vacation-on = Sei in vacanza fino al { $when }. Il tuo tempo non scorre.
vacation-back = Sono tornato
is-on-vacation = in vacanza fino al { $when }

# Abbandonare dove giocano altri, e una fine concordata.

resign = Abbandona la partita
resign-yes = Sì, abbandono
resign-sure-lost = { $count ->
    [one] Abbandonare? Perdi la partita e la vince { $who }.
   *[other] Abbandonare? Perdi la partita e la vincono { $who }.
    }
resign-sure-bot = Abbandonare? Sei fuori dalla partita per sempre e un bot gioca con i tuoi uomini per gli altri.
truce-offer = Offri la patta
truce-sure = Offrire la patta? La partita finisce senza vincitore appena tutti sono d'accordo.
truce-yes = Sì, offrila
truce-standing = Sei per la patta. La partita continua finché non { $count ->
    [one] risponde { $who }.
   *[other] rispondono { $who }.
    }
truce-withdraw = Ritira l'offerta
truce-wanted = { $count ->
    [one] { $who } offre la patta: la partita finirebbe senza vincitore.
   *[other] { $who } offrono la patta: la partita finirebbe senza vincitore.
    }
truce-accept = Accetta la patta
truce-decline = Continua a giocare

# L'organizzatore non c'è.

host-away = L'organizzatore non c'è. Puoi far sostituire da un bot chi è assente da qualche minuto.

# Una rivincita a condizioni diverse, o nessuna.

rematch-terms = Cambia le condizioni
rematch-other = Rivincita a queste condizioni
rematch-changed = Questa volta le condizioni sono diverse:
rematch-decline = Rifiuta
rematch-you-declined = Hai rifiutato la rivincita. Puoi proporre altre condizioni.
rematch-declined = { $who } non vuole la rivincita.
rematch-suggest = Puoi proporre altre condizioni.

# Avvisi, e partite lunghe.

notify-slip = Questa partita dura giorni. Vuoi essere avvisato quando tocca a te?
time-left-short = { $who }: restano { $time } per decidere
long-game = A questo ritmo { $rounds } giri possono durare { $time } se tutti usano tutto il loro tempo a ogni turno.
long-game-shorter = Gioca { $rounds } giri: { $time }

# Chi guarda, e chi pensa.

spectators = { $count ->
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
    }
watch-link = Copia un link per gli spettatori
planning-move = { $who } prepara una mossa che può ancora cambiare.
planning-move-own = Prepara una mossa che può ancora cambiare.
your-turn-lies-below = Torna alla tua mossa

friend-number = Quanti amici?
nobody-has-won = Non ha vinto nessuno
