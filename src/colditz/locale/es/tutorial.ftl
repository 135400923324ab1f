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
tutorial-reminder = También puedes hacer eso. Para seguir con la lección, sigue la flecha o empiézala de nuevo.
lesson-walk = Un turno
lesson-walk-throw = Eres el Oficial de evasión británico. Cada turno empieza con dos dados: tíralos.
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
lesson-door-open = Elígelo otra vez: la puerta muestra lo que cuesta. Elige la llave.
lesson-door-done = La llave se ha gastado y él está fuera. Del mismo modo, con una cuerda se baja un muro, con un pase se cruza un control y con una cizalla se abre la alambrada.
lesson-arrest = Un arresto
lesson-arrest-go = Ahora eres el Oficial de Seguridad. Los británicos tienen una cuerda, así que puedes arrestar al británico 1: elige al guardia n.º 1 y luego al hombre.
lesson-arrest-cell = ¡Atrapado! Elige las celdas adonde va.
lesson-arrest-done = Allí se queda hasta que su oficial saque dobles o juegue una carta. A nadie se le arresta en las casillas de la zona de Appel ni en las zonas seguras azules.
lesson-escape = La fuga
lesson-escape-throw = De nuevo los británicos. Tienes un kit y una cuerda, y el británico 1 está en el último muro. Tira los dados.
lesson-escape-drop = Elige al británico 1 y luego el pie del muro: cuesta la cuerda y un punto.
lesson-escape-run = ¡Y ahora corre! Elígelo, y luego la estrella verde al otro lado del foso.
lesson-escape-done = ¡Es libre! Gana el primer oficial que saca a suficientes hombres, si el Oficial de Seguridad no los retiene hasta que se acabe el tiempo.

# Como lo llaman quienes juegan a la edición de Devir.
lesson-escape-done-in-devir = ¡Es libre! Se juega hasta que se acaba el tiempo: gana todo oficial que haya sacado a suficientes hombres y, si no hay ninguno, gana el Oficial alemán.
lesson-collect-first-in-devir = Quien encuentra algo va a la zona de recuento, en medio del patio. Elige una de las casillas marcadas para el británico 1 …
lesson-kit-go-in-devir = Nadie se fuga sin ropa de civil, documentos, brújula y raciones. Tu carta da las dos primeras cosas y el británico 3 tiene una brújula: envía al británico 4 a la cantina por raciones.
lesson-door-done-in-devir = La llave se ha gastado y él está fuera. Del mismo modo, con una cuerda se baja un muro, con un pase se cruza un control y con unos alicates se abre la alambrada.
lesson-arrest-go-in-devir = Ahora eres el Oficial alemán. Los británicos tienen una cuerda, así que puedes arrestar al británico 1: elige al guardia n.º 1 y luego al hombre.
lesson-arrest-done-in-devir = Allí se queda hasta que su oficial saque dobles o juegue una carta. A nadie se le arresta en las casillas de la zona de recuento ni en los escondites azules.
