# La hora en la mesa: partes del día, fases de un turno, fugas anunciadas, reuniones secretas, registros.

hour-title = Hora del día
hour-day = Día { $day } de { $days }
hour-meeting = Reunión { $day } de { $days }
hour-night = Noche { $day } de { $days }
hour-rounds-left =
    { $count ->
        [one] última ronda
       *[other] quedan { $count } rondas
    }
hour-guards-day = Guardias: 3 pasos fuera del patio
hour-guards-night = Guardias: un solo dado
hour-alarm = Alarma
phases-title = Fases de este turno
phase-swap-opportunity = Cambiar cartas
phase-swap-equipment = Cambiar material
phase-before-throw = Tirar
phase-collect-or-discard = Robar, descartar
phase-movement = Mover
announced = { $pawn } sale por { $to }
announce-him = Anunciar su fuga
attempt-binds = Todos lo ven y te obliga: tus puntos son primero para él, por el camino más corto a esa salida.
choose-runner = Elige al hombre que se fuga, en el tablero o aquí:
choose-runner-on-board = Elige al hombre que se va a fugar.
choose-exit = Elige su salida, en el tablero o aquí:
choose-exit-on-board = Elige la salida que va a usar.

meeting-title = Reunión secreta
meeting-officers = Haced planes en el chat y marcad el tablero: solo lo ven los oficiales. Nada se mueve y nada se cambia. Cuando acabes, di que estás listo.
meeting-together = Pedid al Comandante que no mire y haced planes juntos. No se ven las cartas de nadie, nada se mueve y nada se cambia.
meeting-others = Los oficiales hacen planes en secreto. Nada se mueve y nada se cambia hasta que estén listos.
meeting-talks = { $who }: en la reunión
meeting-ready = { $who }: listo
meeting-we-are-ready = Estamos listos
meeting-more = Más
meeting-less = Menos

action-pass-in-meeting = Estoy listo
action-pass-in-may-raid = Nada
action-pass-in-invitation = Esta vez no
action-play-card-in-invitation = Enseñar la carta de aeroplano
action-pass-in-swap-opportunity = No cambiar
action-pass-in-swap-equipment = No cambiar
action-pass-in-slip-away = Nadie más
action-pass-in-hide = Nadie más
action-pass-in-run-and-hide = Nadie más
action-pass-in-head-count = Nadie más
lull-may-raid = Nada en esta ronda
orders-kind-may-raid = Acaba el turno de un oficial
orders-note-may-raid = Si no estás cuando acaba un turno, solo habrá registro o recuento si lo has ordenado aquí antes.
orders-kind-equipment-claim = Roban material
orders-kind-key-use = Se usa una llave
orders-kind-pass-use = Se usa un pase
orders-kind-run-by-key = Se usa una llave a vida o muerte
orders-kind-slip-by-key = Se usa una llave tras un chivatazo
orders-kind-slip-by-pass = Se usa un pase tras un chivatazo
orders-kind-seizure = Te quitan material
orders-kind-kit-seizure = Te quitan el kit
orders-kind-room-search = Se registra una habitación
orders-kind-search-call = Se ordena un registro
orders-kind-appel-call = Se ordena un recuento
orders-kind-shot = Dispara un guardia
orders-kind-shot-fired = Dispara un guardia
orders-kind-flight = Vuela el aeroplano
orders-kind-invitation = Un oficial te invita al aeroplano
orders-lull-ask = preguntarme
orders-lull-turn = en este turno no
orders-lull-round = en esta ronda no
orders-lull-always = nunca
orders-lull-card = este turno: { $card }
orders-lull-later = { $who }, próximo turno: { $card }

awaited-may-raid = { $count ->
    [one] decida si registra o manda recuento
   *[other] decidan si registran o mandan recuento
    }
awaited-meeting = { $count ->
    [one] acabe la reunión secreta
   *[other] acaben la reunión secreta
    }
awaited-swap-opportunity = { $count ->
    [one] cambie cartas de Oportunidad
   *[other] cambien cartas de Oportunidad
    }
awaited-swap-equipment = { $count ->
    [one] cambie material
   *[other] cambien material
    }
awaited-collect-or-discard = { $count ->
    [one] descarte una carta
   *[other] descarten una carta
    }
awaited-one-die = { $count ->
    [one] elija un dado
   *[other] elijan un dado
    }
awaited-head-count = { $count ->
    [one] responda al recuento
   *[other] respondan al recuento
    }
awaited-slip-away = { $count ->
    [one] esconda a sus hombres tras un chivatazo
   *[other] escondan a sus hombres tras un chivatazo
    }
awaited-run-and-hide = { $count ->
    [one] esconda a sus hombres tras un chivatazo
   *[other] escondan a sus hombres tras un chivatazo
    }
awaited-ask-leave = { $count ->
    [one] decida si deja usar el túnel
   *[other] decidan si dejan usar el túnel
    }
awaited-ask-to-follow = { $count ->
    [one] decida si deja que lo sigan
   *[other] decidan si dejan que los sigan
    }
awaited-invitation = { $count ->
    [one] responda a una invitación
   *[other] respondan a una invitación
    }
awaited-send-searcher = { $count ->
    [one] envíe a un guardia
   *[other] envíen a un guardia
    }
awaited-found-inside = { $count ->
    [one] nombre a un oficial
   *[other] nombren a un oficial
    }
awaited-pick-officers = { $count ->
    [one] nombre a los oficiales
   *[other] nombren a los oficiales
    }
awaited-round-up = { $count ->
    [one] envíe a un guardia
   *[other] envíen a un guardia
    }
awaited-lead-off = { $count ->
    [one] elija a quién encierra
   *[other] elijan a quién encierran
    }
awaited-choose-quarry = { $count ->
    [one] diga a quién persigue un guardia
   *[other] digan a quién persigue un guardia
    }
awaited-lose-cards = { $count ->
    [one] descarte cartas
   *[other] descarten cartas
    }

event-part-began-day = Empieza un nuevo día.
event-part-began-meeting = Los oficiales se reúnen en secreto.
event-part-began-night = Cae la noche.
moment-part-began-day = Amanece
moment-part-began-meeting = Reunión secreta
moment-part-began-night = Cae la noche
moment-attempt-declared = Fuga anunciada
moment-alarm-raised = Alarma
moment-frisked = Cacheo
moment-kit-lost = Kit perdido
moment-search-failed = Registro fallido

goal-escape-by-time = Objetivo: { $needed ->
    [one] un hombre
   *[other] { $needed } hombres
    } fuera antes de que acabe el tiempo. Tú: { $own }; el mejor: { $best }.
goal-guards-by-time = Objetivo: que ninguna nación saque a { $needed ->
    [one] un hombre
   *[other] { $needed } hombres
    } antes de que acabe el tiempo. La mejor lleva { $best }.
goal-watch-by-time = Objetivo: { $needed ->
    [one] un hombre
   *[other] { $needed } hombres
    } de una nación fuera antes de que acabe el tiempo. La mejor lleva { $best }.
option-minutes-day = Minutos de cada día
option-minutes-meeting = Minutos de cada reunión secreta
option-minutes-night = Minutos de cada noche
minutes-usual = en blanco: { $minutes }
fact-minutes-day = día { $minutes } min
fact-minutes-meeting = reunión { $minutes } min
fact-minutes-night = noche { $minutes } min
