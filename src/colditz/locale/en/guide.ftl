# The game in two pages, before the rules one by one: what is said of each subject, a line a point.

guide-title = The game in two pages
guide-page = Page { $page } of 2
guide-clauses = All the rules
guide-goal = The goal
guide-goal-picture = British 1 reaches a star outside the castle. His officer holds an Escape Kit, so he is free.
guide-goal-classic =
    One player is the Security Officer and commands the guards. Everyone else is an Escape Officer with the prisoners of one nation.
    The first Escape Officer to get two men out wins at once.
    If nobody has done that when time is up, usually after 75 rounds, the Security Officer wins.
    You can agree on other numbers before you start.
guide-goal-osprey =
    One player is the Security Officer and commands the guards. Everyone else is an Escape Officer with the prisoners of one nation.
    An Escape Officer who gets two men out wins. That round is played to the end, so several can win together.
    If nobody has done that when the round track reaches the eagle, usually after 50 rounds, the Security Officer wins.
    You can agree on other numbers before you start.
guide-goal-devir =
    One player is the Security Officer and commands the guards. Everyone else is an Escape Officer with the prisoners of one nation.
    Play goes on until time is up, usually after 60 rounds. Every Escape Officer who has two men out by then wins, and whoever has the most out comes first.
    If nobody has two men out, the Security Officer wins.
    You can agree on other numbers before you start.
guide-goal-v3 =
    One player is the Security Officer and commands the guards. Everyone else is an Escape Officer with the prisoners of one nation.
    The game lasts three days and three nights, usually 60 rounds. Before each night the Escape Officers meet in secret.
    When the last night is over, the Escape Officer with two men out wins. If several have two, whoever has more wins, or else whoever had two first.
    If nobody has two men out, the Security Officer wins. You can agree on other numbers before you start.
guide-turn = A turn
guide-turn-picture = A throw of 4 and 2 is six points, one for each circle. British 1 uses some of them to walk into the chapel.
guide-turn-classic =
    Throw two dice. Each point moves one pawn one circle; share the points among your pawns as you like. You do not have to use them all.
    A double gives you another throw, which is added.
    A throw of 3, 7 or 11 earns you a card. Draw it before you move. You may keep three cards from turn to turn.
    Nobody can pass through another pawn. Prisoners may cross the yellow searchlight beams but not stop in them.
guide-turn-osprey =
    Throw two dice. Each point moves one pawn one circle; share the points among your pawns as you like. You do not have to use them all.
    A double lets you throw again and add it, at most twice.
    A throw of 5 or less earns you a card. You may keep three cards from turn to turn.
    Nobody can pass through another pawn. Prisoners may cross the yellow searchlight beams but not stop in them.
guide-turn-devir =
    Throw two dice. Each point moves one pawn one circle; share the points among your pawns as you like. You do not have to use them all.
    A double must be thrown again, and all throws are added.
    A total of 3, 7 or 11 over the turn earns you a card. You may keep three cards from turn to turn.
    Nobody can pass through another pawn. Prisoners may cross the yellow searchlight beams but not stop in them.
guide-turn-v3 =
    An Escape Officer's turn always goes in this order: swap Opportunity cards, swap Equipment, throw, draw or discard, move and play cards.
    Throw two dice. Each point moves one pawn one circle; share the points among your pawns as you like. After a double, use its points and then throw again.
    Each throw of 3, 7 or 11 earns you a card. You may hold three.
    Nobody can pass through another pawn. Prisoners may cross the yellow searchlight beams but not stop in them.
    By night the Security Officer moves with only one of his dice, unless somebody is trying to escape.
guide-gather = Gathering
guide-gather-picture = Two men in the chapel, which shows a rope: the British take a rope card, and both men go to the Appel area.
guide-gather-classic =
    Every room shows a symbol. Two of your men in rooms with the same equipment symbol earn you that card: rope, key, pass or wire cutters. Both men then go to the Appel area.
    Nobody escapes without an Escape Kit. For a kit, you need men in rooms with all four kit symbols: disguise, compass, food and documents. Some cards replace two of them.
    You keep your kit: it serves all your escapes.
    Escape Officers may trade cards with each other.
guide-gather-osprey =
    Every room shows a symbol. Two of your men in rooms with the same equipment symbol earn you that card: rope, key, pass or wire cutters. Both men then go to the Appel area.
    Nobody escapes without an Escape Kit. You start with one; for another, you need men in rooms with all four kit symbols: disguise, compass, food and documents.
    The man who escapes takes the kit with him. A second man can use it in the same turn.
    Escape Officers may trade equipment with each other, but not in the Security Officer's turn.
guide-gather-devir =
    Every room shows a symbol. Two of your men in rooms with the same equipment symbol earn you that card: rope, key, pass or wire cutters. Both men then go to the Appel area.
    Nobody escapes without an Escape Kit. For a kit, you need men in rooms with all four kit symbols: disguise, compass, food and documents. Some cards replace two of them.
    You keep your kit for the whole game and can never hand it on.
    Escape Officers may trade cards with each other.
guide-gather-v3 =
    Every room shows a symbol. Two of your men in rooms with the same equipment symbol earn you that card: rope, key, pass or wire cutters. Both men then go to the Appel area.
    The Security Officer can answer with a Search of that room: then you get nothing, and your turn is over.
    Nobody leaves the courtyard without an Escape Kit. For a kit, you need men in rooms with all four kit symbols: disguise, compass, food and documents. Some cards replace one or two of them.
    The kit serves all your men. You keep it unless it is confiscated.
guide-out = Getting out
guide-out-picture = British 1 is at the locked door at the end of the corridor. A key takes him through.
guide-out-classic =
    A key takes you through a locked door, a pass through a checkpoint, a rope down a wall and wire cutters through the wire. One card serves all your men for that turn, then it is gone.
    A tunnel card opens a way underground. Two men must go in during the same turn, and there must always be two in it.
    A man who reaches a star has escaped, if you hold a kit.
    Do or Die is the last resort: with a kit, one man runs for it through the gates. If the throws on the card do not get him out, he is shot and your nation is out of the game.
guide-out-osprey =
    A key takes one man through a locked door, a pass takes one man through a checkpoint.
    A rope takes you down a wall, wire cutters take you through the wire. They leave a marker: your men can use that way again until the marker is removed, but guards can follow.
    A tunnel card opens a way underground for every nation. It collapses when a turn ends with fewer than two men in it.
    A man who reaches a star has escaped, if you hold a kit.
guide-out-devir =
    A key takes you through a locked door, a pass through a checkpoint, a rope down a wall and wire cutters through the wire. One card serves all your men for that turn, then it is gone.
    A tunnel card opens a way underground for every nation. Two of your men must go in during the same turn; when only one man is left in it, it collapses and he has to walk out, by either end.
    A man who reaches a star has escaped, if you hold a kit.
    Do or Die is the last resort, once a game: with a kit, one man runs for it through the gates. If the throws on the card do not get him out, he is shot and your nation is out of the game.
guide-out-v3 =
    Getting out has to be announced: by day before you throw, by night after it, you name the exit and the men. All your points then go into bringing them out.
    A key takes you through a locked door, a rope down a wall and wire cutters through the wire. One card serves all your men for that turn. A pass takes only one man through a checkpoint.
    A tunnel card opens a way underground. Two of your men must go in during that turn; officers who play after you may follow if you let them.
    A man who reaches a star has escaped, if you hold a kit.
    Do or Die is the last resort, once a game: with a kit and a key, one man runs for it through the gates. If the throws on the card do not get him out, he is shot.
guide-caught = Being caught
guide-caught-picture = The British hold a rope, so guard 1 can arrest British 1 in the courtyard.
guide-caught-classic =
    A guard arrests a prisoner by stepping onto his circle, and goes to the barracks.
    In the inner courtyard this is possible only while the man's officer holds equipment; then it is possible with all his men. Outside the courtyard a guard may arrest any man he can reach, and the officer loses an Equipment card.
    On the Appel area and on blue safe circles nobody can be arrested. Guards stay out of rooms, unless the Security Officer plays a Search card. A roll call sends everyone back to the Appel area; men who stay away can be hunted down.
    A man in solitary gets out when his officer throws a double and pays one point, or plays a Release card.
guide-caught-osprey =
    A guard arrests a prisoner by stepping onto his circle, and goes to the Commander's office.
    In the inner courtyard this is possible only while the man's officer holds equipment; then it is possible with all his men. Outside the courtyard a guard may arrest any man he can reach, and the officer loses an Equipment card.
    On the Appel area and on blue safe circles nobody can be arrested. Guards stay out of rooms, unless the Security Officer plays a Search card or a marker leads there. A roll call sends everyone back to the Appel area; men who stay away can be arrested.
    A man in solitary gets out when his officer throws a double and pays one point, or plays a Release card.
guide-caught-devir =
    A guard arrests a prisoner from the next circle, and goes to the barracks.
    In the inner courtyard this is possible only while the man's officer holds equipment; then it is possible with all his men. Outside the courtyard a guard may arrest any man he can reach, and the officer loses an Equipment card.
    On the Appel area and on blue safe circles nobody can be arrested. Guards stay out of rooms, unless the Security Officer plays a Search card. A roll call sends everyone back to the Appel area; men who stay away can be hunted down with the throw that then moves the guards.
    A man in solitary gets out when his officer throws a double and pays one point, once a turn, or plays a Release card.
guide-caught-v3 =
    A guard arrests a prisoner from the next circle, and goes to the barracks.
    In the inner courtyard this is possible only if the man's officer holds a kit, or has taken three Equipment cards from rooms and still holds one. Each throws a die: only if the officer's is higher does he keep all his cards.
    Outside the courtyard a guard may arrest any man he can reach. The officer loses an Equipment card or, if he has none, throws for his kit.
    On the Appel area and on blue safe circles nobody can be arrested. A Search sends a guard into one room, a roll call catches those who stay away; both can come at the end of anybody's turn.
    A man in a cell gets out when his officer throws a double, or plays a Cell Exit card, and pays one point. From the outer cells he must walk straight back.

guide-out-picture-in-v3 = The British have announced this way out. British 1 is at the locked door at the end of the corridor; a key takes him through.
guide-caught-picture-in-v3 = The British hold an Escape Kit, so guard 1 can arrest British 1 in the courtyard.
