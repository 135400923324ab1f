# Lo que dice la orden `colditz` alrededor de las reglas que muestra.

rules-label-check = cómo comprobarlo
rules-label-why = por qué
rules-label-alternatives = alternativas

# colditz replay
no-language = no hay idioma { $language }; elige uno de { $languages }
file-unreadable = no se puede leer { $file }: { $reason }
file-too-large = { $file } es demasiado grande para ser un archivo de partida
no-game-file = { $file } no es un archivo de partida: { $reason }
not-a-log = un archivo de partida es el JSON del diario de una partida, un objeto con su preparación y sus acciones
story-round = ronda
story-seat = asiento
story-action = acción
story-kept = La partida está guardada: puedes verla en /replay/{ $game } de tu servidor.
story-unfinished = La partida no ha terminado.
story-winner = Gana { $winners }.
story-winners = Ganan { $winners }.
verify-fair = El archivo es válido: las { $number } entradas son legales, el secreto es el que se fijó al principio y todas las tiradas y robos se siguen de él.
verify-legal-from-seed = El archivo es válido: las { $number } entradas son legales y todas las tiradas y robos se siguen de la semilla { $seed }. Sin un secreto nadie puede probar que la semilla se fijó antes de la partida.
verify-legal-by-hand = Las { $number } entradas son legales. Los dados y los robos se anotaron a mano, así que no se pueden comprobar.
verify-legal-sealed = Las { $number } entradas son legales. El secreto aún no está en el archivo, así que los dados y los robos no se pueden comprobar hasta que acabe la partida.
verify-illegal = La entrada { $number } ({ $seat }: { $action }) no es legal: { $reason }
verify-bent = La entrada { $number } ha sido manipulada: dice { $action }, pero el azar dio { $expected }.
verify-chance-left-out = Antes de la entrada { $number } ({ $seat }: { $action }) falta una tirada o un robo.
verify-cut = El archivo está cortado después de la entrada { $number }: debería seguir una tirada o un robo.
verify-no-commitment = El archivo tiene un secreto pero ningún compromiso, así que nada demuestra que el secreto se fijó al principio.
verify-wrong-secret = El secreto no es el que se fijó al principio: su compromiso sería { $found }, pero el archivo muestra { $shown }.
verify-other-promise = El archivo muestra el compromiso { $shown }, pero te prometieron { $promised }.
