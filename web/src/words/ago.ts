/** How long ago something was, as the language says it. */

const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Both times in Unix seconds; less than a minute is "now". */
export function ago(language: string, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const [unit, seconds] = UNITS.find(([, length]) => past >= length) ?? (["second", Infinity] as const);
  return words.format(-Math.floor(past / seconds), unit);
}

/** A moment to come as people write it down: Tue, 17 Nov, 18:30. */
export function momentIn(language: string, seconds: number): string {
  const shape: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, { ...shape, hour: "2-digit", minute: "2-digit" }).format(seconds * 1000);
}
