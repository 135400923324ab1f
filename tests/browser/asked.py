"""What newcomers type into the search of the rulebook, by language, and the rules of which one must answer it."""

from __future__ import annotations

from typing import NamedTuple


class Asked(NamedTuple):
    """A question in three languages, and by edition the rules of which one must be among the first that are found."""

    en: str
    es: str
    it: str
    classic: str
    osprey: str
    devir: str
    v3: str

    def answered_by(self, edition: str) -> set[str]:
        """The ids of the rules that answer it."""
        return {f"{edition}.{rule}" for rule in getattr(self, edition).split()}


ASKED = (
    Asked("win", "ganar", "vincere", "5.4 5.5", "victory.1", "victory.1", "victory.2 victory.1"),
    Asked("how do I win", "cómo se gana", "come si vince", "5.4 5.5", "victory.1", "victory.1", "victory.2 victory.1"),
    Asked("card limit", "límite de cartas", "limite di carte", "27.3 28.2", "cards.8", "cards.5", "cards.2"),
    Asked("how many cards", "cuántas cartas", "quante carte", "27.3 28.2", "cards.8", "cards.5", "cards.2"),
    Asked(
        "how many cards can I hold",
        "cuántas cartas puedo tener",
        "quante carte posso tenere",
        "27.3 28.2",
        "cards.8",
        "cards.5",
        "cards.2",
    ),
    Asked(
        "can guards enter rooms",
        "¿pueden entrar los guardias en las habitaciones?",
        "le guardie possono entrare nelle stanze?",
        "44.1",
        "room.2",
        "guard.2",
        "inner.guard.2 inner.guard.6",
    ),
    Asked("escape", "fuga", "fuga", "9.1", "escape.1", "escape.1", "kit.9 victory.7"),
    Asked("how to escape", "cómo fugarse", "come evadere", "9.1", "escape.1", "escape.1", "kit.9 victory.7"),
    Asked("arrest", "arresto", "arresto", "34c.1 34d.1", "arrest.1", "arrest.3", "inner.guard.9"),
    Asked(
        "who can be arrested",
        "a quién se puede arrestar",
        "chi può essere arrestato",
        "34c.1 34c.3",
        "arrest.1 arrest.2",
        "arrest.3 arrest.6",
        "inner.pow.3 inner.guard.9",
    ),
    Asked("double", "dobles", "doppio", "20.1", "dice.1", "dice.2", "dice.2"),
    Asked("roll a double", "sacar dobles", "tirare un doppio", "20.1", "dice.1", "dice.2", "dice.2"),
    Asked(
        "when do I draw a card",
        "cuándo robo una carta",
        "quando pesco una carta",
        "22.1 22.4",
        "cards.1",
        "cards.1",
        "cards.1",
    ),
    Asked("escape kit", "kit de fuga", "kit di fuga", "32a.1 31.1 31.4", "kit.5 kit.3", "kit.2 kit.1", "kit.1 kit.2"),
    Asked(
        "how to get a kit",
        "cómo conseguir un kit",
        "come ottenere un kit",
        "32a.1 32b.1",
        "kit.5 kit.9",
        "kit.2",
        "kit.2 kit.3",
    ),
    Asked("equipment", "material", "equipaggiamento", "29.1", "equipment.1", "equipment.1", "equipment.1"),
    Asked(
        "how to get a rope",
        "cómo conseguir una cuerda",
        "come ottenere una corda",
        "29.1 29.5",
        "equipment.1",
        "equipment.1",
        "equipment.1 equipment.3 opportunity.rope.1",
    ),
    Asked("locked door", "puerta cerrada", "porta chiusa", "11.15 41.1 41.3", "door.1", "equipment.6", "door.1"),
    Asked("solitary", "celda de castigo", "isolamento", "37.1", "solitary.1 solitary.5", "solitary.1", "solitary.1"),
    Asked(
        "get out of jail", "salir de la cárcel", "uscire di prigione", "37.1", "solitary.5", "solitary.1", "solitary.1"
    ),
    Asked("roll call", "recuento", "appello", "11.32 38.1", "appel.4", "appel.1", "appel.1 appel.2"),
    Asked("safe area", "zona segura", "area sicura", "11.21 25.1", "safe.1 arrest.7", "safe.3", "appel.3 appel.23"),
    Asked("tunnel", "túnel", "galleria", "53.1", "tunnel.1", "tunnel.1", "tunnel.1"),
    Asked("trade cards", "intercambiar cartas", "scambiare carte", "48.1", "trade.1", "cards.7 trade.4", "trade.1"),
    Asked(
        "searchlight",
        "reflector",
        "riflettore",
        "42.1",
        "searchlight.1",
        "searchlight.1 searchlight.3",
        "searchlight.1",
    ),
    Asked(
        "can I stop on a searchlight",
        "¿puedo pararme en un reflector?",
        "posso fermarmi su un riflettore?",
        "42.1",
        "searchlight.1",
        "searchlight.3 searchlight.4",
        "searchlight.1",
    ),
    Asked("do or die", "a vida o muerte", "o la va o la spacca", "51.1", "setup.12", "doordie.1", "doordie.1"),
    Asked("staff car", "coche de mando", "auto di comando", "52.1", "car.1", "car.1", "opportunity.car.1"),
    Asked("how many guards", "cuántos guardias", "quante guardie", "17.3 17.7", "setup.22", "setup.22", "setup.8"),
    Asked(
        "how many men do I have",
        "cuántos hombres tengo",
        "quanti uomini ho",
        "17.3 17.4",
        "setup.22",
        "setup.22",
        "setup.8",
    ),
    Asked("who goes first", "quién empieza", "chi comincia", "19.1", "turn.2", "turn.1", "seats.1"),
    Asked(
        "walk through other men",
        "pasar por encima de otros",
        "passare attraverso altri",
        "23.1",
        "move.9 move.10",
        "move.6",
        "move.3",
    ),
    Asked(
        "time limit", "límite de tiempo", "limite di tempo", "5.3", "setup.15 round.4", "setup.35", "victory.1 clock.3"
    ),
    Asked("shoot", "disparar", "sparare", "11.4", "escape.11", "shoot.1", "security.shoot.1"),
    Asked("barbed wire", "alambrada", "reticolato", "11.17 40.2", "wire.1", "board.10 equipment.8", "wire.1"),
    Asked(
        "cut the wire",
        "cortar la alambrada",
        "tagliare il reticolato",
        "11.17",
        "wire.1",
        "board.10 equipment.8",
        "wire.1",
    ),
    Asked(
        "lose equipment",
        "perder material",
        "perdere equipaggiamento",
        "34d.3",
        "arrest.15",
        "arrest.13",
        "garrison.pow.6 frisk.1",
    ),
    Asked(
        "do I have to use all my points",
        "¿tengo que usar todos los puntos?",
        "devo usare tutti i punti?",
        "24.1",
        "move.6",
        "move.7",
        "move.2",
    ),
    Asked(
        "split points between men",
        "repartir los puntos entre los hombres",
        "dividere i punti tra gli uomini",
        "21.1 21.2",
        "move.3",
        "move.5",
        "move.2",
    ),
    Asked(
        "inspection point",
        "punto de control",
        "posto di controllo",
        "11.16 41.2",
        "inspection.1",
        "equipment.7 board.9",
        "checkpoint.1",
    ),
    Asked("guard posts", "puestos de guardia", "posti di guardia", "34a.1", "post.1", "guard.6", "barracks.1"),
    Asked("barracks", "barracones", "caserma", "34a.1 34b.1", "barracks.1", "guard.6", "barracks.1"),
    Asked(
        "discard a card",
        "descartar una carta",
        "scartare una carta",
        "27.5 28.3 47.1",
        "cards.10",
        "cards.6",
        "cards.2",
    ),
    Asked(
        "what happens when a man is arrested",
        "qué pasa cuando arrestan a un hombre",
        "che cosa succede quando un uomo viene arrestato",
        "34c.7",
        "arrest.14",
        "arrest.4",
        "inner.guard.10",
    ),
    Asked(
        "search a room",
        "registrar una habitación",
        "perquisire una stanza",
        "44.2",
        "ruling.118",
        "arrest.8",
        "security.search.1 search.1",
    ),
    Asked(
        "where do prisoners start",
        "dónde empiezan los prisioneros",
        "dove cominciano i prigionieri",
        "17.2 11.26",
        "setup.34",
        "setup.27",
        "setup.12",
    ),
    Asked("rope", "cuerda", "corda", "11.13 40.1", "drop.1 rope.1", "equipment.9 board.11", "drop.1"),
    Asked("key", "llave", "chiave", "41.1 41.3 11.15", "door.1", "equipment.6", "door.1"),
    Asked("pass", "pase", "lasciapassare", "41.2 11.16", "inspection.1", "equipment.7 board.9", "checkpoint.1"),
    Asked(
        "can guards stand in the appel area",
        "¿pueden los guardias estar en la zona de recuento?",
        "le guardie possono stare nell'area di Appel?",
        "11.34",
        "appel.25",
        "ruling.47",
        "inner.guard.2",
    ),
    Asked("how many players", "cuántos jugadores", "quanti giocatori", "4.1", "setup.1", "setup.1", "setup.8"),
    Asked(
        "can I give a card to a friend",
        "¿puedo dar una carta a otro?",
        "posso dare una carta a un altro?",
        "48.3 48.1",
        "trade.1 trade.4",
        "trade.5 trade.4",
        "trade.1 trade.5",
    ),
    Asked(
        "when can I play a card",
        "cuándo puedo jugar una carta",
        "quando posso giocare una carta",
        "27.8",
        "cards.13",
        "cards.9",
        "cards.6",
    ),
    Asked("how do I surrender", "cómo entregarse", "come arrendersi", "43.1", "arrest.20", "force.1", "force.1"),
    Asked(
        "chase an escaper", "perseguir a un fugado", "inseguire un evaso", "46.1", "attempt.6", "pursuit.1", "pursuit.1"
    ),
    Asked(
        "how long is the game",
        "cuánto dura la partida",
        "quanto dura la partita",
        "5.3",
        "setup.15",
        "setup.35",
        "clock.3",
    ),
)
