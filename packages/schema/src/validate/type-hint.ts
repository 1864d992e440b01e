import type { ContentIssue } from "../diagnostics/diagnostic.ts";

/** Returns a hint for a value of the wrong type, from the most common mistakes in YAML. */
export function typeHint(
  expected: readonly string[],
  data: unknown,
  properties: object | undefined,
): ContentIssue["hint"] {
  if (data === null) return "Give it a value, or remove the key.";
  if (expected.includes("object") && properties !== undefined)
    return `Write its keys on lines of their own: ${Object.keys(properties).join(", ")}.`;
  if (expected.includes("boolean") && typeof data === "string") return "Write true or false, without quotes.";
  if (expected.includes("array") && typeof data === "string")
    return "Write each item on a line of its own, begun with a hyphen.";
  if (expected.includes("integer") && typeof data === "string" && /^\d+$/.test(data))
    return `Write it without quotes: ${data}.`;
  if (!expected.includes("string")) return undefined;
  if (typeof data !== "object") return (typed) => `Put it in quotes: "${typed}".`;
  return Array.isArray(data) ? undefined : "If it is text that holds « : », put it in quotes.";
}
