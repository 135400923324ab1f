import { expect, it } from "vitest";

import { found } from "./search";

const entry = (id: string, text: string) => ({
  id,
  text,
  chapter: "",
  question: "",
  why: "",
  flavour: false,
  ruling: false,
});
const RULES = [
  entry("classic.7.1", "A guard may cross the Appel area."),
  entry("classic.8.2", "Señal: a POW escapes."),
];

it("finds rules by every word, by number, and without accents", () => {
  expect(found(RULES, "guard APPEL").map(({ id }) => id)).toEqual(["classic.7.1"]);
  expect(found(RULES, "8.2")).toHaveLength(1);
  expect(found(RULES, "senal")).toHaveLength(1);
  expect(found(RULES, "guard escapes")).toEqual([]);
  expect(found(RULES, "")).toHaveLength(2);
});
