# Un asiento abierto en varios sitios, y enlaces nuevos.

seat-elsewhere = Tu asiento ({ $seat }) está abierto en { $count } sitios. Si alguno no eres tú, otra persona tiene tu enlace.
seat-end-others = Desconectar los demás
seat-new-link = Cambiar mi enlace por uno nuevo
seat-link-changed = Tu enlace ha cambiado. El anterior ya no abre tu asiento.
host-link = Copiar el enlace del anfitrión
host-invite = Crear un enlace nuevo
join-taken = Este asiento está ocupado
join-taken-says = Alguien ya ha entrado con este enlace y juega en este asiento: { $who }. El enlace no se lo da a nadie más.
join-taken-own = ¿Eras tú, en otro dispositivo? Abre la partida allí y elige «Continuar en otro dispositivo» en el menú. Si no, pide un enlace nuevo a quien te invitó o mira la partida.
join-over = Esta partida ha terminado
join-result = Ver cómo acabó
other-device = Continuar en otro dispositivo
other-device-says = Copia un enlace a tu propio asiento. No lo compartas: quien lo tenga juega por ti.
ended-elsewhere-title = Tu asiento está abierto en otro sitio
ended-elsewhere-says = Otra página con el mismo asiento ha desconectado esta. Si eras tú, sigue jugando allí. Si no, vuelve a abrir el asiento aquí y cambia tu enlace en el menú.
ended-elsewhere-back = Volver a abrirlo aquí
game-paused-by = Partida en pausa, por { $who }.
your-time-ran-out = Se te acabó el tiempo: un bot juega por ti.
i-am-back = Ya estoy aquí
not-understood = No se ha podido hacer eso. Si vuelve a pasar, recarga la página.
trade-countered = { $who } ha respondido con otra oferta.
trade-send-counter = Enviar contraoferta
trade-change = Esto es lo que te han ofrecido: cambia algo o acéptalo.
rematch-swap-as = Revancha con los bandos cambiados. Yo juego con: { $who }
notify-failed = Tu navegador no ha podido activar los avisos. Permítelos para esta página en los ajustes y vuelve a intentarlo; en una ventana privada no funcionan.
