# Che cosa si chiede a chi deve decidere: una riga per passo. Poi, che cosa leggono gli altri.

asks-agreement = Accetti le condizioni di vittoria?
asks-ask-leave = Un uomo di un'altra nazione vuole usare la tua galleria: può?
asks-invitation = { $seat } apre la porta segreta e ti invita: mostri la carta aeroplano?
asks-marksman = Quale guardia ha sparato? Torna in caserma.
asks-ask-to-follow = { $pawn } vuole seguirti a { $to }, dove hai pagato. Lo permetti?
asks-before-throw = Gioca carte se vuoi, poi tira i dadi.
asks-throw = Tira i dadi.
asks-earns-card = Ogni tiro di { $sums } vale una carta.
asks-earns-card-by-throw = Ogni tiro di { $sums } vale una carta.
asks-earns-card-in-osprey = Un tiro di 5 o meno vale una carta, una volta per turno.
asks-earns-card-in-devir = Un totale di { $sums } in tutto il turno vale una carta.
asks-earns-card-by-total = Un totale di { $sums } in tutto il turno vale una carta.
asks-bring-off = Scegli dove va l'uomo che non può restare lì.
asks-carry-on = { $guard } attraversa il varco?
asks-close-turn = Puoi richiamare le guardie isolate; poi termina il turno.
asks-choose-quarry = Chi insegue { $guard } fuori dal castello?
asks-collect-or-discard = Hai una carta di troppo: scartane una.
asks-confiscation = Un tuo uomo è stato arrestato: cedi una carta Equipaggiamento.
asks-deployment = Schiera guardie sulle caselle segnate: { $due } dentro (finora { $inside }) e da { $least } a { $most } fuori (finora { $outside }). Poi inizia la partita.
asks-lose-cards = Sabotaggio: scarta { $left } delle tue carte.
asks-go-to-appel = Scegli per { $pawn } una delle caselle segnate dell'area dell'Appel.
asks-hide = Soffiata: nascondi i tuoi uomini su caselle sicure.
asks-slip-away = Soffiata: manda uomini su caselle sicure, con l'Equipaggiamento che serve per la via, o prosegui.
asks-lock-up = Scegli le celle per { $prisoner }.
asks-make-way = { $pawn } deve fare posto: scegli dove va.
asks-may-add-throw = Un doppio: un altro tiro?
asks-may-clear-markers = Puoi togliere segnalini di fuga di quella nazione.
asks-may-take-marker = { $guard } è a un varco segnato: togli il segnalino?
asks-may-throw-again = Un doppio: tiri ancora per avere più punti?
asks-move-marker = Non hai più segnalini: spostane uno tuo a questo varco.
asks-move-on = { $pawn } è nel fascio di luce e deve spostarsi: scegli dove.
asks-meeting = Riunione segreta: parla con gli altri ufficiali e di' quando hai finito.
asks-movement = Muovi { $side ->
    [guards] le tue guardie
   *[men] i tuoi uomini
    }. Punti rimasti: { $points }.
asks-movement-double = Doppio: un uomo può lasciare l'isolamento per un punto.
asks-movement-over = { $side ->
    [guards] Nessuna delle tue guardie
   *[men] Nessuno dei tuoi uomini
    } può proseguire: termina il turno o gioca una carta.
asks-movement-end = { $side ->
    [guards] Nessuna delle tue guardie
   *[men] Nessuno dei tuoi uomini
    } può proseguire: termina il turno.
asks-movement-over-spent = I punti sono finiti: termina il turno o gioca una carta.
asks-movement-end-spent = I punti sono finiti: termina il turno.
asks-movement-throw = Doppio: tira di nuovo.
asks-movement-more = { $side ->
    [guards] Nessuna delle tue guardie
   *[men] Nessuno dei tuoi uomini
    } può proseguire, ma puoi ancora fare questo: { $deeds }.
deed-quoted = «{ $deed }»
asks-movement-card = Hai guadagnato una carta: pescala prima di muovere, o la perdi.
asks-movement-hand = Hai troppe carte: giocane o scartane una prima di finire il turno.
asks-one-die = Di notte conta un solo dado. Quale?
asks-roll-call = Appello: chi mandi lascia il suo posto e si mette in fila nell'area dell'Appel. Chi non si presenta resta dov'è, ma può essere cercato.
asks-stand-aside = { $pawn } deve lasciare la strada: scegli dove va.
asks-pushed-aside = L'auto sposta { $pawn }: scegli dove va.
asks-supplier-goes = Scegli quale uomo va nell'area dell'Appel per il kit.
asks-swap-opportunity = Scambia carte Opportunità con altri ufficiali, oppure prosegui.
asks-swap-equipment = Scambia carte Equipaggiamento con altri ufficiali, oppure prosegui.
asks-take-place = Scegli un posto in fila per { $prisoner }.
asks-lead-off = Nelle celle C c'è posto per uno di questi uomini: chi viene rinchiuso ora?
asks-may-raid = Un turno è finito: perquisisci una stanza o fai l'appello?
asks-round-up = Degli assenti sono a portata di mano: quale guardia li prende e rientra in caserma?
asks-pick-officers = Nomina gli ufficiali di cui arresti gli uomini.
asks-found-inside = Nomina l'ufficiale di cui arresti gli uomini nella stanza.
asks-send-searcher = Quale guardia va a perquisire la stanza?
asks-head-count = Appello: manda uomini ai loro posti o lasciali assenti.
asks-run-and-hide = Soffiata: manda uomini nei nascondigli, poi prosegui.
asks-window = Rispondi con una carta?

proposal-appel-call = La Sicurezza fa l'appello.
proposal-crossing = { $pawn } sta per passare verso { $to }.
proposal-key-use = { $pawn } usa una chiave a { $to }.
proposal-seizure = Le guardie stanno per prenderti una carta Equipaggiamento.
proposal-kit-seizure = Le guardie stanno per prenderti il kit di fuga.
proposal-pass-use = { $pawn } usa un lasciapassare a { $to }.
proposal-search-call = La Sicurezza ordina di perquisire { $room }.
proposal-shot = { $guard } spara a { $target }.
proposal-equipment-claim = { $pawn } e { $other } stanno per rubare { $card }.
proposal-room-search = Stanno per perquisire { $room }.
proposal-shot-fired = { $guard } ha sparato a { $target }.
proposal-flight = L'aeroplano sta per volare, con { $throws } tiri.
proposal-slip-through = { $pawn } sta per sgusciare attraverso { $to }.
proposal-slip-by-key = { $pawn } usa una chiave a { $to }.
proposal-slip-by-pass = { $pawn } usa un lasciapassare a { $to }.
proposal-run-by-key = { $prisoner } consegna una chiave per la corsa.

waits-for = { $count ->
    [one] Decide { $who }.
   *[other] Decidono { $who }.
    }
waits-turn = Tocca a { $who }.
waits-vacation = Tocca a { $who }, in vacanza fino al { $when }.
your-turn = Tocca a te.
your-decision = A te la scelta.
not-started = La partita non è cominciata: ci sono ancora posti liberi.
not-started-people = La partita comincia quando ci sono tutti.
not-started-clock = Fino ad allora il tempo non scorre per nessuno.
game-paused = La partita è in pausa.
game-finished = Partita finita: vince { $who }.
game-finished-many = Partita finita: vincono insieme { $who }.
game-kept = Questa partita seguiva regole precedenti; si può leggere, non continuare.
answer-noted = La tua risposta è stata registrata.
only-pass = Non hai carte adatte; la partita prosegue da sola.
