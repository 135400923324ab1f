"""The words of the drawing in English, Spanish and Italian."""

from __future__ import annotations

from typing import NamedTuple


class Words(NamedTuple):
    """One saying in the three languages."""

    en: str
    es: str
    it: str


LANGUAGES = Words._fields

TITLE = Words("Colditz", "Colditz", "Colditz")
SUBTITLE = Words("A plan of the castle", "Plano del castillo", "Pianta del castello")
EDITION = Words("unofficial edition of the game", "edición no oficial del juego", "edizione non ufficiale del gioco")
SCALE = Words("ten circles", "diez círculos", "dieci cerchi")
OFFICE = Words("Commander", "Comandancia", "Comando")
DESCRIPTION = Words(
    "The castle seen from above, with every circle of the board.",
    "El castillo visto desde arriba, con cada círculo del tablero.",
    "Il castello visto dall'alto, con ogni cerchio del tabellone.",
)

PLACES = {
    "canteen": Words("Canteen", "Cantina", "Spaccio"),
    "chapel": Words("Chapel", "Capilla", "Cappella"),
    "dentist": Words("Dentist", "Dentista", "Dentista"),
    "guard-house": Words("Guard House", "Cuerpo de guardia", "Corpo di guardia"),
    "interview-room": Words("Interview Room", "Sala de visitas", "Parlatorio"),
    "kitchen": Words("Kitchen", "Cocina", "Cucina"),
    "laundry": Words("Laundry", "Lavandería", "Lavanderia"),
    "office": Words("Office", "Oficina", "Ufficio"),
    "officers-quarters": Words("Officers' Quarters", "Cuarto de oficiales", "Alloggi ufficiali"),
    "orderlies-quarters": Words("Orderlies' Quarters", "Cuarto de ordenanzas", "Alloggi attendenti"),
    "parcel-office": Words("Parcel Office", "Paquetería", "Ufficio pacchi"),
    "showers": Words("Showers", "Duchas", "Docce"),
    "sick-bay": Words("Sick Bay", "Enfermería", "Infermeria"),
    "store": Words("Store", "Almacén", "Deposito"),
    "theatre": Words("Theatre", "Teatro", "Teatro"),
    "wc": Words("W.C.", "W.C.", "W.C."),
    "cells-a": Words("Cells A", "Celdas A", "Celle A"),
    "cells-b": Words("Cells B", "Celdas B", "Celle B"),
    "cells-c": Words("Cells C", "Celdas C", "Celle C"),
    "barracks": Words("Barracks", "Barracones", "Caserma"),
    "inner-courtyard": Words("Inner Courtyard", "Patio interior", "Cortile interno"),
    "garrison-courtyard": Words("Garrison", "Guarnición", "Guarnigione"),
    "rampart": Words("Rampart", "Muralla", "Bastione"),
    "moat": Words("Moat", "Foso", "Fossato"),
    "appel": Words("Appel", "Appel", "Appel"),
}

WAYS_OUT = {"flight": Words("Flight", "Vuelo", "Volo")}  # those without a number

SYMBOLS = {
    "rope": Words("Rope", "Cuerda", "Corda"),
    "key": Words("Key", "Llave", "Chiave"),
    "pass": Words("Pass", "Pase", "Lasciapassare"),
    "wire-cutters": Words("Wire cutters", "Cizalla", "Tronchesi"),
    "disguise": Words("Disguise", "Disfraz", "Travestimento"),
    "compass": Words("Compass", "Brújula", "Bussola"),
    "food": Words("Food", "Comida", "Cibo"),
    "documents": Words("Documents", "Documentos", "Documenti"),
}

LEGEND = {
    "plain": Words("circle: one step", "círculo: un paso", "cerchio: un passo"),
    "appel": Words("Appel area", "zona de Appel", "area dell'Appel"),
    "walkway": Words(
        "passage: guards cannot stop", "pasillo: sin parada de guardias", "passaggio: guardie non sostano"
    ),
    "safe": Words("safe area", "zona segura", "area sicura"),
    "post": Words("guard post", "puesto de guardia", "posto di guardia"),
    "searchlight": Words("searchlight", "reflector", "riflettore"),
    "drop": Words("drop: 1 or 2 ropes", "bajada: 1 o 2 cuerdas", "calata: 1 o 2 corde"),
    "landing": Words("foot of a wall", "pie de un muro", "base di un muro"),
    "door": Words("locked door: a key", "puerta cerrada: llave", "porta chiusa: chiave"),
    "inspection": Words("checkpoint: a pass", "control: pase", "controllo: lasciapassare"),
    "tunnel": Words("tunnel", "túnel", "galleria"),
    "wire": Words("wire: cutters", "alambrada: cizalla", "reticolato: tronchesi"),
    "cell": Words("solitary cell", "celda de castigo", "cella d'isolamento"),
    "bunk": Words("barracks", "barracones", "caserma"),
    "car": Words("staff car", "coche de mando", "auto di comando"),
    "target": Words("exit: freedom", "salida: libertad", "uscita: libertà"),
}
