# Por qué una partida no se puede preparar como se ha pedido.

setup-edition = no hay ninguna edición «{ $edition }»; elige una de estas: { $known }
setup-house-rule = la edición { $edition } no tiene la regla de la casa «{ $house_rule }»; tiene estas: { $known }
setup-whole-number = { $field } debe ser un número entero, no { $given }
setup-players = la edición { $edition } es para 2 a 6 jugadores, no para { $players }
setup-nation = no hay ninguna nación «{ $nation }»; elige entre { $known }
setup-nations = hacen falta { $needed } naciones distintas, no estas: { $given }
setup-seats = hacen falta { $needed } puestos, no { $given }
setup-parts = el reloj de esta edición cuenta minutos para { $known }, no para { $given }
setup-too-long = una partida dura como máximo { $most } minutos de reloj, no { $given }
setup-escapes = el número de fugas debe ser de 1 a { $most }, todos los hombres que podrían fugarse
setup-negative = las rondas y los minutos no pueden ser negativos
setup-no-time = hay que acordar un tiempo: un número de rondas, o minutos de reloj
setup-rounds = el contador de rondas empieza en { $most }, así que { $rounds } son demasiadas
setup-too-few-rounds = una partida de esta edición dura al menos { $least } rondas, no { $rounds }: cada parte de cada jornada necesita una
setup-chance = el azar es «seed» o «manual», no «{ $given }»
setup-secret = un secreto son 64 cifras hexadecimales, en minúsculas
setup-secret-by-hand = los dados que se tiran a mano no tienen secreto
setup-throwers = tiran los dados dos jugadores o más, cada uno con su propio nombre; se han dado estos: { $names }
