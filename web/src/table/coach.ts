/** Which first advice fits the moment; every piece is given until somebody says that he knows it. */

import type { SeatView } from "../net/wire";

const KEY = "colditz.known";

/** The advice for a seat that is asked, or null. */
export function adviceFor(view: SeatView): string | null {
  const { asking, kits } = view.table;
  if (asking === "Deployment") return "deployment";
  if (asking === "Window") return "window";
  if (asking === "RollCall") return "roll-call";
  const side = view.seat === 0 ? "security" : "escape";
  if (asking === "BeforeThrow") return `${side}-throw`;
  if (asking !== "Movement") return null;
  if (side === "security") return "security-move";
  const equipped = view.equipment.some((count) => count > 0);
  if (equipped && (kits[view.seat] ?? 0) > 0) return "escape-kit";
  return equipped ? "escape-equipped" : "escape-move";
}

export function knownAdvice(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function keepKnown(known: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // then it is told again next time
  }
}
