import { typeset } from "@vitrine/french/typeset";

/** Copies a value with every text typeset, as the generator does for components; addresses stay unchanged. */
export function printed<Value>(value: Value): Value {
  return printedAny(value) as Value;
}

function printedAny(value: unknown): unknown {
  if (typeof value === "string") return typeset(value);
  if (Array.isArray(value)) return value.map(printedAny);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, printedAny(inner)]));
}
