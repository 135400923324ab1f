import { expect, it } from "vitest";

import { arrive, invitationOf, invitationsIn, linkForAll, takeArrival } from "./arrivals";

it("leads a guest to the page of the invitation, and everybody else where he was sent", () => {
  expect(invitationOf("/game/abc#seat=british&token=t")).toBe("/join/abc#seat=british&token=t");
  expect(invitationOf("/join/abc")).toBe("/join/abc");
  expect(invitationOf("/game/abc")).toBe("/game/abc");
});

it("reads the seat and the token, both or none", () => {
  expect(invitationsIn("#seat=british&token=t")).toEqual([{ seat: "british", token: "t" }]);
  expect(invitationsIn("#seat=british")).toEqual([]);
  expect(invitationsIn("")).toEqual([]);
});

it("makes one link of several, from which each seat is read again", () => {
  const [guards, officer] = ["/join/abc#seat=security&token=s", "/join/abc#seat=british&token=t"];
  const link = linkForAll([guards, officer]);
  expect(link.startsWith("/join/abc#")).toBe(true);
  expect(invitationsIn(link.slice(link.indexOf("#")))).toEqual([
    { seat: "security", token: "s" },
    { seat: "british", token: "t" },
  ]);
  expect(linkForAll([guards])).toBe("");
  expect(linkForAll([guards, "/join/abc"])).toBe("");
});

it("tells a name once, and at its own table only", () => {
  arrive({ game: "abc", seat: "british", name: "Pat" });

  expect(takeArrival("other")).toBeNull();
  expect(takeArrival("abc")?.name).toBe("Pat");
  expect(takeArrival("abc")).toBeNull();
});
