# Why a bot decides as it does.

bot-blind = Scelto a caso.
bot-run = { $man } tenta la fuga: le probabilità non miglioreranno più.
bot-go-below = { $man } scende: prima della fine del turno devono esserci due uomini nella galleria.
bot-go-home = { $man } torna indietro mentre nessuno può toccarlo.
bot-gather = { $man } va a cercare { $symbol }.
bot-stand-by = { $man } si mette vicino all'uscita.
bot-wait-tunnel = { $man } resta nelle stanze dove cominciano le gallerie.
bot-wait-gate = { $man } resta vicino al portone, pronto a uscire.
bot-take-cover = { $man } si toglie di mezzo prima che arrivino le guardie.
<<<<<<< HEAD
bot-forced = Non resta niente di meglio da fare.
bot-arrest = { $man } è a portata di mano e vale più della guardia che si perde.
bot-patrol = { $man } va dove qualcuno potrebbe uscire presto.
bot-play-card = È un buon momento per giocarla.
bot-discard = Delle carte in mano è la meno utile.
bot-claim = Due uomini sono al loro posto, e conviene avere { $card }.
bot-surrender = È ciò che mancherà meno: { $card }.
bot-expert = Tra i molti modi in cui potevano andare i prossimi giri, questo finiva meglio.
=======
bot-forced = Non c'era altro da fare.
bot-must-move = Qualcuno deve spostarsi prima che si possa fare altro.
bot-arrest = { $man } è a portata di mano e vale più della guardia che si perde.
bot-patrol = { $man } si avvicina a dove presto può servire una guardia.
bot-play-card = È il momento di questa carta: { $card }.
bot-discard = Delle carte in mano questa è la meno utile: { $card }.
bot-claim = Due uomini sono al loro posto, e conviene avere { $card }.
bot-surrender = È ciò che mancherà meno: { $card }.
>>>>>>> main
bot-throw = Non costa nulla e dà punti.
bot-throw-card = I dadi decidono che cosa succede con la carta.
bot-throw-again = { $points ->
    [one] L'ultimo punto non serve più a nulla. Un nuovo tiro ne porta altri.
   *[other] Gli ultimi { $points } punti non servono più a nulla. Un nuovo tiro ne porta altri.
}
bot-stopthrowing = Basta così.
bot-drawcard = Questo tiro ha dato una carta, e non costa nulla.
bot-endturn = Non resta nessuna mossa utile.
bot-begin = Le guardie sono ben disposte: si può cominciare.
bot-claimkit = Le quattro parti sono riunite.
bot-release = Un uomo in cella non serve a niente.
bot-doordie = Ora o mai più.
bot-answerappel = Meglio farsi contare che farsi cercare.
bot-settle = Lì { $man } è al sicuro quanto in ogni altro posto possibile.
bot-accept = Sì: non c'è niente da perdere.
bot-refuse = No: aiuterebbe di più gli altri.
bot-takemarker = Quel segnalino è quello che conta meno.
bot-movepawn = Non può restare lì, e questa è la via migliore.
bot-pass = Meglio tenere le carte per un altro momento.
bot-enough = Qui non vale la pena di fare altro.
bot-postguard = Una guardia in caserma non sorveglia nessuno.
bot-recallguard = Dove sta non serve a nulla.
bot-generalsearch = Gli assenti sono abbastanza vicini da essere trovati.
bot-choosecell = Quando uscirà di lì, sarà ancora dentro le mura.
bot-choosecell-outside = Non si può scegliere nessuna cella dentro le mura.
bot-no-answer = Nessuna carta in mano risponde a questo.
bot-stay-away = Chi non si presenta vale di più dov'è.
bot-settle-hidden = { $man } si nasconde prima che arrivi la guardia.
bot-callbreach = Quella mossa era contro le regole.
bot-agree = Le condizioni sono giuste.
bot-giveup = Se lo arrestano, la guardia se ne va con lui.
bot-cross = Il passaggio è aperto.
bot-choosedie = Con il numero più alto si va più lontano.
bot-declareattempt = È pronto a uscire: il tentativo è annunciato.
bot-entertower = L'aeroplano aspetta.
bot-leadaway = È quello che era arrivato più lontano.
bot-nameofficer = Quell'ufficiale è quello che ha più da perdere.
bot-namequarry = È quello più vicino alla libertà.
bot-sendguard = Fra quelle che possono andare, è quella che serve meno dov'è.
