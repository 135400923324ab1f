# Che cosa è successo, una riga per ogni tipo di evento.

event-turn-began = Giro { $round }: comincia il turno di { $who }.
event-thrown = { $who } tira i dadi: { $first } e { $second }.{ $draws ->
    [0] { "" }
   *[other] { " " }Vale una carta.
    }{ $releases ->
    [0] { "" }
   *[other] { " " }Doppio!
    }
event-thrown-in-osprey = { $who } tira i dadi: { $first } e { $second }.{ $draws ->
    [0] { "" }
   *[other] { " " }Con 5 o meno si guadagna una carta, una volta per turno.
    }{ $releases ->
    [0] { "" }
   *[other] { " " }Doppio!
    }
event-seat-taken = { $who } prende il posto successivo al tavolo.
event-roll-done = { $who } tira di nuovo; i punti avanzati sono persi.
event-die-chosen = { $who } usa il dado che mostra { $points }.
event-card-thrown = { $who } tira i dadi: { $first } e { $second }.
event-throws-again = Doppio: { $who } tira di nuovo.
event-distance-left = A { $prisoner } { $distance ->
    [one] resta una casella
   *[other] restano { $distance } caselle
    } con { $throws ->
    [one] un tiro
   *[other] { $throws } tiri
    }.
event-card-drawn = { $who } pesca { $card }.
event-desperate-card-turned = { $who } scopre { $card }.
event-card-played = { $who } gioca { $card }.
event-card-shown = { $who } mostra { $card }.
event-card-discarded = { $who } scarta { $card }.
event-turn-ended = { $who } termina il turno.
event-part-began = Comincia un'altra parte della giornata.
event-time-ran-out = Il tempo è scaduto. Questo giro si gioca fino in fondo.
event-resigned = { $who } abbandona la partita.
event-game-ended = { $count ->
    [0] Partita finita: non vince nessuno.
    [one] Partita finita: vince { $who }.
   *[other] Partita finita: vincono insieme { $who }.
    }
event-pawn-moved = { $cost ->
    [one] { $pawn } cammina fino a { $to } per 1 punto.
   *[other] { $pawn } cammina fino a { $to } per { $cost } punti.
    }
event-pawn-cut-through = { $cost ->
    [one] { $pawn } passa il reticolato fino a { $to } per 1 punto.
   *[other] { $pawn } passa il reticolato fino a { $to } per { $cost } punti.
    }
event-pawn-climbed = { $cost ->
    [one] { $pawn } si cala a { $to } per 1 punto.
   *[other] { $pawn } si cala a { $to } per { $cost } punti.
    }
event-pawn-placed = { $pawn } passa a { $to }.
event-points-spent = { $cost ->
    [one] { $who } spende un altro punto.
   *[other] { $who } spende altri { $cost } punti.
    }
event-guard-posted = { $guard } occupa { $to }.
event-guard-went-home = { $guard } torna a { $to }.
event-pow-arrested = { $prisoner } viene arrestato.
event-pow-arrested-by-guard = { $guard } arresta { $prisoner } e torna a { $to }.
event-pow-arrested-there = { $guard } arresta { $prisoner }.
event-pow-locked-up = { $prisoner } viene rinchiuso in { $place }.
event-pow-released = { $prisoner } esce dall'isolamento.
event-way-home-kept = { $prisoner } è sulla via del ritorno.
event-way-home-left = { $prisoner } non è più protetto sulla via del ritorno.
event-pow-escaped = { $prisoner } è evaso da { $place }!
event-pow-died = { $prisoner } viene colpito a morte.
event-team-out = { $who } è fuori dal gioco.
event-equipment-claimed = { $who } prende { $card }.
event-equipment-spent = { $who } usa { $cards }.
event-equipment-lost = { $who } cede { $card }.
event-kit-claimed = { $who } prende un kit di fuga.
event-kit-shown = { $who } mostra un kit di fuga.
event-kit-spent = { $who } usa un kit di fuga.
event-kit-lost = { $who } perde il kit di fuga.
event-frisked = Perquisizione: { $who } tira { $first }, il comandante { $second }.
event-guest-invited = { $who } ha aperto la porta segreta.
event-guest-declined = { $who } non apre la porta: nessuno ha mostrato l'aeroplano.
event-aeroplane-flown = L'aeroplano decolla!
event-flight-card-turned = La carta del volo è { $card }.
event-way-paid = Dove è passato { $pawn } un uomo di un altro ufficiale può seguire in questo giro.
event-way-closed = Di lì non può più seguire nessun altro.
event-way-shared = { $pawn } può seguire dove un altro ufficiale ha pagato.
event-sharing-refused = { $who } non può seguire.
event-run-declared = { $who }: { $prisoner } tenta il tutto per tutto.
event-pack-shuffled = Si rimescola il mazzo.
event-theft-counted = { $who }: una carta rubata in più.
event-attempt-declared = { $who } annuncia che { $pawn } esce da { $to }.
event-attempt-lapsed = { $pawn } non è riuscito a uscire; il suo tentativo è finito.
event-courtyard-left = { $pawn } ha lasciato il cortile.
event-alarm-raised = Allarme! In questo turno le guardie si muovono senza limiti.
event-stride-taken = { $steps ->
    [one] { $guard } ha fatto un passo fuori dal cortile.
   *[other] { $guard } ha fatto { $steps } passi fuori dal cortile.
    }
event-got-outside = { $pawn } è fuori dal castello!
event-quarry-named = { $guard } insegue { $prisoner }.
event-tunnel-shown = { $who } deve portare due uomini in { $tunnel } in questo turno.
event-tunnel-manned = Due uomini sono in { $tunnel }, che resta aperta.
event-entrances-shut = Nelle gallerie aperte non può più entrare nessuno.
event-leave-granted = { $who } fa entrare gli uomini dell'ufficiale di turno in { $tunnel }.
event-pow-stirred = { $pawn } si è avvicinato a una guardia.
event-digger-named = { $pawn } va verso la galleria.
event-arrest-tried = { $prisoner } si avvicina a { $guard } e tira { $first }.
event-card-laid = { $who } posa { $card } sul tabellone.
event-card-lifted = { $card } lascia il tabellone.
event-room-searched = { $guard } arriva e perquisisce { $room }.
event-search-failed = { $guard } non trova nessuno in { $room }.
event-raid-began = In questo turno vale { $card }.
event-marker-laid = { $who } lascia un segnalino di fuga.
event-marker-taken = Un segnalino di fuga viene tolto.
event-returner-strayed = { $prisoner } si è allontanato e può essere arrestato di nuovo.
event-general-search-held = La ricerca generale è finita.
event-last-man-crept = { $prisoner } striscia nella galleria crollata.
event-office-emptied = Le guardie al comando tornano in caserma.
event-route-taken = { $pawn } attraversa.
event-routes-closed = La via di { $pawn } si chiude dietro di lui.
event-tunnel-opened = { $who } apre { $tunnel }.
event-leave-refused = { $who } non fa entrare altre nazioni in { $tunnel }.
event-tunnel-closed = È chiusa per sempre { $tunnel }.
event-room-opened = Le guardie possono perquisire { $room }.
event-search-over = La perquisizione è finita.
event-tunnel-named = È stata individuata { $tunnel }.
event-tunnel-discovered = È stata scoperta { $tunnel }.
event-tunnel-forgotten = È vuota { $tunnel }: le guardie ne perdono le tracce.
event-appel-called = Appello nel cortile!
event-pow-stayed-away = { $prisoner } manca all'appello.
event-trade-offered = { $who } offre uno scambio a { $other }.
event-trade-refused = { $other } rifiuta l'offerta.
event-trade-lapsed = L'offerta a { $other } non è più valida.
event-trade-made = { $who } e { $other } fanno uno scambio.
event-trade-offered-of = { $who } offre { $give } a { $other } in cambio di { $want }.
event-trade-made-of = { $who } dà { $give } a { $other } in cambio di { $want }.
event-pawn-moved-by-hand = { $pawn } viene portato a mano a { $to }.
event-breach-called = Viene denunciata un'infrazione: { $prisoner } va in isolamento.
event-formula-accepted = { $who } accetta le condizioni.

# Ciò che si dice a voce alta a chi ascolta.

taken-back = L'ultima mossa è stata ritirata.
story-more = { $count ->
    [one] Prima è successa un'altra cosa.
   *[other] Prima sono successe altre { $count } cose.
    }
