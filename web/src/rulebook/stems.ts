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
    "must should will would have has had not no any some",
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
    "win wins won winner winning victory victorious succeed success",
    "limit maximum most many much hold holds keep",
    "enter entered go inside into",
    "throw throws thrown roll rolls rolled dice die",
    "man men pow pows prisoner prisoners",
    "arrest arrested arrests caught catch capture captured",
    "cell cells solitary prison jail",
    "appel rollcall parade",
    "discard discarded lose lost drop",
    "trade trades barter swap exchange",
    "circle circles space spaces square field",
    "move moves moved walk walks step steps movement",
    "escape escapes escaped free freedom getaway",
    "post posts posted deploy deployed place",
    "shoot shot shots kill gun fire fired",
    "wire fence cutter cutters",
    "checkpoint inspection",
    "round rounds time clock",
  ],
  es: [
    "ganar gana ganan victoria vencer ganador",
    "limite maximo mas tener tiene conservar cuantas cuantos",
    "entrar entra entran dentro",
    "tirar tirada dado dados lanzar",
    "hombre prisionero preso",
    "arrestar arresto detener capturar atrapar",
    "celda castigo carcel",
    "appel recuento lista",
    "descartar descarte perder",
    "intercambiar intercambio trato cambiar cambio",
    "casilla circulo espacio",
    "mover movimiento caminar andar paso",
    "fuga fugarse escapar libre libertad escape",
    "material equipo",
    "disparar disparo tirar matar",
    "alambrada alambre valla",
    "control inspeccion",
    "ronda tiempo reloj",
    "habitacion cuarto sala",
  ],
  it: [
    "vincere vince vincono vittoria vincitore",
    "limite massimo piu avere tenere ha quante quanti",
    "entrare entra entrano dentro",
    "tirare tiro dado dadi lancio",
    "uomo uomini prigioniero",
    "arrestare arresto prendere preso cattura",
    "cella isolamento prigione",
    "appel appello",
    "scartare scarto perdere",
    "scambiare scambio baratto",
    "casella cerchio spazio",
    "muovere movimento camminare passo mossa",
    "fuga evadere evasione fuggire libero liberta",
    "sparare sparo colpo uccidere",
    "reticolato filo recinto",
    "controllo ispezione",
    "giro tempo orologio round",
    "stanza camera sala",
  ],
};

function words(text: string): string[] {
  return simple(text)
    .split(/[^\p{Letter}\p{Number}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);
}

export function stem(word: string, language: Language): string {
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
