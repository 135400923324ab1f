/** Where guards could come in Security's next turn, as the server works it out; asked for once a question. */

import type { Question, Tell } from "../net/connection";
import type { RiskInfo, Risks, Update } from "../net/wire";

interface Asked {
  readonly update: Update | undefined;
  readonly viewer: string;
  readonly yours: readonly string[];
  ask(question: Question): Promise<Tell>;
}

export class RiskWatch {
  all = $state(false); // every circle that guards could come to is shown
  #told = $state.raw<Risks | null>(null);

  constructor(private readonly table: Asked) {}

  /** What is known for whoever looks; null before it was asked for. */
  get told(): Risks | null {
    return this.#told?.seat === this.table.viewer ? this.#told : null;
  }

  async look(): Promise<void> {
    const { update, viewer, yours } = this.table;
    if (!update || !yours.includes(viewer) || this.told?.question === update.question) return;
    const answer = await this.table.ask({ type: "dangers", seat: viewer }).catch(() => null);
    if (answer?.type === "risks" && viewer === this.table.viewer) this.#told = answer;
  }

  /** The guard who could come to a place, if any. */
  at(place: number): RiskInfo | undefined {
    return this.told?.places.find((risk) => risk.place === place);
  }
}
