import css from "./base.global.css?raw";

/** A custom property of the design: its name without dashes, its value as in the stylesheet. */
interface Token {
  readonly name: string;
  readonly value: string;
}

/** Reads the custom properties of a stylesheet's first `:root` rule. */
export function parseTokens(sheet: string): readonly Token[] {
  const [, body = ""] = /:root\s*\{([^}]*)\}/.exec(sheet) ?? [];
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => ({
    name,
    value: value.trim(),
  }));
}

/** The design tokens, in the order of their stylesheet. */
export const tokens = parseTokens(css);
