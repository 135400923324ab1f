# En qué difieren las ediciones, en pocas palabras: un tema y lo que dice de él cada edición. Las reglas están en editions/topics.py.

differences-topics = Cómo se juegan
differences-topics-help = Lo más importante va primero; el enlace de cada frase lleva a su regla.
differences-numbers = En números
differences-unfold = { $edition }: qué cambia

topic-winning = Quién gana
topic-time = Cuánto dura
topic-kit = El kit de fuga
topic-ropes = Cuerda y cizalla
topic-trade = Tratos
topic-do-or-die = A vida o muerte
topic-start = El comienzo
topic-cards = Robar cartas
topic-gates = Llaves y pases
topic-posts = Apostar guardias
topic-surrender = Dejarse arrestar
topic-cells = Celdas de castigo
topic-return = La vuelta de las celdas exteriores
topic-appel = Recuento (Appel)
topic-tunnels = Túneles
topic-secrets = A la vista y en secreto

differs-classic-winning = Gana en el acto quien llega primero al número acordado de fugas, normalmente dos.
differs-classic-time = Se acuerda un tiempo, normalmente dos horas y media; la ronda en que se agota se juega hasta el final.
differs-classic-kit = Quien tiene un kit lo conserva: le sirve para todas sus fugas.
differs-classic-ropes = Abren el paso a todos los hombres de la nación, pero solo durante ese turno.
differs-classic-trade = Los Oficiales de evasión intercambian cartas de Material y de Oportunidad casi en cualquier momento, incluso en el turno del Oficial de Seguridad.
differs-classic-do-or-die = Con un kit, un hombre puede jugárselo todo en una carrera: si no queda libre con las tiradas de la carta, muere y su nación queda fuera del juego.
differs-classic-start = Todos empiezan sin cartas y sin kit.
differs-classic-cards = Con una tirada de 3, 7 u 11 se puede robar una carta.
differs-classic-gates = Una carta deja entrar a todos los hombres de la nación que lleguen en ese turno.
differs-classic-posts = Solo se apuestan guardias en puestos libres, y ninguno más tras el primer arresto del turno.
differs-classic-surrender = El guardia va a los barracones y se le puede volver a apostar en el siguiente turno del Oficial de Seguridad.
differs-classic-cells = El Oficial de Seguridad elige la celda, sea donde sea el arresto.
differs-classic-return = A quien vuelve derecho al patio no se le puede arrestar, aunque su oficial tenga Material.
differs-classic-appel = Si falta alguien, el Oficial de Seguridad tira primero y luego elige: buscar a los ausentes o mover a sus guardias.
differs-classic-tunnels = El túnel es de quien tiene su carta: las demás naciones necesitan su permiso para entrar.
differs-classic-secrets = Todos saben cuántas cartas de Material tiene un oficial, pero no cuáles.

differs-osprey-winning = La ronda en que alguien llega al número acordado, normalmente dos, se juega hasta el final; todos los que llegan en esa ronda ganan juntos.
differs-osprey-time = El contador de rondas va bajando, normalmente desde 50, o desde 40 si hay experiencia; en el águila, cada Oficial de evasión tiene un último turno.
differs-osprey-kit = Quien se fuga se lleva el kit; para una fuga en un turno posterior hace falta otro.
differs-osprey-ropes = Dejan una marca: mientras nadie la retire, los hombres de esa nación salen por ahí sin gastar cartas.
differs-osprey-trade = Los Oficiales de evasión solo intercambian Material, y nunca en el turno del Oficial de Seguridad.
differs-osprey-do-or-die = No existe esa carrera: sus cartas no se usan.
differs-osprey-start = Cada Oficial de evasión empieza con un kit, y todos, con una carta.
differs-osprey-cards = Con una tirada de 5 o menos se puede robar una carta.
differs-osprey-gates = Una carta deja entrar a un solo hombre, una sola vez.
differs-osprey-posts = Se apuestan guardias antes y después de los arrestos, incluso encima de un prisionero, que queda arrestado en el acto.
differs-osprey-surrender = El guardia falta durante todo el siguiente turno del Oficial de Seguridad.
differs-osprey-cells = Los arrestados en el patio interior van a las celdas interiores y todos los demás a las exteriores, salvo que estén llenas.
differs-osprey-return = Quien vuelve solo está a salvo si su oficial no tiene Material y gasta en él todo lo que puede de la tirada.
differs-osprey-appel = Si falta alguien, el Oficial de Seguridad elige antes de tirar: buscar a los ausentes o mover a sus guardias.
differs-osprey-tunnels = Una vez jugada su carta, todas las naciones pueden usar el túnel sin pedir permiso.
differs-osprey-secrets = Todos saben solo si un oficial tiene Material o no; las pilas están a la vista.
