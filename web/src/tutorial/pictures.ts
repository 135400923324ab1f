/** What the list of lessons shows of each: the moment that it is about, on our own board. */

import { MOMENTS, type Moment } from "../rulebook/guide";

export const PICTURES: Readonly<Record<string, Moment>> = {
  walk: MOMENTS.turn,
  collect: MOMENTS.gather,
  kit: {
    men: [["british-4", "ic-r07-c20"]],
    ways: [["ic-r07-c20", "room-canteen-8"]],
    rings: ["room-canteen-8"],
  },
  door: MOMENTS.out,
  attempt: MOMENTS.out,
  arrest: MOMENTS.caught,
  search: {
    men: [
      ["guard-1", "ic-r10-c06"],
      ["british-1", "room-chapel-9"],
      ["british-2", "room-chapel-10"],
    ],
    ways: [],
    arrest: ["ic-r10-c06", "room-chapel-10"],
    rings: ["room-chapel-9", "room-chapel-10"],
  },
  double: { men: [["british-1", "exit-inner-cells"]], ways: [], rings: ["exit-inner-cells"] },
  cards: { men: [["guard-1", "ic-r08-c13"]], ways: [], rings: ["ic-r08-c13"] },
  appel: {
    men: [
      ["guard-1", "ic-r08-c13"],
      ["british-1", "ic-r09-c16"],
    ],
    ways: [["ic-r09-c16", "ap-r5-c2"]],
    rings: ["ap-r5-c2"],
  },
  night: { men: [["british-1", "room-theatre-4"]], ways: [], rings: ["land-12"] },
  escape: MOMENTS.goal,
};
