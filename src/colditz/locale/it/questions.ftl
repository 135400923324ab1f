# Che cosa si chiede a chi deve decidere: una riga per passo. Poi, che cosa leggono gli altri.

asks-agreement = Accetti le condizioni di vittoria?
asks-ask-leave = Un uomo di un'altra nazione vuole usare la tua galleria: può?
asks-before-throw = Gioca carte se vuoi, poi tira i dadi.
asks-bring-off = Scegli dove va l'uomo che non può restare lì.
asks-carry-on = { $guard } attraversa il varco?
asks-close-turn = Puoi richiamare le guardie isolate; poi finisci il turno.
asks-confiscation = Un tuo uomo è stato arrestato: cedi una carta Equipaggiamento.
asks-deployment = Schiera guardie sulle caselle segnate: dentro { $inside } di { $due }, fuori { $outside } (da { $least } a { $most }). Poi inizia la partita.
asks-lose-cards = Sabotaggio: scarta { $left } delle tue carte.
asks-go-to-appel = Scegli per { $pawn } una delle caselle segnate dell'area dell'Appel.
asks-hide = Soffiata: nascondi i tuoi uomini su caselle sicure.
asks-lock-up = Scegli le celle per { $prisoner }.
asks-make-way = { $pawn } deve fare posto: scegli dove va.
asks-may-add-throw = Un doppio: un altro tiro?
asks-may-clear-markers = Puoi togliere segnalini di fuga di quella nazione.
asks-may-take-marker = { $guard } è a un varco segnato: togli il segnalino?
asks-may-throw-again = Un doppio: tiri ancora?
asks-move-marker = Non hai più segnalini: spostane uno tuo a questo varco.
asks-move-on = { $pawn } è nel fascio di luce e deve spostarsi: scegli dove.
asks-movement = Muovi le tue pedine. Punti rimasti: { $points }.
asks-movement-over = Nessuna delle tue pedine può proseguire: finisci il turno o gioca una carta.
asks-movement-more = Nessuna delle tue pedine può proseguire, ma puoi ancora fare questo: { $deeds }. Poi finisci il turno.
deed-quoted = «{ $deed }»
asks-movement-card = Hai guadagnato una carta: pescala prima di muovere, o la perdi.
asks-roll-call = Appello: manda gli uomini al loro posto, o lasciali mancare.
asks-stand-aside = { $pawn } deve lasciare la strada: scegli dove va.
asks-supplier-goes = Scegli quale uomo va nell'area dell'Appel per il kit.
asks-take-place = Scegli un posto in fila per { $prisoner }.
asks-window = Rispondi con una carta?

proposal-appel-call = La Sicurezza chiama l'appello.
proposal-crossing = { $pawn } sta per passare verso { $to }.
proposal-key-use = { $pawn } usa una chiave a { $to }.
proposal-pass-use = { $pawn } usa un lasciapassare a { $to }.
proposal-search-call = La Sicurezza ordina di perquisire { $room }.
proposal-shot = { $guard } spara a { $target }.

waits-for = { $count ->
    [one] Decide { $who }.
   *[other] Decidono { $who }.
    }
waits-turn = Tocca a { $who }.
your-turn = Tocca a te, { $who }.
your-decision = Decidi tu, { $who }.
not-started = La partita non è cominciata: ci sono ancora posti liberi.
game-paused = La partita è in pausa.
game-finished = Partita finita. Vince { $who }.
game-finished-many = Partita finita. Vincono insieme { $who }.
game-kept = Questa partita seguiva regole precedenti; si può leggere, non continuare.
answer-noted = La tua risposta è stata registrata.
only-pass = Non hai carte adatte; la partita prosegue da sola.
