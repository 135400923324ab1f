/** What a fault says to whoever plays. */

import { say } from "./words.svelte";

/** Faults of programs, told in words for those who write them: nobody who plays can do anything about these. */
const PROGRAMS: ReadonlySet<string> = new Set(["malformed", "bad-message", "hello-first", "unknown-seat"]);

export function spoken({ code, says }: { code: string; says: string }): string {
  return PROGRAMS.has(code) ? say("not-understood") : says;
}
