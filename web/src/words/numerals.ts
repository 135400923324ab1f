/** Numbers as a language writes them. */

/** A number with so many digits behind the comma, or the point. */
export function numeral(value: number, language: string, digits = 0): string {
  const wanted = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, wanted).format(value);
}
