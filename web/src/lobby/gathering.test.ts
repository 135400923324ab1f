import { expect, it } from "vitest";

import type { SeatInfo } from "../net/wire";
import { invitations, missing, uninvited } from "./gathering";

function info(seat: string, kind: SeatInfo["kind"], present = false): SeatInfo {
  return { seat, kind, name: "", level: "", present, steward: false, awaited: false };
}

const seats = [
  info("security", "human"),
  info("american", "open"),
  info("british", "human", true),
  info("dutch", "bot"),
  info("french", "human"),
  info("polish", "open"),
];

it("misses free seats and people who were not seen yet", () => {
  const names = (yours: string[], played: string[]) =>
    missing({ seats, yours, played: new Set(played) }).map(({ seat }) => seat);
  expect(names([], [])).toEqual(["security", "american", "french", "polish"]);
  expect(names(["security"], ["french"])).toEqual(["american", "polish"]);
});

it("offers each link once, and none that this browser did not give away", () => {
  const absent = missing({ seats, yours: ["british"], played: new Set() });
  expect(invitations("g", absent, {})).toEqual([{ link: "/join/g", seats: ["american", "polish"] }]);
  expect(invitations("g", absent, { french: "/game/g#token=x", american: "/game/g#token=old" })).toEqual([
    { link: "/join/g", seats: ["american", "polish"] },
    { link: "/game/g#token=x", seats: ["french"] },
  ]);
});

it("names the players for whom this browser has no link", () => {
  const absent = missing({ seats, yours: [], played: new Set() });
  expect(uninvited(absent, { french: "/join/x" })).toEqual(["security"]);
  expect(uninvited(absent, { french: "/join/x", security: "/join/y" })).toEqual([]);
});
