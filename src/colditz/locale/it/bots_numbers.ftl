# Lo stesso con i conti che ha fatto il bot. Le probabilità sono di un tiro, doppi compresi.
bot-run-through = { $steps ->
    [one] { $man } tenta la fuga: da dove si ferma manca un passo alla libertà, con il { $percent } % di probabilità di farcela.
   *[other] { $man } tenta la fuga: da dove si ferma mancano { $steps } passi alla libertà, con il { $percent } % di probabilità di farcela.
}
bot-free = { $man } raggiunge la libertà con questo tiro.
bot-wait = { $man } non può andare oltre con ciò che ha e cerca il posto migliore dove aspettare.
bot-gather-steps = { $steps ->
    [0] { $man } arriva dove si trova { $symbol ->
        [chiave] una chiave
        [lasciapassare] un lasciapassare
        [corda] una corda
        [travestimento] un travestimento
        [bussola] una bussola
       *[other] { $symbol }
        }.
    [one] { $man } va a cercare { $symbol ->
        [chiave] una chiave
        [lasciapassare] un lasciapassare
        [corda] una corda
        [travestimento] un travestimento
        [bussola] una bussola
       *[other] { $symbol }
        }: dopo gli resta un passo.
   *[other] { $man } va a cercare { $symbol ->
        [chiave] una chiave
        [lasciapassare] un lasciapassare
        [corda] una corda
        [travestimento] un travestimento
        [bussola] una bussola
       *[other] { $symbol }
        }: dopo gli restano { $steps } passi.
}
bot-stand-by-steps = { $steps ->
    [0] { $man } è dove comincia la via d'uscita.
    [one] { $man } si prepara a un passo da dove comincia la via d'uscita.
   *[other] { $man } si prepara a { $steps } passi da dove comincia la via d'uscita.
}
bot-go-home-steps = { $steps ->
    [one] { $man } torna indietro mentre nessuno può toccarlo: gli manca un passo.
   *[other] { $man } torna indietro mentre nessuno può toccarlo: gli mancano { $steps } passi.
}
bot-hide = { $man } si toglie dalla strada delle guardie: il rischio scende dal { $before } % al { $percent } %.
bot-make-room = { $man } fa posto agli altri.
bot-risk = Rischio: con il { $percent } % dei tiri una guardia può raggiungere lì { $man }.
bot-not-yet = { $man } potrebbe tentare la fuga ora con il { $percent } % di probabilità. Meglio aspettare che sia almeno il { $wanted } %.
bot-desperate = Per { $man } è ora o mai più: ha il { $percent } % di probabilità di farcela.
bot-claim-spare = Due uomini sono al loro posto, e { $card } può tornare utile.
bot-transfer = { $steps ->
    [one] Così { $man } risparmia un passo verso il posto dove serve.
   *[other] Così { $man } risparmia { $steps } passi verso il posto dove serve.
}
bot-dig = Ora due uomini possono entrare nella galleria, e dalla sua fine mancano { $steps } passi alla libertà.
bot-settle-steps = { $steps ->
    [0] Lì { $man } è dove serve al piano.
    [one] Da lì { $man } è a un passo da dove serve al piano.
   *[other] Da lì { $man } è a { $steps } passi da dove serve al piano.
}
bot-dig-odds = Con il { $percent } % dei tiri due uomini possono entrare nella galleria, e dalla sua fine mancano { $steps } passi alla libertà.
bot-divert = Allontana le guardie da { $man }: il suo rischio scende dal { $before } % al { $percent } %.
bot-arrest-inside = { $points ->
    [one] Arrestare { $man } costa un punto, e vale più della guardia che si perde.
   *[other] Arrestare { $man } costa { $points } punti, e vale più della guardia che si perde.
}
bot-arrest-runner = { $points ->
    [one] { $man } può essere a soli { $steps } passi dalla libertà, e una guardia lo raggiunge con un punto.
   *[other] { $man } può essere a soli { $steps } passi dalla libertà, e una guardia lo raggiunge con { $points } punti.
}
bot-patrol-window = { $guard } sta meglio lì: con il { $percent } % dei tiri arriva dove qualcuno può uscire.
bot-patrol-man = { $guard } insegue { $man }: al prossimo turno lo raggiunge, o gli taglia la strada, con il { $percent } % dei tiri.
bot-post-window = Lì serve una guardia: con il { $percent } % dei tiri arriva dove qualcuno può uscire.
bot-post-man = Lì serve una guardia per { $man }: al prossimo turno lo raggiunge, o gli taglia la strada, con il { $percent } % dei tiri.
bot-keep-rounds = Tocca a un posto del giro di ronda: con il { $percent } % dei tiri questa guardia ci arriva.
bot-keep-nests = Da un buon posto si vede molto terreno fuori: con il { $percent } % dei tiri questa guardia ne raggiunge uno.
bot-keep-cordon = Le guardie formano un cerchio attorno al castello: con il { $percent } % dei tiri questa arriva al suo posto.
bot-left-alone = Si potrebbe arrestare { $man }, ma la guardia vale di più dove sta.
bot-shoot = Lo sparo colpisce { $man } con il { $percent } % dei tiri.
bot-search-now = { $count ->
    [one] C'è un uomo in { $room }, e una guardia ha i punti per arrivarci.
   *[other] Ci sono { $count } uomini in { $room }, e una guardia ha i punti per arrivarci.
}
bot-offer = Posso fare a meno di ciò che ti serve, e quello che ricevo mi fa risparmiare circa { $points } punti.
bot-gift = Senza, il tuo uomo non può proseguire, e io posso farne a meno.
bot-trade-yes = Mi aiuta più di ciò che do: circa { $points } punti.
bot-trade-no = Mi costerebbe circa { $points } punti più di quanto mi dà.
bot-trade-rival = Aiuterebbe più te che me.
bot-trade-instead = Questo no, ma così ci aiuteremmo tutti e due: mi fa risparmiare circa { $points } punti.
bot-divert-ally = Allontana delle guardie da { $man }, il cui ufficiale non è in testa: il suo rischio scende dal { $before } % al { $percent } %.
bot-clear-way = { $steps ->
    [one] Una guardia sbarra la strada a { $man }: senza di lei arriva un passo più avanti in questo turno.
   *[other] Una guardia sbarra la strada a { $man }: senza di lei arriva { $steps } passi più avanti in questo turno.
}
bot-clear-exit = Una guardia sta proprio dove uscirebbe un uomo: senza di lei c'è il { $percent } % di probabilità di farcela.
bot-expert = In { $count } partite immaginate questo finiva con il { $percent } % di probabilità di vincere; la prima idea, con il { $before } %.
