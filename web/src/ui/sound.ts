/** Short sounds, made here out of tones and noise: nothing is loaded, and nobody is woken who has not touched the page. */

import type { AnyEvent } from "../net/wire";
import { prefs } from "./prefs.svelte";

const LOUDEST = 0.37; // at full volume
const WIRE_CUTTERS = 3; // the card

export type Effect =
  "dice" | "step" | "card" | "wire" | "whistle" | "arrest" | "escape" | "shot" | "kit" | "turn" | "won" | "over";

interface Tone {
  from: number; // hertz
  to?: number;
  at?: number; // seconds from now
  lasts: number;
  loud?: number;
  shape?: OscillatorType;
}

interface Noise {
  around: number; // hertz
  at?: number;
  lasts: number;
  loud?: number;
}

type Note = Tone | Noise;

/** One note after the other, evenly. */
function run(notes: readonly number[], every: number, lasts: number): Tone[] {
  return notes.map((from, index) => ({ from, at: index * every, lasts, shape: "triangle", loud: 0.8 }));
}

const EFFECTS: Readonly<Record<Effect, readonly Note[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.27, 0.38].map((at, index) => ({
    around: 2600 - index * 210,
    at,
    lasts: 0.05,
    loud: 1,
  })),
  step: [{ around: 420, lasts: 0.05, loud: 0.5 }],
  card: [{ around: 3400, lasts: 0.12, loud: 0.35 }],
  wire: [0, 0.16, 0.32].flatMap((at) => [
    { around: 5200, at, lasts: 0.03, loud: 1 },
    { from: 1900, to: 1300, at: at + 0.01, lasts: 0.06, loud: 0.3, shape: "square" as const },
  ]),
  whistle: [0, 0.42].flatMap((at) =>
    Array.from({ length: 9 }, (_, turn) => ({
      from: turn % 2 ? 2480 : 2320,
      at: at + turn * 0.04,
      lasts: 0.045,
      loud: 0.35,
      shape: "square" as const,
    })),
  ),
  arrest: [
    { from: 150, to: 45, lasts: 0.22, loud: 1.6 },
    { around: 900, lasts: 0.09, loud: 1.2 },
    { around: 300, at: 0.3, lasts: 0.12, loud: 1 },
  ],
  escape: run([523, 659, 784, 1047, 1319], 0.1, 0.35),
  shot: [
    { around: 700, lasts: 0.4, loud: 2 },
    { from: 110, to: 35, lasts: 0.35, loud: 1.6 },
  ],
  kit: run([440, 554, 659], 0.09, 0.3),
  turn: run([784, 1047], 0.13, 0.25),
  won: run([523, 659, 784, 1047, 784, 1047, 1319], 0.14, 0.4),
  over: run([440, 392, 349, 330], 0.22, 0.45),
};

/** What an event sounds like; nothing for most of them. */
export function effectOf(event: AnyEvent): Effect | null {
  if (event.type === "EquipmentSpent") return event.cards.includes(WIRE_CUTTERS) ? "wire" : "card";
  return EVENTS[event.type] ?? null;
}

const EVENTS: Partial<Record<AnyEvent["type"], Effect>> = {
  Thrown: "dice",
  CardThrown: "dice",
  AppelCalled: "whistle",
  PowArrested: "arrest",
  PowEscaped: "escape",
  PowDied: "shot",
  KitClaimed: "kit",
  CardPlayed: "card",
  CardDrawn: "card",
  GameEnded: "over",
};

/** Of several that come at once one is heard: the one that matters most. */
const WEIGHT: readonly Effect[] = ["escape", "shot", "arrest", "whistle", "wire", "kit", "dice", "card"];

export function loudest(events: readonly AnyEvent[]): Effect | null {
  const heard = new Set(events.map(effectOf));
  return WEIGHT.find((effect) => heard.has(effect)) ?? null;
}

class Sound {
  #context: AudioContext | null = null;
  #touched = false;

  constructor() {
    if (typeof window === "undefined") return;
    const wake = (): void => {
      this.#touched = true;
      void this.#context?.resume();
    };
    window.addEventListener("pointerdown", wake, { passive: true });
    window.addEventListener("keydown", wake, { passive: true });
  }

  play(effect: Effect | null): void {
    if (!effect || !prefs.sound || !prefs.volume || !this.#touched || document.hidden || !("AudioContext" in window))
      return;
    this.#context ??= new AudioContext();
    for (const note of EFFECTS[effect]) this.#note(this.#context, note);
  }

  #note(context: AudioContext, note: Note): void {
    const begins = context.currentTime + (note.at ?? 0);
    const loud = context.createGain();
    loud.gain.setValueAtTime(((LOUDEST * prefs.volume) / 100) * (note.loud ?? 1), begins);
    loud.gain.exponentialRampToValueAtTime(0.0001, begins + note.lasts);
    loud.connect(context.destination);
    const source = "from" in note ? tone(context, note, begins) : noise(context, note, loud);
    if ("from" in note) source.connect(loud);
    source.start(begins);
    source.stop(begins + note.lasts);
  }
}

function tone(context: AudioContext, note: Tone, begins: number): OscillatorNode {
  const made = context.createOscillator();
  made.type = note.shape ?? "sine";
  made.frequency.setValueAtTime(note.from, begins);
  if (note.to) made.frequency.exponentialRampToValueAtTime(note.to, begins + note.lasts);
  return made;
}

function noise(context: AudioContext, note: Noise, into: AudioNode): AudioBufferSourceNode {
  const length = Math.ceil(context.sampleRate * note.lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const made = context.createBufferSource();
  made.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = note.around;
  made.connect(filter).connect(into);
  return made;
}

export const sound = new Sound();
