# Quello che il tavolo dice e fa durante la partita.

legend = Legenda
follow = Il tabellone segue il gioco
