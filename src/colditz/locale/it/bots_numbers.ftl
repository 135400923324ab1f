# Lo stesso con i conti che ha fatto il bot. Le probabilità sono di un tiro, doppi compresi.
bot-run-through = { $steps ->
    [one] { $man } tenta la fuga: da dove si ferma manca un passo alla libertà (riuscita: { $percent } %).
   *[other] { $man } tenta la fuga: da dove si ferma mancano { $steps } passi alla libertà (riuscita: { $percent } %).
}
bot-free = { $man } raggiunge la libertà con questo tiro.
bot-wait = { $man } non può andare oltre con ciò che ha e cerca il posto migliore dove aspettare.
bot-gather-steps = { $steps ->
    [0] { $man } raggiunge il posto giusto per prendere { $symbol }.
    [one] { $man } va a cercare { $symbol }: dopo gli resta un passo.
   *[other] { $man } va a cercare { $symbol }: dopo gli restano { $steps } passi.
}
bot-stand-by-steps = { $steps ->
    [0] { $man } è proprio dove comincia la via d'uscita.
    [one] { $man } si mette a un passo da dove comincia la via d'uscita.
   *[other] { $man } si mette a { $steps } passi da dove comincia la via d'uscita.
}
bot-go-home-steps = { $steps ->
    [one] { $man } torna indietro mentre nessuno può toccarlo: gli manca un passo.
   *[other] { $man } torna indietro mentre nessuno può toccarlo: gli mancano { $steps } passi.
}
bot-hide = { $man } si allontana dalle guardie: il rischio cala (prima { $before } %, ora { $percent } %).
bot-make-room = { $man } fa posto agli altri.
bot-risk = Rischio: { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
} una guardia può raggiungere lì { $man }.
bot-not-yet = { $man } potrebbe tentare la fuga ora (riuscita: { $percent } %), ma è meglio aspettare di arrivare almeno a { $wanted } %.
bot-desperate = Per { $man } è ora o mai più (riuscita: { $percent } %).
bot-claim-spare = Due uomini sono al loro posto, e { $card } può tornare utile.
bot-transfer = { $steps ->
    [one] Così { $man } risparmia un passo verso il posto dove serve.
   *[other] Così { $man } risparmia { $steps } passi verso il posto dove serve.
}
bot-dig = Ora due uomini possono entrare nella galleria, e dal fondo mancano { $steps } passi alla libertà.
bot-settle-steps = { $steps ->
    [0] Lì { $man } è dove serve al piano.
    [one] Da lì { $man } è a un passo da dove serve al piano.
   *[other] Da lì { $man } è a { $steps } passi da dove serve al piano.
}
bot-dig-odds = Due uomini possono entrare nella galleria { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}, e dal fondo mancano { $steps } passi alla libertà.
bot-divert = Allontana le guardie da { $man }: il suo rischio cala (prima { $before } %, ora { $percent } %).
bot-arrest-inside = { $points ->
    [one] Arrestare { $man } costa un punto, e vale più della guardia che si perde.
   *[other] Arrestare { $man } costa { $points } punti, e vale più della guardia che si perde.
}
bot-arrest-runner = { $points ->
    [one] { $man } può essere a soli { $steps } passi dalla libertà, e una guardia lo raggiunge con un punto.
   *[other] { $man } può essere a soli { $steps } passi dalla libertà, e una guardia lo raggiunge con { $points } punti.
}
bot-patrol-window = { $guard } sta meglio lì: { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
} arriva da lì dove qualcuno può uscire.
bot-patrol-man = { $guard } insegue { $man }: al prossimo turno lo raggiunge, o gli taglia la strada, { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}.
bot-post-window = Lì serve una guardia: { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
} arriva da lì dove qualcuno può uscire.
bot-post-man = Lì serve una guardia per { $man }: al prossimo turno lo raggiunge, o gli taglia la strada, { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}.
bot-keep-rounds = Tocca a un posto del giro di ronda: questa guardia ci arriva { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}.
bot-keep-nests = Da un buon posto si vede molto terreno fuori: questa guardia ne raggiunge uno { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}.
bot-keep-cordon = Le guardie formano un cerchio attorno al castello: questa arriva al suo posto { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}.
bot-left-alone = Si potrebbe arrestare { $man }, ma la guardia vale di più dove sta.
bot-shoot = Lo sparo colpisce { $man } { $percent ->
    [one] con un tiro su 100
   *[other] con { $percent } tiri su 100
}.
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
bot-divert-ally = Allontana delle guardie da { $man }, il cui ufficiale non è in testa: il suo rischio cala (prima { $before } %, ora { $percent } %).
bot-clear-way = { $steps ->
    [one] Una guardia sbarra la strada a { $man }: senza di lei arriva un passo più avanti in questo turno.
   *[other] Una guardia sbarra la strada a { $man }: senza di lei arriva { $steps } passi più avanti in questo turno.
}
bot-clear-exit = Una guardia sta proprio dove uscirebbe un uomo: senza di lei ce la si può fare (riuscita: { $percent } %).
bot-expert = In { $count } partite immaginate così si vinceva di più: { $percent } %, contro { $before } % con la prima idea.
