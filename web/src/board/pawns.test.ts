import { expect, it } from "vitest";

import { LOOKS, lookOf } from "./pawns";

it("paints the French in the colour of the edition's box, unlike anybody else", () => {
  const french = lookOf("french", "devir");

  expect(french.colour).not.toBe(lookOf("french", "classic").colour);
  expect(Object.values(LOOKS).map((look) => look.colour)).not.toContain(french.colour);
  expect(french.outline).toBe(lookOf("french", "classic").outline);
});
