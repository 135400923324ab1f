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

/** The reader's own kind of a language, such as British English, where the browser says it: dates follow it. */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((each) => each === language || each.startsWith(`${language}-`)) ?? language;
}

const HOUR: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };

/** A moment to come as people write it down: Tue, 17 Nov, 18:30. */
export function momentIn(language: string, seconds: number, locale = localeOf(language)): string {
  const shape: Intl.DateTimeFormatOptions = { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale, { ...shape, ...HOUR }).format(seconds * 1000);
}

/** The hour of the day. */
export function hourIn(language: string, seconds: number, locale = localeOf(language)): string {
  return new Intl.DateTimeFormat(locale, HOUR).format(seconds * 1000);
}

/** A stretch of time in its two largest units, as short as the language has it: 2d 4h. */
export function shortSpan(language: string, seconds: number): string {
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  const unit = (count: number, name: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(count);
  if (days) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A long stretch of time, roughly: 5 days, 4 months, 2 years. */
export function roughSpan(language: string, days: number): string {
  const [count, unit] = days < 60 ? [days, "day"] : days < 700 ? [days / 30.4, "month"] : [days / 365, "year"];
  const shape = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, shape).format(count);
}

/** A stretch of time as a clock shows it: 4:05, 3 hr 20 min, 2 days 23 hr. */
export function spanIn(language: string, seconds: number): string {
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  const unit = (count: number, name: string, unitDisplay: "long" | "short") =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay }).format(count);
  if (days) return `${unit(days, "day", "long")} ${unit(hours % 24, "hour", "short")}`;
  if (hours) return `${unit(hours, "hour", "short")} ${unit(minutes % 60, "minute", "short")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
