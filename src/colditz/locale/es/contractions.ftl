# En qué se convierte una preposición ante el artículo de un nombre, y en qué el artículo: a + el = a·l.

contraction-prepositions = a: a, de: de
contraction-articles = el: l
