/** Which lessons this browser has seen to their end; kept in it, never sent anywhere. */

const KEY = "colditz.learned";

type Learned = Readonly<Record<string, readonly string[]>>; // edition, then names of lessons

function read(): Learned {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Learned;
  } catch {
    return {};
  }
}

class LearnedLessons {
  #all = $state.raw<Learned>(read());

  of(edition: string): readonly string[] {
    return this.#all[edition] ?? [];
  }

  add(edition: string, lesson: string): void {
    const known = this.of(edition);
    if (known.includes(lesson)) return;
    this.#all = { ...this.#all, [edition]: [...known, lesson] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // without storage it is known for as long as the page is open
    }
  }
}

export const learned = new LearnedLessons();
