# Come si chiamano i posti, le pedine, le carte e i luoghi.

seat-security = Sicurezza
seat-american = Americano
seat-british = Britannico
seat-dutch = Olandese
seat-french = Francese
seat-polish = Polacco
seat-chance = Sorte
seat-clock = L'orologio
seat-spectator = Spettatore

officer-security = Ufficiale di Sicurezza
officer-american = Ufficiale di fuga americano
officer-british = Ufficiale di fuga britannico
officer-dutch = Ufficiale di fuga olandese
officer-french = Ufficiale di fuga francese
officer-polish = Ufficiale di fuga polacco
the-seat-security = l'Ufficiale di Sicurezza
the-seat-american = l'ufficiale americano
the-seat-british = l'ufficiale britannico
the-seat-dutch = l'ufficiale olandese
the-seat-french = l'ufficiale francese
the-seat-polish = l'ufficiale polacco
the-seat-chance = la sorte
the-seat-clock = l'orologio

pawn-guard = guardia n. { $number }
pawn-american = americano { $number }
pawn-british = britannico { $number }
pawn-dutch = olandese { $number }
pawn-french = francese { $number }
pawn-polish = polacco { $number }
the-pawn-guard = la guardia n. { $number }
the-pawn-american = l'americano { $number }
the-pawn-british = il britannico { $number }
the-pawn-dutch = l'olandese { $number }
the-pawn-french = il francese { $number }
the-pawn-polish = il polacco { $number }

card-title-rope = Corda
card-title-key = Chiave
card-title-pass = Lasciapassare
card-title-wire-cutters = Tronchesi
card-title-kit = Kit di fuga
card-title-found-rope = Corda trovata
card-title-found-key = Chiave trovata
card-title-found-pass = Lasciapassare trovato
card-title-found-wire-cutters = Tronchesi trovate
card-title-bribe = Bustarella
card-title-kit-part-disguise-documents = Travestimento, documenti
card-title-kit-part-compass-food = Bussola, cibo
card-title-advance-warning = Soffiata
card-title-release = Scarcerazione
card-title-go-to-sick-bay = In infermeria
card-title-go-to-dentist = Dal dentista
card-title-go-to-chapel = Nella cappella
card-title-go-to-theatre = A teatro
card-title-go-to-parcel-office = All'ufficio pacchi
card-title-diversion = Diversivo
card-title-high-command-inspection = Ispezione dall'alto
card-title-sabotage = Sabotaggio
card-title-staff-car = Auto di comando
card-title-talisman = Talismano
card-title-tunnel-canteen = Galleria dello spaccio
card-title-tunnel-chapel = Galleria della cappella
card-title-tunnel-theatre = Galleria del teatro
card-title-hideaway = Nascondiglio
card-title-aeroplane = Aeroplano (Corda)
card-title-secret-door = Porta segreta (Chiave)
card-title-appel = Appello (Appel)
card-title-search-chapel = Perquisisci la cappella
card-title-search-store = Perquisisci il deposito
card-title-search-dentist = Perquisisci la stanza del dentista
card-title-search-showers = Perquisisci le docce
card-title-search-kitchen = Perquisisci la cucina
card-title-search-sick-bay = Perquisisci l'infermeria
card-title-search-guard-house = Perquisisci il corpo di guardia
card-title-search-orderlies-quarters = Perquisisci gli alloggi attendenti
card-title-tunnel-detected = Galleria scoperta
card-title-shoot-to-kill = Sparare per uccidere
card-title-arrest-key-holder = Arrestare chi ha la chiave
card-title-arrest-pass-holder = Arrestare chi ha il lasciapassare
card-title-three-throws = O la va o la spacca: tre tiri
card-title-four-throws = O la va o la spacca: quattro tiri
card-title-five-throws = O la va o la spacca: cinque tiri
card-title-six-throws = O la va o la spacca: sei tiri
card-title-seven-throws = O la va o la spacca: sette tiri
card-hidden = una carta coperta
card-named = «{ $title }»
counted-rope = { $count ->
    [one] una corda
   *[other] { $count } corde
    }
counted-key = { $count ->
    [one] una chiave
   *[other] { $count } chiavi
    }
counted-pass = { $count ->
    [one] un lasciapassare
   *[other] { $count } lasciapassare
    }
counted-wire-cutters = { $count ->
    [one] un paio di tronchesi
   *[other] { $count } paia di tronchesi
    }

pack-opportunity = Opportunità
pack-security = Mazzo Sicurezza
pack-do-or-die = O la va o la spacca
pack-equipment = Equipaggiamento
pack-kit = Kit di fuga

room-canteen = lo spaccio
room-chapel = la cappella
room-dentist = il dentista
room-guard-house = il corpo di guardia
room-interview-room = il parlatorio
room-kitchen = la cucina
room-laundry = la lavanderia
room-office = l'ufficio
room-officers-quarters = gli alloggi ufficiali
room-orderlies-quarters = gli alloggi attendenti
room-parcel-office = l'ufficio pacchi
room-showers = le docce
room-sick-bay = l'infermeria
room-store = il deposito
room-theatre = il teatro
room-wc = il W.C.

place-inner = il cortile interno
place-outer = il cortile esterno della guarnigione
place-outside = il terreno fuori dal castello
place-ramp = la rampa
place-terrace = la terrazza
place-roof = un tetto
place-west-wall = il terreno fuori dal muro ovest
place-south-wall = il terreno fuori dal muro sud
place-north-wall = il terreno fuori dal muro nord
place-appel = l'area dell'Appel
place-safe = un'area sicura
place-post = il posto di guardia { $sign }
place-door = una porta chiusa
place-inspection = un posto di controllo
place-drop = un posto in cima a una calata
place-landing = la base di un muro
place-beam = il fascio di un riflettore
place-tunnel = una galleria
place-target = l'uscita { $sign }
place-car = l'auto di comando
place-tower = la torre nord
place-flight = la via del cielo
place-passage = un passaggio
place-cells-a = le celle A
place-cells-b = le celle B
place-cells-c = le celle C
place-barracks = la caserma
place-office = il comando
place-escaped = evaso
place-dead = morto
place-custody = agli arresti
place-near = { $side ->
    [north] { $place } a nord di { $room }
    [north-east] { $place } a nord-est di { $room }
    [east] { $place } a est di { $room }
    [south-east] { $place } a sud-est di { $room }
    [south] { $place } a sud di { $room }
    [south-west] { $place } a sud-ovest di { $room }
    [west] { $place } a ovest di { $room }
    [north-west] { $place } a nord-ovest di { $room }
   *[beside] { $place } accanto a { $room }
    }
place-in-row = { $place }, fila { $row }, casella { $number }
place-numbered = { $place }, casella { $number }

symbol-rope = corda
symbol-key = chiave
symbol-pass = lasciapassare
symbol-wire-cutters = tronchesi
symbol-disguise = travestimento
symbol-compass = bussola
symbol-food = cibo
symbol-documents = documenti
some-symbol-rope = una corda
some-symbol-key = una chiave
some-symbol-pass = un lasciapassare
some-symbol-wire-cutters = un paio di tronchesi
some-symbol-disguise = un travestimento
some-symbol-compass = una bussola
some-symbol-food = del cibo
some-symbol-documents = dei documenti

ending-escapes = Sono evasi abbastanza uomini.
ending-time = Si è giocato l'ultimo giro.
ending-hopeless = Nessuno poteva più raggiungere il numero concordato.
ending-resigned = Una parte ha abbandonato la partita.
ending-resigned-by = { $count ->
    [one] { $who } ha abbandonato.
   *[other] { $who } hanno abbandonato.
    }
ending-agreed = I giocatori si sono accordati per finire la partita.
ending-eliminated = Non resta nessuna squadra di fuga.
level-random = casuale
level-planner = stratega
level-tunneller = Digby la Talpa
level-gate-crasher = Ferrand l'Audace
level-hoarder = Visser l'Avaro
level-raider = Wolski il Lupo
level-expert = esperto

card-title-advance-warning-in-devir = Soffiata
card-title-high-command-inspection-in-devir = Ispezione
card-title-staff-car-in-devir = Auto di comando
card-title-talisman-in-devir = Talismano
card-title-hideaway-in-devir = Nascondiglio
card-title-appel-in-devir = Appello
card-title-tunnel-detected-in-devir = Galleria scoperta
card-title-arrest-key-holder-in-devir = Arrestare chi ha la chiave
card-title-arrest-pass-holder-in-devir = Arrestare chi ha il lasciapassare
card-title-shoot-to-kill-in-devir = Sparare per uccidere

card-title-advance-warning-in-v3 = Soffiata
card-title-release-in-v3 = Scarcerazione
card-title-high-command-inspection-in-v3 = Ispezione
card-title-staff-car-in-v3 = Auto di comando
card-title-talisman-in-v3 = Talismano
card-title-hideaway-in-v3 = Nascondiglio del kit
card-title-appel-in-v3 = Appello
card-title-arrest-key-holder-in-v3 = Chiave scoperta
card-title-arrest-pass-holder-in-v3 = Lasciapassare scoperto
