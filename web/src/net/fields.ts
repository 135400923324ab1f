/** What stands in the fields of actions and events, by the one table that is made from the server's schema. */

import { FIELD_KINDS, type FieldKind } from "./wire";

export function kindOf(field: string): FieldKind | undefined {
  return FIELD_KINDS[field];
}

/** The numbers of one kind that an action or an event names, in the order of its fields; -1 names nothing. */
export function named(fact: object, kind: FieldKind): number[] {
  const fields: [string, unknown][] = Object.entries(fact);
  return fields
    .filter(([field]) => kindOf(field) === kind)
    .flatMap(([, value]) => value)
    .filter((value): value is number => typeof value === "number" && value >= 0);
}
