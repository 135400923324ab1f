# Lo que se pregunta a quien debe decidir: una línea por paso. Luego, lo que leen los demás.

asks-agreement = ¿Aceptas las condiciones de victoria?
asks-ask-leave = Un hombre de otra nación quiere usar tu túnel: ¿se lo permites?
asks-invitation = { $seat } abre la puerta secreta y te invita: ¿enseñas la carta de aeroplano?
asks-marksman = ¿Qué guardia ha disparado? Se va a los barracones.
asks-ask-to-follow = { $pawn } quiere seguirte a { $to }, donde has pagado. ¿Lo permites?
asks-before-throw = Juega cartas si quieres y luego tira los dados.
asks-throw = Tira los dados.
asks-earns-card = Cada tirada de { $sums } da una carta.
asks-earns-card-by-throw = Cada tirada de { $sums } da una carta.
asks-earns-card-in-osprey = Una tirada de 5 o menos da una carta, una vez por turno.
asks-earns-card-in-devir = Un total de { $sums } en todo el turno da una carta.
asks-earns-card-by-total = Un total de { $sums } en todo el turno da una carta.
asks-bring-off = Elige adónde va el hombre que no puede quedarse ahí.
asks-carry-on = ¿Cruza { $guard } el paso?
asks-close-turn = Puedes retirar a los guardias aislados; luego termina el turno.
asks-choose-quarry = ¿A quién persigue { $guard } fuera del castillo?
asks-collect-or-discard = Tienes una carta de más: descarta una.
asks-confiscation = Han arrestado a un hombre tuyo: entrega una carta de material.
asks-deployment = Aposta guardias en las casillas marcadas: { $due } dentro (van { $inside }) y de { $least } a { $most } fuera (van { $outside }). Luego, empieza la partida.
asks-lose-cards = Sabotaje: descarta { $left } de tus cartas.
asks-go-to-appel = Elige para { $pawn } una de las casillas marcadas de la zona de Appel.
asks-hide = Chivatazo: esconde a tus hombres en casillas seguras.
asks-slip-away = Chivatazo: lleva hombres a casillas seguras, con el material que pida su camino, o sigue.
asks-lock-up = Elige las celdas para { $prisoner }.
asks-make-way = { $pawn } debe dejar sitio: elige adónde va.
asks-may-add-throw = Dobles: ¿una tirada más?
asks-may-clear-markers = Puedes retirar marcas de fuga de esa nación.
asks-may-take-marker = { $guard } está en un paso marcado: ¿retirar la marca?
asks-may-throw-again = Dobles: ¿tiras otra vez para tener más puntos?
asks-move-marker = No te quedan marcas: mueve una tuya a este paso.
asks-move-on = { $pawn } está bajo el reflector: muévelo.
asks-meeting = Reunión secreta: habla con los demás oficiales y di cuándo estás listo.
asks-movement = Mueve a tus { $side ->
    [guards] guardias
   *[men] hombres
    }. Puntos: { $points }.
asks-movement-double = Dobles: un hombre puede salir de la celda por un punto.
asks-movement-over = Ninguno de tus { $side ->
    [guards] guardias
   *[men] hombres
    } puede seguir: termina el turno o juega una carta.
asks-movement-end = Ninguno de tus { $side ->
    [guards] guardias
   *[men] hombres
    } puede seguir: termina el turno.
asks-movement-over-spent = No quedan puntos: termina el turno o juega una carta.
asks-movement-end-spent = No quedan puntos: termina el turno.
asks-movement-throw = Dobles: vuelve a tirar.
asks-movement-more = Ninguno de tus { $side ->
    [guards] guardias
   *[men] hombres
    } puede seguir, pero aún puedes hacer esto: { $deeds }.
deed-quoted = «{ $deed }»
asks-movement-card = Has ganado una carta: róbala antes de mover o la pierdes.
asks-movement-hand = Tienes demasiadas cartas: juega o descarta una antes de terminar el turno.
asks-one-die = De noche solo cuenta un dado. ¿Cuál?
asks-roll-call = Recuento: los que envíes dejan su sitio y forman en la zona de Appel. Los que no acudan conservan su sitio, pero se les puede buscar.
asks-stand-aside = { $pawn } debe dejar la carretera: elige adónde va.
asks-pushed-aside = El coche aparta a { $pawn }: elige adónde va.
asks-supplier-goes = Elige qué hombre va a la zona de Appel por el kit.
asks-swap-opportunity = Cambia cartas de Oportunidad con otros oficiales o sigue.
asks-swap-equipment = Cambia cartas de material con otros oficiales o sigue.
asks-take-place = Elige un sitio en la formación para { $prisoner }.
asks-lead-off = En la nevera hay sitio para uno de estos hombres: ¿a quién se encierra ahora?
asks-may-raid = Acaba un turno: ¿registras una habitación o mandas hacer recuento?
asks-round-up = Hay hombres que se han saltado el recuento al alcance: ¿qué guardia se los lleva y vuelve a los barracones?
asks-pick-officers = Nombra a los oficiales cuyos hombres arrestas.
asks-found-inside = Nombra al oficial cuyos hombres de la habitación arrestas.
asks-send-searcher = ¿Qué guardia va a registrar la habitación?
asks-head-count = Recuento: manda hombres a sus puestos o deja que falten.
asks-run-and-hide = Chivatazo: manda hombres a los puntos azules y sigue.
asks-window = ¿Respondes con una carta?

proposal-appel-call = Seguridad convoca un recuento.
proposal-crossing = { $pawn } está a punto de cruzar hacia { $to }.
proposal-key-use = { $pawn } usa una llave en { $to }.
proposal-seizure = Los guardias van a quitarte una carta de material.
proposal-kit-seizure = Los guardias van a quitarte el kit de fuga.
proposal-pass-use = { $pawn } usa un pase en { $to }.
proposal-search-call = Seguridad ordena registrar { $room }.
proposal-shot = { $guard } dispara a { $target }.
proposal-equipment-claim = { $pawn } y { $other } están a punto de robar { $card }.
proposal-room-search = Están a punto de registrar { $room }.
proposal-shot-fired = { $guard } ha disparado a { $target }.
proposal-flight = El aeroplano va a volar, con { $throws } tiradas.
proposal-slip-through = { $pawn } va a escurrirse por { $to }.
proposal-slip-by-key = { $pawn } usa una llave en { $to }.
proposal-slip-by-pass = { $pawn } usa un pase en { $to }.
proposal-run-by-key = { $prisoner } entrega una llave para la carrera.

waits-for = { $count ->
    [one] Decide { $who }.
   *[other] Deciden { $who }.
    }
waits-turn = Turno de { $who }.
waits-vacation = Turno de { $who }, de vacaciones hasta el { $when }.
your-turn = Tu turno.
your-decision = Tú decides.
not-started = La partida no ha empezado: aún quedan asientos libres.
not-started-people = La partida empieza cuando estén todos.
not-started-clock = Hasta entonces no corre el tiempo de nadie.
game-paused = La partida está en pausa.
game-finished = Fin de la partida: gana { $who }.
game-finished-many = Fin de la partida: ganan juntos { $who }.
game-kept = Esta partida se jugó con reglas anteriores; se puede leer, pero no continuar.
answer-noted = Tu respuesta ha quedado registrada.
only-pass = No tienes carta para esto; la partida sigue sola.

# Como lo llaman quienes juegan a la edición de Devir.
asks-go-to-appel-in-devir = Elige para { $pawn } una de las casillas marcadas de la zona de recuento.
asks-roll-call-in-devir = Recuento: los que envíes dejan su sitio y forman en la zona de recuento. Los que no acudan conservan su sitio, pero se les puede buscar.

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
asks-marksman-in-v3 = ¿Qué guardia ha disparado? Se va al cuartel.
asks-go-to-appel-in-v3 = Elige para { $pawn } una de las casillas marcadas de la zona de recuento.
asks-roll-call-in-v3 = Recuento: los que envíes dejan su sitio y forman en la zona de recuento. Los que no acudan conservan su sitio, pero se les puede buscar.
asks-hide-in-v3 = Chivatazo: esconde a tus hombres en puntos azules.
asks-slip-away-in-v3 = Chivatazo: lleva hombres a puntos azules, con el material que pida su camino, o sigue.
asks-round-up-in-v3 = Hay hombres que se han saltado el recuento dentro del radio de acción: ¿qué guardia se los lleva y va al cuartel?
proposal-kit-seizure-in-v3 = Los guardias van a quitarte el kit de evasión.
