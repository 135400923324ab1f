# Che cosa diventa una preposizione davanti all'articolo di un nome, e che cosa l'articolo: in + lo = ne·llo.

contraction-prepositions = a: a, di: de, da: da, in: ne, su: su
contraction-articles = il: l, lo: llo, la: lla, l': ll', i: i, gli: gli, le: lle
