# La primera partida, lección a lección.

tutorial-offer = Aprende el juego en cinco minutos
tutorial-title = Tutorial: tu primera partida
tutorial-count = Lección { $number } de { $all }
tutorial-again = Empezar de nuevo
tutorial-skip = Saltar
tutorial-next = Lección siguiente
tutorial-leave = Salir
tutorial-play = Juega tu primera partida
tutorial-learned = ¡Muy bien!
tutorial-undo = También puedes hacer eso. Para seguir con la lección, deshazlo primero.
tutorial-reminder = También puedes hacer eso. Para seguir con la lección, sigue la flecha o empiézala de nuevo.
lesson-walk = Un turno
lesson-walk-throw = Eres el Oficial de evasión británico: saca a tus hombres del castillo antes de que acabe el tiempo. Cada turno empieza con dos dados: tíralos.
lesson-walk-go = Seis puntos: cada uno lleva a un hombre una casilla más allá. Elige al británico 1 y luego la casilla marcada de la capilla.
lesson-walk-end = Los puntos se reparten entre todos tus hombres y no hay que gastarlos. Termina el turno.
lesson-walk-done = Eso es un turno: tirar, mover, terminar. Después juegan los demás.
lesson-collect = El material
lesson-collect-go = Las habitaciones muestran lo que hay en ellas: la capilla, una cuerda. Hacen falta dos hombres; trae también al británico 2.
lesson-collect-claim = Dos hombres en habitaciones con el mismo símbolo encuentran esa carta. Toma la cuerda.
lesson-collect-first = Quien encuentra algo va a la zona de Appel, en medio del patio. Elige una de las casillas marcadas para el británico 1 …
lesson-collect-second = … y otra para el británico 2.
lesson-collect-done = La cuerda es tuya y todos lo han visto. Mientras tengas material, los guardias pueden arrestar a todos tus hombres en el patio.
lesson-kit = El kit de fuga
lesson-kit-go = Nadie se fuga sin disfraz, documentos, brújula y comida. Tu carta da los dos primeros y el británico 3 tiene una brújula: envía al británico 4 a la cantina por comida.
lesson-kit-claim = Las cuatro partes a la vez: toma el kit de fuga.
lesson-kit-done = Tienes un kit. Ahora tus hombres necesitan una salida del castillo.
lesson-door = Una puerta cerrada
lesson-door-go = La puerta al final del pasillo está cerrada, pero tienes una llave. Lleva hasta ella al británico 1.
lesson-door-open = Elígelo otra vez: la puerta muestra lo que cuesta. Pulsa la llave que hay en ella.
lesson-door-done = La llave se ha gastado y él está fuera. Del mismo modo, con una cuerda se baja un muro, con un pase se cruza un control y con una cizalla se abre la alambrada.
lesson-arrest = Un arresto
lesson-arrest-go = Ahora eres el Oficial de Seguridad. Los británicos tienen una cuerda, así que puedes arrestar al británico 1: elige al guardia n.º 1 y luego al hombre.
lesson-arrest-cell = ¡Atrapado! Elige las celdas adonde va.
lesson-arrest-done = Allí se queda hasta que su oficial saque dobles o juegue una carta. A nadie se le arresta en las casillas de la zona de Appel ni en las zonas seguras azules.
lesson-escape = La fuga
lesson-escape-throw = De nuevo los británicos. Tienes un kit y una cuerda, y el británico 1 está en el último muro. Tira los dados.
lesson-escape-drop = Elige al británico 1 y luego el pie del muro: cuesta la cuerda y un punto.
lesson-escape-run = ¡Y ahora corre! Elígelo, y luego la estrella marcada al otro lado del foso.
lesson-escape-done = ¡Es libre! Gana el primer oficial que saca a suficientes hombres, si el Oficial de Seguridad no los retiene hasta que se acabe el tiempo.
lesson-attempt = Un intento de fuga anunciado
lesson-attempt-announce = Tienes un kit y una llave, y el británico 1 está cerca de una puerta. De día, quien quiere salir del patio lo dice antes de tirar: anuncia un intento con el británico 1, por esa puerta.
lesson-attempt-throw = Ahora todos lo saben y estás obligado: tus puntos son para él hasta que salga. Tira los dados.
lesson-attempt-go = Nueve puntos bastan. Llévalo hasta la puerta.
lesson-attempt-out = Elígelo otra vez: la puerta muestra lo que cuesta. Pulsa la llave que hay en ella.
lesson-attempt-done = Está fuera del patio, y los puntos que quedan vuelven a ser tuyos. Desde ahora los guardias pueden darse prisa, de noche con los dos dados: alguien intenta fugarse.
lesson-search = Un registro
lesson-search-show = Ahora eres el Oficial de Seguridad. No es tu turno, pero los británicos reclaman una cuerda en la capilla y puedes responder: enseña tu carta de Registro de la capilla.
lesson-search-guard = Se han tirado los dados del registro. Con ellos el guardia n.º 1 llega a la capilla: envíalo.
lesson-search-first = Los dos quedan arrestados y la reclamación no vale. Elige las celdas, primero para el británico 2 …
lesson-search-second = … y después para el británico 1.
lesson-search-done = El cacheo se decidió con los dados y los británicos perdieron una carta; su turno se ha acabado. También puedes enseñar un Registro o un Recuento al final del turno de cualquier oficial, pero solo uno por turno.
lesson-night = Una noche
lesson-night-throw = Es de noche. Ahora puedes tirar primero y decidir después si lo intentas. Tira los dados.
lesson-night-announce = Diez puntos, y el británico 1 está cerca de una ventana del teatro: basta. Anuncia su intento, hasta el pie del muro bajo la ventana.
lesson-night-go = Llévalo hasta la ventana.
lesson-night-drop = Muro abajo: elígelo y después elige el pie del muro. Cuesta la cuerda y un punto.
lesson-night-end = Los reflectores están encendidos: cruza su luz amarilla, pero nunca te detengas en ella. Termina tu turno.
lesson-night-done = Mientras nadie intenta fugarse, de noche los guardias andan con un solo dado. Ahora están avisados. Al amanecer todo sigue donde estaba.

# Como lo llaman quienes juegan a la edición de Devir.
lesson-escape-done-in-devir = ¡Es libre! Se juega hasta que se acaba el tiempo: gana todo oficial que haya sacado a suficientes hombres y, si no hay ninguno, gana el Oficial alemán.
lesson-collect-first-in-devir = Quien encuentra algo va a la zona de recuento, en medio del patio. Elige una de las casillas marcadas para el británico 1 …
lesson-kit-go-in-devir = Nadie se fuga sin ropa de civil, documentos, brújula y raciones. Tu carta da las dos primeras cosas y el británico 3 tiene una brújula: envía al británico 4 a la cantina por raciones.
lesson-door-done-in-devir = La llave se ha gastado y él está fuera. Del mismo modo, con una cuerda se baja un muro, con un pase se cruza un control y con unos alicates se abre la alambrada.
lesson-arrest-go-in-devir = Ahora eres el Oficial alemán. Los británicos tienen una cuerda, así que puedes arrestar al británico 1: elige al guardia n.º 1 y luego al hombre.
lesson-arrest-done-in-devir = Allí se queda hasta que su oficial saque dobles o juegue una carta. A nadie se le arresta en las casillas de la zona de recuento ni en los escondites azules.

# Lo que no vale en La fuga de Colditz 3.0.
lesson-walk-throw-in-v3 = Eres el Oficial de fuga británico. Un turno tiene cinco fases: cambiar cartas de Oportunidad, cambiar material, tirar, cobrar y mover. Aún no hay nada que cambiar: tira los dados.
lesson-walk-go-in-v3 = Un siete: te ha dado una carta y siete puntos, uno por casilla. Elige al británico 1 y después la casilla marcada de la capilla.
lesson-walk-done-in-v3 = Eso es un turno. Las cartas solo se cambian al principio, antes de tirar. Después les toca a los demás.
lesson-collect-done-in-v3 = La cuerda es tuya y todos lo han visto. Cuando hayas robado tres cartas y conserves alguna, los guardias podrán arrestar a tus hombres en el patio interior.
lesson-kit-done-in-v3 = Tienes un kit: ahora tus hombres pueden salir del patio interior, pero los guardias también pueden arrestarlos en él.
lesson-escape-done-in-v3 = ¡Es libre! Se juega hasta el final de la tercera noche: de quienes hayan sacado a suficientes hombres gana quien haya sacado a más y, si no hay ninguno, gana el Comandante Alemán.

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
lesson-collect-first-in-v3 = Quien encuentra algo va a la zona de recuento, en medio del patio. Elige una de las casillas marcadas para el británico 1 …
lesson-kit-go-in-v3 = Nadie se fuga sin disfraz, mapas, brújula y conservas. Tu carta da las dos primeras cosas y el británico 3 tiene una brújula: envía al británico 4 a la cantina por conservas.
lesson-kit-claim-in-v3 = Las cuatro partes a la vez: toma el kit de evasión.
lesson-search-show-in-v3 = Ahora eres el Comandante Alemán. No es tu turno, pero los británicos reclaman una cuerda en la capilla y puedes responder: enseña tu carta de Registro de la capilla.
lesson-escape-run-in-v3 = ¡Ahora, a correr! Elígelo y después la escarapela más allá del foso.
lesson-kit-in-v3 = El kit de evasión
