# Lo que la mesa dice y hace durante la partida.

legend = Leyenda
legend-costs = El número de un muro dice cuánto se baja: para 30 hace falta una cuerda; para 60, dos.
legend-equipment = Símbolos en las habitaciones: material
legend-kit = Símbolos en las habitaciones: las cuatro partes de un kit de fuga
legend-ground = Casillas y señales
legend-kit-in-v3 = Símbolos en las habitaciones: las cuatro partes de un kit de evasión
my-men = Mis hombres
pace = Velocidad de la animación
pace-step = Paso a paso
pace-calm = Tranquila
pace-quick = Rápida
pace-instant = Al instante
switch-sound = Sonido
switch-follow = El tablero sigue el juego
switch-danger = Marcar dónde podrían arrestar los guardias
switch-auto-throw = Tirar los dados automáticamente
switch-auto-end = Terminar mi turno cuando no quede nada por hacer
switch-ask-end = Preguntar antes de terminar un turno con puntos de sobra
end-anyway = Aún te { $points ->
    [one] queda un punto
   *[other] quedan { $points } puntos
    }. ¿Terminar de todos modos?
end-loses = { $count ->
    [one] { $men } sería arrestado
   *[other] { $men } serían arrestados
    } enseguida. ¿Terminar de todos modos?
choose-pawn-on-board = Elige un peón en el tablero.
choose-man-on-board = Elige a un hombre en el tablero.
choose-guard-on-board = Elige a un guardia en el tablero.
choose-place-on-board = Elige una casilla marcada del tablero.
choose-cells-on-board = Elige las celdas en el tablero.
as-list = Mostrar como lista
to-my-turn = Ir a mi turno
send-all = { $count ->
    [2] Enviar a los dos hombres
   *[other] Enviar a los { $count } hombres
    }
stakes-do-or-die = Debe correr { $steps } casillas; la carta que descubra le da de 3 a 7 tiradas. Unas { $chance } de cada 100 carreras así salen bien. Si se queda corto, lo matan y toda tu nación queda fuera de la partida.
run-title = { $man } se la juega
run-throws = Tiradas hasta ahora
run-left = { $distance ->
    [one] Queda una casilla
   *[other] Quedan { $distance } casillas
    } y { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
    }. { $chance ->
    [0] Desde aquí casi nadie lo consigue.
    [one] Desde aquí lo consigue uno de cada 100.
   *[other] Desde aquí lo consiguen unos { $chance } de cada 100.
    }
run-short = { $distance ->
    [one] Se quedó a una casilla.
   *[other] Se quedó a { $distance } casillas.
    }
run-made-it = ¡Lo ha conseguido!
run-throw = Tirar los dados
run-on = Seguir
risk = { $guard } está a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 } y puede arrestarlo aquí con el { $chance } % de las tiradas.
risk-in-courtyard = { $guard } está a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 } y puede arrestarlo aquí con el { $chance } % de las tiradas, porque tienes material.
goal-danger = puede venir un guardia: { $chance } %
too-far = El camino más corto son { $steps } casillas; tienes { $points ->
    [one] un punto
   *[other] { $points } puntos
    }.
danger-show = ¿Dónde podrían arrestar los guardias a mis hombres?
danger-likely = Un guardia puede arrestar aquí con al menos la mitad de las tiradas.
danger-seldom = Con una tirada afortunada.
danger-none = Sin marca: ningún guardia puede llegar en el próximo turno, o ahí no se puede arrestar a tus hombres.
tip-needs = { $place }: cuesta { $cards }
tip-symbol = { $place }: símbolo { $symbol }
pace-next = Siguiente
pace-skip = Saltar
died-why-talisman = La carta { $card } acortó el disparo, pero él estaba lo bastante cerca y le alcanzó igualmente.
died-why-run = Tu carta { $card } no podía ayudar: solo sirve contra el disparo de un guardia, no en una carrera desesperada.
died-why-unplayed = Tenías la carta { $card }: solo ayuda si se juega cuando se anuncia el disparo.
give-up-why = { $guard } se lo lleva y deja él mismo su sitio. Así puede quedar libre el paso para otro hombre.
good-news-shut = Entendido
they-won = { $count ->
    [one] ¡{ $names } ha ganado!
   *[other] ¡{ $names } han ganado!
    }
odds-of = { $chance } de 100
stakes-run = Descubre una carta que le da de 3 a 7 tiradas para ponerse a salvo. Si se queda corto le disparan, y toda tu nación queda fuera del juego.
volume = Volumen
sound-off = Quitar el sonido
sound-on = Poner el sonido
routes-sharing = Los demás Oficiales de Evasión ven este camino.
routes-sharing-in-v3 = Los demás Oficiales de Fuga ven este camino.
routes-stop = Dejar de mostrar
moment-pow-arrested = Arrestado
moment-pow-escaped = Fugado
moment-pow-escaped-own = ¡Te has fugado!
moment-pow-died = Abatido
moment-team-out = Fuera de la partida
moment-appel-called = Recuento
moment-kit-claimed = Kit completo
moment-wire-cut = Alambrada cortada
moment-desperate-card-turned = A vida o muerte
arrest-why-courtyard = En el patio interior se puede arrestar a cualquiera mientras su oficial tenga material. No se pierde nada más.
arrest-why-post = En un puesto de guardia del patio interior se puede arrestar a cualquiera mientras su oficial tenga material. No se pierde nada más.
arrest-why-post-in-osprey = En un puesto de guardia se puede arrestar a cualquiera. No se pierde nada más.
arrest-why-room = La habitación se registró, y su oficial tiene material.
arrest-why-room-in-osprey = Los guardias podían entrar en la habitación, y su oficial tiene material. No se pierde nada más.
arrest-why-room-in-devir = La habitación se registró, y su oficial tiene material: cada arresto le cuesta una carta de material.
arrest-why-absent-in-osprey = No acudió al recuento, así que se le podía arrestar aunque su oficial no tuviera material. No se pierde nada más.
arrest-why-searched = No acudió al recuento, y el registro lo encontró.
arrest-why-tunnel = El túnel se descubrió y los guardias podían bajar a por él.
arrest-why-tunnel-alone = Un túnel se mantiene con dos hombres o más: a quien queda solo en él al final de un turno lo atrapan. No se pierde nada más.
arrest-why-tunnel-cleared = Dos guardias llegaron al túnel detectado: caen todos los que estaban dentro. No se pierde nada más.
arrest-why-outside = Fuera del patio interior se puede arrestar a cualquiera, y su oficial pierde una carta de material si tiene alguna.
arrest-why-card = Por la carta { $card }: { $effect }
arrest-why-breach = Se movió contra las reglas, y el oficial de seguridad lo señaló. No se pierde nada más.
arrest-why-caught = No hizo falta ningún guardia para atraparlo.
news-look = Mostrar en el tablero
goal-escape = Gana quien antes consiga { $needed ->
    [one] una fuga
   *[other] { $needed } fugas
    } · se acaba tras la ronda { $rounds }. Tú llevas { $own }; el mejor, { $best }.
goal-escape-in-v3 = Para ganar: { $needed ->
    [one] una fuga
   *[other] { $needed } fugas
    } antes de que acabe la ronda { $rounds }. Tú llevas { $own }; el mejor, { $best }.
goal-escape-in-devir = Para ganar: { $needed ->
    [one] una fuga
   *[other] { $needed } fugas
    } antes de que acabe la ronda { $rounds }. Tú llevas { $own }; el mejor, { $best }.
goal-guards = Que ninguna nación llegue a { $needed ->
    [one] una fuga
   *[other] { $needed } fugas
    } · se acaba tras la ronda { $rounds }. La mejor lleva { $best }.
goal-watch = { $needed ->
    [one] Se gana con una fuga
   *[other] Se gana con { $needed } fugas
    } · se acaba tras la ronda { $rounds }. La mejor nación lleva { $best }.
waits-for-what = Esperando a que { $who } { $what }.
awaited-before-throw = { $count ->
    [one] tire los dados
   *[other] tiren los dados
    }
awaited-movement = { $count ->
    [one] mueva
   *[other] muevan
    }
awaited-window = { $count ->
    [one] decida si juega una carta
   *[other] decidan si juegan una carta
    }
awaited-deployment = { $count ->
    [one] aposte a los guardias
   *[other] aposten a los guardias
    }
awaited-roll-call = { $count ->
    [one] responda al recuento
   *[other] respondan al recuento
    }
awaited-confiscation = { $count ->
    [one] entregue material
   *[other] entreguen material
    }
awaited-lock-up = { $count ->
    [one] elija las celdas
   *[other] elijan las celdas
    }
awaited-agreement = { $count ->
    [one] acepte las condiciones
   *[other] acepten las condiciones
    }
awaited-may-throw-again = { $count ->
    [one] decida si tira otra vez
   *[other] decidan si tiran otra vez
    }
awaited-may-add-throw = { $count ->
    [one] decida si tira otra vez
   *[other] decidan si tiran otra vez
    }
out-title = Tu nación está fuera de la partida
out-ran = { $man } corrió { $done } de { $total } casillas en { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
    }.
out-says = Los demás siguen jugando. Puedes mirar cómo termina.
out-watch = Seguir mirando
you-won = ¡Has ganado!
you-lost = Has perdido
you-gave-up = Has abandonado
ending-given-up = La partida se abandonó.
routes-kit = un kit de fuga
routes-missing = Te falta: { $cards }
routes-in-hand = tus cartas de la mano dan: { $cards }
routes-guards = cerca: { $guards }
routes-ready = tienes todo lo necesario
rules-text-language = El texto de las reglas está en inglés.
story-nobody-won = Nadie ha ganado.

arrest-why-courtyard-in-v3 = En el patio interior se puede arrestar a cualquiera mientras su oficial tenga un kit, o haya robado tres cartas de material y conserve alguna. Un cacheo decide si pierde una carta.
arrest-why-post-in-v3 = En un punto negro del patio interior se puede arrestar a cualquiera mientras su oficial tenga un kit, o haya robado tres cartas de material y conserve alguna. Un cacheo decide si pierde una carta.
arrest-why-room-in-v3 = La habitación se registró, o faltó a un recuento: tenga lo que tenga su oficial, queda arrestado.
arrest-why-outside-in-v3 = Más allá del patio interior se puede arrestar a cualquiera. Su oficial pierde una carta de material o, si no tiene ninguna, un cacheo decide si pierde el kit.
stakes-do-or-die-in-v3 = Debe correr { $steps } círculos; la carta que descubra le da de 3 a 7 tiradas, y entregas una llave. Unas { $chance } de cada 100 carreras así salen bien. Si se queda corto, lo matan; tú sigues con tus otros hombres.
stakes-run-in-v3 = Descubre una carta que le da de 3 a 7 tiradas para ponerse a salvo, y entregas una llave. Si se queda corto le disparan; sigues jugando con tus otros hombres.
risk-in-courtyard-in-v3 = { $guard } está a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 } y puede arrestarlo aquí con el { $chance } % de las tiradas, por tu kit o por el material que has robado.
