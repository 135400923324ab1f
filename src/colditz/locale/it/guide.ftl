# Il gioco in due pagine, prima delle regole una per una: che cosa si dice di ogni tema, una riga per punto.

guide-title = Il gioco in due pagine
guide-page = Pagina { $page } di 2
guide-clauses = Tutte le regole
guide-goal = L'obiettivo
guide-goal-picture = Il britannico 1 arriva a una stella verde fuori dal castello. Il suo ufficiale ha un kit di fuga, perciò è libero.
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
guide-turn = Un turno
guide-turn-picture = Un tiro di 4 e 2 vale sei punti, uno per casella. Il britannico 1 ne usa alcuni per entrare nella cappella.
guide-turn-classic =
    Tira due dadi. Ogni punto muove una pedina di una casella; dividi i punti fra le tue pedine come vuoi. Non occorre usarli tutti.
    Un doppio dà un altro tiro, che si somma.
    Un tiro di 3, 7 o 11 dà una carta. Pescala prima di muovere. Puoi tenere tre carte da un turno all'altro.
    Nessuno può passare attraverso un'altra pedina. I prigionieri possono attraversare la luce gialla dei riflettori, ma non fermarcisi.
guide-turn-osprey =
    Tira due dadi. Ogni punto muove una pedina di una casella; dividi i punti fra le tue pedine come vuoi. Non occorre usarli tutti.
    Con un doppio puoi tirare di nuovo e sommare, al massimo due volte.
    Un tiro di 5 o meno dà una carta. Puoi tenere tre carte da un turno all'altro.
    Nessuno può passare attraverso un'altra pedina. I prigionieri possono attraversare la luce gialla dei riflettori, ma non fermarcisi.
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
guide-out = Uscire dal castello
guide-out-picture = Il britannico 1 è davanti alla porta chiusa in fondo al corridoio. Con una chiave la attraversa.
guide-out-classic =
    Con una chiave si passa una porta chiusa, con un lasciapassare un posto di controllo, con una corda si scende un muro e con le tronchesi si attraversa il reticolato. Una carta serve a tutti i tuoi uomini per quel turno, poi è persa.
    Una carta galleria apre una via sotterranea. Due uomini devono entrare nello stesso turno, e dentro devono sempre essercene due.
    Chi raggiunge una stella verde è evaso, se hai un kit.
    O la va o la spacca è l'ultima risorsa: con un kit, un uomo tenta la corsa attraverso le porte. Se i tiri della carta non bastano, viene ucciso e la tua nazione è fuori dal gioco.
guide-out-osprey =
    Con una chiave un uomo passa una porta chiusa; con un lasciapassare un uomo passa un posto di controllo.
    Con una corda si scende un muro e con le tronchesi si attraversa il reticolato. Lasciano un segnalino: i tuoi uomini possono usare di nuovo quella via finché non viene tolto, ma le guardie possono seguirli.
    Una carta galleria apre una via sotterranea a tutte le nazioni. Crolla quando un turno finisce con meno di due uomini dentro.
    Chi raggiunge una stella verde è evaso, se hai un kit.
guide-caught = Essere arrestati
guide-caught-picture = I britannici hanno una corda, perciò la guardia 1 può arrestare il britannico 1 nel cortile.
guide-caught-classic =
    Una guardia arresta un prigioniero entrando nella sua casella, e torna in caserma.
    Nel cortile interno è possibile solo finché l'ufficiale di quell'uomo ha equipaggiamento; allora è possibile con tutti i suoi uomini. Altrove è sempre possibile, e l'ufficiale perde una carta Equipaggiamento.
    Nell'area dell'Appel e sulle caselle sicure azzurre non si arresta nessuno. Le guardie restano fuori dalle stanze, a meno che l'Ufficiale di Sicurezza giochi una carta Perquisizione. Un appello richiama tutti nell'area dell'Appel; chi manca può essere cercato.
    Un uomo esce dall'isolamento quando il suo ufficiale tira un doppio e paga un punto, o gioca una carta Scarcerazione.
guide-caught-osprey =
    Una guardia arresta un prigioniero entrando nella sua casella, e va al comando.
    Nel cortile interno è possibile solo finché l'ufficiale di quell'uomo ha equipaggiamento; allora è possibile con tutti i suoi uomini. Altrove è sempre possibile, e l'ufficiale perde una carta Equipaggiamento.
    Nell'area dell'Appel e sulle caselle sicure azzurre non si arresta nessuno. Le guardie restano fuori dalle stanze, a meno che l'Ufficiale di Sicurezza giochi una carta Perquisizione o che vi porti un segnalino. Un appello richiama tutti nell'area dell'Appel; chi manca può essere arrestato.
    Un uomo esce dall'isolamento quando il suo ufficiale tira un doppio e paga un punto, o gioca una carta Scarcerazione.
