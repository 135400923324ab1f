# Lo que dice el simulador, en la terminal y en su informe.

sim-cell = { $edition }, { $players } jugadores, { $bots }
sim-counts = { $games } partidas, { $decisions } decisiones
sim-pace = { $new } partidas jugadas ahora en { $seconds } s: { $pace } partidas/s, { $decisions } decisiones/s
sim-wins = { $seat }: { $wins } victorias, { $rate } % (de { $low } a { $high })
sim-course = Una partida tiene { $rounds } rondas, { $escapes } fugas, { $arrests } arrestos.
sim-endings = Finales: { $list }
sim-routes = Fugas por ruta: { $list }
sim-interrupted = Interrumpido: hay { $games } partidas terminadas.
sim-kept = Se guardan en { $file }; la misma orden continúa desde ahí.
sim-not-kept = No se han guardado: --out FICHERO las guarda.
sim-playing = Jugando
