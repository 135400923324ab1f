import { expect, it } from "vitest";

import { withTimeouts, type Line } from "./timeouts";

const deed = (first: number): Line => ({
  key: `${first}`,
  first,
  after: first + 1,
  event: { type: "TurnEnded", seat: 1 },
  late: "",
});

it("puts time that ran out before what was done after it", () => {
  const told = withTimeouts([deed(0), deed(3), deed(4)], [{ key: "late 1", first: 3, late: "Ben. Time ran out." }]);

  expect(told.map(({ key }) => key)).toEqual(["0", "late 1", "3", "4"]);
});

it("ends the story with time that ran out just now", () => {
  const told = withTimeouts([deed(0)], [{ key: "late 1", first: 9, late: "Ben. Time ran out." }]);

  expect(told.map(({ key, after }) => [key, after])).toEqual([
    ["0", 1],
    ["late 1", 1],
  ]);
});
