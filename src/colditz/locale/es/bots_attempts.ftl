# Why a bot decides as it does where attempts are announced and raids have a throw of their own.

bot-announce = { $man } puede salir con esta tirada: { $steps } pasos hasta la libertad y un { $percent } % de probabilidades de llegar.
bot-announce-blind = { $man } está listo para salir, digan lo que digan los dados: { $steps } pasos hasta la libertad y un { $percent } % de probabilidades de llegar.
bot-bluff = { $man } no llegará lejos, pero los guardias tendrán que mirar hacia allí.
bot-leave = { $man } está anunciado, así que los puntos lo llevan primero a su salida.
bot-slow-home = { $man } tiene que volver: al menos dos pasos por turno.
bot-clear-guard = { $man } se deja arrestar para que el guardia deje libre la salida.
bot-stop-theft = Así fracasa el robo: no se entrega el material y el turno termina. La carta: { $card }.
bot-search = { $count ->
    [one] Hay un hombre en { $room }, y un guardia llega con el { $percent } % de las tiradas.
   *[other] Hay { $count } hombres en { $room }, y un guardia llega con el { $percent } % de las tiradas.
}
bot-search-tunnel = Jugada junto con la otra, esta carta deja pasar a los guardias por la habitación hasta el túnel: { $card }.
bot-roll-call = { $count ->
    [one] El hombre que está en una habitación tiene que formar o lo buscarán.
   *[other] Los { $count } hombres que están en habitaciones tienen que formar o los buscarán.
}
bot-seal = { $man } va hacia el túnel: entre dos guardias lo cierran.
bot-bribe-saves = { $count ->
    [one] El soborno salva la única carta de material que queda.
   *[other] El soborno salva una de { $count } cartas de material, y el plan necesita la mayoría.
}
bot-bribe-buys = Los sobornos compran lo que aún le falta al plan: { $card }.
bot-tip-off = { $count ->
    [one] El hombre que está en { $room } se esconde antes de que llegue el guardia.
   *[other] Los { $count } hombres que están en { $room } se esconden antes de que llegue el guardia.
}
bot-hideaway = Sin el kit de fuga no podría salir nadie.
bot-talisman = Convierte un tiro certero en un fallo.
bot-find = Con { $card }, un hombre tiene todo lo que cuesta su salida.
bot-find-room = { $card } está mejor en la mesa que en una mano llena.
bot-aeroplane = El aeroplano despega: un { $percent } % de probabilidades de llegar.
bot-secret-door = { $man } pasa por la puerta secreta hacia el aeroplano.

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
bot-hideaway-in-v3 = Sin el kit de evasión no podría salir nadie.
