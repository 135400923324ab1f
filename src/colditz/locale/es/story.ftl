# Lo que ocurrió, una línea por cada clase de suceso.

event-turn-began = Ronda { $round }: empieza el turno de { $who }.
event-thrown = { $who } tira los dados: { $first } y { $second }.{ $draws ->
    [0] { "" }
   *[other] { " " }Eso da una carta.
    }{ $releases ->
    [0] { "" }
   *[other] { " " }¡Dobles!
    }
event-thrown-in-osprey = { $who } tira los dados: { $first } y { $second }.{ $draws ->
    [0] { "" }
   *[other] { " " }Con 5 o menos se gana una carta, una vez por turno.
    }{ $releases ->
    [0] { "" }
   *[other] { " " }¡Dobles!
    }
event-seat-taken = { $who } ocupa el siguiente asiento de la mesa.
event-roll-done = { $who } vuelve a tirar; los puntos sobrantes se pierden.
event-die-chosen = { $who } usa el dado que muestra { $points }.
event-card-thrown = { $who } tira los dados: { $first } y { $second }.
event-throws-again = Dobles: { $who } vuelve a tirar.
event-distance-left = A { $prisoner } { $distance ->
    [one] le queda una casilla
   *[other] le quedan { $distance } casillas
    } con { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
    }.
event-card-drawn = { $who } roba { $card }.
event-desperate-card-turned = { $who } descubre { $card }.
event-card-played = { $who } juega { $card }.
event-card-shown = { $who } muestra { $card }.
event-card-discarded = { $who } descarta { $card }.
event-turn-ended = { $who } termina el turno.
event-part-began = Empieza otra parte del día.
event-time-ran-out = Se acabó el tiempo. Esta ronda se juega hasta el final.
event-resigned = { $who } se rinde.
event-game-ended = { $count ->
    [0] Fin de la partida: no gana nadie.
    [one] Fin de la partida: gana { $who }.
   *[other] Fin de la partida: ganan juntos { $who }.
    }
event-pawn-moved = { $cost ->
    [one] { $pawn } camina hasta { $to } por 1 punto.
   *[other] { $pawn } camina hasta { $to } por { $cost } puntos.
    }
event-pawn-cut-through = { $cost ->
    [one] { $pawn } cruza la alambrada hasta { $to } por 1 punto.
   *[other] { $pawn } cruza la alambrada hasta { $to } por { $cost } puntos.
    }
event-pawn-climbed = { $cost ->
    [one] { $pawn } baja por la cuerda a { $to } por 1 punto.
   *[other] { $pawn } baja por la cuerda a { $to } por { $cost } puntos.
    }
event-pawn-placed = { $pawn } pasa a { $to }.
event-points-spent = { $cost ->
    [one] { $who } gasta un punto más.
   *[other] { $who } gasta { $cost } puntos más.
    }
event-guard-posted = { $guard } ocupa { $to }.
event-guard-went-home = { $guard } vuelve a { $to }.
event-pow-arrested = Arrestan a { $prisoner }.
event-pow-arrested-by-guard = { $guard } arresta a { $prisoner } y vuelve a { $to }.
event-pow-arrested-there = { $guard } arresta a { $prisoner }.
event-pow-locked-up = Encierran a { $prisoner } en { $place }.
event-pow-released = { $prisoner } sale de la celda de castigo.
event-way-home-kept = { $prisoner } emprende el camino de vuelta.
event-way-home-left = { $prisoner } ya no está protegido en el camino de vuelta.
event-pow-escaped = ¡{ $prisoner } se ha fugado por { $place }!
event-pow-died = { $prisoner } muere de un disparo.
event-team-out = { $who } queda fuera del juego.
event-equipment-claimed = { $who } toma { $card }.
event-equipment-spent = { $who } usa { $cards }.
event-equipment-lost = { $who } pierde { $card }.
event-kit-claimed = { $who } toma un kit de fuga.
event-kit-shown = { $who } muestra un kit de fuga.
event-kit-spent = { $who } usa un kit de fuga.
event-kit-lost = { $who } pierde su kit de fuga.
event-frisked = Cacheo: { $who } saca { $first } y el comandante { $second }.
event-guest-invited = { $who } ha abierto la puerta secreta.
event-guest-declined = { $who } no abre la puerta: nadie ha enseñado el aeroplano.
event-aeroplane-flown = ¡Despega el aeroplano!
event-flight-card-turned = La carta del vuelo es { $card }.
event-way-paid = Por donde ha pasado { $pawn } puede seguir un hombre de otro oficial en esta ronda.
event-way-closed = Por ahí ya no puede seguir nadie más.
event-way-shared = A { $pawn } le dejan seguir por donde otro oficial ha pagado.
event-sharing-refused = A { $who } no le dejan seguir.
event-run-declared = { $who } lanza a { $prisoner } a vida o muerte.
event-pack-shuffled = Se baraja el mazo.
event-theft-counted = { $who }: una carta robada más.
event-attempt-declared = { $who } anuncia que { $pawn } sale por { $to }.
event-attempt-lapsed = { $pawn } no ha logrado salir; su intento termina.
event-courtyard-left = { $pawn } ha salido del patio.
event-alarm-raised = ¡Alarma! En este turno los guardias se mueven sin límite.
event-stride-taken = { $steps ->
    [one] { $guard } ha dado un paso fuera del patio.
   *[other] { $guard } ha dado { $steps } pasos fuera del patio.
    }
event-got-outside = ¡{ $pawn } está fuera del castillo!
event-quarry-named = { $guard } persigue a { $prisoner }.
event-tunnel-shown = { $who } tiene que meter a dos hombres en { $tunnel } en este turno.
event-tunnel-manned = Ya hay dos hombres en { $tunnel }, que queda abierto.
event-entrances-shut = Ya no puede entrar nadie más en los túneles abiertos.
event-leave-granted = { $who } deja entrar a los hombres del oficial en turno en { $tunnel }.
event-pow-stirred = { $pawn } se ha acercado a un guardia.
event-digger-named = { $pawn } va hacia el túnel.
event-arrest-tried = { $prisoner } se acerca a { $guard } y saca { $first }.
event-card-laid = { $who } deja { $card } sobre el tablero.
event-card-lifted = { $card } se retira del tablero.
event-room-searched = { $guard } llega a { $room } y lo registra todo.
event-search-failed = { $guard } no encuentra a nadie en { $room }.
event-raid-began = Está en vigor { $card } en este turno.
event-marker-laid = { $who } deja una marca de fuga.
event-marker-taken = Se retira una marca de fuga.
event-returner-strayed = { $prisoner } se ha desviado y se le puede arrestar de nuevo.
event-general-search-held = Termina el registro general.
event-last-man-crept = { $prisoner } se arrastra por el túnel hundido.
event-office-emptied = Los guardias de la comandancia vuelven a los barracones.
event-route-taken = { $pawn } cruza.
event-routes-closed = El camino de { $pawn } se cierra tras él.
event-tunnel-opened = { $who } abre { $tunnel }.
event-leave-refused = { $who } no deja entrar a otras naciones en { $tunnel }.
event-tunnel-closed = Queda cerrado para siempre { $tunnel }.
event-room-opened = Los guardias pueden registrar { $room }.
event-search-over = El registro ha terminado.
event-tunnel-named = Han detectado { $tunnel }.
event-tunnel-discovered = Han descubierto { $tunnel }.
event-tunnel-forgotten = Queda vacío { $tunnel }; los guardias le pierden la pista.
event-appel-called = ¡Recuento en el patio!
event-pow-stayed-away = { $prisoner } falta al recuento.
event-trade-offered = { $who } le ofrece un trato a { $other }.
event-trade-refused = { $other } rechaza la oferta.
event-trade-lapsed = La oferta a { $other } ya no está en pie.
event-trade-made = { $who } y { $other } cierran un trato.
event-trade-offered-of = { $who } le ofrece { $give } a { $other } a cambio de { $want }.
event-trade-made-of = { $who } le da { $give } a { $other } a cambio de { $want }.
event-pawn-moved-by-hand = Llevan a mano a { $pawn } a { $to }.
event-breach-called = Se denuncia una falta: { $prisoner } va a la celda de castigo.
event-formula-accepted = { $who } acepta las condiciones.

# Lo que se dice en voz alta a quien escucha.

taken-back = El último movimiento se ha deshecho.
story-more = { $count ->
    [one] Antes ha pasado una cosa más.
   *[other] Antes han pasado { $count } cosas más.
    }

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
event-pow-released-in-v3 = { $prisoner } sale de las celdas.
event-kit-claimed-in-v3 = { $who } toma un kit de evasión.
event-kit-shown-in-v3 = { $who } muestra un kit de evasión.
event-kit-lost-in-v3 = { $who } pierde su kit de evasión.
