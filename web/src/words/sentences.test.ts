import { beforeAll, describe, expect, it, vi } from "vitest";

import type { BoardData } from "../net/api";
import type { AnyEvent } from "../net/wire";
import { prefs, type Language } from "../ui/prefs.svelte";
import { tell, type Cast } from "./labels";
import { cardTitles, placeName } from "./names";
import { Sentences } from "./sentences";
import { words } from "./words.svelte";

// What a browser has and the tests' machine has not; hoisted, since the preferences look at it when they are made.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});

const FILES = import.meta.glob<string>("../../../src/colditz/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function textOf(language: Language): string {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/locale/${language}/`));
  return files.map(([, text]) => text).join("\n");
}

it("ends a sentence once behind a name that ends in a full stop", () => {
  const sentences = new Sentences("en", "go = Walk to { $to }.");
  expect(sentences.say("go", { to: "the W.C." })).toBe("Walk to the W.C.");
});

const spoken = (language: Language): Sentences => new Sentences(language, textOf(language));
const cast: Cast = {
  board: {
    walkable: 7,
    names: ["ic-1", "ka-1", "post-outer-2", "target-3", "ic-2", "tower-1", "target-flight", "barracks"],
    x: [0, 10, 11, 10, 10, 30, 30],
    y: [0, 10, 10, 30, 20, 30, 40],
    rooms: [{ name: "orderlies-quarters", symbol: 0, places: [1] }],
    tunnels: ["chapel"],
    below: new Set([9]),
    crossings: [{ name: "wire-1", near: 4, far: 3 }],
    kind: ["plain", "plain", "post", "target", "plain", "tower", "target"],
    area: ["inner", "inner", "outer", "outside", "inner", "outer", "outside"],
  } as unknown as BoardData,
  pawns: ["guard-1", "british-1"],
  seats: ["security", "british"],
};

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(textOf(path.slice(-2) as Language))));
  for (const language of ["en", "es", "it"] as const) await words.load(language);
});

describe("a preposition before a name that has an article", () => {
  const names = { pawn: "il britannico 1", to: "gli alloggi attendenti", who: "el oficial francés" };

  it("melts into it, as spoken", () => {
    expect(spoken("es").say("waits-turn", names)).toBe("Turno del oficial francés.");
    expect(spoken("it").say("action-settle", names)).toBe("Metti il britannico 1 negli alloggi attendenti");
  });

  it("stays where no article follows, or only one of another word", () => {
    expect(spoken("es").say("waits-turn", { who: "él" })).toBe("Turno de él.");
    expect(spoken("es").say("waits-turn", { who: "El Greco" })).toBe("Turno de El Greco.");
    expect(spoken("es").say("waits-turn", { who: "elefantes" })).toBe("Turno de elefantes.");
    expect(spoken("en").say("waits-for", { who: "el oficial", count: 1 })).toBe("Waiting for el oficial.");
  });

  it("is one met whole, not as the end of a word with an accent", () => {
    const text =
      "contraction-prepositions = a: a\ncontraction-articles = el: l\nwaits-turn = Día { $x }, A { $x }, más a { $x }";
    expect(new Sentences("es", text).say("waits-turn", { x: "el patio" })).toBe("Día el patio, Al patio, más al patio");
  });

  it("leaves the text of a sentence alone, and no marks behind", () => {
    const text = "contraction-prepositions = a: a\ncontraction-articles = el: l\nwaits-turn = a el patio de { $x }";
    expect(new Sentences("es", text).say("waits-turn", { x: "Ana" })).toBe("a el patio de Ana");
  });
});

describe("the story", () => {
  const walked: AnyEvent = { type: "PawnMoved", pawn: 1, start: 0, to: 1, cost: 7 };
  const locked: AnyEvent = { type: "GuardWentHome", guard: 0, start: 0, to: 7, tired: false };
  const offered: AnyEvent = { type: "TradeOffered", seat: 1, to_seat: 0, give: [], want: [] };

  it.each([
    ["en", "British 1 walks to the orderlies' quarters for 7 points.", "Guard 1 goes back to the barracks."],
    [
      "es",
      "El británico 1 camina hasta el cuarto de ordenanzas por 7 puntos.",
      "El guardia n.º 1 vuelve a los barracones.",
    ],
    ["it", "Il britannico 1 cammina fino agli alloggi attendenti per 7 punti.", "La guardia n. 1 torna alla caserma."],
  ] as const)("is told in %s as people speak", (language, walk, home) => {
    prefs.language = language;
    expect(tell(cast, walked)).toBe(walk);
    expect(tell(cast, locked)).toBe(home);
  });

  it.each([
    ["plain", "en", "British 1 gets through the wire to exit 3 for 1 point."],
    ["drop30", "en", "British 1 climbs down to exit 3 for 1 point."],
    ["drop30", "es", "El británico 1 baja por la cuerda a la salida 3 por 1 punto."],
    ["drop30", "it", "Il britannico 1 si cala all'uscita 3 per 1 punto."],
  ] as const)("says how somebody crosses from a %s circle in %s", (kind, language, said) => {
    prefs.language = language;
    const board = { ...cast.board, kind: cast.board.kind.map((each, place) => (place === 4 ? kind : each)) };
    expect(tell({ ...cast, board }, { type: "PawnMoved", pawn: 1, start: 4, to: 3, cost: 1 })).toBe(said);
  });

  it.each([
    ["en", "guard post G by the orderlies' quarters", "exit 3", "the inner courtyard south of the orderlies' quarters"],
    ["es", "el puesto de guardia G", "la salida 3", "el patio interior al sur del cuarto de ordenanzas"],
    ["it", "il posto di guardia G", "l'uscita 3", "il cortile interno a sud degli alloggi attendenti"],
  ] as const)("finds places in %s by what the board letters and by the nearest room", (language, post, exit, yard) => {
    prefs.language = language;
    expect(placeName(cast.board, 2)).toContain(post);
    expect(placeName(cast.board, 3)).toBe(exit);
    expect(placeName(cast.board, 4)).toBe(yard);
  });

  it.each([
    ["en", "the north tower", "British 1 has escaped through the air!"],
    ["es", "la torre norte", "¡El británico 1 se ha fugado por el aire!"],
    ["it", "la torre nord", "Il britannico 1 è evaso dalla via del cielo!"],
  ] as const)("knows the aeroplane's tower and its way out in %s", (language, tower, flown) => {
    prefs.language = language;
    expect(placeName(cast.board, 5)).toBe(tower);
    expect(tell(cast, { type: "PowEscaped", prisoner: 1, seat: 1, place: 6 } as AnyEvent)).toBe(flown);
  });

  it("names officers with their article", () => {
    prefs.language = "es";
    expect(tell(cast, offered)).toBe("El oficial británico le ofrece un trato al Oficial de Seguridad.");
    prefs.language = "it";
    expect(tell(cast, offered)).toBe("L'ufficiale britannico offre uno scambio all'Ufficiale di Sicurezza.");
  });
});

it.each([
  ["en", "4 ropes, 2 pairs of wire cutters and a key"],
  ["es", "4 cuerdas, 2 cizallas y una llave"],
  ["it", "4 corde, 2 paia di tronchesi e una chiave"],
] as const)("counts equipment in %s instead of repeating it", (language, says) => {
  prefs.language = language;
  expect(cardTitles([0, 0, 0, 0, 3, 3, 1])).toBe(says);
});
