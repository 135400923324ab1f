import { expect, it } from "vitest";

import { arrive, invitationIn, invitationOf, takeArrival } from "./arrivals";

it("leads a guest to the page of the invitation, and everybody else where he was sent", () => {
  expect(invitationOf("/game/abc#seat=british&token=t")).toBe("/join/abc#seat=british&token=t");
  expect(invitationOf("/join/abc")).toBe("/join/abc");
  expect(invitationOf("/game/abc")).toBe("/game/abc");
});

it("reads the seat and the token, both or none", () => {
  expect(invitationIn("#seat=british&token=t")).toEqual({ seat: "british", token: "t" });
  expect(invitationIn("#seat=british")).toBeNull();
  expect(invitationIn("")).toBeNull();
});

it("tells a name once, and at its own table only", () => {
  arrive({ game: "abc", seat: "british", name: "Pat" });

  expect(takeArrival("other")).toBeNull();
  expect(takeArrival("abc")?.name).toBe("Pat");
  expect(takeArrival("abc")).toBeNull();
});
