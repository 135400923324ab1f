/** Which first advice fits the moment; every piece is given until somebody says that he knows it. */

import type { ChoicesInfo, SeatView } from "../net/wire";

const KEY = "colditz.known";

const FIRST_ROUNDS = 2; // later nobody has to be told how a turn begins

/** The advice for a seat that is asked, or null where none fits what can be done now. */
export function adviceFor(view: SeatView, choices: ChoicesInfo): string | null {
  const { asking, round } = view.table;
  if (asking === "Deployment") return "deployment";
  if (asking === "Window" || asking === "MayRaid") return choices.only_pass ? null : "window";
  if (asking === "RollCall") return "roll-call";
  const side = view.seat === 0 ? "security" : "escape";
  if (asking === "BeforeThrow") return round <= FIRST_ROUNDS ? `${side}-throw` : null;
  return asking === "Movement" ? whileMoving(view, choices, side) : null;
}

function whileMoving(view: SeatView, choices: ChoicesInfo, side: "security" | "escape"): string | null {
  if (choices.actions.some(({ type }) => type === "DrawCard")) return "draw";
  if (!choices.pawns.length) return null;
  if (side === "security") return "security-move";
  const equipped = view.equipment.some((count) => count > 0);
  if (equipped && (view.table.kits[view.seat] ?? 0) > 0) return "escape-kit";
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
