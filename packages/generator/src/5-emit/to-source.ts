const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** Spaces and separators that a reader of the module could not see. */
const INVISIBLE = /[\u00A0\u202F\u2009\u2028\u2029\u2011]/g;

/** Writes plain data as a TypeScript literal, indented by two spaces a level. */
export function toSource(value: unknown, indent = ""): string {
  if (Array.isArray(value))
    return block(
      value.map((item) => toSource(item, `${indent}  `)),
      "[",
      "]",
      indent,
    );
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(
        ([key, inner]) =>
          `${IDENTIFIER.test(key) ? key : JSON.stringify(key)}: ${toSource(inner, `${indent}  `)}`,
      );
    return block(entries, "{", "}", indent);
  }
  return JSON.stringify(value).replace(
    INVISIBLE,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function block(items: readonly string[], open: string, close: string, indent: string): string {
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join("")}${indent}${close}`;
}
