/** True if a text in a value is still to be filled in: `[[à compléter : …]]`. */
export function hasPlaceholder(value: unknown): boolean {
  if (typeof value === "string") return value.includes("[[");
  return typeof value === "object" && value !== null && Object.values(value).some(hasPlaceholder);
}
