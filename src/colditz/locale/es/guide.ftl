# El juego en dos páginas, antes de las reglas una por una: lo que se dice de cada tema, una línea por punto.

guide-title = El juego en dos páginas
guide-page = Página { $page } de 2
guide-clauses = Todas las reglas
guide-goal = El objetivo
guide-goal-picture = El británico 1 llega a una estrella fuera del castillo. Su oficial tiene un kit de fuga, así que es libre.
guide-goal-classic =
    Un jugador es el Oficial de Seguridad y manda a los guardias. Los demás son Oficiales de Evasión, cada uno con los prisioneros de una nación.
    El primer Oficial de Evasión que saca a dos hombres gana en el acto.
    Si nadie lo ha logrado cuando se acaba el tiempo, normalmente tras 75 rondas, gana el Oficial de Seguridad.
    Antes de empezar podéis acordar otros números.
guide-goal-osprey =
    Un jugador es el Oficial de Seguridad y manda a los guardias. Los demás son Oficiales de Evasión, cada uno con los prisioneros de una nación.
    El Oficial de Evasión que saca a dos hombres gana. Esa ronda se juega hasta el final, así que pueden ganar varios juntos.
    Si nadie lo ha logrado cuando el contador de rondas llega al águila, normalmente tras 50 rondas, gana el Oficial de Seguridad.
    Antes de empezar podéis acordar otros números.
guide-goal-devir =
    Un jugador es el Oficial Alemán y manda a los guardias. Los demás son Oficiales de Evasión, cada uno con los prisioneros de una nación.
    Se juega hasta que acaba el tiempo, normalmente tras 60 rondas. Gana todo Oficial de Evasión que haya sacado a dos hombres, y primero queda quien haya sacado a más.
    Si nadie ha sacado a dos hombres, gana el Oficial Alemán.
    Antes de empezar podéis acordar otros números.
guide-goal-v3 =
    Un jugador es el Comandante Alemán y manda a los guardias. Los demás son Oficiales de Fuga, cada uno con los prisioneros de una nación.
    La partida dura tres días y tres noches, normalmente 60 rondas. Antes de cada noche los Oficiales de Fuga se reúnen en secreto.
    Cuando acaba la última noche gana el Oficial de Fuga que haya sacado a dos hombres. Si son varios, gana quien haya sacado a más o, a igualdad, quien llegó antes a dos.
    Si nadie ha sacado a dos hombres, gana el Comandante. Antes de empezar podéis acordar otros números.
guide-turn = Un turno
guide-turn-picture = Una tirada de 4 y 2 son seis puntos, uno por casilla. El británico 1 gasta algunos para entrar en la capilla.
guide-turn-classic =
    Tira dos dados. Cada punto mueve un peón una casilla; reparte los puntos entre tus peones como quieras. No hace falta gastarlos todos.
    Unos dobles dan otra tirada, que se suma.
    Una tirada de 3, 7 u 11 da una carta. Róbala antes de mover. Puedes conservar tres cartas de un turno a otro.
    Nadie puede pasar a través de otro peón. Los prisioneros pueden cruzar la luz amarilla de los reflectores, pero no detenerse en ella.
guide-turn-osprey =
    Tira dos dados. Cada punto mueve un peón una casilla; reparte los puntos entre tus peones como quieras. No hace falta gastarlos todos.
    Con unos dobles puedes tirar otra vez y sumar, como mucho dos veces.
    Una tirada de 5 o menos da una carta. Puedes conservar tres cartas de un turno a otro.
    Nadie puede pasar a través de otro peón. Los prisioneros pueden cruzar la luz amarilla de los reflectores, pero no detenerse en ella.
guide-turn-devir =
    Tira dos dados. Cada punto mueve un peón una casilla; reparte los puntos entre tus peones como quieras. No hace falta gastarlos todos.
    Unos dobles obligan a tirar otra vez, y todas las tiradas se suman.
    Un total de 3, 7 u 11 en el turno da una carta. Puedes conservar tres cartas de un turno a otro.
    Nadie puede pasar a través de otro peón. Los prisioneros pueden cruzar la luz amarilla de los reflectores, pero no detenerse en ella.
guide-turn-v3 =
    El turno de un Oficial de Fuga sigue siempre este orden: cambio de cartas de Oportunidad, cambio de material, tirada, robar o descartar, mover y usar cartas.
    Tira dos dados. Cada punto mueve un peón una casilla; reparte los puntos entre tus peones como quieras. Tras unos dobles, gasta sus puntos y vuelve a tirar.
    Cada tirada de 3, 7 u 11 da una carta. Puedes tener tres.
    Nadie puede pasar a través de otro peón. Los prisioneros pueden cruzar la luz amarilla de los reflectores, pero no detenerse en ella.
    De noche el Comandante mueve con uno solo de sus dados, salvo que alguien intente fugarse.
guide-gather = Reunir material
guide-gather-picture = Dos hombres en la capilla, que muestra una cuerda: los británicos toman una carta de cuerda y los dos van a la zona de Appel.
guide-gather-classic =
    Cada habitación muestra un símbolo. Dos de tus hombres en habitaciones con el mismo símbolo de material te dan esa carta: cuerda, llave, pase o cizalla. Después, los dos van a la zona de Appel.
    Nadie se fuga sin un kit de fuga. Para un kit necesitas hombres en habitaciones con los cuatro símbolos del kit: disfraz, brújula, comida y documentos. Algunas cartas sustituyen a dos de ellos.
    El kit se conserva: sirve para todas tus fugas.
    Los Oficiales de Evasión pueden intercambiar cartas entre ellos.
guide-gather-osprey =
    Cada habitación muestra un símbolo. Dos de tus hombres en habitaciones con el mismo símbolo de material te dan esa carta: cuerda, llave, pase o cizalla. Después, los dos van a la zona de Appel.
    Nadie se fuga sin un kit de fuga. Empiezas con uno; para otro necesitas hombres en habitaciones con los cuatro símbolos del kit: disfraz, brújula, comida y documentos.
    Quien se fuga se lleva el kit. Un segundo hombre puede usarlo en el mismo turno.
    Los Oficiales de Evasión pueden intercambiar material entre ellos, pero no en el turno del Oficial de Seguridad.
guide-gather-devir =
    Cada habitación muestra un símbolo. Dos de tus hombres en habitaciones con el mismo símbolo de material te dan esa carta: cuerda, llave, pase o alicates. Después, los dos van a la zona de recuento.
    Nadie se fuga sin un kit de fuga. Para un kit necesitas hombres en habitaciones con los cuatro símbolos del kit: ropa de civil, brújula, raciones y documentos. Algunas cartas sustituyen a dos de ellos.
    El kit se conserva toda la partida y nunca se puede ceder.
    Los Oficiales de Evasión pueden intercambiar cartas entre ellos.
guide-gather-v3 =
    Cada habitación muestra un símbolo. Dos de tus hombres en habitaciones con el mismo símbolo de material te dan esa carta: cuerda, llave, pase o alicates. Después, los dos van a la zona de recuento.
    El Comandante puede responder con un Registro de esa habitación: entonces no recibes nada y tu turno se acaba.
    Nadie sale del patio interior sin un kit de evasión. Para un kit necesitas hombres en habitaciones con los cuatro símbolos del kit: disfraz, brújula, conservas y mapas. Algunas cartas sustituyen a uno o dos de ellos.
    El kit sirve a todos tus hombres. Lo conservas mientras no te lo confisquen.
guide-out = Salir del castillo
guide-out-picture = El británico 1 está ante la puerta cerrada al final del pasillo. Con una llave la cruza.
guide-out-classic =
    Con una llave se cruza una puerta cerrada, con un pase un control, con una cuerda se baja un muro y con una cizalla se atraviesa la alambrada. Una carta sirve a todos tus hombres durante ese turno; después se pierde.
    Una carta de túnel abre un camino bajo tierra. Dos hombres deben entrar en el mismo turno, y siempre debe haber dos dentro.
    Quien llega a una estrella se ha fugado, si tienes un kit.
    A vida o muerte es el último recurso: con un kit, un hombre echa a correr por las puertas. Si las tiradas de la carta no lo sacan, muere y tu nación queda fuera del juego.
guide-out-osprey =
    Con una llave un hombre cruza una puerta cerrada; con un pase un hombre cruza un control.
    Con una cuerda se baja un muro y con una cizalla se atraviesa la alambrada. Dejan una marca: tus hombres pueden volver a usar ese paso hasta que la retiren, pero los guardias pueden seguirlos.
    Una carta de túnel abre un camino bajo tierra a todas las naciones. Se derrumba si un turno acaba con menos de dos hombres dentro.
    Quien llega a una estrella se ha fugado, si tienes un kit.
guide-out-devir =
    Con una llave se cruza una puerta cerrada, con un pase un control, con una cuerda se baja un muro y con unos alicates se atraviesa la alambrada. Una carta sirve a todos tus hombres durante ese turno; después se pierde.
    Una carta de túnel abre un camino bajo tierra a todas las naciones. Dos de tus hombres deben entrar en el mismo turno; cuando queda uno solo, se hunde y él tiene que salir por uno de los extremos.
    Quien llega a una estrella se ha fugado, si tienes un kit.
    A vida o muerte es el último recurso, una vez por partida: con un kit, un hombre echa a correr por las puertas. Si las tiradas de la carta no lo sacan, muere y tu nación queda fuera del juego.
guide-out-v3 =
    La salida se anuncia: de día antes de tirar, de noche después, dices por dónde y con qué hombres. Todos tus puntos se gastan entonces en sacarlos.
    Con una llave se cruza una puerta, con una cuerda se baja un desnivel y con unos alicates se atraviesa la alambrada. Una carta sirve a todos tus hombres durante ese turno. Con un pase solo cruza un hombre un puesto de control.
    Una carta de túnel abre un camino bajo tierra. Dos de tus hombres deben entrar en ese turno; los oficiales que juegan después pueden seguirlos si se lo permites.
    Quien llega a una escarapela, la estrella, se ha fugado, si tienes un kit.
    A vida o muerte es el último recurso, una vez por partida: con un kit y una llave, un hombre echa a correr por las puertas. Si las tiradas de la carta no lo sacan, muere.
guide-caught = Ser arrestado
guide-caught-picture = Los británicos tienen una cuerda, así que el guardia 1 puede arrestar al británico 1 en el patio.
guide-caught-classic =
    Un guardia arresta a un prisionero entrando en su casilla, y vuelve a los barracones.
    En el patio interior solo es posible mientras el oficial de ese hombre tenga material; entonces es posible con todos sus hombres. Fuera del patio, un guardia puede arrestar a cualquiera al que alcance, y el oficial pierde una carta de material.
    En la zona de Appel y en las casillas seguras azules no se arresta a nadie. Los guardias no entran en las habitaciones, salvo que el Oficial de Seguridad juegue una carta de Registro. Un recuento manda a todos a la zona de Appel; a quien falta lo pueden buscar.
    Un hombre sale de la celda cuando su oficial saca dobles y paga un punto, o juega una carta de Liberación.
guide-caught-osprey =
    Un guardia arresta a un prisionero entrando en su casilla, y va a la comandancia.
    En el patio interior solo es posible mientras el oficial de ese hombre tenga material; entonces es posible con todos sus hombres. Fuera del patio, un guardia puede arrestar a cualquiera al que alcance, y el oficial pierde una carta de material.
    En la zona de Appel y en las casillas seguras azules no se arresta a nadie. Los guardias no entran en las habitaciones, salvo que el Oficial de Seguridad juegue una carta de Registro o una marca lleve allí. Un recuento manda a todos a la zona de Appel; a quien falta se le puede arrestar.
    Un hombre sale de la celda cuando su oficial saca dobles y paga un punto, o juega una carta de Liberación.
guide-caught-devir =
    Un guardia arresta a un prisionero desde la casilla contigua, y vuelve a los cuarteles.
    En el patio interior solo es posible mientras el oficial de ese hombre tenga material; entonces es posible con todos sus hombres. Fuera del patio, un guardia puede arrestar a cualquiera al que alcance, y el oficial pierde una carta de material.
    En la zona de recuento y en los escondites azules no se arresta a nadie. Los guardias no entran en las habitaciones, salvo que el Oficial Alemán juegue una carta de Registro. Un recuento manda a todos a la zona de recuento; a quien falta lo pueden buscar con la misma tirada que luego mueve a los guardias.
    Un hombre sale de la celda cuando su oficial saca dobles y paga un punto, una vez por turno, o juega una carta de Liberación.
guide-caught-v3 =
    Un guardia arresta a un prisionero desde la casilla contigua, y va al cuartel.
    En el patio interior solo es posible si el oficial de ese hombre tiene un kit, o ha robado tres cartas de material en habitaciones y conserva alguna. Hay cacheo: cada uno tira un dado, y el oficial solo lo conserva todo si saca más.
    Fuera del patio, un guardia puede arrestar a cualquiera al que alcance. El oficial pierde una carta de material o, si no tiene ninguna, se juega el kit en el cacheo.
    En la zona de recuento y en los puntos azules no se arresta a nadie. Un Registro manda a un guardia a una habitación, un Recuento atrapa a quien falta; los dos pueden llegar al final del turno de cualquiera.
    Un hombre sale de las celdas cuando su oficial saca dobles, o juega una Salida de celdas, y paga un punto. Desde la nevera tiene que volver derecho al patio interior.

guide-out-picture-in-v3 = Los británicos han anunciado esta salida. El británico 1 está ante la puerta al final del pasillo; con una llave la cruza.
guide-caught-picture-in-v3 = Los británicos tienen un kit de evasión, así que el guardia 1 puede arrestar al británico 1 en el patio interior.

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
guide-goal-picture-in-v3 = El británico 1 llega a una escarapela fuera del castillo. Su oficial tiene un kit de evasión, así que es libre.
guide-gather-picture-in-v3 = Dos hombres en la capilla, que muestra una cuerda: los británicos toman una carta de cuerda y los dos van a la zona de recuento.
