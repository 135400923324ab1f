import { expect, it } from "vitest";

import { isTold, passes } from "./filters";

it("keeps the turns' headings under every filter, and nothing else that does not belong", () => {
  expect(passes("people", "TurnBegan")).toBe(true);
  expect(passes("people", "PowArrested")).toBe(true);
  expect(passes("people", "PawnMoved")).toBe(false);
  expect(passes("moves", "PawnMoved")).toBe(true);
  expect(passes("cards", "EquipmentClaimed")).toBe(true);
  expect(isTold("TurnEnded")).toBe(false);
});
