# Che cosa fa ogni carta, in una frase. Le chiavi sono card-effect- e il titolo della carta.

# Equipaggiamento e kit
card-effect-rope = Permette alla tua squadra una calata; le più alte ne costano due.
card-effect-key = Permette alla tua squadra di passare una porta chiusa.
card-effect-pass = Permette alla tua squadra di passare un posto di controllo.
card-effect-wire-cutters = Permette alla tua squadra di attraversare il reticolato.
card-effect-kit = Finché lo tieni, ogni tuo prigioniero che arriva a un obiettivo evade; non si consuma mai.

# Opportunità
card-effect-found-rope = Cambiala con una Corda, se ne resta una.
card-effect-found-key = Cambiala con una Chiave, se ne resta una.
card-effect-found-pass = Cambiala con un Lasciapassare, se ne resta uno.
card-effect-found-wire-cutters = Cambiala con le Tronchesi, se ne restano.
card-effect-bribe = Usane una al posto di una parte del kit, o due al posto di una qualsiasi carta Equipaggiamento.
card-effect-kit-part-disguise-documents = Vale per il travestimento e i documenti quando reclami un kit.
card-effect-kit-part-compass-food = Vale per la bussola e il cibo quando reclami un kit.
card-effect-advance-warning = In risposta a un Appello o a una Perquisizione, nascondi gli uomini coinvolti su caselle sicure dentro il castello.
card-effect-release = Fai uscire uno dei tuoi uomini dall'isolamento senza costi.
card-effect-go-to-sick-bay = Porta uno dei tuoi uomini direttamente in infermeria.
card-effect-go-to-dentist = Porta uno dei tuoi uomini direttamente dal dentista.
card-effect-go-to-chapel = Porta uno dei tuoi uomini direttamente nella cappella.
card-effect-go-to-theatre = Porta uno dei tuoi uomini direttamente nel teatro.
card-effect-go-to-parcel-office = Porta uno dei tuoi uomini direttamente nell'ufficio pacchi.
card-effect-diversion = Rimanda in caserma una guardia a tua scelta.
card-effect-high-command-inspection = Rimanda in caserma due guardie a tua scelta.
card-effect-sabotage = L'Ufficiale di Sicurezza scarta due carte a sua scelta e ne pesca una.
card-effect-staff-car = Un tuo uomo accanto all'auto ha sei tiri per guidarla fino alla libertà; se non bastano, o non hai un kit, viene preso.
card-effect-talisman = In risposta a uno sparo contro uno dei tuoi uomini, la gittata dello sparo si dimezza.
card-effect-tunnel-canteen = Apri la galleria dello spaccio mandandovi due dei tuoi uomini nello stesso turno.
card-effect-tunnel-chapel = Apri la galleria della cappella mandandovi due dei tuoi uomini nello stesso turno.
card-effect-tunnel-theatre = Apri la galleria del teatro mandandovi due dei tuoi uomini nello stesso turno.
card-effect-hideaway = Quando dovresti cedere una carta Equipaggiamento dopo un arresto, tienila.

# Sicurezza
card-effect-appel = Prima del tuo tiro, fai l'appello; se manca qualcuno, puoi usare l'intero tiro per cercare gli assenti invece di muovere.
card-effect-search-chapel = In questo turno le guardie possono entrare nella cappella e farvi arresti.
card-effect-search-store = In questo turno le guardie possono entrare nel deposito e farvi arresti.
card-effect-search-dentist = In questo turno le guardie possono entrare nella stanza del dentista e farvi arresti.
card-effect-search-showers = In questo turno le guardie possono entrare nelle docce e farvi arresti.
card-effect-search-kitchen = In questo turno le guardie possono entrare in cucina e farvi arresti.
card-effect-search-sick-bay = In questo turno le guardie possono entrare in infermeria e farvi arresti.
card-effect-search-guard-house = In questo turno le guardie possono entrare nel corpo di guardia e farvi arresti.
card-effect-search-orderlies-quarters = In questo turno le guardie possono entrare negli alloggi degli attendenti e farvi arresti.
card-effect-tunnel-detected = Nomina una galleria occupata; se in questo turno due guardie arrivano sulle sue caselle, tutti quelli che vi si trovano sono arrestati.
card-effect-shoot-to-kill = Una guardia spara a un prigioniero che vede fuori dal castello, che muore se si trova entro il doppio del tiro.
card-effect-arrest-key-holder = In risposta all'uso di una Chiave, arresta chi la usa.
card-effect-arrest-pass-holder = In risposta all'uso di un Lasciapassare, arresta chi lo usa.

# O la va o la spacca
card-effect-three-throws = Il fuggiasco ha tre tiri.
card-effect-four-throws = Il fuggiasco ha quattro tiri.
card-effect-five-throws = Il fuggiasco ha cinque tiri.
card-effect-six-throws = Il fuggiasco ha sei tiri.
card-effect-seven-throws = Il fuggiasco ha sette tiri.
