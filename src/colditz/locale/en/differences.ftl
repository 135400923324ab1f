# How the editions differ, in plain words: a topic, and what each edition says of it. editions/topics.py names the rules.

differences-topics = How they play
differences-topics-help = The most important points come first; the link after each sentence leads to its rule.
differences-numbers = In numbers
differences-unfold = { $edition }: what is different

topic-winning = Winning
topic-time = How long it lasts
topic-kit = The Escape Kit
topic-ropes = Rope and wire cutters
topic-trade = Trading
topic-do-or-die = Do or Die
topic-start = The start
topic-cards = Drawing cards
topic-gates = Keys and passes
topic-posts = Posting guards
topic-surrender = Giving yourself up
topic-cells = Solitary cells
topic-return = Back from the outer cells
topic-appel = Roll call (Appel)
topic-tunnels = Tunnels
topic-secrets = What is open, what is secret

differs-classic-winning = The first to reach the agreed number of escapes, usually two, wins at once.
differs-classic-time = Players agree on a time, usually two and a half hours; the round in which it runs out is played to the end.
differs-classic-kit = You keep your kit: it serves all your escapes.
differs-classic-ropes = They open the way for all men of the nation, but for that turn only.
differs-classic-trade = Escape Officers trade Equipment and Opportunity cards at almost any time, even in the Security Officer's turn.
differs-classic-do-or-die = With a kit, a man may risk everything on one run: if the throws on the card do not get him out, he is shot and his nation is out of the game.
differs-classic-start = Everyone starts without cards and without a kit.
differs-classic-cards = A throw of 3, 7 or 11 earns a card.
differs-classic-gates = One card lets in all men of the nation who get there that turn.
differs-classic-posts = Guards are posted on empty posts only, and no more after the first arrest of the turn.
differs-classic-surrender = The guard goes to the barracks and can be posted again in the Security Officer's next turn.
differs-classic-cells = The Security Officer chooses the cells, wherever the arrest was made.
differs-classic-return = A man who goes straight back cannot be arrested, even if his officer holds Equipment.
differs-classic-appel = If men stay away, the Security Officer throws first and then chooses: search for them, or move his guards.
differs-classic-tunnels = The tunnel belongs to whoever holds its card: other nations need permission to enter.
differs-classic-secrets = Everyone knows how many Equipment cards an officer holds, but not which.

differs-osprey-winning = The round in which someone reaches the agreed number, usually two, is played to the end; everyone who reaches it in that round wins together.
differs-osprey-time = A round track counts down, usually from 50, or from 40 for experienced players; on the eagle every Escape Officer has one last turn.
differs-osprey-kit = The man who escapes takes the kit with him; an escape in a later turn needs another one.
differs-osprey-ropes = They leave a marker: until it is removed, men of that nation can go out there without a card.
differs-osprey-trade = Escape Officers trade Equipment only, and never in the Security Officer's turn.
differs-osprey-do-or-die = There is no such run: these cards are not used.
differs-osprey-start = Every Escape Officer starts with a kit, and everyone starts with one card.
differs-osprey-cards = A throw of 5 or less earns a card.
differs-osprey-gates = One card lets in one man, once.
differs-osprey-posts = Guards are posted before and after arrests, and even onto a prisoner, who is arrested at once.
differs-osprey-surrender = The guard is away for the whole of the Security Officer's next turn.
differs-osprey-cells = Arrests in the inner courtyard lead to the inner cells, all others to the outer ones, unless they are full.
differs-osprey-return = A man on his way back is safe only if his officer holds no Equipment and spends all he can of the throw on him.
differs-osprey-appel = If men stay away, the Security Officer chooses before he throws: search for them, or move his guards.
differs-osprey-tunnels = Once its card is played, every nation may use the tunnel without asking.
differs-osprey-secrets = Everyone knows only whether an officer holds Equipment or not; the piles are open.
