# Why a bot decides as it does.

bot-blind = Elegido al azar.
bot-run = { $man } se lanza a la fuga: las probabilidades ya no van a mejorar.
bot-go-below = { $man } baja: antes de que acabe el turno debe haber dos hombres en el túnel.
bot-go-home = { $man } vuelve mientras nadie puede tocarlo.
bot-gather = { $man } va a buscar { $symbol }.
bot-stand-by = { $man } se coloca cerca de la salida.
bot-wait-tunnel = { $man } se queda en las salas donde empiezan los túneles.
bot-wait-gate = { $man } se queda cerca de la puerta, listo para salir.
bot-take-cover = { $man } se quita de en medio antes de que lleguen los guardias.
bot-forced = No había otra cosa que hacer.
bot-must-move = Alguien tiene que moverse antes de poder hacer otra cosa.
bot-arrest = { $man } está al alcance y vale más que el guardia que cuesta.
bot-patrol = { $man } se acerca a donde pronto puede hacer falta un guardia.
bot-play-card = Es un buen momento para ella.
bot-discard = De las cartas en la mano, es la que menos ayuda.
bot-claim = Hay dos hombres en su sitio, y conviene tener { $card }.
bot-surrender = Lo que menos se echará en falta: { $card }.
bot-throw = No cuesta nada y da puntos.
bot-throw-card = Los dados deciden qué pasa con la carta.
bot-throw-again = { $points ->
    [one] El último punto ya no sirve de nada. Otra tirada trae más.
   *[other] Los últimos { $points } puntos ya no sirven de nada. Otra tirada trae más.
}
bot-stopthrowing = Ya basta.
bot-drawcard = Esta tirada ha dado una carta, y no cuesta nada.
bot-endturn = No queda ninguna jugada útil.
bot-begin = Los guardias están bien colocados: ya se puede empezar.
bot-claimkit = Las cuatro partes están juntas.
bot-release = Un hombre en la celda no sirve de nada.
bot-doordie = Ahora o nunca.
bot-answerappel = Más vale que lo cuenten a que lo busquen.
bot-settle = Ahí { $man } está tan seguro como en cualquier otro sitio posible.
bot-accept = Sí: no se pierde nada.
bot-refuse = No: ayudaría más a los demás.
bot-takemarker = Esa marca es la que menos importa.
bot-movepawn = No puede quedarse ahí, y este es el mejor camino.
bot-pass = Las cartas se guardan para un momento mejor.
bot-enough = Aquí no vale la pena hacer nada más.
bot-postguard = Un guardia en los barracones no vigila a nadie.
bot-recallguard = Donde está no sirve de nada.
bot-generalsearch = Los que faltan están lo bastante cerca para encontrarlos.
bot-choosecell = Cuando salga de ahí, seguirá dentro de los muros.
bot-choosecell-outside = No se puede elegir ninguna celda dentro de los muros.
bot-no-answer = Ninguna carta de la mano responde a esto.
bot-stay-away = Los que no acuden valen más donde están.
bot-settle-hidden = { $man } se esconde antes de que llegue el guardia.
bot-callbreach = Ese movimiento iba contra las reglas.
bot-agree = Las condiciones son justas.
bot-giveup = Si lo arrestan, el guardia se va con él.
bot-cross = El paso está abierto.

# Como lo llaman quienes juegan a la edición de Devir.
bot-postguard-in-devir = Un guardia en los cuarteles no vigila a nadie.
bot-choosedie = Con el número mayor se llega más lejos.
bot-declareattempt = Está listo para salir: queda anunciado.
bot-entertower = El aeroplano espera.
bot-leadaway = Es el que más lejos había llegado.
bot-nameofficer = Ese oficial es el que más tiene que perder.
bot-namequarry = Es el que está más cerca de la libertad.
bot-sendguard = De los que pueden ir, es el que menos falta hace donde está.

# Como lo llaman quienes juegan a La fuga de Colditz 3.0.
bot-claimkit-in-v3 = Las cuatro partes están juntas: aquí está el kit de evasión.
bot-postguard-in-v3 = Un guardia en el cuartel no vigila a nadie.
