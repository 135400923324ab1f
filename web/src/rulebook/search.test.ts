import { expect, it } from "vitest";

import { answers, found } from "./search";

const entry = (id: string, text: string, chapter = "") => ({
  id,
  text,
  chapter,
  question: "",
  why: "",
  flavour: false,
  ruling: false,
});
const RULES = [
  entry("classic.7.1", "A guard may cross the Appel area."),
  entry("classic.8.2", "Señal: a POW escapes."),
];
const ids = (rules: { id: string }[]) => rules.map(({ id }) => id);

it("finds rules by every word, by number, and without accents", () => {
  expect(ids(found(RULES, "guard APPEL"))).toEqual(["classic.7.1"]);
  expect(found(RULES, "8.2")).toHaveLength(1);
  expect(found(RULES, "senal")).toHaveLength(1);
  expect(found(RULES, "searchlight")).toEqual([]);
  expect(found(RULES, "")).toHaveLength(2);
});

it.each([
  ["en", "who wins the game", "The first officer to escape twice gets the victory."],
  ["en", "card limit", "An officer may hold at most three cards."],
  ["en", "can guards enter rooms", "No guard goes into a room."],
  ["en", "rolling dice", "Each player throws twice."],
  ["es", "quién gana", "La victoria es del primero que se fuga."],
  ["es", "límite de cartas", "Un oficial puede tener como máximo tres cartas."],
  ["es", "¿pueden entrar los guardias en las habitaciones?", "Ningún guardia entra en una habitación."],
  ["it", "chi vince", "La vittoria va al primo che evade."],
  ["it", "limite di carte", "Un ufficiale può tenere al massimo tre carte."],
  ["it", "le guardie possono entrare nelle stanze?", "Nessuna guardia entra in una stanza."],
] as const)("finds by stems and by words that mean the same (%s: %s)", (language, wanted, text) => {
  const rules = [entry("other.1", "Lorem ipsum dolor."), entry("right.1", text)];

  expect(ids(found(rules, wanted, language))).toEqual(["right.1"]);
});

it("puts the rule with the very words before those that mean the same", () => {
  const rules = [entry("like.1", "A prisoner goes into the room."), entry("same.1", "A guard may enter a room.")];

  expect(ids(found(rules, "enter room"))).toEqual(["same.1", "like.1"]);
});

it("finds what stands under a title about it", () => {
  const rules = [entry("a.1", "The first to two escapes.", "a"), entry("b.1", "Cards lie face down.", "b")];

  expect(ids(found(rules, "winning", "en", (chapter) => (chapter === "a" ? "Winning" : "Cards")))).toEqual(["a.1"]);
});

it("finds what most of the words are about where no rule holds them all", () => {
  const rules = [entry("a.1", "A guard may enter a room."), entry("b.1", "Dice.")];

  expect(ids(found(rules, "guard enters room zeppelin"))).toEqual(["a.1"]);
});

it("puts what the index names first, under the heading that says most of the question", () => {
  const entries = [
    entry("a.1", "Guards move as points allow."),
    entry("a.2", "Nobody in uniform goes inside."),
    entry("a.3", "Rooms show symbols."),
  ];
  const index = [
    { asked: ["guard"], rules: ["a.1"] },
    { asked: ["guards in rooms", "warders"], rules: ["a.2"] },
  ];
  const asked = (wanted: string) =>
    ids(answers({ edition: "a", title: "", language: "en", entries, index }, wanted, () => ""));

  expect(asked("can guards enter rooms")[0]).toBe("a.2");
  expect(asked("warder")).toEqual(["a.2"]);
  expect(asked("guard")[0]).toBe("a.1");
  expect(asked("")).toEqual(["a.1", "a.2", "a.3"]);
});
