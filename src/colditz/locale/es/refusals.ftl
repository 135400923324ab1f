# Por qué algo no se puede hacer. Las claves son los valores de Refusal.

not-asked = Ahora no te toca decidir.
game-over = La partida ha terminado.
not-now = Eso no se puede hacer en este momento.
not-your-side = Eso le corresponde al otro bando.
must-go-to-appel = Antes, { $pawn } debe ir a una casilla libre de la zona de Appel.
not-your-pawn = Solo puedes actuar con peones de tu bando.
not-thrown-yet = Primero tira los dados.
already-thrown = Eso solo se puede hacer antes de la tirada.
thrown-once = Ya has tirado los dados en este turno.
throw-or-stop-first = Has sacado un doble: di primero si vuelves a tirar.
no-points-left = No te quedan puntos suficientes para eso.
no-card-earned = Esta tirada no da derecho a carta.
hand-too-large = Tienes más cartas de las que puedes conservar: antes juega, descarta o regala una.
hand-within-limit = Solo puedes descartar mientras tengas más cartas que el límite.
pawn-may-not-rest = Entonces { $pawn }, que está donde no puede quedarse, ya no podría salir de ahí.
formula-accepted = Las condiciones de victoria ya están acordadas.

agree-first = Primero acepta las condiciones de victoria: se empieza cuando todos las han aceptado.
post-guards-first = Primero se apostan los guardias: elige un puesto de guardia para cada uno y luego empieza.
answer-first = Primero di si respondes con una carta.
hide-first = Primero esconde a tus hombres en casillas seguras, o di que has terminado.
answer-appel-first = Primero responde al recuento: envía a tus hombres a formar, o deja que falten.
line-up-first = Primero elige un sitio en la formación para { $pawn }.
make-way-first = Antes, { $pawn } debe dejar sitio: elige adónde va.
stand-aside-first = Antes, { $pawn } debe dejar la carretera: elige adónde va.
choose-cells-first = Primero elige las celdas para { $pawn }.
give-up-equipment-first = Han arrestado a un hombre tuyo: primero entrega una carta de Material.
lay-cards-away-first = Sabotaje: primero descarta cartas tuyas.
choose-supplier-first = Primero elige qué hombre va a la zona de Appel por el kit.
grant-leave-first = Primero di si { $pawn } puede usar tu túnel.
bring-off-first = Primero elige adónde va { $pawn }: no puede quedarse donde está.
recall-or-end-first = Primero retira a los guardias aislados, o termina el turno.
move-marker-first = Primero elige cuál de tus marcas se mueve al nuevo paso.
take-marker-or-not-first = Primero di si { $pawn } retira la marca.
go-over-or-not-first = Primero di si { $pawn } cruza el paso.
clear-markers-first = Primero di qué marcas de fuga retiras, o que has terminado.

leave-beam-first = { $pawn } está bajo un reflector, donde ningún prisionero puede quedarse: antes muévelo de ahí.
leave-tunnel-space-first = { $pawn } está sobre una casilla de túnel, donde nadie puede quedarse en la superficie: antes muévelo de ahí.
guard-leaves-tunnel-space-first = { $pawn } está sobre una casilla de túnel, donde ningún guardia puede quedarse: antes muévelo de ahí.
leave-passage-first = { $pawn } está en un umbral o un pasillo, donde ningún guardia puede quedarse: antes muévelo de ahí.
leave-appel-first = { $pawn } está en la zona de Appel, donde ningún guardia puede quedarse: antes muévelo de ahí.
leave-safe-area-first = { $pawn } está en una zona segura, donde ningún guardia puede quedarse: antes muévelo de ahí.
leave-room-first = { $pawn } está en una habitación que los guardias solo pueden atravesar: antes muévelo de ahí.

already-posted = { $pawn } ya tiene su puesto; los guardias solo se mueven en tu turno, después de la tirada.
too-many-guards-inside = Los puestos interiores ya tienen un guardia por cada equipo de fuga.
too-few-guards-inside = En los puestos interiores debe haber un guardia por cada equipo de fuga.
too-many-guards-outside = En los puestos exteriores no pueden empezar más de siete guardias.
too-few-guards-outside = En los puestos exteriores deben empezar al menos dos guardias.

out-of-reach = No llegas a esa casilla con los puntos que te quedan.
way-blocked = Tienes puntos suficientes, pero hay peones en medio y nadie puede pasar a través de un peón.
circle-taken = Ahí hay otro peón, y nadie puede pasar a través de un peón.
no-rest-in-beam = Un prisionero puede cruzar la luz de un reflector, pero no quedarse en ella.
no-rest-above-tunnel = Nadie puede detenerse en la superficie sobre una casilla de túnel.
no-guard-above-tunnel = Un guardia no puede detenerse sobre una casilla de túnel.
no-rest-in-passage = Un guardia no puede quedarse en un umbral ni en un pasillo.
no-rest-on-appel = Un guardia puede cruzar la zona de Appel, pero no detenerse en ella.
guard-in-safe-area = Los guardias no pueden entrar en una zona segura.
guard-in-room = Los guardias no pueden entrar en una habitación sin una carta de Registro para ella.
in-solitary = De la celda de castigo solo se sale con dobles o con una carta de Liberación.
gone = Ese hombre ya no está en el tablero.

not-adjacent = Desde donde está el peón no se puede dar ese paso.
no-key = Para eso hace falta una Llave, y no tienes ninguna.
no-pass = Para eso hace falta un Pase, y no tienes ninguno.
no-rope = No tienes bastante Cuerda para esta bajada.
no-wire-cutters = Para eso hace falta una Cizalla, y no tienes ninguna.
toll-unpaid = En una casilla de Llave o de Pase se entra entregando la carta correspondiente.
wrong-payment = Eso no es lo que cuesta este obstáculo.
not-his-way-back = Solo puede volver por ahí quien vino por ahí.
returner-by-gate-only = Quien sale de las celdas exteriores solo vuelve por la casilla de Pase interior.
crossing-not-open = Un guardia solo puede seguir por donde pasó un prisionero fugitivo.

barracks-empty = No queda ningún guardia en los barracones.
guard-rests = Los guardias de los barracones han vuelto en este turno y todavía no pueden salir de nuevo.
not-a-post = Los guardias solo entran y salen por los puestos de guardia.
post-taken = Ese puesto de guardia no está libre.
arrest-was-made = Solo se pueden apostar guardias antes del primer arresto del turno.

not-liable = En el patio interior solo se puede arrestar a un hombre mientras su oficial tenga Material.
on-appel = En la zona de Appel no se arresta a nadie.
in-safe-area = En una zona segura no se arresta a nadie.
in-a-room = A quien está en una habitación solo se le arresta tras una carta de Registro para ella.
in-a-tunnel = Quien está en un túnel queda fuera del alcance de los de arriba.
on-the-way-back = A quien vuelve de las celdas exteriores no se le puede arrestar.
not-arrestable = A ese hombre no se le puede arrestar.

no-double = Solo unos dobles en la tirada de movimiento sacan a un hombre de la celda de castigo.
not-in-solitary = Ese hombre no está en la celda de castigo.
wrong-exit = El hombre liberado sale a la salida de su celda o a la casilla libre más cercana.

not-two-in-rooms = Para reclamar Material hacen falta dos de tus hombres en habitaciones que muestren su símbolo.
none-left = No queda ninguna.
has-kit = Ya tienes un Kit de fuga.
kit-incomplete = El kit necesita sus cuatro partes: disfraz, brújula, comida y documentos.
kit-overpaid = Una de estas cartas no hace falta para el kit.

card-not-held = No tienes esa carta.
card-not-for-now = Esa carta no responde a esto.
only-against-a-key = Esa carta solo se juega en respuesta al uso de una Llave.
only-against-a-pass = Esa carta solo se juega en respuesta al uso de un Pase.
only-as-a-warning = Esa carta solo se juega en respuesta a un recuento o a un registro.
only-against-a-shot = Esa carta solo se juega en respuesta a Tirar a matar.
only-against-a-loss = Esa carta solo se juega en respuesta a la pérdida de una carta de Material.
only-for-a-kit = Esa carta solo se entrega para completar un Kit de fuga.
card-not-tradable = Solo se intercambian cartas de Material y de Oportunidad.
before-the-throw = El recuento se convoca antes de tirar los dados.
no-target-for-card = La carta no tiene efecto sobre eso.
target-not-outside = Solo se puede disparar a un prisionero que esté fuera del castillo.
no-line-of-sight = El guardia no puede verlo: hay un muro entre los dos.
tunnel-not-open = Ese túnel no está abierto para ti.
tunnel-open = La carta de un túnel en uso se queda en tu mano.
tunnel-empty = No hay ningún prisionero en ese túnel.
two-must-enter = Dos de tus hombres deben poder entrar en el túnel en este turno.
no-kit = Para eso hace falta un Kit de fuga.
two-bribes-needed = Hacen falta dos cartas de Soborno para comprar una carta de Material.
not-in-grey-area = La carrera empieza en el patio interior o en sus habitaciones.
not-at-car = El prisionero debe estar en la casilla junto al coche.
nobody-absent = Nadie ha faltado al recuento.
not-a-hiding-place = Los hombres avisados se esconden en casillas seguras y libres del patio interior.
not-called = A ese hombre no se le llama al recuento.
already-moved = Eso hay que hacerlo antes de gastar ningún punto.

not-an-officer = Solo intercambian cartas los Oficiales de evasión que siguen en juego.
no-trade-now = En este momento no se puede intercambiar.
trade-empty = Una oferta debe dar o pedir algo.
trade-repeated = Esta oferta ya fue rechazada en este turno.
too-many-offers = Ya ha habido demasiadas ofertas en este turno.
offer-pending = Tu última oferta aún no tiene respuesta.
no-such-offer = Ese oficial no te ha hecho ninguna oferta.
receiver-hand-full = Eso dejaría al otro oficial con demasiadas cartas.

no-free-hand = En esta mesa se respetan las reglas: no se mueve a nadie a mano.
no-breach = A ese hombre no se le ha movido contra las reglas en esta ronda.
leave-refused = El oficial que abrió este túnel te ha negado el permiso en este turno.
no-marker = Donde está este guardia no empieza ninguna marca de fuga.
