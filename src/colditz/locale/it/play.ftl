# Quello che il tavolo dice e fa durante la partita.

legend = Legenda
pace = Velocità di ciò che fanno gli altri
pace-step = Passo per passo
pace-calm = Calma
pace-quick = Rapida
pace-instant = Istantanea
switch-sound = Suoni
switch-follow = Il tabellone segue il gioco
switch-danger = Segna dove le guardie potrebbero arrestare
switch-auto-throw = Tira i dadi automaticamente
switch-auto-end = Termina il mio turno quando non resta nulla da fare
choose-pawn-on-board = Clicca su un uomo sul tabellone.
choose-place-on-board = Clicca su un cerchio segnato sul tabellone.
choose-cells-on-board = Clicca sulle celle sul tabellone.
as-list = Mostra come elenco
send-all = Manda tutti i { $count } uomini
stakes-do-or-die = Deve correre per { $steps } cerchi; la carta che scopre gli dà da 3 a 7 tiri. Circa { $chance } corse su 100 riescono. Se non arriva in fondo viene ucciso, e tutta la tua nazione esce dal gioco.
risk = { $guard } è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
 } e arriva qui con il { $chance }% dei tiri.
risk-in-courtyard = { $guard } è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
 } e arriva qui con il { $chance }% dei tiri. Hai del materiale, quindi può arrestarti nel cortile.
goal-danger = può arrivare una guardia: { $chance }%
danger-show = Dove potrebbero essere arrestati i miei uomini?
