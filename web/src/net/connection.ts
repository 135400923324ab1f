/** One socket to one game: it comes back by itself, asks again from where it was, and matches answers to questions. */

import type { Wire } from "./wire";

export type Ask = NonNullable<Wire["client"]>;
export type Tell = NonNullable<Wire["server"]>;
export type Link = "connecting" | "open" | "lost" | "closed";

/** An ask without its id, which the connection gives. */
type Without<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Question = Without<Ask>;

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 12_000;
const PATIENCE = 30_000; // for one answer, while others come
const OPENING = 10_000; // from the first try to the welcome
/** After this time without a word we ask whether anybody is there. */
export const QUIET = 4000;
/** Whoever then says nothing for this time is gone. */
export const GONE = 6000;
/** The browser itself says that it is offline; a server on this very machine may still answer. */
export const OFFLINE = 1000;

/** What may be asked once more when its answer was lost: a play names its question, so that it is taken only once. */
const AGAIN: ReadonlySet<string> = new Set<Question["type"]>([
  "play",
  "hint",
  "moves",
  "explain",
  "orders",
  "introduce",
]);

/** How long to wait before the next try: twice as long each time, with some chance, so that clients do not come in step. */
export function backOff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.6 + 0.4 * chance);
}

function read(data: string | ArrayBuffer): Tell {
  return JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data)) as Tell;
}

interface Waiting {
  question: Question;
  resolve: (tell: Tell) => void;
  reject: (reason: Error) => void;
  timer: number;
}

export interface Ears {
  hello: () => Ask;
  tell: (tell: Tell) => void;
  link: (link: Link) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #retry = 0;
  #idleTimer = 0;
  #welcomed = false;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    window.addEventListener("online", this.#look);
    window.addEventListener("offline", this.#wentOffline);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Ask something and wait for its answer; what may not be asked twice is rejected when the connection is lost. */
  ask(question: Question): Promise<Tell> {
    if (this.#closed || (!this.#welcomed && !AGAIN.has(question.type))) return Promise.reject(new Error("offline"));
    const id = this.#next++;
    const answer = new Promise<Tell>((resolve, reject) => {
      this.#waiting.set(id, { question, resolve, reject, timer: 0 });
    });
    if (this.#welcomed) this.#send(id);
    return answer;
  }

  /** Say hello anew, in another language for instance. */
  renew(): void {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#look);
    window.removeEventListener("offline", this.#wentOffline);
    document.removeEventListener("visibilitychange", this.#look);
    this.#leave();
    for (const id of [...this.#waiting.keys()]) this.#drop(id, "closed");
    this.ears.link("closed");
  }

  #connect(): void {
    this.#leave();
    if (this.#tries === 0) this.ears.link("connecting"); // what was lost is called lost until it is found
    const socket = (this.#socket = new WebSocket(this.address));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => socket.send(JSON.stringify(this.ears.hello()));
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(read(event.data as string | ArrayBuffer));
    };
    socket.onclose = () => this.#lost(socket);
    this.#idleTimer = window.setTimeout(() => this.#lost(socket), OPENING);
  }

  /** Listen to the socket no more; one that is cut off may take long to notice it. */
  #leave(): void {
    const socket = this.#socket;
    window.clearTimeout(this.#retry);
    window.clearTimeout(this.#idleTimer);
    this.#socket = null;
    this.#welcomed = false;
    socket?.close();
    for (const [id, { question, timer }] of [...this.#waiting]) {
      window.clearTimeout(timer);
      if (!AGAIN.has(question.type)) this.#drop(id, "offline");
    }
  }

  #hear(tell: Tell): void {
    this.#stillThere();
    if (tell.type === "pong") return;
    const id = "id" in tell ? tell.id : null;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (waiting && id !== null) {
      this.#waiting.delete(id);
      window.clearTimeout(waiting.timer);
      waiting.resolve(tell);
    } else this.ears.tell(tell);
    if (tell.type === "welcome" && this.#socket) this.#open();
  }

  /** We are in: whatever still has no answer is asked now. */
  #open(): void {
    this.#tries = 0;
    this.#welcomed = true;
    this.ears.link("open");
    for (const id of this.#waiting.keys()) this.#send(id);
  }

  #send(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#socket?.send(JSON.stringify({ ...waiting.question, id }));
    waiting.timer = window.setTimeout(() => this.#drop(id, "no answer"), PATIENCE);
  }

  /** Something was heard; if nothing follows for a while, we ask. */
  #stillThere(): void {
    window.clearTimeout(this.#idleTimer);
    this.#idleTimer = window.setTimeout(() => this.#checkAlive(GONE), QUIET);
  }

  /** Is anybody there? Whoever says nothing at all is gone. */
  #checkAlive(patience: number): void {
    const socket = this.#socket;
    if (!socket || !this.#welcomed) return;
    socket.send(JSON.stringify({ type: "ping", id: this.#next++ }));
    window.clearTimeout(this.#idleTimer);
    this.#idleTimer = window.setTimeout(() => this.#lost(socket), patience);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#leave();
    this.ears.link("lost");
    this.#retry = window.setTimeout(() => this.#connect(), backOff(this.#tries++));
  }

  #wentOffline = (): void => this.#checkAlive(OFFLINE);

  /** The network is back, or somebody looks again: no time to lose. */
  #look = (): void => {
    if (this.#welcomed) this.#checkAlive(GONE);
    else if (this.#tries > 0) this.#connect();
  };

  #drop(id: number, why: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    window.clearTimeout(waiting?.timer);
    waiting?.reject(new Error(why));
  }
}
