# What people call seats, pawns, cards and places.

seat-security = Security
seat-american = American
seat-british = British
seat-dutch = Dutch
seat-french = French
seat-polish = Polish
seat-chance = Chance
seat-clock = The clock
seat-spectator = Spectator

officer-security = Security Officer
officer-american = American Escape Officer
officer-british = British Escape Officer
officer-dutch = Dutch Escape Officer
officer-french = French Escape Officer
officer-polish = Polish Escape Officer
the-seat-security = Security
the-seat-american = the American officer
the-seat-british = the British officer
the-seat-dutch = the Dutch officer
the-seat-french = the French officer
the-seat-polish = the Polish officer
the-seat-chance = chance
the-seat-clock = the clock

pawn-guard = guard { $number }
pawn-american = American { $number }
pawn-british = British { $number }
pawn-dutch = Dutch { $number }
pawn-french = French { $number }
pawn-polish = Polish { $number }
the-pawn-guard = guard { $number }
the-pawn-american = American { $number }
the-pawn-british = British { $number }
the-pawn-dutch = Dutch { $number }
the-pawn-french = French { $number }
the-pawn-polish = Polish { $number }

card-title-rope = Rope
card-title-key = Key
card-title-pass = Pass
card-title-wire-cutters = Wire Cutters
card-title-kit = Escape Kit
card-title-found-rope = Rope found
card-title-found-key = Key found
card-title-found-pass = Pass found
card-title-found-wire-cutters = Wire Cutters found
card-title-bribe = Bribe
card-title-kit-part-disguise-documents = Disguise, documents
card-title-kit-part-compass-food = Compass, food
card-title-advance-warning = Advance Warning
card-title-release = Release
card-title-go-to-sick-bay = To the sick bay
card-title-go-to-dentist = To the dentist
card-title-go-to-chapel = To the chapel
card-title-go-to-theatre = To the theatre
card-title-go-to-parcel-office = To the parcel office
card-title-diversion = Diversion
card-title-high-command-inspection = High Command Inspection
card-title-sabotage = Sabotage
card-title-staff-car = Staff car
card-title-talisman = Talisman
card-title-tunnel-canteen = Canteen tunnel
card-title-tunnel-chapel = Chapel tunnel
card-title-tunnel-theatre = Theatre tunnel
card-title-hideaway = Hideaway
card-title-aeroplane = Aeroplane (Rope)
card-title-secret-door = Secret Door (Key)
card-title-appel = Roll call (Appel)
card-title-search-chapel = Search the chapel
card-title-search-store = Search the store
card-title-search-dentist = Search the dentist's
card-title-search-showers = Search the showers
card-title-search-kitchen = Search the kitchen
card-title-search-sick-bay = Search the sick bay
card-title-search-guard-house = Search the guard house
card-title-search-orderlies-quarters = Search the orderlies'
card-title-tunnel-detected = Tunnel detected
card-title-shoot-to-kill = Shoot to kill
card-title-arrest-key-holder = Arrest the key holder
card-title-arrest-pass-holder = Arrest the pass holder
card-title-three-throws = Do or Die: three throws
card-title-four-throws = Do or Die: four throws
card-title-five-throws = Do or Die: five throws
card-title-six-throws = Do or Die: six throws
card-title-seven-throws = Do or Die: seven throws
card-hidden = a card
card-named = { $title }
counted-rope = { $count ->
    [one] a rope
   *[other] { $count } ropes
    }
counted-key = { $count ->
    [one] a key
   *[other] { $count } keys
    }
counted-pass = { $count ->
    [one] a pass
   *[other] { $count } passes
    }
counted-wire-cutters = { $count ->
    [one] a pair of wire cutters
   *[other] { $count } pairs of wire cutters
    }

pack-opportunity = Opportunity
pack-security = Security pack
pack-do-or-die = Do or Die
pack-equipment = Equipment
pack-kit = Kit

room-canteen = the canteen
room-chapel = the chapel
room-dentist = the dentist's room
room-guard-house = the guard house
room-interview-room = the interview room
room-kitchen = the kitchen
room-laundry = the laundry
room-office = the office
room-officers-quarters = the officers' quarters
room-orderlies-quarters = the orderlies' quarters
room-parcel-office = the parcel office
room-showers = the showers
room-sick-bay = the sick bay
room-store = the store
room-theatre = the theatre
room-wc = the W.C.

place-inner = the inner courtyard
place-outer = the garrison courtyard
place-outside = the ground outside the castle
place-ramp = the ramp
place-terrace = the terrace
place-roof = a roof
place-west-wall = the ground outside the west wall
place-south-wall = the ground outside the south wall
place-north-wall = the ground outside the north wall
place-appel = the Appel area
place-safe = a safe area
place-post = guard post { $sign }
place-door = a locked door
place-inspection = a checkpoint
place-drop = the top of a drop
place-landing = the foot of a wall
place-beam = a searchlight beam
place-tunnel = a tunnel
place-target = exit { $sign }
place-car = the staff car
place-tower = the north tower
place-flight = the air
place-passage = a passage
place-cells-a = cells A
place-cells-b = cells B
place-cells-c = cells C
place-barracks = the barracks
place-office = the Commander's office
place-escaped = escaped
place-dead = dead
place-custody = under arrest
place-near = { $side ->
    [north] { $place } north of { $room }
    [north-east] { $place } north-east of { $room }
    [east] { $place } east of { $room }
    [south-east] { $place } south-east of { $room }
    [south] { $place } south of { $room }
    [south-west] { $place } south-west of { $room }
    [west] { $place } west of { $room }
    [north-west] { $place } north-west of { $room }
   *[beside] { $place } by { $room }
    }
place-in-row = { $place }, row { $row }, circle { $number }
place-numbered = { $place }, circle { $number }

symbol-rope = rope
symbol-key = key
symbol-pass = pass
symbol-wire-cutters = wire cutters
symbol-disguise = disguise
symbol-compass = compass
symbol-food = food
symbol-documents = documents
some-symbol-rope = a rope
some-symbol-key = a key
some-symbol-pass = a pass
some-symbol-wire-cutters = wire cutters
some-symbol-disguise = a disguise
some-symbol-compass = a compass
some-symbol-food = food
some-symbol-documents = documents

ending-escapes = Enough men have escaped.
ending-time = The last round has been played.
ending-hopeless = Nobody could reach the agreed number any more.
ending-resigned = A side resigned.
ending-resigned-by = { $who } resigned.
ending-agreed = The players agreed to end the game.
ending-eliminated = No escape team is left.
level-random = random
level-planner = planner
level-tunneller = Digby the Mole
level-gate-crasher = Ferrand the Bold
level-hoarder = Visser the Miser
level-raider = Wolski the Wolf
level-expert = expert

card-title-advance-warning-in-devir = Tip-off
card-title-high-command-inspection-in-devir = Inspection
card-title-staff-car-in-devir = Staff Car
card-title-talisman-in-devir = Talisman
card-title-hideaway-in-devir = Secret Hideaway
card-title-appel-in-devir = Roll Call
card-title-tunnel-detected-in-devir = Tunnel Discovered
card-title-arrest-key-holder-in-devir = Key Intercepted
card-title-arrest-pass-holder-in-devir = Pass Intercepted
card-title-shoot-to-kill-in-devir = Shoot to Kill

card-title-advance-warning-in-v3 = Tip-off
card-title-release-in-v3 = Cell Exit
card-title-high-command-inspection-in-v3 = Inspection
card-title-staff-car-in-v3 = Commandant's Car
card-title-talisman-in-v3 = Amulet
card-title-hideaway-in-v3 = Kit Hideaway
card-title-appel-in-v3 = Roll Call
card-title-arrest-key-holder-in-v3 = Key Found
card-title-arrest-pass-holder-in-v3 = Pass Found
