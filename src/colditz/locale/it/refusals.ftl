# Perché qualcosa non si può fare. Le chiavi sono i valori di Refusal.

not-asked = Ora non tocca a te decidere.
game-over = La partita è finita.
not-now = Questo ora non si può fare.
not-your-side = Questo spetta all'altra parte.
must-go-to-appel = Prima { $pawn } deve andare su una casella libera dell'area dell'Appel.
not-your-pawn = Puoi agire solo con le pedine della tua parte.
not-thrown-yet = Prima tira i dadi.
already-thrown = Questo si può fare solo prima del tiro.
thrown-once = Hai già tirato i dadi in questo turno.
throw-or-stop-first = Hai tirato un doppio: di' prima se tiri di nuovo.
no-points-left = Non ti restano punti sufficienti.
no-card-earned = Questo tiro non dà diritto a una carta.
hand-too-large = Hai più carte di quante ne puoi tenere: prima giocane, scartane o regalane una.
hand-within-limit = Puoi scartare solo mentre hai più carte del limite.
pawn-may-not-rest = Allora { $pawn }, che sta dove non può restare, non potrebbe più andarsene.
formula-accepted = Le condizioni di vittoria sono già concordate.

agree-first = Prima accetta le condizioni di vittoria: si comincia quando tutti le hanno accettate.
post-guards-first = Prima si schierano le guardie: scegli un posto di guardia per ciascuna, poi comincia.
answer-first = Prima di' se rispondi con una carta.
hide-first = Prima nascondi i tuoi uomini su caselle sicure, o di' che hai finito.
answer-appel-first = Prima rispondi all'appello: manda gli uomini al loro posto, o lasciali mancare.
line-up-first = Prima scegli un posto in fila per { $pawn }.
make-way-first = Prima { $pawn } deve fare posto: scegli dove va.
stand-aside-first = Prima { $pawn } deve lasciare la strada: scegli dove va.
choose-cells-first = Prima scegli le celle per { $pawn }.
give-up-equipment-first = Un tuo uomo è stato arrestato: prima cedi una carta Equipaggiamento.
lay-cards-away-first = Sabotaggio: prima scarta carte tue.
choose-supplier-first = Prima scegli quale uomo va nell'area dell'Appel per il kit.
grant-leave-first = Prima di' se { $pawn } può usare la tua galleria.
bring-off-first = Prima scegli dove va { $pawn }: non può restare dov'è.
recall-or-end-first = Prima richiama le guardie isolate, o finisci il turno.
move-marker-first = Prima scegli quale dei tuoi segnalini va al nuovo varco.
take-marker-or-not-first = Prima di' se { $pawn } toglie il segnalino.
go-over-or-not-first = Prima di' se { $pawn } passa il varco.
clear-markers-first = Prima di' quali segnalini di fuga togli, o che hai finito.

leave-beam-first = { $pawn } è nel fascio di un riflettore, dove nessun prigioniero può restare: prima spostalo.
leave-tunnel-space-first = { $pawn } è su una casella di galleria, dove in superficie nessuno può restare: prima spostalo.
guard-leaves-tunnel-space-first = { $pawn } è su una casella di galleria, dove nessuna guardia può restare: prima spostala.
leave-passage-first = { $pawn } è su una soglia o in un passaggio, dove nessuna guardia può restare: prima spostala.
leave-appel-first = { $pawn } è nell'area dell'Appel, dove nessuna guardia può restare: prima spostala.
leave-safe-area-first = { $pawn } è in un'area sicura, dove nessuna guardia può restare: prima spostala.
leave-room-first = { $pawn } è in una stanza che le guardie possono solo attraversare: prima spostala.

already-posted = { $pawn } ha già il suo posto; le guardie si muovono solo nel tuo turno, dopo il tiro.
too-many-guards-inside = I posti interni hanno già una guardia per ogni squadra di fuga.
too-few-guards-inside = Sui posti interni deve stare una guardia per ogni squadra di fuga.
too-many-guards-outside = Sui posti esterni possono cominciare al massimo sette guardie.
too-few-guards-outside = Sui posti esterni devono cominciare almeno due guardie.

out-of-reach = Non puoi raggiungere quella casella con i punti che ti restano.
way-blocked = Hai abbastanza punti, ma ci sono pedine in mezzo e nessuno può passare attraverso una pedina.
circle-taken = Lì c'è un'altra pedina, e nessuno può passare attraverso una pedina.
no-rest-in-beam = Un prigioniero può attraversare il fascio di un riflettore, ma non restarci.
no-rest-above-tunnel = In superficie nessuno può fermarsi su una casella di galleria.
no-guard-above-tunnel = Una guardia non può fermarsi su una casella di galleria.
no-rest-in-passage = Una guardia non può restare su una soglia o in un passaggio.
no-rest-on-appel = Una guardia può attraversare l'area dell'Appel, ma non fermarcisi.
guard-in-safe-area = Le guardie non possono entrare in un'area sicura.
guard-in-room = Le guardie non possono entrare in una stanza senza una carta Perquisizione che la nomini.
in-solitary = Dall'isolamento si esce solo con un doppio o con una carta Scarcerazione.
gone = Quell'uomo non è più sul tabellone.

not-adjacent = Da dove sta la pedina non si può fare quel passo.
no-key = Serve una Chiave, e non ne hai.
no-pass = Serve un Lasciapassare, e non ne hai.
no-rope = Non hai abbastanza Corda per questa calata.
no-wire-cutters = Servono le Tronchesi, e non ne hai.
toll-unpaid = Su una casella Chiave o Lasciapassare si entra consegnando la carta corrispondente.
wrong-payment = Non è questo il prezzo di questo ostacolo.
not-his-way-back = Di lì può tornare solo chi è venuto di lì.
returner-by-gate-only = Chi esce dalle celle esterne rientra solo dalla casella Lasciapassare interna.
crossing-not-open = Una guardia può seguire solo per dove è passato un prigioniero in fuga.

barracks-empty = In caserma non c'è nessuna guardia.
guard-rests = Le guardie in caserma sono rientrate in questo turno e non possono ancora uscire di nuovo.
not-a-post = Le guardie entrano ed escono solo dai posti di guardia.
post-taken = Quel posto di guardia non è libero.
arrest-was-made = Le guardie si possono schierare solo prima del primo arresto del turno.

not-liable = Nel cortile interno un uomo può essere arrestato solo mentre il suo ufficiale ha dell'Equipaggiamento.
on-appel = Nell'area dell'Appel non si arresta nessuno.
in-safe-area = In un'area sicura non si arresta nessuno.
in-a-room = Chi sta in una stanza può essere arrestato solo dopo una carta Perquisizione per quella stanza.
in-a-tunnel = Chi è in galleria è fuori dalla portata di chi sta sopra.
on-the-way-back = Chi torna dalle celle esterne non può essere arrestato.
not-arrestable = Quell'uomo non può essere arrestato.

no-double = Solo un doppio nel tiro di movimento libera un uomo dall'isolamento.
not-in-solitary = Quell'uomo non è in isolamento.
wrong-exit = L'uomo liberato va sull'uscita della sua cella, o sulla casella libera più vicina.

not-two-in-rooms = Per prendere Equipaggiamento servono due dei tuoi uomini in stanze che ne mostrano il simbolo.
none-left = Non ne resta nessuna.
has-kit = Hai già un Kit di fuga.
kit-incomplete = Il kit richiede tutte e quattro le parti: travestimento, bussola, cibo e documenti.
kit-overpaid = Una di queste carte non serve per il kit.

card-not-held = Non hai quella carta.
card-not-for-now = Quella carta non risponde a questo.
only-against-a-key = Quella carta si gioca solo in risposta all'uso di una Chiave.
only-against-a-pass = Quella carta si gioca solo in risposta all'uso di un Lasciapassare.
only-as-a-warning = Quella carta si gioca solo in risposta a un appello o a una perquisizione.
only-against-a-shot = Quella carta si gioca solo in risposta a Sparare a vista.
only-against-a-loss = Quella carta si gioca solo in risposta alla perdita di una carta Equipaggiamento.
only-for-a-kit = Quella carta si consegna solo per completare un Kit di fuga.
card-not-tradable = Si scambiano solo carte Equipaggiamento e Opportunità.
before-the-throw = L'appello si fa prima di tirare i dadi.
no-target-for-card = Lì la carta non ha nulla su cui agire.
target-not-outside = Si può sparare solo a un prigioniero fuori dal castello.
no-line-of-sight = La guardia non può vederlo: li separa un muro.
tunnel-not-open = Quella galleria non è aperta per te.
tunnel-open = La carta di una galleria in uso resta nella tua mano.
tunnel-empty = In quella galleria non c'è nessun prigioniero.
two-must-enter = Due dei tuoi uomini devono poter entrare nella galleria in questo turno.
no-kit = Serve un Kit di fuga.
two-bribes-needed = Servono due carte Bustarella per comprare una carta Equipaggiamento.
not-in-grey-area = La corsa comincia nel cortile interno o nelle sue stanze.
not-at-car = Il prigioniero deve stare sulla casella accanto all'auto.
nobody-absent = Nessuno è mancato all'appello.
not-a-hiding-place = Gli uomini avvertiti si nascondono su caselle sicure e libere del cortile interno.
not-called = Quell'uomo non è chiamato all'appello.
already-moved = Va fatto prima di spendere qualsiasi punto.

not-an-officer = Scambiano carte solo gli Ufficiali di fuga ancora in gioco.
no-trade-now = In questo momento non si può scambiare.
trade-empty = Un'offerta deve dare o chiedere qualcosa.
trade-repeated = Questa offerta è già stata rifiutata in questo turno.
too-many-offers = In questo turno ci sono già state troppe offerte.
offer-pending = La tua ultima offerta non ha ancora avuto risposta.
no-such-offer = Quell'ufficiale non ti ha fatto nessuna offerta.
receiver-hand-full = Così l'altro ufficiale avrebbe troppe carte.

no-free-hand = A questo tavolo si rispettano le regole: nessuno viene spostato a mano.
no-breach = Quell'uomo non è stato mosso contro le regole in questo giro.
leave-refused = L'ufficiale che ha aperto questa galleria ti ha negato il permesso in questo turno.
no-marker = Dove si trova questa guardia non comincia alcun segnalino di fuga.
