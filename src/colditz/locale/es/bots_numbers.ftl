# Lo mismo con las cuentas que ha hecho el bot. Las probabilidades son de una tirada, con los dobles.
bot-run-through = { $steps ->
    [one] { $man } se lanza a la fuga: al parar le quedará un paso hasta la libertad, con un { $percent } % de probabilidades de lograrlo.
   *[other] { $man } se lanza a la fuga: al parar le quedarán { $steps } pasos hasta la libertad, con un { $percent } % de probabilidades de lograrlo.
}
bot-free = { $man } queda libre con esta tirada.
bot-wait = { $man } no puede seguir con lo que tiene y busca el mejor sitio para esperar.
bot-gather-steps = { $steps ->
    [0] { $man } llega adonde hay { $symbol }.
    [one] { $man } va a buscar { $symbol }: después le queda un paso.
   *[other] { $man } va a buscar { $symbol }: después le quedan { $steps } pasos.
}
bot-stand-by-steps = { $steps ->
    [0] { $man } está justo donde empieza la salida.
    [one] { $man } se coloca a un paso de donde empieza la salida.
   *[other] { $man } se coloca a { $steps } pasos de donde empieza la salida.
}
bot-go-home-steps = { $steps ->
    [one] { $man } vuelve mientras nadie puede tocarlo: le queda un paso.
   *[other] { $man } vuelve mientras nadie puede tocarlo: le quedan { $steps } pasos.
}
bot-hide = { $man } se aleja de los guardias: el riesgo baja del { $before } % al { $percent } %.
bot-make-room = { $man } deja sitio a los demás.
bot-risk = Riesgo: con el { $percent } % de las tiradas un guardia puede llegar ahí hasta { $man }.
bot-not-yet = { $man } podría intentarlo ya con un { $percent } % de probabilidades; es mejor esperar a tener al menos un { $wanted } %.
bot-desperate = Es ahora o nunca para { $man }: tiene un { $percent } % de probabilidades de lograrlo.
bot-claim-spare = Hay dos hombres en su sitio, y { $card } puede venir bien.
bot-transfer = { $steps ->
    [one] Así { $man } se ahorra un paso hasta donde hace falta.
   *[other] Así { $man } se ahorra { $steps } pasos hasta donde hace falta.
}
bot-dig = Ahora pueden entrar dos hombres en el túnel, y desde su final quedan { $steps } pasos hasta la libertad.
bot-settle-steps = { $steps ->
    [0] Ahí { $man } está donde el plan lo necesita.
    [one] Desde ahí { $man } está a un paso de donde el plan lo necesita.
   *[other] Desde ahí { $man } está a { $steps } pasos de donde el plan lo necesita.
}
bot-dig-odds = Con el { $percent } % de las tiradas pueden entrar dos hombres en el túnel, y desde su final quedan { $steps } pasos hasta la libertad.
bot-divert = Aleja a los guardias de { $man }: su riesgo baja del { $before } % al { $percent } %.
bot-arrest-inside = { $points ->
    [one] Arrestar a { $man } cuesta un punto, y vale más que el guardia que se pierde.
   *[other] Arrestar a { $man } cuesta { $points } puntos, y vale más que el guardia que se pierde.
}
bot-arrest-runner = { $points ->
    [one] { $man } puede estar a solo { $steps } pasos de la libertad, y un guardia lo alcanza con un punto.
   *[other] { $man } puede estar a solo { $steps } pasos de la libertad, y un guardia lo alcanza con { $points } puntos.
}
bot-patrol-window = { $guard } está mejor ahí: con el { $percent } % de las tiradas llega a una salida por la que alguien puede escapar.
bot-patrol-man = { $guard } va tras { $man }: en el próximo turno llega hasta él, o le corta el paso, con el { $percent } % de las tiradas.
bot-post-window = Ahí hace falta un guardia: con el { $percent } % de las tiradas llega a una salida por la que alguien puede escapar.
bot-post-man = Ahí hace falta un guardia por { $man }: en el próximo turno llega hasta él, o le corta el paso, con el { $percent } % de las tiradas.
bot-keep-rounds = Toca pasar por un puesto de la ronda: con el { $percent } % de las tiradas este guardia llega a él.
bot-keep-nests = Desde un buen puesto se ve mucho terreno de fuera: con el { $percent } % de las tiradas este guardia llega a uno.
bot-keep-cordon = Los guardias forman un cerco en torno al castillo: con el { $percent } % de las tiradas este llega a su sitio.
bot-left-alone = Se podría arrestar a { $man }, pero el guardia vale más donde está.
bot-shoot = El disparo alcanza a { $man } con el { $percent } % de las tiradas.
bot-search-now = { $count ->
    [one] Hay un hombre en { $room }, y un guardia tiene puntos para llegar.
   *[other] Hay { $count } hombres en { $room }, y un guardia tiene puntos para llegar.
}
bot-offer = Puedo prescindir de lo que necesitas, y lo que recibo me ahorra unos { $points } puntos.
bot-gift = Sin eso tu hombre no puede seguir, y yo puedo pasar sin ello.
bot-trade-yes = Me ayuda más que lo que doy: unos { $points } puntos.
bot-trade-no = Me costaría unos { $points } puntos más de lo que me da.
bot-trade-rival = Eso te ayudaría más a ti que a mí.
bot-trade-instead = Eso no, pero esto nos ayudaría a los dos: me ahorra unos { $points } puntos.
bot-divert-ally = Aleja guardias de { $man }, cuyo oficial no va por delante: su riesgo baja del { $before } % al { $percent } %.
bot-clear-way = { $steps ->
    [one] Un guardia cierra el paso a { $man }: sin él llega un paso más lejos en este turno.
   *[other] Un guardia cierra el paso a { $man }: sin él llega { $steps } pasos más lejos en este turno.
}
bot-clear-exit = Un guardia está justo donde saldría un hombre: sin él hay un { $percent } % de probabilidades de escapar.
bot-expert = En { $count } partidas imaginadas esto acabó con un { $percent } % de probabilidades de ganar; la primera idea, con un { $before } %.
