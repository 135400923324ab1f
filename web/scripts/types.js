// The wire's messages as TypeScript: reads the server's JSON schema from standard input, writes types to standard output.
import { readFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

/** Titles of fields would each become a type of their own; tuples are written the way the compiler reads them. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  const made = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "title" && typeof value === "string") continue;
    if (key === "maxItems" && !("prefixItems" in node)) continue;
    made[key === "prefixItems" ? "items" : key] = plain(value);
  }
  return made;
}

/** One table that says what each field of an action or an event holds. */
function fieldKinds(table) {
  const kinds = [...new Set(Object.values(table))].sort();
  const union = kinds.map((kind) => JSON.stringify(kind)).join(" | ");
  const rows = Object.keys(table)
    .sort()
    .map((name) => `  ${name}: ${JSON.stringify(table[name])},`);
  return `
export type FieldKind = ${union};
/**
 * What the fields of actions and events hold, by their names.
 */
export const FIELD_KINDS: Readonly<Partial<Record<string, FieldKind>>> = {
${rows.join("\n")}
};
`;
}

const schema = JSON.parse(readFileSync(0, "utf8"));
const text = await compile(plain(schema), "Wire", {
  bannerComment: "// Made from the server's schema by `make types`; do not edit.",
  additionalProperties: false,
  style: { printWidth: 120 },
});
process.stdout.write(`${text}${fieldKinds(schema["x-fields"])}`);
