/** Officers who share a screen end their secret meeting together. */

import type { Question, Tell } from "../net/connection";
import type { Update } from "../net/wire";

export const MEETING = "Meeting"; // the question that is asked while officers meet

interface Asked {
  readonly update: Update | undefined;
  try(question: Question): Promise<Tell | null>;
}

/** Officers who share a screen hold their secret meeting at it: nobody's cards are shown, and nobody is called. */
export function planTogether(yours: readonly string[], update: Update): boolean {
  return update.view.table.asking === MEETING && yours.filter((seat) => seat !== "security").length > 1;
}

/** Each of these seats says that it is ready, one after the other, as long as nothing else happens. */
export async function allReady(table: Asked, seats: readonly string[]): Promise<void> {
  let question = table.update?.question ?? 0;
  for (const seat of seats) {
    const answer = await table.try({ type: "play", seat, question, action: { type: "Pass" }, draft: false });
    if (answer?.type !== "played") return;
    question = answer.question;
  }
}
