/** The key of what an edition says in its own words, where it has any: `card-title-appel-in-devir`. */
export function ownKey(key: string, edition: string, has: (key: string) => boolean): string {
  const own = `${key}-in-${edition}`;
  return edition && has(own) ? own : key;
}
