# Lo que dice el servidor cuando algo no se puede hacer, y lo que dejan los sustitutos.

fault-bad-message = El servidor no puede leer este mensaje: { $why }
fault-bad-setup = Esta partida no se puede preparar: { $why }
fault-unknown-level = No hay ningún bot llamado { $level }; hay { $known }.
fault-unknown-game = Aquí no hay ninguna partida { $game }.
fault-unknown-edition = No hay ninguna edición { $edition }; hay { $known }.
fault-unknown-language = No hay ningún idioma { $language }; hay { $known }.
fault-unknown-seat = Esta partida no tiene el puesto { $seat }; sus puestos son { $known }.
fault-unknown-page = En esta dirección no hay nada.
fault-wrong-method = Esta dirección no responde a esa clase de petición.
fault-wrong-token = Este enlace no encaja: ningún puesto de esta partida le corresponde.
fault-wrong-origin = Este servidor no acepta conexiones de páginas de { $origin }.
fault-foreign-seat = El puesto { $seat } no es tuyo.
fault-not-host = Solo el anfitrión de esta partida puede hacer eso.
fault-wrong-channel = El puesto { $seat } no puede hablar en este canal.
fault-not-finished = Una partida en curso guarda sus secretos; su archivo estará cuando termine.
fault-hello-first = El primer mensaje debe ser un saludo (hello).
fault-seat-not-open = El puesto { $seat } está ocupado.
fault-seats-still-open = Estos puestos siguen libres: { $seats }.
fault-not-started = La partida aún no ha empezado.
fault-already-started = La partida ya ha empezado.
fault-paused = El anfitrión ha detenido la partida.
fault-finished = La partida ha terminado.
fault-kept = Esta partida se jugó con reglas antiguas que el programa ya no conoce; se puede leer, pero no continuar.
fault-stale = La mesa ha avanzado; mira la nueva pregunta y responde a esa.
fault-malformed = Esto no es una acción del juego: { $why }
fault-too-large = Este mensaje es demasiado grande; como máximo { $most } bytes.
fault-too-fast = Demasiados mensajes en poco tiempo; espera un momento.
fault-too-slow = Tu conexión no podía seguir el ritmo y se cerró; conéctate de nuevo.
fault-too-many = El servidor tiene todas las conexiones que puede atender; inténtalo más tarde.
fault-not-saved = El servidor no pudo guardarlo, así que no ha ocurrido; inténtalo de nuevo en un momento.
fault-no-hint = Ahora no hay nada que decidir para el puesto { $seat }.
fault-no-draft = No hay nada que deshacer ni que jugar para el puesto { $seat }.
fault-internal = Algo falló en el servidor; nada ha cambiado.

steward-note = En tu ausencia decidió un sustituto: { $action }. { $why }
steward-took-over = Se acabó tu tiempo: un sustituto decide por ti hasta que vuelvas.
