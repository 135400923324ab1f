# Lo que hace cada carta, en una frase. Las claves son card-effect- y el título de la carta.
# Una clave que acaba en -in- y el nombre de una edición sustituye allí a la clave sin ese final.

# Material y kit
card-effect-rope = Permite a tu equipo usar una bajada durante este turno; las más altas cuestan dos.
card-effect-key = Permite a tu equipo pasar por una puerta cerrada durante este turno.
card-effect-pass = Permite a tu equipo pasar un control durante este turno.
card-effect-wire-cutters = Permite a tu equipo atravesar la alambrada por un punto durante este turno.
card-effect-kit = Mientras lo tengas, todo prisionero tuyo que llegue a una de las salidas numeradas se fuga; nunca se gasta.

# Oportunidad
card-effect-found-rope = Cámbiala por una Cuerda, si queda alguna.
card-effect-found-key = Cámbiala por una Llave, si queda alguna.
card-effect-found-pass = Cámbiala por un Pase, si queda alguno.
card-effect-found-wire-cutters = Cámbiala por una Cizalla, si queda alguna.
card-effect-bribe = Usa una en lugar de una parte del kit, o dos en lugar de cualquier carta de material.
card-effect-kit-part-disguise-documents = Vale por el disfraz y los documentos cuando tomas un kit.
card-effect-kit-part-compass-food = Vale por la brújula y la comida cuando tomas un kit.
card-effect-advance-warning = Se juega cuando se ordena un Recuento o un Registro: esconde a los hombres afectados en casillas seguras del patio interior.
card-effect-release = Saca a uno de tus hombres de la celda de castigo sin coste.
card-effect-go-to-sick-bay = Lleva a uno de tus hombres directamente a la enfermería, salvo que esté en una celda o en un túnel.
card-effect-go-to-dentist = Lleva a uno de tus hombres directamente al dentista, salvo que esté en una celda o en un túnel.
card-effect-go-to-chapel = Lleva a uno de tus hombres directamente a la capilla, salvo que esté en una celda o en un túnel.
card-effect-go-to-theatre = Lleva a uno de tus hombres directamente al teatro, salvo que esté en una celda o en un túnel.
card-effect-go-to-parcel-office = Lleva a uno de tus hombres directamente a la paquetería, salvo que esté en una celda o en un túnel.
card-effect-diversion = Manda de vuelta a los barracones a un guardia de tu elección.
card-effect-high-command-inspection = Manda de vuelta a los barracones a dos guardias de tu elección.
card-effect-sabotage = El Oficial de Seguridad descarta dos cartas de su elección y roba una.
card-effect-staff-car = Un hombre tuyo junto al coche tiene seis tiradas para llegar con él a la libertad; si no bastan, o no tienes kit, lo atrapan.
card-effect-talisman = Se juega cuando disparan a uno de tus hombres: el disparo alcanza solo la mitad.
card-effect-tunnel-canteen = Abre el túnel de la cantina al enviar por él a dos de tus hombres en un mismo turno.
card-effect-tunnel-chapel = Abre el túnel de la capilla al enviar por él a dos de tus hombres en un mismo turno.
card-effect-tunnel-theatre = Abre el túnel del teatro al enviar por él a dos de tus hombres en un mismo turno.
card-effect-hideaway = Cuando debas entregar una carta de material tras un arresto, consérvala.
card-effect-aeroplane = Cámbiala por una cuerda antes de tirar, o vuela con ella desde la torre norte.
card-effect-secret-door = Cámbiala por una llave antes de tirar, o abre con ella la torre norte a un hombre, solo o con uno de un oficial que juegue después.

# Seguridad
card-effect-appel = Antes de tu tirada, haz recuento; si falta alguien, puedes dedicar toda la tirada a buscar a los ausentes en vez de mover.
card-effect-search-chapel = Durante este turno los guardias pueden entrar en la capilla y hacer arrestos allí.
card-effect-search-store = Durante este turno los guardias pueden entrar en el almacén y hacer arrestos allí.
card-effect-search-dentist = Durante este turno los guardias pueden entrar en el cuarto del dentista y hacer arrestos allí.
card-effect-search-showers = Durante este turno los guardias pueden entrar en las duchas y hacer arrestos allí.
card-effect-search-kitchen = Durante este turno los guardias pueden entrar en la cocina y hacer arrestos allí.
card-effect-search-sick-bay = Durante este turno los guardias pueden entrar en la enfermería y hacer arrestos allí.
card-effect-search-guard-house = Durante este turno los guardias pueden entrar en el cuerpo de guardia y hacer arrestos allí.
card-effect-search-orderlies-quarters = Durante este turno los guardias pueden entrar en el cuarto de ordenanzas y hacer arrestos allí.
card-effect-tunnel-detected = Nombra un túnel ocupado; si dos guardias llegan a sus casillas en este turno, todos los que están dentro quedan arrestados.
card-effect-shoot-to-kill = Un guardia dispara a un prisionero al que ve fuera del castillo, que muere si está a no más del doble de la tirada; acierte o no, el guardia va a los barracones.
card-effect-arrest-key-holder = Se juega cuando se usa una Llave: arresta a quien la usa.
card-effect-arrest-pass-holder = Se juega cuando se usa un Pase: arresta a quien lo usa.

# A vida o muerte
card-effect-three-throws = El fugitivo tiene tres tiradas.
card-effect-four-throws = El fugitivo tiene cuatro tiradas.
card-effect-five-throws = El fugitivo tiene cinco tiradas.
card-effect-six-throws = El fugitivo tiene seis tiradas.
card-effect-seven-throws = El fugitivo tiene siete tiradas.

# Osprey
card-effect-rope-in-osprey = Permite a tus hombres usar una bajada mientras siga allí tu marca de fuga; las más altas cuestan dos.
card-effect-key-in-osprey = Permite a uno solo de tus hombres pasar por una puerta cerrada, una sola vez.
card-effect-pass-in-osprey = Permite a uno solo de tus hombres pasar un control, una sola vez.
card-effect-wire-cutters-in-osprey = Permite a tus hombres salir por un punto de la alambrada mientras siga allí tu marca de fuga.
card-effect-kit-in-osprey = Con él se fuga un prisionero tuyo que llegue a una de las salidas numeradas, y en el mismo turno también un segundo; después queda gastado.
card-effect-diversion-in-osprey = Manda a la comandancia a un guardia de tu elección; falta durante todo el siguiente turno del Oficial de Seguridad.
card-effect-high-command-inspection-in-osprey = Manda a la comandancia a dos guardias de tu elección; faltan durante todo el siguiente turno del Oficial de Seguridad.
card-effect-staff-car-in-osprey = Por un punto, un hombre tuyo junto al coche sube a él y tiene seis tiradas para llegar a la libertad; si no bastan, o no tienes kit para él, lo atrapan.
card-effect-tunnel-canteen-in-osprey = Abre el túnel de la cantina a todas las naciones; se derrumba al acabar cualquier turno que deje en él a menos de dos hombres.
card-effect-tunnel-chapel-in-osprey = Abre el túnel de la capilla a todas las naciones; se derrumba al acabar cualquier turno que deje en él a menos de dos hombres.
card-effect-tunnel-theatre-in-osprey = Abre el túnel del teatro a todas las naciones; se derrumba al acabar cualquier turno que deje en él a menos de dos hombres.
card-effect-appel-in-osprey = Antes de tu tirada, haz recuento; a quien falte se le puede arrestar en este turno aunque su oficial no tenga material, y antes de tirar puedes elegir buscar a los ausentes en vez de mover.
card-effect-search-chapel-in-osprey = Durante este turno los guardias pueden entrar en la capilla y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-store-in-osprey = Durante este turno los guardias pueden entrar en el almacén y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-dentist-in-osprey = Durante este turno los guardias pueden entrar en el cuarto del dentista y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-showers-in-osprey = Durante este turno los guardias pueden entrar en las duchas y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-kitchen-in-osprey = Durante este turno los guardias pueden entrar en la cocina y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-sick-bay-in-osprey = Durante este turno los guardias pueden entrar en la enfermería y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-guard-house-in-osprey = Durante este turno los guardias pueden entrar en el cuerpo de guardia y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-search-orderlies-quarters-in-osprey = Durante este turno los guardias pueden entrar en el cuarto de ordenanzas y hacer arrestos allí; los guardias que sigan allí al acabar el turno van a la comandancia.
card-effect-tunnel-detected-in-osprey = Nombra un túnel abierto; hasta que se derrumbe o se vacíe, los guardias pueden entrar en su habitación y arrestar a quienes están en él entrando en sus casillas.
card-effect-shoot-to-kill-in-osprey = Un guardia dispara a un prisionero al que ve fuera del castillo, que muere si está a no más del doble de la tirada; acierte o no, el guardia va a la comandancia.

card-effect-tunnel-canteen-in-devir = Abre el túnel de la cantina metiendo en él a dos de tus hombres en un turno; después lo usan todas las naciones, y se hunde cuando queda uno solo.
card-effect-tunnel-chapel-in-devir = Abre el túnel de la capilla metiendo en él a dos de tus hombres en un turno; después lo usan todas las naciones, y se hunde cuando queda uno solo.
card-effect-tunnel-theatre-in-devir = Abre el túnel del teatro metiendo en él a dos de tus hombres en un turno; después lo usan todas las naciones, y se hunde cuando queda uno solo.
card-effect-staff-car-in-devir = Un hombre tuyo junto al coche tiene seis tiradas para llegar a la libertad y aparta a quien encuentre en el camino; si no bastan, o no tienes kit, va a una celda.
card-effect-appel-in-devir = Antes de tu tirada, haz recuento; si falta alguien, búscalo hasta donde llegue la tirada y luego mueve con ella a tus guardias.
card-effect-search-chapel-in-devir = El guardia que entre en la capilla en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-store-in-devir = El guardia que entre en el almacén en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-dentist-in-devir = El guardia que entre en el cuarto del dentista en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-showers-in-devir = El guardia que entre en las duchas en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-kitchen-in-devir = El guardia que entre en la cocina en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-sick-bay-in-devir = El guardia que entre en la enfermería en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-guard-house-in-devir = El guardia que entre en el cuerpo de guardia en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-search-orderlies-quarters-in-devir = El guardia que entre en el cuarto de ordenanzas en este turno arresta a todos los hombres cuyo oficial tenga material, que pierde una carta por cada uno, y va a los cuarteles.
card-effect-found-rope-in-devir = Cámbiala por una Cuerda en cualquier momento, también fuera de tu turno, o entrégala en lugar de una carta de material.
card-effect-found-key-in-devir = Cámbiala por una Llave en cualquier momento, también fuera de tu turno, o entrégala en lugar de una carta de material.
card-effect-found-pass-in-devir = Cámbiala por un Pase en cualquier momento, también fuera de tu turno, o entrégala en lugar de una carta de material.
card-effect-found-wire-cutters-in-devir = Cámbiala por unos Alicates en cualquier momento, también fuera de tu turno, o entrégala en lugar de una carta de material.
card-effect-pass-in-v3 = Permite a uno solo de tus hombres pasar un puesto de control, una sola vez.
card-effect-kit-in-v3 = Permite a tus hombres salir del patio interior y fugarse al llegar a la escarapela; nunca se gasta, pero un cacheo puede quitártelo.
card-effect-found-rope-in-v3 = Antes de tirar, cámbiala por una Cuerda, si queda alguna.
card-effect-found-key-in-v3 = Antes de tirar, cámbiala por una Llave, si queda alguna.
card-effect-found-pass-in-v3 = Antes de tirar, cámbiala por un Pase, si queda alguno.
card-effect-found-wire-cutters-in-v3 = Antes de tirar, cámbiala por unos Alicates, si quedan.
card-effect-bribe-in-v3 = Usa una en lugar de una parte del kit, dos en lugar de cualquier carta de material o, de día, una para no perder una carta de material cuando un guardia arresta a tu hombre.
card-effect-advance-warning-in-v3 = En tu turno, o cuando se ordena un Registro: lleva a los hombres que quieras a puntos azules; en tu turno entregas lo que cuesten los obstáculos del camino.
card-effect-release-in-v3 = Saca a uno de tus hombres de las celdas o de la nevera por un punto.
card-effect-go-to-sick-bay-in-v3 = Lleva a uno de tus hombres directamente del patio interior a la enfermería.
card-effect-go-to-dentist-in-v3 = Lleva a uno de tus hombres directamente del patio interior al dentista.
card-effect-go-to-chapel-in-v3 = Lleva a uno de tus hombres directamente del patio interior a la capilla.
card-effect-go-to-theatre-in-v3 = Lleva a uno de tus hombres directamente del patio interior al teatro.
card-effect-go-to-parcel-office-in-v3 = Lleva a uno de tus hombres directamente del patio interior a la paquetería.
card-effect-staff-car-in-v3 = Con un kit, un hombre tuyo que está junto al coche tiene seis tiradas para cruzar el puente sin que lo detenga ningún guardia; si no bastan, queda arrestado.
card-effect-talisman-in-v3 = Se juega cuando disparan a uno de tus hombres: la tirada no se dobla.
card-effect-tunnel-canteen-in-v3 = Enséñala antes de tirar, de noche también después, y mete a dos de tus hombres en el túnel de la cantina en ese turno; si no, se pierde.
card-effect-tunnel-chapel-in-v3 = Enséñala antes de tirar, de noche también después, y mete a dos de tus hombres en el túnel de la capilla en ese turno; si no, se pierde.
card-effect-tunnel-theatre-in-v3 = Enséñala antes de tirar, de noche también después, y mete a dos de tus hombres en el túnel del teatro en ese turno; si no, se pierde.
card-effect-hideaway-in-v3 = Cuando un cacheo tras un arresto te costaría el kit, consérvalo.
card-effect-appel-in-v3 = Después de tu tirada, o al acabar el turno de un oficial, haz recuento; luego tira otra vez: hasta ahí llega cada guardia del patio para arrestar a quien falte.
card-effect-search-chapel-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue a la capilla arresta a quien esté dentro, o abre el paso a su túnel junto con Túnel descubierto.
card-effect-search-store-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue al almacén arresta a quien esté dentro.
card-effect-search-dentist-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue al cuarto del dentista arresta a quien esté dentro.
card-effect-search-showers-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue a las duchas arresta a quien esté dentro.
card-effect-search-kitchen-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue a la cocina arresta a quien esté dentro.
card-effect-search-sick-bay-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue a la enfermería arresta a quien esté dentro.
card-effect-search-guard-house-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue al cuerpo de guardia arresta a quien esté dentro.
card-effect-search-orderlies-quarters-in-v3 = Después de tu tirada, al acabar el turno de un oficial o cuando alguien roba material allí, tira otra vez: el guardia que llegue al cuarto de ordenanzas arresta a quien esté dentro.
card-effect-tunnel-detected-in-v3 = Nombra un túnel abierto; la carta queda a la vista hasta que el túnel se vacíe o haya dos guardias en él, y entonces todos los que están dentro quedan arrestados.
card-effect-arrest-key-holder-in-v3 = Se juega cuando se usa una Llave: manda al hombre a las celdas y quítale la llave.
card-effect-arrest-pass-holder-in-v3 = Se juega cuando se usa un Pase: manda al hombre a las celdas y quítale el pase.


# Como lo llaman quienes juegan a la edición de Devir.
card-effect-rope-in-devir = Permite a tu equipo bajar un desnivel durante este turno; los más altos cuestan dos.
card-effect-kit-part-disguise-documents-in-devir = Vale por la ropa de civil y los documentos cuando tomas un kit.
card-effect-kit-part-compass-food-in-devir = Vale por la brújula y las raciones cuando tomas un kit.
card-effect-diversion-in-devir = Manda de vuelta a los cuarteles a un guardia de tu elección.
card-effect-high-command-inspection-in-devir = Manda de vuelta a los cuarteles a dos guardias de tu elección.
card-effect-sabotage-in-devir = El Oficial Alemán descarta dos cartas de su elección y roba una.
card-effect-shoot-to-kill-in-devir = Un guardia dispara a un prisionero al que ve fuera del castillo, que muere si está a no más del doble de la tirada; acierte o no, el guardia va a los cuarteles.

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
card-effect-rope-in-v3 = Permite a tus hombres bajar un desnivel durante este turno; los de 60 pies cuestan dos.
card-effect-kit-part-disguise-documents-in-v3 = Vale por el disfraz y los mapas cuando tomas un kit.
card-effect-kit-part-compass-food-in-v3 = Vale por la brújula y las conservas cuando tomas un kit.
card-effect-diversion-in-v3 = Manda directamente al cuartel a un guardia de tu elección.
card-effect-high-command-inspection-in-v3 = Manda directamente al cuartel a dos guardias de tu elección.
card-effect-sabotage-in-v3 = El Comandante Alemán descarta dos cartas de su elección y roba una.
card-effect-shoot-to-kill-in-v3 = Un guardia dispara a un prisionero al que ve en los exteriores, que muere si está a no más del doble de la tirada; acierte o no, el guardia va al cuartel.
