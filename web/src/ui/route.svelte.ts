/** Where we are. Tokens stand behind the #, which browsers keep to themselves, and are put away at once. */

import { tick } from "svelte";

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** `/game/abc?step=4` as a page, further parts and a query. */
export function readRoute(path: string, search: string): Route {
  const [page = "", ...parts] = path.split("/").filter((part) => part !== "");
  return { page: decodeURIComponent(page), parts: parts.map(decodeURIComponent), query: new URLSearchParams(search) };
}

/** What a page is about; a rulebook is one page, whatever rule it is opened at. */
function subjectOf({ page, parts }: Route): string {
  return [page, ...(page === "rules" ? parts.slice(0, 1) : parts)].join("/");
}

/** Who follows a link goes on reading at the heading of the new page, or at the board of a table. */
function toHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Some pages have to be fetched first: then their heading is awaited, until another page is asked for. */
const awaited = new MutationObserver(() => {
  if (toHeading()) awaited.disconnect();
});

function toHeadingOnceThere(): void {
  awaited.disconnect();
  if (!toHeading()) awaited.observe(document.body, { childList: true, subtree: true });
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.search));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    // A link to another seat of the game that is open already: the table is set anew with both.
    window.addEventListener("hashchange", () => location.hash.includes("token=") && location.reload());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Change the address without leaving a step for the back button. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** Follow a link within the page; other clicks (new tab, middle button) stay the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // within the page
    event.preventDefault();
    const before = this.route;
    this.go(link.pathname + link.search + link.hash);
    if (subjectOf(before) !== subjectOf(this.route)) void tick().then(toHeadingOnceThere);
  };

  #read(): void {
    this.route = readRoute(location.pathname, location.search);
  }
}

export const router = new Router();
