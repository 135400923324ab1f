# In che cosa differiscono le edizioni, in parole semplici: un tema e che cosa ne dice ogni edizione. Le regole sono in editions/topics.py.

differences-topics = Come si giocano
differences-topics-help = Prima ciò che conta di più; il link di ogni frase porta alla sua regola.
differences-numbers = In cifre
differences-unfold = { $edition }: che cosa cambia

topic-winning = Chi vince
topic-time = Quanto dura
topic-kit = Il kit di fuga
topic-ropes = Corda e tronchesi
topic-trade = Scambi
topic-do-or-die = O la va o la spacca
topic-start = L'inizio
topic-cards = Pescare carte
topic-gates = Chiavi e lasciapassare
topic-posts = Schierare guardie
topic-surrender = Farsi arrestare
topic-cells = Celle di isolamento
topic-return = Il ritorno dalle celle esterne
topic-appel = Appello (Appel)
topic-tunnels = Gallerie
topic-secrets = Noto e nascosto

differs-classic-winning = Vince subito chi arriva per primo al numero concordato di evasioni, di solito due.
differs-classic-time = Si concorda un tempo, di solito due ore e mezza; il giro in cui scade si gioca fino in fondo.
differs-classic-kit = Chi ha un kit lo tiene: gli serve per tutte le sue evasioni.
differs-classic-ropes = Aprono il varco a tutti gli uomini della nazione, ma solo per quel turno.
differs-classic-trade = Gli Ufficiali di fuga scambiano carte Equipaggiamento e Opportunità quasi in ogni momento, anche nel turno dell'Ufficiale di Sicurezza.
differs-classic-do-or-die = Con un kit un uomo può giocarsi tutto in una corsa: se non è libero entro i tiri della carta, viene ucciso e la sua nazione è fuori dal gioco.
differs-classic-start = Tutti cominciano senza carte e senza kit.
differs-classic-cards = Con un tiro di 3, 7 o 11 si può pescare una carta.
differs-classic-gates = Una carta fa entrare tutti gli uomini della nazione che arrivano in quel turno.
differs-classic-posts = Le guardie si schierano solo su posti liberi, e non più dopo il primo arresto del turno.
differs-classic-surrender = La guardia va in caserma e può essere schierata di nuovo nel turno successivo dell'Ufficiale di Sicurezza.
differs-classic-cells = L'Ufficiale di Sicurezza sceglie la cella, dovunque sia avvenuto l'arresto.
differs-classic-return = Chi torna direttamente nel cortile non può essere arrestato, anche se il suo ufficiale ha Equipaggiamento.
differs-classic-appel = Se qualcuno manca, l'Ufficiale di Sicurezza prima tira e poi sceglie: cercare gli assenti o muovere le guardie.
differs-classic-tunnels = La galleria è di chi ha la sua carta: le altre nazioni entrano solo con il suo permesso.
differs-classic-secrets = Tutti sanno quante carte Equipaggiamento ha un ufficiale, ma non quali.

differs-osprey-winning = Il giro in cui qualcuno arriva al numero concordato, di solito due, si gioca fino in fondo; tutti quelli che ci arrivano in quel giro vincono insieme.
differs-osprey-time = Sul tracciato dei giri si conta all'indietro, di solito da 50, o da 40 per i più esperti; all'aquila ogni Ufficiale di fuga ha un ultimo turno.
differs-osprey-kit = Chi evade porta con sé il kit; per un'evasione in un turno successivo ne serve un altro.
differs-osprey-ropes = Lasciano un segnalino: finché nessuno lo toglie, gli uomini di quella nazione escono di lì senza spendere carte.
differs-osprey-trade = Gli Ufficiali di fuga scambiano solo Equipaggiamento, e mai nel turno dell'Ufficiale di Sicurezza.
differs-osprey-do-or-die = Questa corsa non c'è: le sue carte non si usano.
differs-osprey-start = Ogni Ufficiale di fuga comincia con un kit, e tutti con una carta.
differs-osprey-cards = Con un tiro di 5 o meno si può pescare una carta.
differs-osprey-gates = Una carta fa entrare un solo uomo, una sola volta.
differs-osprey-posts = Le guardie si schierano prima e dopo gli arresti, anche addosso a un prigioniero, che è arrestato subito.
differs-osprey-surrender = La guardia manca per tutto il turno successivo dell'Ufficiale di Sicurezza.
differs-osprey-cells = Chi è arrestato nel cortile interno va nelle celle interne, tutti gli altri in quelle esterne, a meno che siano piene.
differs-osprey-return = Chi torna è al sicuro solo se il suo ufficiale è senza Equipaggiamento e spende per lui tutto ciò che può del tiro.
differs-osprey-appel = Se qualcuno manca, l'Ufficiale di Sicurezza sceglie prima di tirare: cercare gli assenti o muovere le guardie.
differs-osprey-tunnels = Giocata la sua carta, tutte le nazioni possono usare la galleria senza chiedere il permesso.
differs-osprey-secrets = Tutti sanno solo se un ufficiale ha Equipaggiamento o no; le pile sono scoperte.
