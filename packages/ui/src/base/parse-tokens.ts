/** A custom property of the design: its name without dashes, its value as in the stylesheet. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Reads the custom properties of a stylesheet's first `:root` rule. */
export function parseTokens(css: string): readonly Token[] {
  const [, body = ""] = /:root\s*\{([^}]*)\}/.exec(css) ?? [];
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => ({
    name,
    value: value.trim(),
  }));
}
