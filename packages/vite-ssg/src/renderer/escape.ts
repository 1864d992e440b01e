const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const reference = (character: string) => REFERENCES[character] ?? character;

/** Escapes a text for an element's content. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, reference);
}

/** Escapes a text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, reference);
}

/**
 * Writes JSON for a `<script>` element. No part of it can end the element or open a comment (HTML standard,
 * "Restrictions for contents of script elements"), nor break older JavaScript parsers.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
