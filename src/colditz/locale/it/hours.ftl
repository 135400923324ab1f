# L'ora al tavolo: parti del giorno, fasi di un turno, fughe annunciate, riunioni segrete, perquisizioni.

hour-title = Ora del giorno
hour-day = Giorno { $day } di { $days }
hour-meeting = Riunione { $day } di { $days }
hour-night = Notte { $day } di { $days }
hour-rounds-left =
    { $count ->
        [one] ultimo giro
       *[other] restano { $count } giri
    }
hour-guards-day = Guardie: 3 passi fuori dal cortile
hour-guards-night = Guardie: un solo dado
hour-alarm = Allarme
phases-title = Fasi di questo turno
phase-swap-opportunity = Scambia carte
phase-swap-equipment = Scambia equipaggiamento
phase-before-throw = Tira
phase-collect-or-discard = Pesca, scarta
phase-movement = Muovi
announced = { $pawn } esce da { $to }
announce-him = Annuncia la sua fuga
attempt-binds = Lo vedono tutti e ti impegna: i tuoi punti servono prima a lui, per la via più breve verso quell'uscita.
choose-runner = Scegli l'uomo che evade, sul tabellone o qui:
choose-runner-on-board = Scegli l'uomo che sta per evadere.
choose-exit = Scegli la sua uscita, sul tabellone o qui:
choose-exit-on-board = Scegli l'uscita che userà.

meeting-title = Riunione segreta
meeting-officers = Fate piani nella chat e segnate il tabellone: li vedono solo gli ufficiali. Nulla si muove e nulla si scambia. Quando hai finito, premi il pulsante.
meeting-together = Chiedete al Comandante di non guardare e fate piani insieme. Nessuno vede le carte degli altri, nulla si muove e nulla si scambia.
meeting-others = Gli ufficiali fanno piani in segreto. Nulla si muove e nulla si scambia finché non hanno finito.
meeting-talks = { $who }: in riunione
meeting-ready = { $who }: ha finito
meeting-we-are-ready = Abbiamo finito
meeting-more = Di più
meeting-less = Di meno

action-pass-in-meeting = Ho finito
action-pass-in-may-raid = Niente
action-pass-in-invitation = Stavolta no
action-play-card-in-invitation = Mostra la carta aeroplano
action-pass-in-swap-opportunity = Non scambiare
action-pass-in-swap-equipment = Non scambiare
action-pass-in-slip-away = Nessun altro
action-pass-in-hide = Nessun altro
action-pass-in-run-and-hide = Nessun altro
action-pass-in-head-count = Nessun altro
lull-may-raid = Niente in questo giro
orders-kind-may-raid = Finisce il turno di un ufficiale
orders-note-may-raid = Se sei assente quando un turno finisce, perquisisci o fai l'appello solo se l'hai ordinato qui prima.
orders-kind-equipment-claim = Rubano equipaggiamento
orders-kind-key-use = Si usa una chiave
orders-kind-pass-use = Si usa un lasciapassare
orders-kind-run-by-key = Si usa una chiave per una corsa disperata
orders-kind-slip-by-key = Si usa una chiave dopo una soffiata
orders-kind-slip-by-pass = Si usa un lasciapassare dopo una soffiata
orders-kind-seizure = Ti tolgono equipaggiamento
orders-kind-kit-seizure = Ti tolgono il kit
orders-kind-room-search = Si perquisisce una stanza
orders-kind-search-call = Si ordina una perquisizione
orders-kind-appel-call = Si ordina un appello
orders-kind-shot = Una guardia spara
orders-kind-shot-fired = Una guardia spara
orders-kind-flight = L'aeroplano vola
orders-kind-invitation = Un ufficiale ti invita sull'aeroplano
orders-lull-ask = chiedimelo
orders-lull-turn = non in questo turno
orders-lull-round = non in questo giro
orders-lull-always = mai
orders-lull-card = in questo turno: { $card }
orders-lull-later = { $who }, prossimo turno: { $card }

awaited-may-raid = { $count ->
    [one] decida se perquisire o fare l'appello
   *[other] decidano se perquisire o fare l'appello
    }
awaited-meeting = { $count ->
    [one] finisca la riunione segreta
   *[other] finiscano la riunione segreta
    }
awaited-swap-opportunity = { $count ->
    [one] scambi carte Opportunità
   *[other] scambino carte Opportunità
    }
awaited-swap-equipment = { $count ->
    [one] scambi equipaggiamento
   *[other] scambino equipaggiamento
    }
awaited-collect-or-discard = { $count ->
    [one] scarti una carta
   *[other] scartino una carta
    }
awaited-one-die = { $count ->
    [one] scelga un dado
   *[other] scelgano un dado
    }
awaited-head-count = { $count ->
    [one] risponda all'appello
   *[other] rispondano all'appello
    }
awaited-slip-away = { $count ->
    [one] nasconda i suoi uomini dopo una soffiata
   *[other] nascondano i loro uomini dopo una soffiata
    }
awaited-run-and-hide = { $count ->
    [one] nasconda i suoi uomini dopo una soffiata
   *[other] nascondano i loro uomini dopo una soffiata
    }
awaited-ask-leave = { $count ->
    [one] decida se lasciar usare la galleria
   *[other] decidano se lasciar usare la galleria
    }
awaited-ask-to-follow = { $count ->
    [one] decida se farsi seguire
   *[other] decidano se farsi seguire
    }
awaited-invitation = { $count ->
    [one] risponda a un invito
   *[other] rispondano a un invito
    }
awaited-send-searcher = { $count ->
    [one] mandi una guardia
   *[other] mandino una guardia
    }
awaited-found-inside = { $count ->
    [one] nomini un ufficiale
   *[other] nominino un ufficiale
    }
awaited-pick-officers = { $count ->
    [one] nomini gli ufficiali
   *[other] nominino gli ufficiali
    }
awaited-round-up = { $count ->
    [one] mandi una guardia
   *[other] mandino una guardia
    }
awaited-lead-off = { $count ->
    [one] scelga chi rinchiudere
   *[other] scelgano chi rinchiudere
    }
awaited-choose-quarry = { $count ->
    [one] dica chi insegue una guardia
   *[other] dicano chi insegue una guardia
    }
awaited-lose-cards = { $count ->
    [one] scarti delle carte
   *[other] scartino delle carte
    }

event-part-began-day = Comincia un nuovo giorno.
event-part-began-meeting = Gli ufficiali si riuniscono in segreto.
event-part-began-night = Scende la notte.
moment-part-began-day = Si fa giorno
moment-part-began-meeting = Riunione segreta
moment-part-began-night = Scende la notte
moment-attempt-declared = Fuga annunciata
moment-alarm-raised = Allarme
moment-frisked = Perquisizione
moment-kit-lost = Kit perso
moment-search-failed = Perquisizione a vuoto

goal-escape-by-time = Obiettivo: { $needed ->
    [one] un uomo
   *[other] { $needed } uomini
    } fuori prima che scada il tempo. Tu: { $own }; il migliore: { $best }.
goal-guards-by-time = Obiettivo: che nessuna nazione faccia uscire { $needed ->
    [one] un uomo
   *[other] { $needed } uomini
    } prima che scada il tempo. Al massimo finora: { $best }.
goal-watch-by-time = Obiettivo: { $needed ->
    [one] un uomo
   *[other] { $needed } uomini
    } di una nazione fuori prima che scada il tempo. Al massimo finora: { $best }.
option-minutes-day = Minuti di ogni giorno
option-minutes-meeting = Minuti di ogni riunione segreta
option-minutes-night = Minuti di ogni notte
minutes-usual = se lasci vuoto: { $minutes }
fact-minutes-day = giorno { $minutes } min
fact-minutes-meeting = riunione { $minutes } min
fact-minutes-night = notte { $minutes } min
