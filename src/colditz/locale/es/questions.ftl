# Lo que se pregunta a quien debe decidir: una línea por paso. Luego, lo que leen los demás.

asks-agreement = ¿Aceptas las condiciones de victoria?
asks-ask-leave = Un hombre de otra nación quiere usar tu túnel: ¿se lo permites?
asks-before-throw = Juega cartas si quieres y luego tira los dados.
asks-bring-off = Elige adónde va el hombre que no puede quedarse ahí.
asks-carry-on = ¿Cruza { $guard } el paso?
asks-close-turn = Puedes retirar a los guardias aislados; luego termina el turno.
asks-confiscation = Han arrestado a un hombre tuyo: entrega una carta de Material.
asks-deployment = Aposta guardias en las casillas marcadas: dentro { $inside } de { $due }, fuera { $outside } (de { $least } a { $most }). Luego, empieza la partida.
asks-lose-cards = Sabotaje: descarta { $left } de tus cartas.
asks-go-to-appel = Elige para { $pawn } una de las casillas marcadas de la zona de Appel.
asks-hide = Chivatazo: esconde a tus hombres en casillas seguras.
asks-lock-up = Elige las celdas para { $prisoner }.
asks-make-way = { $pawn } debe dejar sitio: elige adónde va.
asks-may-add-throw = Dobles: ¿una tirada más?
asks-may-clear-markers = Puedes retirar marcas de fuga de esa nación.
asks-may-take-marker = { $guard } está en un paso marcado: ¿retirar la marca?
asks-may-throw-again = Dobles: ¿tiras otra vez?
asks-move-marker = No te quedan marcas: mueve una tuya a este paso.
asks-move-on = { $pawn } está bajo el reflector: muévelo.
asks-movement = Mueve tus peones. Puntos: { $points }.
asks-movement-over = Ninguno de tus peones puede seguir: termina el turno o juega una carta.
asks-movement-more = Ninguno de tus peones puede seguir, pero aún puedes hacer esto: { $deeds }. Después, termina el turno.
deed-quoted = «{ $deed }»
asks-movement-card = Has ganado una carta: róbala antes de mover o la pierdes.
asks-roll-call = Recuento: envía a tus hombres a formar, o deja que falten.
asks-stand-aside = { $pawn } debe dejar la carretera: elige adónde va.
asks-supplier-goes = Elige qué hombre va a la zona de Appel por el kit.
asks-take-place = Elige un sitio en la formación para { $prisoner }.
asks-window = ¿Respondes con una carta?

proposal-appel-call = Seguridad convoca un recuento.
proposal-crossing = { $pawn } está a punto de cruzar hacia { $to }.
proposal-key-use = { $pawn } usa una llave en { $to }.
proposal-pass-use = { $pawn } usa un pase en { $to }.
proposal-search-call = Seguridad ordena registrar { $room }.
proposal-shot = { $guard } dispara a { $target }.

waits-for = { $count ->
    [one] Decide { $who }.
   *[other] Deciden { $who }.
    }
waits-turn = Turno de { $who }.
your-turn = Tu turno, { $who }.
your-decision = Tú decides, { $who }.
not-started = La partida no ha empezado: aún quedan asientos libres.
game-paused = La partida está en pausa.
game-finished = Fin de la partida. Gana { $who }.
game-finished-many = Fin de la partida. Ganan juntos { $who }.
game-kept = Esta partida se jugó con reglas anteriores; se puede leer, pero no continuar.
answer-noted = Tu respuesta ha quedado registrada.
only-pass = No tienes carta para esto; la partida sigue sola.
