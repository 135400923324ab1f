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

const text = await compile(plain(JSON.parse(readFileSync(0, "utf8"))), "Wire", {
  bannerComment: "// Made from the server's schema by `make types`; do not edit.",
  additionalProperties: false,
  style: { printWidth: 120 },
});
process.stdout.write(text);
