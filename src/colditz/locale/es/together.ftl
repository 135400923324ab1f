# Jugar con otros: invitaciones, compartir, correspondencia, avisos.

friend-title = Jugar con un amigo
friend-side = ¿Qué bando quieres?
friend-side-escape = Yo me fugo
friend-side-security = Yo vigilo el castillo
friend-side-either = Que decida el azar
friend-pace = ¿A qué ritmo?
friend-live = Ahora, de una sentada
friend-make = Crear la partida y obtener un enlace
join-you-are = Juegas como { $who }
join-goal-escape = Saca a tus hombres del castillo antes de que se acabe el tiempo.
join-goal-security = Retén a los prisioneros en el castillo hasta que se acabe el tiempo.
join-others = En la mesa contigo
join-play = Unirse y jugar
join-name-of = Nombre
hot-seat-name = Nombre del jugador para: { $who }
fact-escapes = { $escapes ->
    [one] Gana una fuga
   *[other] Ganan { $escapes } fugas
    }
fact-rounds = { $rounds } rondas como máximo
fact-no-rounds = Sin límite de rondas
fact-clock-none = Sin reloj
fact-clock-game = { $minutes } minutos para toda la partida
fact-clock-turn = { $minutes } minutos por turno
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
share-send = Compartir
share-qr = Código QR
share-qr-label = Código QR con el enlace a la partida
share-text = Juega conmigo a La fuga de Colditz:
