# Perché una partita non si può preparare come è stata chiesta.

setup-edition = non c'è nessuna edizione «{ $edition }»; scegline una: { $known }
setup-house-rule = l'edizione { $edition } non ha la regola della casa «{ $house_rule }»; ha queste: { $known }
setup-whole-number = { $field } deve essere un numero intero, non { $given }
setup-players = l'edizione { $edition } è per 2-6 giocatori, non per { $players }
setup-nation = non c'è nessuna nazione «{ $nation }»; scegli tra { $known }
setup-nations = servono { $needed } nazioni diverse, non queste: { $given }
setup-seats = servono { $needed } posti, non { $given }
setup-parts = l'orologio di questa edizione conta i minuti per { $known }, non per { $given }
setup-too-long = una partita dura al massimo { $most } minuti di orologio, non { $given }
setup-escapes = il numero di evasioni deve andare da 1 a { $most }, tutti gli uomini che potrebbero evadere
setup-negative = i giri e i minuti non possono essere negativi
setup-no-time = bisogna accordarsi su un tempo: un numero di giri, o minuti di orologio
setup-rounds = il tracciato dei giri comincia da { $most }, quindi { $rounds } sono troppi
setup-too-few-rounds = una partita di questa edizione dura almeno { $least } giri, non { $rounds }: ogni parte di ogni giornata ne richiede uno
setup-chance = il caso è «seed» o «manual», non «{ $given }»
setup-secret = un segreto è di 64 cifre esadecimali, in minuscolo
setup-secret-by-hand = i dadi tirati a mano non hanno segreto
setup-throwers = tirano i dadi due giocatori o più, ognuno con un nome suo; sono stati dati questi: { $names }
