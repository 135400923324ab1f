/** Offers at a shared screen: whoever is made one is called to it, and has the screen until he has answered. */

import type { Update } from "../net/wire";

export class OfferCalls {
  called: string | null = null;
  readonly #known = new Map<string, string>(); // by seat: the offers to which it was called

  /** Whom the screen is for now, for the sake of an offer; nobody is called twice to the same one. */
  hear({ seat, view }: Update, viewer: string, yours: readonly string[]): string | null {
    const offers = view.offers.filter(([, to]) => to === view.seat);
    const text = offers.length ? JSON.stringify(offers) : "";
    const fresh = text !== "" && text !== this.#known.get(seat);
    this.#known.set(seat, text);
    if (this.called === seat && !text) this.called = null;
    if (fresh && seat !== viewer && yours.includes(seat)) this.called = seat;
    return this.called;
  }

  /** The screen is handed to somebody else all the same. */
  passed(next: string | null): void {
    if (next !== this.called) this.called = null;
  }
}
