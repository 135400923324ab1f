# Cómo se llaman los asientos, los peones, las cartas y los lugares.

seat-security = Seguridad
seat-american = Estadounidense
seat-british = Británico
seat-dutch = Neerlandés
seat-french = Francés
seat-polish = Polaco
seat-chance = Azar
seat-clock = El reloj
seat-spectator = Espectador

officer-security = Oficial de Seguridad
officer-american = Oficial de Evasión estadounidense
officer-british = Oficial de Evasión británico
officer-dutch = Oficial de Evasión neerlandés
officer-french = Oficial de Evasión francés
officer-polish = Oficial de Evasión polaco
the-seat-security = el Oficial de Seguridad
the-seat-american = el oficial estadounidense
the-seat-british = el oficial británico
the-seat-dutch = el oficial neerlandés
the-seat-french = el oficial francés
the-seat-polish = el oficial polaco
the-seat-chance = el azar
the-seat-clock = el reloj

pawn-guard = guardia n.º { $number }
pawn-american = estadounidense { $number }
pawn-british = británico { $number }
pawn-dutch = neerlandés { $number }
pawn-french = francés { $number }
pawn-polish = polaco { $number }
the-pawn-guard = el guardia n.º { $number }
the-pawn-american = el estadounidense { $number }
the-pawn-british = el británico { $number }
the-pawn-dutch = el neerlandés { $number }
the-pawn-french = el francés { $number }
the-pawn-polish = el polaco { $number }

card-title-rope = Cuerda
card-title-key = Llave
card-title-pass = Pase
card-title-wire-cutters = Cizalla
card-title-kit = Kit de fuga
card-title-found-rope = Cuerda hallada
card-title-found-key = Llave hallada
card-title-found-pass = Pase hallado
card-title-found-wire-cutters = Cizalla hallada
card-title-bribe = Soborno
card-title-kit-part-disguise-documents = Disfraz, documentos
card-title-kit-part-compass-food = Brújula, comida
card-title-advance-warning = Chivatazo
card-title-release = Liberación
card-title-go-to-sick-bay = A la enfermería
card-title-go-to-dentist = Al dentista
card-title-go-to-chapel = A la capilla
card-title-go-to-theatre = Al teatro
card-title-go-to-parcel-office = A la paquetería
card-title-diversion = Distracción
card-title-high-command-inspection = Inspección del alto mando
card-title-sabotage = Sabotaje
card-title-staff-car = Coche de mando
card-title-talisman = Talismán
card-title-tunnel-canteen = Túnel de la cantina
card-title-tunnel-chapel = Túnel de la capilla
card-title-tunnel-theatre = Túnel del teatro
card-title-hideaway = Escondrijo
card-title-aeroplane = Aeroplano (Cuerda)
card-title-secret-door = Puerta secreta (Llave)
card-title-appel = Recuento (Appel)
card-title-search-chapel = Registrar la capilla
card-title-search-store = Registrar el almacén
card-title-search-dentist = Registrar el cuarto del dentista
card-title-search-showers = Registrar las duchas
card-title-search-kitchen = Registrar la cocina
card-title-search-sick-bay = Registrar la enfermería
card-title-search-guard-house = Registrar el cuerpo de guardia
card-title-search-orderlies-quarters = Registrar el cuarto de ordenanzas
card-title-tunnel-detected = Túnel detectado
card-title-shoot-to-kill = Tirar a matar
card-title-arrest-key-holder = Arrestar al de la llave
card-title-arrest-pass-holder = Arrestar al del pase
card-title-three-throws = A vida o muerte: tres tiradas
card-title-four-throws = A vida o muerte: cuatro tiradas
card-title-five-throws = A vida o muerte: cinco tiradas
card-title-six-throws = A vida o muerte: seis tiradas
card-title-seven-throws = A vida o muerte: siete tiradas
card-hidden = una carta
card-named = «{ $title }»
counted-rope = { $count ->
    [one] una cuerda
   *[other] { $count } cuerdas
    }
counted-key = { $count ->
    [one] una llave
   *[other] { $count } llaves
    }
counted-pass = { $count ->
    [one] un pase
   *[other] { $count } pases
    }
counted-wire-cutters = { $count ->
    [one] una cizalla
   *[other] { $count } cizallas
    }

pack-opportunity = Oportunidad
pack-security = Mazo de Seguridad
pack-do-or-die = A vida o muerte
pack-equipment = Material
pack-kit = Kit de fuga

room-canteen = la cantina
room-chapel = la capilla
room-dentist = el dentista
room-guard-house = el cuerpo de guardia
room-interview-room = la sala de visitas
room-kitchen = la cocina
room-laundry = la lavandería
room-office = la oficina
room-officers-quarters = el cuarto de oficiales
room-orderlies-quarters = el cuarto de ordenanzas
room-parcel-office = la paquetería
room-showers = las duchas
room-sick-bay = la enfermería
room-store = el almacén
room-theatre = el teatro
room-wc = el W.C.

place-inner = el patio interior
place-outer = el recinto de la guarnición
place-outside = el exterior del castillo
place-ramp = la rampa
place-terrace = la terraza
place-roof = un tejado
place-west-wall = el terreno al pie del muro oeste
place-south-wall = el terreno al pie del muro sur
place-north-wall = el terreno al pie del muro norte
place-appel = la zona de Appel
place-safe = una zona segura
place-post = el puesto de guardia { $sign }
place-door = una puerta cerrada
place-inspection = un control
place-drop = lo alto de una bajada
place-landing = el pie de un muro
place-beam = la luz de un reflector
place-tunnel = un túnel
place-target = la salida { $sign }
place-car = el coche de mando
place-tower = la torre norte
place-flight = el aire
place-passage = un pasillo
place-cells-a = las celdas A
place-cells-b = las celdas B
place-cells-c = las celdas C
place-barracks = los barracones
place-office = la comandancia
place-escaped = fugado
place-dead = muerto
place-custody = bajo arresto
place-near = { $side ->
    [north] { $place } al norte de { $room }
    [north-east] { $place } al noreste de { $room }
    [east] { $place } al este de { $room }
    [south-east] { $place } al sureste de { $room }
    [south] { $place } al sur de { $room }
    [south-west] { $place } al suroeste de { $room }
    [west] { $place } al oeste de { $room }
    [north-west] { $place } al noroeste de { $room }
   *[beside] { $place } junto a { $room }
    }
place-in-row = { $place }, fila { $row }, casilla { $number }
place-numbered = { $place }, casilla { $number }

symbol-rope = cuerda
symbol-key = llave
symbol-pass = pase
symbol-wire-cutters = cizalla
symbol-disguise = disfraz
symbol-compass = brújula
symbol-food = comida
symbol-documents = documentos
some-symbol-rope = una cuerda
some-symbol-key = una llave
some-symbol-pass = un pase
some-symbol-wire-cutters = una cizalla
some-symbol-disguise = un disfraz
some-symbol-compass = una brújula
some-symbol-food = comida
some-symbol-documents = documentos

ending-escapes = Se han fugado bastantes hombres.
ending-time = Se ha jugado la última ronda.
ending-hopeless = Ya nadie podía llegar al número acordado.
ending-resigned = Un bando se ha rendido.
ending-resigned-by = { $count ->
    [one] { $who } se ha rendido.
   *[other] { $who } se han rendido.
    }
ending-agreed = Los jugadores acordaron terminar la partida.
ending-eliminated = No queda ningún equipo de fuga.
level-random = al azar
level-planner = estratega
level-tunneller = Digby el Topo
level-gate-crasher = Ferrand el Osado
level-hoarder = Visser el Avaro
level-raider = Wolski el Lobo
level-expert = experto

card-title-advance-warning-in-devir = Chivatazo
card-title-high-command-inspection-in-devir = Inspección
card-title-staff-car-in-devir = Coche del Comandante
card-title-talisman-in-devir = Amuleto
card-title-hideaway-in-devir = Escondite secreto
card-title-appel-in-devir = Recuento
card-title-tunnel-detected-in-devir = Túnel descubierto
card-title-arrest-key-holder-in-devir = Llave interceptada
card-title-arrest-pass-holder-in-devir = Pase interceptado
card-title-shoot-to-kill-in-devir = Tirar a matar
card-title-advance-warning-in-v3 = Chivatazo
card-title-release-in-v3 = Salida de celdas
card-title-high-command-inspection-in-v3 = Inspección
card-title-staff-car-in-v3 = Coche del comandante
card-title-talisman-in-v3 = Amuleto
card-title-hideaway-in-v3 = Escondite del K.E.
card-title-appel-in-v3 = Recuento
card-title-arrest-key-holder-in-v3 = Llave localizada
card-title-arrest-pass-holder-in-v3 = Pase localizado


# Como lo llaman quienes juegan a la edición de Devir.
seat-security-in-devir = Oficial Alemán
seat-american-in-devir = Americano
seat-dutch-in-devir = Holandés
officer-security-in-devir = Oficial Alemán
officer-american-in-devir = Oficial de Evasión americano
officer-dutch-in-devir = Oficial de Evasión holandés
the-seat-security-in-devir = el Oficial Alemán
the-seat-american-in-devir = el oficial americano
the-seat-dutch-in-devir = el oficial holandés
pawn-american-in-devir = americano { $number }
pawn-dutch-in-devir = holandés { $number }
the-pawn-american-in-devir = el americano { $number }
the-pawn-dutch-in-devir = el holandés { $number }
card-title-pass-in-devir = Pase alemán
card-title-wire-cutters-in-devir = Alicates
card-title-found-wire-cutters-in-devir = Alicates hallados
card-title-kit-part-disguise-documents-in-devir = Ropa de civil, documentos
card-title-kit-part-compass-food-in-devir = Brújula, raciones
counted-wire-cutters-in-devir = { $count ->
    [one] unos alicates
   *[other] { $count } alicates
    }
place-outer-in-devir = el patio de la guarnición
place-appel-in-devir = la zona de recuento
place-safe-in-devir = un escondite
place-drop-in-devir = lo alto de un desnivel
place-car-in-devir = el coche del Comandante
place-barracks-in-devir = los cuarteles
symbol-wire-cutters-in-devir = alicates
some-symbol-wire-cutters-in-devir = unos alicates
symbol-disguise-in-devir = ropa de civil
some-symbol-disguise-in-devir = ropa de civil
symbol-food-in-devir = raciones
some-symbol-food-in-devir = raciones

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
seat-security-in-v3 = Comandante
officer-security-in-v3 = Comandante Alemán
officer-american-in-v3 = Oficial de Fuga estadounidense
officer-british-in-v3 = Oficial de Fuga británico
officer-dutch-in-v3 = Oficial de Fuga neerlandés
officer-french-in-v3 = Oficial de Fuga francés
officer-polish-in-v3 = Oficial de Fuga polaco
the-seat-security-in-v3 = el Comandante
card-title-wire-cutters-in-v3 = Alicates
card-title-kit-in-v3 = Kit de evasión
card-title-found-wire-cutters-in-v3 = Alicates hallados
card-title-kit-part-disguise-documents-in-v3 = Disfraz, mapas
card-title-kit-part-compass-food-in-v3 = Brújula, conservas
card-title-tunnel-detected-in-v3 = Túnel descubierto
counted-wire-cutters-in-v3 = { $count ->
    [one] unos alicates
   *[other] { $count } alicates
    }
pack-kit-in-v3 = Kit de evasión
place-outer-in-v3 = el patio de guarnición
place-outside-in-v3 = los exteriores del castillo
place-appel-in-v3 = la zona de recuento
place-safe-in-v3 = un punto azul
place-post-in-v3 = el punto negro { $sign }
place-inspection-in-v3 = un puesto de control
place-drop-in-v3 = lo alto de un desnivel
place-target-in-v3 = la escarapela { $sign }
place-car-in-v3 = el coche del comandante
place-cells-c-in-v3 = la nevera
place-barracks-in-v3 = el cuartel
symbol-wire-cutters-in-v3 = alicates
some-symbol-wire-cutters-in-v3 = unos alicates
symbol-food-in-v3 = conservas
some-symbol-food-in-v3 = conservas
symbol-documents-in-v3 = mapas
some-symbol-documents-in-v3 = mapas
