# Lo que la mesa dice y hace durante la partida.

legend = Leyenda
pace = Velocidad de lo que hacen los demás
pace-step = Paso a paso
pace-calm = Tranquila
pace-quick = Rápida
pace-instant = Al instante
switch-sound = Sonido
switch-follow = El tablero sigue el juego
switch-danger = Marcar dónde podrían arrestar los guardias
switch-auto-throw = Tirar los dados automáticamente
switch-auto-end = Terminar mi turno cuando no quede nada por hacer
choose-pawn-on-board = Haz clic en un hombre del tablero.
choose-place-on-board = Haz clic en un círculo marcado del tablero.
choose-cells-on-board = Haz clic en las celdas del tablero.
as-list = Mostrar como lista
send-all = Enviar a los { $count } hombres
stakes-do-or-die = Debe correr { $steps } círculos; la carta que descubra le da de 3 a 7 tiradas. Unas { $chance } de cada 100 carreras así salen bien. Si se queda corto, lo matan y toda tu nación queda fuera de la partida.
risk = { $guard } está a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 } y llega aquí con el { $chance } % de las tiradas.
risk-in-courtyard = { $guard } está a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
 } y llega aquí con el { $chance } % de las tiradas. Tienes material, así que puede arrestarte en el patio.
goal-danger = puede venir un guardia: { $chance } %
danger-show = ¿Dónde podrían arrestar los guardias a mis hombres?
