/** Being told when it is one's turn, though no page is open: by the browser, or by mail where the host sends mail. */

import { getJson, post } from "../net/api";
import { HOST, tokensOf } from "../net/tokens";
import { prefs } from "../ui/prefs.svelte";

export interface Ways {
  key: string;
  mail: boolean;
}

const KEY = "colditz.notified";

export function fetchWays(): Promise<Ways> {
  return getJson<Ways>("notifications");
}

/** This browser can be told things while no page is open. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function isNotified(game: string): boolean {
  return read().includes(game);
}

function remember(game: string, on: boolean): void {
  const others = read().filter((other) => other !== game);
  localStorage.setItem(KEY, JSON.stringify(on ? [...others, game] : others));
}

const OFFERED = "colditz.notify-offered";

/** Somebody has looked at the offer to be told of his turns in a game, and closed it. */
export function wasOffered(game: string): boolean {
  return (JSON.parse(localStorage.getItem(OFFERED) ?? "[]") as string[]).includes(game);
}

export function offered(game: string): void {
  const others = (JSON.parse(localStorage.getItem(OFFERED) ?? "[]") as string[]).filter((other) => other !== game);
  localStorage.setItem(OFFERED, JSON.stringify([...others.slice(-30), game]));
}

/** The same wish for every seat of the game that this browser holds. */
async function wish(game: string, what: object): Promise<void> {
  for (const [seat, token] of Object.entries(tokensOf(game)))
    if (seat !== HOST)
      await post(`games/${encodeURIComponent(game)}/notify`, { token, language: prefs.language, ...what });
}

/** Ask the browser for leave, and the server for notes; false if the browser says no. */
export async function pushOn(game: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const device = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = device.toJSON();
  await wish(game, { push: { endpoint, keys } });
  remember(game, true);
  return true;
}

export async function mailOn(game: string, mail: string): Promise<void> {
  await wish(game, { mail });
  remember(game, true);
}

export async function turnOff(game: string): Promise<void> {
  await wish(game, { off: true });
  remember(game, false);
}
