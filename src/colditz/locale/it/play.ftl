# Quello che il tavolo dice e fa durante la partita.

legend = Legenda
legend-costs = Il numero su un muro dice quanto si scende: per 30 serve una corda, per 60 ne servono due.
legend-equipment = Simboli nelle stanze: equipaggiamento
legend-kit = Simboli nelle stanze: le quattro parti di un kit di fuga
legend-ground = Caselle e segni
my-men = I miei uomini
pace = Velocità delle animazioni
pace-step = Passo per passo
pace-calm = Calma
pace-quick = Rapida
pace-instant = Istantanea
switch-sound = Suoni
switch-follow = Il tabellone segue il gioco
switch-danger = Segna dove le guardie potrebbero arrestare
switch-auto-throw = Tira i dadi automaticamente
switch-auto-end = Termina il mio turno quando non resta nulla da fare
switch-ask-end = Chiedi conferma se termino il turno con punti da spendere
end-anyway = Hai ancora { $points ->
    [one] un punto
   *[other] { $points } punti
    }. Termini lo stesso?
end-loses = { $count ->
    [one] { $men } verrebbe arrestato
   *[other] { $men } verrebbero arrestati
    } subito. Termini lo stesso?
choose-pawn-on-board = Scegli una pedina sul tabellone.
choose-man-on-board = Scegli un uomo sul tabellone.
choose-guard-on-board = Scegli una guardia sul tabellone.
choose-place-on-board = Scegli una casella segnata sul tabellone.
choose-cells-on-board = Scegli le celle sul tabellone.
as-list = Mostra come elenco
to-my-turn = Vai al mio turno
send-all = { $count ->
    [2] Manda entrambi gli uomini
   *[other] Manda tutti i { $count } uomini
    }
stakes-do-or-die = Deve percorrere { $steps } caselle; la carta che scopre gli dà da 3 a 7 tiri. Circa { $chance } corse su 100 riescono. Se non arriva in fondo viene ucciso, e tutta la tua nazione esce dal gioco.
run-title = { $man } tenta il tutto per tutto
run-throws = Tiri finora
run-left = { $distance ->
    [one] Resta una casella
   *[other] Restano { $distance } caselle
    } con { $throws ->
    [one] un tiro
   *[other] { $throws } tiri
    }. { $chance ->
    [0] Da qui non ce la fa quasi nessuno.
    [one] Da qui ce la fa uno su 100.
   *[other] Da qui ce la fanno circa { $chance } su 100.
    }
run-short = { $distance ->
    [one] Fermato a una casella dalla libertà.
   *[other] Fermato a { $distance } caselle dalla libertà.
    }
run-made-it = Ce l'ha fatta!
run-throw = Tira i dadi
run-on = Continua
risk = { $guard } è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
 } e può arrestarlo qui { $chance ->
    [one] con un tiro su 100
   *[other] con { $chance } tiri su 100
 }.
risk-in-courtyard = { $guard } è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
 } e può arrestarlo qui { $chance ->
    [one] con un tiro su 100
   *[other] con { $chance } tiri su 100
 }, perché hai equipaggiamento.
goal-danger = può arrivare una guardia: { $chance }%
too-far = La via più breve è di { $steps } caselle; hai { $points ->
    [one] un punto
   *[other] { $points } punti
    }.
danger-show = Dove potrebbero arrestare i miei uomini?
danger-likely = Una guardia può arrestare qui con almeno metà dei tiri.
danger-seldom = Con un tiro fortunato.
danger-none = Senza segno: nessuna guardia può arrivarci nel prossimo turno, o lì i tuoi uomini non possono essere arrestati.
tip-needs = { $place }: costa { $cards }
tip-symbol = { $place }: simbolo { $symbol }
pace-next = Avanti
pace-skip = Salta
died-why-talisman = La carta { $card } ha accorciato lo sparo, ma lui era abbastanza vicino da essere colpito lo stesso.
died-why-run = La tua carta { $card } non poteva aiutare: vale solo contro lo sparo di una guardia, non in una corsa disperata.
died-why-unplayed = Avevi la carta { $card }: aiuta solo se la giochi quando lo sparo viene annunciato.
give-up-why = { $guard } lo porta via e lascia anche lui il suo posto. Così può liberarsi la via per un altro uomo.
good-news-shut = Ho capito
they-won = { $count ->
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto!
    }
odds-of = { $chance } su 100
stakes-run = Scopre una carta che gli dà da 3 a 7 tiri per mettersi in salvo. Se non ce la fa viene colpito, e tutta la tua nazione è fuori dal gioco.
volume = Volume dei suoni
sound-off = Togli l'audio
sound-on = Metti l'audio
routes-sharing = Gli altri Ufficiali di fuga vedono questa via.
routes-stop = Non mostrare più
moment-pow-arrested = Arrestato
moment-pow-escaped = Evaso
moment-pow-escaped-own = Sei evaso!
moment-pow-died = Ucciso
moment-team-out = Fuori dal gioco
moment-appel-called = Appello
moment-kit-claimed = Kit completo
moment-wire-cut = Reticolato tagliato
moment-desperate-card-turned = O la va o la spacca
arrest-why-courtyard = Nel cortile interno chiunque può essere arrestato finché il suo ufficiale ha equipaggiamento. Non si perde altro.
arrest-why-post = Su un posto di guardia del cortile interno chiunque può essere arrestato finché il suo ufficiale ha equipaggiamento. Non si perde altro.
arrest-why-post-in-osprey = Su un posto di guardia chiunque può essere arrestato. Non si perde altro.
arrest-why-room = La stanza è stata perquisita, e il suo ufficiale ha equipaggiamento.
arrest-why-room-in-osprey = Le guardie potevano entrare nella stanza, e il suo ufficiale ha equipaggiamento. Non si perde altro.
arrest-why-room-in-devir = La stanza è stata perquisita, e il suo ufficiale ha equipaggiamento: ogni arresto gli costa una carta Equipaggiamento.
arrest-why-absent-in-osprey = Non si è presentato all'appello: poteva essere arrestato anche se il suo ufficiale non aveva equipaggiamento. Non si perde altro.
arrest-why-searched = Non si è presentato all'appello, e la ricerca l'ha trovato.
arrest-why-tunnel = La galleria è stata scoperta e le guardie potevano scendere a prenderlo.
arrest-why-tunnel-alone = Una galleria regge con due uomini o più: chi resta solo dentro alla fine di un turno viene preso. Non si perde altro.
arrest-why-tunnel-cleared = Due guardie hanno raggiunto la galleria individuata: chi era dentro viene preso. Non si perde altro.
arrest-why-outside = Fuori dal cortile interno chiunque può essere arrestato, e il suo ufficiale perde una carta Equipaggiamento, se ne ha.
arrest-why-card = Per via della carta { $card }: { $effect }
arrest-why-breach = È stato mosso contro le regole, e l'ufficiale di sicurezza l'ha fatto notare. Non si perde altro.
arrest-why-caught = Per prenderlo non è servita nessuna guardia.
news-look = Mostra sul tabellone
goal-escape = Vince chi arriva prima a { $needed ->
    [one] un'evasione
   *[other] { $needed } evasioni
    } · si finisce dopo il giro { $rounds }. Tu sei a { $own }; il migliore a { $best }.
goal-escape-in-v3 = Per vincere: { $needed ->
    [one] un'evasione
   *[other] { $needed } evasioni
    } entro la fine del giro { $rounds }. Tu sei a { $own }; il migliore a { $best }.
goal-escape-in-devir = Per vincere: { $needed ->
    [one] un'evasione
   *[other] { $needed } evasioni
    } entro la fine del giro { $rounds }. Tu sei a { $own }; il migliore a { $best }.
goal-guards = Nessuna nazione deve arrivare a { $needed ->
    [one] un'evasione
   *[other] { $needed } evasioni
    } · si finisce dopo il giro { $rounds }. Al massimo finora: { $best }.
goal-watch = { $needed ->
    [one] Si vince con un'evasione
   *[other] Si vince con { $needed } evasioni
    } · si finisce dopo il giro { $rounds }. Al massimo finora: { $best }.
waits-for-what = In attesa che { $who } { $what }.
awaited-before-throw = { $count ->
    [one] tiri i dadi
   *[other] tirino i dadi
    }
awaited-movement = { $count ->
    [one] muova
   *[other] muovano
    }
awaited-window = { $count ->
    [one] decida se giocare una carta
   *[other] decidano se giocare una carta
    }
awaited-deployment = { $count ->
    [one] disponga le guardie
   *[other] dispongano le guardie
    }
awaited-roll-call = { $count ->
    [one] risponda all'appello
   *[other] rispondano all'appello
    }
awaited-confiscation = { $count ->
    [one] ceda equipaggiamento
   *[other] cedano equipaggiamento
    }
awaited-lock-up = { $count ->
    [one] scelga le celle
   *[other] scelgano le celle
    }
awaited-agreement = { $count ->
    [one] accetti le condizioni
   *[other] accettino le condizioni
    }
awaited-may-throw-again = { $count ->
    [one] decida se tirare ancora
   *[other] decidano se tirare ancora
    }
awaited-may-add-throw = { $count ->
    [one] decida se tirare ancora
   *[other] decidano se tirare ancora
    }
out-title = La tua nazione è fuori dal gioco
out-ran = { $man } ha percorso { $done } caselle su { $total } in { $throws ->
    [one] un tiro
   *[other] { $throws } tiri
    }.
out-says = Gli altri continuano. Puoi guardare come va a finire.
out-watch = Continua a guardare
you-won = Hai vinto!
you-lost = Hai perso
you-gave-up = Hai abbandonato
ending-given-up = La partita è stata abbandonata.
routes-kit = un kit di fuga
routes-missing = Ti serve: { $cards }
routes-in-hand = le carte in mano danno: { $cards }
routes-guards = vicino: { $guards }
routes-ready = hai tutto il necessario
rules-text-language = Il testo delle regole è in inglese.
story-nobody-won = Non ha vinto nessuno.

arrest-why-courtyard-in-v3 = Nel cortile interno chiunque può essere arrestato finché il suo ufficiale ha un kit, o ha rubato tre carte Equipaggiamento e ne ha ancora. Una perquisizione decide se perde una carta.
arrest-why-post-in-v3 = Su un posto di guardia del cortile interno chiunque può essere arrestato finché il suo ufficiale ha un kit, o ha rubato tre carte Equipaggiamento e ne ha ancora. Una perquisizione decide se perde una carta.
arrest-why-room-in-v3 = La stanza è stata perquisita, o mancava a un appello: qualunque cosa abbia il suo ufficiale, è arrestato.
arrest-why-outside-in-v3 = Oltre il cortile interno chiunque può essere arrestato. Il suo ufficiale perde una carta Equipaggiamento o, se non ne ha, una perquisizione decide se perde il kit.
stakes-do-or-die-in-v3 = Deve correre per { $steps } caselle; la carta che scopre gli dà da 3 a 7 tiri, e consegni una chiave. Circa { $chance } corse su 100 riescono. Se non arriva, viene ucciso; tu continui con gli altri uomini.
stakes-run-in-v3 = Scopre una carta che gli dà da 3 a 7 tiri per mettersi in salvo, e consegni una chiave. Se non ce la fa viene colpito; continui a giocare con gli altri uomini.
risk-in-courtyard-in-v3 = { $guard } è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
 } e può arrestarlo qui { $chance ->
    [one] con un tiro su 100
   *[other] con { $chance } tiri su 100
 }, per il tuo kit o per l'equipaggiamento che hai rubato.
