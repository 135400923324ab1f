# Why a bot decides as it does where attempts are announced and raids have a throw of their own.

bot-announce = { $man } può uscire con questo tiro: { $steps } passi fino alla libertà (riuscita: { $percent } %).
bot-announce-blind = { $man } è pronto a uscire qualunque cosa dicano i dadi: { $steps } passi fino alla libertà (riuscita: { $percent } %).
bot-bluff = { $man } non andrà lontano, ma le guardie dovranno guardare da quella parte.
bot-leave = { $man } è stato annunciato, quindi i punti lo portano prima alla sua uscita.
bot-slow-home = { $man } deve tornare: almeno due passi per turno.
bot-clear-guard = { $man } si fa arrestare perché la guardia lasci libera l'uscita.
bot-stop-theft = Così il furto fallisce: niente equipaggiamento e il turno finisce. La carta: { $card }.
bot-search = { $count ->
    [one] C'è un uomo qui: { $room }.
   *[other] Ci sono { $count } uomini qui: { $room }.
} { $percent ->
    [one] Con un tiro su 100 ci arriva una guardia.
   *[other] Con { $percent } tiri su 100 ci arriva una guardia.
}
bot-search-tunnel = Giocata con l'altra, questa carta fa passare le guardie per la stanza fino alla galleria: { $card }.
bot-roll-call = { $count ->
    [one] L'uomo che è in una stanza deve schierarsi o sarà cercato.
   *[other] I { $count } uomini nelle stanze devono schierarsi o saranno cercati.
}
bot-seal = { $man } va verso la galleria: due guardie la chiudono.
bot-bribe-saves = { $count ->
    [one] La bustarella salva l'unica carta Equipaggiamento rimasta.
   *[other] La bustarella salva una di { $count } carte Equipaggiamento, che servono quasi tutte al piano.
}
bot-bribe-buys = Le bustarelle comprano ciò che manca ancora al piano: { $card }.
bot-tip-off = { $count ->
    [one] L'uomo nella stanza perquisita si nasconde prima che arrivi la guardia: { $room }.
   *[other] I { $count } uomini nella stanza perquisita si nascondono prima che arrivi la guardia: { $room }.
}
bot-hideaway = Senza il kit di fuga nessuno potrebbe uscire.
bot-talisman = Trasforma un colpo a segno in un colpo a vuoto.
bot-find = Con { $card } un uomo ha tutto ciò che costa la sua uscita.
bot-find-room = { $card } sta meglio sul tavolo che in una mano piena.
bot-aeroplane = L'aeroplano decolla (riuscita: { $percent } %).
bot-secret-door = { $man } passa per la porta segreta verso l'aeroplano.
