# Che cosa fa ogni carta, in una frase. Le chiavi sono card-effect- e il titolo della carta.
# Una chiave che finisce con -in- e il nome di un'edizione sostituisce lì la chiave senza quella fine.

# Equipaggiamento e kit
card-effect-rope = In questo turno permette alla tua squadra di usare una calata; le più alte ne costano due.
card-effect-key = In questo turno permette alla tua squadra di passare una porta chiusa.
card-effect-pass = In questo turno permette alla tua squadra di passare un posto di controllo.
card-effect-wire-cutters = In questo turno permette alla tua squadra di attraversare il reticolato in un punto.
card-effect-kit = Finché lo hai, ogni tuo prigioniero che arriva a una delle uscite numerate evade; non si consuma mai.

# Opportunità
card-effect-found-rope = Cambiala con una Corda, se ne resta una.
card-effect-found-key = Cambiala con una Chiave, se ne resta una.
card-effect-found-pass = Cambiala con un Lasciapassare, se ne resta uno.
card-effect-found-wire-cutters = Cambiala con un paio di Tronchesi, se ne restano.
card-effect-bribe = Usane una al posto di una parte del kit, o due al posto di una qualsiasi carta Equipaggiamento.
card-effect-kit-part-disguise-documents = Vale per il travestimento e i documenti quando prendi un kit.
card-effect-kit-part-compass-food = Vale per la bussola e il cibo quando prendi un kit.
card-effect-advance-warning = Si gioca quando viene ordinato un Appello o una Perquisizione: nascondi gli uomini coinvolti su caselle sicure del cortile interno.
card-effect-release = Fai uscire uno dei tuoi uomini dall'isolamento senza costi.
card-effect-go-to-sick-bay = Manda uno dei tuoi uomini direttamente in infermeria, a meno che non sia in una cella o in una galleria.
card-effect-go-to-dentist = Manda uno dei tuoi uomini direttamente dal dentista, a meno che non sia in una cella o in una galleria.
card-effect-go-to-chapel = Manda uno dei tuoi uomini direttamente nella cappella, a meno che non sia in una cella o in una galleria.
card-effect-go-to-theatre = Manda uno dei tuoi uomini direttamente a teatro, a meno che non sia in una cella o in una galleria.
card-effect-go-to-parcel-office = Manda uno dei tuoi uomini direttamente all'ufficio pacchi, a meno che non sia in una cella o in una galleria.
card-effect-diversion = Rimanda in caserma una guardia a tua scelta.
card-effect-high-command-inspection = Rimanda in caserma due guardie a tua scelta.
card-effect-sabotage = L'Ufficiale di Sicurezza scarta due carte a sua scelta e ne pesca una.
card-effect-staff-car = Un tuo uomo accanto all'auto ha sei tiri per arrivare in libertà; se non bastano, o non hai un kit, viene preso.
card-effect-talisman = Si gioca quando sparano a uno dei tuoi uomini: la gittata dello sparo si dimezza.
card-effect-tunnel-canteen = Apri la galleria dello spaccio mandandoci due dei tuoi uomini nello stesso turno.
card-effect-tunnel-chapel = Apri la galleria della cappella mandandoci due dei tuoi uomini nello stesso turno.
card-effect-tunnel-theatre = Apri la galleria del teatro mandandoci due dei tuoi uomini nello stesso turno.
card-effect-hideaway = Quando dovresti cedere una carta Equipaggiamento dopo un arresto, tienila.
card-effect-aeroplane = Cambiala con una corda prima del tiro, o vola dalla torre nord.
card-effect-secret-door = Cambiala con una chiave prima del tiro, o apri la torre nord a un uomo, da solo o con uno di un ufficiale che gioca più tardi.

# Sicurezza
card-effect-appel = Prima del tuo tiro, fai l'appello; se manca qualcuno, puoi usare l'intero tiro per cercare gli assenti invece di muovere.
card-effect-search-chapel = In questo turno le guardie possono entrare nella cappella e arrestare chi c'è.
card-effect-search-store = In questo turno le guardie possono entrare nel deposito e arrestare chi c'è.
card-effect-search-dentist = In questo turno le guardie possono entrare nella stanza del dentista e arrestare chi c'è.
card-effect-search-showers = In questo turno le guardie possono entrare nelle docce e arrestare chi c'è.
card-effect-search-kitchen = In questo turno le guardie possono entrare in cucina e arrestare chi c'è.
card-effect-search-sick-bay = In questo turno le guardie possono entrare in infermeria e arrestare chi c'è.
card-effect-search-guard-house = In questo turno le guardie possono entrare nel corpo di guardia e arrestare chi c'è.
card-effect-search-orderlies-quarters = In questo turno le guardie possono entrare negli alloggi attendenti e arrestare chi c'è.
card-effect-tunnel-detected = Nomina una galleria occupata; se in questo turno due guardie arrivano sulle sue caselle, tutti quelli che sono dentro vengono arrestati.
card-effect-shoot-to-kill = Una guardia spara a un prigioniero che vede fuori dal castello, che muore se si trova entro il doppio del tiro; che colpisca o no, la guardia va in caserma.
card-effect-arrest-key-holder = Si gioca quando si usa una Chiave: arresta chi la usa.
card-effect-arrest-pass-holder = Si gioca quando si usa un Lasciapassare: arresta chi lo usa.

# O la va o la spacca
card-effect-three-throws = Il fuggiasco ha tre tiri.
card-effect-four-throws = Il fuggiasco ha quattro tiri.
card-effect-five-throws = Il fuggiasco ha cinque tiri.
card-effect-six-throws = Il fuggiasco ha sei tiri.
card-effect-seven-throws = Il fuggiasco ha sette tiri.

# Osprey
card-effect-rope-in-osprey = Permette ai tuoi uomini di usare una calata finché lì resta il tuo segnalino di fuga; le più alte ne costano due.
card-effect-key-in-osprey = Permette a uno solo dei tuoi uomini di passare una porta chiusa, una sola volta.
card-effect-pass-in-osprey = Permette a uno solo dei tuoi uomini di passare un posto di controllo, una sola volta.
card-effect-wire-cutters-in-osprey = Permette ai tuoi uomini di uscire in un punto del reticolato finché lì resta il tuo segnalino di fuga.
card-effect-kit-in-osprey = Con questo kit evade un tuo prigioniero che arriva a una delle uscite numerate, e nello stesso turno anche un secondo; poi è consumato.
card-effect-diversion-in-osprey = Manda al comando una guardia a tua scelta; manca per tutto il turno successivo dell'Ufficiale di Sicurezza.
card-effect-high-command-inspection-in-osprey = Manda al comando due guardie a tua scelta; mancano per tutto il turno successivo dell'Ufficiale di Sicurezza.
card-effect-staff-car-in-osprey = Per un punto, un tuo uomo accanto all'auto ci sale e ha sei tiri per arrivare in libertà; se non bastano, o non hai un kit per lui, viene preso.
card-effect-tunnel-canteen-in-osprey = Apri la galleria dello spaccio a tutte le nazioni; crolla alla fine di ogni turno che ci lascia meno di due uomini.
card-effect-tunnel-chapel-in-osprey = Apri la galleria della cappella a tutte le nazioni; crolla alla fine di ogni turno che ci lascia meno di due uomini.
card-effect-tunnel-theatre-in-osprey = Apri la galleria del teatro a tutte le nazioni; crolla alla fine di ogni turno che ci lascia meno di due uomini.
card-effect-appel-in-osprey = Prima del tuo tiro, fai l'appello; chi manca può essere arrestato in questo turno anche se il suo ufficiale non ha Equipaggiamento, e prima di tirare puoi scegliere di cercare gli assenti invece di muovere.
card-effect-search-chapel-in-osprey = In questo turno le guardie possono entrare nella cappella e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-store-in-osprey = In questo turno le guardie possono entrare nel deposito e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-dentist-in-osprey = In questo turno le guardie possono entrare nella stanza del dentista e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-showers-in-osprey = In questo turno le guardie possono entrare nelle docce e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-kitchen-in-osprey = In questo turno le guardie possono entrare in cucina e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-sick-bay-in-osprey = In questo turno le guardie possono entrare in infermeria e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-guard-house-in-osprey = In questo turno le guardie possono entrare nel corpo di guardia e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-search-orderlies-quarters-in-osprey = In questo turno le guardie possono entrare negli alloggi attendenti e arrestare chi c'è; quelle che ci restano alla fine del turno vanno al comando.
card-effect-tunnel-detected-in-osprey = Nomina una galleria aperta; finché non crolla o non si svuota, le guardie possono entrare nella sua stanza e arrestare chi è in galleria entrando nella sua casella.
card-effect-shoot-to-kill-in-osprey = Una guardia spara a un prigioniero che vede fuori dal castello, che muore se si trova entro il doppio del tiro; che colpisca o no, la guardia va al comando.

card-effect-tunnel-canteen-in-devir = Apri la galleria dello spaccio facendoci entrare due dei tuoi uomini in un turno; poi la usano tutte le nazioni, e crolla quando resta un solo uomo.
card-effect-tunnel-chapel-in-devir = Apri la galleria della cappella facendoci entrare due dei tuoi uomini in un turno; poi la usano tutte le nazioni, e crolla quando resta un solo uomo.
card-effect-tunnel-theatre-in-devir = Apri la galleria del teatro facendoci entrare due dei tuoi uomini in un turno; poi la usano tutte le nazioni, e crolla quando resta un solo uomo.
card-effect-staff-car-in-devir = Un tuo uomo accanto all'auto ha sei tiri per arrivare alla libertà e sposta chi trova sulla strada; se non bastano, o non hai un kit, va in cella.
card-effect-appel-in-devir = Prima del tuo tiro, fai l'appello; se manca qualcuno, cercalo fin dove arriva il tiro e poi usa lo stesso tiro per muovere le guardie.
card-effect-search-chapel-in-devir = La guardia che in questo turno entra nella cappella arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-store-in-devir = La guardia che in questo turno entra nel deposito arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-dentist-in-devir = La guardia che in questo turno entra nella stanza del dentista arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-showers-in-devir = La guardia che in questo turno entra nelle docce arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-kitchen-in-devir = La guardia che in questo turno entra nella cucina arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-sick-bay-in-devir = La guardia che in questo turno entra nell'infermeria arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-guard-house-in-devir = La guardia che in questo turno entra nel corpo di guardia arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-search-orderlies-quarters-in-devir = La guardia che in questo turno entra negli alloggi attendenti arresta tutti gli uomini il cui ufficiale ha Equipaggiamento, che perde una carta per ciascuno, e va in caserma.
card-effect-found-rope-in-devir = Cambiala con una Corda in qualsiasi momento, anche fuori turno, o cedila al posto di una carta Equipaggiamento.
card-effect-found-key-in-devir = Cambiala con una Chiave in qualsiasi momento, anche fuori turno, o cedila al posto di una carta Equipaggiamento.
card-effect-found-pass-in-devir = Cambiala con un Lasciapassare in qualsiasi momento, anche fuori turno, o cedila al posto di una carta Equipaggiamento.
card-effect-found-wire-cutters-in-devir = Cambiala con le Tronchesi in qualsiasi momento, anche fuori turno, o cedila al posto di una carta Equipaggiamento.

card-effect-pass-in-v3 = Permette a uno solo dei tuoi uomini di passare un posto di controllo, una sola volta.
card-effect-kit-in-v3 = Permette ai tuoi uomini di uscire dal cortile interno e di evadere da una delle uscite numerate; non si consuma mai, ma una perquisizione può portartelo via.
card-effect-found-rope-in-v3 = Prima di tirare, cambiala con una Corda, se ne resta una.
card-effect-found-key-in-v3 = Prima di tirare, cambiala con una Chiave, se ne resta una.
card-effect-found-pass-in-v3 = Prima di tirare, cambiala con un Lasciapassare, se ne resta uno.
card-effect-found-wire-cutters-in-v3 = Prima di tirare, cambiala con un paio di Tronchesi, se ne restano.
card-effect-bribe-in-v3 = Usane una al posto di una parte del kit, due al posto di una carta Equipaggiamento qualsiasi o, di giorno, una per non perdere una carta Equipaggiamento quando una guardia arresta un tuo uomo.
card-effect-advance-warning-in-v3 = Nel tuo turno, o in risposta a una Perquisizione, porta gli uomini che vuoi su caselle sicure; nel tuo turno paghi gli ostacoli lungo la via.
card-effect-release-in-v3 = Fai uscire uno dei tuoi uomini dalle celle per un punto.
card-effect-go-to-sick-bay-in-v3 = Manda uno dei tuoi uomini, se è nel cortile interno, direttamente in infermeria.
card-effect-go-to-dentist-in-v3 = Manda uno dei tuoi uomini, se è nel cortile interno, direttamente dal dentista.
card-effect-go-to-chapel-in-v3 = Manda uno dei tuoi uomini, se è nel cortile interno, direttamente nella cappella.
card-effect-go-to-theatre-in-v3 = Manda uno dei tuoi uomini, se è nel cortile interno, direttamente a teatro.
card-effect-go-to-parcel-office-in-v3 = Manda uno dei tuoi uomini, se è nel cortile interno, direttamente all'ufficio pacchi.
card-effect-staff-car-in-v3 = Con un kit, un tuo uomo accanto all'auto ha sei tiri per passare il ponte senza che nessuna guardia lo fermi; se non bastano, viene arrestato.
card-effect-talisman-in-v3 = Si gioca quando sparano a uno dei tuoi uomini: il tiro non si raddoppia.
card-effect-tunnel-canteen-in-v3 = Mostrala prima di tirare, di notte anche dopo, e porta due dei tuoi uomini nella galleria dello spaccio in quel turno; altrimenti è persa.
card-effect-tunnel-chapel-in-v3 = Mostrala prima di tirare, di notte anche dopo, e porta due dei tuoi uomini nella galleria della cappella in quel turno; altrimenti è persa.
card-effect-tunnel-theatre-in-v3 = Mostrala prima di tirare, di notte anche dopo, e porta due dei tuoi uomini nella galleria del teatro in quel turno; altrimenti è persa.
card-effect-hideaway-in-v3 = Quando una perquisizione dopo un arresto ti costerebbe il kit, tienilo.
card-effect-appel-in-v3 = Dopo il tuo tiro, o alla fine del turno di un ufficiale, fai l'appello; poi tira di nuovo: fin lì arriva ogni guardia del cortile per arrestare chi manca.
card-effect-search-chapel-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge la cappella arresta chi c'è dentro, o apre la via nella sua galleria insieme a Galleria scoperta.
card-effect-search-store-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge il deposito arresta chi c'è dentro.
card-effect-search-dentist-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge la stanza del dentista arresta chi c'è dentro.
card-effect-search-showers-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge le docce arresta chi c'è dentro.
card-effect-search-kitchen-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge la cucina arresta chi c'è dentro.
card-effect-search-sick-bay-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge l'infermeria arresta chi c'è dentro.
card-effect-search-guard-house-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge il corpo di guardia arresta chi c'è dentro.
card-effect-search-orderlies-quarters-in-v3 = Dopo il tuo tiro, alla fine del turno di un ufficiale o quando qualcuno ruba lì Equipaggiamento, tira di nuovo: la guardia che raggiunge gli alloggi attendenti arresta chi c'è dentro.
card-effect-tunnel-detected-in-v3 = Nomina una galleria aperta; la carta resta scoperta finché la galleria si svuota o ci sono dentro due guardie: allora tutti quelli che sono dentro vengono arrestati.
card-effect-arrest-key-holder-in-v3 = Si gioca quando si usa una Chiave: manda l'uomo nelle celle interne e togligli la chiave.
card-effect-arrest-pass-holder-in-v3 = Si gioca quando si usa un Lasciapassare: manda l'uomo nelle celle interne e togligli il lasciapassare.
