/** Words as a search sees them: without accents, endings and small words, and with others that mean the same. */

import type { Language } from "../ui/prefs.svelte";

/** Lower case and without accents, so that nobody has to type them. */
export function simple(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}

/** Endings that make no other word, the longest first; a stem keeps at least three letters. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ["ations", "ation", "ings", "ing", "ers", "ies", "ied", "er", "ed", "es", "s", "e", "y"],
  es: [
    ..."amientos imientos amiento imiento aciones ciones acion cion iendo ando adas ados idas idos".split(" "),
    ..."aron ieron ada ado ida ido aran eran ara era ar er ir an en as es os a e o s".split(" "),
  ],
  it: [
    ..."azioni zioni azione zione amenti imenti amento imento ando endo ati ate iti ite ato ata ito ita".split(" "),
    ..."are ere ire ano ono a e i o".split(" "),
  ],
};
const SHORTEST = 3;

/** Words that a question is made of and no rule is about. */
const SMALL: Readonly<Record<Language, string>> = {
  en:
    "a an the is are am be do does did i my me you your he his it its they them their we us of to in on at by for from " +
    "with and or if when then than that this these those what which who whose how why where there can could may might " +
    "must should will would have has had not no any some goes",
  es:
    "un una unos unas el la los las lo es son ser esta estan yo mi me tu te se su sus de del a al en con por para y o u " +
    "si cuando que quien cual como por donde hay puede pueden puedo debe deben ha han no ni algun alguna",
  it:
    "un uno una il lo la i gli le e sono essere io mio mi tu ti si suo sua suoi di del della dei da dal a al alla in nel " +
    "nella con per su o se quando che chi quale come perche dove c puo possono posso deve devono ha hanno non ne",
};

/** Words that rules use for each other's meaning; a search for one finds all. */
const ALIKE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "win wins won winner winning victory victorious",
    "limit maximum most many much",
    "enter entered go goes inside into",
    "throw throws thrown roll rolls rolled dice die",
    "man men pow pows prisoner prisoners pawn pawns",
    "arrest arrested arrests caught catch capture captured",
    "cell cells solitary jail cooler",
    "appel rollcall parade headcount",
    "discard discarded",
    "trade trades barter swap exchange",
    "circle circles space spaces square field",
    "move moves moved walk walks step steps movement",
    "escape escapes escaped free freedom getaway",
    "post posts posted deploy deployed place",
    "shoot shot shots kill gun fire fired",
    "wire fence cutter cutters",
    "checkpoint inspection pass",
    "round rounds time clock",
    "get gain gained obtain obtained earn earned gather gathering collect collected find found",
    "lose loses lost surrender surrendered confiscated",
    "first start starts begin begins order",
    "through over another other way",
    "door doors lock locked key",
    "rope ropes drop",
    "draw draws drawing drawn take",
    "leave leaves release out",
    "split share shared divide",
    "stop stops stay stays stand stands rest",
  ],
  es: [
    "ganar gana ganan victoria vencer ganador victorias",
    "limite maximo cuantas cuantos",
    "entrar entra entran dentro",
    "tirar tirada dado dados lanzar",
    "hombre prisionero preso",
    "arrestar arresto detener capturar atrapar",
    "celda castigo carcel",
    "appel recuento lista",
    "descartar descarte",
    "intercambiar intercambio trato cambiar cambio",
    "casilla circulo espacio",
    "mover movimiento caminar andar paso",
    "fuga fugarse escapar libre libertad escape",
    "material equipo",
    "disparar disparo matar",
    "alambrada alambre valla",
    "control inspeccion",
    "ronda tiempo reloj",
    "conseguir consigue obtener reunir encontrar material",
    "perder pierde entregar entrega costar cuesta",
    "empezar empieza primero primer comenzar orden",
    "otro otros otra encima medio estorbar estorban",
    "puerta cerrada llave",
    "salir sale sacar liberar liberacion",
    "robar roba robo cobrar",
    "habitacion cuarto sala",
  ],
  it: [
    "vincere vince vincono vittoria vincitore",
    "limite massimo quante quanti",
    "entrare entra entrano dentro",
    "tirare tiro dado dadi lancio",
    "uomo uomini prigioniero",
    "arrestare arresto prendere preso cattura",
    "cella isolamento prigione",
    "appel appello",
    "scartare scarto",
    "scambiare scambio baratto",
    "casella cerchio spazio",
    "muovere movimento camminare passo mossa",
    "fuga evadere evasione fuggire libero liberta",
    "sparare sparo colpo uccidere",
    "reticolato filo recinto",
    "controllo ispezione",
    "giro tempo orologio round",
    "ottenere ottiene procurarsi raccogliere trovare equipaggiamento",
    "perdere perde cedere cede costare costa",
    "cominciare comincia primo prima iniziare ordine",
    "altro altri altra attraverso oltrepassare mezzo intralciare",
    "porta chiusa chiave",
    "uscire esce scarcerazione liberare",
    "pescare pesca pesco",
    "stanza camera sala",
  ],
};

/** Two words that are one thing; rules call it by the other name. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(roll|head)[ -](call|count)s?\b/g, "appel"],
  [/\binspection points?\b/g, "inspection"],
  [/\bget out\b/g, "leave"],
  [/\bgiv(e|es|ing) up\b/g, "surrender"],
  [/\ben cuanto\b/g, ""],
  [/\bcomo mucho\b/g, "maximo"],
  [/\b(more than|mas de|piu di)\b/g, "limit limite"],
];

function spoken(text: string): string {
  return PHRASES.reduce((left, [phrase, other]) => left.replace(phrase, other), text);
}

function words(text: string): string[] {
  return spoken(simple(text))
    .split(/[^\p{Letter}\p{Number}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);
}

/** Without its ending `many` would be a man, and a player something that is played. */
const WHOLE: Readonly<Record<string, string>> = { many: "many", player: "player", players: "player" };

export function stem(word: string, language: Language): string {
  if (WHOLE[word]) return WHOLE[word];
  const ending = ENDINGS[language].find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  const left = ending ? word.slice(0, -ending.length) : word;
  return left.replace(/([bdgklmnprt])\1$/, "$1"); // running, run
}

/** The stems of a text, in its order. */
export function stemsOf(text: string, language: Language): string[] {
  return words(text).map((word) => stem(word, language));
}

const groups = new Map<Language, Map<string, Set<string>>>();

function alike(language: Language): Map<string, Set<string>> {
  const known = groups.get(language) ?? new Map<string, Set<string>>();
  if (!groups.has(language)) {
    groups.set(language, known);
    for (const line of ALIKE[language]) {
      const stems = new Set(stemsOf(line, language));
      for (const one of stems) known.set(one, new Set([...(known.get(one) ?? []), ...stems]));
    }
  }
  return known;
}

export interface Idea {
  /** What was typed: it may be the beginning of a word that is not finished yet. */
  typed: string;
  stem: string;
  alike: ReadonlySet<string>;
}

/** What somebody looks for: his words without the small ones, unless he typed nothing else. */
export function ideasOf(wanted: string, language: Language): Idea[] {
  const small = new Set(SMALL[language].split(" "));
  const all = words(wanted);
  const weighty = all.filter((word) => !small.has(word));
  return (weighty.length ? weighty : all).map((typed) => {
    const own = stem(typed, language);
    return { typed, stem: own, alike: alike(language).get(own) ?? new Set([own]) };
  });
}
