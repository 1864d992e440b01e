const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** Characters that a reader of the module could not see or tell from others: spaces, separators, controls. */
const INVISIBLE = /[[\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Cf}\u2011]--[ ]]/gv;

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
      .map(([key, inner]) => `${keySource(key)}: ${toSource(inner, `${indent}  `)}`);
    return block(entries, "{", "}", indent);
  }
  return literal(value);
}

/** A plain `__proto__: …` would set the object's prototype (ECMA-262, B.3.1); a computed key does not. */
function keySource(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return IDENTIFIER.test(key) ? key : literal(key);
}

const literal = (value: unknown) => JSON.stringify(value ?? null).replace(INVISIBLE, escaped);

const escaped = (character: string) =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

function block(items: readonly string[], open: string, close: string, indent: string): string {
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${indent}  ${item},\n`).join("")}${indent}${close}`;
}
