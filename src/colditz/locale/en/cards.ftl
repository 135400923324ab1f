# What each card does, in one sentence. Keys are card-effect- and the card's title.
# A key that ends in -in- and an edition's name stands in there for the key without it.

# Equipment and kit
card-effect-rope = Lets your team down one drop this turn; the longer drops cost two.
card-effect-key = Lets your team through one locked door this turn.
card-effect-pass = Lets your team past one checkpoint this turn.
card-effect-wire-cutters = Lets your team through the wire at one place this turn.
card-effect-kit = While you hold it, each of your prisoners who reaches a target escapes; it is never used up.

# Opportunity
card-effect-found-rope = Exchange it for a Rope, if there is one left.
card-effect-found-key = Exchange it for a Key, if there is one left.
card-effect-found-pass = Exchange it for a Pass, if there is one left.
card-effect-found-wire-cutters = Exchange it for Wire Cutters, if there are any left.
card-effect-bribe = Use one in place of a kit part, or two in place of any one Equipment card.
card-effect-kit-part-disguise-documents = Counts as the disguise and the documents when you claim a kit.
card-effect-kit-part-compass-food = Counts as the compass and the food when you claim a kit.
card-effect-advance-warning = Play when an Appel or a Search is ordered: hide the men it affects on safe circles of the inner courtyard.
card-effect-release = Release one of your men from solitary at no cost.
card-effect-go-to-sick-bay = Move one of your men straight to the sick bay, unless he is in a cell or a tunnel.
card-effect-go-to-dentist = Move one of your men straight to the dentist, unless he is in a cell or a tunnel.
card-effect-go-to-chapel = Move one of your men straight to the chapel, unless he is in a cell or a tunnel.
card-effect-go-to-theatre = Move one of your men straight to the theatre, unless he is in a cell or a tunnel.
card-effect-go-to-parcel-office = Move one of your men straight to the parcel office, unless he is in a cell or a tunnel.
card-effect-diversion = Send one guard of your choice back to the barracks.
card-effect-high-command-inspection = Send two guards of your choice back to the barracks.
card-effect-sabotage = The Security Officer discards two cards of his choice and draws one.
card-effect-staff-car = One of your men beside the car has six throws to drive it to freedom; if they fall short, or you have no kit, he is caught.
card-effect-talisman = Play when one of your men is shot at: the shot carries only half as far.
card-effect-tunnel-canteen = Open the canteen tunnel by sending two of your men into it in one turn.
card-effect-tunnel-chapel = Open the chapel tunnel by sending two of your men into it in one turn.
card-effect-tunnel-theatre = Open the theatre tunnel by sending two of your men into it in one turn.
card-effect-hideaway = When you would have to give up an Equipment card after an arrest, keep it.
card-effect-aeroplane = Turn it in for a Rope before the throw, or fly with it from the north tower.
card-effect-secret-door = Turn it in for a Key before the throw, or open the north tower with it for one man, alone or with one of a later officer.

# Security
card-effect-appel = Before your throw, order a roll call; if men stay away, you may use your whole throw to search for them instead of moving.
card-effect-search-chapel = This turn guards may enter the chapel and make arrests there.
card-effect-search-store = This turn guards may enter the store and make arrests there.
card-effect-search-dentist = This turn guards may enter the dentist's room and make arrests there.
card-effect-search-showers = This turn guards may enter the showers and make arrests there.
card-effect-search-kitchen = This turn guards may enter the kitchen and make arrests there.
card-effect-search-sick-bay = This turn guards may enter the sick bay and make arrests there.
card-effect-search-guard-house = This turn guards may enter the guard house and make arrests there.
card-effect-search-orderlies-quarters = This turn guards may enter the orderlies' quarters and make arrests there.
card-effect-tunnel-detected = Name a tunnel with men in it; if two guards reach its circles this turn, everyone in it is arrested.
card-effect-shoot-to-kill = A guard fires at a prisoner he can see outside the castle, who dies if he is within twice the throw; hit or miss, the guard goes to the barracks.
card-effect-arrest-key-holder = Play when a Key is used: arrest the man who uses it.
card-effect-arrest-pass-holder = Play when a Pass is used: arrest the man who uses it.

# Do or Die
card-effect-three-throws = The runner has three throws.
card-effect-four-throws = The runner has four throws.
card-effect-five-throws = The runner has five throws.
card-effect-six-throws = The runner has six throws.
card-effect-seven-throws = The runner has seven throws.

# Osprey
card-effect-rope-in-osprey = Lets your men down one drop for as long as your Escape Attempt marker lies there; the longer drops cost two.
card-effect-key-in-osprey = Lets one of your men through a locked door, once.
card-effect-pass-in-osprey = Lets one of your men past a checkpoint, once.
card-effect-wire-cutters-in-osprey = Lets your men out through the wire at one place for as long as your Escape Attempt marker lies there.
card-effect-kit-in-osprey = One of your prisoners who reaches a target escapes with it, and a second one in the same turn; then it is used up.
card-effect-diversion-in-osprey = Send one guard of your choice to the Commander's office; he is away for the whole of the Security Officer's next turn.
card-effect-high-command-inspection-in-osprey = Send two guards of your choice to the Commander's office; they are away for the whole of the Security Officer's next turn.
card-effect-staff-car-in-osprey = For one point, one of your men beside the car gets in and has six throws to drive it to freedom; if they fall short, or you have no kit for him, he is caught.
card-effect-tunnel-canteen-in-osprey = Open the canteen tunnel to every nation; it collapses at the end of any turn that leaves fewer than two men in it.
card-effect-tunnel-chapel-in-osprey = Open the chapel tunnel to every nation; it collapses at the end of any turn that leaves fewer than two men in it.
card-effect-tunnel-theatre-in-osprey = Open the theatre tunnel to every nation; it collapses at the end of any turn that leaves fewer than two men in it.
card-effect-appel-in-osprey = Before your throw, order a roll call; men who stay away can be arrested this turn even if their officer holds no Equipment, and before you throw you may choose to search for them instead of moving.
card-effect-search-chapel-in-osprey = This turn guards may enter the chapel and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-store-in-osprey = This turn guards may enter the store and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-dentist-in-osprey = This turn guards may enter the dentist's room and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-showers-in-osprey = This turn guards may enter the showers and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-kitchen-in-osprey = This turn guards may enter the kitchen and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-sick-bay-in-osprey = This turn guards may enter the sick bay and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-guard-house-in-osprey = This turn guards may enter the guard house and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-search-orderlies-quarters-in-osprey = This turn guards may enter the orderlies' quarters and make arrests there; guards left in it when the turn ends go to the Commander's office.
card-effect-tunnel-detected-in-osprey = Name an open tunnel; until it collapses or is empty, guards may enter its room and arrest the men in it by stepping onto their circles.
card-effect-shoot-to-kill-in-osprey = A guard fires at a prisoner he can see outside the castle, who dies if he is within twice the throw; hit or miss, the guard goes to the Commander's office.

card-effect-tunnel-canteen-in-devir = Open the canteen tunnel by sending two of your men into it in one turn; every nation may then use it, and it collapses when one man is left.
card-effect-tunnel-chapel-in-devir = Open the chapel tunnel by sending two of your men into it in one turn; every nation may then use it, and it collapses when one man is left.
card-effect-tunnel-theatre-in-devir = Open the theatre tunnel by sending two of your men into it in one turn; every nation may then use it, and it collapses when one man is left.
card-effect-staff-car-in-devir = One of your men beside the car has six throws to drive it to freedom and pushes pawns aside; if they fall short, or you have no kit, he goes to a cell.
card-effect-appel-in-devir = Before your throw, order a roll call; if men stay away, search for them as far as the throw reaches, and then move your guards with it.
card-effect-search-chapel-in-devir = A guard who enters the chapel this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-store-in-devir = A guard who enters the store this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-dentist-in-devir = A guard who enters the dentist's room this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-showers-in-devir = A guard who enters the showers this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-kitchen-in-devir = A guard who enters the kitchen this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-sick-bay-in-devir = A guard who enters the sick bay this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-guard-house-in-devir = A guard who enters the guard house this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-search-orderlies-quarters-in-devir = A guard who enters the orderlies' quarters this turn arrests every man there whose officer holds Equipment, at the cost of one card each, and goes to the barracks.
card-effect-found-rope-in-devir = Exchange it for a Rope at any time, even in another turn, or give it up in place of an Equipment card.
card-effect-found-key-in-devir = Exchange it for a Key at any time, even in another turn, or give it up in place of an Equipment card.
card-effect-found-pass-in-devir = Exchange it for a Pass at any time, even in another turn, or give it up in place of an Equipment card.
card-effect-found-wire-cutters-in-devir = Exchange it for Wire Cutters at any time, even in another turn, or give it up in place of an Equipment card.

card-effect-pass-in-v3 = Lets one of your men past a checkpoint, once.
card-effect-kit-in-v3 = Lets your men leave the inner courtyard, and escape at a target; it is never used up, but a frisk can take it.
card-effect-found-rope-in-v3 = Before you throw, exchange it for a Rope, if there is one left.
card-effect-found-key-in-v3 = Before you throw, exchange it for a Key, if there is one left.
card-effect-found-pass-in-v3 = Before you throw, exchange it for a Pass, if there is one left.
card-effect-found-wire-cutters-in-v3 = Before you throw, exchange it for Wire Cutters, if there are any left.
card-effect-bribe-in-v3 = Use one in place of a kit part, two in place of any one Equipment card, or one by day to keep an Equipment card when a guard arrests your man.
card-effect-advance-warning-in-v3 = Play in your turn or when a Search is ordered: take any of your men to safe circles; in your turn you hand over what the obstacles on their way cost.
card-effect-release-in-v3 = Release one of your men from the cells for one point.
card-effect-go-to-sick-bay-in-v3 = Move one of your men from the inner courtyard straight to the sick bay.
card-effect-go-to-dentist-in-v3 = Move one of your men from the inner courtyard straight to the dentist.
card-effect-go-to-chapel-in-v3 = Move one of your men from the inner courtyard straight to the chapel.
card-effect-go-to-theatre-in-v3 = Move one of your men from the inner courtyard straight to the theatre.
card-effect-go-to-parcel-office-in-v3 = Move one of your men from the inner courtyard straight to the parcel office.
card-effect-staff-car-in-v3 = With a kit, one of your men who stands at the car has six throws to drive it over the bridge, past any guard; if they fall short, he is arrested.
card-effect-talisman-in-v3 = Play when one of your men is shot at: the throw is not doubled.
card-effect-tunnel-canteen-in-v3 = Show it before you throw, or by night also after it, and bring two of your men into the canteen tunnel in that turn; otherwise it is lost.
card-effect-tunnel-chapel-in-v3 = Show it before you throw, or by night also after it, and bring two of your men into the chapel tunnel in that turn; otherwise it is lost.
card-effect-tunnel-theatre-in-v3 = Show it before you throw, or by night also after it, and bring two of your men into the theatre tunnel in that turn; otherwise it is lost.
card-effect-hideaway-in-v3 = When a frisk after an arrest would cost you your kit, keep it.
card-effect-appel-in-v3 = After your throw, or when an officer's turn ends, order a roll call; then throw again: that is how far every guard in the courtyard reaches to arrest those who stayed away.
card-effect-search-chapel-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the chapel arrests the men in it, or opens the way into its tunnel with Tunnel Detected.
card-effect-search-store-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the store arrests the men in it.
card-effect-search-dentist-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the dentist's room arrests the men in it.
card-effect-search-showers-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the showers arrests the men in it.
card-effect-search-kitchen-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the kitchen arrests the men in it.
card-effect-search-sick-bay-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the sick bay arrests the men in it.
card-effect-search-guard-house-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the guard house arrests the men in it.
card-effect-search-orderlies-quarters-in-v3 = After your throw, when an officer's turn ends or when he claims Equipment there, throw again: a guard who gets as far as the orderlies' quarters arrests the men in it.
card-effect-tunnel-detected-in-v3 = Name an open tunnel; the card lies open until the tunnel is empty or two guards stand in it, and then everyone in it is arrested.
card-effect-arrest-key-holder-in-v3 = Play when a Key is used: send the man to the inner cells and take the key from him.
card-effect-arrest-pass-holder-in-v3 = Play when a Pass is used: send the man to the inner cells and take the pass from him.
