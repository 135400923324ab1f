import { expect, test } from "vitest";

import { inCompany } from "./company";

const mine = { seat: "british", kind: "human", steward: false };
const bot = { seat: "security", kind: "bot", steward: false };

test("whoever plays alone against bots is in nobody's company, unless a bot stands in or the seat is open elsewhere", () => {
  const alone = { seats: [mine, bot], yours: ["british"], connections: { british: 1 } };
  expect(inCompany(alone)).toBe(false);
  expect(inCompany({ ...alone, seats: [mine, { ...bot, kind: "open" }] })).toBe(true);
  expect(inCompany({ ...alone, seats: [{ ...mine, steward: true }, bot] })).toBe(true);
  expect(inCompany({ ...alone, connections: { british: 2 } })).toBe(true);
  expect(inCompany({ ...alone, yours: [] })).toBe(true);
});
