import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Connection, GONE, LONGEST_WAIT, OFFLINE, QUIET, type Ask, type Link, type Tell } from "./connection";

/** A socket that says nothing by itself. */
class Socket {
  static readonly all: Socket[] = [];
  sent: Ask[] = [];
  closed = false;
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose = () => {};

  constructor() {
    Socket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Ask);
  }

  close() {
    this.closed = true;
  }

  tell(tell: object) {
    this.onmessage({ data: JSON.stringify(tell) });
  }

  welcome() {
    this.onopen();
    this.tell({ type: "welcome" });
  }

  get kinds() {
    return this.sent.map((ask) => ask.type);
  }
}

const THROW = { type: "play", seat: "british", question: 4, action: { type: "Throw" }, draft: false } as const;
const TALK = { type: "say", seat: "british", channel: "table", text: "Hello" } as const;

let browser: EventTarget;
let links: Link[];
let connection: Connection;

function last(): Socket {
  return Socket.all.at(-1) as Socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal("window", Object.assign(browser, { setTimeout, clearTimeout }));
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("WebSocket", Socket);
  Socket.all.length = 0;
  links = [];
  const hello = () => ({ type: "hello" }) as Ask;
  connection = new Connection("ws://here", { hello, tell: () => {}, link: (link) => links.push(link) });
  last().welcome();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks after a silence, and counts whoever does not answer as lost", () => {
  vi.advanceTimersByTime(QUIET);
  expect(last().kinds).toEqual(["hello", "ping"]);
  last().tell({ type: "pong", id: 1, now: 0 });
  vi.advanceTimersByTime(QUIET + GONE - 1);
  expect(links).toEqual(["connecting", "open"]);
  vi.advanceTimersByTime(1);
  expect(links.at(-1)).toBe("lost");
  expect(Socket.all[0]?.closed).toBe(true);
});

it("finds out within a second whether a browser that says it is offline is", () => {
  browser.dispatchEvent(new Event("offline"));
  last().tell({ type: "pong", id: 1, now: 0 }); // the server is on this machine
  vi.advanceTimersByTime(OFFLINE);
  expect(links.at(-1)).toBe("open");
  browser.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(OFFLINE);
  expect(links.at(-1)).toBe("lost");
});

it("connects at once when the network is back, and calls it lost until then", () => {
  browser.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(OFFLINE);
  for (let tries = 0; tries < 8; tries++) {
    last().onclose();
    vi.advanceTimersByTime(LONGEST_WAIT);
  }
  last().onclose();
  const before = Socket.all.length;
  browser.dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(before + 1);
  expect(links.slice(2).every((link) => link === "lost")).toBe(true);
  last().welcome();
  expect(links.at(-1)).toBe("open");
});

it("asks what had no answer once more, and once only", async () => {
  const thrown = connection.ask(THROW);
  const [first] = Socket.all;
  first?.onclose();
  vi.advanceTimersByTime(LONGEST_WAIT);
  expect(last().kinds).toEqual([]);
  last().welcome();
  expect(last().kinds).toEqual(["hello", "play"]);
  const { id } = last().sent[1] as { id: number };
  first?.tell({ type: "played", id, question: 5 }); // the old socket is heard no more
  last().tell({ type: "error", id, code: "stale", says: "" });
  expect(((await thrown) as Tell).type).toBe("error");
  last().onclose();
  vi.advanceTimersByTime(LONGEST_WAIT);
  last().welcome();
  expect(last().kinds).toEqual(["hello"]);
});

it("keeps what is pressed while nobody is there, but lets talk fail, which might be said twice", async () => {
  const said = connection.ask(TALK);
  last().onclose();
  await expect(said).rejects.toThrow("offline");
  await expect(connection.ask(TALK)).rejects.toThrow("offline");
  const hinted = connection.ask({ type: "hint", seat: "british" });
  vi.advanceTimersByTime(LONGEST_WAIT);
  last().welcome();
  expect(last().kinds).toEqual(["hello", "hint"]);
  connection.close();
  await expect(hinted).rejects.toThrow("closed");
});
