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
const PATIENCE = 20_000;
const PULSE = 25_000;

/** How long to wait before the next try: twice as long each time, with some chance, so that clients do not come in step. */
export function backOff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.6 + 0.4 * chance);
}

function read(data: string | ArrayBuffer): Tell {
  return JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data)) as Tell;
}

interface Waiting {
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
  #pulse = 0;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    window.addEventListener("online", this.#hurry);
    this.#connect();
  }

  /** Ask something and wait for its answer; a lost connection rejects. */
  ask(question: Question): Promise<Tell> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("offline"));
    const id = this.#next++;
    socket.send(JSON.stringify({ ...question, id }));
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.#drop(id, "no answer"), PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  /** Say hello anew, in another language for instance. */
  renew(): void {
    const old = this.#socket;
    this.#end();
    this.#connect();
    old?.close();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    window.clearTimeout(this.#retry);
    this.#end();
    this.#socket?.close();
    this.ears.link("closed");
  }

  #connect(): void {
    this.ears.link("connecting");
    const socket = (this.#socket = new WebSocket(this.address));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => socket.send(JSON.stringify(this.ears.hello()));
    socket.onmessage = (event) => this.#hear(read(event.data as string | ArrayBuffer));
    socket.onclose = () => this.#lost(socket);
  }

  #hear(tell: Tell): void {
    if (tell.type === "welcome") {
      this.#tries = 0;
      this.ears.link("open");
      window.clearInterval(this.#pulse);
      this.#pulse = window.setInterval(() => void this.ask({ type: "ping" }).catch(() => this.#socket?.close()), PULSE);
    }
    const waiting = "id" in tell && tell.id !== null ? this.#waiting.get(tell.id) : undefined;
    if (waiting && "id" in tell && tell.id !== null) {
      this.#waiting.delete(tell.id);
      window.clearTimeout(waiting.timer);
      waiting.resolve(tell);
    } else this.ears.tell(tell);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#end();
    this.ears.link("lost");
    this.#retry = window.setTimeout(() => this.#connect(), backOff(this.#tries++));
  }

  #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    window.clearTimeout(this.#retry);
    this.#connect();
  };

  #end(): void {
    window.clearInterval(this.#pulse);
    for (const id of [...this.#waiting.keys()]) this.#drop(id, "offline");
  }

  #drop(id: number, why: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    window.clearTimeout(waiting?.timer);
    waiting?.reject(new Error(why));
  }
}
