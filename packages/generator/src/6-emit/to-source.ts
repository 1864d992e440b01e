/**
 * Matches a key that needs no quotes, at the start of its line. Texts have no raw line breaks, so none
 * matches.
 */
const PLAIN_KEY = /^( *)"([A-Za-z_$][\w$]*)": /gm;
/** Matches spaces, separators and controls, which readers of the module can't see or tell apart. */
const INVISIBLE = /[[\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Cf}\u2011]--[ \n]]/gv;

/** Writes plain data as a TypeScript literal, indented by two spaces a level. */
export function toSource(value: unknown): string {
  const source = (JSON.stringify(value, null, 2) ?? "null").replace(PLAIN_KEY, "$1$2: ");
  // A plain `__proto__: …` would set the object's prototype (ECMA-262, B.3.1); a computed key does not.
  const safe = source.includes("__proto__: ")
    ? source.replace(/^( *)__proto__: /gm, '$1["__proto__"]: ')
    : source;
  return safe.replace(INVISIBLE, escaped);
}

const escaped = (character: string) =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
