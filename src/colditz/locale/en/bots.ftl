# Why a bot decides as it does.

bot-blind = Picked at random.
bot-run = { $man } runs for it: the odds are as good as they will get.
bot-go-below = { $man } goes down: two men must be in the tunnel before the turn ends.
bot-go-home = { $man } goes home while nobody may touch him.
bot-gather = { $man } is on his way to find { $symbol ->
    [key] a key
    [pass] a pass
    [rope] a rope
    [disguise] a disguise
    [compass] a compass
   *[other] { $symbol }
    }.
bot-stand-by = { $man } gets into position near the way out.
bot-wait-tunnel = { $man } keeps to the rooms where tunnels begin.
bot-wait-gate = { $man } keeps near the gate, ready to walk out.
bot-take-cover = { $man } gets out of the guards' way.
bot-forced = There was nothing else to do.
bot-must-move = Somebody has to go on before anything else can be done.
bot-arrest = { $man } is within reach, and worth more than the guard it costs.
bot-patrol = { $man } gets closer to where a guard may soon be needed.
bot-play-card = Now is a good moment for it.
bot-discard = Of the cards in hand, it helps least.
bot-claim = Two men are in place, and { $card } is needed.
bot-surrender = { $card } is the easiest to spare.
bot-throw = It costs nothing and gives you points.
bot-throw-card = The dice decide what comes of the card.
bot-throw-again = { $points ->
    [one] There is no good use for the last point. A new throw brings others.
   *[other] There is no good use for the last { $points } points. A new throw brings others.
}
bot-stopthrowing = That is far enough.
bot-drawcard = This throw earned a card, and it is free.
bot-endturn = No useful move is left.
bot-begin = The guards stand well: the game can begin.
bot-claimkit = All four parts are together.
bot-release = A man in a cell is no use.
bot-doordie = It is now or never.
bot-answerappel = Being counted is safer than being hunted.
bot-settle = { $man } is as safe there as anywhere he could be put.
bot-accept = Yes: there is nothing to lose.
bot-refuse = No: that would help the others more.
bot-takemarker = That marker matters least.
bot-movepawn = He cannot stay there, and this is the best way onward.
bot-pass = The cards are better kept for later.
bot-enough = Nothing more is worth doing here.
bot-postguard = A guard in the barracks watches nobody.
bot-recallguard = He is no use where he is.
bot-generalsearch = The missing men are close enough to be found.
bot-choosecell = Once he is let out of there, he is still behind the walls.
bot-choosecell-outside = No cell behind the walls can be chosen.
bot-no-answer = No card in hand answers this.
bot-stay-away = Whoever stays away is worth more where he is.
bot-settle-hidden = { $man } hides before the guard comes.
bot-callbreach = That move was against the rules.
bot-agree = The terms are fair.
bot-giveup = His arrest takes the guard away.
bot-cross = The way is open.
bot-choosedie = The larger number goes further.
bot-declareattempt = He is ready to leave, so the attempt is announced.
bot-entertower = The aeroplane is waiting.
bot-leadaway = He had got furthest.
bot-nameofficer = That officer has the most to lose.
bot-namequarry = He is the one nearest to freedom.
bot-sendguard = Of those who could go, he is missed least.
