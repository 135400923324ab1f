# Il gioco in due pagine, prima delle regole una per una: che cosa si dice di ogni tema, una riga per punto.

guide-title = Il gioco in due pagine
guide-page = Pagina { $page } di 2
guide-clauses = Tutte le regole
guide-goal = L'obiettivo
guide-goal-picture = Il britannico 1 arriva a una stella fuori dal castello. Il suo ufficiale ha un kit di fuga, perciò è libero.
guide-goal-classic =
    Un giocatore è l'Ufficiale di Sicurezza e comanda le guardie. Tutti gli altri sono Ufficiali di fuga, ognuno con i prigionieri di una nazione.
    Il primo Ufficiale di fuga che fa uscire due uomini vince subito.
    Se nessuno ci è riuscito quando il tempo è scaduto, di solito dopo 75 giri, vince l'Ufficiale di Sicurezza.
    Prima di cominciare potete concordare altri numeri.
guide-goal-osprey =
    Un giocatore è l'Ufficiale di Sicurezza e comanda le guardie. Tutti gli altri sono Ufficiali di fuga, ognuno con i prigionieri di una nazione.
    L'Ufficiale di fuga che fa uscire due uomini vince. Quel giro si gioca fino in fondo, perciò possono vincere in più di uno.
    Se nessuno ci è riuscito quando il tracciato dei giri arriva all'aquila, di solito dopo 50 giri, vince l'Ufficiale di Sicurezza.
    Prima di cominciare potete concordare altri numeri.
guide-goal-devir =
    Un giocatore è l'Ufficiale di Sicurezza e comanda le guardie. Tutti gli altri sono Ufficiali di fuga, ognuno con i prigionieri di una nazione.
    Si gioca fino allo scadere del tempo, di solito dopo 60 giri. Vince ogni Ufficiale di fuga che abbia fatto uscire due uomini, e primo è chi ne ha fatti uscire di più.
    Se nessuno ha fatto uscire due uomini, vince l'Ufficiale di Sicurezza.
    Prima di cominciare potete concordare altri numeri.
guide-goal-v3 =
    Un giocatore è l'Ufficiale di Sicurezza e comanda le guardie. Tutti gli altri sono Ufficiali di fuga, ognuno con i prigionieri di una nazione.
    La partita dura tre giorni e tre notti, di solito 60 giri. Prima di ogni notte gli Ufficiali di fuga si riuniscono in segreto.
    Quando finisce l'ultima notte vince l'Ufficiale di fuga che ha fatto uscire due uomini. Se sono più d'uno, vince chi ne ha fatti uscire di più o, a parità, chi è arrivato prima a due.
    Se nessuno ha fatto uscire due uomini, vince l'Ufficiale di Sicurezza. Prima di cominciare potete concordare altri numeri.
guide-turn = Un turno
guide-turn-picture = Un tiro di 4 e 2 vale sei punti, uno per casella. Il britannico 1 ne usa alcuni per entrare nella cappella.
guide-turn-classic =
    Tira due dadi. Ogni punto muove una pedina di una casella; dividi i punti fra le tue pedine come vuoi. Non occorre usarli tutti.
    Un doppio dà un altro tiro, che si somma.
    Un tiro di 3, 7 o 11 dà una carta. Pescala prima di muovere. Puoi tenere tre carte da un turno all'altro.
    Nessuno può passare attraverso un'altra pedina. I prigionieri possono attraversare la luce gialla dei riflettori, ma non possono fermarsi lì.
guide-turn-osprey =
    Tira due dadi. Ogni punto muove una pedina di una casella; dividi i punti fra le tue pedine come vuoi. Non occorre usarli tutti.
    Con un doppio puoi tirare di nuovo e sommare, al massimo due volte.
    Un tiro di 5 o meno dà una carta. Puoi tenere tre carte da un turno all'altro.
    Nessuno può passare attraverso un'altra pedina. I prigionieri possono attraversare la luce gialla dei riflettori, ma non possono fermarsi lì.
guide-turn-devir =
    Tira due dadi. Ogni punto muove una pedina di una casella; dividi i punti fra le tue pedine come vuoi. Non occorre usarli tutti.
    Dopo un doppio si deve tirare di nuovo, e tutti i tiri si sommano.
    Un totale di 3, 7 o 11 nel turno dà una carta. Puoi tenere tre carte da un turno all'altro.
    Nessuno può passare attraverso un'altra pedina. I prigionieri possono attraversare la luce gialla dei riflettori, ma non possono fermarsi lì.
guide-turn-v3 =
    Il turno di un Ufficiale di fuga segue sempre quest'ordine: scambio di carte Opportunità, scambio di equipaggiamento, tiro, pescare o scartare, muovere e usare carte.
    Tira due dadi. Ogni punto muove una pedina di una casella; dividi i punti fra le tue pedine come vuoi. Dopo un doppio, usa i suoi punti e poi tira di nuovo.
    Ogni tiro di 3, 7 o 11 dà una carta. Puoi averne tre.
    Nessuno può passare attraverso un'altra pedina. I prigionieri possono attraversare la luce gialla dei riflettori, ma non possono fermarsi lì.
    Di notte l'Ufficiale di Sicurezza muove con uno solo dei suoi dadi, a meno che qualcuno tenti la fuga.
guide-gather = Procurarsi le cose
guide-gather-picture = Due uomini nella cappella, che mostra una corda: i britannici prendono una carta corda ed entrambi vanno nell'area dell'Appel.
guide-gather-classic =
    Ogni stanza mostra un simbolo. Due dei tuoi uomini in stanze con lo stesso simbolo di equipaggiamento ti danno quella carta: corda, chiave, lasciapassare o tronchesi. Poi entrambi vanno nell'area dell'Appel.
    Nessuno evade senza un kit di fuga. Per un kit servono uomini in stanze con tutti e quattro i simboli del kit: travestimento, bussola, cibo e documenti. Alcune carte ne sostituiscono due.
    Il kit resta a te: serve per tutte le tue evasioni.
    Gli Ufficiali di fuga possono scambiarsi carte.
guide-gather-osprey =
    Ogni stanza mostra un simbolo. Due dei tuoi uomini in stanze con lo stesso simbolo di equipaggiamento ti danno quella carta: corda, chiave, lasciapassare o tronchesi. Poi entrambi vanno nell'area dell'Appel.
    Nessuno evade senza un kit di fuga. Cominci con uno; per un altro servono uomini in stanze con tutti e quattro i simboli del kit: travestimento, bussola, cibo e documenti.
    Chi evade porta con sé il kit. Un secondo uomo può usarlo nello stesso turno.
    Gli Ufficiali di fuga possono scambiarsi equipaggiamento, ma non nel turno dell'Ufficiale di Sicurezza.
guide-gather-devir =
    Ogni stanza mostra un simbolo. Due dei tuoi uomini in stanze con lo stesso simbolo di equipaggiamento ti danno quella carta: corda, chiave, lasciapassare o tronchesi. Poi entrambi vanno nell'area dell'Appel.
    Nessuno evade senza un kit di fuga. Per un kit servono uomini in stanze con tutti e quattro i simboli del kit: travestimento, bussola, cibo e documenti. Alcune carte ne sostituiscono due.
    Il kit resta a te per tutta la partita e non si può mai cedere.
    Gli Ufficiali di fuga possono scambiarsi carte.
guide-gather-v3 =
    Ogni stanza mostra un simbolo. Due dei tuoi uomini in stanze con lo stesso simbolo di equipaggiamento ti danno quella carta: corda, chiave, lasciapassare o tronchesi. Poi entrambi vanno nell'area dell'Appel.
    L'Ufficiale di Sicurezza può rispondere con una Perquisizione di quella stanza: allora non ricevi nulla e il tuo turno è finito.
    Nessuno esce dal cortile senza un kit di fuga. Per un kit servono uomini in stanze con tutti e quattro i simboli del kit: travestimento, bussola, cibo e documenti. Alcune carte ne sostituiscono uno o due.
    Il kit serve a tutti i tuoi uomini. Lo tieni finché non viene confiscato.
guide-out = Uscire dal castello
guide-out-picture = Il britannico 1 è davanti alla porta chiusa in fondo al corridoio. Con una chiave la attraversa.
guide-out-classic =
    Con una chiave si passa una porta chiusa, con un lasciapassare un posto di controllo, con una corda si scende un muro e con le tronchesi si attraversa il reticolato. Una carta serve a tutti i tuoi uomini per quel turno, poi è persa.
    Una carta galleria apre una via sotterranea. Due uomini devono entrare nello stesso turno, e dentro devono sempre essercene due.
    Chi raggiunge una stella è evaso, se hai un kit.
    O la va o la spacca è l'ultima risorsa: con un kit, un uomo tenta la corsa attraverso le porte. Se i tiri della carta non bastano, viene ucciso e la tua nazione è fuori dal gioco.
guide-out-osprey =
    Con una chiave un uomo passa una porta chiusa; con un lasciapassare un uomo passa un posto di controllo.
    Con una corda si scende un muro e con le tronchesi si attraversa il reticolato. Lasciano un segnalino: i tuoi uomini possono usare di nuovo quella via finché non viene tolto, ma le guardie possono seguirli.
    Una carta galleria apre una via sotterranea a tutte le nazioni. Crolla quando un turno finisce con meno di due uomini dentro.
    Chi raggiunge una stella è evaso, se hai un kit.
guide-out-devir =
    Con una chiave si passa una porta chiusa, con un lasciapassare un posto di controllo, con una corda si scende un muro e con le tronchesi si attraversa il reticolato. Una carta serve a tutti i tuoi uomini per quel turno, poi è persa.
    Una carta galleria apre una via sotterranea a tutte le nazioni. Due tuoi uomini devono entrare nello stesso turno; quando ne resta uno solo, crolla e lui deve uscire da una delle due estremità.
    Chi raggiunge una stella è evaso, se hai un kit.
    O la va o la spacca è l'ultima risorsa, una volta a partita: con un kit, un uomo tenta la corsa attraverso le porte. Se i tiri della carta non bastano, viene ucciso e la tua nazione è fuori dal gioco.
guide-out-v3 =
    L'uscita va annunciata: di giorno prima di tirare, di notte dopo, dici da dove e con quali uomini. Tutti i tuoi punti servono allora a farli uscire.
    Con una chiave si passa una porta chiusa, con una corda si scende un muro e con le tronchesi si attraversa il reticolato. Una carta serve a tutti i tuoi uomini per quel turno. Con un lasciapassare passa un posto di controllo un solo uomo.
    Una carta galleria apre una via sotterranea. Due tuoi uomini devono entrare in quel turno; gli ufficiali che giocano dopo possono seguirli, se lo permetti.
    Chi raggiunge una stella è evaso, se hai un kit.
    O la va o la spacca è l'ultima risorsa, una volta a partita: con un kit e una chiave, un uomo tenta la corsa attraverso le porte. Se i tiri della carta non bastano, viene ucciso.
guide-caught = Essere arrestati
guide-caught-picture = I britannici hanno una corda, perciò la guardia 1 può arrestare il britannico 1 nel cortile.
guide-caught-classic =
    Una guardia arresta un prigioniero entrando nella sua casella, e torna in caserma.
    Nel cortile interno è possibile solo finché l'ufficiale di quell'uomo ha equipaggiamento; allora è possibile con tutti i suoi uomini. Fuori dal cortile una guardia può arrestare chiunque raggiunga, e l'ufficiale perde una carta Equipaggiamento.
    Nell'area dell'Appel e sulle caselle sicure azzurre non si arresta nessuno. Le guardie restano fuori dalle stanze, a meno che l'Ufficiale di Sicurezza giochi una carta Perquisizione. Un appello richiama tutti nell'area dell'Appel; chi manca può essere cercato.
    Un uomo esce dall'isolamento quando il suo ufficiale tira un doppio e paga un punto, o gioca una carta Scarcerazione.
guide-caught-osprey =
    Una guardia arresta un prigioniero entrando nella sua casella, e va al comando.
    Nel cortile interno è possibile solo finché l'ufficiale di quell'uomo ha equipaggiamento; allora è possibile con tutti i suoi uomini. Fuori dal cortile una guardia può arrestare chiunque raggiunga, e l'ufficiale perde una carta Equipaggiamento.
    Nell'area dell'Appel e sulle caselle sicure azzurre non si arresta nessuno. Le guardie restano fuori dalle stanze, a meno che l'Ufficiale di Sicurezza giochi una carta Perquisizione o che un segnalino porti lì. Un appello richiama tutti nell'area dell'Appel; chi manca può essere arrestato.
    Un uomo esce dall'isolamento quando il suo ufficiale tira un doppio e paga un punto, o gioca una carta Scarcerazione.
guide-caught-devir =
    Una guardia arresta un prigioniero dalla casella accanto, e torna in caserma.
    Nel cortile interno è possibile solo finché l'ufficiale di quell'uomo ha equipaggiamento; allora è possibile con tutti i suoi uomini. Fuori dal cortile una guardia può arrestare chiunque raggiunga, e l'ufficiale perde una carta Equipaggiamento.
    Nell'area dell'Appel e sulle caselle sicure azzurre non si arresta nessuno. Le guardie restano fuori dalle stanze, a meno che l'Ufficiale di Sicurezza giochi una carta Perquisizione. Un appello richiama tutti nell'area dell'Appel; chi manca può essere cercato con lo stesso tiro che poi muove le guardie.
    Un uomo esce dall'isolamento quando il suo ufficiale tira un doppio e paga un punto, una volta a turno, o gioca una carta Scarcerazione.
guide-caught-v3 =
    Una guardia arresta un prigioniero dalla casella accanto, e va in caserma.
    Nel cortile interno è possibile solo se l'ufficiale di quell'uomo ha un kit, o ha rubato nelle stanze tre carte Equipaggiamento e ne ha ancora. Ognuno tira un dado: solo se quello dell'ufficiale è più alto, non perde nulla.
    Fuori dal cortile una guardia può arrestare chiunque raggiunga. L'ufficiale perde una carta Equipaggiamento o, se non ne ha, si gioca il kit ai dadi.
    Nell'area dell'Appel e sulle caselle sicure azzurre non si arresta nessuno. Una Perquisizione manda una guardia in una stanza, un Appello cattura chi manca; entrambi possono arrivare alla fine del turno di chiunque.
    Un uomo esce dalla cella quando il suo ufficiale tira un doppio, o gioca una carta Scarcerazione, e paga un punto. Dalle celle esterne deve tornare subito indietro.

guide-out-picture-in-v3 = I britannici hanno annunciato quest'uscita. Il britannico 1 è davanti alla porta chiusa in fondo al corridoio; con una chiave la attraversa.
guide-caught-picture-in-v3 = I britannici hanno un kit di fuga, perciò la guardia 1 può arrestare il britannico 1 nel cortile.
