# What each card does, in one sentence. Keys are card-effect- and the card's title.

# Equipment and kit
card-effect-rope = Lets your team over a drop; the longer drops cost two.
card-effect-key = Lets your team through a locked door.
card-effect-pass = Lets your team past a checkpoint.
card-effect-wire-cutters = Lets your team through the wire.
card-effect-kit = While you hold it, each of your prisoners who reaches a target escapes; it is never used up.

# Opportunity
card-effect-found-rope = Change it for a Rope, if one is left.
card-effect-found-key = Change it for a Key, if one is left.
card-effect-found-pass = Change it for a Pass, if one is left.
card-effect-found-wire-cutters = Change it for Wire Cutters, if any are left.
card-effect-bribe = Use one in place of a kit part, or two in place of any one Equipment card.
card-effect-kit-part-disguise-documents = Stands for the disguise and the documents when you claim a kit.
card-effect-kit-part-compass-food = Stands for the compass and the food when you claim a kit.
card-effect-advance-warning = In answer to an Appel or a Search, hide the men it concerns on safe circles inside the castle.
card-effect-release = Take one of your men out of solitary at no cost.
card-effect-go-to-sick-bay = Move one of your men straight to the sick bay.
card-effect-go-to-dentist = Move one of your men straight to the dentist.
card-effect-go-to-chapel = Move one of your men straight to the chapel.
card-effect-go-to-theatre = Move one of your men straight to the theatre.
card-effect-go-to-parcel-office = Move one of your men straight to the parcel office.
card-effect-diversion = Send one guard of your choice back to the barracks.
card-effect-high-command-inspection = Send two guards of your choice back to the barracks.
card-effect-sabotage = The Security Officer lays away two cards of his choice and draws one.
card-effect-staff-car = A man of yours beside the car has six throws to drive it to freedom; if they fall short, or you hold no kit, he is caught.
card-effect-talisman = In answer to a shot at one of your men, the shot carries only half as far.
card-effect-tunnel-canteen = Open the canteen tunnel by sending two of your men into it in one turn.
card-effect-tunnel-chapel = Open the chapel tunnel by sending two of your men into it in one turn.
card-effect-tunnel-theatre = Open the theatre tunnel by sending two of your men into it in one turn.
card-effect-hideaway = When you should give up an Equipment card after an arrest, keep it.

# Security
card-effect-appel = Before your throw, call a roll; if men stay away you may search for them with your whole throw instead of moving.
card-effect-search-chapel = This turn guards may enter the chapel and make arrests there.
card-effect-search-store = This turn guards may enter the store and make arrests there.
card-effect-search-dentist = This turn guards may enter the dentist's room and make arrests there.
card-effect-search-showers = This turn guards may enter the showers and make arrests there.
card-effect-search-kitchen = This turn guards may enter the kitchen and make arrests there.
card-effect-search-sick-bay = This turn guards may enter the sick bay and make arrests there.
card-effect-search-guard-house = This turn guards may enter the guard house and make arrests there.
card-effect-search-orderlies-quarters = This turn guards may enter the orderlies' quarters and make arrests there.
card-effect-tunnel-detected = Name a tunnel with men in it; if two guards come to its circles this turn, everybody in it is arrested.
card-effect-shoot-to-kill = A guard fires at a prisoner he sees outside the castle, who dies if he is within twice the throw.
card-effect-arrest-key-holder = In answer to the use of a Key, arrest the man who uses it.
card-effect-arrest-pass-holder = In answer to the use of a Pass, arrest the man who uses it.

# Do or Die
card-effect-three-throws = The runner has three throws.
card-effect-four-throws = The runner has four throws.
card-effect-five-throws = The runner has five throws.
card-effect-six-throws = The runner has six throws.
card-effect-seven-throws = The runner has seven throws.
