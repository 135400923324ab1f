import { describe, expect, it } from "vitest";

import type { AnyEvent } from "../net/wire";
import { lastDeal, lastOffer, mayAsk } from "./offer";

const OFFER: AnyEvent = { type: "TradeOffered", seat: 1, to_seat: 2, give: [0], want: [1] };
const MADE: AnyEvent = { type: "TradeMade", seat: 1, to_seat: 2, give: [0], want: [1], open_numbers: true };
const told = (...events: AnyEvent[]) => [{ events }];

describe("the last offer of a seat", () => {
  it("waits until it is answered", () => {
    expect(lastOffer(told(OFFER), 1)).toEqual({ to: 2, give: [0], want: [1], fate: "waiting" });
  });

  it.each([
    ["accepted", MADE],
    ["refused", { type: "TradeRefused", seat: 1, to_seat: 2 }],
    ["lapsed", { type: "TradeLapsed", seat: 1, to_seat: 2 }],
  ] as [string, AnyEvent][])("is %s once that was told", (fate, event) => {
    expect(lastOffer(told(OFFER, event), 1)?.fate).toBe(fate);
  });

  it("is not answered by what others deal, nor by an older answer", () => {
    const others: AnyEvent = { type: "TradeRefused", seat: 3, to_seat: 2 };
    expect(lastOffer(told(MADE, OFFER, others), 1)?.fate).toBe("waiting");
  });

  it("is nothing for somebody who made none", () => {
    expect(lastOffer(told(OFFER), 2)).toBeNull();
  });
});

describe("the last deal of a seat", () => {
  const COUNTER: AnyEvent = { type: "TradeOffered", seat: 2, to_seat: 1, give: [3], want: [0] };
  const TAKEN: AnyEvent = { type: "TradeMade", seat: 2, to_seat: 1, give: [3], want: [0], open_numbers: true };
  const REFUSED: AnyEvent = { type: "TradeRefused", seat: 1, to_seat: 2 };

  it("is the counter-offer that was accepted, not the offer that it answered", () => {
    const story = told(OFFER, REFUSED, COUNTER, TAKEN);
    expect(lastDeal(story, 1)).toEqual({ to: 2, give: [0], want: [3], fate: "taken" });
    expect(lastDeal(story, 2)?.fate).toBe("accepted");
  });

  it("is one's own offer again once one has made another", () => {
    expect(lastDeal(told(COUNTER, TAKEN, OFFER), 1)?.fate).toBe("waiting");
  });
});

describe("what somebody may be asked for", () => {
  const [ROPE, KEY, BRIBE] = [0, 1, 14];

  it("is no more equipment than he is seen to hold", () => {
    const holding = { hand: 0, equipment: 1, counted: true };
    expect(mayAsk(holding, [], ROPE)).toBe(true);
    expect(mayAsk(holding, [ROPE], KEY)).toBe(false);
    expect(mayAsk({ ...holding, equipment: 0 }, [], ROPE)).toBe(false);
  });

  it("is no more cards than he has in hand", () => {
    expect(mayAsk({ hand: 1, equipment: 0, counted: true }, [], BRIBE)).toBe(true);
    expect(mayAsk({ hand: 1, equipment: 0, counted: true }, [BRIBE], BRIBE)).toBe(false);
  });

  it("is open where nobody knows how much there is", () => {
    expect(mayAsk({ hand: 0, equipment: 1, counted: false }, [ROPE], KEY)).toBe(true);
    expect(mayAsk({ hand: 0, equipment: 0, counted: false }, [], KEY)).toBe(false);
  });
});
