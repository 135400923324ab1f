# Jugar con otros: invitaciones, compartir, correspondencia, avisos.

friend-title = Jugar con un amigo
friend-side = ¿Qué bando quieres?
friend-side-escape = Yo me fugo
friend-side-security = Yo vigilo el castillo
friend-side-either = Que decida el azar
friend-pace = ¿A qué ritmo?
friend-live = Ahora, de una sentada
friend-make = Crear la partida y obtener un enlace
waiting-for-friends = { $count ->
    [one] esperando a tu amigo
   *[other] esperando a tus amigos
    }
has-joined = Ha llegado { $who }.
join-you-are = Juegas como { $who }
join-goal-escape = Saca a tus hombres del castillo antes de que se acabe el tiempo.
join-goal-security = Retén a los prisioneros en el castillo hasta que se acabe el tiempo.
join-others = En la mesa contigo
join-play = Unirse y jugar
join-name-of = Nombre
hot-seat-name = Nombre del jugador para: { $who }
fact-escapes = { $escapes ->
    [one] Se gana con una fuga
   *[other] Se gana con { $escapes } fugas
    }
fact-rounds = { $rounds } rondas como máximo
fact-no-rounds = Sin límite de rondas
fact-clock-none = Sin reloj
fact-clock-game = { $minutes ->
    [one] 1 minuto para toda la partida
   *[other] { $minutes } minutos para toda la partida
    }
fact-clock-turn = { $minutes ->
    [one] 1 minuto por turno
   *[other] { $minutes } minutos por turno
    }
fact-clock-days = { $days ->
    [one] Por correspondencia: 1 día por jugada
   *[other] Por correspondencia: { $days } días por jugada
    }
fact-clock-hours = { $hours ->
    [one] Por correspondencia: 1 hora por jugada
   *[other] Por correspondencia: { $hours } horas por jugada
    }
fact-house-rules = Reglas de la casa:
fact-no-house-rules = Sin reglas de la casa
deadline-by = hay que jugar antes de: { $when }
deadline-of-others = los demás tienen hasta: { $when }
time-left = te quedan { $time } para jugar
time-left-others = a los demás les quedan { $time }
share-send = Compartir
share-qr = Código QR
share-qr-label = Código QR con el enlace a la partida
share-text = Juega conmigo a La fuga de Colditz:
notify-me = Avisarme cuando me toque
notify-on = Te avisaremos cuando te toque.
notify-off = Desactivar los avisos
notify-denied = Tu navegador bloquea los avisos de esta página. Permítelos en los ajustes junto a la dirección y vuelve a pulsar.
notify-mail = O por correo electrónico
notify-mail-send = Enviar confirmación
notify-mail-sent = Te hemos enviado un correo: abre su enlace para confirmar tu dirección.
notice-turn-title = Te toca en Colditz
notice-turn-body = { $edition }: te toca jugar como { $who }.
notice-over-title = Ha terminado una partida de Colditz
notice-over-body = { $edition }: mira cómo ha acabado.
notice-rematch-title = ¿Revancha en Colditz?
notice-rematch-body = { $edition }: te piden la revancha. Abre la partida para aceptarla o rechazarla.
notice-declined-title = Revancha rechazada
notice-declined-body = { $edition }: han rechazado la revancha que pediste. Puedes proponer otras condiciones.
mail-confirm-subject = Confirma tu dirección para Colditz
mail-confirm-body = Alguien quiere recibir en esta dirección avisos de su turno en una partida de Colditz. Si eres tú, abre este enlace. Si no, ignora este correo: no recibirás ningún otro.
mail-footer = Recibes este correo porque pediste que te avisáramos cuando te toque. Puedes desactivarlo en la página de inicio del juego.
preview-title = La fuga de Colditz
preview-home = Fúgate del castillo, o no dejes salir a nadie. Juega en el navegador contra amigos o bots, sin cuenta.
preview-join = Te invitan a una partida de La fuga de Colditz. Abre el enlace para unirte: no hace falta cuenta.
preview-replay = Mira cómo se ganó una partida de La fuga de Colditz.
rematch = Revancha
rematch-swap = Revancha cambiando de bando
rematch-wanted = Alguien quiere la revancha.
rematch-wanted-by = { $count ->
    [one] { $who } quiere la revancha.
   *[other] { $who } quieren la revancha.
    }
rematch-swapped = Se cambian los bandos.
rematch-join = Unirse a la revancha

# Quién ha llegado, se ha ido o juega con un bot; y el enlace de un asiento.

coming-joined = { $who } se ha unido.
coming-here = { $who } está aquí.
coming-back = { $who } ha vuelto.
coming-away = { $who } se ha ausentado.
coming-steward = Un bot sustituye a { $who }.
coming-returned = { $who } vuelve a jugar.
coming-bot = Ahora un bot juega por { $who }.
coming-left = { $who } ha dejado la partida.
talk-earlier = Mensajes anteriores
new-link-sure = El enlace antiguo dejará de funcionar y los demás navegadores que lo usan se desconectarán.
new-link-yes = Cambiarlo
vacation = Vacaciones
vacation-says = Mientras estás fuera no corre tu tiempo para decidir. Puedes tomarte 30 días en una partida.
vacation-take = { $days ->
    [one] Un día libre
   *[other] { $days } días libres
    }
vacation-on = Estás de vacaciones hasta el { $when }. Tu tiempo no corre.
vacation-back = Ya he vuelto
is-on-vacation = de vacaciones hasta el { $when }

# Rendirse donde juegan otros, y un final acordado.

resign = Rendirse
resign-yes = Sí, me rindo
resign-sure-lost = { $count ->
    [one] ¿Rendirte? Pierdes la partida y la gana { $who }.
   *[other] ¿Rendirte? Pierdes la partida y la ganan { $who }.
    }
resign-sure-bot = ¿Rendirte? Quedas fuera de la partida para siempre y un bot juega con tus hombres para los demás.
truce-offer = Ofrecer tablas
truce-sure = ¿Ofrecer tablas? La partida termina sin ganador en cuanto todos estén de acuerdo.
truce-yes = Sí, ofrecerlas
truce-standing = Estás a favor de las tablas. La partida sigue mientras no { $count ->
    [one] conteste { $who }.
   *[other] contesten { $who }.
    }
truce-withdraw = Retirar la oferta
truce-wanted = { $count ->
    [one] { $who } ofrece tablas: la partida terminaría sin ganador.
   *[other] { $who } ofrecen tablas: la partida terminaría sin ganador.
    }
truce-accept = Aceptar las tablas
truce-decline = Seguir jugando

# El anfitrión no está.

host-away = El anfitrión no está. Puedes hacer que un bot sustituya a quien lleve unos minutos ausente.

# Una revancha con otras condiciones, o ninguna.

rematch-terms = Cambiar las condiciones
rematch-other = Revancha con estas condiciones
rematch-changed = Esta vez las condiciones son otras:
rematch-decline = Rechazar
rematch-you-declined = Has rechazado la revancha. Puedes proponer otras condiciones.
rematch-declined = { $who } no quiere la revancha.
rematch-suggest = Puedes proponer otras condiciones.

# Avisos, y partidas largas.

notify-slip = Esta partida dura días. ¿Quieres que te avisemos cuando te toque?
time-left-short = { $who }: le quedan { $time } para decidir
long-game = A este ritmo, { $rounds } rondas pueden durar { $time } si todos agotan su tiempo en cada turno.
long-game-shorter = Jugar { $rounds } rondas: { $time }

# Quién mira, y quién planea.

spectators = { $count ->
    [one] Una persona está mirando
   *[other] { $count } personas están mirando
    }
watch-link = Copiar un enlace para espectadores
planning-move = { $who } prepara una jugada que aún puede cambiar.
planning-move-own = Prepara una jugada que aún puede cambiar.
your-turn-lies-below = Volver a tu jugada

friend-number = ¿Cuántos amigos?
nobody-has-won = No ha ganado nadie
