/** What a person has chosen about the page itself; kept in the browser, never sent anywhere. */

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own words, so that everybody finds his own whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", it: "Italiano" };
export const LIGHTS = ["auto", "day", "night"] as const;
export type Light = (typeof LIGHTS)[number];

const KEY = "colditz.prefs";

interface Saved {
  language?: Language;
  light?: Light;
  name?: string;
  calm?: boolean;
  follow?: boolean;
}

function read(): Saved {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Saved;
  } catch {
    return {}; // storage may be shut off, or hold what another program wrote
  }
}

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => spoken.find((tag) => LANGUAGES.some((ours) => ours === tag)) === language) ?? "en"
  );
}

class Prefs {
  language = $state<Language>("en");
  light = $state<Light>("auto");
  name = $state("");
  calm = $state(false);
  follow = $state(true); // the board goes to what is chosen and to what others do
  #dark = $state(false);
  #still = $state(false);

  constructor() {
    const saved = read();
    this.language = saved.language ?? preferred(navigator.languages);
    this.light = saved.light ?? "auto";
    this.name = saved.name ?? "";
    this.calm = saved.calm ?? false;
    this.follow = saved.follow ?? true;
    this.#watch("(prefers-color-scheme: dark)", (on) => (this.#dark = on));
    this.#watch("(prefers-reduced-motion: reduce)", (on) => (this.#still = on));
  }

  get night(): boolean {
    return this.light === "night" || (this.light === "auto" && this.#dark);
  }

  /** Nothing should move: asked for here, or by the system. */
  get still(): boolean {
    return this.calm || this.#still;
  }

  save(): void {
    const { language, light, name, calm, follow } = this;
    const saved: Saved = { language, light, name, calm, follow };
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // a full or forbidden storage only means that the choice is forgotten
    }
  }

  #watch(query: string, tell: (on: boolean) => void): void {
    const media = window.matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", (event) => tell(event.matches));
  }
}

export const prefs = new Prefs();
