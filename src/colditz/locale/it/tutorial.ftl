# La prima partita, lezione per lezione.

tutorial-offer = Impara il gioco in cinque minuti
tutorial-title = Tutorial: la tua prima partita
tutorial-count = Lezione { $number } di { $all }
tutorial-again = Ricomincia
tutorial-skip = Salta
tutorial-next = Lezione successiva
tutorial-leave = Esci
tutorial-play = Gioca la tua prima partita
tutorial-learned = Ben fatto!
tutorial-reminder = Puoi fare anche questo. Per proseguire la lezione segui la freccia, oppure ricominciala.
lesson-walk = Un turno
lesson-walk-throw = Sei l'Ufficiale di fuga britannico. Ogni turno comincia con due dadi: tirali.
lesson-walk-go = Sei punti: ognuno porta un uomo una casella più in là. Scegli il britannico 1, poi la casella segnata nella cappella.
lesson-walk-end = I punti si dividono fra tutti i tuoi uomini e non occorre usarli tutti. Finisci il turno.
lesson-walk-done = Questo è un turno: tira, muovi, finisci. Poi tocca agli altri.
lesson-collect = L'equipaggiamento
lesson-collect-go = Le stanze mostrano che cosa vi si trova: la cappella, una corda. Ci vogliono due uomini: porta dentro anche il britannico 2.
lesson-collect-claim = Due uomini in stanze con lo stesso simbolo trovano quella carta. Prendi la corda.
lesson-collect-first = Chi ha trovato qualcosa va nell'area dell'Appel, in mezzo al cortile. Scegli una delle caselle segnate per il britannico 1 …
lesson-collect-second = … e una per il britannico 2.
lesson-collect-done = La corda è tua, e tutti l'hanno visto. Finché hai equipaggiamento, le guardie possono arrestare tutti i tuoi uomini nel cortile.
lesson-kit = Il kit di fuga
lesson-kit-go = Nessuno fugge senza travestimento, documenti, bussola e cibo. La tua carta dà i primi due e il britannico 3 ha una bussola: manda il britannico 4 nello spaccio per il cibo.
lesson-kit-claim = Tutte e quattro le parti insieme: prendi il kit di fuga.
lesson-kit-done = Hai un kit. Ora ai tuoi uomini serve una via d'uscita dal castello.
lesson-door = Una porta chiusa
lesson-door-go = La porta in fondo al corridoio è chiusa, ma hai una chiave. Portaci il britannico 1.
lesson-door-open = Sceglilo di nuovo: la porta mostra quanto costa. Scegli la chiave.
lesson-door-done = La chiave è spesa e lui è fuori. Allo stesso modo con una corda si scende un muro, con un lasciapassare si passa un controllo e con le tronchesi si apre il reticolato.
lesson-arrest = Un arresto
lesson-arrest-go = Ora sei l'Ufficiale di Sicurezza. I britannici hanno una corda, perciò puoi arrestare il britannico 1: scegli la guardia n. 1, poi l'uomo.
lesson-arrest-cell = Preso! Scegli le celle in cui va.
lesson-arrest-done = Lì resta finché il suo ufficiale non tira un doppio o gioca una carta. Nessuno può essere arrestato sulle caselle dell'area dell'Appel o nelle aree sicure azzurre.
lesson-escape = La fuga
lesson-escape-throw = Di nuovo i britannici. Hai un kit e una corda, e il britannico 1 è sull'ultimo muro. Tira i dadi.
lesson-escape-drop = Scegli il britannico 1, poi il piede del muro: costa la corda e un punto.
lesson-escape-run = E adesso corri! Sceglilo, poi la stella verde oltre il fossato.
lesson-escape-done = È libero! Vince il primo ufficiale a far uscire abbastanza uomini, se l'Ufficiale di Sicurezza non li trattiene fino allo scadere del tempo.

# Ciò che non vale nell'edizione Devir.
lesson-escape-done-in-devir = È libero! Si gioca finché scade il tempo: vince ogni ufficiale che abbia fatto uscire abbastanza uomini e, se non ce n'è nessuno, vince l'Ufficiale di Sicurezza.
