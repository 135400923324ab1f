/** The cards by the numbers that the wire counts them in; a test compares this with the engine's list. */

export const CARD_TITLES: Readonly<Record<number, string>> = {
  0: "rope",
  1: "key",
  2: "pass",
  3: "wire-cutters",
  4: "kit",
  10: "found-rope",
  11: "found-key",
  12: "found-pass",
  13: "found-wire-cutters",
  14: "bribe",
  15: "kit-part-disguise-documents",
  16: "kit-part-compass-food",
  17: "advance-warning",
  18: "release",
  19: "go-to-sick-bay",
  20: "go-to-dentist",
  21: "go-to-chapel",
  22: "go-to-theatre",
  23: "go-to-parcel-office",
  24: "diversion",
  25: "high-command-inspection",
  26: "sabotage",
  27: "staff-car",
  28: "talisman",
  29: "tunnel-canteen",
  30: "tunnel-chapel",
  31: "tunnel-theatre",
  32: "hideaway",
  33: "aeroplane",
  34: "secret-door",
  40: "appel",
  41: "search-chapel",
  42: "search-store",
  43: "search-dentist",
  44: "search-showers",
  45: "search-kitchen",
  46: "search-sick-bay",
  47: "search-guard-house",
  48: "search-orderlies-quarters",
  49: "tunnel-detected",
  50: "shoot-to-kill",
  51: "arrest-key-holder",
  52: "arrest-pass-holder",
  60: "three-throws",
  61: "four-throws",
  62: "five-throws",
  63: "six-throws",
  64: "seven-throws",
};

/** The kind of equipment that a card in hand can be exchanged for; undefined for all others. */
export function foundBy(card: number): number | undefined {
  const [, title] = /^found-(.*)$/.exec(CARD_TITLES[card] ?? "") ?? [];
  const kind = Object.values(CARD_TITLES).indexOf(title ?? "");
  return kind < 0 ? undefined : kind;
}

export type CardFamily = "equipment" | "kit" | "opportunity" | "security" | "do-or-die";

/** Which back a card has. */
export function familyOf(card: number): CardFamily {
  if (card < 4) return "equipment";
  if (card < 10) return "kit";
  if (card < 40) return "opportunity";
  return card < 60 ? "security" : "do-or-die";
}

/** Cards of one kind laid together, in the order in which they first lie. */
export function counted(held: readonly number[]): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of held) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
