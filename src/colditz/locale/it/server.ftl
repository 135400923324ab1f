# Ciò che dice il server quando qualcosa non si può fare, e ciò che lasciano i sostituti.

fault-bad-message = Il server non può leggere questo messaggio: { $why }
fault-bad-setup = Questa partita non si può preparare: { $why }
fault-unknown-level = Non c'è nessun bot chiamato { $level }; ci sono { $known }.
fault-unknown-game = Qui non c'è nessuna partita { $game }.
fault-unknown-edition = Non c'è nessuna edizione { $edition }; ci sono { $known }.
fault-unknown-language = Non c'è nessuna lingua { $language }; ci sono { $known }.
fault-unknown-seat = Questa partita non ha il posto { $seat }; i suoi posti sono { $known }.
fault-unknown-page = A questo indirizzo non c'è nulla.
fault-wrong-method = Questo indirizzo non risponde a una richiesta del genere.
fault-wrong-token = Questo link non va bene: nessun posto di questa partita gli appartiene.
fault-wrong-origin = Questo server non accetta connessioni da pagine di { $origin }.
fault-foreign-seat = Il posto { $seat } non è tuo.
fault-not-host = Solo chi ospita questa partita può farlo.
fault-wrong-channel = Il posto { $seat } non può parlare su questo canale.
fault-not-finished = Una partita in corso custodisce i suoi segreti; il suo file ci sarà quando è finita.
fault-hello-first = Il primo messaggio deve essere un saluto (hello).
fault-seat-not-open = Il posto { $seat } è occupato.
fault-seats-still-open = Questi posti sono ancora liberi: { $seats }.
fault-not-started = La partita non è ancora cominciata.
fault-already-started = La partita è già cominciata.
fault-paused = Chi ospita ha messo in pausa la partita.
fault-finished = La partita è finita.
fault-kept = Questa partita fu giocata con regole vecchie che il programma non conosce più; si può leggere, ma non continuare.
fault-stale = Il tavolo è andato avanti; guarda la nuova domanda e rispondi a quella.
fault-malformed = Questa non è un'azione del gioco: { $why }
fault-too-large = Questo messaggio è troppo grande; al massimo { $most } byte.
fault-too-fast = Troppi messaggi in poco tempo; aspetta un momento.
fault-too-slow = La tua connessione non teneva il passo ed è stata chiusa; connettiti di nuovo.
fault-too-many = Il server ha tutte le connessioni che può servire; riprova più tardi.
fault-not-saved = Il server non ha potuto salvarlo, quindi non è accaduto; riprova fra un momento.
fault-no-hint = Ora non c'è nulla da decidere per il posto { $seat }.
fault-no-draft = Non c'è nulla da annullare o da giocare per il posto { $seat }.
fault-internal = Qualcosa è andato storto sul server; nulla è cambiato.

steward-note = In tua assenza ha deciso un sostituto: { $action }. { $why }
steward-took-over = Il tuo tempo era scaduto: un sostituto decide per te finché non torni.
