/** What a person has chosen about the page itself; kept in the browser, never sent anywhere. */

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own words, so that everybody finds his own whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", es: "Español", it: "Italiano" };
export const LIGHTS = ["auto", "day", "night"] as const;
export type Light = (typeof LIGHTS)[number];

const KEY = "colditz.prefs";

/** How fast what others do is acted out: after each press, slowly, quickly, or not at all. */
export const PACES = ["step", "calm", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** What is kept, and what it is for somebody who has chosen nothing. */
const USUAL = {
  light: "auto" as Light,
  name: "",
  calm: false, // nothing moves
  follow: true, // the board goes to what is chosen and to what others do
  danger: true, // goals show where guards could come
  sound: true,
  volume: 60, // of a hundred
  pace: "calm" as Pace,
  autoThrow: false,
  autoEnd: false,
  askEnd: true, // before a turn ends with points left
};

type Saved = Partial<typeof USUAL & { language: Language }>;

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
  light = $state(USUAL.light);
  name = $state(USUAL.name);
  calm = $state(USUAL.calm);
  follow = $state(USUAL.follow);
  danger = $state(USUAL.danger);
  sound = $state(USUAL.sound);
  pace = $state(USUAL.pace);
  autoThrow = $state(USUAL.autoThrow);
  autoEnd = $state(USUAL.autoEnd);
  askEnd = $state(USUAL.askEnd);
  volume = $state(USUAL.volume);
  #dark = $state(false);
  #still = $state(false);

  constructor() {
    const saved = read();
    this.language = saved.language ?? preferred(navigator.languages);
    Object.assign(this, { ...USUAL, ...saved, language: this.language });
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
    const { language, light, name, calm, follow, danger, sound, volume, pace, autoThrow, autoEnd, askEnd } = this;
    const board = { calm, follow, danger, sound, volume };
    const saved: Saved = { language, light, name, ...board, pace, autoThrow, autoEnd, askEnd };
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
