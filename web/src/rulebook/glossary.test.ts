import { expect, test } from "vitest";

import { termsFor } from "./glossary";

const WAYS: Record<string, string> = { appel: "appel, roll call", kit: "kit, escape kit", safe: "safe area, safe" };
const waysOf = (term: string): string => WAYS[term] ?? "nothing of the kind";

test.each([
  ["what is an appel", ["appel"]],
  ["roll call", ["appel"]],
  ["What is an Escape Kit?", ["kit"]],
  ["safe area", ["safe"]],
  ["may a guard enter the appel area at night", []],
  ["", []],
])("%s asks for %j", (question, terms) => {
  expect(termsFor(question, "en", waysOf)).toEqual(terms);
});
